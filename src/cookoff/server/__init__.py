"""Tables for every installed game: lobby, seats, sockets, storage. It has no code for a specific game."""
