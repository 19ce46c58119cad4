"""What every request passes: access log, rate limits, identity, error responses."""
