"""Tests of the bots. A package, so that its modules can share the table in `games.py`."""
