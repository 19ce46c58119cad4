"""Commands that play at a server: `join`, `mcp`."""
