"""Measurements. Every topic prints what it measured, good or bad, beside a peer or a baseline in the same run."""
