"""The table of Hibachi on a terminal."""

from cookoff.cli.terminal.boards._grill import GrillDrawing
from cookoff.games.hibachi.rules.view import SeenChef


class HibachiDrawing(GrillDrawing):
    """See `Drawing`."""

    def owned(self, chef: SeenChef) -> dict[str, int]:
        """See `GrillDrawing`: chili lies open too."""
        return {**super().owned(chef), "chili": chef.chili}


DRAWING = HibachiDrawing()
