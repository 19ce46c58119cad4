"""Names are written one way, and told apart."""

import pytest

from cookoff.server.protocol.names import distinct, normalised, skeleton


@pytest.mark.parametrize(
    ("given", "written"),
    [
        ("\uff2d\uff49\uff41", "Mia"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("Mia\u00a0\u2003 M.", "Mia M."),
        (" Mia ", "Mia"),
        ("\u2764\ufe0f Mia", "\u2764 Mia"),
    ],
)
def test_a_name_is_written_one_way(given: str, written: str) -> None:
    assert normalised(given) == written


@pytest.mark.parametrize(
    "other", ["mia", "M\u0456a", "\u041c\u0456\u0430", "\u039c\u0399\u0391", "M\u00eda", "MlA", "M1a", "M.i.a", "rnia"]
)
def test_names_that_look_alike_have_one_skeleton(other: str) -> None:
    assert skeleton(other) == skeleton("Mia")
    assert distinct(other, ["Ben", "Mia"]) == f"{other} 2"


def test_names_that_differ_stay_as_they_are() -> None:
    assert distinct("Mia", ["Ben", "Maria", ""]) == "Mia"
    assert distinct("\U0001f35c", ["\U0001f363"]) == "\U0001f35c"
    assert distinct("Mia", ["Mia", "Mia 2"]) == "Mia 3"
    assert len(distinct("M" * 40, ["M" * 40])) <= 40
