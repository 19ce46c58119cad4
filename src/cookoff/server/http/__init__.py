"""The HTTP side: guests, the catalogue, tables, replays, files, and what those who run it need."""
