"""The examples for those who run the house: what they name is there."""

import json
import re
from pathlib import Path

import msgspec
import pytest

from cookoff.server.config.settings import Limits, Settings
from cookoff.server.config.sources import PREFIX, fields
from cookoff.server.ops.metrics import REGISTRY
from tests.server.support.server_process import ROOT

DEPLOY = ROOT / "deploy"
METRIC = re.compile(r"\b(?:cookoff|process|python)_\w+")


def test_every_number_on_the_dashboard_is_measured() -> None:
    known = {sample for metric in REGISTRY.collect() for sample in _samples(metric.name, metric.type)}
    shown = set(METRIC.findall(json.dumps(json.loads((DEPLOY / "grafana.json").read_text())["panels"])))
    assert len(shown) > 15
    assert shown <= known, shown - known


def _samples(name: str, kind: str) -> set[str]:
    suffixes = {"counter": ["_total"], "histogram": ["_bucket", "_count", "_sum"]}.get(kind, [""])
    return {name + suffix for suffix in suffixes}


@pytest.mark.parametrize("file", ["Containerfile", "compose.yaml", "cookoff.service"])
def test_every_setting_that_an_example_names_is_one(file: str) -> None:
    settings = {PREFIX + "_".join(path).upper() for path, _ in fields(Settings)}
    named = set(re.findall(r"\bCOOKOFF_[A-Z_]+", (DEPLOY / file).read_text()))
    named -= {"COOKOFF_SITE", "COOKOFF_NODES"}  # the proxy's
    assert named
    assert {name.removesuffix("_FILE") for name in named} <= settings


def test_the_handbook_names_every_setting() -> None:
    text = (ROOT / "docs" / "host" / "handbook.md").read_text()
    groups = {field.name for field in msgspec.structs.fields(Settings)}
    assert not {name for name in groups if f"`{name}`" not in text}


def rows_of_limits() -> dict[str, tuple[str, str]]:
    """What the handbook says a guest and an address may do, by setting."""
    text = (ROOT / "docs" / "host" / "handbook.md").read_text().partition("## Limits")[2].partition("\n## ")[0]
    found = {}
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        for name in re.findall(r"`(\w+)`", cells[1]) if len(cells) == 5 else ():
            found[name] = (cells[2], cells[3])
    return found


def test_the_handbooks_table_of_limits_is_that_of_the_settings() -> None:
    limits, rows = Limits(), rows_of_limits()

    def told(rate: tuple[float, float], factor: float = 1) -> str:
        return f"{rate[0] * factor:,.0f}, then {rate[1] * 60 * factor:,.0f} a minute"

    for name in ("requests", "creations", "replay_pages", "practice_throws", "party_codes"):
        assert rows[name] == (told(getattr(limits, name)), told(getattr(limits, name))), name
    for name in ("messages", "chat", "history_bytes"):
        rate = getattr(limits, name)
        assert rows[name] == (told(rate), told(rate, limits.address_factor)), name
    assert rows["new_connections"] == ("", told(limits.new_connections))
    assert rows["connections_per_address"] == ("", str(limits.connections_per_address))
    assert rows["sockets_per_guest"] == (str(limits.sockets_per_guest), str(limits.sockets_per_address))
    assert rows["tables_per_guest"] == (str(limits.tables_per_guest), str(limits.tables_per_address))
    rates = {field.name for field in msgspec.structs.fields(Limits) if field.type == tuple[float, float]}
    assert rates - {"control_frames"} <= set(rows), "every rate of a guest or an address is in the table"


def test_the_proxies_let_the_largest_upload_through() -> None:
    [size] = re.findall(r"client_max_body_size (\d+)m;", (DEPLOY / "nginx.conf").read_text())
    limits = Limits()
    assert int(size) * 1024 * 1024 > max(limits.log_bytes, limits.table_bytes)
    assert "max_size" not in (DEPLOY / "Caddyfile").read_text(), "Caddy has no limit of its own"


def test_the_examples_hold_no_secret_and_no_place_of_this_machine() -> None:
    for path in DEPLOY.iterdir():
        text = path.read_text()
        assert not re.search(r"/home/|hush", text), path
    assert Path(DEPLOY / "Caddyfile").is_file()
