# Rangliste: Wertungen, Gewinnanteile, die Seite eines Spielers.

bar-standing = Rangliste
standing-text = Wie gut alle spielen, und wie sicher das ist.
standing-own = Meine Seite
standing-none = Noch hat niemand eine Partie beendet, die zählt.
standing-place = Platz
standing-player = Spieler
standing-rating = Wertung
standing-band = Wo die Wertung liegen kann
standing-games = Partien
standing-bot = Bot
standing-you = du
standing-provisional = Vorläufig: erst wenige Partien
standing-ladder = Spieler
standing-rates = Wer gewinnt
standing-rates-text = { $n ->
    [one] Aus einer Partie, die zählt, von Menschen und Bots.
   *[other] Aus { $n } Partien, die zählen, von Menschen und Bots.
} Der Strich reicht vom kleinsten bis zum größten wahrscheinlichen Anteil, der gestrichelte zeigt, was ausgeglichen wäre.
standing-rates-none = Noch ist keine solche Partie beendet.
standing-picks = Welche Partien
standing-all = Alle
standing-players = { $n } Spieler
standing-won = Gewonnen
standing-share = 0 bis 100 % · ausgeglichen wären { $fair } %
standing-share-each = 0 bis 100 % · was ausgeglichen wäre, ist verschieden
standing-even = ausgeglichen: { $fair } %
standing-drawn = ({ $n } unentschieden)
standing-nth = { $n }.
standing-by-seat = Platz am Tisch
standing-by-faction = Fraktion
standing-by-captain = Kapitän am Ende
standing-by-nation = Nation
standing-explained = Was diese Zahlen bedeuten
standing-explained-points = Alle beginnen mit 1 500. Wer einem anderen 200 Punkte voraus ist, liegt in etwa drei von vier Partien vor ihm, gleich wie viele mitspielen; Partner gewinnen und verlieren gemeinsam. Bots werden gewertet wie Menschen, jede Spielstärke für sich.
standing-explained-sure = Die Zahl hinter ± sagt, wie sicher die Wertung ist: In 19 von 20 Fällen liegt die wahre Spielstärke innerhalb so vieler Punkte. Mit jeder Partie wird es enger. Solange dort mehr als { $sure } steht, ist die Wertung vorläufig; dann steht dahinter „?“.
standing-explained-shares = Bei den Anteilen der Siege zählt eine unentschiedene Partie als gleicher Anteil am Sieg: zur Hälfte, wo zwei gegeneinander spielen.
standing-explained-counts = Eine Partie zählt, wenn alle mindestens viermal geantwortet haben. Sie zählt nicht, wenn jemand mehrere Plätze hatte, wenn Bots einer Spielstärke unter sich waren oder wenn sie aus einer anderen Partie weitergespielt wurde.
standing-explained-leaving = Wer geht, hat verloren: Wer eine Partie abbricht, für wen bis zum Ende ein Bot weiterspielt oder wegen wessen Fehlen die anderen sie beenden, landet auf dem letzten Platz. Die anderen landen, wie sie abschneiden, oder gleichauf. Mit einem Tipp, oder nachdem eine Weile ein Bot weiterspielte, zählt eine Partie nur, wenn mehr Spieler vor dem liegen, dem geholfen wurde, als hinter ihm.
standing-explained-private = Partien an öffentlichen Tischen sehen alle, die übrigen nur, wer sie gespielt hat. Wer nie an einem öffentlichen Tisch gespielt hat, steht nur für seine Mitspieler in der Liste. Wie Plätze und Kapitäne abschneiden, wird aus allen Partien gezählt; niemand wird dabei genannt.

unrated-unfinished = Zählt nicht: ohne Ergebnis beendet.
unrated-one-screen = Zählt nicht: Jemand hatte mehrere Plätze.
unrated-itself = Zählt nicht: Bots einer Spielstärke waren unter sich.
unrated-played-on = Zählt nicht: aus einer anderen Partie weitergespielt.
unrated-short = Zählt nicht: Jemand hat kaum geantwortet.
unrated-stand-in = Zählt nicht: Ein Bot hat eine Weile für jemanden weitergespielt, der gut abschnitt.
unrated-hint = Zählt nicht: Jemand hat um einen Tipp gebeten und gut abgeschnitten.
unrated-other = Zählt nicht.

player-bot = Ein Bot dieses Servers. Seine Stärke ist aus all seinen Partien bekannt.
player-you = Das bist du.
player-ratings = Wertung
player-unrated = Noch keine Partie, die zählt.
player-games = { $n ->
    [one] nach einer Partie
   *[other] nach { $n } Partien
}
player-course = { $title }: die Wertung von Partie zu Partie, jetzt { $now }
player-shown = Die letzten { $shown }, die du ansehen darfst, von { $n } Partien.
player-as-table = Als Tabelle
player-date = Datum
player-seats = { $mode }, { $n } Spieler
player-duel = Direkter Vergleich
player-duel-with = Gegen
player-duel-go = Vergleichen
player-duel-text = Wie oft { $one } vor { $other } lag.
player-last = Letzte Partien
player-last-none = Keine Partien, die du ansehen darfst.
player-moved = Wertung { $before } → { $after }
player-won = gewonnen
player-drawn = unentschieden
player-lost = verloren
player-unfinished = ohne Ergebnis
