"""The pictures in the tree are few and small, and a page shows each of them."""

from pathlib import Path

import pytest
from tools.guide import moving_picture
from tools.guide.animated_webp import Frame, merged, put_together, size_and_length

from tests.e2e.screenshots import LARGEST, SHOWN, shown

ALL = 2_000_000
"""Bytes of all of them."""


def test_every_picture_of_a_screen_is_shown_on_a_page_and_there() -> None:
    assert {path.name for path in SHOWN.iterdir()} == shown()


def test_the_front_page_shows_the_moving_picture_which_is_small() -> None:
    target = moving_picture.TARGET
    readme = (Path(__file__).parents[2] / "README.md").read_text("utf-8")
    assert f'src="docs/{target.name}" width="{moving_picture.SIZE[0]}"' in readme
    file = target.read_bytes()
    width, height, milliseconds = size_and_length(file)
    assert (width, height) == moving_picture.SIZE
    assert 5_000 < milliseconds < 20_000
    assert len(file) < moving_picture.LARGEST


@pytest.mark.parametrize("extended", [False, True])
def test_an_animation_holds_the_pictures_of_its_frames(extended: bool) -> None:
    picture = b"VP8 \x03\x00\x00\x00abc\x00"
    before = b"VP8X\x0a\x00\x00\x00" + bytes(10) + b"ICCP\x01\x00\x00\x00x\x00" if extended else b""
    still = b"RIFF????WEBP" + before + picture
    file = put_together((64, 32), merged([Frame(0, 0, 64, 32, still, 50), 50, 50, Frame(2, 4, 8, 6, still, 100)]))
    assert size_and_length(file) == (64, 32, 250)
    assert file.count(b"ANMF") == 2
    assert file.count(picture) == 2
    assert b"ICCP" not in file
    assert len(file) == int.from_bytes(file[4:8], "little") + 8


def test_the_pictures_of_screens_are_small() -> None:
    sizes = [path.stat().st_size for path in SHOWN.iterdir()]
    assert max(sizes) < LARGEST
    assert sum(sizes) < ALL
