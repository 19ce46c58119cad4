"""What the environments are built from: vector and throw environments, real-time steps, opponents, rendering."""
