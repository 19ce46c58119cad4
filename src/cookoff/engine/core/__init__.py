"""The state machine: games, moves, events, chance and time."""
