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
board-id-taken = There is a title with the id “{ $id }” already. Choose another id.
board-bad =
    { $count ->
        [1] The board cannot be played on. { SAY($first) }
       *[other] The board cannot be played on: there are { $count } problems. The first: { SAY($first) }
    }
board-too-deep = Brackets are nested too deep here. A board never needs more than { $most } within each other.
board-not-json =
    { $reason ->
        [empty] The file is empty.
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
board-bad-key = { $name } has characters that cannot be printed. Use letters.
board-not-here = “{ $name }” does not belong here: this kind of entry does not have it. Remove it or change the kind.
board-unknown-colour = { $value } is not a colour of the game. { did-you-mean }Choose one of: { $allowed }.
board-bad-colour-id = { $value } cannot be the id of a colour. Use small letters a-z.
board-bad-paint = { $value } is not a paint. Write # and six hexadecimal digits, such as "#2B84EA".
board-reserved-colour = “{ $id }” cannot be the id of a colour: it means something else already. Choose another.
board-repeated-colour = The colour id “{ $id }” is used twice. Every colour needs an id of its own.
board-unknown-kind = { $value } is not a kind of route. { did-you-mean }Choose one of: { $allowed }.
board-players = The fewest players ({ $fewest }) are more than the most ({ $most }). Write the smaller number first.
board-unknown-family = { $value } is not a game with boards like this. { did-you-mean }Choose one of: { $allowed }.
board-unknown-value = { $value } is not possible here. { did-you-mean }Choose one of: { $allowed }.
board-wrong-format = The format { $value } is unknown. This version reads format { $expected }.
board-out-of-range = { $value } is out of range. It must be from { $least } to { $most }.
board-wrong-count = Entries in this list: { $count }. There must be exactly { $expected }.
board-count-out-of-range = Entries in this list: { $count }. There must be from { $least } to { $most }.
board-too-few-tickets =
    { $count ->
        [one] There is only { $count } ticket. There must be at least { $least }: four players draw two each.
       *[other] There are only { $count } tickets. There must be at least { $least }: four players draw two each.
    }
board-too-few-places = There are { $count } places. A board with tokens needs at least { $least }: five with stacks, and two more where players put some.
board-too-many = There are { COUNT($count, $what) }. A board can have { $most } at most.
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
board-double-unnamed = “{ $route }” and “{ $other }” join the same two places and are of the same kind and length, so they are the strands of a double route. Name each under “double” of the other.
board-third-strand = “{ $route }” would be a third strand beside “{ $other }”. Two places can have two routes of one kind and length at most.
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
board-ticket-too-far = The pieces of one player are not enough to join “{ $a }” and “{ $b }” (trams: { $trams }, subway cars: { $subways }). Give more pieces or choose another ticket.
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
board-pieces-unused = The board has no subway route to put { $count ->
    [one] this subway car
   *[other] these { $count } subway cars
} on. Leave "subway" out here, or add one.
board-no-last-round = The last round could never begin: whoever claims all they can still has { $left } of their trams and subway cars, and it begins at { $end_at }. Give fewer pieces, or choose a larger number.
board-repeated-token-place = “{ $place }” has tokens already. Name five different places.
board-repeated-symbol = The symbol “{ $symbol }” belongs to another place already. Every marked place has a symbol of its own.

## Words on a drawn board

draw-tokens = tourism tokens
draw-spaces = spaces
draw-cards = cards
draw-token-symbols = symbols
draw-points = points
draw-cost = cost
draw-ferry-symbols = ferry symbols
draw-double = double
draw-places = places
draw-counts = { COUNT($places, "places") } · { COUNT($routes, "routes") }
