"""Dice: speed, agreement of the simulators, fairness."""
