"""Hooks of the market games for narration, the lab and research."""
