"""The WebSocket of a table: handler, send queue and limits."""
