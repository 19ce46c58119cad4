"""The command `cookoff` as a later version would be: migrations of a folder come after the real ones.

`plant` adds a migration to the folder that COOKOFF_TEST_VERSIONS names, as installing a new version would.
"""

import os
import sys
from pathlib import Path

FIRST = 1000


def plant(folder: Path, head: str) -> str:
    """Write the next migration and return its number."""
    planted = sorted(folder.glob("[0-9]*.py"))
    number = str(FIRST + len(planted) + 1)
    before = planted[-1].stem if planted else head
    text = f'import sqlalchemy as sa\nfrom alembic import op\n\nrevision = "{number}"\ndown_revision = "{before}"\n'
    text += (
        f'\n\ndef upgrade():\n    op.create_table("planted_{number}", sa.Column("id", sa.Integer, primary_key=True))\n'
    )
    (folder / f"{number}.py").write_text(text)
    return number


def main() -> int:
    """Run the command."""
    from cookoff.server.storage import schema

    folder = Path(os.environ["COOKOFF_TEST_VERSIONS"])
    if sys.argv[1:] == ["plant"]:
        print(plant(folder, schema.HEAD))
        return 0
    if planted := sorted(folder.glob("[0-9]*.py")):
        import alembic.config

        class Config(alembic.config.Config):
            """Finds both folders."""

            def set_main_option(self, name: str, value: str) -> None:
                """See `alembic.config.Config`."""
                super().set_main_option(name, value)
                if name == "script_location":
                    own = Path(schema.__file__).parent / "migrations" / "versions"
                    super().set_main_option("path_separator", "os")
                    super().set_main_option("version_locations", os.pathsep.join(map(str, (own, folder))))

        alembic.config.Config = Config  # type: ignore[misc]
        schema.HEAD = planted[-1].stem
    from cookoff.cli import main as command

    return command(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
