"""Views and moves as numbers of a fixed size."""
