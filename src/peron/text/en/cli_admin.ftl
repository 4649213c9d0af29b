### The commands for those who run servers: backups, and what is done to tables and people.

## Help

help-metavar-table = TABLE
help-metavar-text = TEXT
help-metavar-time = TIME
help-metavar-whom = WHOM
help-metavar-order = ORDER
help-backup = Write all games and guests into one file, also while the server runs.
help-backup-file = The backup. Whoever has it knows the seeds of games in progress: keep it to yourself.
help-restore = Bring a backup into an empty database, of either kind, all of it or nothing.
help-restore-replace = Delete what is in the database first.
help-admin = Look after a server: its tables, its people, and what they are told. It works on the database, whether a server runs or not; running servers follow within seconds.
help-admin-tables = List the tables, the last changed first.
help-admin-people = List the guests, those last seen first.
help-admin-orders = List the bans and announcements that hold now.
help-admin-close = End a game unfinished; it stays to be looked at.
help-admin-delete = Delete a table with its log.
help-admin-ban = Serve a guest, an address or a network no more, for a time.
help-admin-announce = Show a message on every open page, for a time.
help-admin-withdraw = End a ban or an announcement before its time.
help-admin-table = The id of the table, as in its address.
help-admin-whom = The id of a guest (as “peron admin people” shows it), an address, or a network such as 203.0.113.0/24.
help-admin-order = The id, as “peron admin orders” shows it.
help-admin-status = Only tables that stand like this.
help-admin-limit = At most so many (100 if left out).
help-admin-reason = Your words to the people concerned.
help-admin-for = How long: 90 seconds, 30m, 2h or 7d (a day for a ban, ten minutes for an announcement).
help-admin-en = The message in English.
help-admin-pl = The message in Polish.

## What is told

backup-progress = Writing
backup-made = { COUNT($tables, "tables") } and { COUNT($guests, "guests") } in { $file } ({ $megabytes } MB).
restore-checking = Checking the backup
restore-progress = Restoring
restore-done = Restored from { $file }: { COUNT($tables, "tables") } and { COUNT($guests, "guests") }.
admin-closed = Table { $table } is closed.
admin-deleted = Table { $table } is deleted.
admin-banned = { $whom } is not served until { $until }. To end it earlier: peron admin withdraw { $id }
admin-announced = Every open page shows it until { $until }. To end it earlier: peron admin withdraw { $id }
admin-withdrawn = { $id } holds no longer.
admin-nobody = “{ $whom }” is neither the id of a guest nor an address or network.
admin-no-order = There is no ban or announcement with the id “{ $id }”.
admin-no-words = An announcement needs words in both languages; { $option } has none.
admin-many-words = That is { $letters } characters. People are shown at most { $most }: say it in fewer words.
admin-status-gathering = gathering
admin-status-playing = playing
admin-status-over = over
admin-status-damaged = damaged
admin-kind-ban = ban
admin-kind-announce = announcement
cli-unknown-status = No table stands like “{ $name }”. Did you mean “{ $nearest }”? There are: { $known }.
admin-column-id = id
admin-column-game = game
admin-column-status = status
admin-column-moves = version
admin-column-changed = changed
admin-column-people = people
admin-column-name = name
admin-column-seats = seats
admin-column-created = came
admin-column-seen = last seen
admin-column-kind = kind
admin-column-until = until
admin-column-what = what
