"""What the server does for clients: tables, seating, learning, workbench, replays, administration."""
