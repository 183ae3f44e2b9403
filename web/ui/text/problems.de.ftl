# Was an einer Schachtel, einem Aufbau oder einer Stellung nicht stimmt, hinter dem Namen des Feldes. Spiele haben dazu eigene.
problem-line = { $field }: { $why }
problem-sentence = passt nicht zum Übrigen (auf Englisch: { $why })
problem-missing = fehlt
problem-more-than = { $value } ist mehr als { $most }
problem-between = { $value } liegt nicht zwischen { $least } und { $most }
problem-twice = { $thing } kommt zweimal vor
problem-elsewhere = { $thing } ist auch noch an einem anderen Ort
problem-nowhere = { $thing } ist nirgends
problem-no-player = an diesem Platz spielt niemand
problem-not-in-play = ist nicht im Spiel
problem-unknown = „{ $value }“ gibt es hier nicht; es gibt { $known }
problem-unknown-field = ein solches Feld gibt es nicht; es gibt { $known }
problem-kind = { $found } ist nicht { $expected }
problem-kind-whole = eine ganze Zahl
problem-kind-count = eine ganze Zahl ab 0
problem-kind-switch = true oder false
problem-kind-text = ein Text
problem-kind-nothing = leer
problem-kind-list = eine Liste
problem-kind-object = ein Objekt
problem-length = { $found } Einträge, verlangt: { $expected }
problem-count = { $found } Einträge, verlangt sind { $expected }
problem-too-many = { $found } Einträge sind zu viele
problem-json = Zeile { $line }, Zeichen { $column }: das ist kein JSON
problem-json-ends = Zeile { $line }, Zeichen { $column }: das JSON ist unvollständig
problem-json-twice = ein Feld kommt zweimal vor
problem-toml = Zeile { $line }, Zeichen { $column }: das ist kein TOML (der Leser meldet: { $detail })

## Schachteln
problem-no-box = dieses Spiel hat keine Schachteldatei
problem-box-missing = fehlt; in der mitgelieferten Schachtel ist es { $shipped }
problem-box-unknown = unbekannt; die mitgelieferte Schachtel hat kein solches Feld
problem-box-other = ist { $found }, und die Regeln sind für { $shipped } geschrieben
problem-box-count = es sind { $found }, und die Regeln kennen { $known }

## Aufbau
problem-mode = „{ $mode }“ gibt es nicht; es gibt { $known }
problem-other-mode = angegeben ist „{ $mode }“, aber der Tisch ist einer von „{ $own }“
problem-seats = „{ $mode }“ wird zu { $numbers } gespielt, nicht zu { $seats }
problem-no-option = „{ $mode }“ hat keine Option „{ $name }“, sondern { $known }
problem-no-options = „{ $mode }“ hat keine Option „{ $name }“; es hat gar keine
problem-option-switch = { $name } ist on oder off, nicht „{ $text }“
problem-option-range = { $name } ist { $least } bis { $most }, nicht „{ $text }“
problem-option-one-of = { $name } ist eines von { $known }, nicht „{ $text }“
