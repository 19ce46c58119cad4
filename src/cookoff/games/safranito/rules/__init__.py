"""The rules of Safranito: moves, events, state and views."""
