"""The server under load, under attack and when things fail."""
