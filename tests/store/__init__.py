"""Tests of the store. `PERON_TEST_DATABASE=postgresql+psycopg://... pytest tests/store` runs them on PostgreSQL."""
