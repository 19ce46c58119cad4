"""Reports in the database: a page for each language; older ones have one."""

import zlib

from cookoff.server.app.workbench.report_pages import pack, unpack


def test_a_report_comes_back_in_the_language_that_is_asked_for() -> None:
    data = pack({"en": "What was changed", "fr": "Ce qui a changé"})
    assert unpack(data, "fr").decode() == "Ce qui a changé"
    assert unpack(data, "xx").decode() == "What was changed"


def test_a_report_of_an_older_release_is_still_read() -> None:
    assert unpack(zlib.compress(b"<html>"), "de") == b"<html>"
