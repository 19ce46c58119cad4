"""The arena: a round robin of any bots over tasks of a game, rated."""
