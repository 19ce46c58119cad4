"""Practice outside any game: one attempt of a stranger, by the rules of a room and the physics that decide games."""

import random
from typing import Any

import msgspec

from cookoff.engine import Refusal, Search, encode
from cookoff.server.protocol.errors import ApiError
from cookoff.server.runtime.games.catalogue import Catalogue


class PracticeAttempt(msgspec.Struct, frozen=True):
    """What somebody tries in a room."""

    game: str
    attempt: bytes
    """JSON of the struct that the room's practice names."""
    seed: float
    """Of the luck that it has."""


def carry_out(catalogue: Catalogue, tried: PracticeAttempt) -> bytes:
    """What came of it, as JSON of the room's events. Complains if it cannot be tried."""
    loaded = catalogue.own(tried.game)
    practice = loaded.room.practice
    if practice is None:
        raise ApiError(404, "no-practice", f"there is nothing to practise in {tried.game}")
    try:
        attempt: Any = msgspec.json.decode(tried.attempt, type=practice.attempt)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise ApiError(400, "bad-attempt", str(error)) from error
    outcome = practice.carry_out(loaded.game, attempt, Search(random.Random(tried.seed), loaded.sources))
    if isinstance(outcome, Refusal):
        raise ApiError(422, "refused", f"{outcome.rule}: {outcome.reason}")
    return encode(outcome)
