"""Hooks of Fired Up for narration, the lab, analysis and research."""
