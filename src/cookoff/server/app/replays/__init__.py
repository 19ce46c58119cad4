"""Replays of finished and running games."""
