"""Drafts of component files, and experiments with them."""
