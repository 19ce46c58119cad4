"""What an experiment plays: scenarios, variants of a game, experiment files."""
