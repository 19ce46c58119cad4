"""Rules of the throwing games: chips, throws, landings, recipes."""
