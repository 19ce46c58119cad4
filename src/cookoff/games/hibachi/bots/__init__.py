"""The bots of Hibachi."""
