"""What goes wrong outside the games: files, command lines, messages."""


class BadInput(Exception):
    """Input from outside cannot be used. The message names the file, line or field, and changes nothing.

    Everything else that is raised is a bug of ours; an illegal move is not an exception but a `Refusal`.
    """
