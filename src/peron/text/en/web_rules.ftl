### The page with the rules of a game.

web-rules-of = Rules: { $game }
web-rules-line = In Peron’s own words. Each rule has a tag; refused moves name it. Tags that are skipped are not in use.
web-rules-games = Rules of which game
web-rules-contents = Contents
web-rules-ruling = Peron’s ruling
web-rules-ruling-line = The printed rules are silent here; this is how Peron decides.
web-rules-back = Back to the table
web-rules-link = Link to rule { $rule }
web-rules-minute = In one minute
web-rules-search = Search the rules
web-rules-found =
    { $count ->
        [0] No rule has these words.
        [one] { $count } rule
       *[other] { $count } rules
    }
web-rules-rulings =
    { $count ->
        [one] Peron’s ruling
       *[other] Peron’s rulings ({ $count })
    }
web-rules-aid = Player aid
web-aid-title = { $game }: player aid
web-aid-signs = What the signs mean
