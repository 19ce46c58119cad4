"""Parties: joining, commands, next games, and who may do what."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cookoff.server.app.node import Node
from cookoff.server.protocol.commands import Join
from cookoff.server.protocol.errors import ApiError
from cookoff.server.protocol.messages import AnswerSeat
from cookoff.server.protocol.parties import (
    AddMember,
    AnyPartyCommand,
    EndParty,
    JoinParty,
    LeaveParty,
    NextGame,
    NextSeat,
    PartyState,
    RemoveMember,
    RenewCode,
    Say,
    SendSign,
    SetHost,
    SetRole,
    Vote,
)
from cookoff.server.protocol.schemas import Status
from cookoff.server.storage.committer import Change
from cookoff.server.storage.records import GuestRecord
from cookoff.server.storage.repository import insert_guest
from tests.server.support.fakes import FakeConnection, ManualEnvironment
from tests.server.support.node import BEN, EVE, KNOCK, MIA, ZOE, a_node, connect, messages, order, play, stand

pytestmark = pytest.mark.anyio

TWO = (NextSeat(0), NextSeat(1))


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[tuple[Node, ManualEnvironment]]:
    async with a_node(tmp_path) as (node, environment):
        for guest in (MIA, BEN, EVE, ZOE):
            await node.committer.commit(Change(statements=[insert_guest(guest, guest.id.encode(), 0)]))
        yield node, environment


async def a_party(node: Node, *friends: GuestRecord) -> PartyState:
    """A party whose host is Mia."""
    state = await node.parties.create(MIA)
    for friend in friends:
        await node.parties.join(friend, JoinParty(party=state.id, invite=state.invite))
    return await node.parties.state(state.id, MIA)


async def refused(code: str, action: Any) -> None:
    with pytest.raises(ApiError) as error:
        await action
    assert error.value.code == code


async def test_friends_join_once_by_code_or_link_and_keep_their_number(house: tuple[Node, ManualEnvironment]) -> None:
    node, _ = house
    state = await node.parties.create(MIA)
    assert state.code is not None
    assert len(state.code) == 6
    by_code = await node.parties.join(BEN, JoinParty(code=state.code.upper()))
    by_link = await node.parties.join(EVE, JoinParty(party=state.id, invite=state.invite, role="watcher"))
    assert (by_code.id, by_code.you, by_link.you, by_link.host) == (state.id, 1, 2, 0)
    again = await node.parties.join(BEN, JoinParty(code=state.code, role="watcher"))
    assert [(one.member, one.name, one.role) for one in again.members] == [
        (0, "Mia", "player"),
        (1, "Ben", "watcher"),
        (2, "Eve", "watcher"),
    ]


async def test_an_old_code_a_wrong_one_and_a_forged_link_open_nothing(house: tuple[Node, ManualEnvironment]) -> None:
    node, environment = house
    state = await a_party(node)
    assert state.code is not None
    await refused("no-such-party", node.parties.join(BEN, JoinParty(code="zzzzzz")))
    await refused("no-such-party", node.parties.join(BEN, JoinParty(party=state.id, invite="guessed")))
    await refused("no-such-party", node.parties.join(BEN, JoinParty(party=state.id)))
    await refused("no-such-party", node.parties.join(BEN, JoinParty(party="other", invite=state.invite)))
    await environment.pass_time(13 * 3_600_000)
    await refused("no-such-party", node.parties.join(BEN, JoinParty(code=state.code)))
    assert (await node.parties.state(state.id, MIA)).code is None
    renewed = await node.parties.command(state.id, MIA, RenewCode())
    assert renewed is not None
    assert renewed.code not in {None, state.code}
    await node.parties.join(BEN, JoinParty(code=renewed.code))


async def test_strangers_learn_nothing_and_members_do_only_what_is_theirs(
    house: tuple[Node, ManualEnvironment],
) -> None:
    node, _ = house
    party = (await a_party(node, BEN)).id
    of_members: list[AnyPartyCommand] = [Say("hello"), EndParty(), LeaveParty(), Vote("yatai")]
    for command in of_members:
        await refused("no-such-party", node.parties.command(party, EVE, command))
    await refused("no-such-party", node.parties.state(party, EVE))
    await refused("no-such-party", node.parties.state(party, None))
    await refused("no-such-party", node.next_games.open(party, EVE, NextGame(TWO, "whisper")))
    of_the_host: list[AnyPartyCommand] = [EndParty(), RenewCode(), RemoveMember(0), SetHost(1)]
    for command in of_the_host:
        await refused("not-host", node.parties.command(party, BEN, command))
    await refused("not-host", node.next_games.open(party, BEN, NextGame(TWO, "whisper")))
    await refused("no-such-member", node.parties.command(party, MIA, RemoveMember(0)))
    await refused("no-such-member", node.parties.command(party, MIA, SetHost(9)))
    assert (await node.parties.state(party, MIA)).host == 0


async def test_a_removed_member_stays_out_and_one_who_left_may_return(house: tuple[Node, ManualEnvironment]) -> None:
    node, _ = house
    state = await a_party(node, BEN, EVE)
    link = JoinParty(party=state.id, invite=state.invite)
    await node.parties.command(state.id, MIA, RemoveMember(1))
    await refused("removed", node.parties.join(BEN, link))
    await refused("no-such-party", node.parties.state(state.id, BEN))
    assert await node.parties.command(state.id, EVE, LeaveParty()) is None
    assert [one.gone for one in (await node.parties.state(state.id, MIA)).members] == [False, True, True]
    assert (await node.parties.join(EVE, link)).you == 2


async def test_the_host_passes_on_and_is_replaced_only_while_away(house: tuple[Node, ManualEnvironment]) -> None:
    node, environment = house
    party = (await a_party(node, BEN, EVE)).id
    await refused("not-host", node.parties.command(party, BEN, SetHost(1)))
    await environment.pass_time(30_000)  # nobody's socket is open
    await node.parties.command(party, EVE, SetRole("watcher"))
    await refused("not-playing", node.parties.command(party, EVE, SetHost(2)))
    await node.parties.command(party, BEN, SetHost(1))
    assert (await node.parties.state(party, MIA)).host == 1
    await node.parties.command(party, BEN, LeaveParty())
    assert (await node.parties.state(party, MIA)).host == 0
    await node.parties.command(party, EVE, LeaveParty())
    await node.parties.command(party, MIA, LeaveParty())
    await refused(
        "party-over", node.parties.join(ZOE, JoinParty(party=party, invite=node.signer.invite(f"party {party}")))
    )


async def test_everyone_is_seated_in_one_game_after_another(house: tuple[Node, ManualEnvironment]) -> None:
    node, _ = house
    party = (await a_party(node, BEN, EVE)).id
    seats = (NextSeat(1), NextSeat(bot="random"), NextSeat(0))
    await node.next_games.open(party, MIA, NextGame(seats, "yatai", options={"first": 0}))
    state = await node.parties.state(party, EVE)
    assert state.table is not None
    assert (state.table.party, state.table.status, state.table.host) == (party, Status.OPEN, 2)
    assert [(seat.name, seat.taken, seat.bot) for seat in state.table.seats] == [
        ("Ben", True, None), ("random", False, "random"), ("Mia", True, None),
    ]  # fmt: skip
    assert state.table_invite == node.signer.invite(state.table.id)
    first = state.table.id
    await refused("moved-on", node.next_games.open(party, MIA, NextGame(seats, "yatai")))
    again = NextGame((NextSeat(1), NextSeat(2), NextSeat(0)), like=first, start=True, after=first)
    await node.next_games.open(party, MIA, again)
    state = await node.parties.state(party, EVE)
    assert state.table is not None
    assert state.table.id != first
    assert (state.table.status, state.table.options["first"]) == (Status.PLAYING, 0)
    third = NextGame(TWO, "whisper", after=state.table.id)
    await refused("still-playing", node.next_games.open(party, MIA, third))
    await node.next_games.open(party, MIA, msgspec.structs.replace(third, abandon=True))
    assert [one.table for one in (await node.parties.state(party, MIA)).games] == [state.table.id]


@pytest.mark.parametrize(
    ("code", "seats", "game"),
    [
        ("seats", (NextSeat(bot="random"), NextSeat()), "yatai"),
        ("seats", (NextSeat(0), NextSeat(0)), "yatai"),
        ("no-such-member", (NextSeat(0), NextSeat(7)), "yatai"),
        ("no-such-member", (NextSeat(0), NextSeat(2)), "yatai"),
        ("players", (NextSeat(0), *[NextSeat()] * 8), "yatai"),
        ("no-such-bot", (NextSeat(0), NextSeat(bot="nobody")), "yatai"),
        ("no-such-game", TWO, "chess"),
        ("no-such-game", TWO, None),
    ],
)
async def test_a_game_that_cannot_be_opened_changes_nothing(
    house: tuple[Node, ManualEnvironment], code: str, seats: tuple[NextSeat, ...], game: str | None
) -> None:
    node, _ = house
    party = (await a_party(node, BEN, EVE)).id
    await node.parties.command(party, EVE, SetRole("watcher"))
    await refused(code, node.next_games.open(party, MIA, NextGame(seats, game)))
    assert (await node.parties.state(party, MIA)).table is None


async def test_a_game_of_another_party_is_not_played_again(house: tuple[Node, ManualEnvironment]) -> None:
    node, _ = house
    party = (await a_party(node, BEN)).id
    await node.next_games.open(party, MIA, NextGame(TWO, "whisper"))
    table = (await node.parties.state(party, MIA)).table
    assert table is not None
    other = (await node.parties.create(EVE)).id
    await refused("no-such-table", node.next_games.open(other, EVE, NextGame((NextSeat(0), NextSeat()), like=table.id)))


async def test_two_presses_open_one_game(house: tuple[Node, ManualEnvironment]) -> None:
    node, _ = house
    party = (await a_party(node, BEN)).id
    presses = [node.next_games.open(party, MIA, NextGame(TWO, "whisper")) for _ in range(2)]
    done = await asyncio.gather(*presses, return_exceptions=True)
    assert [type(one) for one in done].count(ApiError) == 1
    assert len(await node.repository.tables_of(MIA.id)) == 1


async def test_most_votes_of_those_present_let_any_player_open_the_game(house: tuple[Node, ManualEnvironment]) -> None:
    node, _ = house
    party = (await a_party(node, BEN, EVE, ZOE)).id
    await node.parties.command(party, ZOE, SetRole("watcher"))
    await refused("not-playing", node.parties.command(party, ZOE, Vote("whisper")))
    await node.parties.command(party, BEN, Vote("whisper"))
    await refused("not-host", node.next_games.open(party, BEN, NextGame(TWO, "whisper")))
    await node.parties.command(party, EVE, Vote("whisper"))
    await refused("not-playing", node.next_games.open(party, ZOE, NextGame(TWO, "whisper")))
    await refused("not-host", node.next_games.open(party, BEN, NextGame(TWO, "yatai")))
    await node.next_games.open(party, BEN, NextGame(TWO, "whisper"))
    state = await node.parties.state(party, BEN)
    assert state.table is not None
    assert [one.vote for one in state.members] == [None] * 4


async def test_the_score_comes_from_stored_results_and_outlives_a_restart(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        for guest in (MIA, BEN):
            await node.committer.commit(Change(statements=[insert_guest(guest, guest.id.encode(), 0)]))
        party = (await a_party(node, BEN)).id
        await node.parties.command(party, BEN, Say("good luck"))
        await node.parties.command(party, MIA, SendSign("clap"))
        await node.next_games.open(party, MIA, NextGame(TWO, "whisper", start=True))
        table = (await node.parties.state(party, MIA)).table
        assert table is not None
        ears = [await connect(node, table.id, guest, guest.id) for guest in (MIA, BEN)]
        count = 0
        while (position := stand(ears[0]))["outcome"] is None:
            count += 1
            play(node, ears[position["to_act"][0]], f"m{count}", KNOCK)
            await ears[0].until(lambda n=position["n"]: stand(ears[0])["n"] > n)  # type: ignore[misc]
        ranking = stand(ears[0])["outcome"]["ranking"]
        before = await node.parties.state(party, MIA)
    places = {seat: 1 + sum(len(group) for group in ranking[:rank]) for rank, one in enumerate(ranking) for seat in one}
    async with a_node(tmp_path) as (node, _):
        state = await node.parties.state(party, MIA)
        assert [[seat.place for seat in game.seats] for game in state.games] == [[places[0], places[1]]]
        assert {one.member: one.places.index(1) + 1 for one in state.standings} == places
        assert state.pairs[0].wins + state.pairs[0].losses + state.pairs[0].ties == 1
        assert [(one.member, one.kind, one.text) for one in state.chat] == [
            (1, "said", "good luck"),
            (0, "sign", "clap"),
        ]
        assert (state.games, state.standings, state.pairs) == (before.games, before.standings, before.pairs)
        assert await node.parties.store.party_of(BEN.id) == party
        await node.parties.command(party, MIA, EndParty())
        assert (await node.parties.state(party, BEN)).ended
        assert await node.parties.store.party_of(BEN.id) is None
        await refused("party-over", node.parties.command(party, BEN, Say("more")))
        await refused("party-over", node.next_games.open(party, MIA, NextGame(TWO, "whisper", after=table.id)))


def states(ear: FakeConnection) -> list[Any]:
    return [msgspec.json.decode(one) for one in ear.heard]


async def test_members_hear_of_every_change_and_of_who_is_here(house: tuple[Node, ManualEnvironment]) -> None:
    node, environment = house
    party = (await a_party(node, BEN)).id
    await environment.pass_time(30_000)
    mia, ben, eve = (FakeConnection(guest.id, guest) for guest in (MIA, BEN, EVE))
    await node.party_feed.enter(party, mia)
    assert [one["here"] for one in states(mia)[-1]["members"]] == [True, False]
    await node.party_feed.enter(party, ben)
    await node.party_feed.enter(party, eve)
    await node.party_feed.enter(party, FakeConnection("nobody", None))
    assert (eve.bye, eve.heard) == ("not-invited", [])
    assert [one["here"] for one in states(mia)[-1]["members"]] == [True, True]
    assert (states(mia)[-1]["you"], states(ben)[-1]["you"]) == (0, 1)
    await node.party_feed.leave(party, ben)
    await node.party_feed.poll()
    assert [one["here"] for one in states(mia)[-1]["members"]] == [True, False]
    heard = len(mia.heard)
    await node.party_feed.poll()
    assert len(mia.heard) == heard, "nothing has changed"
    await node.parties.command(party, BEN, Say("I am back soon"))  # as on another node
    await node.party_feed.poll()
    assert states(mia)[-1]["chat"][-1]["text"] == "I am back soon"
    await environment.pass_time(60_000)
    await node.party_feed.poll()
    assert states(mia)[-1]["members"][0]["here"], "its socket is open"
    await node.parties.command(party, MIA, LeaveParty())
    await node.party_feed.poll()
    assert mia.bye == "not-invited"


async def test_a_banned_guest_hears_no_more(house: tuple[Node, ManualEnvironment]) -> None:
    node, _ = house
    party = (await a_party(node, BEN)).id
    ears = [FakeConnection(guest.id, guest) for guest in (MIA, BEN)]
    for ear in ears:
        await node.party_feed.enter(party, ear)
    node.party_feed.drop_guests(frozenset({BEN.id}))
    assert [ear.bye for ear in ears] == [None, "banned"]


async def test_unused_parties_are_forgotten_and_members_are_not(house: tuple[Node, ManualEnvironment]) -> None:
    node, environment = house
    unused, used = (await a_party(node, BEN)).id, (await node.parties.create(EVE)).id
    await node.next_games.open(used, EVE, NextGame((NextSeat(0), NextSeat()), "whisper", start=True))
    later = environment.now() + 1
    assert await node.retention.delete_idle_guests(later) == 1, "Zoe is in no party"
    assert await node.retention.delete_unplayed_parties(later) == 1
    assert await node.parties.store.read(unused) is None
    assert await node.parties.store.read(used) is not None
    assert await node.retention.delete_idle_guests(later) == 2


async def test_several_people_play_on_one_device_and_have_one_vote(house: tuple[Node, ManualEnvironment]) -> None:
    node, environment = house
    party = (await a_party(node, BEN)).id
    state = await node.parties.command(party, BEN, AddMember("Noa", "#abcdef"))
    assert state is not None
    assert [(one.name, one.device) for one in state.members] == [("Mia", None), ("Ben", None), ("Noa", 1)]
    again = await node.parties.command(party, BEN, AddMember("Noa", "#abcdef"))
    assert again is not None
    assert len(again.members) == 3, "the same name on the same device is the same person"
    mia, ben = (FakeConnection(guest.id, guest) for guest in (MIA, BEN))
    for ear in (mia, ben):
        await node.party_feed.enter(party, ear)
    assert [one["here"] for one in states(mia)[-1]["members"]] == [True, True, True]
    await refused("no-such-member", node.parties.command(party, MIA, SetHost(2)))
    # Two devices: one vote is not more than half, two are.
    await node.parties.command(party, BEN, Vote("whisper"))
    wish = NextGame((NextSeat(1), NextSeat(2)), "whisper")
    await refused("not-host", node.next_games.open(party, BEN, wish))
    await node.parties.command(party, MIA, Vote("whisper"))
    await node.next_games.open(party, BEN, wish)
    state = await node.parties.state(party, MIA)
    assert state.table is not None
    assert [seat.name for seat in state.table.seats] == ["Ben", "Noa"]
    await environment.pass_time(60_000)
    await node.party_feed.leave(party, ben)
    assert [one.here for one in (await node.parties.state(party, MIA)).members][1:] == [False, False]


async def test_the_device_and_the_host_may_remove_who_plays_there_and_all_leave_together(
    house: tuple[Node, ManualEnvironment],
) -> None:
    node, _ = house
    party = (await a_party(node, BEN, EVE)).id
    for name in ("Noa", "Tom"):
        await node.parties.command(party, BEN, AddMember(name, "#abcdef"))
    await refused("not-host", node.parties.command(party, EVE, RemoveMember(3)))
    await node.parties.command(party, BEN, RemoveMember(3))
    assert [one.gone for one in (await node.parties.state(party, MIA)).members] == [False, False, False, True, False]
    await node.parties.command(party, BEN, LeaveParty())
    assert [one.gone for one in (await node.parties.state(party, MIA)).members] == [False, True, False, True, True]
    await node.parties.join(BEN, JoinParty(party=party, invite=(await node.parties.state(party, MIA)).invite))
    back = await node.parties.command(party, BEN, AddMember("Noa", "#abcdef"))
    assert back is not None
    assert [one.gone for one in back.members] == [False, False, False, False, True]
    await node.parties.command(party, MIA, EndParty())
    await refused("party-over", node.parties.command(party, BEN, AddMember("Tom", "#abcdef")))


async def test_a_friend_who_comes_late_plays_on_instead_of_a_bot_once_the_others_agree(
    house: tuple[Node, ManualEnvironment],
) -> None:
    node, _ = house
    party = (await a_party(node)).id
    wish = NextGame((NextSeat(0), NextSeat(bot="random")), "whisper", start=True)
    await node.next_games.open(party, MIA, wish)
    state = await node.parties.state(party, MIA)
    assert state.table is not None
    table, invite = state.table.id, state.table_invite
    await node.parties.join(BEN, JoinParty(party=party, invite=state.invite))
    await refused("seat-taken", node.router.order(table, BEN, Join(0, invite)))
    mia = await connect(node, table, MIA, "mia")
    assert (await order(node, table, BEN, Join(1, invite))).requested
    node.router.forward(mia, AnswerSeat(agree=True))
    await mia.until(lambda: any(one["table"]["seats"][1]["name"] == "Ben" for one in messages(mia, "table")))
    assert (await order(node, table, BEN, Join(1, invite))).seat == 1
