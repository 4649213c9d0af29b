### What can be wrong with a board file, and the words on a drawn board.
### Each message says what is wrong, then what would be right. Line, column and path are shown beside it.
### $value and $allowed are written as in the file.

## The file

board-unreadable =
    { $reason ->
        [missing] There is no file “{ $file }”. Check its name and folder.
        [folder] “{ $file }” is a folder. Name a board file inside it.
        [denied] The file “{ $file }” may not be read. Check its permissions.
       *[other] The file “{ $file }” cannot be read.
    }
board-not-utf8 = The file is not UTF-8 text from here on. Save it with the encoding UTF-8.
board-too-large = The file has { $size } bytes. A board file must be smaller than { $most } bytes.
board-too-deep = Brackets are nested too deep here. A board never needs more than { $most } within each other.
board-not-json =
    { $reason ->
        [comma] A comma or a closing bracket is missing before this point.
        [colon] A colon is missing between a name and its value.
        [name] A name in double quotes is expected here. Perhaps a comma stands before a closing bracket, or there is a comment: JSON allows neither.
        [trailing-comma] There is a comma before a closing bracket. Remove it.
        [value] A value is expected here: text in double quotes, a number, a list, an object, true, false or null.
        [string] A text is not closed. Put a double quote at its end.
        [control] A text contains a line break or tab. Write \n or \t, or keep the text on one line.
        [escape] A backslash is followed by something JSON does not know. Write \\ for a backslash.
        [extra] The file goes on after its end. It must hold a single object in curly brackets.
       *[other] The file is not valid JSON from here on.
    }
board-repeated-key = The name “{ $name }” stands twice in the same object. Keep one of them.

## Its form

board-wrong-type =
    { $expected ->
        [object] An object in curly brackets is expected here, not { $value }.
        [array] A list in square brackets is expected here, not { $value }.
        [string] A text in double quotes is expected here, not { $value }.
        [integer] A whole number is expected here, not { $value }.
        [number] A number is expected here, not { $value }.
        [boolean] Either true or false is expected here, not { $value }.
       *[other] Something else is expected here, not { $value }.
    }
board-missing = “{ $name }” is missing here. Add it.
board-unknown-key =
    { $suggestion ->
        [none] “{ $name }” means nothing here. Remove it.
       *[other] “{ $name }” means nothing here. Did you mean “{ $suggestion }”?
    }
board-not-here = “{ $name }” does not belong here: this kind of entry does not have it. Remove it or change the kind.
board-unknown-colour =
    { $suggestion ->
        [none] { $value } is not a colour of the game. Choose one of: { $allowed }.
       *[other] { $value } is not a colour of the game. Did you mean “{ $suggestion }”? Colours are: { $allowed }.
    }
board-unknown-kind =
    { $suggestion ->
        [none] { $value } is not a kind of route. Choose one of: { $allowed }.
       *[other] { $value } is not a kind of route. Did you mean “{ $suggestion }”? Kinds are: { $allowed }.
    }
board-unknown-game =
    { $suggestion ->
        [none] { $value } is not a game with boards like this. Choose one of: { $allowed }.
       *[other] { $value } is not a game with boards like this. Did you mean “{ $suggestion }”? Games are: { $allowed }.
    }
board-unknown-value =
    { $suggestion ->
        [none] { $value } is not possible here. Choose one of: { $allowed }.
       *[other] { $value } is not possible here. Did you mean “{ $suggestion }”? Possible are: { $allowed }.
    }
board-wrong-format = The format { $value } is unknown. This version reads format { $expected }.
board-out-of-range = { $value } is out of range. It must be from { $least } to { $most }.
board-wrong-count =
    { $expected ->
        [one] This list has { $count } entries. It must have exactly { $expected } entry.
       *[other] This list has { $count } entries. It must have exactly { $expected }.
    }
board-count-out-of-range = This list has { $count } entries. It must have from { $least } to { $most }.
board-too-few-tickets =
    { $count ->
        [one] There is only { $count } ticket. There must be at least { $least }: four players draw two each.
       *[other] There are only { $count } tickets. There must be at least { $least }: four players draw two each.
    }
board-too-few-places = There are { $count } places. A board with tokens needs at least { $least }: five with stacks, and two more where players put some.
board-too-many =
    { $what ->
        [places] There are { $count } places. A board can have { $most } at most.
        [routes] There are { $count } routes. A board can have { $most } at most.
       *[tickets] There are { $count } tickets. A board can have { $most } at most.
    }
board-bad-id = { $value } cannot be an id. Use small letters a-z and digits, with single hyphens or underscores between them.
board-bad-place-id = { $value } cannot be the id of a place. Use small letters a-z and digits, with single underscores between them; a hyphen joins two places.
board-bad-name = { $value } cannot be printed as a name. Use at least one character, no space at either end and no control characters.
board-too-long = This text has { $length } characters. It can have { $most } at most.
board-bad-length = “{ $name }” is not a length or cost. Use a whole number from 1 to 99, in double quotes.
board-bad-value = { $value } is not possible here.

## Places

board-unknown-place =
    { $suggestion ->
        [none] There is no place “{ $place }”. Use the id of one of the places.
       *[other] There is no place “{ $place }”. Did you mean “{ $suggestion }”?
    }
board-repeated-place = The place id “{ $id }” is already used on line { $line }. Every place needs an id of its own.
board-place-outside = This place lies outside the map. Its position must be from 0 to { $width } across and from 0 to { $height } down.
board-same-spot = This place lies exactly on “{ $other }”. Move one of them.
board-cut-off =
    { $count ->
        [one] No route leads to { $places }. Join it to the rest of the board.
       *[other] No route joins these { $count } places to the rest of the board: { $places }. Add one.
    }

## Routes

board-repeated-route = The route id “{ $id }” is already used on line { $line }. Every route needs an id of its own.
board-route-to-itself = This route leads from “{ $place }” back to the same place. It must join two different places.
board-unknown-double =
    { $suggestion ->
        [none] There is no route “{ $route }”. Name the id of the other strand.
       *[other] There is no route “{ $route }”. Did you mean “{ $suggestion }”?
    }
board-double-itself = The route “{ $route }” names itself as its other strand. Name the other one, or remove “double”.
board-double-one-sided = “{ $route }” names “{ $other }” as its other strand, but “{ $other }” does not name “{ $route }”. Both strands must name each other.
board-double-ends = “{ $route }” and “{ $other }” do not join the same two places. The strands of a double route must.
board-double-kind = “{ $route }” is of kind { $kind } and “{ $other }” of kind { $other_kind }. The strands of a double route are of one kind.
board-double-length = “{ $route }” has { $cards } and “{ $other }” { $other_cards } spaces. The strands of a double route have the same number.
board-double-cost = “{ $route }” costs { $cards } and “{ $other }” { $other_cards } cards. The strands of a double route cost the same.
board-kind-not-in-game =
    { $kind ->
        [subway] The game { $game } has no subways. Use trams or ferries, or another game.
        [ferry] The game { $game } has no ferries. Use trams or subways, or another game.
       *[other] The game { $game } has no routes of kind { $kind }. Use another kind or another game.
    }
board-wrong-spaces =
    { $spaces ->
        [one] “at” gives { $count } positions, but the route has { $spaces } space. Give one position.
       *[other] “at” gives { $count } positions, but the route has { $spaces } spaces. Give one for each space.
    }
board-route-too-long = The route has { $spaces } spaces, but a player has only { $pieces } pieces. Shorten it or give more pieces.
board-never-payable = The route takes { $cards } cards. No more than { $most } can ever pay for one: six of a colour and eight wilds.
board-no-points =
    { $kind ->
        [subway] There are no points for a subway that costs { $cards }. Add “{ $cards }” to “points”, “subway”.
       *[other] There are no points for { $cards } spaces. Add “{ $cards }” to “points”, “tram”.
    }
board-ferry-outside = There is no space { $index }. Spaces are counted from 0, so the last one is { $last }.
board-ferry-repeated = Space { $index } is named twice. Name every space with a ferry symbol once.
board-too-many-ferries = The route has { $count } ferry symbols. There are only { $most } wild cards to pay for them.

## Tickets

board-repeated-ticket = There is already a ticket between “{ $a }” and “{ $b }” on line { $line }. Two places can have only one.
board-ticket-to-itself = This ticket asks for “{ $place }” twice. It must name two different places.
board-ticket-unreachable = No path of routes joins “{ $a }” and “{ $b }”, so this ticket can never be completed.

## Pieces and tokens

board-pieces-missing =
    { $kind ->
        [subway] The board has subway routes, but no player gets a subway car. Add “subway” to “pieces”.
       *[other] The board has routes of kind { $kind }, but no pieces for them. Add them to “pieces”.
    }
board-end-at-too-high =
    { $pieces ->
        [one] The last round would begin at once: it starts at { $end_at } pieces left, and a player has only { $pieces }. Choose a smaller number.
       *[other] The last round would begin at once: it starts at { $end_at } pieces left, and players begin with { $pieces }. Choose a smaller number.
    }
board-tokens-missing = “tokens” is missing. The game san-francisco needs five places with tokens and the points for them.
board-tokens-not-in-game = The game { $game } has no tokens. Remove “tokens” or choose san-francisco.
board-repeated-token-place = “{ $place }” has tokens already. Name five different places.

## Words on a drawn board

draw-tram = tram
draw-subway = subway
draw-ferry = ferry
draw-cable-car = cable car
draw-tokens = tourism tokens
draw-spaces = spaces
draw-cards = cards
draw-token-symbols = symbols
draw-points = points
draw-cost = cost
draw-ferry-symbols = ferry symbols
draw-double = double
draw-places = places
draw-blue = blue
draw-green = green
draw-black = black
draw-purple = purple
draw-red = red
draw-orange = orange
draw-gray = gray
draw-counts =
    { $places ->
        [one] { $places } place
       *[other] { $places } places
    } · { $routes ->
        [one] { $routes } route
       *[other] { $routes } routes
    }
