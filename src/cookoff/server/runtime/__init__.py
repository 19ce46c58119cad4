"""The machinery under the application: tables in memory, games, worker processes, environment."""
