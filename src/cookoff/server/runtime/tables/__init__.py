"""Live tables: one actor task for each, and the registry that loads and unloads them."""
