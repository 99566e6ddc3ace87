"""Ecotone: the table where four ecosystem board games meet."""

__version__ = "0.1.0"
