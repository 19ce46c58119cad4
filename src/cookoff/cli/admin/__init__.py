"""Commands for operators of a server: `cookoff admin` and `cookoff db`."""
