"""Tests of Peron. A package, so that tests share code by plain imports (`from tests.rules.positions import ...`)."""
