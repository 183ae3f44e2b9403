# What only the server says. The shared texts are those of the screen crate.

bot-name-random = Random bot
bot-name-easy = Easy bot
bot-name-strong = Strong bot
bot-name-plain = Plain bot
# Names for people who give none: one word of each, put together. Every pair must make a name.
sailor-first = Salty Misty Windy Northern Amber Silent Merry Stormy Copper Distant Lucky Grey
sailor-second = Gull Petrel Sextant Halyard Cormorant Lantern Porpoise Compass Tern Bosun Puffin Anchor
sailor-name = { $first } { $second }
eyes-spectator = a spectator
eyes-everyone = everyone at once
learn-you = You
learn-later = “{ $label }” is possible, too; keep it for later. Now: { $task }
learn-not = { $why } Now: { $task }
learn-nothing = That does nothing here. Now: { $task }
learn-only-look = This step is only there to look at. Go on to the next one.
state-gathering = waiting for players
state-frozen = cannot go on
state-ready = everybody is here; are you ready?
waits-for = waiting for { $names }, { $time }
waits-for-you = waiting for you, { $time }
waits-for-your-word = without { $names }: how shall it go on?
waits-for-you-until = waiting for you, { $time }; { $left } left
end-broken-off = Ended without a result: { $name } broke it off
state-called-off = called off
end-abandoned = Ended without a result: { $name } was away
pace-name-live = { $minutes } min, { $seconds } s free
pace-name-added = { $minutes } min, { $seconds } s added
pace-name-days = { $n ->
    [one] a day for each decision
   *[other] { $n } days for each decision
}

trouble-no-such-table = There is no such table. The link may be mistyped.
trouble-no-such-game = There is no such game here.
trouble-no-such-player = There is no such player here, or none whose games you may see.
trouble-not-a-form = The server expects what a form of its own pages sends.
trouble-not-written = What was sent contains characters that nobody types. Leave them out and try once more.
trouble-field = The field “{ $field }” is missing or cannot be read. Go back, reload the page and try once more.
trouble-range = The field “{ $field }” takes a whole number from { $least } to { $most }. Go back and correct it.
trouble-too-large = That is more than the { $most } bytes that this server takes here at once; none of it was kept. Send less, or ask whoever runs it to raise the limit.
trouble-cross-site = This request came from another site, so nothing was done. Use the pages of this server.
trouble-record-later = The record can be read once the game is over, because it holds everybody’s secrets.
trouble-invitation = This invitation is not valid or has been used already. Ask for a new link.
trouble-seat-taken = Somebody else sits there already.
trouble-seated-already = You have a seat at this table already.
trouble-begun = The game has begun; nobody can sit down any more.
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
trouble-game-over = The game is over.
trouble-not-your-decision = It is somebody else’s decision now.
trouble-not-offered = That is not among the answers to the open question.
trouble-no-way-back = There is no way back: somebody else has answered since, an offer was made, or something hidden was shown.
trouble-under-seal = Your answer lies under seal, so there is nothing to take back: choose again instead.
trouble-offer-open = An offer is waiting for an answer. The game goes on once it is given.
trouble-nothing-to-say = That cannot be said now.
trouble-offered-before = You have already offered that in this turn.
trouble-frozen-broken = This game has run into a fault in the program and stands still. Every accepted answer is kept. Tell whoever runs this server: they find the fault in its log, and a restart tries again.
trouble-frozen-rules = This game was begun under other rules than this server knows, so it stands still. Nothing is lost: ask whoever runs the server to start the version it was begun with, or begin a new game.
trouble-frozen-box = This game was begun with another box than this server has, so it stands still and cannot be played on. Whoever runs the server gets it going by starting it with that box (--box).
trouble-frozen-journal = What was written down of this game does not fit the rules or the dice, so it stands still. Whoever runs the server finds the line in its log.
trouble-database = The server could not write to its database, so nothing was changed. Try again in a moment.

limit-requests = That was a lot at once. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
} and try again.
limit-new-tables = Many tables have just been made from here. Make the next in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
limit-new-people = Many people have come from your network in the last minute. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
limit-messages = A lot was said from your network in the last minute. Say it again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
limit-new-records = Many records were brought from your network in the last minute. Bring the next in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
limit-records = This server keeps as many records from elsewhere as it has room for, so this one was not kept. Ask whoever runs it for more room.
limit-tables-of-a-person = You have { $most } tables that are not over yet, and more are not kept for one person. Finish some of them first, call off those that have not begun, or break off games against bots.
limit-tables = This server has as many running tables as it can hold. Try again later, or ask whoever runs it.
limit-streams-of-a-person = You have { $most ->
    [one] a table
   *[other] { $most } tables
} open, and more are not shown at once to one person. Close some of them: this page follows again by itself.
limit-streams-of-an-address = Too many tables are open from your network. Close some of them: this page follows again by itself.
limit-streams = More people are watching than this server can serve. Try again in a moment.
limit-pictures = Many people are looking back at games right now, so this picture or record has to wait. Try again in a few seconds.
limit-pictures-of-an-address = Many pictures or records were asked for from your network at once. Wait a few seconds, then ask for the next.
limit-slow = What you sent did not arrive in time, so nothing was done. Check the connection and send it again.
limit-long-head = Your browser sent more about itself and the address than the { $most } bytes that this server reads. Delete the cookies of this site, or ask for a shorter address, and try again.
trouble-code = This code is not valid, or no longer: it works once and for ten minutes. Get a new one on the device where you are signed in.
trouble-sign-in = Name and password do not fit together. The name needs its number, as in “Anna#4821”; you find it on the page “Me” of a device where you are signed in.
trouble-password = A password needs 8 to 200 characters.
trouble-old-password = The old password is not right, so nothing was changed.
trouble-name = A name needs a letter, a digit or a sign that can be seen. Choose another one.
trouble-name-of-a-bot = Bots are called so here. Choose another name.
trouble-nobody = You have no name here yet. Give yourself one first, or sign in.
trouble-too-often = That was too often. Wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} and try again.
trouble-long-words = That is more than { $most } characters. Say it in two parts.
trouble-gallery-closed = The gallery is closed: spectators only watch here.
trouble-no-hints-here = No hints here: other people are playing, too, and it would not be fair to them. Against bots and on your own you may ask.
trouble-hints-later = That was a lot of hints at once. Think for a few seconds, then ask again.

## What is wrong with what was sent
trouble-box = The host of this server has replaced the box of this game, and it cannot be played with: { $reasons }
fault-line = Line { $line }: { $why }
fault-expected = here should stand { $what }
fault-no-text = a record is plain text
fault-other-game = there is no game “{ $name }” here
fault-other-rules = the record is of “{ $theirs }”; here “{ $ours }” is played
fault-other-box = it was played with another box, { $mark }
fault-shipped-box = it was played with the shipped box, and here there is another one
fault-table = the table cannot be: { $why }
fault-not-offered = that was not offered; offered are: { $offers }
fault-outcome = the outcome is: { $outcome }
fault-broken = the rules break down over this: in a match that was played it does not come up
fault-commitment = this is not the secret of the commitment
fault-dice = the dice say { $number }
fault-not-of-each-seat = “{ $key }” stands there once for each seat ({ $seats } in all) or not at all; here it is { $found }
fault-given = more answers are said to be taken over ({ $given }) than the record has ({ $answers })
expected-game = “game: ” with a name and a version
expected-mode = “mode: ” or “position: ” after the game
expected-seats = “seats: ” after the mode
expected-given = the number of answers that were given
expected-seat-names = the names of the seats, in their order
expected-line = “seat: answer”
expected-chance = an outcome of the open chance, as “3/6”
expected-seat = the name of a seat
expected-word = something that can be said
choices-switch = on or off
choices-range = { $least } to { $most }

## To whoever is turned away before anything is known of them; each is said in both languages.
door-full = This server has as many visitors as it can take. Try again in a few seconds.
door-full-of-an-address = Your network has as many connections open here as one may have. Close some pages, then try again in a few seconds.
door-malformed = This is not a request that a web server understands. Open the address in a web browser.
door-long-address = This address is too long. Ask for a shorter one.
door-long-head = What was sent before the body of the request is too long. Delete the cookies of this site, send fewer headers, and try again.
metrics-nothing-else = There is nothing here but the metrics, at /metrics.
metrics-only-read = The metrics are read with GET and take nothing.
