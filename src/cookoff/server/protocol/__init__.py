"""Types shared by clients, nodes and the database."""
