"""Which language is spoken."""

from dataclasses import replace

import pytest

from cookoff.engine import BadInput, room
from cookoff.i18n import choose_language, languages


def test_the_one_asked_for_comes_first() -> None:
    assert choose_language("fr", {"COOKOFF_LANGUAGE": "en", "LANG": "en_GB.UTF-8"}) == "fr"


def test_our_environment_variable_comes_before_the_systems() -> None:
    assert choose_language(None, {"COOKOFF_LANGUAGE": "fr", "LANG": "en_GB.UTF-8"}) == "fr"


@pytest.mark.parametrize(
    ("environ", "spoken"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LC_ALL": "fr_BE", "LANG": "en_GB"}, "fr"),
        ({"LANG": "xx_XX.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_an_unsupported_system_language_falls_back(environ: dict[str, str], spoken: str) -> None:
    assert choose_language(None, environ) == spoken


@pytest.mark.parametrize(("asked", "environ"), [("xx", {}), (None, {"COOKOFF_LANGUAGE": "xx"})])
def test_a_language_that_was_named_and_does_not_exist_is_an_error(asked: str | None, environ: dict[str, str]) -> None:
    named = "--language" if asked else "COOKOFF_LANGUAGE"
    with pytest.raises(BadInput, match=rf"{named}: there is no wording in 'xx'; there is de, en, fr, it"):
        choose_language(asked, environ, room("yatai"))


def test_the_command_and_the_rooms_speak_english_and_french() -> None:
    assert {"en", "fr", "it", "de"} <= set(languages())
    assert {"en", "fr", "it", "de"} <= set(languages(room("yatai")))


def test_a_room_may_have_no_translations() -> None:
    assert languages(replace(room("yatai"), package="cookoff.engine")) == []
