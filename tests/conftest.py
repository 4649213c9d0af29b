"""Settings of all tests: where shared test code is found, and how hard Hypothesis tries.

Runs are the same every time; `HYPOTHESIS_PROFILE=search pytest tests/rules` looks further, at random.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from hypothesis import HealthCheck, settings

ROOT = str(Path(__file__).resolve().parent.parent)
if ROOT not in sys.path:
    sys.path.insert(0, ROOT)

slow = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile("same", derandomize=True, deadline=None, max_examples=60, suppress_health_check=slow)
settings.register_profile("few", derandomize=True, deadline=None, max_examples=2, suppress_health_check=slow)
settings.register_profile("search", deadline=None, max_examples=1000, suppress_health_check=slow, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))
