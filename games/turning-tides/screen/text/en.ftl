# Turning Tides. A key here must stand in de.ftl too; a test compares them.

## Start page and making a table
game-title = Turning Tides
game-blurb = Two ships, seven zones each, and one card a turn, chosen in secret.
game-minutes = 45
mode-base = Full game
mode-intro = First game, shorter rules
option-promotion_takes_initiative = Promotion takes the bell
option-promotion_takes_initiative-help = A player who promotes a sailor to captain takes the bell.
option-moved_cannon_keeps_side = A moved cannon keeps its side
option-moved_cannon_keeps_side-help = Otherwise its owner picks port or starboard anew.
option-move_and_navigate_share_level = Move and Navigate on one level
option-move_and_navigate_share_level-help = Of these two the player with the bell goes first. Otherwise Move always comes before Navigate.
option-intro_needs_both_goals = Victory needs both goals
option-intro_needs_both_goals-help = A zone destroyed and the captain gone. Otherwise one of the two is enough.
option-surrender_offers_per_turn = Offers to surrender per turn
option-surrender_offers_per_turn-help = How often each player may offer it in one turn.
option-round_limit = Last round
option-round_limit-help = When this round is over, the better ship wins. 0 means no limit.

## Names
seat-silver = Silver
seat-gold = Gold
ship-silver = The Private
ship-gold = El Bueno
card-wait = Wait
card-sailor = Sailor
card-cannon = Cannon
card-move = Move
card-navigate = Navigate
card-swing = Swing
card-fire = Fire
promote = Promote
card-wait-text = Do nothing. If both wait, the ships sail one zone more.
card-sailor-text = A sailor from your hold comes aboard.
card-cannon-text = A cannon from your hold goes on a free side.
card-move-text = Shift your captain, a sailor or a cannon.
card-navigate-text = Sail one zone on or back, or take the bell.
card-swing-text = A sailor crosses over and takes one of their crew.
card-fire-text = A manned cannon hits the zone it faces.
unit-captain = Captain
unit-sailor = Sailor
unit-cannon = Cannon
unit-mast = Mast
the-captain = the captain
the-mast = the mast
sailors = { $n ->
    [one] a sailor
   *[other] { $n } sailors
}
cannons = { $n ->
    [one] a cannon
   *[other] { $n } cannons
}
zone = Zone { $zone }
the-zone = zone { $zone }
zone-enemy = Enemy zone { $zone }
zone-opposite = opposite zone { $zone }
zone-destroyed = destroyed
zone-empty = empty
side-port = port
side-starboard = starboard
side-port-bears = port, towards the enemy
side-port-away = port, away
side-starboard-bears = starboard, towards the enemy
side-starboard-away = starboard, away
cannon-port-bears = cannon on port, points at the enemy
cannon-port-away = cannon on port, points away
cannon-starboard-bears = cannon on starboard, points at the enemy
cannon-starboard-away = cannon on starboard, points away

## The table
state = Round { $round } · turn { $turn } · position { $position }
state-round = Round { $round }
state-lull = Round { $round } · the lull after it
state-over = the game is over
chart-facing = The two ships at position { $position } of 14. Zones { $first } to { $last } of { $near } face { $facing-first } to { $facing-last } of { $far }.
chart-facing-one = The two ships at position { $position } of 14. Zone { $first } of { $near } faces zone { $facing-first } of { $far }; no others face each other.
chart-apart = The two ships at position { $position } of 14. No zones face each other.
ship-yours = Your ship, from bow to stern
units-aboard = Units aboard
sides = Sides where a cannon can stand
scale-position = position
scale-end = round ends
step-forward = Sail one zone forward
step-back = Sail one zone back
order = Order in which cards are carried out
you = you
zones-lost = { $n ->
    [one] 1 zone lost
   *[other] { $n } zones lost
}
no-captain = no captain
hand = hand
hand-yours = Your hand
pile = pile
discards = discards
discards-closed = discards, closed in the lull
spent = spent
none = none
copies = Copies:
hold = hold
hold-yours = your hold
hold-units = Units in the hold
exchange-cards = Exchange cards
hold-captain = The captain is in the hold
hold-mast = The mast is lost
hold-sailors = { $n ->
    [one] 1 sailor in the hold
   *[other] { $n } sailors in the hold
}
hold-cannons = { $n ->
    [one] 1 cannon in the hold
   *[other] { $n } cannons in the hold
}
turn-cards = Cards of this turn
laid-sealed = sealed until both have chosen
laid-yours = yours, not yet laid
laid-yours-sealed = yours, face down
laid-none = no card yet
laid-lull = lull
laid-now = carried out now
laid-promotes = promotes instead
laid-next = comes next
laid-done = carried out
bell-yours = You have the bell
bell-of = { $name } has the bell

## The lull
lull-exchange = Exchange in the lull
lull-exchange-help = Give as many as you take. What you take comes into your draw pile, what you give stays in the hold.
lull-give = you give
lull-take = you take
lull-pay = Paying for damage
lull-pay-help = { $n ->
    [one] One zone of your ship is destroyed, so one card stays in the hold for the coming round. Only you know which.
   *[other] { $n } zones of your ship are destroyed, so { $n } cards stay in the hold for the coming round. Only you know which.
}
lull-pool = your cards

## What is asked
ask-card = Which card do you lay face down?
ask-sailor = Which zone does the sailor go to?
ask-cannon = Where does the cannon go? Pick a zone and one of its two sides.
ask-move = Whom do you move, and where to?
ask-navigate = Do you sail on, sail back, or take the bell?
ask-swing = From which zone does a sailor swing across?
ask-fire = Which of your manned cannons fires?
ask-promote = Your ship has no captain. Which sailor is promoted?
ask-exchange = Do you exchange cards before the next round?
ask-pay = { $n ->
    [one] Which card do you lay aside for your destroyed zone?
   *[other] Which { $n } cards do you lay aside for your destroyed zones?
}
ask-over = The game is over.
sealed-card = You have laid { $card } face down. { $name } is still choosing; until then you may change your mind.
sealed-lull = Your choice is sealed. { $name } is still choosing; until then you may change your mind.
wait-card = { $n ->
    [one] { $name } chooses a card.
   *[other] { $name } choose a card each.
}
wait-exchange = { $n ->
    [one] { $name } thinks about exchanging cards.
   *[other] { $name } think about exchanging cards.
}
wait-pay = { $n ->
    [one] { $name } pays for damage.
   *[other] { $name } pay for damage.
}
wait-sailor = { $name } puts a sailor aboard.
wait-cannon = { $name } sets up a cannon.
wait-move = { $name } moves a unit.
wait-navigate = { $name } navigates.
wait-swing = { $name } swings across: the cross-hairs show where.
wait-fire = { $name } fires: the cross-hairs show where.
wait-promote = { $name } promotes a sailor to captain.
wait-other = { $name } has to answer.
wait-table = It goes on by itself.

## Answers
offer-card = Lay { $card }
offer-sailor = Sailor to zone { $zone }
offer-cannon = { $place }
offer-move-captain = Captain to zone { $to }
offer-move-sailor = Sailor from zone { $from } to zone { $to }
offer-move-cannon = Cannon from { $from } to { $to }
offer-forward = Sail one zone forward
offer-back = Sail one zone back
offer-claim = Take the bell
offer-swing = Swing from zone { $from } at enemy zone { $on }
offer-fire = Fire from zone { $from } at enemy zone { $on }
offer-promote = Promote a sailor in zone { $zone }
offer-exchange-none = Exchange nothing
offer-exchange = Give { $give }, take { $take }
offer-pay = Lay aside { $cards }
token-sailor = Place a sailor
token-cannon = Place a cannon
token-move = Move
token-navigate = Navigate
token-swing = Swing
token-fire = Fire
token-promote = Promote
token-exchange = Exchange
token-pay = Pay
token-captain = Captain
token-forward = Forward
token-back = Back
token-claim = Take the bell
token-none = Nothing
token-mast = Mast
token-pile = Draw pile
token-discard = Discards
token-give = Give { $card }
token-take = Take { $card }
token-spend = Lay aside { $card }

## Logbook. What stands between asterisks is set bold.
log-turn = Round { $round } · turn { $turn }
log-round-over = Round { $round } is over · lull
log-drew = draws *{ $card }*. { $left ->
    [0] The pile is empty.
   *[other] { $left } left in the pile.
}
log-drew-a-card = draws a card. { $left ->
    [0] The pile is empty.
   *[other] { $left } left in the pile.
}
log-revealed = The cards are turned up. { $first }, then { $second }.
log-promotes-instead = *{ $card }*, promotes instead
log-waited = waits.
log-sailor = puts a *Sailor* on zone { $zone }.
log-cannon = sets a *Cannon* on { $place }. { $bearing }
log-bears = It points at the enemy.
log-away = It points away from the enemy.
log-captain-moved = moves the captain from zone { $from } to zone { $to }.
log-sailor-moved = moves a sailor from zone { $from } to zone { $to }.
log-cannon-moved = moves a cannon from { $from } to { $to }. { $bearing }
log-forward = carries out *Navigate*: one zone forward. Position { $position }.
log-back = carries out *Navigate*: one zone back. Position { $position }.
log-swung = *Swing* from zone { $from } at enemy zone { $on }: { $result }
log-swing-nothing = nobody is there.
log-swing-sailor = a sailor goes to the hold.
log-swing-captain = the captain goes to the hold!
log-fired = *Fire* from zone { $from } at enemy zone { $on }: { $result }
log-fire-nothing = it was destroyed already.
log-fire-mast = the mast falls.
log-fire-units = { $units } to the hold.
log-fire-destroyed = the zone is destroyed!
log-promoted = promotes a sailor on zone { $zone } to captain.
log-no-effect = *{ $card }* has no effect.
log-marker = takes the bell.
log-sailed = The ships sail on. Position { $position }.
log-both-wait = Both wait: the ships sail one zone more. Position { $position }.
log-exchanged-nothing = exchanges nothing.
log-exchanged = gives { $given }, takes { $taken }.
log-paid = lays aside { $cards } for damage.
log-paid-some = { $n ->
    [one] lays a card aside for damage.
   *[other] lays { $n } cards aside for damage.
}
log-fire-added = adds a *Fire* card to the pile.
log-shuffled = shuffles: { $n ->
    [one] 1 card
   *[other] { $n } cards
} in the pile.
log-turned = The ships turn about. Round { $round } begins bow to bow.
log-end-zones = Too many zones of { $ship } are destroyed: she is lost.
log-end-crew = Nobody is left aboard { $ship }: she is lost.
log-end-intro = { $ship } has reached the end of her strength: she is lost.
log-end-limit = The last round is over. { $ship } is the better ship.
log-end-drawn = The last round is over. Neither ship is better.

## The end
end-zones = { $winner } wins: { $n } zones of { $ship } are destroyed.
end-crew = { $winner } wins: nobody is left aboard { $ship }.
end-intro = { $winner } wins: { $ship } is damaged and without a captain.
end-limit = { $winner } wins: after the last round { $ship } is worse off.
end-surrender = { $winner } wins: { $loser } has surrendered.
end-resignation = { $winner } wins: { $loser } has resigned.
end-other = { $winner } wins.
end-drawn-limit = Drawn after the last round: { $one } and { $other } are equal in zones and crew.
end-drawn = { $one } and { $other } agree on a draw.
ribbon-zones = too many zones destroyed
ribbon-crew = nobody left aboard
ribbon-intro = beaten

## Why not? The keys are those of the rules.
why-game-over = The game is over.
why-other-acts = { $seat } carries out { $card }; you choose when that is done.
why-sealed = Your choice lies face down: choose again, or wait for the other player.
why-nothing-to-exchange = You hold no card but Wait, so you have nothing to exchange.
why-nothing-to-pay = None of your zones is destroyed, so you have nothing to pay.
why-not-now = Nothing is to be decided now.
why-card-first = First both choose a card; what it does is decided when it is carried out.
why-card-is-chosen = The cards of this turn are on the table; yours is { $card }.
why-card-not-drawn = { $card } is still in your draw pile.
why-card-discarded = { $card } has been played; discards come back with the next round.
why-card-in-hold = { $card } lies in your hold. Exchange cards join your pile only in the lull after the round.
why-card-spent = { $card } is spent for damage; it comes back in the next lull.
why-no-exchange-in-intro = The first game has no exchange; the Fire cards in the hold join your pile after rounds 1 and 2.
why-pile = You draw one card each turn; no player looks into a draw pile.
why-discard-pile = Discards come back with the next round, not before.
why-enemy-thing = That belongs to the enemy; you act with your own ship.
why-attack-from-own-zone = Choose the zone of your own ship from which you attack; it hits the zone opposite.
why-zone-destroyed = Zone { $zone } is destroyed: nothing can be put there.
why-side-taken = A cannon already stands on { $side } of zone { $zone }.
why-sides-taken = Cannons already stand on both sides of zone { $zone }.
why-choose-a-side = A cannon stands on a side: choose port or starboard of zone { $zone }.
why-place-sailor = Choose an intact zone of your ship for the sailor.
why-place-cannon = Choose a free side of an intact zone of your ship for the cannon.
why-move-unit-first = First choose the captain, a sailor or a cannon aboard your ship.
why-move-target = Choose another place on your ship for it.
why-mast-stays = The mast cannot be moved.
why-unit-in-hold = Units in the hold cannot be moved, only those aboard.
why-captain-in-hold = Your captain is in the hold.
why-no-sailor-there = You have no sailor in zone { $zone }.
why-no-cannon-there = You have no cannon on { $side } of zone { $zone }.
why-same-place = It is there already; it must end in another place.
why-cannon-keeps-side = At this table a cannon keeps its side in another zone: { $side }.
why-navigate = Choose one: forward, back, or the bell if you do not have it.
why-claim-holder = You have the bell already.
why-swing = Choose a zone of your ship with a sailor that faces an enemy zone.
why-fire = Choose a zone of your ship with a sailor and a cannon that points at the enemy, facing an enemy zone.
why-captain-cannot-swing = The captain cannot swing; a sailor must.
why-captain-cannot-fire = The captain cannot man a cannon; a sailor must.
why-no-sailor-in-zone = No sailor of yours is in zone { $zone }.
why-no-cannon-in-zone = No cannon of yours is in zone { $zone }.
why-cannon-points-away = The cannon in zone { $zone } points away this round; { $side } faces the enemy.
why-faces-nothing = Zone { $zone } faces no enemy zone now.
why-promote = Your captain is in the hold: choose a zone with a sailor to be the new captain.
why-no-sailor-to-promote = No sailor is in zone { $zone }; one must be there to be promoted.
why-wait-stays = Wait always stays with you: it cannot be exchanged and cannot pay.
why-only-hand-cards = Only cards in your hand can be given; you hold no other { $card }.
why-not-exchange-card = No other { $card } is among your exchange cards.
why-same-kind = Giving and taking { $card } changes nothing.
why-unequal = As many cards are taken as given; so far { $give } given, { $take } taken.
why-gives-first = First all cards you give, then all you take.
why-answer-order = All of this belongs to one answer, in another order: first what is done, then with what, then where.
why-card-order = Cards are named in card order: Sailor, Cannon, Move, Navigate, Swing, Fire.
why-exchange = Give cards of your hand and take as many exchange cards, or exchange none.
why-exchange-cannot-pay = Exchange cards cannot pay for damage; no other { $card } is in your pool.
why-enough-paid = Damage costs one card for each destroyed zone: { $count }.
why-pay = Choose { $count } of your cards, one for each destroyed zone; Wait and exchange cards stay.
why-surrender-offered = You cannot offer your surrender again in this turn; in the next one you can.
why-surrender-waits = An offer of surrender is waiting for its answer; there is one at a time.
why-no-surrender-offered = No surrender is offered to you.
why-no-rematch = Only the player who has surrendered may ask for a rematch.
why-rematch-asked = You have already asked for a rematch.
why-no-resignation = There is no resigning here: offer your surrender.
why-no-draw = There is no agreed draw here: the game goes on until a ship is beaten or a player surrenders.
log-rule = Rule { $rule }

## The gallery
gallery-cards = Cards
gallery-pieces = Pieces
unit-captain-text = Leads the crew; cannot swing or man a cannon. Without one, the next card promotes a sailor.
unit-sailor-text = Swings across, mans cannons, guards the captain.
unit-cannon-text = Fires with a sailor in its zone, at the enemy its side faces.
unit-mast-text = Stands in zone 4 and takes the first shot there.

## What is wrong with a box or a position. The keys are those of the rules.
problem-both-ships-lost = both ships cannot be lost
problem-cannot-pay = { $cards } cards cannot pay for { $zones } destroyed zones
problem-cannot-promote = the card of { $seat } cannot be replaced by a promotion
problem-captain-aboard = { $seat } is to promote with the captain aboard
problem-card-at-limit = at the round limit no card is in play
problem-card-count = { $places } cards { $card } in all places; each player has { $count }
problem-cards-of-the-box = these are not the cards of the box: each player has { $cards }
problem-exchange-count = { $cards } exchange cards; there are always { $count }
problem-exchange-in-intro = in round { $round } of the introductory game the exchange cards are { $cards }
problem-hold = { $aboard } aboard and { $hold } in the hold are not { $count }
problem-kept-and-removed = { $kept } kept and { $removed } removed are not { $count }
problem-later-level = the other card is on an earlier level
problem-limit-not-reached = the round limit is not reached, or a ship is lost
problem-lull-after-last-round = no lull follows round { $round }, the last one
problem-lull-in-intro = the introductory game has no exchange and no damage payment
problem-marker-holder-first = both cards are on one level: the holder of the bell is first
problem-not-won-so = neither ship is lost like that
problem-other-seat-ahead = that seat is not ahead
problem-pile-by-round = the piles that follow from the cards and the rounds are others
problem-position-and-phase = position { $position } does not fit the phase: it is 1 to 13 when a turn begins and 14 in a lull
problem-promote-last = `promote` is alone in the last row
problem-promotion-due = { $seat } has no captain aboard: the card is replaced by a promotion
problem-rounds-in-order = rounds are counted from 1 and come in order
problem-ship-captain = the place of the captain is missing: C3, or C- in the hold
problem-ship-lost = the ship is lost, so the game is over
problem-ship-mast = the mast is missing: M if it stands, else M-
problem-ship-word = `{ $word }` is none of C3, C-, s4, s4x2, k5p, k5s, M, M-, X2
problem-spent-in-intro = the introductory game has no spent cards
problem-starting-hand = a hand begins with one Wait and nothing else
problem-sum-differs = it is { $value }, but the parts add up to { $sum }
problem-too-many-cards = more than { $most } cards { $card }
problem-unit-in-destroyed-zone = { $unit } in zone { $zone }, which is destroyed
problem-wait-in-hand = Wait is always in hand or in play
problem-won-by-a-card = a game is won by a card, which stays in play
