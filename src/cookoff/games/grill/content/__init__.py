"""The parts of component files that the throwing games share."""
