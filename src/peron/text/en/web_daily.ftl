### The daily ride: how everybody did.

web-daily-of = Daily ride · { $game }
web-daily-next-in = next ride in { $time }
web-daily-practise = Practise this deal
web-daily-streak-title = Streak
web-daily-streak-row = { COUNT($days, "days") } in a row
web-daily-streak-longest = longest { $days }
web-daily-deal = { $date } · deal { $number }
web-daily-points = { COUNT($points, "points") }
web-daily-place = Place { $place } of { $rides }
web-daily-better =
    { $over ->
        [yes] better than { $percent }%
       *[no] better than { $percent }% so far
    }
web-daily-leads =
    { $over ->
        [yes] nobody had more
       *[no] nobody has more so far
    }
web-daily-alone = the first to come in
web-daily-spent = Without points
web-daily-spent-line = It was given up, or not done before the day was over.
web-daily-not-mine = You did not ride
web-daily-everybody =
    { $over ->
        [yes] Everybody that day
       *[no] Everybody today
    }
web-daily-rides =
    { $over ->
        [yes] { COUNT($count, "rides") }
       *[no] { COUNT($count, "rides") } so far
    }
web-daily-you = you: { $points }
web-daily-middle = middle: { $points }
web-daily-bar = { $first } to { $last } points
web-daily-bar-rides = { COUNT($count, "rides") }
web-daily-histogram = Of { COUNT($rides, "rides") }, half brought no more than { COUNT($middle, "points") }.
web-daily-range = Points
web-daily-number = Rides
web-daily-bots = Bots in this deal
web-daily-bots-none = The bots are still riding. Look again in a minute.
web-daily-bot = Bot, { $level }
web-daily-look = Look at the ride of { $name }
web-daily-rank = { $place }.
web-daily-my-ride = Your ride
web-daily-my-sheet = Your sheet
web-daily-my-replay = Replay
web-daily-best = Best ride
web-daily-best-before = The best of yesterday
web-daily-best-mine = In the same deal you had { COUNT($points, "points") }.
web-daily-compare = Compare
web-daily-replay-it = Replay it
web-daily-tell = Tell others
web-daily-tell-line = The picture shows points and bars, never how you rode: it spoils nobody’s ride.
web-daily-copy = Copy as text
web-daily-copy-failed = The browser does not let us copy.
web-daily-text = Daily ride · { $game }, { $date }: { COUNT($points, "points") }. { $place }
web-daily-first = Ride it yourself first
web-daily-seed = The deal was settled beforehand
web-daily-seed-line = The hash of its seed: { $hash }. The seed itself is told when the day is over, at { $clock }.
