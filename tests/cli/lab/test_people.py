"""`cookoff lab people`: from the notes of a server to a page."""

from pathlib import Path

import msgspec

from cookoff.lab.people.note import Note
from tests.cli.conftest import Cookoff


def test_from_notes_to_a_page(cookoff: Cookoff, tmp_path: Path) -> None:
    empty = cookoff("lab", "people", tmp_path)
    assert (empty.code, "there are no notes" in empty.err) == (2, True)
    times = {"Push": 2_000, "Cook": 2_100, "Act": 1_900, "PlaceGuest": 9_000}
    notes = [
        Note(str(play), "yatai", "box", 0, "move", step, ms + 10 * play)
        for play in range(20)
        for step, ms in times.items()
    ]
    (tmp_path / "a.people.jsonl").write_bytes(b"".join(msgspec.json.encode(note) + b"\n" for note in notes))
    done = cookoff("lab", "people", tmp_path, "--out", tmp_path / "people.html", "--language", "de")
    assert done.out.startswith("yatai, 20 games, 80 decisions: PlaceGuest ×")
    page = (tmp_path / "people.html").read_text("utf-8")
    assert "Wo Menschen zögern" in page
    assert "einen Gast auf die Tafel setzen" in page
