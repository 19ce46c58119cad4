"""Lessons, puzzles, practice and analyses."""
