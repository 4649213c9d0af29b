"""Settings of all tests: where shared test code is found, how hard Hypothesis tries, and what waits for `make soak`.

Runs are the same every time; `HYPOTHESIS_PROFILE=search pytest tests/rules` looks further, at random.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

ROOT = str(Path(__file__).resolve().parent.parent)
if ROOT not in sys.path:
    sys.path.insert(0, ROOT)

from tests.amount import SOAK  # noqa: E402

slow = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile("same", derandomize=True, deadline=None, max_examples=20, suppress_health_check=slow)
settings.register_profile("few", derandomize=True, deadline=None, max_examples=2, suppress_health_check=slow)
settings.register_profile("search", deadline=None, max_examples=1000, suppress_health_check=slow, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "search" if SOAK else "same"))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What is marked `soak` repeats what others look at already."""
    if SOAK:
        return
    waiting = [item for item in items if item.get_closest_marker("soak")]
    config.hook.pytest_deselected(items=waiting)
    items[:] = [item for item in items if not item.get_closest_marker("soak")]
