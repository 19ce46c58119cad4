"""Variants of component files, checked and tried out in experiments."""
