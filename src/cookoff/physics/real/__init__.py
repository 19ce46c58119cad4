"""The real simulator: every motion is computed in three dimensions, by the engine."""
