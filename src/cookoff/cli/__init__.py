"""The `cookoff` command."""
