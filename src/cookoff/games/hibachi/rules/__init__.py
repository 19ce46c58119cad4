"""The rules of Hibachi: moves, events, state and views."""
