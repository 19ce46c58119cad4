"""What the three throwing games share: chips, boards with outlines, throws, landings, secret values.

This is not a room: safranito, hibachi and fired_up are built on it. The README lists the extension points.
"""
