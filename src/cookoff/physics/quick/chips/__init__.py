"""Quick chips: a compiled kernel, fitted to the real simulator."""
