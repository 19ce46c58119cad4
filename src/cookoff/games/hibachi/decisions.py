"""What a bot does besides throwing: what it does at the market."""

from cookoff.games.grill.market.decisions import decide

__all__ = ["decide"]
