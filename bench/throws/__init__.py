"""Chips: speed, agreement of the simulators, hands."""
