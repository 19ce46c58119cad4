"""The components of Hibachi."""
