"""The table of Safranito on a terminal."""

from ._grill import GrillDrawing

DRAWING = GrillDrawing()
