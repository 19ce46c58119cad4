"""Playing at the terminal: `cookoff play`."""
