"""Recorded games, replayed exactly by `tests/rules/test_records.py`; `make.py` wrote them."""
