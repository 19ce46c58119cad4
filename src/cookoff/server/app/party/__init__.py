"""Parties: the people of an evening, who play one game after another."""
