"""`python -m cookoff.cli` is the command `cookoff`."""

import sys

from . import main

sys.exit(main())
