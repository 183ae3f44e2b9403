# Efemeris. Was hier steht, steht auch in en.ftl; ein Test vergleicht beide.
## Startseite und Tisch anlegen
game-title = Efemeris
game-blurb = Galeonen unter Sternsegeln: den Himmel legen, Gewürze sammeln, Planeten erobern.
game-minutes = 60
mode-duel = Duell
mode-general = Allgemein, zu dritt
mode-team = Zweierteams
mode-duel-expert = Duell, Experten
mode-general-expert = Allgemein, Experten
mode-team-expert = Zweierteams, Experten
option-start = Seite, die beginnt
option-start-help = 0 lost sie aus; 1, 2 und 3 sind die Seiten in der Reihenfolge ihrer Sitze.
option-round_limit = Letzte Runde
option-round_limit-help = Nach dieser Runde gewinnt die Seite mit den meisten Planeten. 0 heißt ohne Grenze.
option-match_games = Partien höchstens
option-match_games-help = Danach gewinnt die Seite mit den meisten Siegen. 0 heißt so viele wie nötig.
option-tiles = Plättchen des Himmels
option-tiles-help = 23, 25 oder 27, darunter 4, 6 oder 8 Expertenplättchen.

## Namen
seat-altair = Altair
seat-bellatrix = Bellatrix
seat-capella = Capella
seat-deneb = Deneb
nation-french = Frankreich
nation-british = Britannien
nation-spanish = Spanien
hull-galleon = Galeone
hull-frigate1 = Fregatte
hull-frigate2 = Fregatte II
spice-pepper = Pfeffer
spice-vanilla = Vanille
amount-pepper = { $n } Pfeffer
amount-vanilla = { $n } Vanille
amount-nothing = nichts
kind-compass_rose = Windrose
kind-plain = leeres Feld
kind-edge = Randfeld
kind-planet = Planet
kind-anchorage = Ankerfeld
kind-pepper_factory = Pfefferfabrik
kind-vanilla_factory = Vanillefabrik
kind-singularity = Singularität
kind-providence_pepper = Vorhersehung, Pfeffer
kind-providence_vanilla = Vorhersehung, Vanille
kind-wreck = Schiffswrackfeld
ship-yours = deine { $hull }
ship-of = { $hull } von { $name }
tile-sky = Himmelspfad mit { $what }
tile-expert = Expertenplättchen mit { $what }
tile-sky-short = Himmelspfad
tile-expert-short = Expertenplättchen
tile-sky-a = einen Himmelspfad mit { $what }
tile-expert-a = ein Expertenplättchen mit { $what }
tile-centre = Zentralplättchen

## Kapitäne: was sie können, in einem eigenen Satz
ability-hubac = Volle Segel
ability-hubac-text = Die Bewegung der Galeone ist in diesem Zug 2 Schritte länger.
ability-chesnaye = Rückruf
ability-chesnaye-text = Die Galeone kommt auf einen eigenen Planeten ohne Schiff.
ability-castel = Schirm der Festungen
ability-castel-text = Kein Angriff zerstört deine Festungen, bis zu deiner nächsten Taktik.
ability-cassini = Himmelsdrehung
ability-cassini-text = Drehe ein gelegtes Plättchen; deine Schiffe darauf drehen sich mit.
ability-fairborne = Lange Rohre
ability-fairborne-text = Mit Kanonier: je Erstem Offizier 1 mehr Reichweite.
ability-blake = Einfrieren
ability-blake-text = Ein feindliches Schiff bis 3 Schritte weit verliert seine nächste Bewegung.
ability-byng = Presskommando
ability-byng-text = Eine zufällige Karte einer gegnerischen Hand verlässt das Spiel.
ability-lancaster = Kanonen der Fregatte
ability-lancaster-text = Mit Kanonier: Eine deiner Fregatten greift an, Reichweite 1.
ability-pargo = Reiche Ernte
ability-pargo-text = Steht die Galeone beim nächsten Sammeln auf einer Fabrik: 2 Gewürze mehr.
ability-guzman = Freie Festung
ability-guzman-text = Auf einem deiner Planeten entsteht gleich eine Festung; sie kostet nichts.
ability-silva = Widriger Wind
ability-silva-text = Mit Sonnenwinden: Ein feindliches Schiff zieht 1 bis 3 Schritte.
ability-aviles = Abheuern
ability-aviles-text = Eine Handkarte in die Reserve: 1 Pfeffer und 1 Vanille.

## Mannschaft und Bonusmarker
crew-banker-text = Gib 1 Gewürz zurück, nimm 1 der anderen Art.
crew-first_officer-text = Nutze einmal die Fähigkeit deines Kapitäns.
crew-gunner-text = Die Galeone greift ein Schiff oder eine Festung an, 1 Schritt weit.
crew-helmsman-text = Die Galeone kommt auf die Windrose, auch eingefroren.
crew-courtesan-text = Nimm 2 Vanille.
crew-surgeon-text = Kein Angriff zerstört die Galeone, bis zu deiner nächsten Taktik.
crew-shipwright-text = Eine Fregatte ist in diesem Zug kostenlos.
crew-quartermaster-text = Ankert die Galeone beim nächsten Sammeln: 1 Marker mehr.
crew-governor-text = Der Planet unter der Galeone kostet in diesem Zug 1 Gewürz weniger.
token-solar_winds-text = Eines deiner Schiffe zieht 1 bis 3 Schritte zusätzlich.
token-warning_shot-text = Ein feindliches Schiff macht 1 Schritt, wohin du willst.
token-new_cargo-text = Nimm 1 Gewürz deiner Wahl.

## Die Karte
map = Himmelsgewölbe
map-label = Das Himmelsgewölbe: { $n } von { $all } Plättchen liegen. Orte heißen nach der Stunde am Rand und ihrem Ring, von der Rose nach außen.
map-zoom = Ausschnitt der Karte
map-nearer = Näher
map-farther = Weiter weg
map-whole = Ganze Karte
stack = { $n ->
    [one] 1 Plättchen im Stapel
   *[other] { $n } Plättchen im Stapel
 }
bag = { $n ->
    [one] 1 Marker im Beutel
   *[other] { $n } Marker im Beutel
 }
bank = in der Bank
house = Eigene Plättchen
house-help = Die gedruckten Plättchen kennen wir nicht. Wege und Felder auf diesen, die Aufteilung der Planetenpreise in Pfeffer und Vanille und die Zahl der Karten je Mannschaft sind unser eigener Entwurf; eine Schachteldatei ersetzt sie.
side-0 = Nord
side-1 = Nordost
side-2 = Südost
side-3 = Süd
side-4 = Südwest
side-5 = Nordwest
space-between = zwischen { $one } und { $other }
space-towards = { $kind } Richtung { $hour }
space-rim = { $side }rand von { $cell }
space-gives = { $spices } beim Sammeln
cell = Platz { $cell }
turn = { $n ->
    [0] nicht gedreht
    [1] um ein Sechstel gedreht
   *[other] um { $n } Sechstel gedreht
 }
turn-by = { $n ->
    [1] ein Sechstel weiter
   *[other] { $n } Sechstel weiter
 }
fortress-on = Festung auf { $planet }
fortress-of = Festung von { $name } auf { $planet }
planet-label = { $planet }: kostet { $price }, bringt { $spice }; { $holder }
planet-free = gehört niemandem
planet-held = gehört { $name }
planet-fortified = gehört { $name }, mit Festung
planets = Planeten
planets-help = Preis, dann Ertrag
status-frozen = eingefroren: keine Bewegung, bis der nächste Zug von { $name } vorbei ist
status-frozen-now = eingefroren: keine Bewegung in diesem Zug
status-protected = Galeone sicher vor Angriffen bis zur nächsten Taktik von { $name }
status-protected-now = Galeone sicher vor Angriffen bis zur Taktik von { $name } in diesem Zug
status-shielded = Festungen sicher vor Angriffen bis zur nächsten Taktik von { $name }
status-shielded-now = Festungen sicher vor Angriffen bis zur Taktik von { $name } in diesem Zug
status-moved = hat sich bewegt

## Seiten des Tisches
own = Deine Seite des Tisches
you = du
partner = dein Partner
has-ended = hat die Phase beendet
has-sealed = hat gewählt
whose-turn = Am Zug: { $names }
phases = Phasen des Zuges
phase-exploration = Erkundung
phase-collection = Sammeln
phase-tactics = Taktik
phase-construction = Bauen
phase-over = Die Partie ist zu Ende
setup-nations = Vor dem Spiel: Nationen
setup-captains = Vor dem Spiel: Kapitäne
setup-crew = Vor dem Spiel: Mannschaft
setup-planets = Vor dem Spiel: Mobilisierungsplaneten
setup-tiles = Vor dem Spiel: die ersten Plättchen
captain-waits = wartet auf eine Galeone
captain-sealed = Gewählt und noch nicht gezeigt
captains-next = danach { $names }
captains-unseen = { $n ->
    [one] 1 Kapitän wartet verdeckt
   *[other] { $n } Kapitäne warten verdeckt
 }
captains-lost = verloren: { $names }
rebuilds = { $n ->
    [0] kein Neubau mehr
    [one] noch 1 Neubau
   *[other] noch { $n } Neubauten
 }
goal = { $n } von { $all } Planeten
spices-of = { $n } von { $all } { $spice }
price = kostet { $spices }
yard-galleon = Galeone: { $n } von { $all } auf Fahrt; eine neue kostet { $price }
yard-frigates = Fregatten: { $n } von { $all } gebaut; eine kostet { $price }
yard-fortresses = Festungen: { $n } von { $all } gebaut; eine kostet { $price }
tokens-held = { $n } von { $all } Bonusmarkern
crew-hand = Mannschaft auf der Hand
crew-hand-of = Hand
crew-played = gespielt { $n } von { $all }
crew-none = keine
crew-play = Im Einsatz
crew-reserve = Reserve
crew-reserve-side = Gemeinsame Reserve
crew-out = Aus dem Spiel
crew-counts = Hand { $hand }, Reserve { $reserve }
hand-of = { $n ->
    [one] 1 Karte auf der Hand
   *[other] { $n } Karten auf der Hand
 }
recruit-cost = jede für

## Vor dem Spiel
choice-nations = Drei Flotten
choice-nations-help = Je vier Kapitäne und zwölf Mannschaftskarten
choice-captains = Die Kapitäne
choice-captains-help = In der Reihenfolge, in der sie auslaufen; nur der erste wird gezeigt
choice-crew = Die Mannschaft
choice-crew-help = Was liegen bleibt, ist die Reserve
choice-planets = Der erste Planet
choice-planets-help = Preis, dann Ertrag; für das erste Spiel eignen sich Patrocles und Posidonius
choice-picked = { $n } von { $all } genommen
choice-left = noch { $n }, { $hand } auf der Hand
choice-secret = Wird geheim gewählt.
choosing = wählt
has-chosen = fertig

## Fragen
ask-nation = Welche Flotte befehligst du?
ask-captains = { $n ->
    [one] Welcher Kapitän läuft aus?
   *[other] Welche { $n } Kapitäne laufen aus, und in welcher Reihenfolge?
 }
ask-crew = { $n ->
    [one] Nimm noch 1 Mannschaftskarte
   *[other] Nimm noch { $n } Mannschaftskarten
 }
ask-planet = Von welchem Planeten brichst du auf?
ask-start-tile = Wie liegt das Plättchen deines Planeten?
ask-lay = { $n ->
    [one] Lege das Plättchen neben ein anderes; berühre es noch einmal zum Drehen
   *[other] Lege beide Plättchen neben andere; berühre eins noch einmal zum Drehen
 }
ask-rescue = Eine Karte aus einem Schiffswrack bergen?
ask-tactics = Fahren, Mannschaft, Marker: was als Nächstes?
ask-construction = Was baust oder eroberst du?
ask-sealed = Deine Wahl ist versiegelt. Bis alle gewählt haben, kannst du es dir anders überlegen.
ask-waiting = Warten auf { $names }
ask-none = Einen Augenblick
ask-over = Die Partie ist zu Ende

## Antworten
do-galleon = Galeone
do-frigate = Fregatte
do-fortress = Festung
do-recruit = Anheuern
do-conquer = Erobern
do-share = Dem Partner geben
do-rescue = Bergen
do-play = Ausspielen
do-end-collection = Nichts mehr bergen
do-end-tactics = Taktik beenden
do-end-turn = Zug beenden
waive = 1 { $spice } weniger
offer-nation = Flotte wählen: { $nation }
offer-captains = { $names }
offer-pick = Nehmen: { $crew }
offer-lay = { $tile } auf { $cell } legen, { $turn }
offer-rescue = Bergen: { $crew }, { $ship }
offer-move = { $ship } nach { $to }
offer-attack = { $ship } greift an: { $target }
offer-attack-officers = { $n ->
    [one] { $ship } greift an: { $target }, mit 1 Ersten Offizier
   *[other] { $ship } greift an: { $target }, mit { $n } Ersten Offizieren
 }
offer-banker = 1 { $give } geben, 1 { $take } nehmen
offer-play = Ausspielen: { $crew }
offer-wind = { $token }: { $ship } nach { $to }
offer-cargo = { $token }: 1 { $spice }
offer-recruit = Anheuern: { $crew } für { $price }
offer-frigate = Fregatte bauen auf { $planet }
offer-fortress = { $planet } befestigen für { $price }
offer-galleon = Galeone bauen: { $place }, für { $price }
offer-conquer = { $planet } erobern für { $price }
offer-share = Dem Partner 1 { $spice } geben

## Stand
state-duel = Duell
state-general = Allgemein
state-team = Teams
state-game = Partie { $n }
state-setup = vor dem Spiel
state-round = Runde { $round }
state-still = Stillstand

## Wie es ausging
end-planets = { $count ->
    [one] { $winners } gewinnt mit { $n } Planeten.
   *[other] { $winners } gewinnen mit { $n } Planeten.
 }
end-last-planets = { $count ->
    [one] { $winners } gewinnt: Niemand sonst hat einen Planeten.
   *[other] { $winners } gewinnen: Niemand sonst hat einen Planeten.
 }
end-limit = { $count ->
    [one] Die letzte Runde ist vorbei: { $winners } gewinnt mit { $n } Planeten.
   *[other] Die letzte Runde ist vorbei: { $winners } gewinnen mit { $n } Planeten.
 }
end-standstill = { $count ->
    [one] Nichts kann sich mehr ändern: { $winners } gewinnt mit { $n } Planeten.
   *[other] Nichts kann sich mehr ändern: { $winners } gewinnen mit { $n } Planeten.
 }
end-match = { $count ->
    [one] { $winners } gewinnt den Wettkampf mit { $wins } Partien.
   *[other] { $winners } gewinnen den Wettkampf mit { $wins } Partien.
 }
end-games = { $count ->
    [one] Der Wettkampf ist vorbei: { $winners } hat die meisten Partien gewonnen, { $wins }.
   *[other] Der Wettkampf ist vorbei: { $winners } haben die meisten Partien gewonnen, { $wins }.
 }
end-resignation = { $count ->
    [one] { $winners } gewinnt: Die anderen haben aufgegeben.
   *[other] { $winners } gewinnen: Die anderen haben aufgegeben.
 }
end-wins = { $count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } gewinnen.
 }
end-drawn-limit = Die letzte Runde ist vorbei, und niemand hat die meisten Planeten: unentschieden.
end-drawn-standstill = Nichts kann sich mehr ändern, und niemand hat die meisten Planeten: unentschieden.
end-drawn-games = Der Wettkampf ist vorbei, und niemand hat die meisten Partien gewonnen: unentschieden.
end-drawn = Unentschieden nach Vereinbarung.

## Logbuch
log-rule = Regel { $rule }
log-turn = Runde { $round } · { $who }
log-game = Partie { $game }
log-nation = { $count ->
    [one] { $who } befehligt die Flotte: *{ $nation }*.
   *[other] { $who } befehligen die Flotte: *{ $nation }*.
 }
log-nation-own = Befehligt die Flotte: *{ $nation }*.
log-captain-taken = Wählt { $captain }.
log-captain-shown = *{ $captain }* übernimmt das Kommando.
log-crew-picked = Nimmt auf die Hand: { $crew }.
log-crew-picked-unseen = Nimmt eine Mannschaftskarte.
log-planet-chosen = Bricht auf von *{ $planet }*.
log-laid = Legt { $tile }.
log-stack = { $n ->
    [one] 1 Plättchen bleibt im Stapel.
   *[other] { $n } Plättchen werden in den Stapel gemischt.
 }
log-drawn = Zieht { $tile }; noch { $left }.
log-collected-planet = { $spices } von { $planet }.
log-collected-ship = { $spices }, gebracht von der { $hull }.
log-collected-harvest = { $spices } mehr: reiche Ernte.
log-token-drawn = Zieht einen Marker: *{ $token }*.
log-rescued = Die { $hull } birgt: { $crew }.
log-rescued-unseen = Die { $hull } birgt eine Mannschaftskarte.
log-crew-out = Aus dem Spiel: { $cards }.
log-crew-returned = Zurück in die Reserve: { $cards }.
log-moved = Die { $hull } fährt.
log-moved-winds = Sonnenwinde tragen die { $hull }.
log-moved-shot = Ein Warnschuss vertreibt die { $hull }.
log-moved-foul = Ein widriger Wind erfasst die { $hull }.
log-moved-recall = Die { $hull } wird auf einen Planeten gerufen.
log-moved-helmsman = Die { $hull } steht auf der Windrose.
log-played = Spielt *{ $crew }*.
log-ability = { $captain }: *{ $ability }*.
log-token-used = Nutzt *{ $token }*.
log-attacked = Die { $hull } greift an: { $target }.
log-attacked-in-vain = Die { $hull } greift vergeblich an: { $target }.
log-destroyed = Die { $hull } ist *zerstört*.
log-destroyed-singularity = Die { $hull } ist *in einer Singularität verloren*.
log-fortress-destroyed = Die Festung auf { $planet } ist *zerstört*.
log-captain-lost = { $captain } ist verloren.
log-exchanged = Gibt 1 { $gave }, nimmt 1 { $took }.
log-taken = Nimmt { $spices }.
log-frozen = Die { $hull } ist *eingefroren*.
log-thawed = Die { $hull } ist wieder frei.
log-turned = { $n ->
    [one] Dreht { $tile } um ein Sechstel.
   *[other] Dreht { $tile } um { $n } Sechstel.
 }
log-press-ganged = { $seat } verliert: { $crew }.
log-sold = Heuert ab: { $crew }.
log-sold-unseen = Heuert eine Mannschaftskarte ab.
log-recruited = Heuert an: { $crew }.
log-recruited-unseen = Heuert eine Mannschaftskarte an.
log-built = Baut eine { $hull } für { $spices }.
log-fortress = Befestigt *{ $planet }* für { $spices }.
log-conquered = Erobert *{ $planet }* für { $spices }.
log-conquered-from = Nimmt { $seat } den Planeten *{ $planet }* für { $spices } ab.
log-shared = Gibt { $seat } 1 { $spice }.
log-end-tactics = Beendet die Taktik.
log-standstill = Stillstand: Kein Planet kann mehr den Besitzer wechseln.
log-won = { $count ->
    [one] { $who } gewinnt die Partie.
   *[other] { $who } gewinnen die Partie.
 }
log-drawn-game = Die Partie endet unentschieden und zählt für niemanden.
log-agreed = Die Partie endet nach Vereinbarung unentschieden und zählt für niemanden.
log-match = { $count ->
    [one] *{ $who }* gewinnt den Wettkampf.
   *[other] *{ $who }* gewinnen den Wettkampf.
 }

## Warum nicht?
why-game-over = Die Partie ist zu Ende.
why-not-now = Jetzt ist nichts zu entscheiden.
why-others-choose = Zuerst wählt jemand anderes; vor dem Spiel geht es nach Sitzen.
why-sealed = Deine Kapitäne sind gewählt und versiegelt: Wähle neu, oder warte auf die anderen.
why-crew-complete = Du hast deine { $cards } Karten gewählt; warte auf die anderen.
why-partner-picks = Partner wählen abwechselnd; dein Partner ist dran.
why-not-your-turn = Du bist nicht am Zug.
why-ended = Du hast diese Phase beendet, dein Partner noch nicht.
why-partner-lays = Du hast kein Plättchen zu legen, dein Partner schon.
why-partner-rescues = Du hast niemanden zu bergen, dein Partner schon.
why-choose-nation = Wähle zuerst eine Nation.
why-nation-taken = Diese Nation gehört einer anderen Seite.
why-choose-captains = Wähle { $captains } Kapitäne deiner Nation, in der Reihenfolge, in der sie auslaufen.
why-captain-twice = Diesen Kapitän hast du schon gewählt.
why-captain-of-other-nation = Dieser Kapitän fährt für eine andere Nation.
why-captain-of-partner = Diesen Kapitän hat dein Partner.
why-pick-crew = Wähle Mannschaftskarten deiner Nation für deine Hand, { $cards } im Ganzen.
why-crew-of-other-nation = Diese Karte hat deine Nation nicht.
why-no-copy-left = Von dieser Karte ist keine mehr da.
why-choose-planet = Wähle zuerst den Planeten, von dem du aufbrichst.
why-planet-taken = Von dort bricht jemand anderes auf.
why-place-start-tile = Lege das Plättchen deines Planeten auf deinen Startplatz.
why-start-cell = Dein erstes Plättchen gehört auf den Startplatz deiner Seite.
why-beside-partner = Dein Plättchen gehört auf einen freien Platz neben dem deines Partners.
why-explore-first = Lege zuerst die gezogenen Plättchen.
why-partners-tile = Dieses Plättchen hat dein Partner gezogen und legt es.
why-tile-not-drawn = Dieses Plättchen hast du nicht gezogen.
why-cell-taken = Dort liegt schon ein Plättchen.
why-cell-outside = So weit reicht das Himmelsgewölbe nicht.
why-cell-apart = Ein Plättchen muss ein gelegtes berühren.
why-rescue = Wähle ein Schiff auf einem Schiffswrackfeld und eine Karte der Reserve oder beende das Sammeln.
why-not-on-wreck = Dieses Schiff ist nicht auf einem Schiffswrackfeld.
why-rescued-already = Dieses Schiff hat in diesem Zug schon jemanden geborgen.
why-not-in-reserve = Diese Karte ist nicht in deiner Reserve.
why-still-in-play = Diese Karte ist noch im Einsatz und nicht in der Reserve.
why-not-your-ship = Das ist nicht dein Schiff.
why-partners-ship = Das ist das Schiff deines Partners; jeder bewegt die eigenen.
why-ship-not-there = Dieses Schiff ist nicht auf dem Plan.
why-moved-already = Dieses Schiff hat sich in diesem Zug schon bewegt.
why-frozen = Dieses Schiff ist eingefroren und kann sich in diesem Zug nicht bewegen.
why-ship-first = Berühre zuerst das Schiff, das fahren soll.
why-same-space = Dort ist es schon; es muss woanders ankommen.
why-no-space = Dort ist kein Feld.
why-empty-sky = Dieses Schiff ist im leeren Himmel: Kein Weg führt hin oder fort.
why-occupied = Dort ist ein anderes Schiff.
why-foreign-fortress = Eine Festung einer anderen Seite sperrt diesen Planeten.
why-way-barred = Andere Schiffe versperren den Weg.
why-way-fortified = Eine Festung einer anderen Seite versperrt den Weg.
why-through-singularity = Der Weg führt durch eine Singularität; hindurch kommt nichts.
why-too-far = Das ist zu weit: Das Schiff hat { $steps } Schritte.
why-no-path = Dorthin führt kein Weg.
why-card-in-reserve = Diese Karte ist in deiner Reserve; heuere sie erst an.
why-card-in-play = Diese Karte ist schon im Einsatz.
why-card-not-yours = Diese Karte hast du nicht.
why-no-galleon = Ohne Galeone auf dem Plan kann keine Mannschaft gespielt werden.
why-crew-limit = Du hast in diesem Zug { $cards } Mannschaftskarten gespielt; mehr geht nicht.
why-nothing-to-give = Von diesem Gewürz hast du nichts zu geben.
why-spice-full = Von diesem Gewürz hast du schon { $cap }; mehr geht nicht.
why-on-rose = Deine Galeone ist schon auf der Windrose.
why-protected-already = Deine Galeone ist schon geschützt.
why-no-frigate-for-credit = Es kann keine Fregatte mehr gebaut werden, für die das gälte.
why-governor = Deine Galeone ist auf keinem Planeten, den sie erobern könnte, oder von seinem Preis ist nichts übrig.
why-no-target = Nichts ist in Reichweite.
why-shooter-on-rose = Von der Windrose aus greift niemand an.
why-target-on-rose = Ein Schiff auf der Windrose kann nicht angegriffen werden.
why-friendly = Das gehört zu deiner eigenen Seite.
why-out-of-range = Das ist außer Reichweite: Der Angriff reicht { $range } weit.
why-ship-on-fortress = Auf diesem Planeten ist ein Schiff; es muss vor der Festung zerstört werden.
why-no-fortress = Dort ist keine Festung.
why-marker-no-target = Planetenmarker können nicht angegriffen werden.
why-officers = So viele Erste Offiziere passen nicht zu diesem Angriff.
why-frigates-do-not-attack = Fregatten greifen nur für Lancaster an, mit einem Ersten Offizier.
why-with-gunner = Die Fähigkeit deines Kapitäns gehört zu einem Angriff: Beginne mit einem Kanonier.
why-not-your-captain = Dieser Kapitän befehligt deine Galeone nicht.
why-officer-first = Die Fähigkeit eines Kapitäns braucht einen Ersten Offizier aus der Hand: Beginne mit der Karte.
why-move-made = Die Fähigkeit verlängert die Bewegung der Galeone in diesem Zug, und die ist getan oder gesperrt.
why-planet-not-yours = Dieser Planet gehört dir nicht.
why-planet-occupied = Auf diesem Planeten ist ein Schiff.
why-shielded-already = Deine Festungen sind schon geschützt.
why-no-tile = Dort liegt kein Plättchen.
why-enemy-inside = Auf diesem Plättchen ist ein feindliches Schiff.
why-turn-changes-nothing = Diese Drehung würde nichts ändern.
why-beyond-three = Es ist mehr als drei Schritte von deiner Galeone entfernt.
why-frozen-already = Dieses Schiff ist schon eingefroren.
why-empty-hand = Diese Hand ist leer.
why-fortified-already = Dort steht schon eine Festung.
why-no-fortress-left = { $limit } Festungen im ganzen Spiel, und die sind gebaut.
why-no-solar-winds = Dazu braucht es auch einen Marker Sonnenwinde.
why-nothing-to-sell = Du hast keine andere Karte, die du abheuern könntest.
why-no-room = Von beiden Gewürzen hast du so viel, wie du darfst.
why-no-token = Diesen Marker hast du nicht.
why-own-ship-only = Sonnenwinde bewegen ein eigenes Schiff.
why-enemy-ship-only = Das bewegt ein feindliches Schiff.
why-build-later = Das kommt in der Bauphase; beende erst deine Taktik.
why-tactics-over = Deine Taktikphase ist vorbei.
why-tactics = Bewege Schiffe, spiele Mannschaft, nutze Marker oder beende die Phase.
why-construction = Baue, heuere an, erobere oder beende deinen Zug.
why-hand-full = Deine Hand hat { $limit } Karten; mehr geht nicht.
why-cannot-pay = Das kostet { $pepper } Pfeffer und { $vanilla } Vanille.
why-no-frigate-left = { $limit } Fregatten im ganzen Spiel, und die sind gebaut.
why-side-limit = Deine Seite hat ihre { $limit } des ganzen Spiels gebaut.
why-no-planet = Du hast keinen Planeten, auf dem du bauen könntest.
why-has-galleon = Deine Galeone ist auf dem Plan.
why-no-captain = Kein Kapitän wartet auf eine Galeone.
why-no-rebuild = Deine Galeone kann nicht mehr neu gebaut werden.
why-planet-before-rose = Eine Galeone wird auf einem freien eigenen Planeten gebaut, wenn es einen gibt.
why-no-ship-there = Keines deiner Schiffe ist auf diesem Planeten.
why-own-planet = Dieser Planet gehört deiner Seite.
why-fortress-bars = Eine Festung des Besitzers verhindert die Eroberung.
why-no-marker = Alle deine Planetenmarker sind im Einsatz.
why-waive = Gouverneure nehmen { $credits } vom Preis, nicht mehr und nicht weniger.
why-no-partner = Nur Partner teilen.
why-shared-enough = Deine Seite hat in diesem Zug { $limit } Gewürze geteilt; mehr geht nicht.
why-partner-full = Dein Partner hat keinen Platz für dieses Gewürz.
why-draw-offered = Du hast in diesem Zug schon Remis angeboten.
why-draw-waits = Ein Angebot wartet auf Antworten; mehr als eines gibt es nicht.
why-draw-in-setup = Remis lässt sich anbieten, sobald der Aufbau fertig ist.
why-no-draw-offered = Kein Remis wartet auf deine Antwort.

## Probleme von Schachteln und Stellungen
problem-unlike = „{ $text }“ ist nicht wie „{ $like }“
problem-no-layout = für diese Stufe gibt es keinen Grundriss mit { $tiles } Plättchen
problem-no-side = es gibt { $sides } Seiten, gezählt ab 0
problem-ship-off-board = { $ship } ist nicht auf dem Spielplan
problem-ship-of-other-side = { $ship } ist nicht am Zug
problem-ended-by-other-side = nur die Seite am Zug kann eine Phase beenden
problem-round = { $value } liegt nicht zwischen 1 und { $most }; beim Spielaufbau ist es 0
problem-wins = { $wins } Partien sind gewonnen, aber nur { $played } gespielt
problem-match-over = { $wins } Siege reichen, das Match wäre also zu Ende
problem-other-end = dieser Tisch ist nicht durch „{ $end }“ zu Ende
problem-phase-ends-itself = diese Phase wird nicht von Spielern beendet
problem-phase-ended = alle haben die Phase beendet, sie ist also vorbei
problem-no-standstill = das ist kein Stillstand
problem-game-won = eine Seite hat gewonnen, die Partie wäre also zu Ende
problem-two-sides = solange die Partie läuft, halten mindestens zwei Seiten Planeten
problem-not-exploring = dieser Sitz hat jetzt keine Plättchen zu legen
problem-stack-in-setup = der Stapel wird erst am Ende des Spielaufbaus gemischt
problem-hand-in-setup = { $cards } Karten passen nicht zu diesem Schritt des Spielaufbaus; insgesamt werden { $picks } gewählt
problem-not-begun = die Partie hat nicht begonnen, also ist nichts gespielt, gebaut, verloren oder gesammelt
problem-too-early = dafür ist es beim Spielaufbau zu früh
problem-captains-at-once = alle wählen gleichzeitig, von Partnern der niedrigere Sitz zuerst
problem-seat-order = Nationen werden in Sitzreihenfolge gewählt
problem-start-side = die beginnende Seite ist zuerst dran
problem-planet-chosen-twice = zwei Spieler haben denselben Planeten
problem-only-start-tiles = beim Spielaufbau liegen nur Startplättchen
problem-start-tile-place = die Startplättchen der Seite { $side } liegen nicht, wo sie hingehören
problem-start-tile-early = für die Startplättchen der Seite { $side } ist es zu früh
problem-start-tile-missing = die Startplättchen der Seite { $side } fehlen
problem-start-planet = Planetenmarker und Galeone gehören auf den Startplaneten
problem-cell-outside = { $cell } ist kein Platz des Grundrisses mit { $tiles } Plättchen
problem-cell-apart = { $cell } hängt nicht mit den anderen zusammen
problem-centre-tile = das Zentralplättchen gehört in die Mitte
problem-expert-tiles = { $found } Expertenplättchen sind im Spiel, verlangt sind { $expected }
problem-tiles = { $found } Plättchen liegen, sind gezogen oder im Stapel, und es gibt { $expected } Plätze
problem-tile-not-laid = das Plättchen des Planeten liegt nicht
problem-fortress-without-holder = eine Festung gehört dem Besitzer des Planeten, und es gibt keinen
problem-crew-cards = die Mannschaftskarten sind „{ $found }“ statt „{ $expected }“
problem-captain-nation = { $captain } gehört zu einer anderen Nation
problem-captains = { $found } Kapitäne, und jeder Spieler hat { $expected }
problem-captain-follows = auf einen verlorenen Kapitän folgt sofort der nächste
problem-captain-list = höchstens drei Kapitäne, jeder einmal
problem-in-play-without-galleon = ohne Galeone liegen keine Karten im Spiel
problem-side-limits = die Partner haben mehr gebaut, als ihrer Seite zusteht
problem-fortresses-stand = { $standing } Festungen stehen, und { $built } wurden gebaut
problem-planet-markers = { $planets } Planeten sind mit { $markers } Markern besetzt
problem-galleon-without-captain = eine Galeone auf dem Spielplan hat einen Kapitän
problem-no-space = es gibt kein Feld { $space } für { $ship }
problem-ship-in-singularity = { $ship } steht auf { $space }, einer Singularität
problem-two-ships = { $other } und { $ship } stehen beide auf { $space }
problem-ship-not-built = { $ship } wurde nie gebaut
problem-tokens = so viele Bonusmarker sind nicht in der Schachtel
problem-spices-over-cap = ein Spieler hat höchstens { $cap } von einem Gewürz
problem-two-tiles = { $other } und { $tile } liegen beide auf { $cell }
problem-spice-caps = für beide Gewürze gilt dieselbe Obergrenze
problem-spice-markers = vier Spieler mit je { $cap } brauchen { $least }
problem-price-unpayable = { $price } ist nicht zu bezahlen: ein Spieler hat höchstens { $cap } von einem Gewürz
problem-price-nothing = es kostet mindestens 1 Gewürz
problem-crew-copies = die Karten von { $nation } sind zusammen { $found } statt { $expected }
problem-planet-total = es ist { $total }, und die Kosten sind { $cost }
problem-cell-far = { $cell } ist mehr als drei Plätze von der Mitte entfernt
problem-cell-twice = ein Platz kommt zweimal vor
problem-start-cells = jede der { $sides } Seiten hat einen Startplatz neben der Mitte
problem-start-cells-adjacent = Partner legen neben ihr eigenes Plättchen, also liegen Startplätze nicht nebeneinander
problem-start-cells-outside = einer gehört nicht zum Grundriss mit { $tiles } Plättchen
problem-space-letter = ein Feld heißt nach einem der Buchstaben { $letters }
problem-space-kind = auf einem solchen Plättchen gibt es kein „{ $kind }“
problem-space-count = { $found } Felder der Art „{ $kind }“, verlangt ist eines
problem-space-unreached = von keiner Kante führt ein Weg dorthin
problem-link-without-space = { $link }: ein Weg von Kante zu Kante hat kein Feld im Innern
problem-link-end = { $link }: ein Ende ist weder ein Feld des Plättchens noch e0 bis e5
problem-link-idle = { $link }: kommt schon vor oder führt nirgendwohin
problem-edge-twice = { $link }: Kante e{ $edge } wird zweimal benutzt

## Die Galerie
gallery-tiles = Plättchen
gallery-captains = Kapitäne
gallery-crew = Mannschaft
gallery-tokens = Bonusmarker
gallery-centre = Mitte
gallery-sky = Himmelspfad
gallery-expert = Expertenplättchen
gallery-planet = Kostet { $price }, bringt { $spice }.

## Wo lange Wörter auf schmalen Karten getrennt werden
word-breaks = Mannschafts-vorstand
