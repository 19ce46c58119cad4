"""Commands that try out the physics: `cookoff physics`."""
