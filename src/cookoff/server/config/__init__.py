"""Settings, where they come from, and the secret they contain."""
