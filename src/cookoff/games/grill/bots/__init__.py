"""The bots of the throwing games: throws, and the value of cards and recipes."""
