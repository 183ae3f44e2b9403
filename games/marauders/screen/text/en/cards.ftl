# What is printed on cards and tokens, as the shipped box has it; a replaced box brings its own words.

## Captains
captain-felipe-de-los-reyes = Once in each round of naval combat you may move one hit placed on your ship to another of your locations that still has a point left. Not in crew combat, raids or storms.
captain-frederico-da-silva = Once per turn you may re-roll any dice of a scouting roll for a merchant.
captain-ines-de-arriaga = Recruiting costs you nothing even if the leadership roll fails. You pay 1 gold per damage point for repairs.
captain-gaspar-montalvo = When you win a contest with Shoot, you name the location of one of your hits instead of rolling for it: not the hull, and nothing that is destroyed.
captain-frances-wright = Each time you draw a glory card, draw two, keep one of them and discard the other.
captain-thomas-harrowgate = You may use your chest in every English port as in your home port.
captain-josiah-penrose = In your raids the merchant escapes only with one escape symbol more than your manoeuvrability would demand.
captain-silas-whitcombe = In your turn you know the merchant token of the zone you are in. Naval ships roll one die fewer when they scout for you.
captain-pepijn-van-avezaath = You may carry one cargo card more than the value of your cargo location: up to 6, and still 1 when it is destroyed.
captain-cornelia-verhagen = When you sell goods in demand, draw three tokens from the reserve instead of one and choose which of them replaces the port’s token.
captain-joost-brandhorst = You may announce Board or Flee already in the first round of a naval combat; your opponent may not.
captain-maarten-tijssen = You draw one cargo card more when you buy goods. NPC pirates roll one die fewer when they scout for you.
captain-alexandre-villon = You may enter every port in spite of bounties, war and plague. A Port action in a port closed to you begins with an influence roll; without a success the action is spent and no activity is possible.
captain-dominique-de-richery = After a successful rumor attempt draw two rumors, keep one and shuffle the other back.
captain-christophe-marquis = In your Port action you may take a mission that lies in a zone adjacent to yours as if it lay in your port.
captain-etienne-kermadec = You roll one more leadership die in the first round of each crew combat.

## Specialists
specialist-carpenter = After each battle, crew combat from a card, raid or storm that you survive, repair 1 damage point on a location of your choice other than crew.
specialist-master-fighter = Nobody can make you re-roll a leadership roll, and in each round of crew combat you may re-roll one die of your own leadership roll.
specialist-gun-captain = Each time you hit with cannons (chasers and long guns included) you may re-roll one hit-location die.
specialist-surgeon = Each time 2 or more hits are placed on your crew at once (one volley, round of crew combat, raid or storm), one of them is cancelled.
specialist-lookout = You may re-roll one die of each of your scouting rolls.
specialist-purser = Each time you sell goods, up to 3 of the cards sold bring 1 gold more each.
specialist-sailing-master = You may re-roll one die of each of your seamanship rolls (each contest, raid, storm or other roll).
specialist-master-gunner = In a round of naval combat in which you announced Shoot and lost or tied the contest, you deal 1 hit more, but never more hits than you have cannons.

## Events
event-naval = At the end of the round a naval ship comes { $to }: a frigate, in war a man-o-war. One already at sea moves there.
event-pirate = At the end of the round the pirates come { $to }. A ship already at sea moves there.
event-war = A current war ends; two nations drawn at random are now at war: their naval ships are men-o-war, their ports closed to captains of the other. The card stays until another War or Peace at Last is drawn.
event-peace-at-last = The current war ends and its men-o-war become frigates. If no nation is at war, nothing happens.
event-storm = At the end of the round every captain at sea rolls seamanship and takes 3 hits, 1 fewer per success, on rolled locations; captains in a port are safe.
event-plague = Two random ports are closed for three rounds, this one included: nobody may enter them or take a Port action there, not even in their home port; ships inside may stay or leave. Then the card is discarded.
event-its-too-quiet = Draw two more event cards and resolve them one after the other, icons first; if the deck runs out, stop.
event-pirate-hunt-french-spanish = Every player with a French bounty moves it up 1 step, and every player with a Spanish bounty moves it up 1 step (maximum 5); players without such a bounty get none.
event-pirate-hunt-english-dutch = Every player with an English bounty moves it up 1 step, and every player with a Dutch bounty moves it up 1 step (maximum 5); players without such a bounty get none.
event-act-of-grace = In one Port action of this round each player may lower the bounty of one nation of their choice by as many steps as they like for 3 gold per step.
event-changing-tastes = Draw a random nation: in each of its ports, in order of zone id, the demand token is replaced by a random one from the reserve; the old tokens return only after the last exchange.
event-rich-harvest = Everyone who buys goods this round draws 2 more cargo cards.
event-steady-trade-winds = This round every player has a fourth action in their turn that may only be used to move.
event-glassy-sea = This round no player may cross more than one zone border with their actions; entering and leaving ports and moves granted by cards are not restricted.
event-silver-fleet-sighted = This round every successful raid of a Spanish merchant yields 2 more gold, which count towards the 12 gold for the glory point.
event-convoys-set-sail = Shuffle all tokens on the merchant track and deal them face down at random, one to each zone without a merchant.

## Missions
mission-the-bishops-bell = Requires no Spanish bounty, room for the bell (1 crate) and an influence roll. Carry the bell to San Juan and take a Port action there: 12 gold.
mission-the-treasurers-wrath = Requires that you are no pirate and an influence roll. Defeat an NPC pirate ship or a player who has a bounty: 15 gold besides all other rewards.
mission-the-lost-register-ship = Requires an influence roll. Find the wreck by a successful Scout action in the Caribbean Sea, then report in a Port action in Cartagena: 15 gold.
mission-walls-for-cartagena = Requires an influence roll. Deliver 2 wood and 1 food to Cartagena: 18 gold and one special weapon of a type you do not have.
mission-the-viceroys-dispatches = Requires no Spanish bounty and an influence roll. Take a Port action in Havana and one in Caracas, in any order: 18 gold.
mission-the-sea-adder = Requires that you are no pirate and an influence roll. Find and defeat the pirate sloop Sea Adder (seamanship 2, leadership 2) in the zone of St. John: 12 gold.
mission-a-wedding-in-san-juan = Requires an influence roll. Deliver 1 rum, 1 spices and 1 textiles to San Juan: 20 gold.
mission-chocolate-for-the-planters = Requires an influence roll. Deliver 2 cocoa to Bridgetown: 14 gold.
mission-pearls-off-margarita = Requires an influence roll. Succeed twice (in different turns) in a Scout action in the zone of Caracas, then take a Port action in Trinidad: 15 gold.
mission-spains-silver = Requires an influence roll. Carry out 2 successful raids of Spanish merchants: 12 gold.
mission-in-the-queens-service = Requires an influence roll. Carry out a successful raid of a Spanish and one of a French merchant: 10 gold, and all your English bounties are removed.
mission-charting-the-shoals = Requires a seamanship roll. Succeed in a Scout action in each of the zones of Nassau, Havana and Tortuga, in any order: 14 gold.
mission-the-marooned = Requires an influence roll. Find the marooned men by a successful Scout action in the zone of Old Providence: 8 gold, full crew, and a lookout or sailing master, if you do not have one yet, joins you from the glory deck or its discard pile (if none can, 6 gold).
mission-sugar-fever = Requires an influence roll. Deliver 3 sugar to Bridgetown: 20 gold.
mission-the-smugglers-of-trinidad = Requires an influence roll. Find the smugglers by a successful Scout action in the zone of Trinidad and win a crew combat against them (leadership 2, crew 2): 12 gold, then draw 3 cargo cards and keep what fits.
mission-timber-for-the-slipway = Requires an influence roll. Deliver 2 wood to St. John: 10 gold and one ship modification from any port, free of charge.
mission-jailbreak-at-cartagena = Requires a leadership roll. Succeed in a Scout action in the zone of Cartagena and win a crew combat against the guards (leadership 2, crew 2): 15 gold and full crew, but a Spanish bounty of 1 more.
mission-the-brethrens-wager = Requires a leadership roll. Carry out one successful raid of any merchant with at least 10 gold of plunder: 10 gold and one more glory card.
mission-against-the-kings-colours = Requires that you are a pirate. Defeat a naval ship of any nation: 20 gold.
mission-the-buccaneers-feast = Requires a leadership roll. Deliver 2 food and 1 rum to Petit-Goâve: 16 gold, full crew and one special weapon of a type you do not have.
mission-a-debt-of-honour = Requires an influence roll. Win the duel: a successful leadership roll in a Port action in St. Maarten, one attempt per turn; then take a Port action in Basse-Terre: 12 gold.
mission-letters-of-credit = Requires an influence roll and then a deposit of 10 gold. Take a Port action in Petit-Goâve and one in Bridgetown, in any order: 28 gold.
mission-spices-for-the-company = Requires no Dutch bounty and an influence roll. Deliver 2 spices to St. Maarten: 14 gold.
mission-the-insured-merchantman = Requires an influence roll. Carry out one successful raid of a Dutch merchant: 8 gold, and your Dutch bounty falls by up to 2 steps.
mission-scourge-of-the-trade-routes = Requires that you are no pirate, at least 2 cannons and an influence roll. Find and defeat the pirate frigate Widowmaker (seamanship 2, leadership 2) in the Caribbean Sea: 20 gold.

## Rumors
rumor-the-scorched-chart = A hidden treasure lies on an islet in the zone of Tortuga: draw 3 cargo cards, take the sum of their values in gold and discard them.
rumor-wreck-on-the-reef = A wreck off Havana: 4 gold; then draw 3 cargo cards and keep what fits.
rumor-mutineers-ashore = Mutineers camp near San Juan: you may fight a crew combat against them (leadership 1, crew 2). If you win, 8 gold and full crew; otherwise the rumor counts as false.
rumor-a-sheltered-beach = A beach in the zone of St. John: repair all damage, full crew and 4 gold.
rumor-the-drifting-hulk = A crewless ship drifts in the Caribbean Sea: take one ship modification from any port free of charge, and 4 gold.
rumor-straggler-of-the-convoy = An abandoned straggler off Cartagena: draw 2 cargo cards, take the sum of their values in gold and keep the cards that fit; no bounty.
rumor-the-pearl-fishers = Pearl fishers in the zone of Caracas trade with you: 8 gold.
rumor-the-turtlers-camp = Turtle hunters in the zone of Old Providence: full crew, 3 gold and one more glory card.
rumor-the-nameless-current = A swift current begins in the zone of Bridgetown: 6 gold, and make up to 3 moves at once without spending actions.
rumor-the-garrisons-pay = The pay boat of Santo Domingo: take 12 gold and a Spanish bounty of 1 more, or let it pass against 5 gold of hush money.
rumor-powder-in-the-cave = A cache in the zone of Basse-Terre: take one special weapon of every type you do not have, and 3 gold.
rumor-the-smugglers-vault = A vault on the coast of Petit-Goâve: 5 gold; then you may put up to 15 gold from your ship into your chest at once.
rumor-fires-on-the-hills = The signal fires of Port Royal are yours for a night: 6 gold, and move up to 2 NPC ships by up to 2 zones each.
rumor-forged-documents = After the success the card is not discarded but stays face up as your one rumor: while you have it, bounties close no port to you. Whoever plunders it from you may use it at once.
rumor-a-myriad-of-goods = A warehouse in Trinidad is being cleared: draw 6 cargo cards and keep what fits, free of charge.
rumor-a-master-without-a-ship = In Nassau a specialist of a type you do not have, chosen from the glory deck or its discard pile, joins you free of charge; if there is none, 6 gold.
rumor-the-governors-secret = The governor in San Juan buys your silence: all bounties of one nation of your choice are removed, or take 8 gold.
rumor-the-ruined-shipowner = In this Port action one ship you buy in Bridgetown costs 12 gold less, or take 6 gold.
rumor-marked-cards = You know the cheat at the gaming table in Port Royal: 8 gold.
rumor-the-archbishops-table = A banquet in Havana needs everything: 3 gold, and you may hand over any number of your cargo cards for 5 gold each. This is no sale: no demand changes and it earns no further glory point.
rumor-deserters-in-the-hills = Deserters near Petit-Goâve sign on with their muskets: full crew, one special weapon of a type you do not have, and 4 gold.
rumor-an-error-in-the-dockyard-books = In St. John all your damage is repaired and the modification offered there is yours, both free of charge; and 3 gold.
rumor-the-cartographers-widow = A widow in St. Maarten gives you her husband’s journals: draw 2 more glory cards.
rumor-sealed-orders = You alter the orders of the fleet in Cartagena: 6 gold, and move one naval ship by up to 5 zones.
rumor-the-brokers-ledger = A broker’s ledger in Caracas: 5 gold; then draw 4 demand tokens from the reserve and put one of them in place of the token of a port of your choice.

## Glory cards
glory-hire = Hire in a Port action in { $zone }: roll leadership; without a success pay 2 gold or discard the card. { $text }
glory-hire-short = { $specialist }, in { $zone }
glory-reroll-for-crew-combat = Re-roll any of your own leadership dice of this round of crew combat, or make your opponent re-roll any of theirs that you choose.
glory-reroll-for-crew-combat-short = Re-roll in crew combat
glory-a-hand-on-the-tiller = Re-roll any of your own seamanship dice, or in a naval combat make your opponent re-roll any of theirs that you choose.
glory-a-hand-on-the-tiller-short = Re-roll seamanship
glory-polished-lenses = Re-roll any dice of your own scouting roll, or make an NPC or a player who is scouting for you re-roll any of their dice that you choose.
glory-polished-lenses-short = Re-roll scouting
glory-honeyed-words = Re-roll any dice of your own influence roll, or make another player re-roll any dice of their influence roll that you choose.
glory-honeyed-words-short = Re-roll influence
glory-the-devils-own-dice = Re-roll any dice of any one roll of your own: a skill roll of any kind, in battle or not, or the hit locations of your hits.
glory-the-devils-own-dice-short = Re-roll any own dice
glory-cross-swell = Re-roll any of the hit-location dice of your hits, or make your opponent re-roll any of the hit-location dice of their hits that you choose.
glory-cross-swell-short = Re-roll where hits land
glory-quick-learner = Use at once the effect of the glory card another player has just played (no specialist), if you meet what it asks. Cards for one’s own turn may be copied in any turn, those for the Port action only while you lie in a port.
glory-quick-learner-short = Copy a card just played
glory-double-shotted-guns = If you announced Shoot and have at least 1 cannon, you deal 1 hit more in this round, whoever wins the contest; it may exceed the number of your cannons.
glory-double-shotted-guns-short = One hit more with Shoot
glory-braced-timbers = Cancel one hit placed on your ship, at any location and from any source.
glory-braced-timbers-short = Cancel one hit
glory-veil-of-powder-smoke = If you announced Flee and win this contest, you escape however many successes your opponent has; their shots still hit first.
glory-veil-of-powder-smoke-short = Flee for certain, if you win
glory-axes-to-the-lines = Your opponent’s boarding fails; naval combat goes on with the next round.
glory-axes-to-the-lines-short = A boarding fails
glory-the-weather-gage = Roll 2 more dice in this seamanship contest.
glory-the-weather-gage-short = 2 more dice in the contest
glory-battle-hymn = Roll 2 more leadership dice in this round of crew combat; the limit of hits by your crew still applies.
glory-battle-hymn-short = 2 more dice in crew combat
glory-well-drilled-boarders = The seamanship roll you have just made in your raid has 1 more success.
glory-well-drilled-boarders-short = 1 more success in a raid
glory-the-captains-strongbox = Your successful raid yields 2 more gold, which count towards the 12 gold for the glory point.
glory-the-captains-strongbox-short = 2 more gold from a raid
glory-borrowed-colours = The merchant you have just found belongs to the nation you name, any of the four; if you attack, that nation sets the bounty.
glory-borrowed-colours-short = Name the merchant’s nation
glory-hired-guards = Draw a cargo card in another player’s raid: its symbol counts against them, its good and value do not; then discard it.
glory-hired-guards-short = A card against a raid
glory-following-sea = Make one move of any kind (zone to zone, into a port or out of it) without spending an action; hostile NPC ships scout as after any move.
glory-following-sea-short = One free move
glory-moonless-night = Play it as your own turn begins, before NPC ships scout: until the end of this turn none of them scouts for you.
glory-moonless-night-short = No ship scouts for you
glory-mangrove-creek = A player’s Scout action for you fails without a roll; their action is spent and they cannot scout for you again this turn.
glory-mangrove-creek-short = Hide from a captain
glory-slack-sails = Another player’s declared move from zone to zone costs 1 action more. If they cannot or will not pay it, they stay, keep the action, and cross no zone border with an action for the rest of this turn.
glory-slack-sails-short = A move costs 1 more
glory-signal-rockets = Move one NPC ship in play to an adjacent zone of your choice; the move triggers no scouting.
glory-signal-rockets-short = Move an NPC ship
glory-fresh-broadsheets = Choose another player who has a bounty and raise one of their bounties by 1 step (maximum 5).
glory-fresh-broadsheets-short = Raise a rival’s bounty
glory-spy-in-the-tavern = After playing this card, take a glory card at random from the hand of one player who has more glory cards in hand than you.
glory-spy-in-the-tavern-short = Take a rival’s card
glory-foul-water = If another player’s turn begins and they are at sea, they lose 1 crew, but never the last man.
glory-foul-water-short = A rival loses 1 crew
glory-brimming-warehouses = Play it before you buy goods: this purchase draws 3 more cargo cards.
glory-brimming-warehouses-short = Buying draws 3 more
glory-talk-of-the-exchange = Draw 3 demand tokens from the reserve, put one of them in place of the token of the port you are in and return the others and the old one. It may be played before you sell.
glory-talk-of-the-exchange-short = Choose a new demand
glory-an-impatient-buyer = Play it before you sell goods: in this sale up to 3 cards of goods that are not in demand here bring 5 gold each.
glory-an-impatient-buyer-short = Up to 3 goods sell for 5
glory-a-shipwrights-favour = Take the ship modification offered in the port you are in free of charge, or take 2 special weapons of types you do not have free of charge.
glory-a-shipwrights-favour-short = Modification or 2 weapons free
glory-the-harbourmaster-looks-away = One port that only a bounty or a war closes to you is open to you until you leave it: the one you are in or the next such port you enter this turn.
glory-the-harbourmaster-looks-away-short = A closed port opens
glory-pardon-under-seal = Lower the bounty of one nation of your choice by as many steps as you like for 4 gold per step.
glory-pardon-under-seal-short = Lower a bounty, 4 gold a step
glory-chest-beneath-the-palms = For the rest of this Port action the port you are in counts as your home port for your chest.
glory-chest-beneath-the-palms-short = Use your chest here
glory-loose-tongues = Draw 2 rumors without fee or roll, keep one of them and shuffle the other back; this is not the activity Seek rumor.
glory-loose-tongues-short = Draw 2 rumors, keep 1
glory-letter-of-introduction = Take one of the missions on the board, in whatever zone it lies; a roll it requires counts as passed, its other conditions apply. This is not the activity Take mission.
glory-letter-of-introduction-short = Take any mission
glory-castaways-aboard = Your crew rises by 2, but not above full crew.
glory-castaways-aboard-short = 2 more crew
glory-careened-on-the-beach = Repair up to 3 damage points on locations of your choice other than crew, at sea or in a port.
glory-careened-on-the-beach-short = Repair 3 points

## Modifications and weapons
modification-swivel-guns-text = Before each crew combat roll 2 dice: a skull is 1 crew hit on the enemy.
modification-hammocks-text = Crew value 1 higher; the man must still be recruited.
modification-rigs-and-sails-text = Manoeuvrability 1 higher.
modification-reinforced-hull-text = Flip it to cancel one hit; repaired for 3 gold in any port.
modification-chasers-text = Once per battle, after a Flee was announced: 1 hit.
modification-long-guns-text = Before round 1: a die for each cannon, a hit for each skull.
modification-extra-cannon-port-text = Cannons 1 higher.
modification-extended-hold-text = Hold 1 larger.
weapon-grappling-hooks-text = Discard after a contest with Board: re-roll any own dice.
weapon-chain-shot-text = Discard after the location dice: every skull hits the masts.
weapon-grapeshot-text = Discard after the location dice: every skull hits the crew.

## Customs of the zones
custom-basse-terre = French naval ships that fail to find somebody look twice
custom-bridgetown = Shallow harbour: large ships roll seamanship or take 1 hull hit
custom-caracas = Buying draws 8 cards
custom-cartagena = One of 3 goods bought is free; Spanish merchants are found without a roll
custom-curacao = Rumors free; frigate, galleon 30
custom-havana = Non-pirates sell what is in demand for 7; a 4th card in raids of Spanish merchants
custom-nassau = Goods cost and sell for 2; navies must find you twice
custom-old-providence = With a Spanish bounty: weapons 1, repairs free
custom-petit-goave = Non-pirates recruit and repair free; pirates may do neither
custom-port-royal = Pirates recruit free; with an English bounty 2 gold or an influence roll to enter
custom-san-juan = Raids of Spanish merchants bring 3 more
custom-santo-domingo = 1 gold draws the whole offer anew, once
custom-st-john = Modifications 1; they may move to a new ship for 1 each
custom-st-maarten = Stash gold for a fee of 5; buying draws 7, Dutch captains 8
custom-caribbean-sea = No port, no custom
custom-tortuga = The French navy overlooks pirates without a French bounty; NPC pirates spare the French
custom-trinidad = Invisible to all naval ships

## The gallery
cards-ships = Ships
gallery-ship = Toughness { $toughness }, cargo { $cargo }, crew { $crew }, cannons { $cannons }, manoeuvrability { $speed }; price { $price } gold.

## Where long words are broken on narrow cards
word-breaks = Harbour-master Sea-manship Broad-sheets Rein-forced Ad-vanced Car-penter Quarter-master Grape-shot Intro-duction
