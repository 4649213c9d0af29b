"""Plain `peron`: the page in a browser, whatever that takes. Imports the server.

The server of this folder may be running already: then its page is opened. Else one is started here, at the usual port,
or at another when something else has that.
"""

from __future__ import annotations

from platformdirs import user_data_path

from peron.cli.browser import open_page
from peron.cli.serve import serve
from peron.cli.stop import Stop
from peron.server.address import running_at
from peron.server.page import has_page
from peron.server.run import CannotListen
from peron.server.settings import Settings
from peron.text import Texts


def front(texts: Texts) -> None:
    if not has_page():
        raise Stop(texts.say("serve-no-page"))
    folder = user_data_path("peron")
    url = running_at(folder)
    if url is not None:
        print(texts.say("serve-already", url=url), flush=True)
        opening = open_page(texts, url)
        if opening is not None:
            opening.join()
        return
    for port in (Settings(folder).port, 0):
        try:
            serve(texts, Settings(folder, port=port, log_level="warning"))
        except CannotListen:
            if port == 0:
                raise
        else:
            return
