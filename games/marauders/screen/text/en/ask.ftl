# Questions, answers, single touches, the end.

## Where the game stands
state-setup = The captains gather
state-turn = Round { $round } · { $most } rounds at most · first to { $glory } glory · { $seat } to act
state-port = Round { $round } · Port action · { $seat } to act
state-battle = Sea fight · Round { $round } · { $seat } to act
wait = { $names } to decide
wait-dice = The dice are rolling

## Questions
ask-over = The game is over
ask-any = What do you do?
ask-act = { $n ->
    [0] Your turn: no action left
    [one] Your turn: 1 action left
   *[other] Your turn: { $n } actions left
}
ask-act-moves = { $n ->
    [0] Your turn: { $moves } left, for moving only
    [one] Your turn: 1 action left, and { $moves } for moving only
   *[other] Your turn: { $n } actions left, and { $moves } for moving only
}
ask-window = A moment for cards
ask-window-cards = { $moment }: announce a card, or pass
ask-window-pass = { $moment }: nothing of yours fits
ask-confirm = Play the announced card?
ask-confirm-card = Play { $card } now, or show it and take it back?
ask-success = { $n ->
    [one] Your last skull: draw, discard or exchange a card?
   *[other] { $n } skulls: draw, discard or exchange a card?
}
ask-port = In port: selling comes first, the rest in any order
ask-port-sold = In port: selling is done; the rest in any order
ask-sealed = Your choice is sealed. Until everybody has chosen, you may change your mind.
ask-start-ship = Which ship do you begin with?
ask-gate = The harbour guard stops you: pay, talk your way in, or stay at sea?
ask-surcharge = The move costs one action more. Pay it, or stay?
ask-free-move = A free move: where to?
ask-overboard = The hold is too full: what goes overboard?
ask-sell = Which goods do you sell?
ask-redraw = Have the whole offer drawn anew for 1 gold?
ask-buy = Which lots do you buy?
ask-free-card = Which of them is free?
ask-show = Who may see the cheap lots?
ask-yard = In the shipyard: what is to be done?
ask-transfer = Which modifications move to the new ship, for 1 gold each?
ask-hire = The roll failed: how many men do you hire?
ask-stash = How much gold goes into the chest, or out of it?
ask-pay = How much of it comes out of the chest?
ask-token = Which good will be in demand?
ask-pardon = Which bounty is lowered, and how far?
ask-reroll-whose = Whose dice are rolled again?
ask-die = Which dice are rolled again?
ask-nation = Whose merchant is it to be?
ask-attack = Attack the merchant, or let it go?
ask-raid-weapon = Spend a special weapon to turn a failed die into a skull?
ask-stow = What comes aboard?
ask-announce = What do you announce?
ask-long-guns = Fire the long guns before the first round?
ask-chasers = Fire the chasers?
ask-volley-weapon = A special weapon for this volley?
ask-name-hit = Where does your first hit land?
ask-skull = A skull: where does the hit land?
ask-cancel-hit = Which hit is cancelled?
ask-move-hit = Which hit is moved, and where to?
ask-break-off = Fight on, or break off?
ask-prize = Take the beaten ship for your own?
ask-reward = From which nation do you claim the reward?
ask-keep-glory = Which glory card do you keep?
ask-discard-glory = Too many glory cards: which one goes?
ask-keep-rumor = Which rumor do you keep?
ask-redraw-captain = Pirates lie before the home port: draw another captain?
ask-place-mod = In which port is the modification laid, face down?
effect-seat = Which captain?
effect-nation = Which nation?
effect-zone = Which zone?
effect-port = Which port?
effect-npc = Which ship?
effect-location = What is repaired?
effect-weapon = Which special weapon?
effect-good = Which good?
effect-specialist = Which specialist?
effect-mission = Which mission?
effect-number = How many?
effect-option = Which of them?

## Answers
offer-start-ship = Begin with the { $ship }
offer-retire = Retire the captain
offer-sail = { $open ->
    [yes] Sail to the Caribbean Sea
   *[no] Sail to { $zone }
}
offer-enter = Enter the port
offer-leave = Leave the port
offer-enter-port = Enter { $zone }
offer-leave-port = Leave { $zone }
offer-scout = Look for { $target }
offer-port = Port action in { $zone }
offer-card = Play { $card }
offer-end-turn = End turn
offer-stop = Stay here
offer-gate-pay = Pay 2 gold
offer-gate-roll = Roll influence
offer-gate-give-up = Stay at sea
offer-surcharge-pay = Pay the action
offer-surcharge-stay = Stay
offer-drop = { $good } overboard
offer-drop-crate = A crate overboard, and the mission with it
offer-sell = Add { $good }
offer-sell-done = Sell these
offer-redraw = Draw anew for 1 gold
offer-keep = Keep the offer
offer-buy = Take { $good }
offer-buy-done = That is all
offer-free-card = { $good } is free
offer-show = Show them to { $name }
offer-transfer = Move { $modification }
offer-transfer-done = No more
offer-hire = { $n ->
    [0] Hire nobody
    [one] Hire one man
   *[other] Hire { $n } men
}
offer-deposit = { $gold } gold into the chest
offer-withdraw = { $gold } gold out of the chest
offer-pay-from = { $gold } gold from the chest
offer-token = { $good } will be in demand
offer-pardon = { $bounty }: { $n ->
    [one] one step less
   *[other] { $n } steps less
}
offer-finish = Finish in port
offer-mission = Apply for { $mission }
offer-deliver = Deliver { $good } ({ $mission })
offer-task = Roll for { $mission }
offer-modification = Fit the modification
offer-weapon = Buy { $weapon }
offer-weapon-sell = Sell { $weapon }
offer-ship = Buy a { $ship }
offer-announce = Announce { $card }
offer-means = Use { $means }
means-captain = the captain’s ability
offer-pass = Pass
offer-play = Play it
offer-withdraw-card = Show it and take it back
offer-reroll-own = Your own dice
offer-reroll-other = The other’s dice
offer-die = Pick a die: { $face }
offer-roll = Roll again
offer-attack = Attack
offer-let-go = Let it go
offer-spend = Spend { $weapon }
offer-no-weapon = Spend nothing
offer-raid-draw = Draw a card
offer-raid-discard = Discard { $card }
offer-raid-exchange = Exchange { $card }
offer-raid-stop = Leave it at that
offer-stow = Take { $good } aboard
offer-stow-done = That is all
combat-shoot = Shoot
combat-board = Board
combat-flee = Flee
offer-long-guns = Fire the long guns
offer-chasers = Fire the chasers
offer-hold = Hold back
offer-use = Use { $weapon }
offer-aim = Aim at: { $location }
offer-save = Cancel the hit: { $location }
offer-move-hit = { $location } → { $to }
offer-fight = Fight on
offer-break-off = Break off
offer-prize-keep = Keep your own ship
offer-prize-take = Take the prize
offer-reward = Claim it from { $nation }
offer-reward-decline = Claim nothing
offer-keep-card = Keep { $card }
offer-discard = Discard { $card }
offer-captain-redraw = Draw another captain
offer-captain-keep = Keep this captain
offer-place-mod = To { $zone }
offer-option = Choice { $n }
brings-modification = The modification of this port
brings-weapons = Special weapons
brings-pardon = Bounties of one nation removed
brings-discount = A ship at a lower price
offer-effect-stop = That is all
target-merchant = the merchant
target-unscouted = a Spanish merchant, without a roll
target-pirate = the pirate of your mission
target-rumor = the truth of your rumor
target-mission = what your mission wants

## Single touches
token-zone = { $zone }
token-men = { $n ->
    [one] one man
   *[other] { $n } men
}
token-steps = { $n ->
    [one] one step
   *[other] { $n } steps
}
word-captain = The captain …
word-retire = Retire …
word-scout = Look for …
word-repair = Repair …
word-buy = Buy …
word-sell = Sell …
word-discard = Discard …
word-exchange = Exchange …
word-overboard = Overboard …
word-port = Port …
word-yard = Shipyard
word-announce = Cards
word-reroll = Roll again
word-raid = Raid
word-stow = Cargo
word-battle = Battle
word-effect = Choice
word-done = Done
word-pass = Pass
word-without-roll = a Spanish one, without a roll

## The end
end-drawn = Nobody wins.
end-glory = { $count ->
    [one] { $winners } wins with { $n ->
        [one] { $n } glory point
       *[other] { $n } glory points
    }.
   *[other] { $winners } win together with { $n ->
        [one] { $n } glory point
       *[other] { $n } glory points
    }.
}
end-no-event = { $count ->
    [one] No event is left: { $winners } wins with { $n ->
        [one] { $n } glory point
       *[other] { $n } glory points
    }.
   *[other] No event is left: { $winners } win together with { $n ->
        [one] { $n } glory point
       *[other] { $n } glory points
    }.
}
end-no-captain = { $count ->
    [one] No captain is left: { $winners } wins with { $n ->
        [one] { $n } glory point
       *[other] { $n } glory points
    }.
   *[other] No captain is left: { $winners } win together with { $n ->
        [one] { $n } glory point
       *[other] { $n } glory points
    }.
}
end-limit = { $count ->
    [one] The agreed rounds are over: { $winners } wins with { $n ->
        [one] { $n } glory point
       *[other] { $n } glory points
    }.
   *[other] The agreed rounds are over: { $winners } win together with { $n ->
        [one] { $n } glory point
       *[other] { $n } glory points
    }.
}
end-resignation = { $count ->
    [one] { $winners } wins: the others have given up.
   *[other] { $winners } win: the others have given up.
}
