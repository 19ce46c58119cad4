"""How nodes reach one another."""
