"""Web Push by the example of RFC 8291, and quiet hours."""

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from cookoff.server.app.notices import web_push
from cookoff.server.app.notices.quiet import quiet_until
from tests.server.support.push_service import Browser, PushService, decode, decrypt

PLAIN = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
RECEIVER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_a_message_is_encrypted_as_in_the_example_of_the_standard() -> None:
    sender = ec.derive_private_key(int.from_bytes(decode(SENDER)), ec.SECP256R1())
    assert web_push.encrypt(PLAIN, RECEIVER, AUTH, sender, decode(SALT)) == decode(SEALED)


def test_a_browser_decrypts_every_message_and_no_two_look_alike() -> None:
    with PushService() as service:
        browser = Browser(service)
    wish = browser.subscription
    sealed = [web_push.encrypt(PLAIN, wish["key"], wish["auth"]) for _ in range(2)]
    assert [decrypt(one, browser._private, browser._auth) for one in sealed] == [PLAIN, PLAIN]
    assert sealed[0] != sealed[1]


@pytest.mark.parametrize(("key", "auth"), [(RECEIVER, "short"), ("BCVx", AUTH), ("é", AUTH), (RECEIVER[:-4], AUTH)])
def test_keys_that_no_browser_has_are_refused(key: str, auth: str) -> None:
    with pytest.raises(web_push.BadKey):
        web_push.check_keys(key, auth)


def test_the_servers_key_is_the_same_after_a_restart() -> None:
    first, again, other = (web_push.point(web_push.private_key(seed).public_key()) for seed in (b"a", b"a", b"b"))
    assert first == again != other


SUMMER = 1_784_000_000_000
"""14 July 2026, 05:33:20 in Paris."""
HOUR = 3_600_000


@pytest.mark.parametrize(
    ("now", "start", "end", "until"),
    [
        (SUMMER, 22 * 60, 7 * 60, SUMMER + 5200_000),
        (SUMMER - 7 * HOUR, 22 * 60, 7 * 60, SUMMER + 5200_000),
        (SUMMER + 2 * HOUR, 22 * 60, 7 * 60, None),
        (SUMMER, 5 * 60, 6 * 60, SUMMER + 1600_000),
        (SUMMER, 6 * 60, 5 * 60, None),
        (SUMMER, 60, 60, None),
        (SUMMER, None, None, None),
    ],
    ids=["in the night", "before midnight", "in the morning", "by day", "outside", "none", "not set"],
)
def test_quiet_hours_go_by_the_time_zone(now: int, start: int | None, end: int | None, until: int | None) -> None:
    assert quiet_until(now, start, end, "Europe/Paris") == until


def test_an_unknown_time_zone_counts_as_utc() -> None:
    assert quiet_until(SUMMER, 180, 240, "Nowhere/At_All") == quiet_until(SUMMER, 180, 240, "UTC") is not None
