# Ahoy. A key here must stand in de.ftl too; a test compares them.
## Start page and making a table
game-title = Ahoy
game-blurb = A squadron keeps order, a union stirs it up, smugglers serve both; the sea grows under their keels.
game-minutes = 60
mode-base = Full game

## Names
seat-squadron = Squadron
seat-union = Union
seat-smuggler = Smuggler
seat-smuggler-2 = Second Smuggler
faction-squadron = Bluefin Squadron
faction-union = Mollusk Union
faction-smuggler = Smuggler
suit-bird = bird
suit-skull = skull
suit-swords = swords
suit-tree = tree
suit-compass = compass
suit-fish = fish
isle-bird-a = Bird Isle
isle-bird-b = Little Bird Isle
isle-skull-a = Skull Isle
isle-skull-b = Little Skull Isle
isle-swords-a = Swords Isle
isle-swords-b = Little Swords Isle
isle-tree-a = Tree Isle
isle-tree-b = Little Tree Isle
isle-compass-a = Compass Isle
isle-compass-b = Little Compass Isle
isle-fish-a = Fish Isle
isle-fish-b = Little Fish Isle

## Actions on the boards
action-sail = Sail
action-sail-text = 1 or 2 steps
action-full-sail = Full Sail
action-full-sail-text = up to the die
action-tailwind = Tailwind
action-tailwind-text = to a printed die
action-cannons = Cannons
action-cannons-text = loaded
action-repair = Repair
action-repair-text = up to 2
action-order = Order
action-order-text = 4 Patrols, 1 step
action-bombard = Bombard
action-bombard-text = Comrades leave
action-deploy = Deploy
action-deploy-text = a Patrol
action-assemble = Assemble
action-assemble-text = 4 Comrades
action-inspire = Inspire
action-inspire-text = on 4 Islands
action-rally = Rally
action-rally-text = gain 4
action-negotiate = Negotiate
action-negotiate-text = any market card

## Crew: name, and one sentence of our own
crew-aeronauts = Aeronauts
crew-aeronauts-text = Pay 1 gold: fly from an Island to the other of its suit.
crew-barrelman = Barrelman
crew-barrelman-text = Fog may carry you on, whichever way you like.
crew-battering-beakhead = Battering Beakhead
crew-battering-beakhead-text = What you damage you may push one space.
crew-buccaneer = Buccaneer
crew-buccaneer-text = Give it up after a victory: the loser loses 2 Crew.
crew-convincing-comrade = Convincing Comrade
crew-convincing-comrade-text = Shift up to 2 Comrades to another Island.
crew-convincing-official = Convincing Official
crew-convincing-official-text = Up to 2 Patrols go 1 or 2 steps, without battle.
crew-cutpurse = Cutpurse
crew-cutpurse-text = Each battle won: 2 gold.
crew-diver = Diver
crew-diver-text = One more gold when you anchor at wreckage.
crew-documentarian = Documentarian
crew-documentarian-text = End your turn near an enemy Flagship: 1 gold.
crew-elder = Elder
crew-elder-text = End your turn without any damage: 1 gold.
crew-emissary = Emissary
crew-emissary-text = As attacker, give 1 gold and skip the battle.
crew-fighters = Fighters
crew-fighters-text = +1 in every battle.
crew-ghastly-gust = Ghastly Gust
crew-ghastly-gust-text = Give it up: your Flagship goes anywhere.
crew-grogmaster = Grogmaster
crew-grogmaster-text = Once a battle, take 1 damage and roll again.
crew-gunner = Gunner
crew-gunner-text = Your Flagship’s victories deal 1 more damage.
crew-gunners-mate = Gunner's Mate
crew-gunners-mate-text = A die on Cannons: fight one space of your region.
crew-merchant = Merchant
crew-merchant-text = Each harbour you anchor at: 1 gold.
crew-middleman = Middleman
crew-middleman-text = Each gold turns a die by up to 2.
crew-mystic = Mystic
crew-mystic-text = Once a turn, take 1 damage and deal 1 in your region.
crew-naive-noble = Naive Noble
crew-naive-noble-text = Give it up: take a card from a Flagship in your region.
crew-pilot = Pilot
crew-pilot-text = Wreckage need not hurt you.
crew-powder-monkey = Powder Monkey
crew-powder-monkey-text = After a repair, deal 1 damage in your region.
crew-sailor = Sailor
crew-sailor-text = Your Flagship makes 1 to 3 steps.
crew-sea-dog = Sea Dog
crew-sea-dog-text = Ignore a current, or turn it.
crew-sea-witch = Sea Witch
crew-sea-witch-text = Off the map, and back on at the opposite edge.
crew-shipwright = Shipwright
crew-shipwright-text = Repairs everything.
crew-trawler = Trawler
crew-trawler-text = 1 or 2 steps, and treasure in passing.
crew-whispering-wind = Whispering Wind
crew-whispering-wind-text = Once a turn, 2 gold: go to any printed die.

## Cargo
cargo-feathers = Feathers
cargo-coins = Coins
cargo-paintings = Paintings
cargo-linen = Linen
cargo-tinctures = Tinctures
cargo-gems = Gems
cargo-herbs = Herbs
cargo-furs = Furs
cargo-weapons = Weapons
cargo-lead = Lead
cargo-explosives = Explosives
cargo-fancy-hat = Fancy Hat
cargo-nails = Nails
cargo-lace = Lace
cargo-wine = Wine
cargo-shells = Shells
cargo-odd-meat = Odd Meat
cargo-munition = Munition
cargo-incense = Incense
cargo-tea = Tea
cargo-brandy = Brandy
cargo-glass = Glass
cargo-maps = Maps
cargo-fish-nets = Fish Nets
cargo-rare-wood = Rare Wood
cargo-iron = Iron
cargo-ropes = Ropes
cargo-jewelry = Jewelry
cargo-books = Books

## Plans
plan-cutter = Cutter
plan-cutter-text = Remove 2 Comrades from an Island; the Cutter joins you there.
plan-gunship = Gunship
plan-gunship-text = Remove 2 Comrades from an Island; the Gunship joins you there.
plan-close-call = Close Call
plan-close-call-text = In a battle: it does not happen.
plan-dynamic-entry = Dynamic Entry
plan-dynamic-entry-text = Your cannon +2, then to any printed die.
plan-enlist = Enlist
plan-enlist-text = An Island with Comrades: its Market cards join for free.
plan-enlist-nobody = It recruits nobody now.
plan-evacuation = Evacuation
plan-evacuation-text = All Comrades of an Island go to others.
plan-secret-weapon = Secret Weapon
plan-secret-weapon-text = In a battle: roll two dice; a victory deals 1 more.
plan-sneak-attack = Sneak Attack
plan-sneak-attack-text = Up to 2 Patrols leave a region whose Island has Comrades.
plan-weapons-cache = Weapons Cache
plan-weapons-cache-text = In a battle: add your Ready Comrades.

## Rewards
reward-fame-for-gold = up to 5 gold for Fame
reward-move-2 = 1 or 2 steps
reward-fame-1 = 1 Fame
reward-fame-2 = 2 Fame
reward-fame-3 = 3 Fame
reward-recruit = a Market card joins
reward-fame-4-wealth = 4 Fame, wealth up
reward-free-tailwind = to any printed die
reward-gold-1 = 1 gold
reward-gold-2 = 2 gold
reward-repair-all = repair everything
reward-start = nothing
reward-add-tile = add a region
reward-move-2-ignoring-battles = 1 or 2 steps without battle
reward-repair-all-fame = repair everything, 1 Fame each

## Places and figures
space-north-west = north-west of { $isle }
space-north-east = north-east of { $isle }
space-south-east = south-east of { $isle }
space-south-west = south-west of { $isle }
space-beyond = off the map
region = the region of { $isle }
figure-flagship = Flagship ({ $seat })
figure-flagship-plain = Flagship
figure-patrol = Patrol
figure-stronghold = Stronghold
figure-cutter = Cutter
figure-gunship = Gunship
comrades = { $n ->
    [one] 1 Comrade
   *[other] { $n } Comrades
}
terrain-open = open sea
terrain-fog = fog
terrain-wreckage = wreckage
terrain-harbour = harbour
terrain-current = current
terrain-treasure = treasure of { $n }
terrain-tailwind = printed die { $n }

## The map
map = The map
map-label = { $n } regions on the map, { $tiles } tiles in the stack
map-zoom = Part of the map
map-nearer = Nearer (+)
map-farther = Farther (-)
map-whole = Whole map (0)
unexplored = unexplored
explore = explore
drawn = drawn: { $isle }
lie-north-west = { $n }, Island north-west
lie-north-east = { $n }, Island north-east
lie-south-east = { $n }, Island south-east
lie-south-west = { $n }, Island south-west
plate-lead = { $isle }: wealth { $wealth }. Squadron { $squadron }, Union { $union }: the { $leader } leads by { $lead }.
plate-tie = { $isle }: wealth { $wealth }. Squadron { $squadron }, Union { $union }: nobody leads.

## Seats, Fame, boards
fame = Fame
fame-end = the end
fame-label = Fame: { $standing }. The round in which somebody has 30 is the last.
you = you
first-player = first player
tally-fame = Fame { $n }
tally-gold = { $n } gold
tally-patrols = { $n ->
    [one] 1 Patrol in supply
   *[other] { $n } Patrols in supply
}
tally-strongholds = { $n ->
    [one] 1 Stronghold in supply
   *[other] { $n } Strongholds in supply
}
tally-ready = { $n ->
    [one] 1 Ready Comrade
   *[other] { $n } Ready Comrades
}
tally-supply = { $n ->
    [one] 1 Comrade in supply
   *[other] { $n } Comrades in supply
}
tally-plans = { $n ->
    [one] 1 plan in hand
   *[other] { $n } plans in hand
}
tally-cargo = { $n } Cargo
tally-damage = { $n } damage
dice-hand = dice to place
dice-hand-yours = your dice
dice-none = all placed
dice-spend = turn it with gold?
dice-aside = set aside
dice-due = { $n ->
    [0] placed for this turn
    [one] place 1 more
   *[other] place { $n } more
}
board-yours = Your board
board-of = Board of { $name }
slot-empty = empty
slot-damaged = damaged
slot-die = die { $n }
slot-even = even
slot-only = only { $n }
crew = Crew
crew-none = no Crew yet
cargo = cargo
cargo-none = none
pledged = pledged
plans = plans
plans-none = none
plans-deck = { $n } in the deck
ship-in-play = at sea
ready = ready
supply = supply
rewards = Rewards
rewards-of = Rewards of { $name }
reward-white = white marker
reward-black = black marker

## Market
market = Market
market-rest = deck { $deck } · tiles { $tiles }
market-empty = no card
market-die = costs a die
market-gold = costs { $n } gold

## The battle
battle-at = Battle off { $isle }
battle-steps = Steps of the battle
battle-opening = Opening
battle-fire = Fire
battle-answer = Answer
battle-roll = Roll
battle-spoils = Spoils
battle-attacks = attacks · wins ties
battle-defends = defends
battle-wins = wins
battle-cannon = cannon +{ $n }
battle-bonus = bonus +{ $n }
battle-cache = Weapons Cache +{ $n }
battle-secret = Secret Weapon
battle-unrolled = not rolled yet
battle-total = { $n } in all
battle-note-fire = What you take off a cannon adds to your roll.
option-squadron-a = 1 damage, steal 1 gold
option-squadron-b = 2 damage
option-squadron-c = 1 damage, 1 Comrade leaves
option-union-a = 1 damage, place 1 Comrade
option-union-b = 1 damage, steal 1 gold
option-smuggler-a = 1 damage, 1 or 2 steps
option-smuggler-b = 1 damage, a Reward

## State, questions, waiting
state-setup = Setting out
state-turn = Round { $round } · { $seat } to play
state-round = Round { $round } · scoring
state-over = Round { $round } · the game is over
ask-over = The game is over.
wait-table = A moment …
wait-for = { $name } is deciding.
wait-turn = { $name } to play.
wait-battle = { $name } is deciding in the battle.
ask-start-island = On which Island do you begin?
ask-start-flagship = Where does your Flagship begin?
ask-act = { $n ->
    [0] Your dice are placed. Anything else?
    [one] Your turn: place a die, or act for free.
   *[other] Your turn: place { $n } dice, or act for free.
}
ask-aside = No die fits anywhere. Which one do you set aside?
ask-spend = Do you spend gold to turn the die?
ask-ship = Does the ship sail, or run before the wind?
ask-step = Where does it sail?
ask-step-more = Where next? You may stop.
ask-go = To which space does it go?
ask-off-map = The map ends here. What now?
ask-tile = Where does the new region lie, and in it the Island?
ask-current = A strong current. Where does it carry you?
ask-fog = Fog. Let it carry you on?
ask-pilot = Does your Pilot keep you clear of the wreckage?
ask-suffer = Where do you take the damage?
ask-trawler = Take the treasure in passing?
ask-order = What comes first?
ask-pick = Which Patrol moves?
ask-deploy = Where does the Patrol go?
ask-inspire = On which Island does a Comrade land?
ask-comrades-from = From which Island do Comrades move?
ask-comrades-to = To which Island?
ask-comrades-count = How many?
ask-island = Which Island?
ask-evacuate = Where do the Comrades go?
ask-sneak-region = In which region do you strike?
ask-sneak-patrol = Which Patrol goes?
ask-enlist = Whom do you enlist?
ask-negotiate = Which card joins you?
ask-negotiate-again = One more, for a Comrade of this Island?
ask-repair = What do you repair?
ask-powder-monkey = Where does the Powder Monkey strike?
ask-mystic = Whom does the Mystic hurt?
ask-noble = Which card do you take?
ask-noble-as = As what do you take it?
ask-damage = Which slot do you damage?
ask-gunners-mate = Which space do you fire at?
ask-harbor = The harbour: repair, or a die to the cannons?
ask-harbor-to = Which cannons slot takes the die?
ask-treasure = Take the treasure?
ask-patrol = Place a Patrol here?
ask-anchor = Ashore: place Comrades, or gain some?
ask-attack = Whom do you fight first?
ask-emissary = Pay 1 gold and skip this battle?
ask-battle-plan = A plan for this battle?
ask-fire = How far do you lower a cannon?
ask-grogmaster = Take a damage and roll again?
ask-victory = You have won. Which spoils?
ask-beakhead = Where do you push it?
ask-buccaneer = Which Crew must go?
ask-reward = Where does your white marker go?
ask-gain = Take this Reward?
ask-fame = How much gold for Fame?
ask-hire = Which card joins you for free?
ask-pledge = Under which marker does the Cargo go?
ask-return = Which Cargo do you give up?
ask-build = Build a Stronghold from 2 Patrols?
ask-raise = Which region grows richer?
ask-wipe = Clear away the whole Market?

## Answers
offer-start = Begin: { $place }
offer-place = { $die } on { $slot }
offer-recruit = Recruit { $card }
offer-recruit-die = Recruit { $card } with the { $die }
offer-smuggle = Smuggle { $cargo } ({ $card })
offer-deliver = Deliver { $cargo }
offer-crew = Use { $card }
offer-plan = Play { $plan }
offer-plan-enlist-nobody = Play { $plan }: it recruits nobody now
offer-aside = Set the { $die } aside
offer-end = End the turn
offer-spend-none = Leave it at { $die }
offer-spend = { $gold } gold: make it { $die }
offer-ship-sail = Sail
offer-ship-tailwind = Tailwind
offer-step = { $direction }
offer-step-isle = { $direction }, { $place }
offer-step-explore = { $direction }, explore
offer-stop = Stop here
offer-go = To { $place }
offer-go-pass = Stay
offer-explore = Explore
offer-wrap = To the opposite edge
offer-stay = Stay
offer-tile = { $lie }
offer-current-follow = Go with the current
offer-current-ignore = Ignore it
offer-pilot-yes = Keep clear
offer-pilot-no = Take the damage
offer-slot-damage = Damage { $slot }
offer-yes-gold = Take it
offer-no-gold = Leave it
offer-pick = Patrol: { $place }
offer-pick-pass = No more Patrols
offer-deploy = Place it: { $place }
offer-inspire = A Comrade to { $place }
offer-enough = That is enough
offer-comrades-from = From { $place }
offer-comrades-to = To { $place }
offer-island = { $place }
offer-evacuate = { $n } to { $place }
offer-sneak-region = Strike: { $isle }
offer-card = { $card }
offer-negotiate-again = { $card }, and a Comrade leaves
offer-pass-card = No card
offer-repair = Repair { $slot }
offer-repair-pass = Repair nothing more
offer-figure = { $figure }
offer-figure-at = { $figure }, { $place }
offer-nobody = Nobody
offer-noble-crew = As Crew
offer-noble-cargo = As Cargo
offer-gunners-mate = Fire at { $place }
offer-hold-fire = Hold fire
offer-harbor-repair = Repair up to 2
offer-harbor-die = The { $die } of { $slot } to the cannons
offer-harbor-pass = Neither
offer-harbor-to = To { $slot }
offer-patrol-yes = Place a Patrol
offer-patrol-no = No Patrol
offer-anchor-place = Place 2 Comrades
offer-anchor-gain = Gain 2 Comrades
offer-anchor-pass = Neither
offer-attack = Fight: { $figure }
offer-emissary-pay = Pay 1 gold, no battle
offer-emissary-pass = Fight
offer-no-plan = No plan
offer-fire = Fire with { $by }
offer-fire-slot = { $slot }: fire with { $by }
offer-fire-pass = Keep the cannons up
offer-grog = Roll again, damage { $slot }
offer-grog-pass = Let the roll stand
offer-option = { $option }
offer-option-pass = No spoils
offer-push = Push it: { $place }
offer-push-pass = Do not push
offer-buccaneer = { $card } must go
offer-buccaneer-pass = Keep the Buccaneer
offer-cell = { $reward }
offer-gain-yes = Take it
offer-gain-no = Leave it
offer-fame = { $n ->
    [0] Spend nothing
   *[other] { $n } gold for { $n } Fame
}
offer-pile = Pile { $n }
offer-pile-known = Pile { $n }: { $faction }
offer-return = Give up { $cargo }
offer-build = Build: { $place }
offer-build-pass = Build nothing more
offer-raise = { $isle }: wealth up
offer-wipe-yes = Clear it away
offer-wipe-no = Let it lie
effect-victory = the spoils
effect-cutpurse = Cutpurse
effect-buccaneer = Buccaneer
effect-harbor = the harbour
effect-treasure = the treasure
effect-merchant = Merchant
effect-patrol = the Patrol
effect-comrades = the Comrades
effect-strongholds = Strongholds
effect-documentarian = Documentarian
effect-elder = Elder

## One touch
direction-north = North
direction-east = East
direction-south = South
direction-west = West
token-recruit = Recruit
token-smuggle = Smuggle
token-deliver = Deliver
token-aside = Set aside
token-end = End the turn
token-pass = No
token-yes = Yes
token-no = No
token-stop = Stop here
token-from = From
token-to = To
token-remove-comrade = For a Comrade
token-die = Die { $n }
token-gold = { $n ->
    [0] no gold
   *[other] { $n } gold
}
token-by = +{ $n }
token-die-from = Die from { $slot }

## Logbook
log-round = Round { $round }
log-turn = { $seat } to play
log-removed = { $card } stays in the box.
log-market = New in the Market: *{ $card }*.
log-piles = Pile 1 is for the { $faction }.
log-rolled = rolls { $dice }
log-placed-figure = places a { $figure }: { $place }.
log-built = exchanges two Patrols for a { $figure }: { $place }.
log-moved = { $figure } sails to { $place }.
log-moved-explore = { $figure } explores: { $place }.
log-moved-direct = { $figure } goes straight to { $place }.
log-moved-wrap = { $figure } comes in at the other edge: { $place }.
log-moved-current = The current carries { $figure }: { $place }.
log-moved-sea-dog = { $figure } leaves the current its own way: { $place }.
log-moved-fog = { $figure } finds a way out of the Fog: { $place }.
log-moved-push = { $figure } is pushed: { $place }.
log-removed-figure = loses a { $figure }.
log-current-ignored = { $figure } stays where it is.
log-tile-drawn = draws a tile: *{ $isle }*.
log-tile-placed = lays *{ $isle }*.
log-tile-setup = The sea begins with *{ $isle }*.
log-wealth = *{ $isle }* is now worth { $die }.
log-die = places { $die } on *{ $slot }*.
log-die-gold = spends { $gold } gold and places { $die } on *{ $slot }*.
log-die-moved = moves { $die } from { $from } to *{ $to }*.
log-die-raised = raises { $slot } to { $die }.
log-die-aside = sets { $die } aside.
log-gold = gains { $gold } gold: { $why }.
log-gold-spent = spends { $gold } gold: { $why }.
log-gold-stolen = steals { $gold } gold from { $from }.
log-gold-given = gives { $gold } gold to { $to }.
log-fame = gains *{ $fame } Fame*: { $why }.
reason-setup = to begin with
reason-treasure = treasure
reason-die = to turn a die
reason-delivery = delivery
reason-reward = Reward
log-damaged = is damaged: { $slot }.
log-damage-ignored = { $figure } has no slot for damage.
log-repaired = repairs { $slot }.
log-recruited = recruits *{ $card }*.
log-smuggled = smuggles *{ $cargo }*.
log-delivered = delivers *{ $cargo }*.
log-boxed = gives up { $card }.
log-taken = takes *{ $card }* from { $from }.
log-pledged = pledges { $cargo } to pile { $pile }.
log-wiped = clears away the Market.
log-crew = uses *{ $card }*.
log-comrades-placed = { $comrades } ashore: *{ $isle }*.
log-comrades-gained = { $comrades } ready.
log-comrades-removed = { $comrades } off *{ $isle }*.
log-comrades-moved = { $comrades }: { $from } to *{ $to }*.
log-plan = plays *{ $plan }*.
log-plan-drawn = draws *{ $plan }*.
log-drew-plan = draws a plan, { $left } left.
log-plan-lost = loses the { $plan }.
log-battle = *{ $attacker }* attacks *{ $defender }*: { $place }.
log-battle-ignored = No battle with { $defender }.
log-lowered = lowers { $slot } by { $by }.
log-battle-rolled = { $figure } rolls { $dice }
log-battle-rolled-again = { $figure } rolls again: { $dice }
log-won = *{ $winner }* wins, { $high } to { $low }.
log-option = takes: { $option }.
log-option-none = takes no spoils.
log-reward = moves to the Reward “{ $reward }”.
log-reward-declined = declines it.
log-scored = *{ $isle }*, { $squadron } to { $union }: +{ $fame } Fame.
log-scored-nobody = { $isle }, { $squadron } to { $union }: nobody scores.
log-pledge-scored = { $cargo } for the { $faction }: +{ $fame } Fame.
log-first = begins the next round.
log-ended = The game is over: { $winners }.
log-rule = Rule { $rule }

## The end
end-wins = { $winner } wins with { $fame } Fame.
end-gold = { $winner } wins with { $fame } Fame, thanks to more gold.
end-shared = { $winners } share the victory with { $fame } Fame.
end-resignation = { $winner } wins: the other side has conceded.

## Why not
why-game-over = The game is over.
why-other-turn = It is another player’s turn.
why-other-decides = Somebody else decides first.
why-free-action-own-turn = Free actions and plans have to wait for your own turn.
why-running-action = An action is under way: complete it first.
why-act = Place a die, take a free action or end your turn.
why-dice-due = You still have dice to place this turn: { $due }.
why-no-die-due = You have placed all dice of this turn.
why-no-such-die = You have no { $die } in hand.
why-can-be-placed = A die is set aside only if none of yours can be placed.
why-die-first = First choose a die, then a slot for it.
why-no-such-slot = You have no such slot.
why-cost-slot = That slot is for the card’s cost only.
why-slot-full = That slot holds a die or damage.
why-slot-value = The slot does not take a { $die }, and your gold ({ $gold }) cannot turn it far enough.
why-card-deed-first = First say what is to become of that card: the answers below name it.
why-card-later = Answer the open question first: cards are for your turn, between actions.
why-not-in-market = That card is not in the Market.
why-in-market = That card lies in the Market; nobody has it.
why-stronghold = A Stronghold shares your Flagship’s Island: no recruiting, smuggling or delivering here.
why-no-island = Your Flagship is at no Island.
why-wrong-suit = The suit does not match the Island’s.
why-too-little-gold = That costs { $cost } gold, and you have { $gold }.
why-costs-a-die = That card costs a die: choose one.
why-costs-gold = That card costs gold, not a die.
why-only-smugglers = Only Smugglers have Cargo.
why-no-such-cargo = You do not have that Cargo.
why-not-your-crew = That card is not in your Crew.
why-no-free-action = That Crew card has no free Action.
why-used-this-turn = You have used that this turn; it works once a turn.
why-no-other-island = The second Island of that suit is not on the map.
why-no-slot-for-damage = None of your slots can take the damage.
why-nobody-to-take-from = No enemy Flagship with Crew or Cargo is in your region.
why-no-printed-die = There is no other space with a printed die.
why-only-union-plans = Only the Union has plans.
why-plan-not-in-hand = That plan is not in your hand.
why-plan-in-battle = That plan is played at the start of a battle.
why-plan-needs-two-comrades = An Island with two Comrades is needed.
why-plan-needs-comrades = An Island with Comrades is needed.
why-first-step = The first step is compulsory.
why-not-adjacent = A step goes one space north, east, south or west.
why-sandbar = A Sandbar lies between.
why-no-tiles = There is no tile left to explore with.
why-no-room = No tile has room there.
why-stay-on-map = It cannot leave the map here.
why-already-there = It is there already; it must go to another space.
why-not-that-die = That space does not show the die’s number.
why-off-map = There is no tile there.
why-tile-overlaps = The tile would overlap another.
why-tile-cover = The tile must cover the space that is entered, and not the one that is left.
why-tile-touch = The tile must touch the map along an edge.
why-islands-adjacent = Two Islands would lie side by side.
why-slot-undamageable = Damage goes on an empty slot that is not dashed.
why-slot-undamaged = That slot is not damaged.
why-cannons-limit = A die on Cannons is lowered to 1 at most.
why-fog = No battle can happen in Fog.
why-other-region = That is in a different region from your Flagship.
why-nobody-there = There is nobody to fight.
why-not-to-battle = That figure is not to be fought here.
why-black-marker = The black marker is there.
why-not-next-cell = The white marker moves one cell up, down, left or right.
why-wealth-six = That wealth die shows 6 already.
why-no-patrol-there = There is no Patrol there that could be chosen.
why-too-far = That is neither your Flagship’s space nor one next to it.
why-no-die-there = There is no die there.
why-start-island = Your Flagship begins on one of the two Islands: touch one of them.
why-start-sea = Your Flagship begins at sea: touch any space of the map that is no Island.
why-touch-space = Touch the space itself.
why-touch-figure = Touch the figure itself.
why-touch-plate = Touch the wealth die in the middle of the region.
why-touch-island = Comrades stand on Islands: touch an Island.
why-same-island = They come from that Island; another one is needed.
why-inspired = You have placed a Comrade there already; each Island gets one.
why-no-comrades-there = The Island of that region has no Comrades.
why-region-chosen = That is in a different region from the one you have chosen.
why-needs-two-patrols = An Island with two Patrols is needed.
why-no-figure-there = There is no figure there.
why-no-printed-die-there = No die is printed on that space.
why-with-the-current = That is where the current flows: follow it.
why-not-in-battle-space = Only enemy figures in the space that was entered are battled.
why-damage-ship = The ship is hit: the damage goes on its own slots.
why-damage-flagship = The Flagship is hit: the damage goes on a slot of board or Crew.
why-ship-unrepaired = Damage to the Cutter and the Gunship is never repaired.
why-only-cannons-fire = Only a die on Cannons is lowered.
why-only-cannons = The die goes to Cannons.
why-cannons-full = No Cannons slot is free for it.
why-plan-own-turn = That plan is a free action of your own turn.
why-answer = First answer: { $question }

## The gallery
gallery-tiles = Regions
gallery-crew = Market cards: Crew and Cargo
gallery-plans = Plans of the Union
gallery-rewards = Rewards of the Smugglers
