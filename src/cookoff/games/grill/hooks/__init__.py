"""Hooks of the throwing games for narration, the lab, analysis and research."""
