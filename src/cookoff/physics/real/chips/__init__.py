"""Chips on the engine: the model of a board, and runs on it."""
