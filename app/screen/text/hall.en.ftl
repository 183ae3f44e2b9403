# Around a match: who is here, what is said, where else somebody is waited for.

company-label = At the table
company-here = here
company-away = away
company-bot = bot
company-onlookers = looking on
company-strangers = { $n ->
    [one] one without a name
   *[other] { $n } without a name
}

## The talk
chat-title = Talk
chat-tools = Who is heard
chat-unread = new
chat-gallery = from the gallery
chat-say-table = Say something
chat-say-gallery = Say something in the gallery
chat-note-apart = The players do not hear you until the game is over.
chat-note-open = The players hear you.
chat-note-closed = The gallery is closed: onlookers only watch.
chat-send = Say it
chat-mute = Do not hear { $name }
chat-hear = Hear { $name } again
chat-write = Write without reloading
chat-write-note = This page does not load again by itself, so nothing that you write is lost. Once it is said you are back at the table.
chat-write-back = Back to the table
gallery-title = Who hears the onlookers?
gallery-apart = Each other; the players after the end
gallery-open = The players too
gallery-closed = Nobody: they only watch

## Being called
elsewhere-turn = Your turn:
elsewhere-choice = Your word is asked for:
elsewhere-title = Another table waits for you: { $game }
elsewhere-more = { $n ->
    [one] and one more
   *[other] and { $n } more
}
signals-title = When it is my turn
signals-notify = Notify me while I look elsewhere
signals-sound = Ring a bell
signals-volume = Volume
signals-denied = This browser does not allow it. Its settings for this site can.
js-turn = Your turn
js-ready = Are you ready?
js-says = says

## The logbook
log-by = Whose lines
log-by-all = all
log-by-rules = Only lines with a rule

## Offers
talk-offer-draw-sure = If the others agree, the game ends without a winner.
talk-offer-surrender-sure = If the other side agrees, it has won and the game is over.
talk-offer-yes = Yes, offer it
talk-draw-offered = You have offered a draw. Play goes on when all have answered, or when you withdraw it.
talk-surrender-offered = You have offered to surrender. Play goes on when the other side has answered, or when you withdraw it.
talk-withdraw = Withdraw the offer

## Why not, without scripts
whynot-thing = What would you like to touch?
whynot-ask = Ask
whynot-offered = That can be done now: it is among the answers.
