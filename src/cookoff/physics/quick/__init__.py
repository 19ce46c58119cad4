"""The quick simulator: tens of thousands of motions per second, for search and large simulations."""
