"""Structs as phrases: what people are shown of questions, moves, events and refusals."""
