"""Dice on the engine: the model of a card or a plate, bounces, and runs on it."""
