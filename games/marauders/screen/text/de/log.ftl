# Zeilen des Logbuchs. Das Wappen vor der Zeile sagt, wessen sie ist.

## Das Logbuch
log-rule = Regel { $rule }
log-round = Runde { $n }
log-turn = { $seat } ist am Zug
log-rolls = würfelt auf { $skill }:
log-rolls-locations = würfelt, wo die Treffer landen:
log-rerolls = würfelt noch einmal:
fighter-pirate = der Pirat des Auftrags
fighter-band = der Gegner an Land
log-captain-dealt = zieht heimlich { $captain }
log-captain-drawn = Kapitän ist { $captain }
log-captain-refused = schickt { $captain } zurück und zieht neu
log-captain-entered = { $captain } beginnt in { $zone }, Schiff: { $ship }
log-start-player = ist Startspieler
log-mission-laid = Auftrag in { $zone }: { $mission }
log-merchants-dealt = Neue Kauffahrer laufen aus: { $n }
log-event = Ereignis: { $event }
log-npc-hunts = { $npc } jagt { $seat }: { $zone }
log-npc-moved = { $npc } segelt { $to }
log-npc-pending = { $npc }: { $event } kommt am Ende der Runde
log-npc-appeared = { $event } erscheint { $off }
log-npc-removed = { $event } ist fort
log-war-began = Krieg: { $one } gegen { $other }
log-war-ended = Frieden zwischen { $one } und { $other }
log-plague = Seuche in { $ports }, { $n } Runden lang
log-plague-ended = Die Seuche ist vorbei
log-retired = setzt sich zur Ruhe
log-entered = läuft in den Hafen von { $zone } ein
log-left = läuft aus dem Hafen von { $zone } aus
log-sailed = segelt { $to }
log-stayed = bleibt { $off }
log-gate-paid = zahlt { $gold } Gold für die Einfahrt nach { $zone }
log-turned-away = wird in { $zone } abgewiesen
log-scout-found = sucht { $target }: gefunden
log-scout-failed = sucht { $target } vergebens
log-npc-found = { $npc } findet { $seat }
log-npc-failed = { $npc } sucht { $seat } vergebens
log-gold-lost = verliert { $gold } Gold
log-victory = meldet { $n ->
    [one] { $n } Ruhmpunkt
   *[other] { $n } Ruhmpunkte
    }, { $gold } Gold in der Truhe
log-ended = { $count ->
    [one] { $winners } gewinnt
   *[other] { $winners } gewinnen gemeinsam
}

## Häfen
log-port = Hafenaktion in { $zone }
log-port-lost = wird in { $zone } nirgends vorgelassen
log-modification-turned = Die Werft von { $zone } bietet { $modification }
log-sold = verkauft { $goods } für { $gold } Gold
log-demand = { $zone } fragt jetzt nach { $good }
log-goods-drawn = { $n ->
    [one] sieht sich einen Posten an
   *[other] sieht sich { $n } Posten an
}
log-redrawn = lässt das ganze Angebot neu ziehen
log-bought = { $n ->
    [0] kauft nichts
    [one] kauft einen Posten für { $gold } Gold
   *[other] kauft { $n } Posten für { $gold } Gold
}
log-shown = { $n ->
    [one] zeigt { $seat } einen billigen Posten
   *[other] zeigt { $seat } { $n } billige Posten
}
log-purchase-seen = die billigen Posten: { $goods }
log-dropped = wirft { $good } über Bord
log-cargo-lost = verliert { $good } aus dem Frachtraum
log-crate-lost = verliert eine Kiste: { $mission }
log-gold = bekommt { $gold } Gold
log-paid = zahlt { $gold } Gold { $what }
for-repair = für Reparaturen
for-modification = für eine Modifikation
for-weapon = für Spezialwaffen
for-ship = für ein Schiff
for-crew = für die Mannschaft
for-rumor = für ein Gerücht
for-specialist = für einen Spezialisten
for-mission = für den Auftrag
for-courier = für den Kurier
for-pardon = für eine Begnadigung
for-redraw = für ein neues Angebot
log-repaired = repariert: { $location }
log-hull-restored = lässt den verstärkten Rumpf reparieren
log-modification = baut { $modification } ein
log-modification-returned = legt eine Modifikation verdeckt nach { $zone }
log-weapon = nimmt { $weapon } an Bord
log-weapon-gone = gibt { $weapon } ab
log-ship = befehligt jetzt: { $ship }
log-recruited = { $n ->
    [0] heuert niemanden an
    [one] heuert einen Mann an
   *[other] heuert { $n } Mann an
}
log-stashed = legt Gold in die Truhe
log-unstashed = nimmt Gold aus der Truhe
log-stash = { $gold } Gold an Bord, { $stash } in der Truhe

## Gerüchte, Aufträge, Kopfgelder, Ruhm
log-rumor-drawn = hört ein Gerücht: { $rumor }
log-rumor-unseen = hört ein Gerücht
log-rumor-dropped = legt ein Gerücht ab
log-rumor-shown = geht einem Gerücht nach: { $rumor }
log-rumor-false = { $rumor }: nur Gerede
log-rumor-true = { $rumor }: es stimmt
log-mission-taken = nimmt den Auftrag an: { $mission }
log-mission-failed = bewirbt sich vergebens: { $mission }
log-mission-step = kommt voran: { $mission }
log-mission-done = erfüllt den Auftrag: { $mission }
log-mission-gone = gibt den Auftrag auf: { $mission }
log-bounty-up = { $bounty } steigt auf { $n }
log-bounty-down = { $bounty } sinkt auf { $n }
log-point = gewinnt einen Ruhmpunkt, jetzt { $n }

## Karten
log-card-announced = legt eine Karte verdeckt aus
log-card-withdrawn = zeigt { $card } und nimmt sie zurück
log-card-played = spielt { $card }
log-means = nutzt { $means }
log-glory-drawn = zieht { $card }
log-glory-unseen = zieht eine Ruhmkarte
log-glory-discarded = legt { $card } ab
log-hired = heuert { $card } an
log-glory-taken = nimmt { $seat } { $card } ab
log-glory-taken-unseen = nimmt { $seat } eine Ruhmkarte ab

## Überfälle
log-merchant = findet einen Kauffahrer { $off }, laut Marker: { $merchant }
log-let-go = lässt den Kauffahrer ziehen
log-raid = greift an: { $merchant }
log-raid-card = zieht { $good }
log-raid-discard = legt { $good } ab
log-raid-escaped = der Kauffahrer entkommt
log-raid-failed = der Überfall misslingt
log-raid-won = der Überfall bringt { $gold } Gold
log-kept = nimmt { $good } an Bord

## Gefechte
log-battle = { $who } greift { $foe } { $off } an
log-announced = { $who } sagt an: { $action }
log-contest = { $who } gewinnt den Vergleich mit { $one } zu { $other } Totenköpfen
log-contest-tie = Niemand gewinnt den Vergleich: { $one } zu { $other } Totenköpfe
log-hits = { $who } wird getroffen: { $hits }
log-hit-cancelled = { $who }: ein Treffer entfällt ({ $location })
log-hit-moved = { $who } verschiebt einen Treffer: { $location } → { $to }
log-boarded = { $who } entert
log-boarding-failed = { $who }: das Entern misslingt
log-fled = { $who } entkommt
log-broken-off = bricht den Kampf ab
log-sunk = { $who } sinkt
log-defeated = { $who } besiegt { $foe }
log-battle-over = Das Gefecht ist vorbei
log-reward = fordert die Belohnung, { $nation }: { $gold } Gold
log-died = { $captain } ist tot
