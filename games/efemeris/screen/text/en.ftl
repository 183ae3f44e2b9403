# Efemeris. A key here must stand in de.ftl too; a test compares them.
## Start page and making a table
game-title = Efemeris
game-blurb = Galleons under star sails: lay the firmament, gather spices, take planets.
game-minutes = 60
mode-duel = Duel
mode-general = General, three players
mode-team = Teams of two
mode-duel-expert = Duel, expert
mode-general-expert = General, expert
mode-team-expert = Teams of two, expert
option-start = Side that begins
option-start-help = 0 draws it by lot; 1, 2 and 3 are the sides in the order of their seats.
option-round_limit = Last round
option-round_limit-help = When this round is over, the side with the most planets wins. 0 means no limit.
option-match_games = Games in a match, at most
option-match_games-help = After that many games the side with the most wins has won. 0 means as many as it takes.
option-tiles = Tiles of the firmament
option-tiles-help = 23, 25 or 27; with 4, 6 or 8 expert tiles among them.

## Names
seat-altair = Altair
seat-bellatrix = Bellatrix
seat-capella = Capella
seat-deneb = Deneb
nation-french = French
nation-british = British
nation-spanish = Spanish
hull-galleon = galleon
hull-frigate1 = frigate
hull-frigate2 = second frigate
spice-pepper = pepper
spice-vanilla = vanilla
amount-pepper = { $n } pepper
amount-vanilla = { $n } vanilla
amount-nothing = nothing
kind-compass_rose = compass rose
kind-plain = plain space
kind-edge = edge space
kind-planet = planet
kind-anchorage = anchorage
kind-pepper_factory = pepper factory
kind-vanilla_factory = vanilla factory
kind-singularity = singularity
kind-providence_pepper = providence, pepper
kind-providence_vanilla = providence, vanilla
kind-wreck = wreck
ship-yours = your { $hull }
ship-of = { $name }’s { $hull }
tile-sky = sky path with { $what }
tile-expert = expert tile with { $what }
tile-sky-short = sky path
tile-expert-short = expert tile
tile-sky-a = a sky path with { $what }
tile-expert-a = an expert tile with { $what }
tile-centre = centre tile

## Captains: what they can do, in a sentence of our own
ability-hubac = Long sail
ability-hubac-text = The galleon’s normal move this turn is 2 steps longer.
ability-chesnaye = Recall
ability-chesnaye-text = The galleon goes to a planet of yours without a ship.
ability-castel = Shielded walls
ability-castel-text = No attack destroys your fortresses until your next tactics.
ability-cassini = Turn the sky
ability-cassini-text = Turn one laid tile; your ships inside turn along.
ability-fairborne = Long guns
ability-fairborne-text = With a Gunner: its range grows by 1 for each First Officer.
ability-blake = Freeze
ability-blake-text = An enemy ship within 3 steps loses its next normal move.
ability-byng = Press gang
ability-byng-text = A random card leaves an opponent’s hand and the game.
ability-lancaster = Armed frigate
ability-lancaster-text = With a Gunner: one of your frigates attacks, range 1.
ability-pargo = Rich harvest
ability-pargo-text = 2 more spices next collection if the galleon is on a factory.
ability-guzman = Free fortress
ability-guzman-text = Build a fortress on a planet of yours, at once and free.
ability-silva = Foul wind
ability-silva-text = With Solar Winds: move an enemy ship 1 to 3 steps.
ability-aviles = Pay off
ability-aviles-text = Put a card from hand into the reserve: 1 pepper and 1 vanilla.

## Crew and bonus tokens
crew-banker-text = Give back 1 spice, take 1 of the other kind.
crew-first_officer-text = Use your captain’s ability once.
crew-gunner-text = The galleon attacks a ship or fortress 1 step away.
crew-helmsman-text = The galleon goes to the compass rose, even frozen.
crew-courtesan-text = Take 2 vanilla.
crew-surgeon-text = No attack destroys the galleon until your next tactics.
crew-shipwright-text = One frigate is free this turn.
crew-quartermaster-text = 1 more token next collection if the galleon is at anchor.
crew-governor-text = The planet under the galleon costs 1 spice less this turn.
token-solar_winds-text = One of your ships sails 1 to 3 steps more.
token-warning_shot-text = An enemy ship makes 1 step wherever you like.
token-new_cargo-text = Take 1 spice of your choice.

## The chart
map = Firmament
map-label = The firmament: { $n } of { $all } tiles are laid. Places are called by the hour on the rim and their ring, from the rose outwards.
map-zoom = Part of the chart
map-nearer = Nearer
map-farther = Farther away
map-whole = Whole chart
stack = { $n ->
    [one] 1 tile in the stack
   *[other] { $n } tiles in the stack
 }
bag = { $n ->
    [one] 1 token in the bag
   *[other] { $n } tokens in the bag
 }
bank = in the bank
house = Tiles of our own
house-help = We do not know the printed tiles. Paths and spaces on these, how a planet’s price splits into pepper and vanilla, and how many cards there are of each crew are our own design; a box file replaces them.
side-0 = north
side-1 = north-east
side-2 = south-east
side-3 = south
side-4 = south-west
side-5 = north-west
space-between = between { $one } and { $other }
space-towards = { $kind } towards { $hour }
space-rim = { $side } edge of { $cell }
space-gives = { $spices } in collection
cell = place { $cell }
turn = { $n ->
    [0] not turned
    [1] turned by one sixth
   *[other] turned by { $n } sixths
 }
turn-by = { $n ->
    [1] one sixth further
   *[other] { $n } sixths further
 }
fortress-on = fortress on { $planet }
fortress-of = { $name }’s fortress on { $planet }
planet-label = { $planet }: costs { $price }, makes { $spice }; { $holder }
planet-free = nobody holds it
planet-held = { $name } holds it
planet-fortified = { $name } holds it, with a fortress
planets = Planets
planets-help = price, then what it makes
status-frozen = frozen: no normal move until { $name }’s next turn has ended
status-frozen-now = frozen: no normal move this turn
status-protected = galleon safe from attacks until { $name }’s next tactics
status-protected-now = galleon safe from attacks until { $name }’s tactics this turn
status-shielded = fortresses safe from attacks until { $name }’s next tactics
status-shielded-now = fortresses safe from attacks until { $name }’s tactics this turn
status-moved = has moved

## Sides of the table
own = Your side of the table
you = you
partner = your partner
has-ended = has ended the phase
has-sealed = has chosen
whose-turn = { $names } to play
phases = Phases of the turn
phase-exploration = Exploration
phase-collection = Collection
phase-tactics = Tactics
phase-construction = Construction
phase-over = The game is over
setup-nations = Before the game: nations
setup-captains = Before the game: captains
setup-crew = Before the game: crew
setup-planets = Before the game: mobilisation planets
setup-tiles = Before the game: the first tiles
captain-waits = waits for a galleon
captain-sealed = Chosen, and not shown yet
captains-next = then { $names }
captains-unseen = { $n ->
    [one] 1 captain waits unseen
   *[other] { $n } captains wait unseen
 }
captains-lost = lost: { $names }
rebuilds = { $n ->
    [0] no rebuild left
    [one] 1 rebuild left
   *[other] { $n } rebuilds left
 }
goal = { $n } of { $all } planets
spices-of = { $n } of { $all } { $spice }
price = costs { $spices }
yard-galleon = Galleon: { $n } of { $all } at sea; a new one costs { $price }
yard-frigates = Frigates: { $n } of { $all } built; one costs { $price }
yard-fortresses = Fortresses: { $n } of { $all } built; one costs { $price }
tokens-held = { $n } of { $all } bonus tokens
crew-hand = Crew in hand
crew-hand-of = Hand
crew-played = played { $n } of { $all }
crew-none = none
crew-play = In play
crew-reserve = Reserve
crew-reserve-side = Common reserve
crew-out = Out of the game
crew-counts = hand { $hand }, reserve { $reserve }
hand-of = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
 }
recruit-cost = each for

## Before the game
choice-nations = Three navies
choice-nations-help = Four captains and twelve crew each
choice-captains = The captains
choice-captains-help = In the order in which they go to sea; only the first is shown
choice-crew = The crew
choice-crew-help = What is left is the reserve
choice-planets = The first planet
choice-planets-help = Price, then what it makes; Patrocles and Posidonius are good for a first game
choice-picked = { $n } of { $all } taken
choice-left = { $n } left, { $hand } in hand
choice-secret = Chosen in secret.
choosing = chooses
has-chosen = ready

## Questions
ask-nation = Which navy do you command?
ask-captains = { $n ->
    [one] Which captain goes to sea?
   *[other] Which { $n } captains go to sea, and in which order?
 }
ask-crew = { $n ->
    [one] Take 1 more crew card
   *[other] Take { $n } more crew cards
 }
ask-planet = Which planet do you start from?
ask-start-tile = How does your planet’s tile lie?
ask-lay = { $n ->
    [one] Lay the tile beside another; touch it again to turn it
   *[other] Lay both tiles beside others; touch one again to turn it
 }
ask-rescue = Take a card out of a wreck?
ask-tactics = Sail, play crew, use tokens: what next?
ask-construction = What do you build or conquer?
ask-sealed = Your choice is sealed. Until everybody has chosen, you may change your mind.
ask-waiting = Waiting for { $names }
ask-none = One moment
ask-over = The game is over

## Answers
do-galleon = Galleon
do-frigate = Frigate
do-fortress = Fortress
do-recruit = Recruit
do-conquer = Conquer
do-share = Give to your partner
do-rescue = Rescue
do-play = Play it
do-end-collection = No more rescues
do-end-tactics = End tactics
do-end-turn = End turn
waive = 1 { $spice } less
offer-nation = Command the { $nation } navy
offer-captains = { $names }
offer-pick = Take { $crew }
offer-lay = Lay { $tile } at { $cell }, { $turn }
offer-rescue = Rescue { $crew } with { $ship }
offer-move = { $ship } sails to { $to }
offer-attack = { $ship } attacks { $target }
offer-attack-officers = { $n ->
    [one] { $ship } attacks { $target }, with 1 First Officer
   *[other] { $ship } attacks { $target }, with { $n } First Officers
 }
offer-banker = Give 1 { $give }, take 1 { $take }
offer-play = Play { $crew }
offer-wind = { $token }: { $ship } to { $to }
offer-cargo = { $token }: 1 { $spice }
offer-recruit = Recruit { $crew } for { $price }
offer-frigate = Build a frigate on { $planet }
offer-fortress = Fortify { $planet } for { $price }
offer-galleon = Build the galleon on { $place } for { $price }
offer-conquer = Conquer { $planet } for { $price }
offer-share = Give 1 { $spice } to your partner

## State
state-duel = Duel
state-general = General
state-team = Teams
state-game = game { $n }
state-setup = before the game
state-round = round { $round }
state-still = standstill

## How it ended
end-planets = { $count ->
    [one] { $winners } wins with { $n } planets.
   *[other] { $winners } win with { $n } planets.
 }
end-last-planets = { $count ->
    [one] { $winners } wins: nobody else holds a planet.
   *[other] { $winners } win: nobody else holds a planet.
 }
end-limit = { $count ->
    [one] The last round is over: { $winners } wins with { $n } planets.
   *[other] The last round is over: { $winners } win with { $n } planets.
 }
end-standstill = { $count ->
    [one] Nothing can change any more: { $winners } wins with { $n } planets.
   *[other] Nothing can change any more: { $winners } win with { $n } planets.
 }
end-match = { $count ->
    [one] { $winners } wins the match with { $wins } games.
   *[other] { $winners } win the match with { $wins } games.
 }
end-games = { $count ->
    [one] The match is over: { $winners } has won the most games, { $wins }.
   *[other] The match is over: { $winners } have won the most games, { $wins }.
 }
end-resignation = { $count ->
    [one] { $winners } wins: the others have given up.
   *[other] { $winners } win: the others have given up.
 }
end-wins = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } win.
 }
end-drawn-limit = The last round is over, and nobody holds the most planets: drawn.
end-drawn-standstill = Nothing can change any more, and nobody holds the most planets: drawn.
end-drawn-games = The match is over, and nobody has won the most games: drawn.
end-drawn = Drawn by agreement.

## Logbook
log-rule = Rule { $rule }
log-turn = Round { $round } · { $who }
log-game = Game { $game }
log-nation = { $count ->
    [one] { $who } commands the *{ $nation }* navy.
   *[other] { $who } command the *{ $nation }* navy.
 }
log-nation-own = Commands the *{ $nation }* navy.
log-captain-taken = Takes { $captain }.
log-captain-shown = *{ $captain }* takes command.
log-crew-picked = Takes { $crew } into hand.
log-crew-picked-unseen = Takes a crew card.
log-planet-chosen = Starts from *{ $planet }*.
log-laid = Lays { $tile }.
log-stack = { $n ->
    [one] 1 tile is left in the stack.
   *[other] { $n } tiles are shuffled into the stack.
 }
log-drawn = Draws { $tile }; { $left } left.
log-collected-planet = { $spices } from { $planet }.
log-collected-ship = { $spices }, brought by the { $hull }.
log-collected-harvest = { $spices } more: rich harvest.
log-token-drawn = Draws a token: *{ $token }*.
log-rescued = The { $hull } rescues { $crew }.
log-rescued-unseen = The { $hull } rescues a crew card.
log-crew-out = Out of the game: { $cards }.
log-crew-returned = Back to the reserve: { $cards }.
log-moved = The { $hull } sails.
log-moved-winds = Solar Winds carry the { $hull }.
log-moved-shot = A Warning Shot drives the { $hull } away.
log-moved-foul = A foul wind takes the { $hull }.
log-moved-recall = The { $hull } is recalled to a planet.
log-moved-helmsman = The { $hull } stands at the compass rose.
log-played = Plays *{ $crew }*.
log-ability = { $captain }: *{ $ability }*.
log-token-used = Uses *{ $token }*.
log-attacked = The { $hull } attacks { $target }.
log-attacked-in-vain = The { $hull } attacks { $target } in vain.
log-destroyed = The { $hull } is *destroyed*.
log-destroyed-singularity = The { $hull } is *lost in a singularity*.
log-fortress-destroyed = The fortress on { $planet } is *destroyed*.
log-captain-lost = { $captain } is lost.
log-exchanged = Gives 1 { $gave }, takes 1 { $took }.
log-taken = Takes { $spices }.
log-frozen = The { $hull } is *frozen*.
log-thawed = The { $hull } is free again.
log-turned = { $n ->
    [one] Turns { $tile } by one sixth.
   *[other] Turns { $tile } by { $n } sixths.
 }
log-press-ganged = { $seat } loses { $crew }.
log-sold = Pays off { $crew }.
log-sold-unseen = Pays off a crew card.
log-recruited = Recruits { $crew }.
log-recruited-unseen = Recruits a crew card.
log-built = Builds a { $hull } for { $spices }.
log-fortress = Fortifies *{ $planet }* for { $spices }.
log-conquered = Conquers *{ $planet }* for { $spices }.
log-conquered-from = Takes *{ $planet }* from { $seat } for { $spices }.
log-shared = Gives 1 { $spice } to { $seat }.
log-end-tactics = Ends tactics.
log-standstill = Standstill: no planet can change hands any more.
log-won = { $count ->
    [one] { $who } wins the game.
   *[other] { $who } win the game.
 }
log-drawn-game = The game is drawn and counts for nobody.
log-agreed = The game is drawn by agreement and counts for nobody.
log-match = { $count ->
    [one] *{ $who }* wins the match.
   *[other] *{ $who }* win the match.
 }

## Why not?
why-game-over = The game is over.
why-not-now = There is nothing to decide now.
why-others-choose = Somebody else chooses first; the setup goes in seat order.
why-sealed = Your captains are chosen, under seal: choose again, or wait for the others.
why-crew-complete = You have picked your { $cards } cards; wait for the others.
why-partner-picks = Partners pick in turn; it is your partner’s turn.
why-not-your-turn = It is not your turn.
why-ended = You have ended this phase; your partner has not yet.
why-partner-lays = You have no tile to lay; your partner has.
why-partner-rescues = You have nobody to rescue; your partner has.
why-choose-nation = First choose a nation.
why-nation-taken = That nation belongs to another side.
why-choose-captains = Choose { $captains } captains of your nation, in the order in which they will sail.
why-captain-twice = You have chosen that captain already.
why-captain-of-other-nation = That captain sails for another nation.
why-captain-of-partner = Your partner has that captain.
why-pick-crew = Pick crew cards of your nation for your hand, { $cards } in all.
why-crew-of-other-nation = Your nation has no such card.
why-no-copy-left = No copy of that card is left.
why-choose-planet = First choose the planet where you begin.
why-planet-taken = Somebody else begins there.
why-place-start-tile = Lay the tile of your planet on your start cell.
why-start-cell = Your first tile belongs on your side’s start cell.
why-beside-partner = Your tile belongs on a free cell next to your partner’s.
why-explore-first = First lay the tiles that were drawn.
why-partners-tile = Your partner has drawn that tile and lays it.
why-tile-not-drawn = You have not drawn that tile.
why-cell-taken = A tile lies there already.
why-cell-outside = The firmament does not reach that far.
why-cell-apart = A tile must touch one that is already laid.
why-rescue = Choose a ship on a wreck and a card of the reserve, or end the collection.
why-not-on-wreck = That ship is not on a wreck.
why-rescued-already = That ship has already rescued somebody this turn.
why-not-in-reserve = No such card is in your reserve.
why-still-in-play = That card still lies in play; it is not in the reserve yet.
why-not-your-ship = That is not your ship.
why-partners-ship = That is your partner’s ship; each moves their own.
why-ship-not-there = That ship is not on the board.
why-moved-already = That ship has made its move this turn.
why-frozen = That ship is frozen and cannot make its move this turn.
why-ship-first = First touch the ship that is to move.
why-same-space = It is there already; it must end elsewhere.
why-no-space = There is no space there.
why-empty-sky = That ship is in the empty sky: no path leads there or away.
why-occupied = Another ship is there.
why-foreign-fortress = A fortress of another side bars that planet.
why-way-barred = The way is barred by other ships.
why-way-fortified = The way is barred by a fortress of another side.
why-through-singularity = The way leads through a singularity; nothing passes it.
why-too-far = That is too far: the ship has { $steps } steps.
why-no-path = No path leads there.
why-card-in-reserve = That card is in your reserve; recruit it first.
why-card-in-play = That card lies in play already.
why-card-not-yours = You hold no such card.
why-no-galleon = Without a galleon on the board you cannot play crew cards.
why-crew-limit = You have played { $cards } crew cards this turn; that is the most.
why-nothing-to-give = You have none of that spice to give.
why-spice-full = You hold { $cap } of that spice already; that is the most.
why-on-rose = Your galleon is already on the compass rose.
why-protected-already = Your galleon is protected already.
why-no-frigate-for-credit = No further frigate can be built for which it would count.
why-governor = Your galleon is not on a planet that it could conquer, or nothing of its price is left.
why-no-target = Nothing is within range.
why-shooter-on-rose = Nobody attacks from the compass rose.
why-target-on-rose = A ship on the compass rose cannot be attacked.
why-friendly = That is on your own side.
why-out-of-range = It is out of range: the attack reaches { $range }.
why-ship-on-fortress = A ship is on that planet; it must be destroyed before the fortress.
why-no-fortress = There is no fortress there.
why-marker-no-target = Planet markers cannot be attacked.
why-officers = That many First Officers do not fit this attack.
why-frigates-do-not-attack = Frigates attack only for Lancaster, with a First Officer.
why-with-gunner = Your captain’s ability is part of an attack: begin with a Gunner.
why-not-your-captain = That captain does not command your galleon.
why-officer-first = A captain’s ability takes a First Officer from your hand: begin with the card.
why-move-made = The ability lengthens the galleon’s move this turn, and that is already made or barred.
why-planet-not-yours = You do not hold that planet.
why-planet-occupied = A ship is on that planet.
why-shielded-already = Your fortresses are shielded already.
why-no-tile = No tile lies there.
why-enemy-inside = An enemy ship is on that tile.
why-turn-changes-nothing = Turning it like that would change nothing.
why-beyond-three = It is more than three steps from your galleon.
why-frozen-already = That ship is frozen already.
why-empty-hand = That hand is empty.
why-fortified-already = A fortress stands there already.
why-no-fortress-left = Only { $limit } fortresses in the whole game, and they are built.
why-no-solar-winds = That takes a Solar Winds token, too.
why-nothing-to-sell = You hold no other card to sell.
why-no-room = You hold as much of both spices as you may.
why-no-token = You have no such token.
why-own-ship-only = Solar Winds move a ship of your own.
why-enemy-ship-only = That moves an enemy ship.
why-build-later = That comes in the construction phase; end your tactics first.
why-tactics-over = Your tactics phase is over.
why-tactics = Move ships, play crew cards, use tokens, or end the phase.
why-construction = Build, recruit, conquer, or end your turn.
why-hand-full = Your hand has { $limit } cards; that is the most.
why-cannot-pay = That costs { $pepper } pepper and { $vanilla } vanilla.
why-no-frigate-left = Only { $limit } frigates in the whole game, and they are built.
why-side-limit = Your side has built all { $limit } it has in the whole game.
why-no-planet = You hold no planet to build on.
why-has-galleon = Your galleon is on the board.
why-no-captain = No captain waits for a galleon.
why-no-rebuild = Your galleon cannot be rebuilt any more.
why-planet-before-rose = A galleon is built on a free planet of yours, if there is one.
why-no-ship-there = None of your ships is on that planet.
why-own-planet = Your side holds that planet.
why-fortress-bars = A fortress of its holder bars conquest.
why-no-marker = All your planet markers are in use.
why-waive = Governors take { $credits } off the price, no more and no less.
why-no-partner = Only partners share.
why-shared-enough = Your side has shared { $limit } spices this turn; that is the most.
why-partner-full = Your partner has no room for that spice.
why-draw-offered = You have already offered a draw this turn.
why-draw-waits = An offer is waiting for answers; there is one at a time.
why-draw-in-setup = A draw can be offered once the setup is over.
why-no-draw-offered = No draw is waiting for your answer.

## Problems of boxes and positions
problem-unlike = `{ $text }` is not like `{ $like }`
problem-no-layout = there is no layout of { $tiles } tiles at this level
problem-no-side = there are { $sides } sides, numbered from 0
problem-ship-off-board = { $ship } is not on the board
problem-ship-of-other-side = it is not the turn of { $ship }
problem-ended-by-other-side = only the side whose turn it is can end a phase
problem-round = { $value } is not 1 to { $most }, or 0 during the setup
problem-wins = { $wins } games were won, but only { $played } were played
problem-match-over = { $wins } wins are enough, so the match would be over
problem-other-end = this table has not ended by `{ $end }`
problem-phase-ends-itself = this phase is not ended by players
problem-phase-ended = all have ended the phase, so it is over
problem-no-standstill = this is no standstill
problem-game-won = a side has won, so the game would be over
problem-two-sides = as long as the game is open, at least two sides hold planets
problem-not-exploring = this seat has no tiles to lay now
problem-stack-in-setup = the stack is shuffled at the end of the setup
problem-hand-in-setup = { $cards } cards do not fit this step of the setup; { $picks } are picked in all
problem-not-begun = the game has not begun, so nothing is played, built, lost or collected
problem-too-early = it is too early for that in the setup
problem-captains-at-once = all choose at the same time, of partners the lower seat first
problem-seat-order = nations are chosen in seat order
problem-start-side = the start side is first
problem-planet-chosen-twice = two players have the same planet
problem-only-start-tiles = only start tiles are laid in the setup
problem-start-tile-place = the start tiles of side { $side } are not where they belong
problem-start-tile-early = it is too early for the start tiles of side { $side }
problem-start-tile-missing = the start tiles of side { $side } are missing
problem-start-planet = planet marker and galleon belong on the start planet
problem-cell-outside = { $cell } is not a cell of the layout of { $tiles } tiles
problem-cell-apart = { $cell } is not connected with the others
problem-centre-tile = the centre tile belongs in the centre
problem-expert-tiles = { $found } expert tiles take part, and there should be { $expected }
problem-tiles = { $found } tiles are laid, drawn or in the stack, and there are { $expected } cells
problem-tile-not-laid = the planet’s tile is not laid
problem-fortress-without-holder = a fortress belongs to the planet’s holder, and there is none
problem-crew-cards = the crew cards are `{ $found }` instead of `{ $expected }`
problem-captain-nation = { $captain } is of another nation
problem-captains = { $found } captains, and each player has { $expected }
problem-captain-follows = after a lost captain the next of the queue follows at once
problem-captain-list = at most three captains, each once
problem-in-play-without-galleon = without a galleon no cards are in play
problem-side-limits = partners have built more than the limits of their side
problem-fortresses-stand = { $standing } fortresses stand, and { $built } were built
problem-planet-markers = { $planets } planets are held with { $markers } markers
problem-galleon-without-captain = a galleon on the board has a captain
problem-no-space = there is no space { $space } for { $ship }
problem-ship-in-singularity = { $ship } is on { $space }, a singularity
problem-two-ships = both { $other } and { $ship } are on { $space }
problem-ship-not-built = { $ship } was never built
problem-tokens = there are not so many bonus tokens in the box
problem-spices-over-cap = a player holds at most { $cap } of a spice
problem-two-tiles = both { $other } and { $tile } lie on { $cell }
problem-spice-caps = both spices have the same cap
problem-spice-markers = four players with { $cap } each need { $least }
problem-price-unpayable = { $price } cannot be paid: a player holds at most { $cap } of a spice
problem-price-nothing = it costs at least 1 spice
problem-crew-copies = the copies of the { $nation } kinds add up to { $found } instead of { $expected }
problem-planet-total = it is { $total }, and the cost is { $cost }
problem-cell-far = { $cell } is more than three cells from the centre
problem-cell-twice = a cell is there twice
problem-start-cells = each of { $sides } sides has one next to the centre
problem-start-cells-adjacent = partners lay beside their own tile, so start cells are not next to each other
problem-start-cells-outside = one is not among the cells of the layout of { $tiles } tiles
problem-space-letter = a space is called by one of the letters { $letters }
problem-space-kind = there is no `{ $kind }` on such a tile
problem-space-count = { $found } spaces of kind `{ $kind }`, and there should be one
problem-space-unreached = no path leads to it from an edge
problem-link-without-space = { $link }: a path from edge to edge has no space inside
problem-link-end = { $link }: an end is neither a space of the tile nor e0 to e5
problem-link-idle = { $link }: it is there already, or leads nowhere
problem-edge-twice = { $link }: edge e{ $edge } is used twice

## The gallery
gallery-tiles = Tiles
gallery-captains = Captains
gallery-crew = Crew
gallery-tokens = Bonus tokens
gallery-centre = Centre
gallery-sky = Sky path
gallery-expert = Expert tile
gallery-planet = Costs { $price }, makes { $spice }.

## Where long words are broken on narrow cards
word-breaks = Quarter-master
