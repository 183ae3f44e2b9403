# Presence and chat at a match, and other tables that wait for the reader.

company-label = At the table
company-here = here
company-away = away
company-bot = bot
company-onlookers = { $n ->
    [one] watching
   *[other] watching
}
company-strangers = { $n ->
    [one] one without a name
   *[other] { $n } without a name
}

## The talk
chat-title = Chat
chat-lines = What was said
chat-tools = Chat settings
chat-unread = new
chat-gallery = from the gallery
chat-say-table = Say something
chat-say-gallery = Say something in the gallery
chat-note-apart = The players do not hear you until the game is over.
chat-note-open = The players hear you.
chat-note-closed = The gallery is closed: spectators only watch.
chat-send = Send
chat-mute = Mute { $name }
chat-hear = Unmute { $name }
chat-write = Write without reloading
chat-write-note = This page does not reload by itself, so nothing you write is lost. Once it is said, you are back at the table.
chat-write-back = Back to the table
gallery-title = Who hears the spectators?
gallery-apart = Only each other, until the game ends
gallery-open = The players too
gallery-closed = Nobody: the gallery is closed

## Being called
elsewhere-turn = Your turn:
elsewhere-choice = Your decision is needed:
elsewhere-title = Another table waits for you: { $game }
elsewhere-more = { $n ->
    [one] and one more
   *[other] and { $n } more
}
signals-title = When it is my turn
signals-notify = Notify me in the background
signals-sound = Ring a bell
signals-volume = Volume
signals-insecure = That needs https, and this page comes without it. The bell and the sign in the title call you all the same.
signals-denied = This browser does not allow it. You can change that in its settings for this site.
js-turn = Your turn
js-ready = Are you ready?
js-says = says

## The logbook
log-by = Filter by player
log-by-all = all
log-by-rules = Only entries citing a rule

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
whynot-offered = That is possible now: it is among the answers.
