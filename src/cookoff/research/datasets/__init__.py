"""Datasets for learning: games of named bots, move by move, in the layout that data hubs expect."""
