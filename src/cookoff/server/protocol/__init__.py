"""The types that clients, nodes and the database share, from messages to errors."""
