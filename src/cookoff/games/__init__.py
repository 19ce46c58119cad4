"""One room for each game. A room never imports another room."""
