"""MIT-23: trades."""

import pytest
from tests.games.mithral_chef.positions import GAME, NOW, L, give, kitchen, listed, play, refused

from cookoff.games.mithral_chef.rules import events as e
from cookoff.games.mithral_chef.rules import moves as m
from cookoff.games.mithral_chef.rules.legal_moves import OfferBox
from cookoff.games.mithral_chef.rules.state import Offer, State

LATER = NOW + 2000
OFFER = Offer(0, 0, 1, (1, 0, 0), (0, 1, 0))


def trading(mine: tuple[int, int, int] = (2, 0, 0), theirs: tuple[int, int, int] = (0, 2, 0)) -> State:
    state = kitchen(3, seats={0: {"pantry": mine}, 1: {"pantry": theirs}})
    play(state, 0, m.MakeOffer(1, (1, 0, 0), (0, 1, 0)))
    return state


@pytest.mark.rule("MIT-23")
def test_an_accepted_offer_changes_dice() -> None:
    state = trading()
    assert list(state.offers) == [OFFER]
    assert listed(state, 1, m.Accept) == [m.Accept(0)]
    assert listed(state, 2, m.Accept) == []
    refused(state, 2, m.Accept(0), "MIT-23", "no-such-offer")
    assert play(state, 1, m.Accept(0)) == [e.Traded(OFFER)]
    assert [player.pantry for player in state.players] == [(1, 1, 0), (1, 1, 0), (0, 0, 0)]
    assert not state.offers


@pytest.mark.rule("MIT-23")
def test_an_offer_is_declined_by_the_one_and_withdrawn_by_the_other() -> None:
    state = trading()
    refused(state, 0, m.Decline(0), "MIT-23", "no-such-offer")
    refused(state, 1, m.Withdraw(0), "MIT-23", "no-such-offer")
    refused(state, 1, m.Decline(9), "MIT-23", "no-such-offer")
    assert play(state, 1, m.Decline(0)) == [e.Declined(OFFER)]
    play(state, 0, m.MakeOffer(1, (1, 0, 0), (0, 0, 0)), at=LATER)
    assert state.offers[0].id == 1
    play(state, 0, m.Withdraw(1), at=LATER)
    assert state.offers == ()


@pytest.mark.rule("MIT-23")
def test_between_two_offers_of_a_player_time_passes() -> None:
    state = trading()
    again = m.MakeOffer(2, (1, 0, 0), (0, 0, 0))
    assert GAME.ready(state, 0, again) == LATER
    refused(state, 0, again, "MIT-23", "just-offered", at=LATER - 1, left=1)
    play(state, 1, m.MakeOffer(0, (0, 1, 0), (0, 0, 0)))
    play(state, 0, m.Withdraw(0))
    refused(state, 0, again, "MIT-23", "just-offered", left=LATER - NOW)
    play(state, 0, again, at=LATER)


@pytest.mark.rule("MIT-23")
def test_dice_are_checked_when_the_offer_is_accepted() -> None:
    state = trading(theirs=(0, 0, 0))
    refused(state, 1, m.Accept(0), "MIT-23", "dice-not-there", seat=1)
    give(state, 1, pantry=(0, 1, 0))
    state.players[0].pantry = (0, 0, 0)
    refused(state, 1, m.Accept(0), "MIT-23", "dice-not-there", seat=0)


@pytest.mark.rule("MIT-23")
@pytest.mark.parametrize(
    ("move", "reason", "facts"),
    [
        (m.MakeOffer(0, (1, 0, 0), (0, 0, 0)), "no-partner", {"seat": 0}),
        (m.MakeOffer(5, (1, 0, 0), (0, 0, 0)), "no-partner", {"seat": 5}),
        (m.MakeOffer(2, (0, 0, 0), (0, 0, 0)), "names-no-dice", {}),
        (m.MakeOffer(2, (1, 0), (0, 0, 0)), "names-no-dice", {}),
        (m.MakeOffer(2, (1, 0, 0), ()), "names-no-dice", {}),
        (m.MakeOffer(2, (2, 0, 0), (0, -1, 0)), "names-no-dice", {}),
        (m.MakeOffer(2, (0, 0, 1), (0, 0, 0)), "dice-not-there", {"seat": 0}),
        (m.MakeOffer(1, (1, 0, 0), (0, 0, 0)), "offer-stands", {"seat": 1}),
    ],
)
def test_an_offer_names_dice_and_a_partner(move: m.MakeOffer, reason: str, facts: dict[str, int]) -> None:
    refused(trading(), 0, move, "MIT-23", reason, **facts)


@pytest.mark.rule("MIT-23")
def test_trades_need_no_hand_and_no_time() -> None:
    state = kitchen(2, seats={0: {"pantry": (1, 0, 0)}})
    play(state, 0, m.EnterForest(L))
    move = m.MakeOffer(1, (1, 0, 0), (0, 0, 0))
    assert GAME.ready(state, 0, move) == 0
    idle = state.players[0].chefs[L].idle
    play(state, 0, move, at=NOW + 1)
    play(state, 1, m.Accept(0), at=NOW + 1)
    assert state.players[0].chefs[L].idle == idle


@pytest.mark.rule("MIT-42", "MIT-23")
@pytest.mark.parametrize(("mine", "theirs"), [((1, 0, 0), (0, 5, 5)), ((5, 5, 0), (0, 0, 2))])
def test_a_trade_beyond_ten_dice_is_refused(mine: tuple[int, int, int], theirs: tuple[int, int, int]) -> None:
    state = kitchen(2, seats={0: {"pantry": mine}, 1: {"pantry": theirs}}, caps=True)
    give_, want = ((1, 0, 0), (0, 0, 0)) if sum(mine) == 1 else ((0, 0, 0), (0, 0, 1))
    play(state, 0, m.MakeOffer(1, give_, want))
    refused(state, 1, m.Accept(0), "MIT-42", "trade-too-many", seat=1 if sum(mine) == 1 else 0, most=10)


@pytest.mark.rule("MIT-42", "MIT-23")
@pytest.mark.parametrize(("theirs", "caps"), [((0, 5, 4), True), ((0, 5, 5), False)])
def test_a_trade_up_to_ten_dice_is_made_and_without_caps_any(theirs: tuple[int, int, int], caps: bool) -> None:
    state = kitchen(2, seats={0: {"pantry": (1, 0, 0)}, 1: {"pantry": theirs}}, caps=caps)
    play(state, 0, m.MakeOffer(1, (1, 0, 0), (0, 0, 0)))
    play(state, 1, m.Accept(0))
    assert state.players[1].pantry == (1, *theirs[1:])


@pytest.mark.rule("MIT-23")
def test_larger_offers_come_from_the_box() -> None:
    import random

    state = kitchen(2, seats={0: {"pantry": (2, 1, 0)}})
    box = GAME.moves(state, 0).box
    assert box is not None
    for seed in range(20):
        other = state.clone()
        move = box.sample(random.Random(seed))
        assert isinstance(move, m.MakeOffer)
        play(other, 0, move)
        assert GAME.moves(other, 0).box is None
    assert isinstance(OfferBox([1], (0, 0, 0)).sample(random.Random(1)), m.MakeOffer)
