"""The evening's score."""

from cookoff.server.app.party import score
from cookoff.server.protocol.parties import Pair, Standing
from cookoff.server.storage.parties import PlayedSeat

NUMBERS = {"mia": 0, "ben": 1, "eve": 2}


def game(table: str, *places: tuple[str | None, int | None], finished: bool = True) -> list[PlayedSeat]:
    return [
        PlayedSeat(table, "yatai", finished, seat, who or "bot", who, None if who else "random", place)
        for seat, (who, place) in enumerate(places)
    ]


EVENING = [
    *game("a", ("mia", 1), ("ben", 2), (None, 3)),
    *game("b", ("ben", 1), (None, 2), ("mia", 3)),
    *game("c", ("mia", 1), ("ben", 1), ("eve", 3)),
    *game("d", ("mia", None), ("eve", None), finished=False),
]


def test_places_count_over_all_finished_games_and_the_most_wins_come_first() -> None:
    games = score.games_of(EVENING, NUMBERS)
    assert [(one.table, one.finished) for one in games] == [("a", True), ("b", True), ("c", True), ("d", False)]
    assert score.standings_of(games) == [
        Standing(1, 3, (2, 1, 0)),
        Standing(0, 3, (2, 0, 1)),
        Standing(2, 1, (0, 0, 1)),
    ]


def test_pairs_compare_places_and_equal_places_are_ties() -> None:
    games = score.games_of(EVENING, NUMBERS)
    assert score.pairs_of(games) == [Pair(0, 1, 1, 1, 1), Pair(0, 2, 1, 0, 0), Pair(1, 2, 1, 0, 0)]


def test_bots_and_guests_who_are_no_members_have_no_standing() -> None:
    games = score.games_of(game("a", ("stranger", 1), (None, 2), ("eve", 3)), NUMBERS)
    assert [seat.member for seat in games[0].seats] == [None, None, 2]
    assert score.standings_of(games) == [Standing(2, 1, (0, 0, 1))]
    assert score.pairs_of(games) == []
    assert score.standings_of([]) == []
