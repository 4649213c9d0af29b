"""`peron backup` and `peron restore`: a whole database in one file, while the server runs. The store is imported when
they run."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

from platformdirs import user_data_path

from peron.cli.arguments import Database, DataDir, argument, flag
from peron.cli.progress import bar_of
from peron.text import Texts

BackupFile = Annotated[Path, argument("file", help="help-backup-file")]


def backup(texts: Texts, file: BackupFile, data_dir: DataDir = None, database: Database = "") -> None:
    from peron.store import Store, back_up, unreadable

    store = Store.beside(data_dir or user_data_path("peron"), database)
    try:
        with unreadable(store.path), _counting(texts, "backup-progress") as progress:
            made = back_up(store, file, progress)
    finally:
        store.close()
    counts = {part.table: part.rows for part in made.parts}
    size = file.stat().st_size / 1_000_000
    told = {"file": str(file), "megabytes": texts.number(size, 1)}
    print(texts.say("backup-made", tables=counts["tables"], guests=counts["guests"], **told))


def restore(
    texts: Texts,
    file: BackupFile,
    data_dir: DataDir = None,
    database: Database = "",
    replace: Annotated[bool, flag("--replace", help="help-restore-replace")] = False,
) -> None:
    from peron.store import Backup
    from peron.store import restore as fill

    with _counting(texts, "restore-checking") as progress:
        whole = Backup(file, progress)
    with _counting(texts, "restore-progress") as progress:
        fill(whole, data_dir or user_data_path("peron"), database, replace, progress)
    counts = {part.table: part.rows for part in whole.heading.parts}
    print(texts.say("restore-done", tables=counts["tables"], guests=counts["guests"], file=str(file)))


@contextmanager
def _counting(texts: Texts, key: str) -> Iterator[Callable[[int, int], None]]:
    with bar_of(plain=False) as bar:
        task = bar.add_task(texts.say(key), total=None)
        yield lambda done, of: bar.update(task, completed=done, total=of)
