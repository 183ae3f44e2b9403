# Turning Tides. Jeder Schlüssel steht auch in en.ftl; ein Test vergleicht sie.

## Startseite und Tisch
game-title = Turning Tides
game-blurb = Zwei Schiffe, je sieben Zonen, und jeden Zug eine heimlich gewählte Karte.
game-minutes = 45
mode-base = Volles Spiel
mode-intro = Einführungspartie
option-promotion_takes_initiative = Befördern bringt die Glocke
option-promotion_takes_initiative-help = Wer einen Matrosen zum Kapitän befördert, nimmt die Glocke.
option-moved_cannon_keeps_side = Eine bewegte Kanone behält ihre Seite
option-moved_cannon_keeps_side-help = Sonst darf sie auf Backbord oder Steuerbord neu gestellt werden.
option-move_and_navigate_share_level = Bewegen und Navigieren auf einer Stufe
option-move_and_navigate_share_level-help = Von diesen beiden beginnt, wer die Glocke hat. Sonst kommt Bewegen immer vor Navigieren.
option-intro_needs_both_goals = Zum Sieg gehören beide Ziele
option-intro_needs_both_goals-help = Eine Zone zerstört und der Kapitän von Bord. Sonst genügt eines von beiden.
option-surrender_offers_per_turn = Kapitulationsangebote je Zug
option-surrender_offers_per_turn-help = Wie oft jede Seite in einem Spielzug die Kapitulation anbieten darf.
option-round_limit = Letzte Runde
option-round_limit-help = Nach dieser Runde gewinnt das bessere Schiff. 0 heißt: keine Grenze.

## Namen
seat-silver = Silber
seat-gold = Gold
ship-silver = The Private
ship-gold = El Bueno
card-wait = Warten
card-sailor = Matrose
card-cannon = Kanone
card-move = Bewegen
card-navigate = Navigieren
card-swing = Schwingen
card-fire = Feuern
promote = Befördern
card-wait-text = Tu nichts. Warten beide, fahren die Schiffe eine Zone weiter.
card-sailor-text = Ein Matrose kommt aus dem Laderaum an Bord.
card-cannon-text = Eine Kanone kommt an eine freie Seite.
card-move-text = Versetze den Kapitän, einen Matrosen oder eine Kanone.
card-navigate-text = Eine Zone vor oder zurück, oder nimm die Glocke.
card-swing-text = Ein Matrose schwingt hinüber und holt einen von drüben.
card-fire-text = Eine bemannte Kanone trifft die Zone gegenüber.
unit-captain = Kapitän
unit-sailor = Matrose
unit-cannon = Kanone
unit-mast = Mast
the-captain = der Kapitän
the-mast = der Mast
sailors = { $n ->
    [one] ein Matrose
   *[other] { $n } Matrosen
}
cannons = { $n ->
    [one] eine Kanone
   *[other] { $n } Kanonen
}
zone = Zone { $zone }
the-zone = Zone { $zone }
zone-enemy = Gegnerische Zone { $zone }
zone-opposite = gegenüber Zone { $zone }
zone-destroyed = zerstört
zone-empty = leer
side-port = Backbord
side-starboard = Steuerbord
side-port-bears = Backbord, zum Gegner
side-port-away = Backbord, abgewandt
side-starboard-bears = Steuerbord, zum Gegner
side-starboard-away = Steuerbord, abgewandt
cannon-port-bears = Kanone an Backbord, zielt zum Gegner
cannon-port-away = Kanone an Backbord, zielt weg
cannon-starboard-bears = Kanone an Steuerbord, zielt zum Gegner
cannon-starboard-away = Kanone an Steuerbord, zielt weg

## Der Tisch
state = Runde { $round } · Zug { $turn } · Position { $position }
state-round = Runde { $round }
state-lull = Runde { $round } · Windschatten danach
state-over = die Partie ist zu Ende
chart-facing = Die beiden Schiffe auf Position { $position } von 14. Die Zonen { $first } bis { $last } von { $near } liegen gegenüber { $facing-first } bis { $facing-last } von { $far }.
chart-facing-one = Die beiden Schiffe auf Position { $position } von 14. Zone { $first } von { $near } liegt gegenüber Zone { $facing-first } von { $far }; sonst liegt keine gegenüber.
chart-apart = Die beiden Schiffe auf Position { $position } von 14. Keine Zonen liegen einander gegenüber.
ship-yours = Dein Schiff, vom Bug zum Heck
units-aboard = Einheiten an Bord
sides = Seiten, an denen eine Kanone stehen kann
scale-position = Position
scale-end = Rundenende
step-forward = Eine Zone vorwärts fahren
step-back = Eine Zone rückwärts fahren
order = Reihenfolge, in der Karten ausgeführt werden
you = du
zones-lost = { $n ->
    [one] 1 Zone verloren
   *[other] { $n } Zonen verloren
}
no-captain = kein Kapitän
hand = Hand
hand-yours = Deine Hand
pile = Stapel
discards = Ablage
discards-closed = Ablage, im Windschatten verdeckt
spent = verbraucht
none = keine
copies = Anzahl:
hold = Laderaum
hold-yours = dein Laderaum
hold-units = Einheiten im Laderaum
exchange-cards = Wechselkarten
hold-captain = Der Kapitän ist im Laderaum
hold-mast = Der Mast ist verloren
hold-sailors = { $n ->
    [one] 1 Matrose im Laderaum
   *[other] { $n } Matrosen im Laderaum
}
hold-cannons = { $n ->
    [one] 1 Kanone im Laderaum
   *[other] { $n } Kanonen im Laderaum
}
turn-cards = Karten dieses Zugs
laid-sealed = verdeckt, bis beide gewählt haben
laid-yours = deine, noch nicht gelegt
laid-yours-sealed = deine, verdeckt
laid-none = noch keine Karte
laid-lull = Windschatten
laid-now = wird ausgeführt
laid-promotes = befördert stattdessen
laid-next = kommt danach
laid-done = ausgeführt
bell-yours = Du hast die Glocke
bell-of = { $name } hat die Glocke

## Windschatten
lull-exchange = Tausch im Windschatten
lull-exchange-help = Gib so viele, wie du nimmst. Was du nimmst, kommt in deinen Nachziehstapel; was du gibst, bleibt im Laderaum.
lull-give = du gibst
lull-take = du nimmst
lull-pay = Abzug für Schaden
lull-pay-help = { $n ->
    [one] Eine Zone deines Schiffs ist zerstört: Eine Karte bleibt in der nächsten Runde im Laderaum. Nur du weißt, welche.
   *[other] { $n } Zonen deines Schiffs sind zerstört: { $n } Karten bleiben in der nächsten Runde im Laderaum. Nur du weißt, welche.
}
lull-pool = deine Karten

## Fragen
ask-card = Welche Karte legst du verdeckt?
ask-sailor = In welche Zone kommt der Matrose?
ask-cannon = Wohin kommt die Kanone? Wähle eine Zone und eine ihrer beiden Seiten.
ask-move = Wen bewegst du, und wohin?
ask-navigate = Fährst du vor, zurück, oder nimmst du die Glocke?
ask-swing = Aus welcher Zone schwingt ein Matrose hinüber?
ask-fire = Welche deiner bemannten Kanonen feuert?
ask-promote = Dein Schiff hat keinen Kapitän. Welcher Matrose wird befördert?
ask-exchange = Tauschst du Karten vor der nächsten Runde?
ask-pay = { $n ->
    [one] Welche Karte legst du für deine zerstörte Zone weg?
   *[other] Welche { $n } Karten legst du für deine zerstörten Zonen weg?
}
ask-over = Die Partie ist zu Ende.
sealed-card = Du hast { $card } verdeckt gelegt. { $name } wählt noch; bis dahin kannst du es dir anders überlegen.
sealed-lull = Deine Wahl ist versiegelt. { $name } wählt noch; bis dahin kannst du es dir anders überlegen.
wait-card = { $n ->
    [one] { $name } wählt eine Karte.
   *[other] { $name } wählen je eine Karte.
}
wait-exchange = { $n ->
    [one] { $name } überlegt, Karten zu tauschen.
   *[other] { $name } überlegen, Karten zu tauschen.
}
wait-pay = { $n ->
    [one] { $name } legt Karten für Schaden weg.
   *[other] { $name } legen Karten für Schaden weg.
}
wait-sailor = { $name } bringt einen Matrosen an Bord.
wait-cannon = { $name } stellt eine Kanone auf.
wait-move = { $name } bewegt eine Einheit.
wait-navigate = { $name } navigiert.
wait-swing = { $name } schwingt hinüber: Die Fadenkreuze zeigen, wohin.
wait-fire = { $name } feuert: Die Fadenkreuze zeigen, wohin.
wait-promote = { $name } befördert einen Matrosen zum Kapitän.
wait-other = { $name } ist dran.
wait-table = Es geht von selbst weiter.

## Antworten
offer-card = { $card } legen
offer-sailor = Matrose in Zone { $zone }
offer-cannon = { $place }
offer-move-captain = Kapitän in Zone { $to }
offer-move-sailor = Matrose von Zone { $from } in Zone { $to }
offer-move-cannon = Kanone von { $from } nach { $to }
offer-forward = Eine Zone vorwärts fahren
offer-back = Eine Zone rückwärts fahren
offer-claim = Die Glocke nehmen
offer-swing = Aus Zone { $from } auf gegnerische Zone { $on } schwingen
offer-fire = Aus Zone { $from } auf gegnerische Zone { $on } feuern
offer-promote = Matrosen in Zone { $zone } befördern
offer-exchange-none = Nichts tauschen
offer-exchange = { $give } geben, { $take } nehmen
offer-pay = { $cards } weglegen
token-sailor = Matrose an Bord
token-cannon = Kanone aufstellen
token-move = Bewegen
token-navigate = Navigieren
token-swing = Schwingen
token-fire = Feuern
token-promote = Befördern
token-exchange = Tauschen
token-pay = Abziehen
token-captain = Kapitän
token-forward = Vorwärts
token-back = Rückwärts
token-claim = Die Glocke nehmen
token-none = Nichts
token-mast = Mast
token-pile = Nachziehstapel
token-discard = Ablagestapel
token-give = { $card } geben
token-take = { $card } nehmen
token-spend = { $card } weglegen

## Logbuch. Was zwischen Sternchen steht, wird fett gesetzt.
log-turn = Runde { $round } · Zug { $turn }
log-round-over = Runde { $round } ist zu Ende · Windschatten
log-drew = zieht *{ $card }*. { $left ->
    [0] Der Stapel ist leer.
   *[other] Noch { $left } im Stapel.
}
log-drew-a-card = zieht eine Karte. { $left ->
    [0] Der Stapel ist leer.
   *[other] Noch { $left } im Stapel.
}
log-revealed = Die Karten werden aufgedeckt. { $first }, dann { $second }.
log-promotes-instead = *{ $card }*, befördert stattdessen
log-waited = wartet.
log-sailor = bringt einen *Matrosen* in Zone { $zone } an Bord.
log-cannon = stellt eine *Kanone* auf: { $place }. { $bearing }
log-bears = Sie zielt zum Gegner.
log-away = Sie zielt vom Gegner weg.
log-captain-moved = bewegt den Kapitän von Zone { $from } in Zone { $to }.
log-sailor-moved = bewegt einen Matrosen von Zone { $from } in Zone { $to }.
log-cannon-moved = bewegt eine Kanone von { $from } nach { $to }. { $bearing }
log-forward = *navigiert*: eine Zone vorwärts. Position { $position }.
log-back = *navigiert*: eine Zone rückwärts. Position { $position }.
log-swung = *schwingt* aus Zone { $from } auf gegnerische Zone { $on }: { $result }
log-swing-nothing = Niemand ist dort.
log-swing-sailor = Ein Matrose kommt in den Laderaum.
log-swing-captain = Der Kapitän kommt in den Laderaum!
log-fired = *feuert* aus Zone { $from } auf gegnerische Zone { $on }: { $result }
log-fire-nothing = Sie war schon zerstört.
log-fire-mast = Der Mast fällt.
log-fire-units = In den Laderaum: { $units }.
log-fire-destroyed = Die Zone ist zerstört!
log-promoted = befördert einen Matrosen in Zone { $zone } zum Kapitän.
log-no-effect = *{ $card }* bleibt ohne Wirkung.
log-marker = nimmt die Glocke.
log-sailed = Die Schiffe fahren weiter. Position { $position }.
log-both-wait = Beide warten: Die Schiffe fahren eine Zone weiter. Position { $position }.
log-exchanged-nothing = tauscht nichts.
log-exchanged = gibt { $given }, nimmt { $taken }.
log-paid = legt { $cards } für Schaden weg.
log-paid-some = { $n ->
    [one] legt eine Karte für Schaden weg.
   *[other] legt { $n } Karten für Schaden weg.
}
log-fire-added = mischt eine *Feuern*-Karte dazu.
log-shuffled = mischt: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} im Stapel.
log-turned = Die Schiffe wenden. Runde { $round } beginnt Bug an Bug.
log-end-zones = Zu viele Zonen von { $ship } sind zerstört: Sie ist verloren.
log-end-crew = Niemand ist mehr an Bord von { $ship }: Sie ist verloren.
log-end-intro = { $ship } ist am Ende ihrer Kräfte: Sie ist verloren.
log-end-limit = Die letzte Runde ist zu Ende. { $ship } ist das bessere Schiff.
log-end-drawn = Die letzte Runde ist zu Ende. Keines der Schiffe ist besser.

## Das Ende
end-zones = { $winner } gewinnt: { $n } Zonen von { $ship } sind zerstört.
end-crew = { $winner } gewinnt: Niemand ist mehr an Bord von { $ship }.
end-intro = { $winner } gewinnt: { $ship } ist beschädigt und ohne Kapitän.
end-limit = { $winner } gewinnt: Nach der letzten Runde steht { $ship } schlechter da.
end-surrender = { $winner } gewinnt: { $loser } hat kapituliert.
end-resignation = { $winner } gewinnt: { $loser } hat aufgegeben.
end-other = { $winner } gewinnt.
end-drawn-limit = Unentschieden nach der letzten Runde: { $one } und { $other } sind an Zonen und Besatzung gleich.
end-drawn = { $one } und { $other } einigen sich auf ein Unentschieden.
ribbon-zones = zu viele Zonen zerstört
ribbon-crew = niemand mehr an Bord
ribbon-intro = geschlagen

## Warum nicht? Die Schlüssel sind die der Regeln.
why-game-over = Die Partie ist zu Ende.
why-other-acts = { $seat } führt { $card } aus; danach bist du dran.
why-sealed = Deine Wahl liegt verdeckt: Wähle neu, oder warte auf die andere Seite.
why-nothing-to-exchange = Du hast außer Warten keine Karte auf der Hand, also nichts zu tauschen.
why-nothing-to-pay = Keine deiner Zonen ist zerstört, also gibt es nichts abzuziehen.
why-not-now = Gerade ist nichts zu entscheiden.
why-card-first = Erst wählen beide eine Karte; was sie bewirkt, entscheidest du beim Ausführen.
why-card-is-chosen = Die Karten dieses Zugs liegen auf dem Tisch; deine ist { $card }.
why-card-not-drawn = { $card } ist noch im Nachziehstapel.
why-card-discarded = { $card } ist schon gespielt; die Ablage kommt mit der nächsten Runde zurück.
why-card-in-hold = { $card } liegt im Laderaum. Wechselkarten kommen erst im Windschatten nach der Runde zu deinen Karten.
why-card-spent = { $card } ist für Schaden verbraucht und kommt im nächsten Windschatten zurück.
why-no-exchange-in-intro = In der Einführungspartie wird nicht getauscht; die Feuern-Karten im Laderaum kommen nach Runde 1 und 2 in deinen Stapel.
why-pile = Du ziehst jeden Zug eine Karte; in einen Nachziehstapel schaut niemand.
why-discard-pile = Die Ablage kommt erst mit der nächsten Runde zurück.
why-enemy-thing = Das gehört dem Gegner; du handelst mit deinem eigenen Schiff.
why-attack-from-own-zone = Wähle die Zone deines Schiffs, aus der du angreifst; getroffen wird die Zone gegenüber.
why-zone-destroyed = Zone { $zone } ist zerstört: Dort kann nichts hin.
why-side-taken = An { $side } von Zone { $zone } steht schon eine Kanone.
why-sides-taken = An beiden Seiten von Zone { $zone } stehen schon Kanonen.
why-choose-a-side = Eine Kanone steht an einer Seite: Wähle Backbord oder Steuerbord von Zone { $zone }.
why-place-sailor = Wähle eine heile Zone deines Schiffs für den Matrosen.
why-place-cannon = Wähle eine freie Seite einer heilen Zone deines Schiffs für die Kanone.
why-move-unit-first = Wähle zuerst den Kapitän, einen Matrosen oder eine Kanone an Bord deines Schiffs.
why-move-target = Wähle einen anderen Platz auf deinem Schiff.
why-mast-stays = Der Mast kann nicht bewegt werden.
why-unit-in-hold = Einheiten im Laderaum kannst du nicht bewegen, nur die an Bord.
why-captain-in-hold = Dein Kapitän ist im Laderaum.
why-no-sailor-there = In Zone { $zone } hast du keinen Matrosen.
why-no-cannon-there = An { $side } von Zone { $zone } hast du keine Kanone.
why-same-place = Dort ist sie schon; die Einheit muss woanders ankommen.
why-cannon-keeps-side = An diesem Tisch behält eine Kanone in einer anderen Zone ihre Seite: { $side }.
why-navigate = Wähle eines: vorwärts, rückwärts, oder die Glocke, wenn du sie nicht hast.
why-claim-holder = Du hast die Glocke schon.
why-swing = Wähle eine Zone deines Schiffs mit einem Matrosen, der eine gegnerische Zone gegenüberliegt.
why-fire = Wähle eine Zone deines Schiffs mit Matrose und Kanone zum Gegner, der eine gegnerische Zone gegenüberliegt.
why-captain-cannot-swing = Der Kapitän kann nicht schwingen; das muss ein Matrose tun.
why-captain-cannot-fire = Der Kapitän kann keine Kanone bedienen; das muss ein Matrose tun.
why-no-sailor-in-zone = In Zone { $zone } ist keiner deiner Matrosen.
why-no-cannon-in-zone = In Zone { $zone } steht keine deiner Kanonen.
why-cannon-points-away = Die Kanone in Zone { $zone } zielt in dieser Runde weg; zum Gegner zeigt { $side }.
why-faces-nothing = Zone { $zone } liegt gerade keiner gegnerischen Zone gegenüber.
why-promote = Dein Kapitän ist im Laderaum: Wähle eine Zone mit einem Matrosen, der Kapitän wird.
why-no-sailor-to-promote = In Zone { $zone } ist kein Matrose, den du befördern könntest.
why-wait-stays = Warten bleibt immer bei dir: nicht zu tauschen und nicht abzuziehen.
why-only-hand-cards = Nur Handkarten kannst du geben; du hast keine weitere Karte { $card }.
why-not-exchange-card = Unter deinen Wechselkarten ist keine weitere Karte { $card }.
why-same-kind = { $card } zu geben und zu nehmen ändert nichts.
why-unequal = Du nimmst so viele Karten, wie du gibst; bisher { $give } gegeben, { $take } genommen.
why-gives-first = Erst alle Karten, die du gibst, dann alle, die du nimmst.
why-answer-order = All das gehört zu einer Antwort, in anderer Reihenfolge: erst was geschieht, dann womit, dann wohin.
why-card-order = Karten werden in Kartenfolge genannt: Matrose, Kanone, Bewegen, Navigieren, Schwingen, Feuern.
why-exchange = Gib Handkarten und nimm ebenso viele Wechselkarten, oder tausche nichts.
why-exchange-cannot-pay = Wechselkarten gelten nicht für Schaden; eine weitere Karte { $card } hast du sonst nicht.
why-enough-paid = Schaden kostet eine Karte je zerstörter Zone: { $count }.
why-pay = Wähle { $count } deiner Karten, eine je zerstörter Zone; Warten und Wechselkarten bleiben.
why-surrender-offered = In diesem Zug kannst du die Kapitulation nicht noch einmal anbieten, im nächsten wieder.
why-surrender-waits = Ein Angebot der Kapitulation wartet auf seine Antwort; mehr als eines gibt es nicht.
why-no-surrender-offered = Niemand bietet dir die Kapitulation an.
why-no-rematch = Um Revanche darf nur bitten, wer kapituliert hat.
why-rematch-asked = Du hast schon um Revanche gebeten.
why-no-resignation = Aufgeben gibt es hier nicht: Biete deine Kapitulation an.
why-no-draw = Auf ein Remis einigt man sich hier nicht: Gespielt wird, bis ein Schiff geschlagen ist oder jemand kapituliert.
log-rule = Regel { $rule }

## Die Galerie
gallery-cards = Karten
gallery-pieces = Einheiten
unit-captain-text = Führt die Besatzung; kann weder schwingen noch eine Kanone bedienen. Fehlt er, befördert die nächste Karte einen Matrosen.
unit-sailor-text = Schwingt hinüber, bedient Kanonen, schützt den Kapitän.
unit-cannon-text = Feuert mit einem Matrosen in ihrer Zone, wenn ihre Seite zum Gegner zeigt.
unit-mast-text = Steht in Zone 4 und fängt dort den ersten Schuss ab.

## Was an einer Schachtel oder Stellung nicht stimmt. Die Schlüssel sind die der Regeln.
problem-both-ships-lost = es können nicht beide Schiffe verloren sein
problem-cannot-pay = { $cards } Karten reichen nicht für { $zones } zerstörte Zonen
problem-cannot-promote = { $seat }: Diese Karte kann nicht durch eine Beförderung ersetzt werden
problem-captain-aboard = { $seat } soll befördern, obwohl der Kapitän an Bord ist
problem-card-at-limit = an der Rundengrenze ist keine Karte im Spiel
problem-card-count = { $places } Karten { $card } an allen Orten; jede Seite hat { $count }
problem-cards-of-the-box = das sind nicht die Karten der Schachtel: Jede Seite hat { $cards }
problem-exchange-count = { $cards } Wechselkarten; es sind immer { $count }
problem-exchange-in-intro = in Runde { $round } der Einführungspartie sind die Wechselkarten { $cards }
problem-hold = { $aboard } an Bord und { $hold } im Laderaum sind nicht { $count }
problem-kept-and-removed = { $kept } behalten und { $removed } entfernt sind nicht { $count }
problem-later-level = die andere Karte steht auf einer früheren Stufe
problem-limit-not-reached = die Rundengrenze ist nicht erreicht, oder ein Schiff ist verloren
problem-lull-after-last-round = auf Runde { $round }, die letzte, folgt kein Windschatten
problem-lull-in-intro = die Einführungspartie kennt weder Tausch noch Abzug für Schaden
problem-marker-holder-first = Beide Karten stehen auf einer Stufe: Zuerst ist dran, wer die Glocke hat
problem-not-won-so = so ist kein Schiff verloren
problem-other-seat-ahead = diese Seite liegt nicht vorn
problem-pile-by-round = aus den Karten und Runden folgen andere Stapel
problem-position-and-phase = Position { $position } passt nicht zur Phase: Sie ist 1 bis 13 am Beginn eines Zugs und 14 im Windschatten
problem-promote-last = `promote` steht allein in der letzten Zeile
problem-promotion-due = { $seat } hat keinen Kapitän an Bord: Eine Beförderung ersetzt die Karte
problem-rounds-in-order = Runden zählen ab 1 und stehen in ihrer Reihenfolge
problem-ship-captain = der Ort des Kapitäns fehlt: C3, oder C- im Laderaum
problem-ship-lost = das Schiff ist verloren, also ist die Partie zu Ende
problem-ship-mast = der Mast fehlt: M, wenn er steht, sonst M-
problem-ship-word = `{ $word }` ist nichts von C3, C-, s4, s4x2, k5p, k5s, M, M-, X2
problem-spent-in-intro = die Einführungspartie kennt keine verbrauchten Karten
problem-starting-hand = eine Hand beginnt mit einer Karte Warten und sonst nichts
problem-sum-differs = hier steht { $value }, die Teile ergeben aber { $sum }
problem-too-many-cards = mehr als { $most } Karten { $card }
problem-unit-in-destroyed-zone = { $unit } in Zone { $zone }, die zerstört ist
problem-wait-in-hand = Warten ist immer auf der Hand oder im Spiel
problem-won-by-a-card = gewonnen wird durch eine Karte, und sie bleibt im Spiel
