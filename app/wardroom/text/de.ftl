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

simulate-games = beendete Partien
simulate-decisions = Entscheidungen · Mittel · meiste
simulate-speed = Zeit · Partien/s · Entscheidungen/s
simulate-wins = Siege
simulate-ends = Spielenden

arena-games = { $games } Partien; Intervalle zu 95 %
arena-ratings = Wertungen (Elo, Mittel 0)
arena-rates = Siege nach Bot und Platz
arena-alone = Siege von { $one } nach Platz, allein gegen lauter { $rest }; ein gleicher Anteil sind { $even } %
arena-seats = Siege nach Platz
arena-roles = Siege nach Fraktion, Nation oder Kapitän
arena-ends = Spielenden
arena-sources = Woher die Punkte kamen
arena-lengths = Entscheidungen je Partie: { $shortest } bis { $longest }, Median { $median }, 95 % höchstens { $most }

chance-question = Zufall: welches Ergebnis?
chance-outcome = { $number } von { $of }

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

rejected-game-over = Die Partie ist zu Ende.
rejected-not-your-decision = Jemand anderes entscheidet.
rejected-not-offered = Das wird nicht angeboten.
rejected-stale = Das antwortet auf eine andere Frage als die offene.
rejected-undo = Zufall oder jemand anderes hat seither geantwortet, oder Verborgenes wurde gezeigt: Es gibt kein Zurück.
rejected-offer-open = Ein Angebot wartet auf Antwort; danach geht es weiter.
rejected-nothing-to-say = Das lässt sich jetzt nicht sagen.
rejected-offered-before = Das wurde in diesem Zug schon angeboten.

serve-at = Wardroom ist unter { $url } zu finden
serve-open-yourself = Von hier ließ sich kein Browser öffnen; öffne die Adresse selbst.

serve-metrics = Seine Messwerte stehen unter { $url }
backup-done = { $rows } Zeilen nach { $file } geschrieben.
restore-done = { $rows } Zeilen nach { $place } zurückgeholt.
check-good = Alle Protokolle lassen sich spielen: { $tables } Tische, { $lines } Zeilen.
check-others-good = Alle anderen Protokolle lassen sich spielen: { $tables } Tische, { $lines } Zeilen.
check-waiting = Warten auf die Regeln oder die Schachtel, mit denen sie begonnen haben: { $waiting } von { $tables } Tischen. Sie gehen mit einem Programm oder einer Schachtel weiter, die sie haben.
check-wrong = Nicht spielbar: { $wrong } von { $tables } Tischen.
