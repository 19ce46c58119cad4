"""People at real tables: what a server noted about decisions, and where people hesitate."""
