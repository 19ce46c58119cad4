"""Facts and rules for descriptions of the game. The messages are in the locales."""

from collections.abc import Mapping
from typing import Any

from cookoff.engine import Event, Fact, Move, Phrase, PlainGuide, Question, Refusal

from .events import Drew, LidLifted
from .moves import Season, Swap
from .state import View


class PinchGuide(PlainGuide):
    """See `Guide`."""

    def question(self, game: Any, view: View) -> Question | None:
        """See `Guide`."""
        table = view.table
        if not table.turns:
            return None
        mine = game.components.salt(table.cooks[table.seat].pot)
        taste = game.components.tastes[len(table.cooks)]
        return Question(Phrase("question-season", {"taste": taste, "mine": mine}), ("PIN-5", "PIN-8"))

    def rules(self, _game: Any, _view: View, move: Move) -> tuple[str, ...]:
        """See `Guide`."""
        return ("PIN-6",) if isinstance(move, Season) else ("PIN-7",)

    def facts(self, game: Any, _view: View | None, thing: Move | Event | Refusal) -> Mapping[str, Fact]:
        """See `Guide`."""
        match thing:
            case Season(card) | Swap(card) if card in game.components.faces:
                face = game.components.faces[card]
                return {"salt": face.salt, "points": face.points}
            case Drew():
                return {"number": len(thing.cards)}
            case LidLifted(cards=()):
                return {"cards": Phrase("pot-nothing")}
            case _:
                return {}
