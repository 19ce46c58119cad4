"""The bots of Fired Up."""
