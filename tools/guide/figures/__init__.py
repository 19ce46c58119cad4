"""Draws the figures of the players' pages from model games: `python -m tools.guide.figures`, or with `--check`."""
