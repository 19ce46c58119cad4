"""Makes schemathesis, which runs as a separate program, use existing tables: most random ids exist nowhere."""

import os
import random

import schemathesis

TABLES = os.environ["COOKOFF_TABLES"].split(",")
_rng = random.Random(6)


@schemathesis.hook
def map_path_parameters(_context, path_parameters):  # type: ignore[no-untyped-def] # schemathesis calls it by name
    if path_parameters and "table_id" in path_parameters and _rng.random() < 0.7:
        path_parameters["table_id"] = _rng.choice(TABLES)
    return path_parameters
