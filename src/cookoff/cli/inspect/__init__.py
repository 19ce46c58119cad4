"""Commands that look at games, rules and logs: `games`, `rules`, `replay`, `analyse`."""
