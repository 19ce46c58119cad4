"""A throw, from the aim to the place where the chip lies."""
