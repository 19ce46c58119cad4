"""The table as everybody sees it: as text, as a picture, or in a window."""

from typing import Any

from cookoff.engine import BadInput
from cookoff.research.episode import Episode
from cookoff.research.text.descriptions import table_in_words

RENDER_MODES = ["ansi", "rgb_array", "human"]


class Screen:
    """Shows an episode in one of the modes, or in none."""

    def __init__(self, episode: Episode, mode: str | None, title: str) -> None:
        if mode not in (None, *RENDER_MODES):
            raise BadInput(f"render_mode: {mode!r}; there are {', '.join(RENDER_MODES)}")
        self._episode, self._mode, self._title = episode, mode, title
        self._window: Any = None

    def render(self) -> Any:
        """Text, rows of pixels, or nothing: the window shows it."""
        if self._mode is None:
            return None
        episode = self._episode
        text = table_in_words(episode.spaces, episode.game.view(episode.state, None))
        if self._mode == "ansi":
            return text
        from .window import Window, draw  # noqa: PLC0415 # only who looks at pictures needs what draws them

        if self._mode == "rgb_array":
            return draw(text)
        self._window = self._window or Window(self._title)
        self._window.show(text)
        return None

    def keep_up(self) -> None:
        """After each step a window shows how the table stands now."""
        if self._mode == "human":
            self.render()

    def close(self) -> None:
        """Take the window off the screen, if there is one."""
        if self._window is not None:
            self._window.close()
            self._window = None
