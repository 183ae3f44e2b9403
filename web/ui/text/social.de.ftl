# Um eine Partie herum: wer da ist, was gesagt wird, wo sonst auf jemanden gewartet wird.

company-label = Am Tisch
company-here = da
company-away = fort
company-bot = Bot
company-onlookers = { $n ->
    [one] schaut zu
   *[other] schauen zu
}
company-strangers = { $n ->
    [one] eine Person ohne Namen
   *[other] { $n } ohne Namen
}

## Das Gespräch
chat-title = Chat
chat-lines = Was gesagt wurde
chat-tools = Chat-Einstellungen
chat-unread = neu
chat-gallery = von der Galerie
chat-say-table = Sag etwas
chat-say-gallery = Sag der Galerie etwas
chat-note-apart = Wer spielt, hört dich erst nach dem Ende.
chat-note-open = Wer spielt, hört dich.
chat-note-closed = Die Galerie ist geschlossen: Wer zuschaut, schaut nur zu.
chat-send = Senden
chat-mute = { $name } stummschalten
chat-hear = { $name } wieder hören
chat-write = Schreiben, ohne dass die Seite neu lädt
chat-write-note = Diese Seite lädt nicht von selbst neu, so geht nichts verloren, was du schreibst. Ist es gesagt, bist du wieder am Tisch.
chat-write-back = Zurück an den Tisch
gallery-title = Wer hört das Publikum?
gallery-apart = Nur das Publikum, bis die Partie endet
gallery-open = Auch alle, die spielen
gallery-closed = Niemand: Die Galerie ist geschlossen

## Gerufen werden
elsewhere-turn = Du bist dran:
elsewhere-choice = Deine Entscheidung ist gefragt:
elsewhere-title = Ein anderer Tisch wartet auf dich: { $game }
elsewhere-more = { $n ->
    [one] und noch einer
   *[other] und noch { $n }
}
signals-title = Wenn ich dran bin
signals-notify = Benachrichtige mich, wenn ich anderswo bin
signals-sound = Läute eine Glocke
signals-volume = Lautstärke
signals-insecure = Das geht nur über https, und diese Seite kommt ohne. Glocke und Zeichen im Titel rufen dich trotzdem.
signals-denied = Dieser Browser lässt es nicht zu. In seinen Einstellungen für diese Seite kannst du das ändern.
js-turn = Du bist dran
js-ready = Bist du bereit?
js-says = sagt

## Das Logbuch
log-by = Wessen Zeilen
log-by-all = alle
log-by-rules = Nur Zeilen mit einer Regel

## Angebote
talk-offer-draw-sure = Wenn die anderen zustimmen, endet die Partie ohne Sieg.
talk-offer-surrender-sure = Wenn die andere Seite annimmt, hat sie gewonnen und die Partie ist zu Ende.
talk-offer-yes = Ja, anbieten
talk-draw-offered = Du hast ein Remis angeboten. Weiter geht es, wenn alle geantwortet haben, oder wenn du es zurückziehst.
talk-surrender-offered = Du hast die Kapitulation angeboten. Weiter geht es, wenn die andere Seite geantwortet hat, oder wenn du das Angebot zurückziehst.
talk-withdraw = Das Angebot zurückziehen

## Warum nicht, ohne Skripte
whynot-thing = Was möchtest du berühren?
whynot-ask = Fragen
whynot-offered = Das geht jetzt; es steht unter den Antworten.
