# Die eingerichtete App.

offline-title = Kein Land in Sicht
offline-text = Der Server antwortet nicht. Verloren ist nichts: Jede angenommene Antwort liegt auf seiner Platte. Sobald die Verbindung wieder steht, geht es weiter.
offline-again = Noch einmal versuchen
app-description = Seespiele nach allen Regeln, mit Freunden oder gegen Bots.
