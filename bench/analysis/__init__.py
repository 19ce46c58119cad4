"""Whether predictions hold."""
