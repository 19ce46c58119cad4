"""SAF-50 to SAF-53 and SAF-60 to SAF-63: blends, the end, the new round."""

import pytest
from tests.games.safranito.positions import (
    CINNAMON,
    CUMIN,
    GAME,
    GINGER,
    HEAD_CHEF,
    MINT,
    SAFFRON,
    blending,
    hold,
    listed,
    nobody_blends,
    play,
    put,
    refused,
    thrown,
)

from cookoff.engine.conformance import of
from cookoff.games.grill.market.content.enums import Ask
from cookoff.games.grill.market.rules import events as e
from cookoff.games.grill.market.rules import moves as m
from cookoff.games.grill.rules.events import ChipsGathered
from cookoff.games.grill.rules.recipes import GameEnded, RecipesDealt, RoundBegun
from cookoff.games.safranito.rules.blends import Cook, RecipeCooked

FIRST, SECOND, THIRD = GAME.lookup.recipes[:3]


@pytest.mark.rule("SAF-50")
def test_a_blend_is_put_together_by_discarding_its_three_spices() -> None:
    state = hold(blending(), {0: (*FIRST, MINT)})
    assert FIRST == (GINGER, MINT, CINNAMON)
    assert listed(state) == (m.StopCooking(), Cook(0))
    (cooked,) = of(RecipeCooked, play(state, Cook(0)))
    assert cooked == RecipeCooked(0, 0, FIRST, reserved=False)
    assert not cooked.reveals()
    assert state.chefs[0].cooked == (0,)
    assert state.chefs[0].cards == (0, 0, 0, 0, 0, 1, 0, 0, 0)
    assert [state.discard[spice] for spice in FIRST] == [1, 1, 1]
    assert state.ask is Ask.COOK


@pytest.mark.rule("SAF-50")
def test_one_face_up_blend_and_any_number_of_reserved_ones() -> None:
    state = hold(blending(), {0: (*FIRST, *SECOND, *THIRD)})
    state.chefs[0].reserved, state.deck = (2,), state.deck[1:]
    play(state, Cook(0))
    refused(state, Cook(1), "SAF-50", "one-face-up", recipe=1)
    assert listed(state) == (m.StopCooking(), Cook(2))
    (cooked,) = of(RecipeCooked, play(state, Cook(2)))
    assert cooked.reserved
    assert cooked.reveals()
    play(state, m.StopCooking())
    assert (state.seat, state.ask) == (1, Ask.COOK)


@pytest.mark.rule("SAF-50")
def test_the_next_player_may_take_a_face_up_blend_again() -> None:
    state = hold(blending(), {0: FIRST, 1: SECOND})
    play(state, Cook(0))
    play(state, m.StopCooking())
    play(state, Cook(1))
    assert state.chefs[1].cooked == (1,)


@pytest.mark.rule("SAF-50")
def test_what_cannot_be_put_together_is_refused() -> None:
    state = hold(blending(), {0: FIRST[:2]})
    state.chefs[1].reserved = (5,)
    refused(state, Cook(0), "SAF-50", "ingredients-missing", recipe=0)
    refused(state, Cook(5), "SAF-50", "recipe-not-there", recipe=5)
    refused(state, Cook(18), "SAF-50", "no-such-recipe", recipe=18)
    refused(state, Cook(-1), "SAF-50", "no-such-recipe", recipe=-1)
    refused(state, Cook(0), "SAF-50", "not-your-turn", by=1, seat=0)
    refused(state, m.Buy(), "SAF-50", "asked-otherwise", ask="cook")


@pytest.mark.rule("SAF-51", "SAF-61")
def test_face_up_blends_are_filled_up_only_at_the_beginning_of_the_next_round() -> None:
    state = hold(blending(), {0: FIRST})
    play(state, Cook(0))
    assert list(state.menu) == [1]
    (dealt,) = of(RecipesDealt, nobody_blends(state))
    assert dealt.recipes == (2,)
    assert dealt.reveals()
    assert list(state.menu) == [1, 2]


@pytest.mark.rule("SAF-52")
def test_the_third_blend_wins_at_once() -> None:
    state = hold(blending(3, head=1), {1: FIRST, 2: SECOND})
    state.chefs[1].cooked = (7, 8)
    state.chefs[2].money = 900
    assert GAME.outcome(state) is None
    assert play(state, Cook(0))[-1] == GameEnded("SAF-52")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.ranking, outcome.points, outcome.ended_by) == (((1,), (2,), (0,)), (0, 3, 0), "SAF-52")
    assert GAME.to_act(state) == ()
    assert not GAME.moves(state, 2)
    refused(state, Cook(1), "SAF-52", "game-over", by=2)


@pytest.mark.rule("SAF-53")
@pytest.mark.parametrize(
    ("cooked", "money", "cards", "ranking"),
    [
        ((1, 0), (0, 9), (0, 3), ((0,), (1,))),
        ((1, 1), (8, 9), (3, 0), ((1,), (0,))),
        ((1, 1), (9, 9), (2, 3), ((1,), (0,))),
        ((1, 1), (9, 9), (3, 3), ((0, 1),)),
    ],
)
def test_after_the_last_round_blends_then_money_then_cards_decide(
    cooked: tuple[int, int], money: tuple[int, int], cards: tuple[int, int], ranking: tuple[tuple[int, ...], ...]
) -> None:
    state = hold(blending(last_round=1), {seat: (MINT,) * cards[seat] for seat in (0, 1)})
    for seat in (0, 1):
        state.chefs[seat].cooked = tuple(range(10 + seat, 10 + seat + cooked[seat]))
        state.chefs[seat].money = money[seat]
    assert nobody_blends(state)[-1] == GameEnded("SAF-53")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.ranking, outcome.ended_by) == (ranking, "SAF-53")
    refused(state, m.StopCooking(), "SAF-53", "game-over", by=0)


@pytest.mark.rule("SAF-53")
def test_the_usual_last_round_is_the_fortieth() -> None:
    assert blending().last_round == 40


@pytest.mark.rule("SAF-53")
def test_a_table_may_play_without_a_last_round() -> None:
    state = blending(last_round=None)
    state.round = 40
    assert GameEnded("SAF-53") not in nobody_blends(state)
    assert state.round == 41
    assert GAME.view(state, 0).last_round is None


@pytest.mark.rule("SAF-60")
def test_the_pepper_mill_goes_to_the_left_neighbour() -> None:
    state = blending(3, head=2)
    told = nobody_blends(state)
    assert of(RoundBegun, told) == [RoundBegun(2, 0)]
    assert of(ChipsGathered, told)
    assert (state.head, state.seat, state.ask, state.round) == (0, 0, Ask.THROW, 2)
    assert all(pouch.hand == (10, 20, 30, 40, 50, 60) for pouch in state.grill.pouches)


@pytest.mark.rule("SAF-60", "SAF-36")
def test_it_goes_on_from_whoever_took_it_in_this_round() -> None:
    state, _ = thrown((10, HEAD_CHEF), players=3, first=1)
    play(state, m.DeclineSpace())
    kept = state.clone()
    nobody_blends(kept)
    assert kept.head == 2
    state, _ = thrown((10, MINT), (60, HEAD_CHEF), players=3, first=1)
    play(state, m.UseSpace())
    assert state.head == 2
    play(state, m.ChooseBowl(MINT))
    while state.ask is Ask.SELL:
        play(state, m.Sell(0))
    nobody_blends(state)
    assert state.head == 0


@pytest.mark.rule("SAF-61", "SAF-11", "SAF-49")
@pytest.mark.parametrize(("players", "cards"), [(2, 4), (3, 5), (4, 6)])
def test_new_spice_cards_are_added_and_what_lies_there_stays(players: int, cards: int) -> None:
    state = blending(players)
    before = sum(state.display)
    (dealt,) = of(e.CardsDealt, nobody_blends(state))
    assert len(dealt.cards) == cards
    assert dealt.reveals()
    assert sum(state.display) == before + cards


@pytest.mark.rule("SAF-61")
def test_no_blend_is_dealt_when_none_is_missing() -> None:
    assert not of(RecipesDealt, nobody_blends(blending()))


@pytest.mark.rule("SAF-62")
def test_a_used_up_pile_is_the_shuffled_discards_only_when_a_card_must_be_drawn() -> None:
    state = put(blending(), pile=(CUMIN, CUMIN), discard=(0, 0, 0, 0, 0, 0, 0, 0, 5))
    play(state, m.StopCooking())
    told = play(state, m.StopCooking(), (4, 3, 2, 1, 0))
    assert [event.cards for event in of(e.CardsDealt, told)] == [(CUMIN, CUMIN), (SAFFRON,) * 2]
    assert state.pile == (SAFFRON,) * 3
    exact = put(blending(), pile=(CUMIN,) * 4, discard=(0, 0, 0, 0, 0, 0, 0, 0, 5))
    assert not of(e.PileShuffled, nobody_blends(exact))
    assert exact.pile == ()


@pytest.mark.rule("SAF-62", "SAF-63")
def test_what_is_not_there_is_not_laid_out_and_the_game_goes_on() -> None:
    state = put(blending(), pile=(CUMIN,), discard=(0,) * 9, deck=(17,), menu=())
    told = nobody_blends(state)
    assert [event.cards for event in of(e.CardsDealt, told)] == [(CUMIN,)]
    assert [event.recipes for event in of(RecipesDealt, told)] == [(17,)]
    empty = put(blending(), pile=(), discard=(0,) * 9, deck=(), menu=())
    told = nobody_blends(empty)
    assert not of(e.CardsDealt, told)
    assert not of(RecipesDealt, told)
    assert empty.ask is Ask.THROW


@pytest.mark.rule("SAF-63")
def test_reserved_blends_are_put_together_when_no_other_is_left() -> None:
    state = put(hold(blending(), {0: FIRST}), deck=(), menu=())
    state.chefs[0].reserved = (0,)
    play(state, Cook(0))
    assert state.chefs[0].cooked == (0,)
