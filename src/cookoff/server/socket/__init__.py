"""Sockets: reading what clients say, writing what tables tell."""
