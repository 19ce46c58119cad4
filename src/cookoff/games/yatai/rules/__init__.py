"""The rules of Yatai: moves, events, state and views."""
