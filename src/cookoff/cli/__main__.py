"""`python -m cookoff.cli` is the command `cookoff`."""

import sys

from cookoff.cli import main

sys.exit(main())
