### Why a record cannot be replayed. File and line are shown before the sentence.

record-seed = A record cannot keep the seed “{ $seed }”: it must be one line, without # and without spaces at its ends.
record-hash = “{ $hash }” is not the hash of a seed: that is 64 digits, 0–9 and a–f in small letters.
record-names = There are { $names } names for { $players } players.
record-not-one = This is not a record: its first line must be “{ $first }”.
record-header-unknown = “{ $name }” is not a header line. Header lines are: { $known }.
record-header-twice = The header line “{ $name }” stands on line { $first } already.
record-header-missing = The header line “{ $name }” is missing.
record-number = “{ $name }” must be a whole number, not “{ $value }”.
record-option = The value “{ $value }” is not JSON.
record-deal-order = The deal of “{ $stack }” is numbered out of order at { $number }. Number its lines 1, 2, 3…
record-other-game = The record is of the game “{ $record }”, the board is for “{ $game }”.
record-other-rules = The record is of rules version { $record }; this Peron plays version { $version }.
record-other-board = The record was played on the board “{ $record }”, not on “{ $board }”. Give its board file with --board.
record-title-unchecked = The record brings a board of its own along, and nobody has checked it. Read the record with the check of peron.boards.
record-seat = There is no seat “{ $seat }”. Seats are lettered from A to { $last }.
record-truncated = The record breaks off after { COUNT($moves, "moves-loc") }: the line “end:” is missing.
record-not-finished = The game is not over after { COUNT($moves, "moves-loc") }, so the last line must be “end: open”, or “end: conceded” with those who gave up.
record-scores = The record says “{ $record }”, but its moves lead to “{ $scores }”.
record-conceded = “conceded { $letters }” must name the seats that gave up, each once and in order: conceded B C.
record-conceded-twice = Seat { $seat } has conceded already.
record-conceded-late = The game is over: seat { $seat } can no longer concede.
record-after-end = Nothing may follow the line “end:”, but there is “{ $text }”.
