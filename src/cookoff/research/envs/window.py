"""Draws text as a picture, and shows it in a window."""

from typing import Any

import numpy as np
import numpy.typing as npt
import pygame

WIDTH, HEIGHT = 960, 720
_MARGIN, _LINE, _COLUMN = 16, 17, 310
_PAPER, _INK = (250, 246, 238), (44, 38, 34)

Picture = npt.NDArray[np.uint8]


def draw(text: str) -> Picture:
    """The text in columns, as an RGB array."""
    return np.ascontiguousarray(np.transpose(pygame.surfarray.array3d(_surface(text)), (1, 0, 2)))


class Window:
    """A window that opens when it first shows something."""

    def __init__(self, title: str) -> None:
        self._title = title
        self._renderer: Any = None

    def show(self, text: str) -> None:
        """Replace the text."""
        if self._renderer is None:
            pygame.display.init()
            pygame.display.set_caption(self._title)
            self._renderer = pygame.display.set_mode((WIDTH, HEIGHT))
        pygame.event.pump()
        self._renderer.blit(_surface(text), (0, 0))
        pygame.display.flip()

    def close(self) -> None:
        """Close the window."""
        if self._renderer is not None:
            pygame.display.quit()
            self._renderer = None


def _surface(text: str) -> pygame.Surface:
    pygame.font.init()
    font = pygame.font.Font(None, _LINE)
    surface = pygame.Surface((WIDTH, HEIGHT))
    surface.fill(_PAPER)
    lines = (HEIGHT - 2 * _MARGIN) // _LINE
    for number, line in enumerate(text.splitlines()):
        column, row = divmod(number, lines)
        # Clip to the column.
        place = (_MARGIN + column * _COLUMN, _MARGIN + row * _LINE)
        surface.blit(font.render(line.expandtabs(2), True, _INK), place, (0, 0, _COLUMN - 8, _LINE))
    return surface
