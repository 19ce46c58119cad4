"""A game's data files: components and the ledger of rules."""
