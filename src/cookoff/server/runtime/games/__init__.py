"""Games of the catalogue and the live games played with them."""
