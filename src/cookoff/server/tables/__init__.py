"""Live tables: one task owns each, and everything about a table goes through it."""
