"""cookoff: five cooking-contest board games with full rules."""

__version__ = "0.2.0"
