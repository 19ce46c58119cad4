"""How strong and how fast the bots are."""
