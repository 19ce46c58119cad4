"""The Python client plays at a real server."""

import subprocess
import sys
from pathlib import Path
from random import Random
from threading import Thread

import pytest

from cookoff import bots
from cookoff.client import Client, ServerError, Table, play_bot
from cookoff.engine import BadInput, Bot, BotContext, Move, Outcome, Rng
from cookoff.games.yatai.rules.moves import EndTurn
from cookoff.server.protocol.messages import Accepted, Refused

EXAMPLE = Path(__file__).parents[2] / "examples" / "online" / "careful_bot.py"
SHORT = {"yatai": {}, "safranito": {"last_round": 1}, "hibachi": {"last_round": 1}, "fired-up": {"last_round": 1}}
"""Every game of turns, with options that cut it short."""


def opened(home: str, game: str = "yatai") -> Table:
    client = Client(home, "Mia")
    table = client.open(game, 2, ["random"], SHORT[game])
    client.start(table)
    return table


class Clumsy:
    """A bot that loses its connection before each move."""

    def __init__(self, table: Table) -> None:
        self._table, self._bot = table, bots.RandomBot()
        self.lost = 0

    def choose(self, context: BotContext, rng: Rng) -> Move:
        self.lost += 1
        self._table.close()
        return self._bot.choose(context, rng)


@pytest.mark.parametrize(
    "game", ["yatai", *(pytest.param(game, marks=pytest.mark.long) for game in SHORT if game != "yatai")]
)
def test_a_bot_plays_a_whole_game(home: str, game: str) -> None:
    with opened(home, game) as table:
        outcome = play_bot(table, bots.RandomBot(), Random(3))
    assert table.is_over
    assert len(outcome.points) == 2


def test_a_lost_connection_loses_no_move(home: str) -> None:
    with opened(home) as table:
        bot = Clumsy(table)
        play_bot(table, bot, Random(4))
    assert bot.lost > 20


def test_two_programs_meet_by_an_invitation(home: str) -> None:
    host = Client(home, "Mia")
    mine = host.open("yatai", 2)
    theirs = Client(home, "Ben").join(host.link(mine))
    assert (mine.seat, theirs.seat) == (0, 1)
    host.start(mine)
    outcomes: list[Outcome] = []
    guest = Thread(target=lambda: outcomes.append(play_bot(theirs, bots.RandomBot(), Random(1))))
    guest.start()
    outcomes.append(play_bot(mine, bots.RandomBot(), Random(2)))
    guest.join()
    assert outcomes[0] == outcomes[1]


def test_a_client_sees_no_more_than_its_seat(home: str) -> None:
    with opened(home, "hibachi") as table:
        next(iter(table.turns()))
        assert table.view.me == table.seat
        assert table.position is not None
        assert table.view == table.game.view(table.game.determinise(table.view, Random(1)), table.seat or 0)


def test_an_illegal_move_is_refused_with_its_rule_and_a_late_one_not_played(home: str) -> None:
    with opened(home) as table:
        position = next(iter(table.turns()))
        refused = table.play(EndTurn(), position.n)
        assert isinstance(refused, Refused)
        assert refused.rule.startswith("YAT-")
        [move, *_] = table.game.moves(table.game.determinise(table.view, Random(1)), table.seat or 0).discrete
        assert isinstance(table.play(move, position.n), Accepted)
        assert table.play(move, position.n) is None


def test_a_bot_that_breaks_the_rules_is_stopped(home: str) -> None:
    class Cheat:
        def choose(self, _context: BotContext, _rng: Rng) -> Move:
            return EndTurn()

    cheat: Bot = Cheat()
    with opened(home) as table, pytest.raises(BadInput, match="an illegal move, end-turn: YAT-"):
        play_bot(table, cheat, Random(1))


@pytest.mark.parametrize(
    ("link", "message"),
    [
        ("/rules/yatai", "not the link of a table"),
        ("/t/nowhere#nothing", "404"),
    ],
)
def test_a_link_that_leads_nowhere_is_refused(home: str, link: str, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        Client(home, "Mia").join(home + link)


def test_a_refusal_has_the_code_of_the_protocol(home: str) -> None:
    with pytest.raises(ServerError) as refused:
        Client(home, "Mia").open("chess", 2)
    assert (refused.value.status, refused.value.code) == (404, "no-such-game")


@pytest.mark.parametrize("address", ["127.0.0.1:9", "http://127.0.0.1:9"])
def test_without_a_server_the_reason_is_said(address: str) -> None:
    with pytest.raises(BadInput, match=r"begins with http|there is no cookoff server"):
        Client(address, "Mia")


def test_a_game_in_real_time_is_not_for_this_client(home: str) -> None:
    with pytest.raises(BadInput, match="played in real time"):
        Client(home, "Mia").open("mithral-chef", 2)


@pytest.mark.long
@pytest.mark.parametrize(
    "program",
    [["-m", "cookoff.cli", "join", "--bot", "random"], [str(EXAMPLE)]],
    ids=["the command", "the example"],
)
def test_a_program_takes_the_seat_of_an_invitation(home: str, program: list[str]) -> None:
    host = Client(home, "Mia")
    mine = host.open("yatai", 2)
    guest = subprocess.Popen([sys.executable, *program, host.link(mine)], stdout=subprocess.PIPE, text=True)
    while not all(seat.taken for seat in mine.card.seats):
        mine.receive()
    host.start(mine)
    outcome = play_bot(mine, bots.RandomBot(), Random(2))
    printed, _ = guest.communicate()
    assert guest.returncode == 0
    assert str(outcome.points[1]) in printed
