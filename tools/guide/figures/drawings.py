"""The client's own drawings, for figures: those of Yatai and Mithral Chef, and the icons of the throwing games."""

import json
import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

WEB = Path(__file__).parents[3] / "web"
SCRIPT = """
const ts = require("typescript"), fs = require("fs");
const options = { compilerOptions: { module: "ESNext", target: "ES2022" } };
const script = (path) => ts.transpileModule(fs.readFileSync(path, "utf8"), options).outputText;
const read = (path) => import("data:text/javascript," + encodeURIComponent(script(path)));
Promise.all(process.argv.slice(1).map(read)).then((found) => console.log(JSON.stringify(found)));
"""
COLOURS = ("#d8402f", "#3d7edb", "#4d9a5b", "#f2b33d", "#8b8fa3")
"""Of Yatai's dishes, drinks and guests; the last one is the tourists'."""


@cache
def _modules() -> tuple[dict[str, Any], ...]:
    """What the files of drawings export."""
    node = shutil.which("node") or str(Path(sys.executable).with_name("node"))
    drawn = ("yatai/art/drawings.ts", "mithral_chef/art/drawings.ts", "grill/art/ingredients.ts")
    files = [str(WEB / "src" / "games" / file) for file in drawn]
    done = subprocess.run([node, "-e", SCRIPT, *files], cwd=WEB, capture_output=True, text=True, check=True)
    return tuple(json.loads(done.stdout))


def yatai(name: str) -> str:
    """A drawing of Yatai, in a square of 32 units."""
    return str(_modules()[0][name])


def kitchen(name: str) -> str:
    """A drawing of Mithral Chef, in a square of 100 units."""
    found = _modules()[1]
    stations = dict(zip(("forest", "pantry", "oven", "plating", "order"), found["STATIONS"], strict=True))
    vegetables = dict(zip(("onion", "eggplant", "pepper"), found["VEGETABLES"], strict=True))
    layers = {"flame": found["FIRE"], **stations, **vegetables, **found["ANIMALS"]}[name]
    return "".join(_layer(one) for one in layers)


def _layer(one: dict[str, Any]) -> str:
    line = f' stroke="{one["stroke"]}" stroke-width="{one.get("width", 2)}"' if "stroke" in one else ""
    ends = ' stroke-linecap="round" stroke-linejoin="round"' if line else ""
    return f'<path d="{one["d"]}" fill="{one.get("fill", "none")}"{line}{ends}/>'


@cache
def _icons() -> tuple[dict[str, str], dict[str, Any]]:
    text = (WEB / "src" / "games" / "grill" / "art" / "icons.ts").read_text("utf-8")
    names = dict(re.findall(r'^import (\w+) from "virtual:icons/([\w-]+)"', text, re.MULTILINE))
    file = WEB / "node_modules" / "@iconify-json" / "fluent-emoji-flat" / "icons.json"
    return names, json.loads(file.read_text("utf-8"))


def icon(name: str) -> str:
    """An ingredient or action space of the throwing games, in a square of 32 units."""
    names, found = _icons()
    camel = re.sub(r"-(\w)", lambda letter: letter[1].upper(), name)
    if camel in _modules()[2]:
        return str(_modules()[2][camel])
    key = names[camel]
    icons, aliases = found["icons"], found.get("aliases", {})
    body = (icons.get(key) or icons[aliases[key]["parent"]])["body"]
    # Gradients and masks have ids, which must differ between the drawings of a sheet.
    return re.sub(r'(id="|url\(#|href="#)', rf"\1{name}-", str(body))
