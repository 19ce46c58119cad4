"""The spaces of card games, from the marks of their piles."""

from cookoff.engine import PilesView, pile_spec
from cookoff.engine.hooks.spaces import OMITTED, PER_SEAT, IntRange, Multiset
from tests.engine.stew import DECK, Card, Cook, State


def test_a_pile_is_counted_by_kinds_and_a_face_down_pile_by_its_size() -> None:
    spec = pile_spec(State, DECK, Card.BACK, {(State, "turn"): IntRange(0, 6)}, version=2)
    kinds = Multiset((Card.PEA, Card.BEAN, Card.CHILI, Card.BACK), 4)
    assert spec.fields == {
        (PilesView, "me"): OMITTED,
        (State, "deck"): Multiset((Card.BACK,), 12),
        (State, "discard"): kinds,
        (State, "cooks"): PER_SEAT,
        (Cook, "hand"): kinds,
        (Cook, "pot"): kinds,
        (Cook, "opened"): kinds,
        (State, "turn"): IntRange(0, 6),
    }
    assert spec.version == 2
