"""MIT-30 to MIT-35: hunting."""

import pytest
from tests.games.mithral_chef.positions import GAME, NOW, L, R, give, kitchen, listed, on_the_oven, play, refused

from cookoff.engine import Scripted
from cookoff.engine.conformance import of
from cookoff.games.mithral_chef.content.enums import Hand
from cookoff.games.mithral_chef.rules import events as e
from cookoff.games.mithral_chef.rules import moves as m
from cookoff.games.mithral_chef.rules.state import Hunting, State

THEN = NOW + 5000


def in_the_forest(*, seat: int = 0, hand: Hand = L, state: State | None = None) -> State:
    state = kitchen(2) if state is None else state
    play(state, seat, m.EnterForest(hand))
    return state


def flip(state: State, card: str, *, seat: int = 0, hand: Hand = L, slot: int = 5, at: int = THEN) -> list[object]:
    return list(play(state, seat, m.Flip(hand, slot), state.forest.index(card), at=at))


@pytest.mark.rule("MIT-30")
def test_tracks_are_turned_back_and_mixed_in() -> None:
    state = in_the_forest()
    events = flip(state, "tracks")
    assert events[:2] == [e.CardFlipped(0, L, 5, "tracks"), e.CardMixed(0, L, 5, "tracks")]
    assert state.spread >> 5 & 1
    assert state.players[0].chefs[L].work == Hunting()
    flip(state, "tracks", at=THEN + 3000)


@pytest.mark.rule("MIT-31")
def test_an_animal_is_taken_with_its_die_and_the_sous_chef_leaves() -> None:
    state = in_the_forest()
    flip(state, "hart-d8")
    refused(state, 0, m.Flip(L, 6), "MIT-31", "card-open", at=THEN + 3000)
    play(state, 0, m.TakeGame(L), at=THEN + 3000)
    assert state.players[0].game == ("hart-d8",)
    assert state.supply == (3, 2, 3)
    assert state.players[0].chefs[L].station is None
    assert not state.spread >> 5 & 1


@pytest.mark.rule("MIT-31")
def test_an_animal_may_be_ignored() -> None:
    state = in_the_forest()
    before = state.clone()
    flip(state, "hart-d8")
    assert of(e.CardMixed, play(state, 0, m.Ignore(L), at=THEN + 3000)) == [e.CardMixed(0, L, 5, "hart-d8")]
    assert (state.forest, state.spread, state.supply) == (before.forest, before.spread, before.supply)


@pytest.mark.rule("MIT-31")
def test_without_an_open_card_there_is_nothing_to_take_or_ignore() -> None:
    state = in_the_forest()
    refused(state, 0, m.TakeGame(L), "MIT-31", "no-card-open", at=THEN)
    refused(state, 0, m.Ignore(L), "MIT-31", "no-card-open", at=THEN)


@pytest.mark.rule("MIT-32")
def test_a_questing_beast_must_be_taken() -> None:
    state = in_the_forest()
    flip(state, "beast-d10")
    refused(state, 0, m.Ignore(L), "MIT-32", "beast", at=THEN + 3000)
    assert [type(move) for move in GAME.moves(state, 0).discrete if getattr(move, "hand", None) == L] == [m.TakeGame]
    play(state, 0, m.TakeGame(L), at=THEN + 3000)
    assert state.players[0].game == ("beast-d10",)


@pytest.mark.rule("MIT-33")
@pytest.mark.parametrize("card", ["wolf-d10", "beast-d10"])
def test_an_animal_whose_die_is_not_there_escapes(card: str) -> None:
    state = kitchen(2, seats={1: {"game": ["hart-d10", "hart-d10", "ram-d10"]}})
    in_the_forest(state=state)
    assert flip(state, card)[1] == e.CardMixed(0, L, 5, card, escaped=True)
    assert state.players[0].chefs[L].work == Hunting()


@pytest.mark.rule("MIT-33", "MIT-32")
def test_a_beast_whose_die_another_hand_took_may_be_turned_back() -> None:
    state = kitchen(2, seats={1: {"game": ["hart-d10", "hart-d10"]}})
    in_the_forest(state=state)
    flip(state, "beast-d10")
    give(state, 1, game=["ram-d10"])
    refused(state, 0, m.TakeGame(L), "MIT-33", "no-die", at=THEN + 3000, card="beast-d10")
    assert of(e.CardMixed, play(state, 0, m.Ignore(L), at=THEN + 3000))[0].escaped


@pytest.mark.rule("MIT-34")
def test_a_card_being_looked_at_is_not_there_for_others() -> None:
    state = kitchen(2)
    in_the_forest(state=state)
    in_the_forest(state=state, seat=1, hand=R)
    flip(state, "hart-d8", slot=7)
    refused(state, 1, m.Flip(R, 7), "MIT-34", "no-card-there", at=THEN, slot=7)
    refused(state, 1, m.Flip(R, GAME.lookup.cards), "MIT-34", "no-card-there", at=THEN, slot=58)
    refused(state, 1, m.Flip(R, -1), "MIT-34", "no-card-there", at=THEN, slot=-1)
    assert m.Flip(R, 7) not in listed(state, 1, m.Flip)
    play(state, 0, m.Ignore(L), at=THEN + 3000)
    flip(state, "ram-d6", seat=1, hand=R, slot=7, at=THEN + 3000)


@pytest.mark.rule("MIT-34")
def test_mixing_makes_every_face_down_card_as_likely_as_any_other() -> None:
    """What a place gives is drawn among all face-down cards, also where a card was just turned back."""
    state = in_the_forest()
    flip(state, "tracks", slot=7)
    for card in sorted(set(state.forest)):
        other = state.clone()
        events = GAME.play(other, 0, m.Flip(L, 7), Scripted(THEN + 3000, other.forest.index(card)))
        assert isinstance(events, list)
        assert events[0] == e.CardFlipped(0, L, 7, card)


@pytest.mark.rule("MIT-35")
def test_with_caps_a_hand_that_enters_with_three_game_may_only_release() -> None:
    """Also game on the oven counts, but only what is off it can be released."""
    state = kitchen(2, seats={0: {"game": ["hart-d8", "hart-d8", "ram-d6"]}}, caps=True)
    on_the_oven(state, 0, R, "hart-skewers", ["hart-d6"])
    in_the_forest(state=state)
    refused(state, 0, m.Flip(L, 5), "MIT-35", "enough-game", at=THEN, most=3)
    assert listed(state, 0, m.Flip) == []
    assert listed(state, 0, m.ReleaseGame) == [m.ReleaseGame(L, "hart-d8"), m.ReleaseGame(L, "ram-d6")]
    play(state, 0, m.ReleaseGame(L, "hart-d8"), at=THEN)
    refused(state, 0, m.Flip(L, 5), "MIT-35", "enough-game", at=THEN + 3000, most=3)
    play(state, 0, m.ReleaseGame(L, "hart-d8"), at=THEN + 3000)
    flip(state, "wolf-d10", at=THEN + 6000)
    play(state, 0, m.TakeGame(L), at=THEN + 9000)
    assert state.players[0].game == ("ram-d6", "wolf-d10")


@pytest.mark.rule("MIT-35")
def test_a_hand_that_entered_with_fewer_goes_on_hunting_when_the_other_takes_the_third() -> None:
    state = kitchen(2, seats={0: {"game": ["hart-d8", "hart-d6"]}}, caps=True)
    in_the_forest(state=state)
    in_the_forest(state=state, hand=R)
    flip(state, "ram-d6")
    play(state, 0, m.TakeGame(L), at=THEN + 3000)
    flip(state, "wolf-d10", hand=R, slot=7)
    play(state, 0, m.TakeGame(R), at=THEN + 3000)
    assert len(state.players[0].game) == 4


@pytest.mark.rule("MIT-35")
@pytest.mark.parametrize("options", [{}, {"caps": False}])
def test_without_caps_everybody_hunts_with_any_number_of_game(options: dict[str, bool]) -> None:
    state = kitchen(2, seats={0: {"game": ["hart-d8", "hart-d8", "hart-d6"]}}, **options)
    in_the_forest(state=state)
    play(state, 0, m.ReleaseGame(L, "hart-d6"), at=THEN)
    flip(state, "ram-d6", at=THEN + 3000)


@pytest.mark.rule("MIT-35")
def test_game_bound_to_a_plate_does_not_count() -> None:
    things = {"game": ["hart-d8", "hart-d8"], "dishes": [("hart-skewers", ["hart-d6"], 6)]}
    state = kitchen(2, seats={0: things}, caps=True)
    in_the_forest(state=state)
    flip(state, "ram-d6")


@pytest.mark.rule("MIT-35")
def test_own_game_may_be_released_instead_of_flipping() -> None:
    state = kitchen(2, seats={0: {"game": ["hart-d8"]}})
    in_the_forest(state=state)
    refused(state, 0, m.ReleaseGame(L, "ram-d6"), "MIT-35", "no-such-game", at=THEN, card="ram-d6")
    number = len(state.forest)
    play(state, 0, m.ReleaseGame(L, "hart-d8"), at=THEN)
    assert state.players[0].game == ()
    assert len(state.forest) == state.spread.bit_count() == number + 1
    assert state.supply == (3, 3, 3)


@pytest.mark.rule("MIT-35", "MIT-34")
def test_a_released_card_does_not_take_the_place_of_one_being_looked_at() -> None:
    state = kitchen(2, seats={0: {"game": ["hart-d8"]}})
    assert not state.spread & 1
    in_the_forest(state=state)
    in_the_forest(state=state, seat=1)
    flip(state, "ram-d6", seat=1, slot=1)
    state.spread |= 1
    state.spread &= ~4
    play(state, 0, m.ReleaseGame(L, "hart-d8"), at=THEN)
    assert state.spread >> 2 & 1
    assert not state.spread >> 1 & 1


@pytest.mark.rule("MIT-35")
def test_no_release_while_a_card_is_open() -> None:
    state = kitchen(2, seats={0: {"game": ["hart-d8"]}})
    in_the_forest(state=state)
    flip(state, "ram-d6", slot=9)
    refused(state, 0, m.ReleaseGame(L, "hart-d8"), "MIT-31", "card-open", at=THEN + 3000)
