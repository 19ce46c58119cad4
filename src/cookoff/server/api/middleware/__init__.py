"""Access log, rate limits, identity and error responses for every request."""
