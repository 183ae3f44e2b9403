# Ahoy. Ein Schlüssel hier muss auch in en.ftl stehen; ein Test vergleicht sie.
## Start page and making a table
game-title = Ahoy
game-blurb = Ein Geschwader hält Ordnung, eine Union wühlt sie auf, Schmuggler bedienen beide; und unter ihren Kielen wächst das Meer.
game-minutes = 60
mode-base = Volles Spiel

## Names
seat-squadron = Geschwader
seat-union = Union
seat-smuggler = Schmuggler
seat-smuggler-2 = Zweiter Schmuggler
faction-squadron = Blauflossen-Geschwader
faction-union = Weichtier-Union
faction-smuggler = Schmuggler
suit-bird = Vogel
suit-skull = Totenkopf
suit-swords = Säbel
suit-tree = Baum
suit-compass = Kompass
suit-fish = Fisch
isle-bird-a = Vogelinsel
isle-bird-b = Kleine Vogelinsel
isle-skull-a = Totenkopfinsel
isle-skull-b = Kleine Totenkopfinsel
isle-swords-a = Säbelinsel
isle-swords-b = Kleine Säbelinsel
isle-tree-a = Bauminsel
isle-tree-b = Kleine Bauminsel
isle-compass-a = Kompassinsel
isle-compass-b = Kleine Kompassinsel
isle-fish-a = Fischinsel
isle-fish-b = Kleine Fischinsel

## Actions on the boards
action-sail = Segeln
action-sail-text = 1–2 Schritte
action-full-sail = Volle Segel
action-full-sail-text = bis zum Würfel
action-tailwind = Rückenwind
action-tailwind-text = zur Würfelzahl
action-cannons = Kanonen
action-cannons-text = geladen
action-repair = Reparieren
action-repair-text = bis zu 2
action-order = Befehlen
action-order-text = 4 Patrouillen
action-bombard = Bombardieren
action-bombard-text = Kameraden weg
action-deploy = Einsetzen
action-deploy-text = Patrouille
action-assemble = Versammeln
action-assemble-text = 4 Kameraden
action-inspire = Inspirieren
action-inspire-text = auf 4 Inseln
action-rally = Erholen
action-rally-text = 4 frische
action-negotiate = Verhandeln
action-negotiate-text = Marktkarte

## Crew: name, and one sentence of our own
crew-aeronauts = Aeronauten
crew-aeronauts-text = Zahle 1 Gold: von einer Insel zur anderen ihres Farbsymbols.
crew-barrelman = Wandelndes Fass
crew-barrelman-text = Nebel trägt dich weiter, wohin du willst.
crew-battering-beakhead = Galionsfigur
crew-battering-beakhead-text = Was du beschädigst, darfst du ein Feld schieben.
crew-buccaneer = Bukanier
crew-buccaneer-text = Nach einem Sieg abgeben: 2 Crewkarten des Verlierers gehen mit.
crew-convincing-comrade = Überzeugender Kamerad
crew-convincing-comrade-text = Bis zu 2 Kameraden auf eine andere Insel.
crew-convincing-official = Überzeugender Offizier
crew-convincing-official-text = Bis zu 2 Patrouillen, 1 oder 2 Schritte, ohne Kampf.
crew-cutpurse = Halsabschneider
crew-cutpurse-text = Jeder gewonnene Kampf: 2 Gold.
crew-diver = Taucher
crew-diver-text = 1 Gold mehr, wenn du bei Trümmern ankerst.
crew-documentarian = Dokumentarist
crew-documentarian-text = Zugende bei einem fremden Flaggschiff: 1 Gold.
crew-elder = Ältester
crew-elder-text = Zugende ganz ohne Schaden: 1 Gold.
crew-emissary = Gesandter
crew-emissary-text = Als Angreifer: gib 1 Gold, der Kampf fällt aus.
crew-fighters = Kämpfer
crew-fighters-text = +1 in jedem Kampf.
crew-ghastly-gust = Steife Brise
crew-ghastly-gust-text = Abgeben: dein Flaggschiff zieht irgendwohin.
crew-grogmaster = Meister des Grogs
crew-grogmaster-text = Einmal im Kampf: 1 Schaden nehmen, neu würfeln.
crew-gunner = Kanonier
crew-gunner-text = Siege deines Flaggschiffs: 1 Schaden mehr.
crew-gunners-mate = Ladekanonier
crew-gunners-mate-text = Würfel auf Kanonen: kämpfe in ein Feld deiner Region.
crew-merchant = Händler
crew-merchant-text = Jeder Hafen, in dem du ankerst: 1 Gold.
crew-middleman = Mittelsmann
crew-middleman-text = Jedes Gold dreht einen Würfel um bis zu 2.
crew-mystic = Mystiker
crew-mystic-text = Einmal im Zug: nimm 1 Schaden, gib 1 in deiner Region.
crew-naive-noble = Naiver Adliger
crew-naive-noble-text = Abgeben: nimm eine Karte von einem Flaggschiff deiner Region.
crew-pilot = Steuermann
crew-pilot-text = Trümmer müssen dir nicht schaden.
crew-powder-monkey = Pulveräffchen
crew-powder-monkey-text = Nach dem Reparieren: gib 1 Schaden in deiner Region.
crew-sailor = Seemann
crew-sailor-text = Dein Flaggschiff macht 1 bis 3 Schritte.
crew-sea-dog = Seehund
crew-sea-dog-text = Strömung missachten oder drehen.
crew-sea-witch = Seehexe
crew-sea-witch-text = Von der Seekarte, und am anderen Rand zurück.
crew-shipwright = Schiffsbauer
crew-shipwright-text = Repariert alles.
crew-trawler = Schlepper
crew-trawler-text = 1 oder 2 Schritte, Schätze im Vorbeifahren.
crew-whispering-wind = Windgeflüster
crew-whispering-wind-text = Einmal im Zug, 2 Gold: zu einem Rückenwindfeld.

## Cargo
cargo-feathers = Federn
cargo-coins = Münzen
cargo-paintings = Gemälde
cargo-linen = Leinen
cargo-tinctures = Tinkturen
cargo-gems = Edelsteine
cargo-herbs = Kräuter
cargo-furs = Felle
cargo-weapons = Waffen
cargo-lead = Blei
cargo-explosives = Sprengstoff
cargo-fancy-hat = Schicker Hut
cargo-nails = Nägel
cargo-lace = Spitze
cargo-wine = Wein
cargo-shells = Muscheln
cargo-odd-meat = Seltsames Fleisch
cargo-munition = Munition
cargo-incense = Weihrauch
cargo-tea = Tee
cargo-brandy = Branntwein
cargo-glass = Glas
cargo-maps = Landkarten
cargo-fish-nets = Fischernetze
cargo-rare-wood = Edelholz
cargo-iron = Eisen
cargo-ropes = Seile
cargo-jewelry = Schmuck
cargo-books = Bücher

## Plans
plan-cutter = Kutter
plan-cutter-text = 2 Kameraden einer Insel weg; dort kommt der Kutter dazu.
plan-gunship = Kanonenboot
plan-gunship-text = 2 Kameraden einer Insel weg; dort kommt das Kanonenboot dazu.
plan-close-call = Knapp daneben
plan-close-call-text = Im Kampf: er findet nicht statt.
plan-dynamic-entry = Dynamischer Auftritt
plan-dynamic-entry-text = Kanone +2, dann zu einem Rückenwindfeld.
plan-enlist = Anheuern
plan-enlist-text = Insel mit Kameraden: rekrutiere ihre Marktkarten umsonst.
plan-enlist-no-card = Findet jetzt keine Karte zum Rekrutieren.
plan-evacuation = Evakuierung
plan-evacuation-text = Alle Kameraden einer Insel auf andere.
plan-secret-weapon = Geheimwaffe
plan-secret-weapon-text = Im Kampf: zwei Würfel; ein Sieg gibt 1 Schaden mehr.
plan-sneak-attack = Überraschungsangriff
plan-sneak-attack-text = Bis zu 2 Patrouillen weg, wo Kameraden auf der Insel sind.
plan-weapons-cache = Waffenversteck
plan-weapons-cache-text = Im Kampf: addiere deine frischen Kameraden.

## Rewards
reward-fame-for-gold = bis zu 5 Gold für Ruhm
reward-move-2 = 1 oder 2 Schritte
reward-fame-1 = 1 Ruhm
reward-fame-2 = 2 Ruhm
reward-fame-3 = 3 Ruhm
reward-recruit = 1 Crew rekrutieren
reward-fame-4-wealth = 4 Ruhm, Wohlstand steigt
reward-free-tailwind = zu einem Rückenwindfeld
reward-gold-1 = 1 Gold
reward-gold-2 = 2 Gold
reward-repair-all = alles reparieren
reward-start = nichts
reward-add-tile = eine Region anlegen
reward-move-2-ignoring-battles = 1 oder 2 Schritte ohne Kampf
reward-repair-all-fame = alles reparieren, je 1 Ruhm

## Places and figures
space-north-west = nordwestlich, { $isle }
space-north-east = nordöstlich, { $isle }
space-south-east = südöstlich, { $isle }
space-south-west = südwestlich, { $isle }
space-beyond = neben der Seekarte
region = Region { $isle }
figure-flagship = Flaggschiff ({ $seat })
figure-flagship-plain = Flaggschiff
figure-patrol = Patrouille
figure-stronghold = Stützpunkt
figure-cutter = Kutter
figure-gunship = Kanonenboot
comrades = { $n ->
    [one] 1 Kamerad
   *[other] { $n } Kameraden
}
terrain-open = offene See
terrain-fog = Nebel
terrain-wreckage = Trümmer
terrain-harbour = Hafen
terrain-current = Starke Strömung
terrain-treasure = Schatz von { $n }
terrain-tailwind = Rückenwind { $n }

## The map
map = Die Seekarte
map-label = { $n } Regionen auf der Seekarte, { $tiles } im Regionenstapel
map-zoom = Ausschnitt der Seekarte
map-nearer = Näher (+)
map-farther = Weiter weg (-)
map-whole = Ganze Seekarte (0)
unexplored = unentdeckt
explore = entdecken
drawn = gezogen: { $isle }
lie-north-west = { $n }, Insel Nordwest
lie-north-east = { $n }, Insel Nordost
lie-south-east = { $n }, Insel Südost
lie-south-west = { $n }, Insel Südwest
plate-lead = { $isle }: Wohlstand { $wealth }. Geschwader { $squadron }, Union { $union }: { $leader } führt mit { $lead }.
plate-tie = { $isle }: Wohlstand { $wealth }. Geschwader { $squadron }, Union { $union }: niemand führt.

## Seats, Fame, boards
fame = Ruhm
fame-end = das Ende
fame-label = Ruhm: { $standing }. Die Runde, in der jemand 30 hat, ist die letzte.
you = du
first-player = Erster Maat, beginnt die Runde
tally-fame = Ruhm { $n }
tally-gold = { $n } Gold
tally-patrols = { $n ->
    [one] 1 Patrouille im Vorrat
   *[other] { $n } Patrouillen im Vorrat
}
tally-strongholds = { $n ->
    [one] 1 Stützpunkt im Vorrat
   *[other] { $n } Stützpunkte im Vorrat
}
tally-ready = { $n ->
    [one] 1 frischer Kamerad
   *[other] { $n } frische Kameraden
}
tally-supply = { $n ->
    [one] 1 Kamerad im Vorrat
   *[other] { $n } Kameraden im Vorrat
}
tally-plans = { $n ->
    [one] 1 Plan auf der Hand
   *[other] { $n } Pläne auf der Hand
}
tally-cargo = { $n ->
    [one] 1 Ware
   *[other] { $n } Waren
}
tally-damage = { $n } Schaden
dice-hand = Würfel zum Setzen
dice-hand-yours = deine Würfel
dice-none = alle gesetzt
dice-spend = mit Gold drehen?
dice-aside = beiseitegelegt
dice-due = { $n ->
    [0] für diesen Zug gesetzt
    [one] noch 1 zu setzen
   *[other] noch { $n } zu setzen
}
board-yours = Deine Fraktionsablage
board-of = Fraktionsablage von { $name }
slot-empty = leer
slot-damaged = beschädigt
slot-die = Würfel { $n }
slot-even = gerade
slot-only = nur { $n }
crew = Crew
crew-none = noch keine Crew
cargo = Waren
cargo-none = keine
pledged = zugesagt
plans = Pläne
plans-none = keine
plans-deck = { $n } im Stapel
ship-in-play = auf See
ready = frisch
supply = Vorrat
rewards = Belohnungen
rewards-of = Belohnungen von { $name }
reward-white = weißer Marker
reward-black = schwarzer Marker

## Market
market = Markt
market-rest = Stapel { $deck } · Regionen { $tiles }
market-empty = keine Karte
market-die = kostet einen Würfel
market-gold = kostet { $n } Gold

## The battle
battle-at = Kampf: { $isle }
battle-steps = Schritte des Kampfes
battle-opening = Auftakt
battle-fire = Feuer
battle-answer = Antwort
battle-roll = Wurf
battle-spoils = Beute
battle-attacks = greift an · siegt bei Gleichstand
battle-defends = verteidigt
battle-wins = siegt
battle-cannon = Kanone +{ $n }
battle-bonus = Bonus +{ $n }
battle-cache = Waffenversteck +{ $n }
battle-secret = Geheimwaffe
battle-unrolled = noch nicht gewürfelt
battle-total = zusammen { $n }
battle-note-fire = Was du der Kanone nimmst, kommt zu deinem Wurf.
option-squadron-a = 1 Schaden, 1 Gold stehlen
option-squadron-b = 2 Schaden
option-squadron-c = 1 Schaden, 1 Kamerad weg
option-union-a = 1 Schaden, 1 Kamerad an Land
option-union-b = 1 Schaden, 1 Gold stehlen
option-smuggler-a = 1 Schaden, 1 oder 2 Schritte
option-smuggler-b = 1 Schaden, eine Belohnung

## State, questions, waiting
state-setup = Aufbau
state-turn = Runde { $round } · { $seat } am Zug
state-round = Runde { $round } · Wertung
state-over = Runde { $round } · die Partie ist zu Ende
ask-over = Die Partie ist zu Ende.
wait-table = Einen Moment …
wait-for = { $name } überlegt.
wait-turn = { $name } ist am Zug.
wait-battle = { $name } entscheidet im Kampf.
ask-start-island = Auf welcher Insel beginnst du?
ask-start-flagship = Wo beginnt dein Flaggschiff?
ask-act = { $n ->
    [0] Deine Würfel liegen. Noch etwas?
    [one] Dein Zug: Setze einen Würfel oder handle frei.
   *[other] Dein Zug: Setze { $n } Würfel oder handle frei.
}
ask-aside = Kein Würfel passt. Welchen legst du beiseite?
ask-spend = Drehst du den Würfel mit Gold?
ask-ship = Segelt das Schiff, oder nimmt es den Rückenwind?
ask-step = Wohin geht es?
ask-step-more = Wohin weiter? Du darfst anhalten.
ask-go = Auf welches Feld geht es?
ask-off-map = Hier endet die Seekarte. Was nun?
ask-tile = Wo liegt die neue Region, und wo darin die Insel?
ask-current = Starke Strömung. Wohin trägt sie dich?
ask-fog = Nebel. Lässt du dich weitertragen?
ask-pilot = Hält dich der Steuermann von den Trümmern frei?
ask-suffer = Wo nimmst du den Schaden?
ask-trawler = Den Schatz im Vorbeifahren nehmen?
ask-order = Was kommt zuerst?
ask-pick = Welche Patrouille zieht?
ask-deploy = Wohin kommt die Patrouille?
ask-inspire = Auf welcher Insel landet ein Kamerad?
ask-comrades-from = Von welcher Insel ziehen Kameraden?
ask-comrades-to = Auf welche Insel?
ask-comrades-count = Wie viele?
ask-island = Welche Insel?
ask-evacuate = Wohin gehen die Kameraden?
ask-sneak-region = In welcher Region schlägst du zu?
ask-sneak-patrol = Welche Patrouille muss weg?
ask-enlist = Wen rekrutierst du?
ask-negotiate = Welche Karte kommt zu dir?
ask-negotiate-again = Noch eine, für einen Kameraden dieser Insel?
ask-repair = Was reparierst du?
ask-powder-monkey = Wo schlägt das Pulveräffchen zu?
ask-mystic = Wem schadet der Mystiker?
ask-noble = Welche Karte nimmst du?
ask-noble-as = Als was nimmst du sie?
ask-damage = Welches Würfelfeld beschädigst du?
ask-gunners-mate = Auf welches Feld feuerst du?
ask-harbor = Der Hafen: reparieren oder einen Würfel zu den Kanonen?
ask-harbor-to = Welches Kanonenfeld bekommt den Würfel?
ask-treasure = Den Schatz nehmen?
ask-patrol = Hier eine Patrouille platzieren?
ask-anchor = An Land: Kameraden platzieren oder frische bekommen?
ask-attack = Gegen wen kämpfst du zuerst?
ask-emissary = 1 Gold zahlen, und der Kampf fällt aus?
ask-battle-plan = Ein Plan für diesen Kampf?
ask-fire = Wie weit senkst du eine Kanone?
ask-grogmaster = Einen Schaden nehmen und neu würfeln?
ask-victory = Du hast gewonnen. Welche Beute?
ask-beakhead = Wohin schiebst du es?
ask-buccaneer = Wer von der Crew muss gehen?
ask-reward = Wohin zieht dein weißer Marker?
ask-gain = Diese Belohnung nehmen?
ask-fame = Wie viel Gold für Ruhm?
ask-hire = Welche Karte kommt umsonst zu dir?
ask-pledge = Unter welchen Marker kommt die Ware?
ask-return = Welche Ware gibst du ab?
ask-build = Aus 2 Patrouillen einen Stützpunkt bauen?
ask-raise = Welche Region wird reicher?
ask-wipe = Den ganzen Markt abräumen?

## Answers
offer-start = Beginne: { $place }
offer-place = { $die } auf { $slot }
offer-recruit = Rekrutiere: { $card }
offer-recruit-die = Rekrutiere mit der { $die }: { $card }
offer-smuggle = Schmuggle { $cargo } ({ $card })
offer-deliver = Liefere { $cargo }
offer-crew = Nutze { $card }
offer-plan = Spiele { $plan }
offer-plan-enlist-no-card = Spiele { $plan }: findet jetzt keine Karte zum Rekrutieren
offer-aside = Lege die { $die } beiseite
offer-end = Zug beenden
offer-spend-none = Bei { $die } lassen
offer-spend = { $gold } Gold: mach { $die } daraus
offer-ship-sail = Segeln
offer-ship-tailwind = Rückenwind
offer-step = { $direction }
offer-step-isle = { $direction }, { $place }
offer-step-explore = { $direction }, entdecken
offer-stop = Hier anhalten
offer-go = Nach { $place }
offer-go-pass = Bleiben
offer-explore = Entdecken
offer-wrap = Zum anderen Rand
offer-stay = Bleiben
offer-tile = { $lie }
offer-current-follow = Mit der Strömung
offer-current-ignore = Missachten
offer-pilot-yes = Ausweichen
offer-pilot-no = Schaden nehmen
offer-slot-damage = { $slot } beschädigen
offer-yes-gold = Nehmen
offer-no-gold = Liegen lassen
offer-pick = Patrouille: { $place }
offer-pick-pass = Keine Patrouille mehr
offer-deploy = Platzieren: { $place }
offer-inspire = Ein Kamerad nach { $place }
offer-enough = Das genügt
offer-comrades-from = Von { $place }
offer-comrades-to = Nach { $place }
offer-island = { $place }
offer-evacuate = { $n } nach { $place }
offer-sneak-region = Zuschlagen: { $isle }
offer-card = { $card }
offer-negotiate-again = { $card }, und ein Kamerad geht
offer-pass-card = Keine Karte
offer-repair = { $slot } reparieren
offer-repair-pass = Nichts mehr reparieren
offer-figure = { $figure }
offer-figure-at = { $figure }, { $place }
offer-no-figure = Niemand
offer-noble-crew = Als Crew
offer-noble-cargo = Als Ware
offer-gunners-mate = Feuer auf { $place }
offer-hold-fire = Nicht feuern
offer-harbor-repair = Bis zu 2 reparieren
offer-harbor-die = Die { $die } von { $slot } zu den Kanonen
offer-harbor-pass = Keins von beiden
offer-harbor-to = Auf { $slot }
offer-patrol-yes = Patrouille platzieren
offer-patrol-no = Keine Patrouille
offer-anchor-place = 2 Kameraden platzieren
offer-anchor-gain = 2 frische Kameraden bekommen
offer-anchor-pass = Keins von beiden
offer-attack = Kampf: { $figure }
offer-emissary-pay = 1 Gold zahlen, kein Kampf
offer-emissary-pass = Kämpfen
offer-no-plan = Kein Plan
offer-fire = Mit { $by } feuern
offer-fire-slot = { $slot }: mit { $by } feuern
offer-fire-pass = Kanonen nicht senken
offer-grog = Neu würfeln, { $slot } beschädigen
offer-grog-pass = Wurf stehen lassen
offer-option = { $option }
offer-option-pass = Keine Beute
offer-push = Schieben: { $place }
offer-push-pass = Nicht schieben
offer-buccaneer = { $card } muss gehen
offer-buccaneer-pass = Bukanier behalten
offer-cell = { $reward }
offer-gain-yes = Nehmen
offer-gain-no = Verzichten
offer-fame = { $n ->
    [0] Nichts ausgeben
   *[other] { $n } Gold für { $n } Ruhm
}
offer-pile = Stapel { $n }
offer-pile-known = Stapel { $n }: { $faction }
offer-return = { $cargo } abgeben
offer-build = Bauen: { $place }
offer-build-pass = Nichts mehr bauen
offer-raise = { $isle }: Wohlstand steigt
offer-wipe-yes = Abräumen
offer-wipe-no = Liegen lassen
effect-victory = die Beute
effect-cutpurse = Halsabschneider
effect-buccaneer = Bukanier
effect-harbor = der Hafen
effect-treasure = der Schatz
effect-merchant = Händler
effect-patrol = die Patrouille
effect-comrades = die Kameraden
effect-strongholds = Stützpunkte
effect-documentarian = Dokumentarist
effect-elder = Ältester

## One touch
direction-north = Norden
direction-east = Osten
direction-south = Süden
direction-west = Westen
token-recruit = Rekrutieren
token-smuggle = Schmuggeln
token-deliver = Liefern
token-aside = Beiseitelegen
token-end = Zug beenden
token-pass = Nein
token-yes = Ja
token-no = Nein
token-stop = Hier anhalten
token-from = Von
token-to = Nach
token-remove-comrade = Für einen Kameraden
token-die = Würfel { $n }
token-gold = { $n ->
    [0] kein Gold
   *[other] { $n } Gold
}
token-by = +{ $n }
token-die-from = Würfel von { $slot }

## Logbook
log-round = Runde { $round }
log-turn = { $seat } am Zug
log-removed = { $card } bleibt in der Schachtel.
log-market = Neu im Markt: *{ $card }*.
log-piles = Stapel 1 gilt: { $faction }.
log-rolled = würfelt { $dice }
log-placed-figure = platziert: { $figure }, { $place }.
log-built = tauscht zwei Patrouillen ein: { $figure }, { $place }.
log-moved = { $figure } segelt: { $place }.
log-moved-explore = { $figure } entdeckt: { $place }.
log-moved-direct = { $figure } geht direkt: { $place }.
log-moved-wrap = { $figure } kommt am anderen Rand herein: { $place }.
log-moved-current = Die Strömung trägt { $figure }: { $place }.
log-moved-sea-dog = { $figure } verlässt die Strömung auf eigenem Weg: { $place }.
log-moved-fog = { $figure } findet aus dem Nebel: { $place }.
log-moved-push = { $figure } wird geschoben: { $place }.
log-removed-figure = verliert: { $figure }.
log-current-ignored = { $figure } bleibt, wo es ist.
log-tile-drawn = zieht eine Region: *{ $isle }*.
log-tile-placed = legt *{ $isle }* an.
log-tile-setup = Das Meer beginnt mit *{ $isle }*.
log-wealth = *{ $isle }* ist jetzt { $die } wert.
log-die = setzt { $die } auf *{ $slot }*.
log-die-gold = zahlt { $gold } Gold und setzt { $die } auf *{ $slot }*.
log-die-moved = versetzt { $die } von { $from } auf *{ $to }*.
log-die-raised = hebt { $slot } auf { $die }.
log-die-aside = legt { $die } beiseite.
log-gold = bekommt { $gold } Gold: { $why }.
log-gold-spent = zahlt { $gold } Gold: { $why }.
log-gold-stolen = stiehlt { $gold } Gold von: { $from }.
log-gold-given = gibt { $gold } Gold an: { $to }.
log-fame = bekommt *{ $fame } Ruhm*: { $why }.
reason-setup = zu Beginn
reason-treasure = Schatz
reason-die = um einen Würfel zu drehen
reason-delivery = Lieferung
reason-reward = Belohnung
log-damaged = nimmt Schaden: { $slot }.
log-damage-ignored = { $figure } hat kein Würfelfeld für den Schaden.
log-repaired = repariert { $slot }.
log-recruited = rekrutiert: *{ $card }*.
log-smuggled = schmuggelt *{ $cargo }*.
log-delivered = liefert *{ $cargo }*.
log-boxed = gibt ab: { $card }.
log-taken = nimmt *{ $card }* von: { $from }.
log-pledged = sagt { $cargo } zu: Stapel { $pile }.
log-wiped = räumt den Markt ab.
log-crew = nutzt *{ $card }*.
log-comrades-placed = { $comrades } an Land: *{ $isle }*.
log-comrades-gained = { $comrades } frisch dazu.
log-comrades-removed = { $comrades } weg von *{ $isle }*.
log-comrades-moved = { $comrades }: { $from } nach *{ $to }*.
log-plan = spielt *{ $plan }*.
log-plan-drawn = zieht *{ $plan }*.
log-drew-plan = zieht einen Plan, noch { $left } übrig.
log-plan-lost = verliert: { $plan }.
log-battle = *{ $attacker }* greift an: *{ $defender }*, { $place }.
log-battle-ignored = Kein Kampf: { $defender }.
log-lowered = senkt { $slot } um { $by }.
log-battle-rolled = { $figure } würfelt { $dice }
log-battle-rolled-again = { $figure } würfelt neu: { $dice }
log-won = *{ $winner }* siegt, { $high } zu { $low }.
log-option = nimmt: { $option }.
log-option-none = nimmt keine Beute.
log-reward = zieht zur Belohnung „{ $reward }“.
log-reward-declined = verzichtet darauf.
log-scored = *{ $isle }*, { $squadron } zu { $union }: +{ $fame } Ruhm.
log-scored-by-none = { $isle }, { $squadron } zu { $union }: niemand punktet.
log-pledge-scored = { $cargo } für: { $faction }, +{ $fame } Ruhm.
log-first = beginnt die nächste Runde.
log-ended = Die Partie ist zu Ende: { $winners }.
log-rule = Regel { $rule }

## The end
end-wins = { $winner } gewinnt mit { $fame } Ruhm.
end-gold = { $winner } gewinnt mit { $fame } Ruhm, dank mehr Gold.
end-shared = { $winners } teilen sich den Sieg mit { $fame } Ruhm.
end-resignation = { $winner } gewinnt: Die andere Seite hat aufgegeben.

## Why not
why-game-over = Die Partie ist zu Ende.
why-other-turn = Jemand anderes ist am Zug.
why-other-decides = Jemand anderes entscheidet gerade.
why-free-action-own-turn = Freie Aktionen und Pläne kannst du erst in deinem eigenen Zug nutzen.
why-running-action = Eine Aktion läuft noch: Schließe sie erst ab.
why-act = Setze einen Würfel, handle frei oder beende deinen Zug.
why-dice-due = Du musst in diesem Zug noch Würfel setzen: { $due }.
why-no-die-due = Du hast alle Würfel dieses Zuges gesetzt.
why-no-such-die = Du hast keine { $die } mehr.
why-can-be-placed = Ein Würfel wird nur beiseitegelegt, wenn keiner von deinen gesetzt werden kann.
why-die-first = Wähle erst einen Würfel, dann ein Würfelfeld dafür.
why-no-such-slot = Ein solches Würfelfeld hast du nicht.
why-cost-slot = Dieses Würfelfeld ist nur für die Kosten der Karte da.
why-slot-full = Auf diesem Würfelfeld liegt ein Würfel oder ein Schaden.
why-slot-value = Das Würfelfeld nimmt keine { $die }, und dein Gold ({ $gold }) reicht nicht, um sie weit genug zu drehen.
why-card-deed-first = Sag erst, was aus dieser Karte werden soll: Die Antworten unten nennen sie.
why-card-later = Beantworte erst die offene Frage: Karten spielst du in deinem Zug, zwischen den Aktionen.
why-not-in-market = Diese Karte liegt nicht im Markt.
why-in-market = Diese Karte liegt im Markt; niemand hat sie.
why-stronghold = Bei deinem Flaggschiff auf der Insel steht ein Stützpunkt: Hier wird nicht rekrutiert, geschmuggelt oder geliefert.
why-no-island = Dein Flaggschiff ist auf keiner Insel.
why-wrong-suit = Das Farbsymbol passt nicht zur Insel.
why-too-little-gold = Das kostet { $cost } Gold, und du hast { $gold }.
why-costs-a-die = Diese Karte kostet einen Würfel: Wähle einen.
why-costs-gold = Diese Karte kostet Gold, keinen Würfel.
why-only-smugglers = Nur Schmuggler haben Waren.
why-no-such-cargo = Diese Ware hast du nicht.
why-not-your-crew = Diese Karte gehört nicht zu deiner Crew.
why-no-free-action = Diese Crewkarte hat keine freie Aktion.
why-used-this-turn = Das hast du in diesem Zug schon genutzt; es geht einmal im Zug.
why-no-other-island = Die zweite Insel mit diesem Farbsymbol liegt nicht auf der Seekarte.
why-no-slot-for-damage = Keines deiner Würfelfelder kann den Schaden nehmen.
why-no-flagship-to-take-from = In deiner Region ist kein fremdes Flaggschiff mit Crew oder Waren.
why-no-printed-die = Es gibt kein anderes Rückenwindfeld auf der Seekarte.
why-only-union-plans = Nur die Union hat Pläne.
why-plan-not-in-hand = Diesen Plan hast du nicht auf der Hand.
why-plan-in-battle = Diesen Plan spielt man zu Beginn eines Kampfes.
why-plan-needs-two-comrades = Dafür braucht es eine Insel mit zwei Kameraden.
why-plan-needs-comrades = Dafür braucht es eine Insel mit Kameraden.
why-first-step = Der erste Schritt ist Pflicht.
why-not-adjacent = Ein Schritt geht ein Feld nach Norden, Osten, Süden oder Westen.
why-sandbar = Dazwischen liegt eine Sandbank.
why-no-tiles = Zum Entdecken ist keine Region mehr im Stapel.
why-no-room = Dort hat keine Region Platz.
why-stay-on-map = Hier geht es nicht von der Seekarte hinunter.
why-already-there = Es ist schon dort; es muss auf ein anderes Feld.
why-not-that-die = Dieses Feld zeigt den Würfel nicht.
why-off-map = Dort liegt keine Region.
why-tile-overlaps = Die Region läge auf einer anderen.
why-tile-cover = Die Region muss das betretene Feld bedecken und nicht das verlassene.
why-tile-touch = Die Region muss die Seekarte an einer Kante berühren.
why-islands-adjacent = Zwei Inseln lägen nebeneinander.
why-slot-undamageable = Schaden kommt auf ein leeres Würfelfeld, das nicht gestrichelt ist.
why-slot-undamaged = Dieses Würfelfeld ist nicht beschädigt.
why-cannons-limit = Ein Würfel auf den Kanonen wird höchstens bis auf 1 gesenkt.
why-fog = Im Nebel wird nicht gekämpft.
why-other-region = Das ist in einer anderen Region als dein Flaggschiff.
why-no-enemy-there = Dort ist niemand, gegen den du kämpfen könntest.
why-not-to-battle = Gegen diese Figur ist hier kein Kampf fällig.
why-black-marker = Dort liegt der schwarze Marker.
why-not-next-cell = Der weiße Marker zieht ein Feld nach oben, unten, links oder rechts.
why-wealth-six = Dieser Wohlstandswürfel zeigt schon 6.
why-no-patrol-there = Dort ist keine Patrouille, die infrage kommt.
why-too-far = Das ist weder das Feld deines Flaggschiffs noch eines daneben.
why-no-die-there = Dort liegt kein Würfel.
why-start-island = Dein Flaggschiff beginnt auf einer der beiden Inseln: Berühre eine davon.
why-start-sea = Dein Flaggschiff beginnt auf See: Berühre irgendein Feld der Seekarte, das keine Insel ist.
why-touch-space = Berühre das Feld selbst.
why-touch-figure = Berühre die Figur selbst.
why-touch-plate = Berühre den Wohlstandswürfel in der Mitte der Region.
why-touch-island = Kameraden stehen auf Inseln: Berühre eine Insel.
why-same-island = Von dieser Insel kommen sie; es muss eine andere sein.
why-inspired = Dort hast du schon einen Kameraden platziert; jede Insel bekommt einen.
why-no-comrades-there = Auf der Insel dieser Region steht kein Kamerad.
why-region-chosen = Das ist in einer anderen Region als der, die du gewählt hast.
why-needs-two-patrols = Dafür braucht es eine Insel mit zwei Patrouillen.
why-no-figure-there = Dort steht keine Figur.
why-no-printed-die-there = Das ist kein Rückenwindfeld.
why-with-the-current = Dorthin fließt die Strömung: Folge ihr.
why-not-in-battle-space = Gekämpft wird nur gegen gegnerische Figuren auf dem betretenen Feld.
why-damage-ship = Das Schiff ist getroffen: Der Schaden kommt auf seine eigenen Würfelfelder.
why-damage-flagship = Das Flaggschiff ist getroffen: Der Schaden kommt auf ein Würfelfeld von Fraktionsablage oder Crew.
why-ship-unrepaired = Schaden an Kutter und Kanonenboot wird nie repariert.
why-only-cannons-fire = Nur ein Würfel auf den Kanonen wird gesenkt.
why-only-cannons = Der Würfel kommt auf die Kanonen.
why-cannons-full = Dafür ist kein Kanonenfeld frei.
why-plan-own-turn = Dieser Plan ist eine freie Aktion in deinem eigenen Zug.
why-answer = Antworte zuerst: { $question }

## Die Galerie
gallery-tiles = Regionen
gallery-crew = Marktkarten: Crew und Waren
gallery-plans = Pläne der Union
gallery-rewards = Belohnungen der Schmuggler

## Was an einer Schachtel oder Stellung nicht stimmt. Die Schlüssel sind die der Regeln.
problem-before-the-deal = vor dem Austeilen besitzt niemand etwas
problem-before-the-squadron = das liegt im Vorrat, bis das Geschwader beginnt
problem-before-the-union = das liegt im Vorrat oder Stapel, bis die Union beginnt
problem-costs-a-die = die Regeln rechnen mit einer Karte, die einen Würfel kostet
problem-costs-gold = die Regeln rechnen mit einer Karte, die Gold kostet
problem-dashed-slot = ein gestricheltes Würfelfeld kann nicht beschädigt werden
problem-deck-undealt = vor dem Austeilen liegen alle Karten im Stapel
problem-dice-count = { $dice } Würfel auf der Hand, beiseite und auf Feldern; es sind { $due }
problem-dice-due = ein Zug endet nicht, solange noch Würfel einzusetzen sind: { $due }
problem-dice-in-hand = eine Runde endet, wenn niemand mehr Würfel auf der Hand hat
problem-first-pile = Schmuggler haben hier `squadron` oder `union`, alle anderen nichts
problem-flow = eine Starke Strömung hat eine Richtung, anderes Terrain keine
problem-island-bare = eine Insel hat weder einen Schatz noch einen aufgedruckten Würfel
problem-island-corner = im Südosten liegt die Insel, und nur dort
problem-islands-adjacent = ihre Insel grenzt an die Insel von { $other }
problem-no-empty-slot = kein Würfelfeld dieser Art ist frei
problem-no-flagship-due = dieser Platz stellt jetzt kein Flaggschiff auf
problem-no-island = bei { $point } ist keine Insel
problem-no-space = bei { $point } ist kein Feld: Lege zuerst die Region
problem-no-such-figure = `{ $value }` ist keine Figur; Figuren heißen zum Beispiel `patrol.7` oder `cutter`
problem-no-such-slot = dieses Würfelfeld gibt es hier nicht
problem-no-such-space = `{ $value }` ist kein Feld; Felder heißen zum Beispiel `fish-a.sw`
problem-not-on-map = { $region } liegt nicht auf der Seekarte
problem-off-grid = Zeilen und Spalten gehen von 1 bis 5
problem-only-patrols = befohlen werden nur Patrouillen
problem-only-smugglers = Waren haben nur Schmuggler
problem-order-squadron = die Aktion Befehlen hat nur das Geschwader
problem-overlaps = die Region überdeckt { $other }
problem-plan-count = { $plan } liegt an { $places } Orten (Stapel, Hand, Ablage, Seekarte); es gibt { $count }
problem-plan-looked-at = kein Platz hat einen Plan im Stapel angesehen
problem-sandbar-edge = diese beiden Felder haben keine gemeinsame Kante
problem-ship-destroyed = ein Schiff mit Schaden auf allen Feldern ist zerstört
problem-slot-value = das Würfelfeld nimmt keine { $die } an
problem-start-cell = `start` ist das mittlere Feld und kein anderes
problem-stronghold-island = ein Stützpunkt steht auf einer Insel
problem-suit = eine Insel hat das Farbsymbol ihrer Region, jedes andere Feld keines
problem-two-tiles = beim Aufbau liegen zwei Regionen auf der Seekarte, nicht { $tiles }
problem-under-way = ein Tisch beginnt ohne angefangenen Vorgang
problem-rules-version = diese Fassung der Regeln gibt es nicht
