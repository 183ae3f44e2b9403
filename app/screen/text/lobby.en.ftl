# Meeting: the lists of the start page, how fast a table is played, chairs before the start, somebody who is away.

start-running = Games to watch
start-running-none = No public game is under way.
start-finished-none = No game has ended yet. Yours may be the first.
row-choose = Choose
row-watch = Watch

pace-title = Pace
pace-none = no clock
pace-live = at one sitting
pace-days = by the day
pace-minutes = Minutes for each seat
pace-seconds = Seconds at each decision
pace-seconds-are = The seconds are
pace-free = free
pace-added = added
pace-per-decision = Days for each decision
pace-none-help = Nobody is hurried. Whoever is waited for and not seen for a while, usually ten minutes, counts as away, and the others choose how to go on.
pace-free-help = An answer within the seconds costs nothing; after them your own minutes run. What is left of the seconds is lost.
pace-added-help = Your own minutes run, but for the first 3 seconds of each decision. After it the seconds are added, and what you do not use is kept: never more than the minutes you began with and the seconds of one decision. Taking back takes them back.
pace-live-help = When the minutes are gone, the others choose: wait, let a bot sail on, end the game, or claim it.
pace-days-help = For games that go on for weeks. When the days are over, the others choose: wait another day, let a bot sail on, or end the game.
make-public = Show it on the start page
make-public-help = The game is listed on the start page. Otherwise only those who have the link find it and may look on; a chair for anyone who comes by is always listed.

agreed-yes = yes
agreed-no = no
agreed-brief = { $option }: { $value }
agreed-changed = not as usual

gather-shown-out = The host has given your chair to somebody else. You may look on here, or find another table.
gather-host = What the host may do

ready-title = Ready?
ready-names = Not ready yet: { $names }.
ready-chairs = { $n ->
    [one] One chair is still free.
   *[other] { $n } chairs are still free.
}
ready-both = { $n ->
    [one] One chair is still free
   *[other] { $n } chairs are still free
}, and not ready yet: { $names }.
dice-own = What I throw in for the dice
chair-change = Change the chair of { $seat }
chair-change-short = Change this chair
chair-leave = Get up
chair-kick = Ask to leave; the old link is void
chair-link = Keep it for somebody with a new link
chair-anyone = Free for anyone who comes by
chair-bot = Let a bot sit here: { $bot }
chair-swap = Change places with { $seat }
lots-draw = Draw lots for all chairs
lots-about = Chance says who sits where; links to free chairs move along. Everybody is asked again whether they are ready.
invite-personal = for one person, once
invite-anyone = for anyone
invite-code = Show as a code for a phone
invite-code-about = A code with the link to the chair of { $seat }. The field above has the same link as text.

clock-label = Clocks
clock-units = d h min
clock-low = Your time is running out.
clock-up = Time is up.
watch-stand-in = a bot sails
call-off = Call the table off
call-off-sure = Nobody will play here then, and whoever has the page or a link is told so.
call-off-yes = Yes, call it off
break-off = Break the game off
break-off-sure = The game ends now and without a result; it counts for nobody. Its record stays, and you can play on from any moment of it.
break-off-yes = Yes, break it off
watch-leave = I must leave
watch-leave-sure = The others choose how to go on: wait for you, let a bot sail on for you, or end the game. You can come back and take your seat again.
watch-leave-yes = Yes, I must leave
watch-leaving = You said that you must leave. The others choose how to go on.
watch-stood-in = A bot sails on for you.
watch-back = I am back, give me my seat
away-time = { $name } has run out of time.
away-unseen = { $name } has not been seen for a while.
away-farewell = { $name } had to leave.
away-about = Any one of you may wait. For everything else all who are here must agree. Whoever comes back takes their seat back.
away-about-days = Any one of you may wait. For everything else all of you must agree who have time left, wherever they are; each is asked. Whoever comes back takes their seat back.
away-wait = Wait and give more time
away-bot-easy = Let an easy bot sail on
away-bot-strong = Let a strong bot sail on
away-end = End the game without a result
away-claim = Claim the game
away-chosen = chosen by { $names }
