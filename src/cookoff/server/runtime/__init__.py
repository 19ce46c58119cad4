"""Runtime beneath the application: live tables, games, worker processes and the environment."""
