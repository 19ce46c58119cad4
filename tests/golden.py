"""`make golden`: write the golden files anew. Review the diff: it is a change of behaviour."""

from cookoff.engine import Room
from cookoff.engine.conformance import playthrough
from tests.conformance.rooms import ROOMS, case, folder, golden_options


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


if __name__ == "__main__":
    for each in ROOMS:
        write(each)
