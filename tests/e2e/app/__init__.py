"""Pages, settings and turns around a game."""
