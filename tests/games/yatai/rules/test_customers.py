"""YAT-30 and YAT-31: guests from the bag."""

import pytest
from tests.games.yatai.positions import GAME, listed, play, play_all, refused, table

from cookoff.engine.conformance import of
from cookoff.games.yatai.content.enums import Ask, Guest
from cookoff.games.yatai.rules import events as e
from cookoff.games.yatai.rules import moves as m
from cookoff.games.yatai.rules.state import State

RED, BLUE, GREEN, YELLOW, TOURIST = Guest
FULL = (RED, BLUE, GREEN, YELLOW)


def _draw(guest: Guest, tile: str = "customers-1", players: int = 2, **queues: tuple[Guest, ...]) -> State:
    """Seat 0 has drawn a guest; queues are those of `seat0`, `seat1` ..."""
    stalls = {int(name[-1]): {"queue": queue} for name, queue in queues.items()}
    state = table(players, line=(tile,), stalls=stalls)
    play(state, m.Act(tile), guest)
    return state


@pytest.mark.rule("YAT-30")
@pytest.mark.parametrize(("tile", "number"), [("customers-1", 1), ("customers-2", 2)])
def test_the_tile_says_how_many_guests_are_drawn(tile: str, number: int) -> None:
    state = table(line=(tile,))
    before = sum(state.bag)
    drawn = of(e.GuestDrawn, play(state, m.Act(tile), RED))
    for _ in range(number - 1):
        drawn += of(e.GuestDrawn, play(state, m.Welcome(0), BLUE))
    play(state, m.Welcome(0))
    assert len(drawn) == number
    assert sum(state.bag) == before - number
    assert state.ask is Ask.ACT


@pytest.mark.rule("YAT-30")
@pytest.mark.parametrize("stall", [0, 1, 2])
def test_a_customer_goes_to_the_first_free_space_of_anyones_queue(stall: int) -> None:
    state = _draw(YELLOW, players=3, seat0=(RED,), seat1=(BLUE, BLUE), seat2=(GREEN,))
    before = state.stalls[stall].queue
    play(state, m.Welcome(stall))
    assert state.stalls[stall].queue == (*before, YELLOW)
    assert sum(len(each.queue) for each in state.stalls) == 5


@pytest.mark.rule("YAT-30")
def test_a_customer_cannot_join_a_full_queue() -> None:
    state = _draw(RED, seat1=FULL)
    refused(state, m.Welcome(1), "YAT-30", "queue-full", stall=1)
    assert listed(state, m.Welcome, m.SwapTourist) == [m.Welcome(0)]


@pytest.mark.rule("YAT-30")
def test_a_customer_does_not_swap() -> None:
    state = _draw(RED, seat1=(BLUE,))
    refused(state, m.SwapTourist(1, 0), "YAT-30", "only-tourists-swap")


@pytest.mark.rule("YAT-30")
@pytest.mark.parametrize("stall", [-1, 2, 4])
def test_a_guest_cannot_go_to_a_stall_that_is_not_there(stall: int) -> None:
    refused(_draw(RED), m.Welcome(stall), "YAT-30", "no-such-stall", stall=stall)


@pytest.mark.rule("YAT-31")
def test_a_customer_must_be_placed() -> None:
    state = _draw(RED)
    refused(state, m.EndTurn(), "YAT-30", "asked-otherwise", ask="welcome")
    assert listed(state, m.Welcome, m.SwapTourist) == [m.Welcome(0), m.Welcome(1)]


@pytest.mark.rule("YAT-30")
def test_a_tourist_may_go_into_the_own_queue() -> None:
    state = _draw(TOURIST, seat0=(RED,), seat1=(BLUE,))
    play(state, m.Welcome(0))
    assert (state.stalls[0].queue, state.stalls[1].queue) == ((RED, TOURIST), (BLUE,))


@pytest.mark.rule("YAT-30")
def test_a_tourist_cannot_simply_join_anothers_queue() -> None:
    refused(_draw(TOURIST, seat1=(BLUE,)), m.Welcome(1), "YAT-30", "tourist-stays")


@pytest.mark.rule("YAT-30")
@pytest.mark.parametrize("place", [0, 1, 2, 3])
def test_a_tourist_may_take_the_place_of_any_customer_in_anothers_queue(place: int) -> None:
    state = _draw(TOURIST, seat0=(RED,), seat1=FULL)
    events = play(state, m.SwapTourist(1, place))
    assert events == [e.CustomerDisplaced(0, 1, place, FULL[place]), e.Asked(0, Ask.SEND_ON)]
    assert state.stalls[1].queue == (*FULL[:place], TOURIST, *FULL[place + 1 :])
    assert (state.stalls[0].queue, state.guest) == ((RED,), FULL[place])


@pytest.mark.rule("YAT-30")
@pytest.mark.parametrize("stall", [0, 2])
def test_a_replaced_customer_goes_to_any_queue_but_the_one_it_left(stall: int) -> None:
    state = _draw(TOURIST, players=4, seat0=(RED,), seat1=(BLUE, GREEN), seat3=FULL)
    play(state, m.SwapTourist(1, 0))
    assert listed(state, m.Welcome, m.SwapTourist) == [m.Welcome(0), m.Welcome(2)]
    refused(state, m.Welcome(1), "YAT-30", "not-back", stall=1)
    refused(state, m.Welcome(3), "YAT-30", "queue-full", stall=3)
    refused(state, m.SwapTourist(1, 1), "YAT-30", "asked-otherwise", ask="send-on")
    queues = [(RED,), (TOURIST, GREEN), (), FULL]
    queues[stall] = (*queues[stall], BLUE)
    assert play(state, m.Welcome(stall)) == [e.GuestWelcomed(0, stall, BLUE), e.Asked(0, Ask.ACT)]
    assert [each.queue for each in state.stalls] == queues
    assert (state.guest, state.displaced_from) == (None, None)


@pytest.mark.rule("YAT-30")
def test_the_queue_a_customer_left_is_open_to_the_next_guest() -> None:
    state = _draw(TOURIST, "customers-2", seat1=(BLUE,))
    play(state, m.SwapTourist(1, 0))
    play(state, m.Welcome(0), RED)
    assert listed(state, m.Welcome) == [m.Welcome(0), m.Welcome(1)]


@pytest.mark.rule("YAT-30", "YAT-31")
def test_no_swap_where_the_customer_would_find_room_only_in_the_queue_it_left() -> None:
    state = _draw(TOURIST, players=3, seat0=FULL, seat1=(BLUE, GREEN), seat2=FULL)
    refused(state, m.SwapTourist(1, 0), "YAT-30", "no-other-queue")
    assert listed(state, m.Welcome, m.SwapTourist) == [m.SwapTourist(2, place) for place in range(4)]
    play(state, m.SwapTourist(2, 0))
    assert listed(state, m.Welcome) == [m.Welcome(1)]


@pytest.mark.rule("YAT-31", "YAT-30")
def test_a_tourist_goes_back_if_every_customer_could_only_return_to_its_own_queue() -> None:
    state = table(line=("customers-1",), stalls={0: {"queue": FULL}, 1: {"queue": (RED, TOURIST)}})
    events = play(state, m.Act("customers-1"), TOURIST)
    assert of(e.TouristReturned, events) == [e.TouristReturned(0)]
    assert state.ask is Ask.ACT


@pytest.mark.rule("YAT-30", "YAT-27")
def test_the_customer_is_sent_on_before_the_next_guest_is_drawn() -> None:
    state = _draw(TOURIST, "customers-2", seat1=(BLUE,))
    play(state, m.SwapTourist(1, 0))
    assert (state.ask, state.owed) == (Ask.SEND_ON, 2)
    events = play(state, m.Welcome(0), RED)
    assert events == [e.GuestWelcomed(0, 0, BLUE), e.GuestDrawn(0, RED), e.Asked(0, Ask.WELCOME)]
    assert [stall.queue for stall in state.stalls] == [(BLUE,), (TOURIST,)]


@pytest.mark.rule("YAT-30", "YAT-31")
def test_with_the_own_queue_full_a_tourist_must_replace_a_rivals_customer() -> None:
    state = _draw(TOURIST, players=3, seat0=FULL, seat1=(RED, TOURIST))
    refused(state, m.Welcome(0), "YAT-30", "queue-full", stall=0)
    assert listed(state, m.Welcome, m.SwapTourist) == [m.SwapTourist(1, 0)]
    play(state, m.SwapTourist(1, 0))
    assert listed(state, m.Welcome) == [m.Welcome(2)]
    play(state, m.Welcome(2))
    assert [stall.queue for stall in state.stalls] == [FULL, (TOURIST, TOURIST), (RED,)]


@pytest.mark.rule("YAT-30")
def test_a_customer_who_came_along_by_the_first_rules_still_does_in_their_logs() -> None:
    state = _draw(TOURIST, seat0=(RED,), seat1=(BLUE, GREEN))
    GAME.evolve(state, e.TouristSwapped(0, 1, 1, GREEN))
    assert ([stall.queue for stall in state.stalls], state.guest) == ([(RED, GREEN), (BLUE, TOURIST)], None)


@pytest.mark.rule("YAT-30")
def test_a_tourist_does_not_take_the_place_of_a_tourist() -> None:
    state = _draw(TOURIST, seat1=(BLUE, TOURIST))
    refused(state, m.SwapTourist(1, 1), "YAT-30", "no-customer-there", stall=1, place=1)
    assert listed(state, m.SwapTourist) == [m.SwapTourist(1, 0)]


@pytest.mark.rule("YAT-30")
@pytest.mark.parametrize("place", [-1, 1])
def test_a_tourist_takes_no_empty_place(place: int) -> None:
    refused(_draw(TOURIST, seat1=(BLUE,)), m.SwapTourist(1, place), "YAT-30", "no-customer-there", stall=1, place=place)


@pytest.mark.rule("YAT-30")
@pytest.mark.parametrize("stall", [-1, 0, 2])
def test_a_tourist_swaps_with_rivals_only(stall: int) -> None:
    refused(_draw(TOURIST, seat0=(RED,)), m.SwapTourist(stall, 0), "YAT-30", "no-such-rival", stall=stall)


@pytest.mark.rule("YAT-30")
def test_a_tourist_may_choose_among_all_rivals() -> None:
    state = _draw(TOURIST, players=4, seat1=(RED,), seat2=(TOURIST, BLUE), seat3=(GREEN, YELLOW))
    wanted = [m.Welcome(0), m.SwapTourist(1, 0), m.SwapTourist(2, 1), m.SwapTourist(3, 0), m.SwapTourist(3, 1)]
    assert listed(state, m.Welcome, m.SwapTourist) == wanted


@pytest.mark.rule("YAT-31")
def test_not_possible_if_all_queues_are_full() -> None:
    state = table(line=("customers-1",), stalls={0: {"queue": FULL}, 1: {"queue": FULL}})
    refused(state, m.Act("customers-1"), "YAT-31", "queues-full", amount=1)


@pytest.mark.rule("YAT-31")
def test_possible_if_all_queues_together_have_room() -> None:
    state = table(line=("customers-1", "customers-2"), stalls={0: {"queue": FULL}, 1: {"queue": FULL[:3]}})
    refused(state, m.Act("customers-2"), "YAT-31", "queues-full", amount=2)
    play(state, m.Act("customers-1"), RED)
    play(state, m.Welcome(1))
    assert state.stalls[1].queue == (*FULL[:3], RED)


@pytest.mark.rule("YAT-31")
def test_the_bag_must_hold_that_many() -> None:
    state = table(line=("customers-1", "customers-2"), bag=(0, 1, 0, 0, 0))
    refused(state, m.Act("customers-2"), "YAT-31", "bag-too-small", amount=2)
    play(state, m.Act("customers-1"), BLUE)
    play(state, m.Welcome(0))
    state.line = ("customers-1",)
    refused(state, m.Act("customers-1"), "YAT-31", "bag-too-small", amount=1)


@pytest.mark.rule("YAT-31")
def test_a_tourist_with_no_place_to_go_goes_back_and_counts_as_drawn() -> None:
    """The own queue is full, and no rival's customer can make way."""
    state = table(line=("customers-1",), stalls={0: {"queue": FULL}, 1: {"queue": (TOURIST,)}})
    before = state.bag
    events = play(state, m.Act("customers-1"), TOURIST)
    assert [type(event) for event in events] == [e.ActionBegun, e.GuestDrawn, e.TouristReturned, e.Asked]
    assert state.bag == before
    assert state.stalls[0].queue == FULL
    assert (state.ask, state.line) == (Ask.ACT, ())


@pytest.mark.rule("YAT-31")
def test_after_a_tourist_went_back_the_second_guest_is_drawn() -> None:
    state = table(line=("customers-2",), stalls={0: {"queue": FULL}})
    play(state, m.Act("customers-2"), TOURIST, BLUE)
    assert (state.guest, state.ask, state.owed) == (BLUE, Ask.WELCOME, 1)
    play(state, m.Welcome(1))
    assert state.stalls[1].queue == (BLUE,)
    assert state.ask is Ask.ACT


@pytest.mark.rule("YAT-31")
def test_the_same_tourist_may_be_drawn_twice_and_both_times_go_back() -> None:
    state = table(line=("customers-2",), stalls={0: {"queue": FULL}}, bag=(1, 0, 0, 0, 1))
    events = play(state, m.Act("customers-2"), TOURIST, TOURIST)
    assert len(of(e.TouristReturned, events)) == 2
    assert state.ask is Ask.ACT


@pytest.mark.rule("YAT-31", "YAT-30")
def test_a_first_guest_may_fill_the_own_queue_before_a_tourist_is_drawn() -> None:
    state = table(line=("customers-2",), stalls={0: {"queue": FULL[:3]}})
    play(state, m.Act("customers-2"), RED)
    events = play(state, m.Welcome(0), TOURIST)
    assert of(e.TouristReturned, events) == [e.TouristReturned(0)]
    assert state.stalls[0].queue == (*FULL[:3], RED)
    assert state.ask is Ask.ACT


@pytest.mark.rule("YAT-31", "YAT-30")
def test_a_swap_may_use_the_last_own_space_and_the_next_customer_goes_elsewhere() -> None:
    state = table(line=("customers-2",), stalls={0: {"queue": FULL[:3]}, 1: {"queue": FULL[:3]}})
    play(state, m.Act("customers-2"), TOURIST)
    play(state, m.SwapTourist(1, 2))
    play(state, m.Welcome(0), YELLOW)
    assert state.stalls[0].queue == (*FULL[:3], GREEN)
    assert listed(state, m.Welcome) == [m.Welcome(1)]
    play_all(state, m.Welcome(1))
    assert state.stalls[1].queue == (RED, BLUE, TOURIST, YELLOW)


@pytest.mark.rule("YAT-15")
def test_the_bag_gives_each_guest_in_it_and_no_other() -> None:
    for guest in Guest:
        bag = tuple(int(kind is guest) for kind in Guest)
        state = table(line=("customers-1",), bag=bag)
        play(state, m.Act("customers-1"), guest)
        assert state.guest is guest
        assert sum(state.bag) == 0
