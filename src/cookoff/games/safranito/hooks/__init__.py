"""Hooks of Safranito for narration, the lab, analysis and research."""
