"""Writes and checks what the guidebook shows: figures, tables, recorded throws, pages of notebooks."""
