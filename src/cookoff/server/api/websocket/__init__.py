"""The WebSocket of a table: its handler, its send queue, its limits."""
