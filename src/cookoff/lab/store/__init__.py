"""Keeps games: the cache of everything that was played, and datasets of Parquet files."""
