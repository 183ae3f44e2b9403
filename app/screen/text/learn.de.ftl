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
learn-done = gefahren
learn-again = Von vorn
learn-back = Zurück
learn-next = Weiter
learn-skip = Zeig es mir
learn-play-on = Gegen den leichten Bot weiterspielen
learn-look = Sieh dich um, dann drücke „Weiter“.
learn-over = Die Lektion ist zu Ende; das Spiel nicht.
learn-rules = In den Regeln:
