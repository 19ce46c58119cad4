"""The rules of Mithral Chef: moves, events, state and views."""
