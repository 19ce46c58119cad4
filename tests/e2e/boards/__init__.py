"""Boards of the games that are played in turns."""
