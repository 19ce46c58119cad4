"""Tutorials, practice, puzzles, analysis and the workbench."""
