"""THR-11: aims from different sides are told apart in words."""

import pytest
from tests.i18n.test_complete import Lcg

from cookoff.engine import Search, room
from cookoff.games.grill.rules.moves import AimChip
from cookoff.i18n import Translator, languages
from cookoff.physics.sources import sources_of

HIBACHI = room("hibachi")


@pytest.mark.rule("THR-11")
@pytest.mark.parametrize("language", languages(HIBACHI))
def test_every_listed_aim_has_words_of_its_own(language: str) -> None:
    game = HIBACHI.load(None)
    state = game.setup(2, game.types.options(), Search(Lcg(1), sources_of(HIBACHI, game, "quick")))
    view, translator = game.view(state, state.seat), Translator(HIBACHI, language)
    aims = [move for move in game.moves(state, state.seat).discrete if isinstance(move, AimChip)]
    assert len(aims) > 1000
    assert len({translator.move(game, view, move) for move in aims}) == len(aims)
    assert translator.problems == []
