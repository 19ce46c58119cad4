"""Quick dice and towers: distributions and statics, fitted to the real simulator."""
