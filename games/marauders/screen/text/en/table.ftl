# What stands on the table: chart, captains, port, raids, battles.

## The game
game-title = Merchants & Marauders
game-blurb = Trade, smuggle and plunder in the Caribbean: as an honest merchant, as a pirate, or first one and then the other.
game-minutes = 150
mode-base = The whole Caribbean
option-glory = Glory points to win
option-glory-help = The rulebook says ten; more make the game longer, fewer make it shorter.

## Seats, nations, skills, locations
seat-red = Red
seat-blue = Blue
seat-yellow = Yellow
seat-green = Green
nation-spanish = Spain
nation-english = England
nation-french = France
nation-dutch = the Netherlands
people-spanish = Spanish
people-english = English
people-french = French
people-dutch = Dutch
bounty-spanish = Spanish bounty
bounty-english = English bounty
bounty-french = French bounty
bounty-dutch = Dutch bounty
merchant-spanish = Spanish merchant
merchant-english = English merchant
merchant-french = French merchant
merchant-dutch = Dutch merchant
skill-seamanship = Seamanship
skill-scouting = Scouting
skill-leadership = Leadership
skill-influence = Influence
location-hull = Hull
location-cargo = Cargo
location-masts = Masts
location-crew = Crew
location-cannons = Cannons
manoeuvrability = Manoeuvrability
manoeuvrability-is = Manoeuvrability { $n }
skull = skull
skulls = skulls
you = you
you-there = You
secret = secret

## The chart
chart = Chart
chart-label = Chart of the Caribbean, 17 sea zones
chart-zoom = Look closer
chart-nearer = Closer
chart-farther = Farther
chart-whole = Whole chart
zone-sea = { $open ->
    [yes] { $zone }
   *[no] Sea off { $zone }
}
sail-over = { $open ->
    [yes] Sail { $letter } to the Caribbean Sea
   *[no] Sail { $letter } to { $zone }
}
port-of = Port of { $zone }, { $nation }
port-plague = closed by the plague
demand-is = In demand: { $good }
mission-here = Mission on offer
modification-unseen = Modification, face down
merchant-unseen = Merchant, face down
off-zone = { $open ->
    [yes] in the Caribbean Sea
   *[no] off { $zone }
}
to-zone = { $open ->
    [yes] to the Caribbean Sea
   *[no] to { $zone }
}
in-port = in { $zone }
in-zone = in { $zone }
glory-track = Glory
merchants-taken = Merchants taken
war = War
war-none = No war

## Event, missions, the others
event-of-round = Event of the round
event-none = No event is in force.
event-icons = Orders to NPC ships
plague-in = Plague: { $ports } ({ $n })
npc-coming = At the end of the round: { $npc }, { $zone }
missions-on-offer = Missions on offer
npcs-at-sea = Navies and pirates at sea
hunts-own-bounty = hunts you: its nation has put a bounty on you
hunts-other-bounty = hunts you: another nation has put a bounty on you
hunts-war = hunts you: your nation is the enemy in this war
hunts-gold = hunts you: you are no pirate and have gold aboard
hunts-cargo = hunts you: you are no pirate and have cargo aboard
hunts-poor = hunts you: you are no pirate

## A captain
own = Your captain
actions-left = Actions left: { $n }, for moving only: { $moves }
captain-home = of { $zone }
captain-secret = still secret
captain-waits = enters with the next turn
track-label = { $location }: { $n } of { $max }
track-hits = { $location }: { $n } of { $max }, hits coming: { $hits }
hold = Hold
n-of-most = { $n } of { $most }
hold-backs = { $n ->
    [0] empty
    [one] one cargo card
   *[other] { $n } cargo cards
}
hand-backs = { $n ->
    [0] no glory cards
    [one] one glory card
   *[other] { $n } glory cards
}
rumor-backs = { $n ->
    [one] a rumor
   *[other] { $n } rumors
}
crate = Crate
aboard = Aboard
gold-aboard = aboard
gold-stash = chest
gold-stash-own = your chest
gold-n = { $n } gold
bounties = bounties
glory-cards = Glory cards
rumor = Rumor
rumor-true = True, and yours for good
rumor-at-sea = Scout { $off } ({ $skill })
rumor-in-port = Ask in the port of { $zone } ({ $skill })
mission-done-so-far = { $n ->
    [one] One step is done.
   *[other] { $n } steps are done.
}
hull-flipped = Used up until repaired.
symbol-hit = hit: { $location }
symbol-escape = escape

## The port
port-ledger = The port of { $zone }
port-home = home port
in-demand = in demand
in-yard = in the yard
custom = local custom
act-open = open now
act-done = done
act-sell = Sell goods
act-buy = Buy goods
act-shipyard = Visit the shipyard
act-recruit = Recruit crew
act-rumor = Seek a rumor
act-mission = Take a mission
act-stash = Stash gold
act-pardon = Buy a pardon
own-mission = Mission under way
sell-text = Each lot brings 3 gold, what is in demand 6. It comes first, and once.
sell-go = Sell …
sell-these = Sell these
sale-sum = { $n ->
    [0] Nothing chosen yet
    [one] One lot for
   *[other] { $n } lots for
}
buy-text = Only you see the lots that are drawn. Three alike cost 1 each, two alike 2, single lots 3.
buy-lots = Three alike cost 1 each, two alike 2, single lots 3. What is bought cheap is shown to another captain.
buy-go = See the lots
buy-these = Buy these
buy-sum = { $n ->
    [0] Nothing chosen yet
    [one] One lot for
   *[other] { $n } lots for
}
chosen = chosen
hold-room = hold { $n } + { $new } of { $most }
yard-text = Repairs, modification, special weapons, one ship.
yard-go = Visit the yard
yard-done = Leave the yard
yard-mend = Repair: { $location }
yard-restore = Repair
yard-fit = Fit
yard-buy = Buy
yard-sell = Sell
yard-yours = yours
yard-trade-in = Trade in your { $ship } for { $gold }
yard-glory = Frigate or galleon: 1 glory point, once per captain.
recruit-text = Crew { $n } of { $most }. Leadership, { $dice } dice: one skull fills up the crew, else { $gold } gold a man.
recruit-go = Roll for crew
rumor-text = { $gold ->
    [0] No fee here. Influence, { $dice } dice.
   *[other] { $gold } gold, then influence, { $dice } dice.
}
rumor-go = Ask around
rumor-check = Follow your rumor
mission-go = Apply for it
stash-go = Open the chest
pardon-text = This round a bounty can be bought down.
pardon-go = Ask for a pardon

## Dice and raids
successes = { $n ->
    [one] skull, pips { $pips }
   *[other] skulls, pips { $pips }
}
roll-of = A roll of { $skill }
roll-locations = Where the hits land
roll-any = A roll
raid-at = { $name } raids { $off }
raid-steps = Steps of the raid
raid-found = Found
raid-rolling = Roll
raid-spending = Skulls
raid-judging = Hits
raid-looting = Loot
raid-nations = Whose ship should it be?
raid-gold = plunder
raid-escapes = escapes { $n } of { $most }
raid-hits = { $n ->
    [one] one hit
   *[other] { $n } hits
}
raid-successes = { $n ->
    [one] One skull left to use
   *[other] { $n } skulls left to use
}
lot = What comes aboard

## Battles
battle-naval = Sea fight { $off }, round { $n }
battle-crew = Crew combat { $off }, round { $n }
step-announce = Announce
step-contest = Contest
step-shots = Shots
step-boarding = Boarding
step-crew = Crew combat
step-spoils = Spoils
battle-wins = wins
verdict-shoot = { $who } wins the contest: every cannon hits.
verdict-board = { $who } wins the contest and will board, once the shots have landed.
verdict-flee = { $who } wins the contest and gets away if the other has no skull.
verdict-none = Nobody wins the contest.
hits-on = { $who }: { $n ->
    [one] one hit on its way
   *[other] { $n } hits on their way
}
hits-cargo = a card of the hold is lost, drawn blind
role-attacker = attacker
role-defender = defender
npc-led = Led by { $name }, to the left of the captain it fights.
npc-led-you = You lead it: you sit to the left of the captain it fights.
band-crew = Crew { $n }
window = Moment for cards
window-closed = No card can be played right now.
window-text = Announce a card unseen, or pass.
window-laid = Face down on the table: { $names }
hand-empty = no cards in hand
window-turn-start = A turn begins
window-own-turn = Your turn
window-own-port = In your Port action
window-move-declared = Before the ship sails
window-scout-declared = Somebody looks for you
window-merchant-found = The merchant is found
window-before-roll = Before the dice
window-rolled = The dice have fallen
window-hits-due = Before the hits count
window-boarded = You are being boarded
window-raid-spent = Before the raid is judged
window-raid-won = Before the gold is counted
window-card-resolved = A card has been played

## Papers for choices
choose-ship = The first ship
choose-ship-sealed = Sealed until everybody has chosen; then all captains are shown.
choose-glory = Keep one of these cards
choose-rumor = Keep one of these rumors
choose-token = Which good will be in demand?

## The list of cards
cards-captains = Captains
cards-events = Events
cards-glory = Glory cards
cards-specialists = What specialists do
cards-missions = Missions
cards-rumors = Rumors
cards-tokens = Ship modifications
cards-weapons = Special weapons
cards-cargo = Cargo cards: value (symbol)
origin-rulebook = From the rulebook
origin-components = From the printed components
origin-house = Our own card: made up for Wardroom
origin-in-part = { $from }; made up for Wardroom: { $fields }
field-name = name
field-text = effect
field-skills = skills
field-home = home and nation
field-place = place
field-value = numbers
field-other = other details
