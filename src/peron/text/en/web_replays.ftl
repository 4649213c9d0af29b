### The page with finished games and records.

web-replays-line = A finished game stays here, to be looked at move by move.
web-replays-none = No finished games yet
web-replays-none-line = Play one, or bring one in.
web-import = Bring in a record
web-import-line = A .peron file from another Peron. Every move is tried before you see it.
web-import-choose = Choose a file
web-import-drop = or drop it here
web-import-reading = Replaying the record…
web-import-failed = This record cannot be replayed
web-import-large = The file is too large to be a record.
