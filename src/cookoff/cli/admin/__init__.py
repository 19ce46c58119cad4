"""Commands for those who run a server: `cookoff admin` and `cookoff db`."""
