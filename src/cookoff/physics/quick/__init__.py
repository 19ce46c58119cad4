"""The quick table: chips thrown ten thousand times a second, for search and mass simulation."""
