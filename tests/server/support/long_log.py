"""Makes a log of any length: a kitchen of Mithral Chef where everybody only trades."""

from cookoff.engine import DecodedEntry, Match
from cookoff.games.mithral_chef.rules import moves as m


def talk(match: Match, entries: int) -> None:
    """Make and withdraw offers as fast as the rules allow, up to the given number of entries."""
    match.pass_time(4000)
    at = max(4000, match.state.players[0].offering)
    while match.played < entries:
        for seat in match.state.chefs:
            offer = m.MakeOffer((seat + 1) % len(match.state.chefs), (0, 0, 0), (1, 0, 0))
            assert isinstance(match.play(seat, offer, at), DecodedEntry)
            assert isinstance(match.play(seat, m.Withdraw(match.state.offers[-1].id), at), DecodedEntry)
        at = match.state.players[0].offering
