"""The table of Safranito on a terminal."""

from cookoff.cli.terminal.boards._grill import GrillDrawing

DRAWING = GrillDrawing()
