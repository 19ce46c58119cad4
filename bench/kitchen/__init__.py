"""Mithral Chef: hands, towers, the picture, latency."""
