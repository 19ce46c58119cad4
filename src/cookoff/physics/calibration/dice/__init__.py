"""Calibration of dice: random rolls and towers, fairness, and the fit of the quick simulator."""
