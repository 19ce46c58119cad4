"""Calibration of the simulators: samples, fits and textbook checks. Nothing used in play imports it."""
