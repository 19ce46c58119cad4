"""What the server keeps: one schema for SQLite and PostgreSQL, one writer that commits for many tables at once."""
