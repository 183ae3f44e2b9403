bot-name-random = Bot Zufall
bot-name-easy = Bot Leicht
bot-name-strong = Bot Stark
bot-name-plain = Bot Schlicht
# Namen für Leute, die keinen angeben: je ein Wort, zusammengesetzt. Jedes Paar muss einen Namen ergeben, ohne Beugung.
sailor-first = Sturm Nebel Wind Nord Bernstein Silber Kupfer Salz Polar Küsten Mond Wellen
sailor-second = möwe schwalbe robbe otter delfin kormoran reiher falke anker kompass laterne boje
sailor-name = { $first }{ $second }
trouble-database = Der Server konnte nicht in seine Datenbank schreiben, deshalb hat sich nichts geändert. Versuch es gleich noch einmal.
trouble-code = Dieser Code gilt nicht oder nicht mehr: Er gilt einmal und zehn Minuten lang. Hol dir einen neuen auf dem Gerät, auf dem du angemeldet bist.
trouble-sign-in = Name und Passwort passen nicht zusammen. Zum Namen gehört die Nummer, wie in „Anna#4821“; sie steht auf der Seite „Ich“ eines Geräts, auf dem du angemeldet bist.
trouble-password = Ein Passwort braucht 8 bis 200 Zeichen.
trouble-old-password = Das alte Passwort stimmt nicht, also wurde nichts geändert.
trouble-name = Ein Name braucht einen Buchstaben, eine Ziffer oder ein Zeichen, das man sieht. Wähle einen anderen.
trouble-name-of-a-bot = So heißen hier Bots. Wähle einen anderen Namen.
trouble-too-often = Das war zu oft. Warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} und versuch es noch einmal.
