"""The quick simulator: motions by the ten thousand a second, for search and mass simulation."""
