"""Opening tables, sitting down, getting up, starting: what people do around a game."""
