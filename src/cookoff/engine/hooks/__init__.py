"""Optional parts of a room: bots, lab, analysis, spaces."""
