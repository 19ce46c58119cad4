"""The table of Hibachi on a terminal."""

from cookoff.games.hibachi.rules.view import SeenChef

from ._grill import GrillDrawing


class HibachiDrawing(GrillDrawing):
    """See `Drawing`."""

    def owned(self, chef: SeenChef) -> dict[str, int]:
        """See `GrillDrawing`: chili lies open too."""
        return {**super().owned(chef), "chili": chef.chili}


DRAWING = HibachiDrawing()
