"""The log of a game: its format, writing it while a match is played, and replaying it."""

from .format import SCHEMA, Entry, Header, Log, Writer, chain, combined_hash, parse, read

__all__ = ["SCHEMA", "Entry", "Header", "Log", "Writer", "chain", "combined_hash", "parse", "read"]
