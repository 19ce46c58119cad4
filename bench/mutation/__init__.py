"""Whether the server's tests notice small faults."""
