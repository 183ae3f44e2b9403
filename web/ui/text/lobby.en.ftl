# Meeting: the lists of the start page, how fast a table is played, seats before the start, somebody who is away.

start-running = Games to watch
start-running-none = No public game is under way.
start-finished-none = No game has ended yet. Yours may be the first.
row-choose = Choose
row-host-here = the host is here
row-host-away = the host is away
row-open-for = open for { $time }
row-watch = Watch

pace-title = Pace
pace-none = no clock
pace-live = live
pace-days = turn-based
pace-minutes = Minutes for each seat
pace-seconds = Seconds at each decision
pace-seconds-are = Seconds count as
pace-free = delay
pace-added = increment
pace-per-decision = Days for each decision
pace-none-help = No hurry. A player who is waited for and not seen for a while, usually ten minutes, counts as away, and the others choose how to go on.
pace-free-help = An answer within the seconds costs nothing; after them your own minutes run. What is left of the seconds is lost.
pace-added-help = Your own minutes run, except in the first 3 seconds of each decision. After each decision the seconds are added, and what you do not use is kept: at most the minutes you began with and the seconds of one decision. Taking an answer back takes them back, too.
pace-live-help = When the minutes are gone, the others choose: wait, let a bot take over, end the game, or claim the win.
pace-days-help = For games that go on for weeks. When the days are over, the others choose: wait another day, let a bot take over, or end the game.
make-public = Show it on the start page
make-public-help = The game is listed on the start page, and everybody may watch. Otherwise only those who have the link can. A seat open to everyone is always listed.

agreed-yes = yes
agreed-no = no
agreed-brief = { $option }: { $value }
agreed-changed = changed

gather-shown-out = The host has given your seat to another person. You may watch here, or find another table.
gather-host = What you may do as host

ready-title = Ready?
ready-names = Not ready yet: { $names }.
ready-chairs = { $n ->
    [one] One seat is still free.
   *[other] { $n } seats are still free.
}
ready-both = { $n ->
    [one] One seat is still free
   *[other] { $n } seats are still free
}, and not ready yet: { $names }.
dice-own = What I contribute to the dice
chair-change = Change the seat of { $seat }
chair-change-short = Change this seat
chair-leave = Get up
chair-kick = Ask to leave; the old link is void
chair-link = Keep it for another person with a new link
chair-anyone = Open to everyone
chair-bot = Let a bot sit here: { $bot }
chair-swap = Change places with { $seat }
lots-draw = Draw lots for all seats
lots-about = Chance decides who sits where; links to free seats move along. Everybody is asked again whether they are ready.
local-only = Links from here work on this computer only. To play over the network, start Wardroom with “--listen 0.0.0.0:{ $port }” and open the address of this computer there, or set “--public-url”.
invite-personal = for one person, once
invite-anyone = for anyone
invite-code = Show as a code for a phone
invite-code-about = A code with the link to the seat of { $seat }. The field above has the same link as text.

clock-label = Clocks
clock-units = d h min
clock-low = Your time is running out.
clock-up = Time is up.
watch-stand-in = a bot plays
call-off = Cancel table
call-off-sure = Nobody will play here then; everyone who has the page open or a link is told.
call-off-yes = Yes, cancel it
break-off = Abandon game
break-off-sure = The game ends now without a result and counts for nobody. Its record stays, and you can play on from any moment of it.
break-off-counts = The game ends now, and it counts: you come in behind the bots. Its record stays, and you can play on from any moment of it.
break-off-yes = Yes, abandon it
watch-leave = Leave the table
watch-leave-sure = The others choose how to go on: wait for you, let a bot take over for you, or end the game. You can come back and take your seat again.
watch-leave-counts = If this game counts, whoever has not come back by its end comes in last.
watch-leave-yes = Yes, leave
watch-leaving = You have said that you are leaving. The others choose how to go on.
watch-stood-in = A bot is playing for you.
watch-back = I am back, give me my seat
away-time = { $name } has run out of time.
away-unseen = { $name } has not been seen for a while.
away-farewell = { $name } had to leave.
away-about = Any one of you may choose to wait. Everything else needs the agreement of all who are here. Anyone who has not voted after { $time } no longer counts; vote again. Whoever comes back takes their seat again.
away-about-days = Any one of you may choose to wait. Everything else needs the agreement of all who have time left, wherever they are; each is asked. Whoever comes back takes their seat again.
away-wait = Wait and give more time
away-bot-easy = Let an easy bot take over
away-bot-strong = Let a strong bot take over
away-end = End the game without a result
away-claim = Claim the win
away-chosen = chosen by { $names }
