eyes-spectator = Zuschauern
eyes-everyone = allen zugleich
end-broken-off = Ohne Ergebnis beendet: { $name } hat abgebrochen
end-abandoned = Ohne Ergebnis beendet: { $name } fehlte
pace-name-live = { $minutes } min, { $seconds } s frei
pace-name-added = { $minutes } min, { $seconds } s dazu
pace-name-days = { $n ->
    [one] ein Tag je Entscheidung
   *[other] { $n } Tage je Entscheidung
}
trouble-no-such-table = Diesen Tisch gibt es nicht. Vielleicht ist der Link vertippt.
trouble-no-such-game = Dieses Spiel gibt es hier nicht.
trouble-field = Das Feld „{ $field }“ fehlt oder ist nicht lesbar. Geh zurück, lade die Seite neu und versuch es noch einmal.
trouble-range = Ins Feld „{ $field }“ gehört eine ganze Zahl von { $least } bis { $most }. Geh zurück und berichtige sie.
trouble-invitation = Diese Einladung gilt nicht oder wurde schon benutzt. Bitte um einen neuen Link.
trouble-seat-taken = Dort sitzt schon jemand.
trouble-seated-already = Du hast an diesem Tisch schon einen Platz.
trouble-begun = Die Partie hat begonnen; niemand kann sich mehr dazusetzen.
trouble-called-off = Wer diesen Tisch eröffnet hat, hat ihn abgesagt. Eröffne auf der Startseite einen neuen oder setz dich an einen offenen.
trouble-not-alone = Andere spielen mit, darum bricht niemand die Partie allein ab. Gib auf oder sag im Menü, dass du gehen musst.
trouble-not-begun = Die Partie hat noch nicht begonnen.
trouble-not-over = Das geht erst nach dem Ende der Partie.
trouble-bot-sails = Ein Bot segelt für dich weiter. Nimm zuerst deinen Platz wieder ein, dann antworte.
trouble-not-away = Gerade fehlt niemand, also gibt es nichts zu wählen. Lade die Seite neu, um zu sehen, wie die Partie steht.
trouble-late = Deine eigene Zeit ist abgelaufen, deshalb kannst du das jetzt nicht entscheiden. Antworte zuerst, oder gib den anderen mehr Zeit.
trouble-shown-out = Der Gastgeber hat deinen Platz anderweitig vergeben. Um dich hier wieder zu setzen, brauchst du eine Einladung des Gastgebers.
trouble-chairs-changed = Seit du hingesehen hast, haben Plätze gewechselt. Sieh nach, wer jetzt mitspielt, und sag noch einmal, dass du bereit bist.
trouble-not-host = Das darf nur, wer den Tisch eröffnet hat. Frag dort nach.
trouble-last-person = Diese Partie geht von einem Moment einer anderen aus weiter, deshalb bleibt sie nicht Bots allein überlassen. Lass einen Platz für einen Menschen, oder sag den Tisch ab.
trouble-one-chair = An diesem Tisch gibt es nur einen Platz. Gelost wird, wo es zwei oder mehr gibt.
trouble-setup = So lässt sich kein Tisch eröffnen: { $reasons }
trouble-record = Diese Aufzeichnung lässt sich nicht lesen, deshalb wurde nichts behalten. { $why } — berichtige diese Zeile oder schick die Datei so, wie sie gespeichert wurde.
trouble-frozen-broken = Diese Partie ist auf einen Fehler im Programm gestoßen und steht still. Jede angenommene Antwort ist aufgehoben. Sag es der Person, die den Server betreibt: Sie findet den Fehler im Protokoll, und ein Neustart versucht es wieder.
trouble-frozen-rules = Diese Partie wurde nach anderen Regeln begonnen, als dieser Server kennt; darum steht sie still. Verloren ist nichts: Bitte die Person, die den Server betreibt, die Version zu starten, mit der sie begonnen wurde, oder beginne eine neue Partie.
trouble-frozen-box = Diese Partie wurde mit einer anderen Schachtel begonnen, als dieser Server hat; darum steht sie still, und von ihr aus wird nicht weitergespielt. Wer den Server betreibt, bringt sie in Gang, indem er ihn mit jener Schachtel startet (--box).
trouble-frozen-journal = Was von dieser Partie aufgeschrieben ist, passt nicht zu den Regeln oder den Würfeln, deshalb steht sie still. Wer den Server betreibt, findet die Zeile im Protokoll.
limit-records = Dieser Server bewahrt so viele fremde Aufzeichnungen auf, wie er Platz hat, darum wurde diese nicht behalten. Bitte die Person, die ihn betreibt, um mehr Platz.
limit-pictures = Gerade blicken viele auf Partien zurück, darum muss dieses Bild oder diese Aufzeichnung warten. Versuch es in ein paar Sekunden wieder.
limit-pictures-of-an-address = Aus deinem Netz wurde nach vielen Bildern oder Aufzeichnungen auf einmal gefragt. Warte ein paar Sekunden und frag dann nach dem nächsten.
trouble-long-words = Das sind mehr als { $most } Zeichen. Sag es in zwei Teilen.
trouble-gallery-closed = Die Galerie ist geschlossen: Wer zuschaut, schaut hier nur zu.
trouble-no-hints-here = Hier gibt es keine Tipps: Andere Menschen spielen mit, und ihnen gegenüber wäre das nicht fair. Gegen Bots und allein darfst du fragen.
trouble-hints-later = Das waren viele Tipps auf einmal. Denk ein paar Sekunden nach und frag dann wieder.
## Was an Gesendetem nicht stimmt
trouble-box = Wer diesen Server betreibt, hat die Schachtel dieses Spiels ersetzt, und damit lässt es sich nicht spielen: { $reasons }
