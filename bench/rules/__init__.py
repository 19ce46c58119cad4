"""How fast the rules play, and whether random games pass the kit."""
