### What the figures of Next Station show, for those who do not see them, and the words printed on them.

figure-nextstation-cards = Six street cards: square, triangle, pentagon, circle, joker and switch. Five underground cards: the same without the switch.
figure-nextstation-pencils = Four lines, one for each round: purple solid, blue double, pink dotted, green dashed.
figure-nextstation-passing = Four places in a ring; every pencil moves on to the next.
figure-nextstation-end = Five underground cards in a row; after the fifth the round ends.
figure-nextstation-switch = A switch and a pentagon: pentagons beside any station of the line are open, in the middle of the line too.
figure-nextstation-card = The card shows a triangle: from the purple start station the triangles beside it are open.
figure-nextstation-ends = The card shows a circle: circles beside either end of the line are open.
figure-nextstation-central = The card shows a square, yet the central station with the asterisk is open too.
figure-nextstation-crossing = A section that would cross one drawn before is crossed out.
figure-nextstation-loop = A section that would lead back to a station of the line is crossed out.
figure-nextstation-interchange = The blue line runs through a station of the purple one: two lines meet there.
figure-nextstation-line = The purple line reaches { COUNT($districts, "districts") }, has { COUNT($most, "stations") } in one of them and runs under the river once.
    .sum = { $districts } × { $most } + { $crossing } = { $points }
    .example = { COUNT($districts, "districts") } × { $most } in one + { $crossing } for the { RIVER() } = { $points }.
figure-nextstation-track = The tourist track with { $circled } places circled, worth { COUNT($circled_points, "points") }.
figure-nextstation-totals = The points of a whole sheet: four lines, tourist sites and interchanges.
    .example = Lines { $lines } + sites { $sites } + interchanges { $interchanges } = { $total }.
figure-nextstation-meetings = Stations where two, three and four lines meet, for { $two }, { $three } and { $four } points.
figure-nextstation-objectives = Five objectives, two of them drawn.
figure-nextstation-powers = Joker, second section, switch and double station, one with each pencil.
figure-nextstation-ranks = Six steps from the lowest rank to the highest, above { $best } points.

## Signs on the sheet

sign-nextstation-square = a station: its symbol says which card leads there
sign-nextstation-any = the central station: every card leads there
sign-nextstation-start = a start station in its pencil’s colour
sign-nextstation-site = a tourist site
sign-nextstation-joker = joker: to any station
sign-nextstation-switch = switch: the next card from any station of the line
sign-nextstation-underground = underground card: the fifth ends the round
