"""Opens the page in the person's browser, where there is one. Imports the standard library and the texts."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from collections.abc import Mapping

from peron.text import Texts


def has_browser(platform: str, environment: Mapping[str, str]) -> bool:
    """Whether a browser that opened here would be seen by the person: not over SSH, and not without a desktop."""
    if environment.get("BROWSER"):
        return True
    if environment.get("SSH_CONNECTION") or environment.get("SSH_TTY"):
        return False
    if platform in ("win32", "darwin", "cygwin"):
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def open_page(texts: Texts, url: str) -> threading.Thread | None:
    """Open the page; where that cannot be done, say what to open. Some browsers are slow to start and are waited for
    by a thread of their own, which is the answer."""

    def opened() -> None:
        if not webbrowser.open(url):
            print(texts.say("serve-open", url=url), flush=True)

    if not has_browser(sys.platform, os.environ):
        print(texts.say("serve-open", url=url), flush=True)
        return None
    opening = threading.Thread(target=opened, daemon=True)
    opening.start()
    return opening
