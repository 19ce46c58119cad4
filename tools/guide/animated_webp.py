"""Puts pictures together to an animated WebP: the browser compresses each picture, this module writes the container.

Format: https://developers.google.com/speed/webp/docs/riff_container.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

ENCODER = """
let canvas, before;
async function encode(png, quality) {
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const { width, height } = picture;
  canvas ??= new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { alpha: false, willReadFrequently: true });
  context.drawImage(picture, 0, 0);
  const now = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
  let [left, top, right, bottom] = before ? [width, height, 0, 0] : [0, 0, width, height];
  if (before)
    for (let at = 0; at < now.length; at++)
      if (now[at] !== before[at]) {
        const x = at % width, y = Math.floor(at / width);
        [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
        [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
      }
  before = now;
  if (right <= left) return null;
  [left, top] = [left - (left % 2), top - (top % 2)];
  const part = new OffscreenCanvas(right - left, bottom - top);
  part.getContext("2d", { alpha: false }).drawImage(canvas, -left, -top);
  const bytes = new Uint8Array(await (await part.convertToBlob({ type: "image/webp", quality })).arrayBuffer());
  const data = btoa(Array.from(bytes, (one) => String.fromCharCode(one)).join(""));
  return { x: left, y: top, width: part.width, height: part.height, data };
}
"""
"""For a page in the browser: the part of a picture that differs from the one before, as WebP; null if nothing does."""


class Frame(NamedTuple):
    """A compressed part of the picture and how long it stays."""

    x: int
    y: int
    width: int
    height: int
    data: bytes
    """A still WebP file."""
    milliseconds: int


def put_together(size: tuple[int, int], frames: Iterable[Frame]) -> bytes:
    """An animation that runs for ever."""
    width, height = size
    parts = [
        _chunk(b"VP8X", bytes([0b10, 0, 0, 0]) + _three(width - 1, height - 1)),
        _chunk(b"ANIM", bytes(6)),
        *(_chunk(b"ANMF", _framed(frame)) for frame in frames),
    ]
    body = b"WEBP" + b"".join(parts)
    return b"RIFF" + len(body).to_bytes(4, "little") + body


def size_and_length(file: bytes) -> tuple[int, int, int]:
    """Width, height and milliseconds of an animation."""
    width, height = (1 + int.from_bytes(file[at : at + 3], "little") for at in (24, 27))
    at, milliseconds = 12, 0
    while at < len(file):
        length = int.from_bytes(file[at + 4 : at + 8], "little")
        if file[at : at + 4] == b"ANMF":
            milliseconds += int.from_bytes(file[at + 20 : at + 23], "little")
        at += 8 + length + length % 2
    return width, height, milliseconds


def merged(frames: Sequence[Frame | int]) -> list[Frame]:
    """The frames; a number among them makes the frame before stay so many milliseconds longer."""
    found: list[Frame] = []
    for frame in frames:
        if isinstance(frame, int):
            found[-1] = found[-1]._replace(milliseconds=found[-1].milliseconds + frame)
        else:
            found.append(frame)
    return found


def _framed(frame: Frame) -> bytes:
    place = _three(frame.x // 2, frame.y // 2, frame.width - 1, frame.height - 1, frame.milliseconds)
    return place + bytes([0b10]) + _picture(frame.data)


def _picture(still: bytes) -> bytes:
    """The chunk with the picture, without a colour profile."""
    at = 12
    while still[at : at + 4] not in (b"VP8 ", b"VP8L"):
        length = int.from_bytes(still[at + 4 : at + 8], "little")
        at += 8 + length + length % 2
    length = int.from_bytes(still[at + 4 : at + 8], "little")
    return still[at : at + 8 + length + length % 2]


def _chunk(name: bytes, data: bytes) -> bytes:
    return name + len(data).to_bytes(4, "little") + data + bytes(len(data) % 2)


def _three(*numbers: int) -> bytes:
    return b"".join(number.to_bytes(3, "little") for number in numbers)
