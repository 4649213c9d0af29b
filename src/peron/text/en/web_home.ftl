### The page, before one sits down: its sign, home, levels of bots.

## The sign of every page

web-title = Peron
web-description = City-transit board games in your browser: with bots, at one screen, or with friends over a link. No account.
web-skip = Skip to the page
web-nav-games = Games
web-nav-rules = Rules
web-nav-replays = Replays
web-menu = Menu
web-close = Close
web-language = Change the language: { $language }
web-dark = Dark
web-guest = Guest
web-my-name = Your name
web-name-change = change your name
web-name-save = Save
web-name-cancel = Cancel
web-name-kept = From now on you are { $name }. Tables where you sit keep the name you had.
web-unofficial = Peron is an independent implementation of rules. The names of the games belong to their owners; drawings, texts and the boards of Berlin and San Francisco are Peron’s own.
web-me = Your data
web-announcement-close = Put away

## Home

web-where-to = Where to today?
web-intro = City-transit board games. No account: sit down and play.
web-first-time = First time here?
web-first-ride = First ride, 5 minutes
web-first-ride-line = A real table with a coach: what to press, and why. You may get off at any step.
web-first-ride-of = First ride:
web-first-ride-steps = { COUNT($steps, "steps") }
web-first-ride-hide = Do not show
web-platforms = Platforms
web-platform = Platform { $number }
web-play-bots = Play with bots
web-play-game = Play with bots: { $game }
web-play-alone = Play alone
web-play-alone-game = Play alone: { $game }
web-play-setting = Setting the table…
web-new-table = Table…
web-new-table-of = Set up a table: { $game }
web-against = Bots
web-against-level = { $level } bots
web-against-number =
    { $count ->
        [0] alone
       *[other] { $count }
    }
web-players-range = { $min }–{ COUNT($max, "players") }
web-minutes = { $minutes } min
web-minutes-said = about { $minutes } minutes
web-invited = Have a code or a link?
web-invite-field = Code or link
web-invite-short = Join with a code
web-invite-unread = That is no code and no link. A code has six letters and figures; of a link, paste all you were sent.
web-invite-name = That is what the table is called. Its code has six letters and figures: ask whoever set it up.
web-enter = Enter
web-one-screen = At one screen
web-hot-seat = Take turns
web-departures = Your departures
web-games-running = { COUNT($count, "games") } under way
web-no-games = No games under way. Pick a platform.
web-waits-for = Waiting for { $names }
web-waiting-for = { web-waits-for }.
web-waits-people = Waiting for { COUNT($count, "people-acc") }
web-over = Over
web-last-changed = last change { $when }
web-finished = Finished games
web-finished-number =
    { $count ->
        [one] { $count } finished game
       *[other] { $count } finished games
    }
web-finished-more = Show all { $count }
web-watch = Watch
web-watch-title = Tables to watch

## When something is not there

web-unreachable = The server cannot be reached. Nothing is lost; try again in a moment.
web-unreachable-title = No connection to the server
web-screen-failed = This part of the page did not arrive
web-screen-failed-line = Nothing is lost. Load the page again.
web-rules-none = The rules did not arrive
web-reload = Load again
web-try-again = Try again
web-loading = One moment…
web-all-rules = All rules
web-copied = Copied
web-print = Print
web-nowhere = No train stops here
web-nowhere-line = This address leads nowhere. Perhaps a letter is missing from the link.
web-sheet-missing = There is no such sheet
web-sheet-missing-line = Sheets are kept of games of London that have begun.
web-to-home = To the platforms

## Levels of bots

web-level-beginner = beginner
web-level-steady = steady
web-level-strong = strong
web-level-expert = expert
web-level-line-beginner = Knows the rules and makes the mistakes of a first evening.
web-level-line-steady = Plays straight on, without tricks. A fair start.
web-level-line-strong = Looks ahead and gets in your way.
web-level-line-expert = Thinks long and forgives little.

## The daily ride

web-daily = Daily ride
web-daily-title =
    { $count ->
        [one] { $game } alone, one deal for all
        [2] { $game } against a bot, one deal for all
       *[other] { $game } against bots, one deal for all
    }
web-daily-line = The same for everybody, one ride a day.
web-daily-next = Next in
web-daily-next-said = The next ride begins at { $clock }, at midnight UTC: in { $hours } h { $minutes } min.
web-daily-clock = There is a new one every day at { $clock }, at midnight UTC.
web-daily-ride = Ride
web-daily-go-on = Go on
web-daily-result = See how everybody did
web-daily-result-short = Results
web-daily-state-under-way = Your ride is under way. What is not done by { $clock } does not count.
web-daily-state-done = You have ridden today. Practice with the same deal does not count.
web-daily-state-spent = You gave today’s ride up. Tomorrow there is a new one.
web-daily-state-offline = The server cannot be reached. Your ride waits for you there.
web-daily-streak = Streak: { COUNT($days, "days") }
web-daily-streak-none = No streak yet
web-daily-streak-lost = A new streak begins
web-daily-day =
    { $ridden ->
        [yes] { $day }: ridden
       *[no] { $day }: not ridden
    }
web-daily-taken = On the way today
web-daily-people = { COUNT($count, "players") }
web-daily-before = Yesterday
web-daily-before-best = best { $points }
web-daily-before-none = nobody rode
web-daily-before-mine = { $points } pts
web-daily-where = Daily ride, { $date }
