### A board of one's own, on the page where a table is set up.

web-board-choose = Your own board
web-board-checking = Checking the board…
web-board-drop = or drop a board file here
web-board-large = The file is too large to be a board.
web-board-problems = “{ $file }” cannot be played on: { COUNT($count, "problems") }.
web-board-line = Line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }
web-board-brought = A board of one’s own
web-board-ready = { $name }: a good board. It is among the games now.
web-board-remove = Remove this board
