"""Routes commands and messages to the node that owns a table."""
