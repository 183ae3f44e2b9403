# Texte, die alle Spiele teilen. Jeder Schlüssel hier muss auch in en.ftl stehen; ein Test vergleicht beide.

list-and = { $first } und { $last }
close = Schließen

## Die Leiste
skip-main = Zum Inhalt springen
skip-offers = Zu deinen Möglichkeiten springen
bar-home = Wardroom, Startseite
bar-tools = Seite
bar-records = Beendete Partien
bar-rules = Regeln
theme-system = Darstellung: wie im System
theme-light = Darstellung: hell
theme-dark = Darstellung: dunkel
name-none = Dein Name
name-label = Dein Name
name-keep = Merken

## Startseite
start-title = Was spielen wir heute Abend?
start-text = { $games ->
    [one] Ein Spiel, ein Tisch.
    [2] Zwei Spiele, ein Tisch.
    [3] Drei Spiele, ein Tisch.
    [4] Vier Spiele, ein Tisch.
   *[other] { $games } Spiele, ein Tisch.
} Spiel mit Freunden, mit Fremden oder gegen Bots.
start-games = Spiele
start-play-now = Jetzt gegen Bots spielen
start-mine = Meine Tische
start-mine-none = Du sitzt noch an keinem Tisch. Ein Klick auf „Jetzt gegen Bots spielen“, und es geht los.
start-open = Offene Tische
start-open-none = Gerade wartet kein Tisch auf Mitspieler. Eröffne selbst einen und schick den Link weiter.
start-look-again = Noch einmal nachsehen
start-finished = Beendete Partien
start-more = Mehr: { $list }
players = { $n } Personen · etwa { $minutes } min
players-range = { $from } bis { $to } Personen · etwa { $minutes } min
row-with = mit { $names }
row-host = { $names } am Tisch
row-with-strong = { $n ->
    [1] einem starken Bot
    [2] zwei starken Bots
    [3] drei starken Bots
    [4] vier starken Bots
   *[other] { $n } starken Bots
}
row-with-easy = { $n ->
    [1] einem leichten Bot
    [2] zwei leichten Bots
    [3] drei leichten Bots
    [4] vier leichten Bots
   *[other] { $n } leichten Bots
}
row-with-random = { $n ->
    [1] einem Zufalls-Bot
    [2] zwei Zufalls-Bots
    [3] drei Zufalls-Bots
    [4] vier Zufalls-Bots
   *[other] { $n } Zufalls-Bots
}
row-host-strong = { $n ->
    [1] ein starker Bot
    [2] zwei starke Bots
    [3] drei starke Bots
    [4] vier starke Bots
   *[other] { $n } starke Bots
}
row-host-easy = { $n ->
    [1] ein leichter Bot
    [2] zwei leichte Bots
    [3] drei leichte Bots
    [4] vier leichte Bots
   *[other] { $n } leichte Bots
}
row-host-random = { $n ->
    [1] ein Zufalls-Bot
    [2] zwei Zufalls-Bots
    [3] drei Zufalls-Bots
    [4] vier Zufalls-Bots
   *[other] { $n } Zufalls-Bots
}
row-alone = noch niemand sonst
row-your-turn = Du bist dran
row-look = Ansehen
row-sit = Platz nehmen
row-result = Ergebnis
row-record = Aufzeichnung
row-chairs = { $taken } von { $all } Plätzen besetzt

## Einen Tisch eröffnen
make-title = Tisch eröffnen
make-game = Spiel
make-mode = Modus
make-seats = Wer sitzt wo
make-called = Name
make-options = Vorher vereinbart
make-not-now = Jetzt nicht
make-go = Eröffnen
holder-me = du
holder-open = wer den Link hat
holder-anyone = wer vorbeikommt
holder-here = jemand an diesem Bildschirm
holder-bot-easy = Bot, leicht
holder-bot-strong = Bot, stark
holder-bot-random = Bot, Zufall
holder-nobody = niemand

## Bis alle da sind
gather-title = Vor der Partie
gather-open = noch frei
gather-sits = ist noch nicht bereit
gather-threw = ist bereit
gather-invite = Schick diesen Link allen, die mitspielen sollen
gather-link = Link zum Tisch
gather-copy = Link kopieren
gather-waiting = Alle sind bereit. Die Partie beginnt.
dice-title = Die Würfel
dice-checked = geprüft
dice-explained = Niemand bestimmt die Würfel: Der Server hat sich auf ein Geheimnis festgelegt und zeigt jetzt dessen Fingerabdruck. Dann trägt jeder Platz etwas Eigenes bei, und aus allem zusammen folgt jeder Wurf. Nach dem Spiel wird das Geheimnis gezeigt, und alle können sämtliche Würfe nachrechnen.
dice-yours = Was { $seat } beiträgt: beliebige Wörter oder Zahlen
dice-throw-in = Ich bin bereit
dice-begin = Ich bin bereit, es kann losgehen

## Der Vorhang zwischen zweien an einem Bildschirm
curtain-title = Gib den Bildschirm an { $name }
curtain-text = { $seat } muss jetzt wählen, und sonst sollte niemand zusehen.
curtain-go = Ich bin { $name }, zeig den Tisch
curtain-undo = Ich bin { $name } und nehme zurück, was ich eben tat

## Am Tisch
menu-autopass = In jedem Moment für Karten von selbst passen
menu-autopass-kinds = Nur in manchen Momenten
menu-autopass-kind = Hier immer passen: { $window }
offers-label = Was du tun kannst
offers-answers = Antworten
log-title = Logbuch
log-record = ganze Aufzeichnung
menu-title = Menü
menu-undo = Zurücknehmen
talk-resign = Aufgeben
talk-resign-sure = Damit ist die Partie für dich sofort zu Ende.
talk-resign-yes = Ja, aufgeben
talk-offer-draw = Remis anbieten
talk-accept-draw = Remis annehmen
talk-decline-draw = Weiterspielen
talk-offer-surrender = Kapitulation anbieten
talk-accept-surrender = Kapitulation annehmen
talk-decline-surrender = Weiterspielen
talk-ask-rematch = Um Revanche bitten
talk-surrender-asked = { $name } bietet die Kapitulation an. Nimmst du den Sieg an?
talk-draw-asked = { $name } bietet ein Remis an. Einverstanden?
talk-draw-others = { $name } hat ein Remis angeboten; gefragt { $n ->
    [one] ist
   *[other] sind
} { $asked }.
talk-surrender-others = { $name } hat die Kapitulation angeboten; gefragt { $n ->
    [one] ist
   *[other] sind
} { $asked }.
talk-draw-declined = { $name } hat das Remis abgelehnt.
talk-draw-withdrawn = { $name } hat das Remisangebot zurückgezogen.
talk-surrender-declined = { $name } hat die Kapitulation abgelehnt und spielt weiter.
talk-surrender-withdrawn = { $name } hat das Angebot der Kapitulation zurückgezogen.
help-title = Tasten
help-arrows = auf dem Tisch umhergehen
help-enter = Ausgewähltes berühren, die naheliegende Antwort geben
help-numbers = die erste bis neunte Antwort geben
help-escape = Auswahl ändern, schließen
help-undo = zurücknehmen
help-letters = Tastenkürzel
help-help = diese Seite zeigen
help-why = Berührst du etwas, das gerade nicht geht, erfährst du den Grund.

## Das Ende
end-over = Die Partie ist zu Ende.
end-look = Ergebnis und Würfel
end-winner = gewinnt
end-home = Startseite
end-record = Aufzeichnung speichern
end-rematch = Noch eine Partie
end-again = { $name } hat eine neue Partie eröffnet.
end-again-go = Zur neuen Partie
proof-checked = Geprüft: jeder Wurf nachgerechnet, insgesamt { $n }
proof-checked-given = { $given ->
    [one] Die erste Antwort ist aus einer anderen Partie übernommen und nicht bewiesen
   *[other] Die ersten { $given } Antworten sind aus einer anderen Partie übernommen und nicht bewiesen
}; { $n ->
    [0] danach wurde nichts geworfen
    [one] ein Wurf danach wurde nachgerechnet und stimmt
   *[other] { $n } Würfe danach wurden nachgerechnet und stimmen
}
proof-nothing = In dieser Partie wurde nichts geworfen und nichts gezogen: Es gibt nichts zu beweisen
proof-failed = Die Würfel dieser Partie ließen sich nicht bestätigen
proof-explained = Der Fingerabdruck hat den Server an sein Geheimnis gebunden, bevor jemand etwas beitrug. Geheimnis und Beiträge zusammen ergeben jeden Wurf und jede gezogene Karte, außer was aus einer anderen Partie übernommen ist. All das steht in der Aufzeichnung; „wardroom verify“ prüft sie auf deinem eigenen Rechner.
proof-explained-by-secret = Zu diesen Würfeln hat kein Platz beigetragen. Jeder Wurf und jede gezogene Karte folgt allein aus dem Geheimnis; wer es wählte, konnte auch sie wählen: Dass sie stimmen, zeigt nicht, dass sie fair sind.
proof-by-secret = Zu dem Geheimnis, aus dem sie folgen, hat kein Platz beigetragen: Wer es wählte, konnte die Würfe wählen
proof-commitment = Fingerabdruck des Geheimnisses
proof-contribution = Beitrag von { $seat }
proof-secret = Geheimnis
proof-here-begun = Dieser Browser rechnet alle Würfe nach …
proof-here = Dieser Browser hat alle Würfe nachgerechnet, insgesamt { $n }: Geheimnis und Fingerabdruck passen zusammen, und jeder Wurf stimmt
proof-here-given = Die ersten Antworten, insgesamt { $given }, sind aus einer anderen Partie übernommen und nicht bewiesen. Die Würfe danach hat dieser Browser nachgerechnet, insgesamt { $n }: Geheimnis und Fingerabdruck passen zusammen, und jeder Wurf stimmt
proof-here-given-only = Die ersten Antworten, insgesamt { $given }, sind aus einer anderen Partie übernommen und nicht bewiesen; danach wurde nichts geworfen
proof-here-nothing = Geheimnis und Fingerabdruck passen zusammen; geworfen wurde nichts, also gibt es nichts weiter zu beweisen
proof-here-own = Dieser Browser hat { $words } beigetragen; das und der Fingerabdruck, der ihm dabei gezeigt wurde, stehen so in der Aufzeichnung.
proof-here-unseen = Dieser Browser hat hier nichts beigetragen und kann darum nicht sagen, ob mit dieser Aufzeichnung begonnen wurde.
proof-here-other = In der Aufzeichnung steht etwas anderes, als dieser Browser beim Beitragen gesehen hat:
proof-here-bad = In diesem Browser passt etwas nicht:

## Zurückblicken
replay-title = Zurückblicken
replay-table = Zum Tisch
replay-steps = Schritte
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-play-key = Läuft von selbst (Leertaste); Pfeiltasten gehen schrittweise
replay-speed = Tempo
replay-slow = langsam
replay-usual = normal
replay-fast = schnell
replay-slider = Moment
replay-of = { $n } von { $all }
replay-go = Dorthin
replay-eyes = Sicht von
replay-given = Was geantwortet wurde
replay-link = Link zu diesem Moment
replay-shared = wie das Publikum es sieht
replay-picture = Bild
play-on-title = Von hier aus weiterspielen
play-on-explained = Du nimmst einen Platz ein, Bots die anderen, und die Partie geht als neue weiter. Die Würfel sind von hier an neu: Niemand weiß, was sie gezeigt hätten.
play-on-bots = Die anderen
play-on-as = als { $seat }
study-go = Was würde der starke Bot tun?
study-title = So sieht es der starke Bot
study-filling = Die Entscheidungen dazwischen kommen hinzu, solange kein Bot an einem Tisch die Maschine braucht.
study-sampled = Diese Partie hat { $moments } Momente, und über alle nachzudenken würde noch Minuten länger dauern: Der Bot denkt über { $all } nach, gleichmäßig verteilt.
study-progress = { $done } von { $all } Momenten
study-asked = { $seat } entscheidet. Der Bot würde antworten:
study-weight = Wie lange der Bot darüber nachgedacht hat
study-chance = gewinnt zu { $percent } %
study-given = so gespielt
study-chart = Gewinnaussichten vom Anfang bis zum Ende
study-chart-seat = { $seat }: anfangs { $first } %, hier { $here } %, zuletzt { $last } %
study-touch = Berühre das Diagramm, um zu einem Moment zu springen.
study-explained = Der Bot weiß nur, was der gefragte Platz weiß, und denkt nur kurz nach: eine Schätzung, kein Urteil.
upload-title = Eine Aufzeichnung von anderswo ansehen
upload-label = Eine Datei mit einer Aufzeichnung
upload-go = Prüfen und zurückblicken

## Aufzeichnungen und Regeln
records-text = Jede beendete Partie kannst du ansehen, behalten und nachprüfen.
records-latest = Die neuesten zuerst
records-none = Noch ist keine Partie zu Ende.
rules-list-text = Jede Regel hat ihren eigenen Namen; der Tisch sagt dir, welche einem Zug im Weg steht.
rules-title = { $game }: die Regeln
rules-text = In eigenen Worten, ein Satz für jede Regel. Die Namen sind die, auf die sich der Tisch beruft.
rules-cards = Was in der Schachtel ist
cards-title = { $game }: in der Schachtel
cards-text = Alles, was in der Schachtel ist, in eigenen Worten und Zeichnungen: was es tut, wie viele es gibt und ob es gedruckt oder für Wardroom erdacht ist.
cards-search = Karte suchen
cards-found = Karten gefunden
rules-search = Regel suchen
rules-found = Regeln gefunden
rules-chapters = Kapitel
rules-about = Wie diese Regeln geschrieben sind

## Wenn etwas schiefgeht
error-title = Das hat nicht geklappt
error-title-404 = Jenseits der Karte
error-400 = Die Anfrage passt nicht. Geh zurück, lade die Seite neu und versuch es noch einmal.
error-403 = Das ist nicht dein Platz. Bitte die Person, die den Tisch eröffnet hat, um den Link.
error-404 = Hier ist nichts. Vielleicht ist der Link vertippt, oder der Tisch ist schon abgeräumt.
error-405 = Diese Adresse nimmt so etwas nicht an. Fang auf der Startseite an.
error-409 = Am Tisch ist es inzwischen weitergegangen. Lade die Seite neu, dann siehst du den Stand.
error-413 = Das ist mehr, als wir auf einmal annehmen können.
error-429 = Das war viel auf einmal. Warte kurz und versuch es noch einmal.
error-503 = Der Server startet gerade oder hält gerade an. Versuch es in ein paar Sekunden noch einmal.
error-4xx = Der Server hat das nicht angenommen. Geh zurück und versuch es noch einmal.
error-5xx = Bei uns ist etwas kaputtgegangen. Deine Partie ist sicher: Jede angenommene Antwort ist gespeichert. Versuch es gleich noch einmal.
error-code = Code { $code }
error-home = Zur Startseite

## Was der Browser von sich aus sagt
js-lost = Keine Verbindung. Neuer Versuch …
js-back = Wieder verbunden.
js-failed = Deine Antwort ist nicht angekommen. Prüf die Verbindung und versuch es noch einmal.
js-unsent = Das ist nicht angekommen. Prüf die Verbindung und versuch es noch einmal.
js-stale = Am Tisch ist es inzwischen weitergegangen; das ist der jetzige Stand.
js-path = gewählt
js-think = Auswahl ändern
js-copied = Kopiert
js-selected = Markiert: jetzt kopieren
js-closed = Der Server macht eine kurze Pause. Die Seite verbindet sich von selbst wieder.
js-why = Warum nicht?
js-none = Das ist keine Antwort auf diese Frage.
js-unasked = Server nicht erreichbar. Berühr es gleich noch einmal.
js-then = dann
