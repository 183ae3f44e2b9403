# Was nur der Server sagt. Die gemeinsamen Texte sind die der Screen-Crate.

bot-name-random = Bot Zufall
bot-name-easy = Bot Leicht
bot-name-strong = Bot Stark
bot-name-plain = Bot Schlicht
# Namen für Leute, die keinen angeben: je ein Wort, zusammengesetzt. Jedes Paar muss einen Namen ergeben, ohne Beugung.
sailor-first = Sturm Nebel Wind Nord Bernstein Silber Kupfer Salz Polar Küsten Mond Wellen
sailor-second = möwe schwalbe robbe otter delfin kormoran reiher falke anker kompass laterne boje
sailor-name = { $first }{ $second }
eyes-spectator = Zuschauern
eyes-everyone = allen zugleich
learn-you = Du
learn-later = „{ $label }“ geht auch; heb es dir für später auf. Jetzt: { $task }
learn-not = { $why } Jetzt: { $task }
learn-nothing = Das bewirkt hier nichts. Jetzt: { $task }
learn-only-look = In diesem Schritt gibt es nur etwas zu sehen. Geh weiter zum nächsten.
state-gathering = wartet auf Mitspieler
state-frozen = kann nicht weitergehen
state-ready = alle sind da; bist du bereit?
waits-for = wartet auf { $names }, { $time }
waits-for-you = wartet auf dich, { $time }
waits-for-your-word = ohne { $names }: Wie soll es weitergehen?
waits-for-you-until = wartet auf dich, { $time }; noch { $left }
end-broken-off = Ohne Ergebnis beendet: { $name } hat abgebrochen
state-called-off = abgesagt
end-abandoned = Ohne Ergebnis beendet: { $name } fehlte
pace-name-live = { $minutes } min, { $seconds } s frei
pace-name-added = { $minutes } min, { $seconds } s dazu
pace-name-days = { $n ->
    [one] ein Tag je Entscheidung
   *[other] { $n } Tage je Entscheidung
}

trouble-no-such-table = Diesen Tisch gibt es nicht. Vielleicht ist der Link vertippt.
trouble-no-such-game = Dieses Spiel gibt es hier nicht.
trouble-no-such-player = Diesen Spieler gibt es hier nicht, oder du darfst keine seiner Partien sehen.
trouble-not-a-form = Der Server erwartet, was ein Formular seiner eigenen Seiten sendet.
trouble-not-written = Das Gesendete enthält Zeichen, die niemand tippt. Lass sie weg und versuch es noch einmal.
trouble-field = Das Feld „{ $field }“ fehlt oder ist nicht lesbar. Geh zurück, lade die Seite neu und versuch es noch einmal.
trouble-range = Ins Feld „{ $field }“ gehört eine ganze Zahl von { $least } bis { $most }. Geh zurück und berichtige sie.
trouble-too-large = Das sind mehr als die { $most } Bytes, die dieser Server hier auf einmal annimmt; nichts davon wurde behalten. Schick weniger, oder bitte die Person, die ihn betreibt, die Grenze zu erhöhen.
trouble-cross-site = Diese Anfrage kam von einer fremden Seite, deshalb wurde nichts getan. Benutze die Seiten dieses Servers.
trouble-record-later = Die Aufzeichnung ist nach dem Ende der Partie zu lesen, denn in ihr stehen alle Geheimnisse.
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
trouble-game-over = Die Partie ist zu Ende.
trouble-not-your-decision = Jetzt entscheidet jemand anderes.
trouble-not-offered = Das gehört nicht zu den Antworten auf die offene Frage.
trouble-no-way-back = Es gibt kein Zurück: Inzwischen hat jemand anderes geantwortet, etwas wurde angeboten, oder Verdecktes wurde gezeigt.
trouble-under-seal = Deine Antwort liegt versiegelt, zurückzunehmen gibt es da nichts: Wähle stattdessen neu.
trouble-offer-open = Ein Angebot wartet auf Antwort. Sobald sie gegeben ist, geht es weiter.
trouble-nothing-to-say = Das kann jetzt nicht gesagt werden.
trouble-offered-before = Das hast du in diesem Zug schon angeboten.
trouble-frozen-broken = Diese Partie ist auf einen Fehler im Programm gestoßen und steht still. Jede angenommene Antwort ist aufgehoben. Sag es der Person, die den Server betreibt: Sie findet den Fehler im Protokoll, und ein Neustart versucht es wieder.
trouble-frozen-rules = Diese Partie wurde nach anderen Regeln begonnen, als dieser Server kennt; darum steht sie still. Verloren ist nichts: Bitte die Person, die den Server betreibt, die Version zu starten, mit der sie begonnen wurde, oder beginne eine neue Partie.
trouble-frozen-box = Diese Partie wurde mit einer anderen Schachtel begonnen, als dieser Server hat; darum steht sie still, und von ihr aus wird nicht weitergespielt. Wer den Server betreibt, bringt sie in Gang, indem er ihn mit jener Schachtel startet (--box).
trouble-frozen-journal = Was von dieser Partie aufgeschrieben ist, passt nicht zu den Regeln oder den Würfeln, deshalb steht sie still. Wer den Server betreibt, findet die Zeile im Protokoll.
trouble-database = Der Server konnte nicht in seine Datenbank schreiben, deshalb hat sich nichts geändert. Versuch es gleich noch einmal.

limit-requests = Das war viel auf einmal. Warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} und versuch es noch einmal.
limit-new-tables = Von hier wurden gerade viele Tische angelegt. Den nächsten gibt es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
}.
limit-new-people = Aus deinem Netz sind in der letzten Minute viele Leute gekommen. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} wieder.
limit-messages = Aus deinem Netz wurde in der letzten Minute viel gesagt. Sag es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
limit-new-records = Aus deinem Netz wurden in der letzten Minute viele Aufzeichnungen gebracht. Bring die nächste in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
}.
limit-records = Dieser Server bewahrt so viele fremde Aufzeichnungen auf, wie er Platz hat, darum wurde diese nicht behalten. Bitte die Person, die ihn betreibt, um mehr Platz.
limit-tables-of-a-person = Du hast { $most } Tische, die noch nicht zu Ende sind; mehr werden für eine Person nicht aufgehoben. Spiel erst einige davon zu Ende, sage ab, was noch nicht begonnen hat, oder brich Partien gegen Bots ab.
limit-tables = Dieser Server hat so viele laufende Tische, wie er fassen kann. Versuch es später wieder, oder frag die Person, die ihn betreibt.
limit-streams-of-a-person = Du hast { $most ->
    [one] einen Tisch
   *[other] { $most } Tische
} offen; mehr werden einer Person nicht zugleich gezeigt. Schließe einige davon: Diese Seite folgt dann von selbst wieder.
limit-streams-of-an-address = Aus deinem Netz sind zu viele Tische offen. Schließe einige davon: Diese Seite folgt dann von selbst wieder.
limit-streams = Es sehen mehr Leute zu, als dieser Server bedienen kann. Versuch es gleich noch einmal.
limit-pictures = Gerade blicken viele auf Partien zurück, darum muss dieses Bild oder diese Aufzeichnung warten. Versuch es in ein paar Sekunden wieder.
limit-pictures-of-an-address = Aus deinem Netz wurde nach vielen Bildern oder Aufzeichnungen auf einmal gefragt. Warte ein paar Sekunden und frag dann nach dem nächsten.
limit-slow = Was du geschickt hast, kam nicht rechtzeitig an; es wurde nichts getan. Prüf die Verbindung und schick es noch einmal.
limit-long-head = Dein Browser hat über sich und die Adresse mehr geschickt als die { $most } Bytes, die dieser Server liest. Lösche die Cookies dieser Seite oder nimm eine kürzere Adresse, und versuch es noch einmal.
trouble-code = Dieser Code gilt nicht oder nicht mehr: Er gilt einmal und zehn Minuten lang. Hol dir einen neuen auf dem Gerät, auf dem du angemeldet bist.
trouble-sign-in = Name und Passwort passen nicht zusammen. Zum Namen gehört die Nummer, wie in „Anna#4821“; sie steht auf der Seite „Ich“ eines Geräts, auf dem du angemeldet bist.
trouble-password = Ein Passwort braucht 8 bis 200 Zeichen.
trouble-old-password = Das alte Passwort stimmt nicht, also wurde nichts geändert.
trouble-name = Ein Name braucht einen Buchstaben, eine Ziffer oder ein Zeichen, das man sieht. Wähle einen anderen.
trouble-name-of-a-bot = So heißen hier Bots. Wähle einen anderen Namen.
trouble-nobody = Du hast hier noch keinen Namen. Gib dir zuerst einen, oder melde dich an.
trouble-too-often = Das war zu oft. Warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} und versuch es noch einmal.
trouble-long-words = Das sind mehr als { $most } Zeichen. Sag es in zwei Teilen.
trouble-gallery-closed = Die Galerie ist geschlossen: Wer zuschaut, schaut hier nur zu.
trouble-no-hints-here = Hier gibt es keine Tipps: Andere Menschen spielen mit, und ihnen gegenüber wäre das nicht fair. Gegen Bots und allein darfst du fragen.
trouble-hints-later = Das waren viele Tipps auf einmal. Denk ein paar Sekunden nach und frag dann wieder.

## Was an Gesendetem nicht stimmt
trouble-box = Wer diesen Server betreibt, hat die Schachtel dieses Spiels ersetzt, und damit lässt es sich nicht spielen: { $reasons }
fault-line = Zeile { $line }: { $why }
fault-expected = hier gehört hin: { $what }
fault-no-text = eine Aufzeichnung ist reiner Text
fault-other-game = ein Spiel „{ $name }“ gibt es hier nicht
fault-other-rules = die Aufzeichnung ist von „{ $theirs }“; hier wird „{ $ours }“ gespielt
fault-other-box = gespielt wurde mit einer anderen Schachtel, { $mark }
fault-shipped-box = gespielt wurde mit der mitgelieferten Schachtel, und hier gibt es eine andere
fault-table = den Tisch kann es nicht geben: { $why }
fault-not-offered = das stand nicht zur Wahl; zur Wahl steht: { $offers }
fault-outcome = ausgegangen ist es so: { $outcome }
fault-broken = daran scheitern die Regeln: in einer gespielten Partie kommt das nicht vor
fault-commitment = das ist nicht das Geheimnis zu dieser Festlegung
fault-dice = die Würfel sagen { $number }
fault-not-of-each-seat = „{ $key }“ steht da einmal für jeden Platz (insgesamt { $seats }) oder gar nicht; hier sind es { $found }
fault-given = es sollen mehr Antworten übernommen sein ({ $given }), als die Aufzeichnung hat ({ $answers })
expected-game = „game: “ mit Name und Version
expected-mode = „mode: “ oder „position: “ nach dem Spiel
expected-seats = „seats: “ nach dem Modus
expected-given = die Zahl der übernommenen Antworten
expected-seat-names = die Namen der Plätze, in ihrer Reihenfolge
expected-line = „Platz: Antwort“
expected-chance = ein Ergebnis des offenen Zufalls, wie „3/6“
expected-seat = der Name eines Platzes
expected-word = etwas, das gesagt werden kann
choices-switch = on oder off
choices-range = { $least } bis { $most }

## An alle, die abgewiesen werden, bevor man etwas von ihnen weiß; jedes wird in beiden Sprachen gesagt.
door-full = Dieser Server hat so viele Besucher, wie er aufnehmen kann. Versuch es in ein paar Sekunden noch einmal.
door-full-of-an-address = Aus deinem Netz sind hier so viele Verbindungen offen, wie ein Netz haben darf. Schließe einige Seiten und versuch es in ein paar Sekunden noch einmal.
door-malformed = Das ist keine Anfrage, die ein Webserver versteht. Öffne die Adresse in einem Browser.
door-long-address = Diese Adresse ist zu lang. Nimm eine kürzere.
door-long-head = Was vor dem Inhalt der Anfrage geschickt wurde, ist zu lang. Lösche die Cookies dieser Seite, schick weniger Kopfzeilen, und versuch es noch einmal.
metrics-nothing-else = Hier gibt es nur die Metriken, unter /metrics.
metrics-only-read = Die Metriken werden mit GET gelesen und nehmen nichts an.
