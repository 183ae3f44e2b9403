# Was nur der Server sagt. Die gemeinsamen Texte sind die der Screen-Crate.

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
state-called-off = abgesagt

trouble-no-such-player = Diesen Spieler gibt es hier nicht, oder du darfst keine seiner Partien sehen.
trouble-not-a-form = Der Server erwartet, was ein Formular seiner eigenen Seiten sendet.
trouble-not-written = Das Gesendete enthält Zeichen, die niemand tippt. Lass sie weg und versuch es noch einmal.
trouble-too-large = Das sind mehr als die { $most } Bytes, die dieser Server hier auf einmal annimmt; nichts davon wurde behalten. Schick weniger, oder bitte die Person, die ihn betreibt, die Grenze zu erhöhen.
trouble-cross-site = Diese Anfrage kam von einer fremden Seite, deshalb wurde nichts getan. Benutze die Seiten dieses Servers.
trouble-record-later = Die Aufzeichnung ist nach dem Ende der Partie zu lesen, denn in ihr stehen alle Geheimnisse.

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
limit-tables-of-a-person = Du hast { $most } Tische, die noch nicht zu Ende sind; mehr werden für eine Person nicht aufgehoben. Spiel erst einige davon zu Ende, sage ab, was noch nicht begonnen hat, oder brich Partien gegen Bots ab.
limit-tables = Dieser Server hat so viele laufende Tische, wie er fassen kann. Versuch es später wieder, oder frag die Person, die ihn betreibt.
limit-streams-of-a-person = Du hast { $most ->
    [one] einen Tisch
   *[other] { $most } Tische
} offen; mehr werden einer Person nicht zugleich gezeigt. Schließe einige davon: Diese Seite folgt dann von selbst wieder.
limit-streams-of-an-address = Aus deinem Netz sind zu viele Tische offen. Schließe einige davon: Diese Seite folgt dann von selbst wieder.
limit-streams = Es sehen mehr Leute zu, als dieser Server bedienen kann. Versuch es gleich noch einmal.
limit-slow = Was du geschickt hast, kam nicht rechtzeitig an; es wurde nichts getan. Prüf die Verbindung und schick es noch einmal.
limit-long-head = Dein Browser hat über sich und die Adresse mehr geschickt als die { $most } Bytes, die dieser Server liest. Lösche die Cookies dieser Seite oder nimm eine kürzere Adresse, und versuch es noch einmal.
trouble-nobody = Du hast hier noch keinen Namen. Gib dir zuerst einen, oder melde dich an.

## An alle, die abgewiesen werden, bevor man etwas von ihnen weiß; jedes wird in beiden Sprachen gesagt.
door-full = Dieser Server hat so viele Besucher, wie er aufnehmen kann. Versuch es in ein paar Sekunden noch einmal.
door-full-of-an-address = Aus deinem Netz sind hier so viele Verbindungen offen, wie ein Netz haben darf. Schließe einige Seiten und versuch es in ein paar Sekunden noch einmal.
door-malformed = Das ist keine Anfrage, die ein Webserver versteht. Öffne die Adresse in einem Browser.
door-long-address = Diese Adresse ist zu lang. Nimm eine kürzere.
door-long-head = Was vor dem Inhalt der Anfrage geschickt wurde, ist zu lang. Lösche die Cookies dieser Seite, schick weniger Kopfzeilen, und versuch es noch einmal.
metrics-nothing-else = Hier gibt es nur die Metriken, unter /metrics.
metrics-only-read = Die Metriken werden mit GET gelesen und nehmen nichts an.
