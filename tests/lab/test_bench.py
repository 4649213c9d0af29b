"""The benchmark measures everything it names, and its ratios are of the same run."""

from __future__ import annotations

from peron.lab.bench import compiled, machine, run


def test_a_quick_run_measures_everything() -> None:
    told: list[str] = []
    bench = run(quick=True, progress=told.append)
    assert told == ["1/3", "2/3", "3/3"]
    rows = {row.name: row.value for row in bench.rows}
    assert all(value > 0 for value in rows.values())
    assert {"bench-playouts", "bench-python", "bench-clone", "bench-sample", "bench-search"} <= set(rows)
    assert {"bench-san-francisco", "bench-san-francisco-ratio"} <= set(rows)
    assert bench.compiled == compiled()
    assert ("bench-interpreted-ratio" in rows) == compiled()
    assert bench.machine == machine()
