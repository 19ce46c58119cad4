"""Calibration of chips: random scenes and throws, and the fit of the quick simulator."""
