"""`make golden`: write the golden files anew. Review the diff: it is a change of behaviour."""

from cookoff.engine import Room
from cookoff.engine.conformance import playthrough
from cookoff.research.spaces import spaces
from tests.conformance.rooms import ROOMS, TESTS, case, folder, golden_options

SPACES = TESTS / "research" / "spaces.txt"


def write(room: Room) -> None:
    """The playthroughs of a room, and a first log in cases/ if it has none of this version of its rules."""
    home = folder(room)
    (home / "cases").mkdir(parents=True, exist_ok=True)
    game = room.load(None)
    # Where physics decides, the last digits may differ between machines: there the log is the golden file.
    for players in () if room.physical else game.seats:
        path = home / "playthroughs" / f"{players}-golden.txt"
        path.parent.mkdir(exist_ok=True)
        path.write_text(playthrough(case(room), players, "golden", golden_options(room)), "utf-8")
    path = home / "cases" / f"rules-{game.rules_version}.jsonl"
    if not path.exists():
        walk = case(room).walk(max(game.seats), golden_options(room), "case")
        walk.finish()
        path.write_bytes(b"".join(walk.lines))


def tell_spaces() -> str:
    """For each game and number of players what its observations and actions are: how many, and a hash of them all."""
    tables = [spaces(room.id, players) for room in ROOMS for players in room.load(None).seats]
    lines = [
        f"{each.room.id} for {each.players}, version {each.version}: "
        f"{len(each.observe.names)} numbers, {len(each.actions)} actions, {each.digest}"
        for each in tables
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    SPACES.write_text(tell_spaces(), "utf-8")
    for each in ROOMS:
        write(each)
