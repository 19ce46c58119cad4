"""Hooks of Hibachi for narration, the lab, analysis and research."""
