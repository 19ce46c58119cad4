"""One door to 3D physics: chips, dice and towers on a table. No rules and no games in here.

Callers import `cookoff.physics.port` (the types and the `Table` protocol) and `cookoff.physics.readings`
(facts about a motion); neither needs an engine to be installed.
"""
