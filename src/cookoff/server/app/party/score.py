"""The score of an evening, from the stored results of its games."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, groupby

from cookoff.server.protocol.parties import Pair, PartyGame, PartySeatCard, Standing
from cookoff.server.storage.parties import PlayedSeat


def games_of(played: Sequence[PlayedSeat], numbers: dict[str, int]) -> list[PartyGame]:
    """Return the games in order. `numbers` has each guest's number in the party."""
    found = []
    for table_id, group in groupby(played, key=lambda one: one.table_id):
        seats = list(group)
        cards = [PartySeatCard(one.name, numbers.get(one.guest_id or ""), one.bot, one.place) for one in seats]
        found.append(PartyGame(table_id, seats[0].game, seats[0].finished, tuple(cards)))
    return found


def standings_of(games: Sequence[PartyGame]) -> list[Standing]:
    """Return each member's games and places, the most wins first, then the most second places, and so on."""
    places: dict[int, Counter[int]] = {}
    for members in _results(games):
        for member, place in members.items():
            places.setdefault(member, Counter())[place] += 1
    last = max((max(counted) for counted in places.values()), default=0)
    found = [
        Standing(member, counted.total(), tuple(counted[place] for place in range(1, last + 1)))
        for member, counted in places.items()
    ]
    return sorted(found, key=lambda one: ([-count for count in one.places], one.member))


def pairs_of(games: Sequence[PartyGame]) -> list[Pair]:
    """Return how each two members did against each other."""
    counted: dict[tuple[int, int], Counter[str]] = {}
    for members in _results(games):
        for first, second in combinations(sorted(members), 2):
            won = members[second] - members[first]
            result = "wins" if won > 0 else "losses" if won < 0 else "ties"
            counted.setdefault((first, second), Counter())[result] += 1
    return [Pair(*two, results["wins"], results["losses"], results["ties"]) for two, results in sorted(counted.items())]


def _results(games: Sequence[PartyGame]) -> list[dict[int, int]]:
    """Return each finished game's places by member."""
    found = []
    for game in games:
        places = {one.member: one.place for one in game.seats if one.member is not None and one.place is not None}
        found.append(places)
    return found
