"""What clients and bots do at a table, as jobs of its actor."""
