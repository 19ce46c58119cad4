"""Helpers of the browser tests: the browser, players, staged positions, checks of a page."""
