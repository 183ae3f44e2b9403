# Texts that all games share. A key here must stand in de.ftl too; a test compares them.

list-and = { $first } and { $last }
close = Close

## The bar
skip-main = Skip to the content
skip-offers = Skip to what you can do
bar-home = Wardroom, start page
bar-tools = Site
bar-records = Finished games
bar-rules = Rules
theme-system = Colours: as in the system
theme-light = Colours: light
theme-dark = Colours: dark
name-none = Your name
name-label = Your name
name-keep = Save

## Start page
start-title = Which sea tonight?
start-text = { $games ->
    [one] One game, one table.
    [2] Two games, one table.
    [3] Three games, one table.
    [4] Four games, one table.
   *[other] { $games } games, one table.
} Play with friends, with strangers or against bots.
start-games = Games
start-play-now = Play now against bots
start-mine = My tables
start-mine-none = You are not at a table yet. One click on “Play now against bots” and you are.
start-open = Open tables
start-open-none = No table is waiting for players. Open one and send the link to a friend.
start-look-again = Look again
start-finished = Finished games
start-more = More: { $list }
players = { $n } players · about { $minutes } min
players-range = { $from } to { $to } players · about { $minutes } min
row-with = with { $names }
row-host = { $names } at the table
row-with-strong = { $n ->
    [1] a strong bot
    [2] two strong bots
    [3] three strong bots
    [4] four strong bots
   *[other] { $n } strong bots
}
row-with-easy = { $n ->
    [1] an easy bot
    [2] two easy bots
    [3] three easy bots
    [4] four easy bots
   *[other] { $n } easy bots
}
row-with-random = { $n ->
    [1] a random bot
    [2] two random bots
    [3] three random bots
    [4] four random bots
   *[other] { $n } random bots
}
row-host-strong = { $n ->
    [1] a strong bot
    [2] two strong bots
    [3] three strong bots
    [4] four strong bots
   *[other] { $n } strong bots
}
row-host-easy = { $n ->
    [1] an easy bot
    [2] two easy bots
    [3] three easy bots
    [4] four easy bots
   *[other] { $n } easy bots
}
row-host-random = { $n ->
    [1] a random bot
    [2] two random bots
    [3] three random bots
    [4] four random bots
   *[other] { $n } random bots
}
row-alone = nobody else yet
row-your-turn = Your turn
row-look = Look
row-sit = Sit down
row-result = Result
row-record = record
row-chairs = { $taken } of { $all } seats taken

## Making a table
make-title = New table
make-game = Game
make-mode = Mode
make-seats = Who sits where
make-called = Their name
make-options = Game options
make-not-now = Not now
make-go = Open the table
holder-me = you
holder-open = anyone with the link
holder-anyone = open to everyone
holder-here = another person at this screen
holder-bot-easy = bot, easy
holder-bot-strong = bot, strong
holder-bot-random = bot, random
holder-nobody = nobody

## Gathering
gather-title = Before the game
gather-open = still free
gather-sits = is not ready yet
gather-threw = is ready
gather-invite = Send this link to everyone who should play
gather-link = Link to the table
gather-copy = Copy the link
gather-waiting = Everybody is ready. The game begins.
dice-title = The dice
dice-checked = checked
dice-explained = Nobody chooses the dice: the server has fixed a secret and shows its fingerprint now, then each seat contributes something of its own, and every roll follows from all of it together. After the game the secret is shown, and anyone can check every roll.
dice-yours = What { $seat } contributes: any words or numbers
dice-throw-in = I am ready
dice-begin = I am ready, begin

## The curtain between two people at one screen
curtain-title = Hand the screen to { $name }
curtain-text = { $seat } has to choose now, and nobody else should look.
curtain-go = I am { $name }, show the table
curtain-undo = I am { $name }, take back what I just did

## The table
menu-autopass = Pass automatically at every moment for cards
menu-autopass-kinds = Only at some moments
menu-autopass-kind = Always pass here: { $window }
offers-label = What you can do
offers-answers = Answers
log-title = Logbook
log-record = whole record
menu-title = Menu
menu-undo = Take back
talk-resign = Resign
talk-resign-sure = The game will be over for you at once.
talk-resign-yes = Yes, resign
talk-offer-draw = Offer a draw
talk-accept-draw = Accept the draw
talk-decline-draw = Play on
talk-offer-surrender = Offer to surrender
talk-accept-surrender = Accept the surrender
talk-decline-surrender = Play on
talk-ask-rematch = Ask for a rematch
talk-surrender-asked = { $name } offers to surrender. Do you take the victory?
talk-draw-asked = { $name } offers a draw. Do you agree?
talk-draw-others = { $name } has offered a draw; { $asked } { $n ->
    [one] is
   *[other] are
} asked.
talk-surrender-others = { $name } has offered to surrender; { $asked } { $n ->
    [one] is
   *[other] are
} asked.
talk-draw-declined = { $name } has declined the draw.
talk-draw-withdrawn = { $name } has withdrawn the offer of a draw.
talk-surrender-declined = { $name } has declined the surrender and plays on.
talk-surrender-withdrawn = { $name } has withdrawn the offer to surrender.
help-title = Keys
help-arrows = move around the table
help-enter = touch what is selected, give the likely answer
help-numbers = give the first to the ninth answer
help-escape = change selection, close
help-undo = take back
help-letters = Keyboard shortcuts
help-help = show this page
help-why = Touch something that is not possible, and you learn why not.

## The end
end-over = The game is over.
end-look = Result and dice
end-winner = wins
end-home = Start page
end-record = Save the record
end-rematch = Another game
end-again = { $name } has set up another game.
end-again-go = To the new game
proof-checked = Checked: every roll recomputed, { $n } in all
proof-checked-given = { $given ->
    [one] The first answer was taken over from another game and is not proved
   *[other] The first { $given } answers were taken over from another game and are not proved
}; { $n ->
    [0] nothing was rolled after that
    [one] one roll after that was recomputed and is right
   *[other] { $n } rolls after that were recomputed and are right
}
proof-nothing = Nothing was rolled or drawn in this game: there is nothing to prove
proof-failed = The dice of this game could not be confirmed
proof-explained = The fingerprint bound the server to its secret before anyone contributed. Secret and contributions together give every roll and every draw, except for what was taken over from another game. The record holds all of it; “wardroom verify” checks it on your own machine.
proof-explained-by-secret = No seat contributed to these dice. Every roll and every draw follows from the secret alone, so whoever chose it could choose them too: that they are right does not show that they are fair.
proof-by-secret = No seat contributed to the secret they follow from: whoever chose it could choose the rolls
proof-commitment = Fingerprint of the secret
proof-contribution = Contribution of { $seat }
proof-secret = Secret
proof-here-begun = This browser is recomputing every roll …
proof-here = This browser has recomputed every roll, { $n } in all: secret and fingerprint match, and every roll is right
proof-here-given = The first answers, { $given } in all, were taken over from another game and are not proved. This browser has recomputed the rolls after that, { $n } in all: secret and fingerprint match, and every roll is right
proof-here-given-only = The first answers, { $given } in all, were taken over from another game and are not proved; nothing was rolled after that
proof-here-nothing = Secret and fingerprint match; nothing was rolled, so there is nothing more to prove
proof-here-own = This browser contributed { $words }; that and the fingerprint it was shown then are what the record holds.
proof-here-unseen = This browser did not contribute here, so it cannot say whether the record is the one that was begun with.
proof-here-other = The record does not hold what this browser saw when it contributed:
proof-here-bad = In this browser something does not match:

## Looking back
replay-title = Replay
replay-table = To the table
replay-steps = Steps
replay-first = To the beginning
replay-back = Previous step
replay-next = Next step
replay-last = To the end
replay-play = Play
replay-play-key = Plays by itself (space); arrow keys step
replay-speed = Speed
replay-slow = slow
replay-usual = normal
replay-fast = fast
replay-slider = Moment
replay-of = { $n } of { $all }
replay-go = Go there
replay-eyes = As seen by
replay-given = What was answered
replay-link = Link to this moment
replay-shared = as spectators see it
replay-picture = Picture
play-on-title = Play on from here
play-on-explained = You take a seat, bots take the others, and the game goes on as a new one. The dice from here on are new: nobody knows what they would have shown.
play-on-bots = The others
play-on-as = as { $seat }
study-go = What would the strong bot do?
study-title = The strong bot's view
study-progress = { $done } of { $all } moments
study-filling = The decisions between these are filled in while no bot at a table needs the machine.
study-sampled = This game has { $moments } moments, and thinking about all of them would take minutes longer: the bot thinks about { $all }, spread evenly.
study-asked = { $seat } has to decide. The bot would answer:
study-weight = How much the bot looked at it
study-chance = { $percent }% to win
study-given = played
study-chart = Chances of winning, from the beginning to the end
study-chart-seat = { $seat }: { $first } % at first, { $here } % here, { $last } % last
study-touch = Touch the chart to go to that moment.
study-explained = The bot knows only what the seat that is asked knows, and thinks only for a moment: it is a guess, not a judgement.
upload-title = Look at a record from elsewhere
upload-label = A record file
upload-go = Check and replay

## Records and rules
records-text = Every finished game can be looked at, kept and checked.
records-latest = The latest first
records-none = No game has ended yet.
rules-list-text = Every rule has a name of its own; the table tells you which one stands in the way of a move.
rules-title = { $game }: the rules
rules-text = In our own words, one sentence for each rule. The names are those the table cites.
rules-cards = What is in the box
cards-title = { $game }: in the box
cards-text = Everything in the box, in our own words and drawings: what it does, how many there are, and whether it is printed or made up for Wardroom.
cards-search = Find a card
cards-found = cards found
rules-search = Find a rule
rules-found = rules found
rules-chapters = Chapters
rules-about = How these rules are written

## When something goes wrong
error-title = That did not work
error-title-404 = Off the chart
error-400 = The request does not fit. Go back, reload the page and try once more.
error-403 = This seat is not yours. Ask whoever opened the table for the link.
error-404 = There is nothing here. The link may be mistyped, or the table has been cleared away.
error-405 = This address takes no such request. Begin on the start page.
error-409 = The table has moved on in the meantime. Reload the page to see where it stands.
error-413 = That is more than we can take at once.
error-429 = That was a lot at once. Wait a moment and try again.
error-503 = The server is just starting or stopping. Try again in a few seconds.
error-4xx = The server did not accept this. Go back and try again.
error-5xx = Something broke on our side. Your game is safe: every accepted answer is on disk. Try again in a moment.
error-code = Code { $code }
error-home = To the start page

## What the browser says by itself
js-lost = No connection. Trying again …
js-back = Connected again.
js-failed = Your answer did not arrive. Check the connection and try again.
js-unsent = That did not arrive. Check the connection and try again.
js-stale = The table has moved on in the meantime; this is where it stands now.
js-path = picked
js-think = Change selection
js-copied = Copied
js-selected = Selected: copy it now
js-closed = The server is taking a short break. The page reconnects by itself.
js-why = Why not?
js-none = That is not among the answers to this question.
js-unasked = The server could not be asked just now. Touch it again in a moment.
js-then = then
