"""Practice outside any game: one attempt by the room's rules, with the physics used in games."""

import random
from typing import Any

import msgspec

from cookoff.engine import Refusal, Search, encode
from cookoff.server.protocol.errors import ApiError
from cookoff.server.runtime.games.catalogue import Catalogue


class PracticeAttempt(msgspec.Struct, frozen=True):
    """An attempt to carry out."""

    game: str
    attempt: bytes
    """JSON of the room's `practice.attempt` type."""
    seed: float
    """The seed of its random outcomes."""


def carry_out(catalogue: Catalogue, tried: PracticeAttempt) -> bytes:
    """Return the resulting events as JSON. Raises `ApiError` if the attempt is not possible."""
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
