"""Application services: tables, seating, learning, workbench, replays and administration."""
