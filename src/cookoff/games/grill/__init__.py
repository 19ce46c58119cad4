"""What the three throwing games share: chips, boards with outlines, throws, landings, secret values.

Not a room: the rooms safranito, hibachi and fired_up are built on it. The README names the extension points.
"""
