chance-question = Zufall: welches Ergebnis?
chance-outcome = { $number } von { $of }
