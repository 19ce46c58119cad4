"""Long games are looked at a page at a time."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from cookoff.engine import AnyGame, DecodedEntry, Live, Log, Match, encode, fold
from cookoff.engine.log import parse
from cookoff.server.app.replays import reader as replay_reader
from cookoff.server.app.replays.reader import MARK_EVERY, PAGE, ReplayReader, ReplayRequest
from cookoff.server.protocol.errors import ApiError
from cookoff.server.protocol.schemas import TableCard
from cookoff.server.runtime.games.catalogue import Catalogue
from tests.server.support.long_log import talk as talk_on

NO_LIMIT = 10**9


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return Catalogue()


@pytest.fixture(scope="module")
def talk(catalogue: Catalogue) -> bytes:
    """A kitchen where two only talk."""
    game, lines = catalogue.own("mithral-chef").game, list[bytes]()
    match = Match.start(game, 2, Live(random.Random(1)), names=("Mia", "Ben"), sink=lines.append)
    talk_on(match, MARK_EVERY + 2 * PAGE + 50)
    return b"".join(lines)


def look(reader: ReplayReader, log: bytes, after: int, seat: int | None = 0, **limits: int) -> Any:
    most = {"entries": NO_LIMIT, "opening": NO_LIMIT} | limits
    return msgspec.json.decode(reader.read(ReplayRequest(log, None, None, seat, after, **most)))


def test_page_by_page_is_the_whole_game(catalogue: Catalogue, talk: bytes) -> None:
    reader, steps = ReplayReader(catalogue), list[Any]()
    count = len(parse(talk, "talk").entries)
    while len(steps) < count:
        page = look(reader, talk, len(steps))
        assert (page["count"], page["after"], len(page["steps"])) == (count, len(steps), min(PAGE, count - len(steps)))
        if steps:
            assert page["position"] == steps[-1]["position"]
        steps += page["steps"]
    assert [step["entry"] for step in steps] == list(range(1, count + 1))
    assert look(reader, talk, count + 7)["steps"] == [], "behind its end there is nothing"


def test_a_page_in_the_middle_is_the_same_whoever_read_before(catalogue: Catalogue, talk: bytes) -> None:
    one, two = ReplayReader(catalogue), ReplayReader(catalogue)
    look(one, talk, 0)
    look(one, talk, 2 * MARK_EVERY)
    for after in (PAGE, MARK_EVERY + 1, MARK_EVERY + PAGE):
        assert look(one, talk, after) == look(two, talk, after)


def test_the_next_page_does_not_begin_at_the_beginning(
    catalogue: Catalogue, talk: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    reader, folded = ReplayReader(catalogue), list[int]()

    def counted(game: AnyGame, log: Log, state: Any) -> Iterator[DecodedEntry]:
        folded.append(len(log.entries))
        return fold(game, log, state)

    monkeypatch.setattr(replay_reader, "fold", counted)
    look(reader, talk, 0)
    look(reader, talk, PAGE)
    look(reader, talk, MARK_EVERY + 7)
    look(reader, talk, MARK_EVERY + 3)
    assert folded == [0, PAGE, 0, PAGE, MARK_EVERY + 7 - 2 * PAGE, PAGE, 3, PAGE]


def test_the_number_of_remembered_addresses_is_limited(
    catalogue: Catalogue, talk: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replay_reader, "MARKS", 3)
    reader = ReplayReader(catalogue)
    for after in range(5):
        look(reader, talk, after)
    assert len(reader._marks) == 3
    monkeypatch.setattr(replay_reader, "MARK_BYTES", 10)
    assert (look(reader, talk, PAGE), len(reader._marks)) == (look(ReplayReader(catalogue), talk, PAGE), 3)


def test_an_answer_ends_when_it_is_long_enough(
    catalogue: Catalogue, talk: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = len(encode(look(ReplayReader(catalogue), talk, 0)["steps"][0]))
    monkeypatch.setattr(replay_reader, "PAGE_BYTES", 3 * one)
    assert 3 <= len(look(ReplayReader(catalogue), talk, 0)["steps"]) <= 5


@pytest.mark.parametrize(
    ("limits", "what"), [({"entries": 100}, "entries"), ({"opening": 100}, "bytes of the opening")]
)
def test_what_is_too_long_is_named(catalogue: Catalogue, talk: bytes, limits: dict[str, int], what: str) -> None:
    with pytest.raises(ApiError, match=f"{what}; at most 100 are read") as caught:
        look(ReplayReader(catalogue), talk, 0, **limits)
    assert (caught.value.status, caught.value.code) == (422, "too-expensive")


def test_what_was_played_here_is_read_no_further_than_the_page(catalogue: Catalogue, talk: bytes) -> None:
    card = msgspec.convert(look(ReplayReader(catalogue), talk, 0)["table"], TableCard)
    damaged = talk + b"no line of a log\n"
    count = len(parse(talk, "talk").entries)
    for after in (0, PAGE + 1):
        looking = ReplayRequest(damaged, None, card, 0, after, NO_LIMIT, NO_LIMIT)
        page = msgspec.json.decode(ReplayReader(catalogue).read(looking))
        assert page["steps"] == look(ReplayReader(catalogue), talk, after)["steps"]
        assert page["count"] == count + 1, "every line counts"
    with pytest.raises(ApiError, match="damaged"):
        ReplayReader(catalogue).read(ReplayRequest(damaged, None, card, 0, count - 1, NO_LIMIT, NO_LIMIT))
