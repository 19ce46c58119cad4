"""Messages between nodes: a port, NATS behind it, and a stub for a single node."""
