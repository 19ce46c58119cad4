"""Tables for every game of the catalogue: lobby, seats, sockets, storage. It knows no game by name."""
