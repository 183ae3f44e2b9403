# Lernen durch Spielen. Ein Schlüssel hier muss auch in learn.en.ftl stehen; ein Test vergleicht sie.

bar-learn = Lernen
learn-title = Spielend lernen
learn-text = Eine erste Fahrt für jedes Spiel: einige Minuten am echten Tisch, mit jemandem neben dir, der sagt, was zu sehen und was zu tun ist. Am Ende spielst du weiter.
learn-voyage = Erste Fahrt
learn-step = Schritt { $n } von { $all }
learn-steps = Schritte
learn-length = { $steps } Schritte · etwa { $minutes } min
learn-begin = Ablegen
learn-continue = Weiter bei Schritt { $n }
learn-done = geschafft
learn-again = Von vorn
learn-back = Zurück
learn-next = Weiter
learn-skip = Zeig es mir
learn-play-on = Gegen den leichten Bot weiterspielen
learn-look = Sieh dich um, dann drücke „Weiter“.
learn-over = Die Lektion ist zu Ende; das Spiel nicht.
learn-rules = In den Regeln:

## Regeln und Dinge finden
rules-all = Alle Regeln dieses Spiels
search-go = Finden
search-none = Nichts gefunden. Versuch es mit weniger oder anderen Wörtern.
search-more = { $n ->
    [one] und eine weitere
   *[other] und { $n } weitere
}
gallery-families = Arten
gallery-all = Alles
gallery-rulebook = aus dem Regelheft
gallery-components = vom gedruckten Material abgelesen
gallery-deduced = aus Gedrucktem erschlossen
gallery-house = für Wardroom erdacht

## Tipps
hint-title = Tipp
hint-said = Tipp des starken Bots: { $label }. Deine Aussichten schätzt er auf { $chance } %.
hint-explained = Was der starke Bot tun würde. Er weiß nur, was du weißt, und denkt nur einen Augenblick. Alle, die zuschauen, sehen, dass du gefragt hast.
hint-counts = Nach einem Tipp zählt diese Partie nur, wenn mehr Spieler vor dir liegen als hinter dir.
hint-yes = Trotzdem fragen
hints-asked = { $n ->
    [one] ein Tipp
   *[other] { $n } Tipps
}
hint-back = Zurück an den Tisch

## Was der Browser von sich aus sagt
js-rules = Alle Regeln
js-torule = Tab führt zur Regel
