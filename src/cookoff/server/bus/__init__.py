"""Messages between nodes: the interface, a NATS client, and a stub for a single node."""
