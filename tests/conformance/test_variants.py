"""Options are found out from their struct; under each value of each option every room passes the kit."""

from enum import StrEnum
from typing import Annotated, Any, Literal

import msgspec
import pytest

from cookoff.engine import BadInput, Chance, Options, Room
from cookoff.engine.conformance import CHECKS, Case, changes, checks, variants
from tests.conformance.faults.table import case_of
from tests.conformance.faults.whispers import LosesCardsByOption
from tests.conformance.rooms import ROOMS, case
from tests.engine.whisper import State, Whisper, WhisperOptions


class Deck(StrEnum):
    OLD = "old"
    NEW = "new"


class AllKinds(Options, frozen=True):
    loud: Annotated[bool, msgspec.Meta(extra_json_schema={"house": True})] = False
    deck: Deck = Deck.OLD
    pace: Literal["slow", "fast"] = "slow"
    rounds: Annotated[int, msgspec.Meta(ge=1, le=9)] = 3
    few: Annotated[int, msgspec.Meta(ge=2)] = 2
    first: int | None = None
    hands: tuple[Deck, ...] = ()


def _whisper(options: type[Options]) -> Whisper:
    class Agreed(Whisper):
        types = msgspec.structs.replace(Whisper.types, options=options)

        def setup(self, players: int, options: Any, chance: Chance) -> State:
            if getattr(options, "first", None) not in (None, 1, 40):
                raise BadInput(f"first: {options.first}; it may be 1 or 40")
            if getattr(options, "deck", None) == Deck.NEW and options.loud:
                raise BadInput("deck: the new one is not loud")
            return super().setup(players, WhisperOptions(), chance)

    return Agreed()


def test_every_kind_of_option_is_tried_beside_the_defaults_of_the_others() -> None:
    found = variants(case_of(_whisper(AllKinds)), 3)
    assert [", ".join(changes(options)) for options in found.taken] == [
        "",
        "loud=True",
        "deck=new",
        "pace=fast",
        *(f"rounds={rounds}" for rounds in (1, 2, 5, 9)),
        *(f"few={few}" for few in (3, 4, 5, 6, 7)),
        "first=1",
        "first=40",
        "hands=('old', 'old', 'old')",
        "hands=('new', 'new', 'new')",
        "hands=('old', 'new', 'old')",
    ]
    assert found.refused == [f"first: {first}; it may be 1 or 40" for first in (0, 2, 3, 4, 5)]


def test_mixed_options_come_from_the_given_values_and_refused_ones_are_counted() -> None:
    found = variants(case_of(_whisper(AllKinds)), 2, mixtures=40)
    alone = len(variants(case_of(_whisper(AllKinds)), 2).taken)
    mixed = found.taken[alone:]
    refused = found.refused.count("deck: the new one is not loud")
    assert len(mixed) + refused == 40
    assert refused
    assert {options.first for options in mixed if isinstance(options, AllKinds)} == {None, 1, 40}


def test_an_option_of_an_unknown_kind_is_reported() -> None:
    class Strange(Options, frozen=True):
        weight: float = 1.0

    with pytest.raises(TypeError, match="no values are known"):
        variants(case_of(_whisper(Strange)), 2)


def test_a_fault_under_one_option_is_found() -> None:
    usual, *others = variants(case_of(LosesCardsByOption()), 2).taken
    checks.components_are_conserved(case_of(LosesCardsByOption(), options=(usual,)))
    with pytest.raises(AssertionError, match="made"):
        checks.components_are_conserved(case_of(LosesCardsByOption(), options=tuple(others)))


def _each_option() -> list[Any]:
    """Every value of every option of every room, at a table of two, three or four in turn."""
    cases = []
    for room in ROOMS:
        home = case(room)
        seats = list(home.game.seats)
        found = {players: variants(home, players).taken for players in seats}
        for number in range(max(map(len, found.values()))):
            players = seats[number % len(seats)]
            if number < len(found[players]):
                options = found[players][number]
                name = f"{room.id}-{players}-{', '.join(changes(options)) or 'the defaults'}"
                cases.append(pytest.param(room, players, options, id=name))
    return cases


@pytest.mark.long
@pytest.mark.parametrize(("room", "players", "options"), _each_option())
def test_a_game_under_each_option_passes_the_kit(room: Room, players: int, options: Options) -> None:
    table: Case = case(room, options=(options,), players=(players,), seeds=1, cut=20, every=20)
    for check in CHECKS:
        if check is not checks.folding_elsewhere_gives_the_same_hash:
            check(table)
