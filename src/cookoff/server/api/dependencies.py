"""Dependencies that the application injects into handlers."""

from litestar.di import NamedDependency

from cookoff.server.app.node import Node

TheNode = NamedDependency[Node]
"""The node that serves this request."""
