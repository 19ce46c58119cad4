"""Games of cards: view, determinise and inventory follow from the marks of a state's piles."""

import random
from enum import StrEnum

import msgspec

from cookoff.engine import CardRules, FaceDown, FaceUp, InHand, Piles, PilesView, encode


class Card(StrEnum):
    BACK = "back"
    ACE = "ace"
    KING = "king"
    QUEEN = "queen"


ACE, KING, QUEEN, BACK = Card.ACE, Card.KING, Card.QUEEN, Card.BACK


class Player(Piles):
    hand: InHand[Card]
    shown: FaceUp[Card]
    points: int


class State(Piles):
    players: list[Player]
    turn: int
    drawn: tuple[int, ...]
    deck: FaceDown[Card]
    mine: InHand[Card] = ()
    """Nobody's own: it belongs to no seat."""


DECK = (ACE, ACE, KING, KING, KING, QUEEN)
CARDS: CardRules[tuple[Card, ...], State] = CardRules(back=BACK, every=lambda deck, _table: deck)


def state() -> State:
    return State([Player((ACE, KING), (), 3), Player((QUEEN,), (KING,), 5)], 1, (7,), (ACE,), (KING,))


def test_a_seat_sees_its_own_hand_and_what_is_open() -> None:
    seen = CARDS.view(state(), 0)
    assert seen.me == 0
    assert seen.table == State([Player((ACE, KING), (), 3), Player((BACK,), (KING,), 5)], 1, (7,), (BACK,), (BACK,))


def test_a_spectator_sees_what_is_open() -> None:
    seen = CARDS.view(state(), None).table
    assert [player.hand for player in seen.players] == [(BACK, BACK), (BACK,)]
    assert (seen.players[1].shown, seen.deck, seen.mine) == ((KING,), (BACK,), (BACK,))


def test_a_view_leaves_the_state_as_it_was_and_survives_json() -> None:
    origin = state()
    seen = CARDS.view(origin, 1)
    assert origin == state()
    assert msgspec.json.decode(encode(seen), type=PilesView[State]) == seen


def test_hidden_cards_are_dealt_anew_and_seen_ones_stay() -> None:
    seen = CARDS.view(state(), 0)
    hands = set()
    for seed in range(20):
        dealt = CARDS.determinise(DECK, seen, random.Random(seed))
        assert dealt.players[0] == state().players[0]
        assert CARDS.view(dealt, 0) == seen
        assert CARDS.inventory(DECK, dealt) == [("ace", 2), ("king", 3), ("queen", 1)]
        hands.add(dealt.players[1].hand)
    assert hands == {(ACE,), (KING,), (QUEEN,)}


def test_equal_numbers_deal_equal_cards() -> None:
    seen = CARDS.view(state(), None)
    one, other = (CARDS.determinise(DECK, seen, random.Random("same")) for _ in range(2))
    assert one == other


def test_what_is_lost_is_missed_in_the_inventory() -> None:
    lost = state()
    lost.deck = ()
    assert CARDS.inventory(DECK, lost) == [("ace", 1), ("king", 3), ("queen", 1)]


def test_a_clone_shares_nothing_that_changes() -> None:
    origin = state()
    twin = origin.clone()
    twin.players[0].points = 9
    twin.players[0].hand = ()
    assert origin == state()
