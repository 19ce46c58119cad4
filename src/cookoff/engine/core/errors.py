"""The exception for invalid input: files, command lines, messages."""


class BadInput(Exception):
    """Input from outside is invalid. The message names the file, line or field; nothing has changed.

    Any other exception is a bug; an illegal move is a `Refusal`, not an exception.
    """
