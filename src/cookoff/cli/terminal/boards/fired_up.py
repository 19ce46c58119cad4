"""The table of Fired Up on a terminal."""

from collections.abc import Sequence

from cookoff.cli.terminal.boards._grill import GrillDrawing
from cookoff.games.fired_up.rules.view import FiredUpView, SeenChef
from cookoff.i18n import Translator


class FiredUpDrawing(GrillDrawing):
    """See `Drawing`."""

    stock = "pile"

    def heading(self, view: FiredUpView, translator: Translator) -> str:
        """See `GrillDrawing`: chili has a pile and no bowl."""
        return f"{super().heading(view, translator)} · {translator.say('table-chili')}: {view.piles[-1]}"

    def at_bowls(self, view: FiredUpView) -> Sequence[int]:
        """See `GrillDrawing`."""
        return view.piles

    def cards(self, chef: SeenChef) -> Sequence[int]:
        """See `GrillDrawing`."""
        return chef.hand or ()


DRAWING = FiredUpDrawing()
