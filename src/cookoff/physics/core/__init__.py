"""Data types behind the port. Games import them from `cookoff.physics.port`."""
