"""What can go wrong with the store. Imports the contract only."""

from __future__ import annotations

from peron.rules.contract import PeronError


class StoreError(PeronError):
    """The store cannot be opened, or does not take what it was given."""


class Conflict(StoreError):
    """The entries do not follow what is stored: somebody else has written to the table. Nothing was written."""

    def __init__(self, table_id: str, version: int) -> None:
        super().__init__("store-conflict", {"table": table_id, "version": version})


class InviteUsed(StoreError):
    """The invitation is gone: somebody has used it, or a newer one has replaced it. Nothing was written."""

    def __init__(self, table_id: str) -> None:
        super().__init__("store-invite-used", {"table": table_id})
