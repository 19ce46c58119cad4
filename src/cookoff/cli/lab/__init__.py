"""Commands that play many games: `simulate`, `lab`, `research`."""
