"""Doors for programs that learn: numbers of a fixed size made from views and moves, and environments on top of them."""
