"""Positions of Yatai without luck, and moves that must be accepted or refused in them."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, TypeVar

from cookoff.engine import Event, Move, Outcome, Refusal, Scripted, Search, Seat, conformance
from cookoff.games.yatai.content.components import load
from cookoff.games.yatai.content.enums import Ask, Colour, Guest
from cookoff.games.yatai.game import Yatai
from cookoff.games.yatai.rules import moves as m
from cookoff.games.yatai.rules.setup import YataiOptions
from cookoff.games.yatai.rules.state import Serving, State, changed

E = TypeVar("E", bound=Event)

GAME = Yatai(load())
"""The game with the components of the box."""

TILES_IN_ORDER = tuple(range(10))
"""The grid gets customers-1, customers-2, cook-1 / cook-2, drinks-1, drinks-2; the rest lies beside it."""
TOKENS_IN_TURN = tuple(kind * 4 + copy for copy in range(4) for kind in range(4))
"""Tokens drawn one kind after the other; for two players 2 taiyaki, 2 doggy bags, 1 urgent call, 1 garbage."""

MENUS = (
    (Colour.RED, Colour.BLUE),
    (Colour.GREEN, Colour.YELLOW),
    (Colour.RED, Colour.GREEN),
    (Colour.BLUE, Colour.YELLOW),
)

START = 3
"""Where review markers start, counted from the lowest position."""
TOP = 9
"""The highest position of a review marker."""


def opening(players: int = 2, first: Seat = 0, *, free: bool = False) -> State:
    """A fresh set-up in which tiles and tokens lie in order."""
    options = YataiOptions(free=free, first=first)
    return GAME.setup(players, options, Scripted(TILES_IN_ORDER, TOKENS_IN_TURN))


def table(
    players: int = 2,
    *,
    seat: Seat = 0,
    ask: Ask = Ask.ACT,
    stalls: Mapping[Seat, Mapping[str, Any]] | None = None,
    **fields: Any,
) -> State:
    """A position in the middle of a game.

    `stalls` gives fields of each seat's stall; `on_board` may give its reputation board as guests by space. What is
    placed there is taken from table and bag. Other fields are those of the state, and are taken as they are.
    """
    state = opening(players)
    state.seat = seat
    state.ask = ask
    state.round = 13 if ask is Ask.LAST_SERVING else 1
    for place, stall in enumerate(state.stalls):
        stall.menu = MENUS[place]
        for name, value in (stalls or {}).get(place, {}).items():
            if name == "on_board":
                for space, guest in value.items():
                    stall.board = changed(stall.board, guest, 1 << space)
            else:
                assert hasattr(stall, name), f"a stall has no {name}"
                setattr(stall, name, value)
        for dish in (*stall.dishes, *_unrolled(stall.sink)):
            state.dishes = changed(state.dishes, dish, -1)
        for drink in (*stall.fridge, *stall.box):
            state.drinks = changed(state.drinks, drink, -1)
        for guest in (*stall.queue, *_unrolled([spaces.bit_count() for spaces in stall.board])):
            state.bag = changed(state.bag, guest, -1)
        for token in _unrolled(stall.tokens):
            state.tokens = changed(state.tokens, token, -1)
    for name, value in fields.items():
        assert hasattr(state, name), f"a state has no {name}"
        setattr(state, name, value)
    if state.guest is not None and "bag" not in fields:
        state.bag = changed(state.bag, state.guest, -1)
    for counts in (state.dishes, state.drinks, state.bag, state.tokens):
        assert min(counts) >= 0, "more is placed than there is in the box"
    return state


def _unrolled(counts: Sequence[int]) -> list[int]:
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def tokens(taiyaki: int = 0, doggy_bag: int = 0, urgent_call: int = 0, garbage: int = 0) -> tuple[int, ...]:
    """Counts of tokens."""
    return (taiyaki, doggy_bag, urgent_call, garbage)


def play(state: State, move: Move, *chance: Any, game: Yatai = GAME) -> list[Event]:
    """Let the seat to act make a move, which must be legal."""
    return conformance.play(game, state, state.seat, move, *chance)


def play_all(state: State, *moves: Move) -> list[Event]:
    """Make moves without chance one after the other."""
    return [event for move in moves for event in play(state, move)]


def refused(state: State, move: Move, rule: str, reason: str, *, by: Seat | None = None, **facts: Any) -> None:
    """Let a seat, that to act by default, try a move, which must be refused with these facts."""
    conformance.refused(GAME, state, state.seat if by is None else by, move, Refusal(rule, reason, facts))


def listed(state: State, *kinds: type[Move]) -> list[Move]:
    """The moves of these kinds that the seat to act may make."""
    return [move for move in GAME.moves(state, state.seat).discrete if isinstance(move, kinds)]


def walk(game: Yatai, state: State, seed: int, *, eager: bool = False) -> Iterator[list[Event]]:
    """Make random moves to the end of the game and yield what each brings about.

    Who is eager ends no turn and sends no guest away while there is anything else to do.
    """
    rng = Random(seed)
    chance = Search(rng)
    for _ in range(5_000):
        seats = game.to_act(state)
        if not seats:
            return
        moves: Sequence[Move] = game.moves(state, seats[0]).discrete
        if eager:
            moves = [move for move in moves if not isinstance(move, m.EndTurn | m.SendAway)] or moves
        told = game.play(state, seats[0], rng.choice(moves), chance)
        assert not isinstance(told, Refusal), f"refused: {told}"
        yield told
    raise AssertionError("the game does not end")


def finish(game: Yatai, state: State, seed: int) -> Outcome:
    """Play random moves to the end of the game; no component may get lost on the way."""
    before = game.inventory(state)
    for _ in walk(game, state, seed):
        assert game.inventory(state) == before
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome


def serve(state: State, space: int, *drinks: Colour, taiyaki: bool = False, doggy_bag: bool = False) -> list[Event]:
    """Serve the head of the queue by the tile for that many drinks, up to the guest's place on the board."""
    return play_all(
        state,
        m.Act(f"serve-{len(drinks)}"),
        m.ServeTaiyaki() if taiyaki else m.ServeDish(),
        *[m.Pour(drink) for drink in drinks],
        m.PlaceGuest(space, doggy_bag),
    )


def placing(guest: Guest = Guest.RED, on_board: Mapping[int, Guest] | None = None, **stall: Any) -> State:
    """A position in which seat 0's guest has dish and drink, of another colour, and only wants its place."""
    other = Colour.GREEN if guest is Guest.YELLOW else Colour.YELLOW
    return table(
        ask=Ask.PLACE,
        guest=guest,
        serving=Serving(guest, other, (other,)),
        stalls={0: {"on_board": on_board or {}, **stall}},
    )


def full_box() -> dict[str, object]:
    """A stall that could serve, if there were room for the bottle."""
    red, blue = Colour.RED, Colour.BLUE
    return {"queue": (Guest.RED,), "dishes": (red,), "fridge": (blue,), "box": (red, red, blue)}
