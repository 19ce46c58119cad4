"""Mithral Chef, which is played in real time."""
