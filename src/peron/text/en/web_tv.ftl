### A table on a screen for all in the room.

web-tv-game = Evening, game { $number }
web-tv-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
web-tv-no-hands = nobody's hand is shown
web-tv-offline = Offline since { $time }
web-tv-evening = This evening
web-tv-worth = players left behind
web-tv-total = Total
web-tv-place = { $place }.
web-tv-absent = –
web-tv-goes = goes on
web-tv-watch = On your phone too
web-tv-watch-line = Scan to follow the game. When it is over, the next one is found there.
web-tv-next = The next game
web-tv-next-line = Whoever has played can set it up. It is shown here by itself.
web-tv-listed = The table is in the list for all to watch: its code is shown only to those who sit there.
web-tv-asleep = Nothing has happened for long. Any key wakes the screen.
