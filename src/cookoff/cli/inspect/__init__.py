"""Commands that print games, rules and logs: `games`, `rules`, `replay`, `analyse`."""
