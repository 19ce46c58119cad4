"""The three throwing games."""
