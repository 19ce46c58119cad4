"""`cookoff games` and `cookoff rules`."""

from cookoff.engine import room
from tests.cli.conftest import Cookoff


def test_the_games_are_listed(cookoff: Cookoff) -> None:
    done = cookoff("games")
    assert done.code == 0
    assert "yatai" in done.out
    assert "2–4" in done.out
    assert "en, fr" in done.out


def test_the_games_in_french(cookoff: Cookoff) -> None:
    assert "Joueurs" in cookoff("games", "--language", "fr").out


def test_one_rule(cookoff: Cookoff) -> None:
    done = cookoff("rules", "yatai", "yat-34")
    assert done.code == 0
    assert "YAT-34" in done.out
    assert "return one bottle" in " ".join(done.out.split())
    assert "YAT-35" not in done.out


def test_one_rule_in_french(cookoff: Cookoff) -> None:
    assert "rendez à la table une bouteille" in " ".join(
        cookoff("rules", "yatai", "YAT-34", "--language", "fr").out.split()
    )


def test_a_rule_says_where_it_comes_from_and_what_the_book_leaves_open(cookoff: Cookoff) -> None:
    mixed = " ".join(cookoff("rules", "yatai", "YAT-14").out.split())
    assert "(from the rulebook; our ruling where the book is silent or unclear)" in mixed
    assert "Left open by the book: in which order the players choose their first bottle." in mixed
    plain = cookoff("rules", "yatai", "YAT-26").out
    assert "(from the rulebook)" in plain
    assert "Left open" not in plain
    shared = " ".join(cookoff("rules", "hibachi", "THR-17", "--language", "de").out.split())
    assert "Was die Spielregel offen lässt: was geschieht, wenn etwas nicht zur Ruhe kommt." in shared


def test_all_rules_in_their_sections(cookoff: Cookoff) -> None:
    done = cookoff("rules", "yatai")
    assert done.code == 0
    for rule in room("yatai").ledger.rule:
        assert f"{rule.id} " in done.out
    assert done.out.index("Setup") < done.out.index("YAT-10 ") < done.out.index("End of the game")
