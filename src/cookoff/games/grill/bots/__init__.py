"""What the bots of the throwing games share."""
