"""The components of Fired Up."""
