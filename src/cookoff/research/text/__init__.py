"""Games as text, for language models and for `render_mode="ansi"`."""
