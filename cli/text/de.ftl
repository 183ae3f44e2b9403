# Wörter des Terminals.

games-rules = Version { $version }, { $rules } Regeln
games-seats = Plätze: { $seats }
games-option = { $choices } ({ $rule })

verify-good = geprüft
verify-answers = { $answers } Antworten, davon { $chance } des Zufalls
verify-proven = Würfel bewiesen
verify-given = { $given ->
    [one] die erste Antwort ist aus einer anderen Partie übernommen und nicht bewiesen
   *[other] die ersten { $given } Antworten sind aus einer anderen Partie übernommen und nicht bewiesen
}; { $n ->
    [0] danach wurde nichts geworfen
    [one] ein Wurf danach wurde nachgerechnet und stimmt
   *[other] { $n } Würfe danach wurden nachgerechnet und stimmen
}
verify-by-secret = die Würfe folgen aus dem Geheimnis, zu dem kein Platz beigetragen hat
verify-not-yet = Würfel noch nicht zu prüfen: das Geheimnis fehlt
verify-no-secret = die Partie ist zu Ende, und das Geheimnis ihrer Würfel fehlt: Nichts belegt, dass sie fair waren
verify-no-dice = keine Würfel zu beweisen
verify-unfinished = nicht beendet
verify-fails = hält der Prüfung nicht stand: { $why }
verify-failed = Hält der Prüfung nicht stand: { $failed }, von { $all } insgesamt.
verify-place = { $path } (Zeile { $line })

simulate-games = beendete Partien
simulate-decisions = Entscheidungen · Mittel · meiste
simulate-speed = Zeit · Partien/s · Entscheidungen/s
simulate-wins = Siege
simulate-ends = Spielenden

arena-games = { $games } Partien; Intervalle zu 95 %
arena-broken-off = { $games } von { $of } Partien sind zu Ende gespielt; Intervalle zu 95 %
arena-ratings = Wertungen (Elo, Mittel 0)
arena-rates = Siege nach Bot und Platz
arena-alone = Siege von { $one } nach Platz, allein gegen lauter { $rest }; ein gleicher Anteil sind { $even } %
arena-seats = Siege nach Platz
arena-roles = Siege nach Fraktion, Nation oder Kapitän
arena-ends = Spielenden
arena-sources = Woher die Punkte kamen
arena-lengths = Entscheidungen je Partie: { $shortest } bis { $longest }, Median { $median }, 95 % höchstens { $most }

play-person = Spieler { $number }
play-bot = Bot ({ $level })
play-hint = Antworte mit einer Zahl oder tippe eine Antwort; Tab ergänzt. Hilfe: help
play-help =
    Eine Zahl oder eine Antwort nimmt ein Angebot an; der Anfang einer Antwort zeigt, wie es weitergeht.
    ? ANTWORT    warum etwas nicht angeboten wird, mit der Regel
    undo         nimmt deine letzte Antwort zurück, bis Zufall oder jemand anderes geantwortet hat
    board, log   zeigen den Tisch und was geschehen ist
    record       druckt die Aufzeichnung; save DATEI schreibt sie
    resign (aufgeben), offer / accept / decline / withdraw surrender (Kapitulation anbieten, annehmen, ablehnen, zurückziehen); draw (Remis) ebenso
    quit         verlässt den Tisch
play-is-offered = Das wird angeboten.
play-not-offered = „{ $text }“ wird nicht angeboten.
play-saved = Gespeichert: { $path }
play-surrender-offered = { $name } bietet die Kapitulation an: accept surrender oder decline surrender?
play-draw-offered = { $name } bietet Remis an: accept draw oder decline draw?
play-may-withdraw = { $name } darf das zurückziehen: { $word }
play-farewell = save DATEI behält die Aufzeichnung; Enter verlässt den Tisch.
play-level-random = zufällig
play-level-easy = leicht
play-level-strong = stark
play-level-plain = schlicht
play-no-answer = „{ $text }“ ist keine Antwort; help sagt, was man tippen kann.
play-save-where = save DATEI: nenne die Datei, in die geschrieben wird.
play-no-such-number = { $n ->
    [one] Es gibt ein Angebot
   *[other] Es gibt { $n } Angebote, 1 bis { $n }
}.
play-leaving = Die Partie ist nicht zu Ende, und nichts bewahrt sie auf. save DATEI tut das; noch einmal quit verlässt den Tisch.
play-resumed = { $n ->
    [one] Eine Antwort ist
   *[other] { $n } Antworten sind
} aus { $path } gelesen; die Würfel sind neu.

rejected-game-over = Die Partie ist zu Ende.
rejected-not-your-decision = Jemand anderes entscheidet.
rejected-not-offered = Das wird nicht angeboten.
rejected-stale = Das antwortet auf eine andere Frage als die offene.
rejected-undo = Zufall oder jemand anderes hat seither geantwortet, etwas wurde angeboten, oder Verborgenes wurde gezeigt: Es gibt kein Zurück.
rejected-under-seal = Deine Antwort liegt versiegelt: Wähle stattdessen neu.
rejected-offer-open = Ein Angebot wartet auf Antwort; danach geht es weiter.
rejected-nothing-to-say = Das lässt sich jetzt nicht sagen.
rejected-offered-before = Das wurde in diesem Zug schon angeboten.

serve-at = Wardroom ist unter { $url } zu finden
serve-open-yourself = Von hier ließ sich kein Browser öffnen; öffne die Adresse selbst.

serve-metrics = Seine Messwerte stehen unter { $url }
backup-done = { $rows } Zeilen nach { $file } geschrieben.
restore-done = { $rows } Zeilen nach { $place } zurückgeholt.
check-damaged = { $place } ist beschädigt ({ $damages }); die Protokolle wurden nicht nachgespielt. Beende alle Server, die es benutzen, kopiere die Dateien an einen anderen Ort und spiele eine Sicherung ein: wardroom restore <Sicherung> --data <Datei> --force.
damage-file = beschädigt: { $why }
damage-unreadable = beschädigt: die Zeilen der Tabelle { $table } sind nicht lesbar: { $why }
damage-reference = beschädigt: Zeile { $row } der Tabelle { $table } verweist auf eine fehlende Zeile der Tabelle { $parent }
damage-journal = beschädigt: das Protokoll der Partie { $table } hat { $found } Zeilen, es müssten { $length } sein
damage-results = beschädigt: die Ergebnisse sind von { $first } bis { $last } nummeriert, es sind aber { $found }
check-good = Alle Protokolle lassen sich spielen: { $tables } Tische, { $lines } Zeilen.
check-others-good = Alle anderen Protokolle lassen sich spielen: { $tables } Tische, { $lines } Zeilen.
check-waiting = Warten auf die Regeln oder die Schachtel, mit denen sie begonnen haben: { $waiting } von { $tables } Tischen. Sie gehen mit einem Programm oder einer Schachtel weiter, die sie haben.
check-wrong = Nicht spielbar: { $wrong } von { $tables } Tischen.
check-rated = Wertungen neu aus { $results } Ergebnissen errechnet.

# Was schiefgeht. Das Feld, die Datei oder die Zeile steht jeweils davor.

error-game = GAME: ein Spiel `{ $name }` gibt es nicht; es gibt { $known }
error-no-command = es fehlt
error-too-many-seats = es sind zu viele
error-bot-twice = `{ $bot }` ist zweimal genannt
error-option-twice = `{ $name }` ist zweimal genannt
error-two-bots = nenne mindestens zwei Bots, etwa random,strong, und mindestens zwei Plätze
error-alone = nenne zwei Bots: den, der allein ist, und den, der alle anderen ist
error-bots = nenne einen Bot oder { $seats }, nicht { $named }
error-too-many-games = das sind zu viele: gespielt werden höchstens { $most } Partien auf einmal
error-no-rule = eine Regel `{ $id }` gibt es nicht; ähnlich heißen { $near }
error-answers = die Aufzeichnung hat { $answers } Antworten, nicht { $at }
error-png-terminal = ein Terminal kann kein PNG zeigen; leite es in eine Datei: > board.png
error-no-seat = einen Platz `{ $name }` gibt es nicht; es gibt { $known }, spectator
error-paint = das Bild lässt sich nicht malen: { $why }
error-system = das System lässt es nicht zu: { $why }
error-log = `{ $filter }` ist keine Stufe und kein Filter: { $why }
error-box = die Schachtel `{ $file }` passt nicht zum Spiel:
error-box-of-no-game = das ist die Schachtel von keinem Spiel; erwartet wird { $known }
error-no-box = in diesem Ordner ist keine Schachtel; erwartet wird { $known }
error-input = Standardeingabe
error-output = Standardausgabe
error-served = wird schon von einem anderen Wardroom bedient; halte ihn an, nenne ein anderes --data oder nimm PostgreSQL (--database)
error-folder = ist ein Ordner; nenne eine Datei darin
error-there-already = die Datei gibt es schon; nenne eine andere oder füge --force hinzu
error-over = die Partie dieser Aufzeichnung ist zu Ende; wardroom show zeigt sie
error-seats-of-record = die Aufzeichnung hat { $seats } Plätze, nicht { $named }

setting-judged = { $name }: { $why }
setting-plain = { $why }
setting-value = { $name }: hier gehört ein Text, eine Zahl, true oder false hin
setting-switch = { $name }: hier gehört true oder false hin
setting-two-places = database: für die Daten gibt es einen Ort; nimm diese Zeile oder `data` weg
setting-unknown = eine Einstellung `{ $name }` gibt es nicht; es gibt { $known }
setting-meant = eine Einstellung `{ $name }` gibt es nicht; ist `{ $known }` gemeint?
setting-variable-unknown = Eine Einstellung { $name } gibt es nicht; sie wird übergangen.
setting-variable-meant = Eine Einstellung { $name } gibt es nicht; sie wird übergangen. Ist { $known } gemeint?

system-not-found = eine solche Datei oder einen solchen Ordner gibt es nicht
system-denied = das darfst du dort nicht; prüfe die Rechte der Datei und ihres Ordners
system-folder = das ist ein Ordner, gebraucht wird eine Datei
system-no-folder = ein Teil dieses Pfads ist kein Ordner
system-exists = das gibt es schon
system-full = die Platte ist voll
system-read-only = dort lässt sich nichts schreiben

record-wide = das ist Text in UTF-16; speichere ihn als UTF-8
record-name-box = { $why }; nenne diese Schachtel mit --box
record-no-box = { $why }; lass --box weg

store-folder = { $path } ist ein Ordner; nenne eine Datei darin, zum Beispiel { $example }
store-cannot-open = die Datenbank { $path } lässt sich nicht öffnen oder anlegen: { $why }; sieh nach, ob es den Ordner gibt und ob man darin schreiben darf
store-damaged = { $place } ist keine brauchbare Datenbank von Wardroom ({ $why }); spiele eine Sicherung an ihrer Stelle ein (wardroom restore <Sicherung> --data <Datei> --force) oder nenne eine andere Datei
store-other-program = in { $place } liegen Daten eines anderen Programms (Tabelle `{ $table }`); nenne eine leere Datenbank oder eine neue Datei
store-newer = { $place } hat ein neueres Wardroom geschrieben (Schema { $found }, dieses Programm kennt { $known }); erneuere dieses Programm
store-cannot-reach = PostgreSQL ist nicht zu erreichen: { $why }; erwartet wird postgres://user:password@host:5432/database und ein laufender Server
store-gone = die Datenbank { $path } ist nicht mehr da, wo sie geöffnet wurde; lege sie zurück, oder starte den Server neu
store-closed = der Speicher ist geschlossen
store-unreadable = in der Datenbank steht eine Zeile, die dieses Programm nicht lesen kann: { $why }; hole eine Sicherung zurück
store-database = die Datenbank tut ihre Arbeit nicht: { $why }; sieh nach ihrer Platte, ihrem Protokoll und ihrer Verbindung, dann versuche es noch einmal

backup-damaged = { $why }; das ist keine ganze Sicherung, darum ist nichts geändert worden
backup-occupied = in { $place } liegen schon Daten; nenne einen anderen Ort, oder wirf sie mit --force weg
backup-in-use = { $place } wird benutzt; halte zuerst jeden Server an, der darauf läuft
backup-other-schema = { $place } hat Schema { $found }, und dieses Programm Schema { $known }; mache die Sicherung mit dem Programm, das darauf läuft
backup-newer = die Sicherung hat ein neueres Wardroom geschrieben (Schema { $found }, dieses Programm kennt { $known }); erneuere dieses Programm
backup-nothing = in { $place } ist keine Datenbank

serve-taken = { $address } ist besetzt: dort lauscht schon ein anderes Programm. Läuft ein anderes Wardroom? { $flag } nimmt eine andere Adresse
serve-no-address = { $flag }: `{ $address }` ist keine Adresse, auf der man lauschen kann ({ $why }); schreibe sie wie 127.0.0.1:7272, mit einem Port bis 65535
serve-cannot = auf { $address } lässt sich nicht lauschen: { $why }; { $flag } nimmt eine andere Adresse
serve-variable = Der Wert steht in der Umgebung: { $name }.
