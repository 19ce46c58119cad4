"""The rules of Fired Up: moves, events, state and views."""
