"""Storage: one schema for SQLite and PostgreSQL, and one writer that commits for many tables at once."""
