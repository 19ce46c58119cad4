"""The catalogue."""

import pytest

from cookoff.engine import BadInput, room, rooms


def test_the_catalogue_lists_rooms_by_their_ids() -> None:
    catalogue = rooms()
    assert "yatai" in catalogue
    for name, found in catalogue.items():
        assert found.id == name == found.load(None).id
        assert room(name) == found
        assert all(isinstance(question, type) for question in found.sources(found.load(None)))


def test_an_unknown_game_lists_the_known_ones() -> None:
    with pytest.raises(BadInput, match=r"no game 'chess'; there are: .*yatai"):
        room("chess")
