eyes-spectator = a spectator
eyes-everyone = everyone at once
end-broken-off = Ended without a result: { $name } broke it off
end-abandoned = Ended without a result: { $name } was away
pace-name-live = { $minutes } min, { $seconds } s free
pace-name-added = { $minutes } min, { $seconds } s added
pace-name-days = { $n ->
    [one] a day for each decision
   *[other] { $n } days for each decision
}
trouble-no-such-table = There is no such table. The link may be mistyped.
trouble-no-such-game = There is no such game here.
trouble-field = The field “{ $field }” is missing or cannot be read. Go back, reload the page and try once more.
trouble-range = The field “{ $field }” takes a whole number from { $least } to { $most }. Go back and correct it.
trouble-invitation = This invitation is not valid or has been used already. Ask for a new link.
trouble-seat-taken = Somebody else sits there already.
trouble-seated-already = You have a seat at this table already.
trouble-begun = The game has begun; no more players can sit down.
trouble-called-off = Whoever opened this table has called it off. Open another one on the start page, or sit down at an open one.
trouble-not-alone = Other people are playing, too, so nobody breaks the game off alone. Resign, or say in the menu that you must leave.
trouble-not-begun = The game has not begun yet.
trouble-not-over = That can be done once the game is over.
trouble-bot-sails = A bot sails on for you. Take your seat back first, then answer.
trouble-not-away = Nobody is away now, so there is nothing to choose. Reload the page to see where the game stands.
trouble-late = Your own time is up, so you cannot decide that now. Answer first, or give the others more time.
trouble-shown-out = The host has given your seat to somebody else. To sit down here again you need an invitation from the host.
trouble-chairs-changed = Chairs have changed hands since you looked. See who plays now, and say again that you are ready.
trouble-not-host = Only whoever opened the table may do that. Ask them.
trouble-last-person = This game goes on from a moment of another one, so it is not left to bots alone. Keep a seat for a person, or call the table off.
trouble-one-chair = There is only one seat at this table. Lots are drawn where there are two or more.
trouble-setup = A table cannot be opened like that: { $reasons }
trouble-record = This record cannot be read, so nothing was kept. { $why } — correct that line, or send the file as it was saved.
trouble-frozen-broken = This game has run into a fault in the program and stands still. Every accepted answer is kept. Tell the people who run this server: they find the fault in its log, and a restart tries again.
trouble-frozen-rules = This game was begun under other rules than this server knows, so it stands still. Nothing is lost: ask the people who run the server to start the version it was begun with, or begin a new game.
trouble-frozen-box = This game was begun with another box than this server has, so it stands still and cannot be played on. The people who run the server get it going by starting it with that box (--box).
trouble-frozen-journal = What was written down of this game does not fit the rules or the dice, so it stands still. Whoever runs the server finds the line in its log.
limit-records = This server keeps as many records from elsewhere as it has room for, so this one was not kept. Ask the people who run it for more room.
limit-pictures = Many people are looking back at games right now, so this picture or record has to wait. Try again in a few seconds.
limit-pictures-of-an-address = Many pictures or records were asked for from your network at once. Wait a few seconds, then ask for the next.
trouble-long-words = That is more than { $most } characters. Say it in two parts.
trouble-gallery-closed = The gallery is closed: spectators only watch here.
trouble-no-hints-here = No hints here: other people are playing, too, and it would not be fair to them. Against bots and on your own you may ask.
trouble-hints-later = That was a lot of hints at once. Think for a few seconds, then ask again.
## What is wrong with what was sent
trouble-box = The host of this server has replaced the box of this game, and it cannot be played with: { $reasons }
