"""cookoff: five cooking-contest board games by their full rules."""

__version__ = "0.1.0"
