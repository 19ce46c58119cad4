"""Plays the games of a scenario, in this process, in several or on a Ray cluster, and records them."""
