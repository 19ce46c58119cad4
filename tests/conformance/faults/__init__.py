"""Games with one fault each, planted on purpose; `table.py` says which check of the kit must catch it."""
