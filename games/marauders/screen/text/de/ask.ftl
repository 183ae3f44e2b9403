# Fragen, Antworten, einzelne Berührungen, das Ende.

## Wo das Spiel steht
state-setup = Die Kapitäne sammeln sich
state-turn = Runde { $round } · höchstens { $most } Runden · Ziel: { $glory } Ruhm · { $seat } am Zug
state-port = Runde { $round } · Hafenaktion · { $seat } am Zug
state-battle = Seegefecht · Runde { $round } · { $seat } am Zug
wait = { $names } { $count ->
    [one] entscheidet
   *[other] entscheiden
}
wait-dice = Die Würfel rollen

## Fragen
ask-over = Die Partie ist zu Ende
ask-any = Was tust du?
ask-act = { $n ->
    [0] Dein Zug: keine Aktion mehr
    [one] Dein Zug: noch 1 Aktion
   *[other] Dein Zug: noch { $n } Aktionen
}
ask-act-moves = { $n ->
    [0] Dein Zug: noch { $moves }, nur zum Segeln
    [one] Dein Zug: noch 1 Aktion, dazu { $moves } nur zum Segeln
   *[other] Dein Zug: noch { $n } Aktionen, dazu { $moves } nur zum Segeln
}
ask-window = Ein Moment für Karten
ask-window-cards = { $moment }: Karte ansagen oder passen
ask-window-pass = { $moment }: nichts von dir passt
ask-confirm = Die angesagte Karte spielen?
ask-confirm-card = { $card } jetzt spielen oder zeigen und zurücknehmen?
ask-success = { $n ->
    [one] Dein letzter Totenkopf: Karte ziehen, ablegen oder tauschen?
   *[other] { $n } Totenköpfe: Karte ziehen, ablegen oder tauschen?
}
ask-port = Im Hafen: Verkauf zuerst, der Rest in beliebiger Reihenfolge
ask-port-sold = Im Hafen: Verkauf ist erledigt; der Rest in beliebiger Reihenfolge
ask-sealed = Deine Wahl ist versiegelt. Bis alle gewählt haben, kannst du es dir anders überlegen.
ask-start-ship = Mit welchem Schiff beginnst du?
ask-gate = Die Hafenwache hält dich an: zahlen, verhandeln oder auf See bleiben?
ask-surcharge = Die Fahrt kostet eine Aktion mehr. Zahlen oder bleiben?
ask-free-move = Eine freie Bewegung: wohin?
ask-overboard = Der Frachtraum ist zu voll: Was geht über Bord?
ask-sell = Welche Waren verkaufst du?
ask-redraw = Das ganze Angebot für 1 Gold neu ziehen lassen?
ask-buy = Welche Posten kaufst du?
ask-free-card = Welcher davon ist umsonst?
ask-show = Wer darf die billigen Posten sehen?
ask-yard = In der Werft: Was soll geschehen?
ask-transfer = Welche Modifikationen ziehen für je 1 Gold aufs neue Schiff um?
ask-hire = Der Wurf misslang: Wie viele Männer heuerst du an?
ask-stash = Wie viel Gold kommt in die Truhe oder heraus?
ask-pay = Wie viel davon kommt aus der Truhe?
ask-token = Welche Ware soll gefragt sein?
ask-pardon = Welches Kopfgeld sinkt, und wie weit?
ask-reroll-whose = Wessen Würfel werden neu geworfen?
ask-die = Welche Würfel werden neu geworfen?
ask-nation = Wessen Kauffahrer soll es sein?
ask-attack = Den Kauffahrer angreifen oder ziehen lassen?
ask-raid-weapon = Eine Spezialwaffe für einen Totenkopf ausgeben?
ask-stow = Was kommt an Bord?
ask-announce = Was sagst du an?
ask-long-guns = Vor der ersten Runde die weitreichenden Kanonen abfeuern?
ask-chasers = Die Vierpfünder abfeuern?
ask-volley-weapon = Eine Spezialwaffe für diese Salve?
ask-name-hit = Wo landet dein erster Treffer?
ask-skull = Ein Totenkopf: Wo landet der Treffer?
ask-cancel-hit = Welcher Treffer entfällt?
ask-move-hit = Welcher Treffer wird verschoben, und wohin?
ask-break-off = Weiterkämpfen oder abbrechen?
ask-prize = Das besiegte Schiff übernehmen?
ask-reward = Von welcher Nation forderst du die Belohnung?
ask-keep-glory = Welche Ruhmkarte behältst du?
ask-discard-glory = Zu viele Ruhmkarten: Welche geht?
ask-keep-rumor = Welches Gerücht behältst du?
ask-redraw-captain = Vor dem Heimathafen liegen Piraten: anderen Kapitän ziehen?
ask-place-mod = In welchen Hafen kommt die Modifikation, verdeckt?
effect-seat = Welcher Kapitän?
effect-nation = Welche Nation?
effect-zone = Welche Meereszone?
effect-port = Welcher Hafen?
effect-npc = Welches Schiff?
effect-location = Was wird repariert?
effect-weapon = Welche Spezialwaffe?
effect-good = Welche Ware?
effect-specialist = Welcher Spezialist?
effect-mission = Welcher Auftrag?
effect-number = Wie viele?
effect-option = Was davon?

## Antworten
offer-start-ship = Beginnen mit: { $ship }
offer-retire = Kapitän zur Ruhe setzen
offer-sail = { $open ->
    [yes] Ins Karibische Meer segeln
   *[no] Nach { $zone } segeln
}
offer-enter = In den Hafen einlaufen
offer-leave = Auslaufen
offer-enter-port = In { $zone } einlaufen
offer-leave-port = Aus { $zone } auslaufen
offer-scout = Suchen: { $target }
offer-port = Hafenaktion in { $zone }
offer-card = { $card } spielen
offer-end-turn = Zug beenden
offer-stop = Hier bleiben
offer-gate-pay = 2 Gold zahlen
offer-gate-roll = Auf Einfluss würfeln
offer-gate-give-up = Auf See bleiben
offer-surcharge-pay = Aktion zahlen
offer-surcharge-stay = Bleiben
offer-drop = { $good } über Bord
offer-drop-crate = Eine Kiste über Bord, und den Auftrag dazu
offer-sell = { $good } dazulegen
offer-sell-done = Verkaufen
offer-redraw = Für 1 Gold neu ziehen
offer-keep = Angebot behalten
offer-buy = { $good } dazunehmen
offer-buy-done = Das ist alles
offer-free-card = { $good } ist umsonst
offer-show = { $name } zeigen
offer-transfer = { $modification } umbauen
offer-transfer-done = Keine mehr
offer-hire = { $n ->
    [0] Niemanden anheuern
    [one] Einen Mann anheuern
   *[other] { $n } Mann anheuern
}
offer-deposit = { $gold } Gold in die Truhe
offer-withdraw = { $gold } Gold aus der Truhe
offer-pay-from = { $gold } Gold aus der Truhe
offer-token = { $good } wird gefragt
offer-pardon = { $bounty }: { $n ->
    [one] eine Stufe weniger
   *[other] { $n } Stufen weniger
}
offer-finish = Hafenaktion beenden
offer-mission = Bewerben: { $mission }
offer-deliver = { $good } liefern ({ $mission })
offer-task = Wurf für { $mission }
offer-modification = Modifikation einbauen
offer-weapon = { $weapon } kaufen
offer-weapon-sell = { $weapon } verkaufen
offer-ship = Kaufen: { $ship }
offer-announce = { $card } ansagen
offer-means = Nutzen: { $means }
means-captain = die Fähigkeit des Kapitäns
offer-pass = Passen
offer-play = Spielen
offer-withdraw-card = Zeigen und zurücknehmen
offer-reroll-own = Die eigenen Würfel
offer-reroll-other = Die Würfel des anderen
offer-die = Würfel wählen: { $face }
offer-roll = Neu werfen
offer-attack = Angreifen
offer-let-go = Ziehen lassen
offer-spend = { $weapon } ausgeben
offer-no-weapon = Nichts ausgeben
offer-raid-draw = Karte ziehen
offer-raid-discard = { $card } ablegen
offer-raid-exchange = { $card } tauschen
offer-raid-stop = Dabei belassen
offer-stow = { $good } an Bord nehmen
offer-stow-done = Das ist alles
combat-shoot = Schießen
combat-board = Entern
combat-flee = Fliehen
offer-long-guns = Abfeuern
offer-chasers = Vierpfünder abfeuern
offer-hold = Zurückhalten
offer-use = { $weapon } einsetzen
offer-aim = Zielen auf: { $location }
offer-save = Treffer aufheben: { $location }
offer-move-hit = { $location } → { $to }
offer-fight = Weiterkämpfen
offer-break-off = Abbrechen
offer-prize-keep = Eigenes Schiff behalten
offer-prize-take = Schiff übernehmen
offer-reward = Fordern: { $nation }
offer-reward-decline = Nichts fordern
offer-keep-card = { $card } behalten
offer-discard = { $card } ablegen
offer-captain-redraw = Anderen Kapitän ziehen
offer-captain-keep = Diesen Kapitän behalten
offer-place-mod = Nach { $zone }
offer-option = Wahl { $n }
brings-modification = Die Modifikation dieses Hafens
brings-weapons = Spezialwaffen
brings-pardon = Kopfgelder einer Nation verfallen
brings-discount = Ein Schiff zum niedrigeren Preis
offer-effect-stop = Das ist alles
target-merchant = den Kauffahrer
target-unscouted = einen spanischen Kauffahrer, ohne Wurf
target-pirate = den Piraten deines Auftrags
target-rumor = die Wahrheit deines Gerüchts
target-mission = was dein Auftrag verlangt

## Einzelne Berührungen
token-zone = { $zone }
token-men = { $n ->
    [one] ein Mann
   *[other] { $n } Mann
}
token-steps = { $n ->
    [one] eine Stufe
   *[other] { $n } Stufen
}
word-captain = Der Kapitän …
word-retire = Zur Ruhe setzen …
word-scout = Suchen …
word-repair = Reparieren …
word-buy = Kaufen …
word-sell = Verkaufen …
word-discard = Ablegen …
word-exchange = Tauschen …
word-overboard = Über Bord …
word-port = Hafen …
word-yard = Werft
word-announce = Karten
word-reroll = Neu werfen
word-raid = Überfall
word-stow = Fracht
word-battle = Gefecht
word-effect = Wahl
word-done = Fertig
word-pass = Passen
word-without-roll = einen spanischen, ohne Wurf

## Das Ende
end-drawn = Niemand gewinnt.
end-glory = { $count ->
    [one] { $winners } gewinnt mit { $n ->
        [one] { $n } Ruhmpunkt
       *[other] { $n } Ruhmpunkten
    }.
   *[other] { $winners } gewinnen gemeinsam mit { $n ->
        [one] { $n } Ruhmpunkt
       *[other] { $n } Ruhmpunkten
    }.
}
end-no-event = { $count ->
    [one] Kein Ereignis mehr: { $winners } gewinnt mit { $n ->
        [one] { $n } Ruhmpunkt
       *[other] { $n } Ruhmpunkten
    }.
   *[other] Kein Ereignis mehr: { $winners } gewinnen gemeinsam mit { $n ->
        [one] { $n } Ruhmpunkt
       *[other] { $n } Ruhmpunkten
    }.
}
end-no-captain = { $count ->
    [one] Kein Kapitän mehr: { $winners } gewinnt mit { $n ->
        [one] { $n } Ruhmpunkt
       *[other] { $n } Ruhmpunkten
    }.
   *[other] Kein Kapitän mehr: { $winners } gewinnen gemeinsam mit { $n ->
        [one] { $n } Ruhmpunkt
       *[other] { $n } Ruhmpunkten
    }.
}
end-limit = { $count ->
    [one] Die vereinbarten Runden sind vorbei: { $winners } gewinnt mit { $n ->
        [one] { $n } Ruhmpunkt
       *[other] { $n } Ruhmpunkten
    }.
   *[other] Die vereinbarten Runden sind vorbei: { $winners } gewinnen gemeinsam mit { $n ->
        [one] { $n } Ruhmpunkt
       *[other] { $n } Ruhmpunkten
    }.
}
end-resignation = { $count ->
    [one] { $winners } gewinnt: Die anderen haben aufgegeben.
   *[other] { $winners } gewinnen: Die anderen haben aufgegeben.
}
