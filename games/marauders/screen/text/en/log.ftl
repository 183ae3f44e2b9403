# Lines of the logbook. The crest before a line says whose it is.

## The logbook
log-rule = Rule { $rule }
log-round = Round { $n }
log-turn = { $seat } to act
log-rolls = rolls { $skill }:
log-rolls-locations = rolls where the hits land:
log-rerolls = rolls again:
fighter-pirate = the pirate of the mission
fighter-band = the foe ashore
log-captain-dealt = draws { $captain }, secretly
log-captain-drawn = the captain is { $captain }
log-captain-refused = sends { $captain } back and draws another captain
log-captain-entered = { $captain } begins in { $zone } with a { $ship }
log-start-player = is start player
log-mission-laid = Mission in { $zone }: { $mission }
log-merchants-dealt = Merchants set sail again: { $n }
log-event = Event: { $event }
log-npc-hunts = { $npc } hunts { $seat }: { $zone }
log-npc-moved = { $npc } sails { $to }
log-npc-pending = { $npc }: { $event } comes at the end of the round
log-npc-appeared = { $event } appears { $off }
log-npc-removed = { $event } is gone
log-war-began = War: { $one } against { $other }
log-war-ended = Peace between { $one } and { $other }
log-plague = Plague in { $ports }, for { $n } rounds
log-plague-ended = The plague is over
log-retired = retires
log-entered = enters the port of { $zone }
log-left = leaves the port of { $zone }
log-sailed = sails { $to }
log-stayed = stays { $off }
log-gate-paid = pays { $gold } gold to enter { $zone }
log-turned-away = is turned away from { $zone }
log-scout-found = looks for { $target }: found
log-scout-failed = looks for { $target } in vain
log-npc-found = { $npc } finds { $seat }
log-npc-failed = { $npc } looks for { $seat } in vain
log-gold-lost = loses { $gold } gold
log-victory = announces { $n ->
    [one] { $n } glory point
   *[other] { $n } glory points
    }, { $gold } gold in the chest
log-ended = { $count ->
    [one] { $winners } wins
   *[other] { $winners } win together
}

## Ports
log-port = Port action in { $zone }
log-port-lost = is turned away everywhere in { $zone }
log-modification-turned = The yard of { $zone } offers { $modification }
log-sold = sells { $goods } for { $gold } gold
log-demand = { $zone } now wants { $good }
log-goods-drawn = { $n ->
    [one] looks at one lot
   *[other] looks at { $n } lots
}
log-redrawn = has the whole offer drawn anew
log-bought = { $n ->
    [0] buys nothing
    [one] buys one lot for { $gold } gold
   *[other] buys { $n } lots for { $gold } gold
}
log-shown = { $n ->
    [one] shows { $seat } one cheap lot
   *[other] shows { $seat } { $n } cheap lots
}
log-purchase-seen = the cheap lots: { $goods }
log-dropped = throws { $good } overboard
log-cargo-lost = loses { $good } from the hold
log-crate-lost = loses a crate of { $mission }
log-gold = gets { $gold } gold
log-paid = pays { $gold } gold { $what }
for-repair = for repairs
for-modification = for a modification
for-weapon = for special weapons
for-ship = for a ship
for-crew = for the crew
for-rumor = for a rumor
for-specialist = for a specialist
for-mission = for the mission
for-courier = for the courier
for-pardon = for a pardon
for-redraw = for a new offer
log-repaired = repairs: { $location }
log-hull-restored = has the reinforced hull repaired
log-modification = fits { $modification }
log-modification-returned = puts a modification out in { $zone }, face down
log-weapon = takes { $weapon } aboard
log-weapon-gone = gives { $weapon } away
log-ship = now commands a { $ship }
log-recruited = { $n ->
    [0] recruits nobody
    [one] recruits one man
   *[other] recruits { $n } men
}
log-stashed = puts gold into the chest
log-unstashed = takes gold out of the chest
log-stash = { $gold } gold aboard, { $stash } in the chest

## Rumors, missions, bounties, glory
log-rumor-drawn = hears a rumor: { $rumor }
log-rumor-unseen = hears a rumor
log-rumor-dropped = drops a rumor
log-rumor-shown = follows a rumor: { $rumor }
log-rumor-false = { $rumor }: nothing but talk
log-rumor-true = { $rumor }: it is true
log-mission-taken = takes the mission { $mission }
log-mission-failed = applies for { $mission } in vain
log-mission-step = makes progress: { $mission }
log-mission-done = fulfils { $mission }
log-mission-gone = gives up { $mission }
log-bounty-up = { $bounty } rises to { $n }
log-bounty-down = { $bounty } falls to { $n }
log-point = gains a glory point, now { $n }

## Cards
log-card-announced = lays a card face down
log-card-withdrawn = shows { $card } and takes it back
log-card-played = plays { $card }
log-means = uses { $means }
log-glory-drawn = draws { $card }
log-glory-unseen = draws a glory card
log-glory-discarded = discards { $card }
log-hired = hires { $card }
log-glory-taken = takes { $card } from { $seat }
log-glory-taken-unseen = takes a glory card from { $seat }

## Raids
log-merchant = finds a merchant { $off }, the token says: { $merchant }
log-let-go = lets the merchant go
log-raid = attacks a { $merchant }
log-raid-card = draws { $good }
log-raid-discard = discards { $good }
log-raid-escaped = the merchant escapes
log-raid-failed = the raid fails
log-raid-won = the raid brings { $gold } gold
log-kept = takes { $good } aboard

## Battles
log-battle = { $who } attacks { $foe } { $off }
log-announced = { $who } announces: { $action }
log-contest = { $who } wins the contest, { $one } to { $other } skulls
log-contest-tie = Nobody wins the contest, { $one } to { $other } skulls
log-hits = { $who } is hit: { $hits }
log-hit-cancelled = { $who }: a hit is cancelled ({ $location })
log-hit-moved = { $who } moves a hit: { $location } → { $to }
log-boarded = { $who } boards
log-boarding-failed = { $who }: the boarding fails
log-fled = { $who } gets away
log-broken-off = breaks off the fight
log-sunk = { $who } is sunk
log-defeated = { $who } defeats { $foe }
log-battle-over = The battle is over
log-reward = claims the reward, { $nation }: { $gold } gold
log-died = { $captain } is dead
