"""Encodes views and moves as vectors and indexes of a fixed size."""
