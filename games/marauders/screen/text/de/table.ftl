# Was auf dem Tisch steht: Seekarte, Kapitäne, Hafen, Überfälle, Gefechte.

## Das Spiel
game-title = Merchants & Marauders
game-blurb = Handeln, schmuggeln und plündern in der Karibik: als ehrlicher Kaufmann, als Pirat oder erst das eine und dann das andere.
game-minutes = 150
mode-base = Die ganze Karibik
option-glory = Ruhmpunkte zum Sieg
option-glory-help = Im Regelheft sind es zehn; mehr machen das Spiel länger, weniger kürzer.

## Plätze, Nationen, Eigenschaften, Trefferbereiche
seat-red = Rot
seat-blue = Blau
seat-yellow = Gelb
seat-green = Grün
nation-spanish = Spanien
nation-english = England
nation-french = Frankreich
nation-dutch = Niederlande
people-spanish = Spanisch
people-english = Englisch
people-french = Französisch
people-dutch = Niederländisch
bounty-spanish = Spanisches Kopfgeld
bounty-english = Englisches Kopfgeld
bounty-french = Französisches Kopfgeld
bounty-dutch = Niederländisches Kopfgeld
merchant-spanish = Spanischer Kauffahrer
merchant-english = Englischer Kauffahrer
merchant-french = Französischer Kauffahrer
merchant-dutch = Niederländischer Kauffahrer
skill-seamanship = Seemannskunst
skill-scouting = Suchen
skill-leadership = Führungskraft
skill-influence = Einfluss
location-hull = Rumpf
location-cargo = Fracht
location-masts = Masten
location-crew = Mannschaft
location-cannons = Kanonen
manoeuvrability = Manövrierbarkeit
manoeuvrability-is = Manövrierbarkeit { $n }
skull = Totenkopf
skulls = Totenköpfe
you = du
you-there = Du
secret = geheim

## Die Seekarte
chart = Seekarte
chart-label = Karte der Karibik, 17 Meereszonen
chart-zoom = Näher hinsehen
chart-nearer = Näher
chart-farther = Weiter weg
chart-whole = Ganze Karte
zone-sea = { $open ->
    [yes] { $zone }
   *[no] See vor { $zone }
}
sail-over = Nach { $letter }: { $zone }
port-of = Hafen von { $zone }, { $nation }
port-plague = wegen Seuche gesperrt
demand-is = Gefragt: { $good }
mission-here = Auftrag zu vergeben
modification-unseen = Modifikation, verdeckt
merchant-unseen = Kauffahrer, verdeckt
off-zone = { $open ->
    [yes] im Karibischen Meer
   *[no] vor { $zone }
}
to-zone = { $open ->
    [yes] ins Karibische Meer
   *[no] nach { $zone }
}
in-port = in { $zone }
in-zone = in { $zone }
glory-track = Ruhm
merchants-taken = Aufgebracht
war = Krieg
war-none = Kein Krieg

## Ereignis, Aufträge, die anderen
event-of-round = Ereignis der Runde
event-none = Kein Ereignis wirkt.
event-icons = Befehle an NSC-Schiffe
plague-in = Seuche: { $ports } ({ $n })
npc-coming = Am Ende der Runde: { $npc }, { $zone }
missions-on-offer = Aufträge zu vergeben
npcs-at-sea = Marine und Piraten auf See
hunts-own-bounty = jagt dich: Seine Nation hat ein Kopfgeld auf dich ausgesetzt
hunts-other-bounty = jagt dich: Eine andere Nation hat ein Kopfgeld auf dich ausgesetzt
hunts-war = jagt dich: Deine Nation ist Kriegsgegner
hunts-gold = jagt dich: Du bist kein Pirat und hast Gold an Bord
hunts-cargo = jagt dich: Du bist kein Pirat und hast Fracht an Bord
hunts-poor = jagt dich: Du bist kein Pirat

## Ein Kapitän
own = Dein Kapitän
actions-left = { $n ->
    [one] Noch eine Aktion
   *[other] Noch { $n } Aktionen
}, nur zum Segeln: { $moves }
captain-home = aus { $zone }
captain-secret = noch geheim
captain-waits = kommt mit dem nächsten Zug
track-label = { $location }: { $n } von { $max }
track-hits = { $location }: { $n } von { $max }, drohende Treffer: { $hits }
hold = Frachtraum
n-of-most = { $n } von { $most }
hold-backs = { $n ->
    [0] leer
    [one] eine Frachtkarte
   *[other] { $n } Frachtkarten
}
hand-backs = { $n ->
    [0] keine Ruhmkarten
    [one] eine Ruhmkarte
   *[other] { $n } Ruhmkarten
}
rumor-backs = { $n ->
    [one] ein Gerücht
   *[other] { $n } Gerüchte
}
crate = Kiste
aboard = An Bord
gold-aboard = an Bord
gold-stash = Truhe
gold-stash-own = deine Truhe
gold-n = { $n } Gold
bounties = Kopfgelder
glory-cards = Ruhmkarten
rumor = Gerücht
rumor-true = Wahr, und dauerhaft dein
rumor-at-sea = Suche { $off } ({ $skill })
rumor-in-port = Frag im Hafen von { $zone } nach ({ $skill })
mission-done-so-far = { $n ->
    [one] Ein Schritt ist getan.
   *[other] { $n } Schritte sind getan.
}
hull-flipped = Bis zur Reparatur verbraucht.
symbol-hit = Treffer: { $location }
symbol-escape = Flucht

## Der Hafen
port-ledger = Der Hafen von { $zone }
port-home = Heimathafen
in-demand = gefragt
in-yard = in der Werft
custom = Brauch des Ortes
act-open = läuft
act-done = erledigt
act-sell = Waren verkaufen
act-buy = Waren einkaufen
act-shipyard = Werft besuchen
act-recruit = Mannschaft anheuern
act-rumor = Gerücht aufschnappen
act-mission = Auftrag annehmen
act-stash = Gold verstecken
act-pardon = Begnadigung kaufen
own-mission = Laufender Auftrag
sell-text = Jeder Posten bringt 3 Gold, Gefragtes 6. Zuerst und nur einmal.
sell-go = Verkaufen …
sell-these = Verkaufen
sale-sum = { $n ->
    [0] Noch nichts gewählt
    [one] Ein Posten für
   *[other] { $n } Posten für
}
buy-text = Die Posten siehst nur du. Drei gleiche kosten je 1, zwei je 2, einzelne 3.
buy-lots = Drei gleiche kosten je 1, zwei je 2, einzelne 3. Billig Gekauftes sieht ein anderer Kapitän.
buy-go = Angebot ansehen
buy-these = Kaufen
buy-sum = { $n ->
    [0] Noch nichts gewählt
    [one] Ein Posten für
   *[other] { $n } Posten für
}
chosen = gewählt
hold-room = Frachtraum { $n } + { $new } von { $most }
yard-text = Reparaturen, Modifikation, Spezialwaffen, ein Schiff.
yard-go = Zur Werft
yard-done = Werft verlassen
yard-mend = Reparieren: { $location }
yard-restore = Reparieren
yard-fit = Einbauen
yard-buy = Kaufen
yard-sell = Verkaufen
yard-yours = gehört dir
yard-trade-in = { $ship } in Zahlung geben: { $gold }
yard-glory = Fregatte oder Galeone: 1 Ruhmpunkt, einmal je Kapitän.
recruit-text = Mannschaft { $n } von { $most }. Führungskraft, { $dice } Würfel: Ein Totenkopf füllt die Mannschaft auf, sonst { $gold } Gold je Mann.
recruit-go = Anheuern
rumor-text = { $gold ->
    [0] Hier ohne Gebühr. Einfluss, { $dice } Würfel.
   *[other] { $gold } Gold, dann Einfluss, { $dice } Würfel.
}
rumor-go = Umhören
rumor-check = Deinem Gerücht nachgehen
mission-go = Bewerben
stash-go = Truhe öffnen
pardon-text = In dieser Runde lässt sich ein Kopfgeld senken.
pardon-go = Um Gnade bitten

## Würfel und Überfälle
successes = { $n ->
    [one] Totenkopf, Augen { $pips }
   *[other] Totenköpfe, Augen { $pips }
}
roll-of = Wurf auf { $skill }
roll-locations = Wo die Treffer landen
roll-any = Ein Wurf
raid-at = { $name }: Überfall { $off }
raid-steps = Schritte des Überfalls
raid-found = Gefunden
raid-rolling = Wurf
raid-spending = Totenköpfe
raid-judging = Treffer
raid-looting = Beute
raid-nations = Wessen Schiff soll es sein?
raid-gold = Beute
raid-escapes = Flucht { $n } von { $most }
raid-hits = { $n ->
    [one] ein Treffer
   *[other] { $n } Treffer
}
raid-successes = { $n ->
    [one] Noch ein Totenkopf
   *[other] Noch { $n } Totenköpfe
}
lot = Was an Bord kommt

## Gefechte
battle-naval = Seegefecht { $off }, Runde { $n }
battle-crew = Mannschaftskampf { $off }, Runde { $n }
step-announce = Ansage
step-contest = Vergleich
step-shots = Schüsse
step-boarding = Entern
step-crew = Nahkampf
step-spoils = Beute
battle-wins = gewinnt
verdict-shoot = { $who } gewinnt den Vergleich: Jede Kanone trifft.
verdict-board = { $who } gewinnt den Vergleich und entert, sobald die Schüsse gefallen sind.
verdict-flee = { $who } gewinnt den Vergleich und entkommt, wenn der andere keinen Totenkopf hat.
verdict-none = Niemand gewinnt den Vergleich.
hits-on = { $who }: { $n ->
    [one] ein Treffer unterwegs
   *[other] { $n } Treffer unterwegs
}
hits-cargo = eine blind gezogene Karte geht verloren
role-attacker = Angreifer
role-defender = Verteidiger
npc-led = Geführt von { $name }, links neben dem Kapitän, gegen den es kämpft.
npc-led-you = Du führst es: Du sitzt links neben dem Kapitän, gegen den es kämpft.
band-crew = Mannschaft { $n }
window = Moment für Karten
window-closed = Gerade kann keine Karte gespielt werden.
window-text = Sag eine Karte verdeckt an, oder passe.
window-laid = Verdeckt auf dem Tisch: { $names }
hand-empty = keine Karten auf der Hand
window-turn-start = Ein Zug beginnt
window-own-turn = Dein Zug
window-own-port = In deiner Hafenaktion
window-move-declared = Ehe das Schiff segelt
window-scout-declared = Jemand sucht dich
window-merchant-found = Der Kauffahrer ist gefunden
window-before-roll = Vor den Würfeln
window-rolled = Die Würfel liegen
window-hits-due = Ehe die Treffer zählen
window-boarded = Du wirst geentert
window-raid-spent = Ehe der Überfall entschieden ist
window-raid-won = Ehe das Gold gezählt ist
window-card-resolved = Eine Karte ist gespielt

## Papiere zur Wahl
choose-ship = Das erste Schiff
choose-ship-sealed = Versiegelt, bis alle gewählt haben; dann werden alle Kapitäne gezeigt.
choose-glory = Behalte eine dieser Karten
choose-rumor = Behalte eines dieser Gerüchte
choose-token = Welche Ware soll gefragt sein?

## Die Liste der Karten
cards-captains = Kapitäne
cards-events = Ereignisse
cards-glory = Ruhmkarten
cards-specialists = Was Spezialisten tun
cards-missions = Aufträge
cards-rumors = Gerüchte
cards-tokens = Schiffsmodifikationen
cards-weapons = Spezialwaffen
cards-cargo = Frachtkarten: Wert (Symbol)
origin-rulebook = Aus dem Regelheft
origin-components = Vom gedruckten Material
origin-house = Eigene Karte: für Wardroom erdacht
origin-in-part = { $from }; für Wardroom erdacht: { $fields }
field-name = Name
field-text = Wirkung
field-skills = Eigenschaften
field-home = Heimat und Nation
field-place = Ort
field-value = Zahlen
field-other = Anderes
