# Was auf Karten und Plättchen steht, wie in der beigelegten Schachtel; eine andere Schachtel bringt ihre eigenen Worte mit.

## Kapitäne
captain-felipe-de-los-reyes = Einmal in jeder Runde eines Seegefechts darfst du einen Treffer auf deinem Schiff auf einen anderen Trefferbereich verschieben, der noch einen Punkt hat. Nicht im Mannschaftskampf, bei Überfällen oder im Sturm.
captain-frederico-da-silva = Einmal pro Zug darfst du bei der Suche nach einem Kauffahrer beliebige Würfel neu werfen.
captain-ines-de-arriaga = Anheuern kostet dich nichts, auch wenn der Wurf auf Führungskraft misslingt. Reparaturen kosten dich 1 Gold je Schadenspunkt.
captain-gaspar-montalvo = Gewinnst du den Vergleich mit Schießen, so bestimmst du den Trefferbereich eines deiner Treffer, statt zu würfeln: nicht den Rumpf und nichts Zerstörtes.
captain-frances-wright = Immer wenn du eine Ruhmkarte ziehst, ziehst du zwei, behältst eine und legst die andere ab.
captain-thomas-harrowgate = In jedem englischen Hafen darfst du deine Truhe benutzen wie in deinem Heimathafen.
captain-josiah-penrose = Bei deinen Überfällen entkommt der Kauffahrer erst mit einem Fluchtsymbol mehr, als deine Manövrierbarkeit verlangt.
captain-silas-whitcombe = In deinem Zug kennst du den Kauffahrer der Meereszone, in der du bist. Marineschiffe suchen nach dir mit einem Würfel weniger.
captain-pepijn-van-avezaath = Du darfst eine Frachtkarte mehr laden, als dein Frachtraum fasst: bis zu 6, und noch 1, wenn er zerstört ist.
captain-cornelia-verhagen = Verkaufst du gefragte Ware, so zieh drei Plättchen statt einem aus der Reserve und wähle, welches in den Hafen kommt.
captain-joost-brandhorst = Schon in der ersten Runde eines Seegefechts darfst du Entern oder Fliehen ansagen; dein Gegner nicht.
captain-maarten-tijssen = Beim Wareneinkauf ziehst du eine Karte mehr. Piraten (NSC) suchen nach dir mit einem Würfel weniger.
captain-alexandre-villon = Du darfst trotz Kopfgeld, Krieg und Seuche in jeden Hafen. Eine Hafenaktion in einem für dich gesperrten Hafen beginnt mit einem Wurf auf Einfluss; misslingt er, ist die Aktion verbraucht.
captain-dominique-de-richery = Gelingt dir die Suche nach einem Gerücht, so zieh zwei, behalte eines und misch das andere zurück.
captain-christophe-marquis = In deiner Hafenaktion darfst du einen Auftrag aus einer angrenzenden Meereszone annehmen, als läge er in deinem Hafen.
captain-etienne-kermadec = In der ersten Runde jedes Mannschaftskampfs wirfst du einen Würfel mehr auf Führungskraft.

## Spezialisten
specialist-carpenter = Nach jedem Gefecht, Kampf, Überfall oder Sturm, den du überlebst, reparierst du 1 Schadenspunkt deiner Wahl (nicht Mannschaft).
specialist-master-fighter = Niemand kann dich zwingen, auf Führungskraft neu zu werfen; in jeder Runde eines Mannschaftskampfs darfst du einen eigenen Würfel neu werfen.
specialist-gun-captain = Wenn deine Kanonen treffen (auch Vierpfünder und weitreichende Kanonen), darfst du einen Trefferwürfel neu werfen.
specialist-surgeon = Liegen auf einmal 2 oder mehr Treffer auf deiner Mannschaft, entfällt einer davon.
specialist-lookout = Du darfst bei jeder deiner Suchen einen Würfel neu werfen.
specialist-purser = Bei jedem Verkauf bringen bis zu 3 der Karten je 1 Gold mehr.
specialist-sailing-master = Du darfst bei jedem deiner Würfe auf Seemannskunst einen Würfel neu werfen.
specialist-master-gunner = Hast du Schießen angesagt und den Vergleich nicht gewonnen, triffst du einmal öfter, aber nie öfter, als du Kanonen hast.

## Ereignisse
event-naval = Am Ende der Runde kommt ein Marineschiff { $to }: eine Fregatte, im Krieg ein Man-o-War. Ist es schon auf See, zieht es dorthin.
event-pirate = Am Ende der Runde kommen die Piraten { $to }. Ist ihr Schiff schon auf See, zieht es dorthin.
event-war = Ein laufender Krieg endet; zwei zufällige Nationen sind nun im Krieg: Ihre Marineschiffe sind Man-o-Wars, ihre Häfen den Kapitänen der anderen gesperrt. Die Karte bleibt, bis wieder Krieg oder Endlich Frieden kommt.
event-peace-at-last = Der Krieg endet, seine Man-o-Wars werden Fregatten. Herrscht kein Krieg, geschieht nichts.
event-storm = Am Ende der Runde wirft jeder Kapitän auf See auf Seemannskunst und nimmt 3 Treffer, einen weniger je Erfolg; wer im Hafen liegt, ist sicher.
event-plague = Zwei zufällige Häfen sind drei Runden lang gesperrt, diese mitgezählt: Niemand darf hinein oder dort eine Hafenaktion machen, auch nicht daheim; Schiffe darin dürfen bleiben oder auslaufen.
event-its-too-quiet = Zieht zwei weitere Ereignisse und führt sie nacheinander aus.
event-pirate-hunt-french-spanish = Jedes französische und jedes spanische Kopfgeld steigt um 1 (höchstens 5). Wer keines hat, bekommt keines.
event-pirate-hunt-english-dutch = Jedes englische und jedes niederländische Kopfgeld steigt um 1 (höchstens 5). Wer keines hat, bekommt keines.
event-act-of-grace = In einer Hafenaktion dieser Runde darf jeder das Kopfgeld einer Nation senken: 3 Gold je Stufe.
event-changing-tastes = Eine zufällige Nation: In jedem ihrer Häfen wird die gefragte Ware neu aus der Reserve gezogen.
event-rich-harvest = Wer in dieser Runde Waren einkauft, zieht 2 Karten mehr.
event-steady-trade-winds = In dieser Runde hat jeder eine vierte Aktion, nur zum Segeln.
event-glassy-sea = In dieser Runde darf niemand mit seinen Aktionen mehr als eine Seegrenze überqueren; Häfen und Karten sind davon frei.
event-silver-fleet-sighted = In dieser Runde bringt jeder gelungene Überfall auf einen spanischen Kauffahrer 2 Gold mehr; sie zählen zu den 12 für Ruhm.
event-convoys-set-sail = Alle aufgebrachten Kauffahrer werden gemischt und verdeckt auf die leeren Meereszonen verteilt.

## Aufträge
mission-the-bishops-bell = Verlangt kein spanisches Kopfgeld, Platz für die Glocke (1 Kiste) und einen Wurf auf Einfluss. Bring sie nach San Juan und mach dort eine Hafenaktion: 12 Gold.
mission-the-treasurers-wrath = Verlangt, dass du kein Pirat bist, und einen Wurf auf Einfluss. Besiege ein Piratenschiff oder einen Spieler mit Kopfgeld: 15 Gold zu allem anderen.
mission-the-lost-register-ship = Verlangt einen Wurf auf Einfluss. Finde das Wrack durch eine gelungene Suche im Karibischen Meer und melde es in einer Hafenaktion in Cartagena: 15 Gold.
mission-walls-for-cartagena = Verlangt einen Wurf auf Einfluss. Liefere 2 Holz und 1 Lebensmittel nach Cartagena: 18 Gold und eine Spezialwaffe, die du nicht hast.
mission-the-viceroys-dispatches = Verlangt kein spanisches Kopfgeld und einen Wurf auf Einfluss. Mach je eine Hafenaktion in Havanna und Caracas, gleich in welcher Folge: 18 Gold.
mission-the-sea-adder = Verlangt, dass du kein Pirat bist, und einen Wurf auf Einfluss. Finde und besiege die Piratenschaluppe Seenatter (Seemannskunst 2, Führungskraft 2) vor St. John: 12 Gold.
mission-a-wedding-in-san-juan = Verlangt einen Wurf auf Einfluss. Liefere je 1 Rum, Gewürze und Stoffe nach San Juan: 20 Gold.
mission-chocolate-for-the-planters = Verlangt einen Wurf auf Einfluss. Liefere 2 Kakao nach Bridgetown: 14 Gold.
mission-pearls-off-margarita = Verlangt einen Wurf auf Einfluss. Such zweimal (in verschiedenen Zügen) mit Erfolg vor Caracas, dann mach eine Hafenaktion in Trinidad: 15 Gold.
mission-spains-silver = Verlangt einen Wurf auf Einfluss. Überfalle zweimal mit Erfolg einen spanischen Kauffahrer: 12 Gold.
mission-in-the-queens-service = Verlangt einen Wurf auf Einfluss. Überfalle mit Erfolg einen spanischen und einen französischen Kauffahrer: 10 Gold, und alle deine englischen Kopfgelder verfallen.
mission-charting-the-shoals = Verlangt einen Wurf auf Seemannskunst. Such mit Erfolg vor Nassau, vor Havanna und vor Tortuga, gleich in welcher Folge: 14 Gold.
mission-the-marooned = Verlangt einen Wurf auf Einfluss. Finde die Ausgesetzten durch eine gelungene Suche vor Old Providence: 8 Gold, volle Mannschaft, und ein Ausguck oder Segelmeister, den du noch nicht hast, kommt an Bord (sonst 6 Gold).
mission-sugar-fever = Verlangt einen Wurf auf Einfluss. Liefere 3 Zucker nach Bridgetown: 20 Gold.
mission-the-smugglers-of-trinidad = Verlangt einen Wurf auf Einfluss. Finde die Schmuggler durch eine gelungene Suche vor Trinidad und gewinne einen Mannschaftskampf (Führungskraft 2, Mannschaft 2): 12 Gold, dann zieh 3 Frachtkarten und behalte, was passt.
mission-timber-for-the-slipway = Verlangt einen Wurf auf Einfluss. Liefere 2 Holz nach St. John: 10 Gold und eine Modifikation aus einem beliebigen Hafen.
mission-jailbreak-at-cartagena = Verlangt einen Wurf auf Führungskraft. Such mit Erfolg vor Cartagena und gewinne einen Mannschaftskampf gegen die Wachen (Führungskraft 2, Mannschaft 2): 15 Gold und volle Mannschaft, aber 1 spanisches Kopfgeld mehr.
mission-the-brethrens-wager = Verlangt einen Wurf auf Führungskraft. Überfalle mit Erfolg einen Kauffahrer und erbeute dabei mindestens 10 Gold: 10 Gold und eine weitere Ruhmkarte.
mission-against-the-kings-colours = Verlangt, dass du Pirat bist. Besiege ein Marineschiff: 20 Gold.
mission-the-buccaneers-feast = Verlangt einen Wurf auf Führungskraft. Liefere 2 Lebensmittel und 1 Rum nach Petit-Goâve: 16 Gold, volle Mannschaft und eine Spezialwaffe, die du nicht hast.
mission-a-debt-of-honour = Verlangt einen Wurf auf Einfluss. Gewinne das Duell: ein gelungener Wurf auf Führungskraft in einer Hafenaktion in St. Maarten, ein Versuch pro Zug; dann mach eine Hafenaktion in Basse-Terre: 12 Gold.
mission-letters-of-credit = Verlangt einen Wurf auf Einfluss und dann 10 Gold als Pfand. Mach je eine Hafenaktion in Petit-Goâve und Bridgetown, gleich in welcher Folge: 28 Gold.
mission-spices-for-the-company = Verlangt kein niederländisches Kopfgeld und einen Wurf auf Einfluss. Liefere 2 Gewürze nach St. Maarten: 14 Gold.
mission-the-insured-merchantman = Verlangt einen Wurf auf Einfluss. Überfalle mit Erfolg einen niederländischen Kauffahrer: 8 Gold, und dein niederländisches Kopfgeld sinkt um bis zu 2.
mission-scourge-of-the-trade-routes = Verlangt, dass du kein Pirat bist, mindestens 2 Kanonen und einen Wurf auf Einfluss. Finde und besiege die Piratenfregatte Witwenmacher (Seemannskunst 2, Führungskraft 2) im Karibischen Meer: 20 Gold.

## Gerüchte
rumor-the-scorched-chart = Auf einem Inselchen vor Tortuga liegt ein Schatz: Zieh 3 Frachtkarten, nimm die Summe ihrer Werte in Gold und leg sie ab.
rumor-wreck-on-the-reef = Ein Wrack vor Havanna: 4 Gold; dann zieh 3 Frachtkarten und behalte, was passt.
rumor-mutineers-ashore = Meuterer lagern bei San Juan: Du darfst einen Mannschaftskampf gegen sie führen (Führungskraft 1, Mannschaft 2). Gewinnst du, 8 Gold und volle Mannschaft; sonst war das Gerücht falsch.
rumor-a-sheltered-beach = Ein Strand vor St. John: alle Schäden repariert, volle Mannschaft und 4 Gold.
rumor-the-drifting-hulk = Ein Schiff ohne Mannschaft treibt im Karibischen Meer: eine Modifikation aus einem beliebigen Hafen und 4 Gold.
rumor-straggler-of-the-convoy = Ein verlassener Nachzügler vor Cartagena: Zieh 2 Frachtkarten, nimm die Summe ihrer Werte in Gold und behalte, was passt; kein Kopfgeld.
rumor-the-pearl-fishers = Perlentaucher vor Caracas handeln mit dir: 8 Gold.
rumor-the-turtlers-camp = Schildkrötenjäger vor Old Providence: volle Mannschaft, 3 Gold und eine weitere Ruhmkarte.
rumor-the-nameless-current = Vor Bridgetown beginnt eine schnelle Strömung: 6 Gold und gleich bis zu 3 Bewegungen ohne Aktionen.
rumor-the-garrisons-pay = Das Soldboot von Santo Domingo: 12 Gold und 1 spanisches Kopfgeld mehr, oder lass es für 5 Gold Schweigegeld fahren.
rumor-powder-in-the-cave = Ein Versteck vor Basse-Terre: jede Spezialwaffe, die du nicht hast, und 3 Gold.
rumor-the-smugglers-vault = Ein Gewölbe an der Küste von Petit-Goâve: 5 Gold; dann darfst du gleich bis zu 15 Gold vom Schiff in die Truhe legen.
rumor-fires-on-the-hills = Die Signalfeuer von Port Royal gehören dir für eine Nacht: 6 Gold, und zieh bis zu 2 NSC-Schiffe um bis zu je 2 Meereszonen.
rumor-forged-documents = Nach dem Erfolg bleibt die Karte offen als dein eines Gerücht liegen: Solange du sie hast, sperrt dir kein Kopfgeld einen Hafen. Wer sie erbeutet, kann sie gleich nutzen.
rumor-a-myriad-of-goods = In Trinidad wird ein Speicher geräumt: Zieh 6 Frachtkarten und behalte umsonst, was passt.
rumor-a-master-without-a-ship = In Nassau kommt ein Spezialist an Bord, den du noch nicht hast, gewählt aus Ruhmkartenstapel oder Ablage; gibt es keinen, 6 Gold.
rumor-the-governors-secret = Der Gouverneur in San Juan erkauft dein Schweigen: Alle Kopfgelder einer Nation verfallen, oder 8 Gold.
rumor-the-ruined-shipowner = In dieser Hafenaktion kostet ein Schiff in Bridgetown 12 Gold weniger, oder 6 Gold.
rumor-marked-cards = Du kennst den Falschspieler in Port Royal: 8 Gold.
rumor-the-archbishops-table = Ein Bankett in Havanna braucht alles: 3 Gold, und du darfst beliebig viele Frachtkarten für je 5 Gold abgeben. Das ist kein Verkauf.
rumor-deserters-in-the-hills = Fahnenflüchtige bei Petit-Goâve heuern an: volle Mannschaft, eine Spezialwaffe, die du nicht hast, und 4 Gold.
rumor-an-error-in-the-dockyard-books = In St. John werden alle Schäden repariert, und die Modifikation dort gehört dir, beides umsonst; dazu 3 Gold.
rumor-the-cartographers-widow = Eine Witwe in St. Maarten gibt dir die Tagebücher ihres Mannes: 2 weitere Ruhmkarten.
rumor-sealed-orders = Du fälschst die Befehle der Flotte in Cartagena: 6 Gold, und zieh ein Marineschiff um bis zu 5 Meereszonen.
rumor-the-brokers-ledger = Das Kontobuch eines Maklers in Caracas: 5 Gold; dann zieh 4 Plättchen aus der Reserve und leg eines in einen Hafen deiner Wahl.

## Ruhmkarten
glory-hire = Anheuern in einer Hafenaktion in { $zone }: Wurf auf Führungskraft; ohne Erfolg 2 Gold zahlen oder die Karte ablegen. { $text }
glory-hire-short = { $specialist }, in { $zone }
glory-reroll-for-crew-combat = Wirf in dieser Runde des Mannschaftskampfs beliebige eigene Führungskraft-Würfel neu, oder lass deinen Gegner die neu werfen, die du wählst.
glory-reroll-for-crew-combat-short = Neuer Wurf im Mannschaftskampf
glory-a-hand-on-the-tiller = Wirf beliebige eigene Würfel auf Seemannskunst neu, oder lass im Seegefecht deinen Gegner die neu werfen, die du wählst.
glory-a-hand-on-the-tiller-short = Seemannskunst neu werfen
glory-polished-lenses = Wirf beliebige Würfel deiner Suche neu, oder lass den, der nach dir sucht, die neu werfen, die du wählst.
glory-polished-lenses-short = Suche neu werfen
glory-honeyed-words = Wirf beliebige Würfel deines Wurfs auf Einfluss neu, oder lass einen anderen die neu werfen, die du wählst.
glory-honeyed-words-short = Einfluss neu werfen
glory-the-devils-own-dice = Wirf beliebige Würfel eines eigenen Wurfs neu: auf irgendeine Eigenschaft, im Gefecht oder sonst, oder deine Trefferwürfel.
glory-the-devils-own-dice-short = Eigene Würfel neu werfen
glory-cross-swell = Wirf beliebige deiner Trefferwürfel neu, oder lass deinen Gegner die seinen neu werfen, die du wählst.
glory-cross-swell-short = Trefferwürfel neu werfen
glory-quick-learner = Nutze sofort die Wirkung der Ruhmkarte (kein Spezialist), die ein anderer eben gespielt hat, wenn du ihre Bedingungen erfüllst. Karten für den eigenen Zug gehen in jedem Zug, solche für die Hafenaktion nur, wenn du im Hafen liegst.
glory-quick-learner-short = Gespielte Karte kopieren
glory-double-shotted-guns = Hast du Schießen angesagt und mindestens 1 Kanone, triffst du in dieser Runde einmal öfter, wer auch gewinnt.
glory-double-shotted-guns-short = Ein Treffer mehr beim Schießen
glory-braced-timbers = Hebe einen Treffer auf deinem Schiff auf, wo auch immer und woher auch immer.
glory-braced-timbers-short = Einen Treffer aufheben
glory-veil-of-powder-smoke = Hast du Fliehen angesagt und gewinnst diesen Vergleich, entkommst du, wie viele Erfolge der Gegner auch hat; seine Schüsse treffen vorher.
glory-veil-of-powder-smoke-short = Sichere Flucht, wenn du gewinnst
glory-axes-to-the-lines = Das Entern deines Gegners misslingt; das Seegefecht geht weiter.
glory-axes-to-the-lines-short = Ein Entern misslingt
glory-the-weather-gage = Wirf bei diesem Vergleich 2 Würfel mehr.
glory-the-weather-gage-short = 2 Würfel mehr im Vergleich
glory-battle-hymn = Wirf in dieser Runde des Mannschaftskampfs 2 Führungskraft-Würfel mehr; die Mannschaft begrenzt weiter deine Treffer.
glory-battle-hymn-short = 2 Würfel mehr im Mannschaftskampf
glory-well-drilled-boarders = Dein eben gemachter Wurf auf Seemannskunst beim Überfall zählt einen Erfolg mehr.
glory-well-drilled-boarders-short = 1 Erfolg mehr beim Überfall
glory-the-captains-strongbox = Dein gelungener Überfall bringt 2 Gold mehr; sie zählen zu den 12 für Ruhm.
glory-the-captains-strongbox-short = 2 Gold mehr vom Überfall
glory-borrowed-colours = Der eben gefundene Kauffahrer gehört der Nation, die du nennst.
glory-borrowed-colours-short = Nation des Kauffahrers nennen
glory-hired-guards = Zieh beim Überfall eines anderen eine Frachtkarte: Ihr Symbol zählt gegen ihn, Ware und Wert nicht; dann leg sie ab.
glory-hired-guards-short = Eine Karte gegen einen Überfall
glory-following-sea = Mach eine Bewegung beliebiger Art, ohne eine Aktion zu verbrauchen; feindliche Schiffe suchen wie sonst auch.
glory-following-sea-short = Eine freie Bewegung
glory-moonless-night = Spiele sie zu Beginn deines Zuges, ehe jemand sucht: Bis zum Ende des Zuges sucht kein NSC-Schiff nach dir.
glory-moonless-night-short = Kein Schiff sucht nach dir
glory-mangrove-creek = Die Suche eines Spielers nach dir misslingt ohne Wurf; seine Aktion ist verbraucht, und er kann in diesem Zug nicht noch einmal nach dir suchen.
glory-mangrove-creek-short = Vor einem Kapitän verstecken
glory-slack-sails = Die angesagte Fahrt eines anderen kostet 1 Aktion mehr. Zahlt er nicht, bleibt er, behält die Aktion und überquert in diesem Zug mit Aktionen keine Seegrenze mehr.
glory-slack-sails-short = Eine Fahrt kostet 1 mehr
glory-signal-rockets = Zieh ein NSC-Schiff in eine angrenzende Meereszone deiner Wahl; es sucht dabei nicht.
glory-signal-rockets-short = Ein NSC-Schiff ziehen
glory-fresh-broadsheets = Erhöhe ein Kopfgeld eines anderen Spielers um 1 (höchstens 5).
glory-fresh-broadsheets-short = Kopfgeld eines Rivalen erhöhen
glory-spy-in-the-tavern = Nimm eine zufällige Ruhmkarte aus der Hand eines Spielers, der dann mehr hat als du.
glory-spy-in-the-tavern-short = Karte eines Rivalen nehmen
glory-foul-water = Beginnt der Zug eines anderen und er ist auf See, verliert er 1 Mann, nie den letzten.
glory-foul-water-short = Ein Rivale verliert 1 Mann
glory-brimming-warehouses = Spiele sie vor dem Einkauf: Er zieht 3 Frachtkarten mehr.
glory-brimming-warehouses-short = Einkauf zieht 3 mehr
glory-talk-of-the-exchange = Zieh 3 Plättchen aus der Reserve; eines ersetzt die gefragte Ware in deinem Hafen. Auch vor dem Verkauf.
glory-talk-of-the-exchange-short = Neue Nachfrage wählen
glory-an-impatient-buyer = Spiele sie vor dem Verkauf: Bis zu 3 Karten nicht gefragter Ware bringen je 5 Gold.
glory-an-impatient-buyer-short = Bis zu 3 Waren für je 5
glory-a-shipwrights-favour = Nimm die Modifikation in deinem Hafen umsonst, oder nimm 2 Spezialwaffen umsonst, die du nicht hast.
glory-a-shipwrights-favour-short = Modifikation oder 2 Waffen umsonst
glory-the-harbourmaster-looks-away = Ein Hafen, den dir nur Kopfgeld oder Krieg sperrt, ist dir offen, bis du ihn verlässt: der, in dem du bist, oder der nächste, in den du in diesem Zug einläufst.
glory-the-harbourmaster-looks-away-short = Ein gesperrter Hafen öffnet sich
glory-pardon-under-seal = Senke das Kopfgeld einer Nation um beliebig viele Stufen: 4 Gold je Stufe.
glory-pardon-under-seal-short = Kopfgeld senken, 4 Gold je Stufe
glory-chest-beneath-the-palms = Für den Rest dieser Hafenaktion gilt dein Hafen für deine Truhe als Heimathafen.
glory-chest-beneath-the-palms-short = Truhe hier nutzen
glory-loose-tongues = Zieh ohne Gold und Wurf 2 Gerüchte, behalte eines und misch das andere zurück.
glory-loose-tongues-short = 2 Gerüchte ziehen, 1 behalten
glory-letter-of-introduction = Nimm einen Auftrag vom Plan, wo er auch liegt; ein verlangter Wurf gilt als gelungen, alles andere gilt weiter.
glory-letter-of-introduction-short = Beliebigen Auftrag nehmen
glory-castaways-aboard = Deine Mannschaft wächst um 2, nicht über ihre Größe.
glory-castaways-aboard-short = 2 Mann mehr
glory-careened-on-the-beach = Repariere bis zu 3 Schadenspunkte deiner Wahl (nicht Mannschaft), auf See oder im Hafen.
glory-careened-on-the-beach-short = 3 Punkte reparieren

## Modifikationen und Waffen
modification-swivel-guns-text = Vor jedem Mannschaftskampf 2 Würfel: Ein Totenkopf trifft die Mannschaft des Gegners.
modification-hammocks-text = Platz für 1 Mann mehr; er muss noch angeheuert werden.
modification-rigs-and-sails-text = Manövrierbarkeit 1 höher.
modification-reinforced-hull-text = Umdrehen hebt einen Treffer auf; Reparatur in jedem Hafen für 3 Gold.
modification-chasers-text = Einmal je Gefecht, wenn Fliehen angesagt ist: 1 Treffer.
modification-long-guns-text = Vor Runde 1: ein Würfel je Kanone, ein Treffer je Totenkopf.
modification-extra-cannon-port-text = Kanonen 1 höher.
modification-extended-hold-text = Frachtraum 1 größer.
weapon-grappling-hooks-text = Nach dem Vergleich mit Entern ablegen: eigene Würfel neu werfen.
weapon-chain-shot-text = Nach den Trefferwürfeln ablegen: Jeder Totenkopf trifft die Masten.
weapon-grapeshot-text = Nach den Trefferwürfeln ablegen: Jeder Totenkopf trifft die Mannschaft.

## Bräuche der Meereszonen
custom-basse-terre = Französische Marineschiffe, die niemanden finden, suchen noch einmal
custom-bridgetown = Flacher Hafen: Große Schiffe werfen auf Seemannskunst oder nehmen 1 Rumpftreffer
custom-caracas = Einkauf mit 8 Karten
custom-cartagena = Eine von 3 gekauften Waren ist umsonst; spanische Kauffahrer findet man ohne Wurf
custom-curacao = Gerüchte umsonst; Fregatte, Galeone 30
custom-havana = Nicht-Piraten verkaufen Gefragtes für 7; eine 4. Karte beim Überfall auf Spanier
custom-nassau = Waren kosten und bringen 2; Marineschiffe müssen dich zweimal finden
custom-old-providence = Mit spanischem Kopfgeld: Waffen 1, Reparatur umsonst
custom-petit-goave = Nicht-Piraten heuern an und reparieren umsonst; Piraten dürfen beides nicht
custom-port-royal = Piraten heuern umsonst an; mit englischem Kopfgeld 2 Gold oder ein Wurf auf Einfluss
custom-san-juan = Überfälle auf Spanier bringen 3 mehr
custom-santo-domingo = Für 1 Gold das ganze Angebot einmal neu
custom-st-john = Modifikationen 1; sie ziehen für je 1 auf ein neues Schiff um
custom-st-maarten = Gold in die Truhe gegen 5; Einkauf mit 7 Karten, Niederländer 8
custom-caribbean-sea = Kein Hafen, kein Brauch
custom-tortuga = Die französische Marine übersieht Piraten ohne französisches Kopfgeld; Piraten (NSC) verschonen Franzosen
custom-trinidad = Unsichtbar für alle Marineschiffe

## Die Galerie
cards-ships = Schiffe
gallery-ship = Festigkeit { $toughness }, Fracht { $cargo }, Mannschaft { $crew }, Kanonen { $cannons }, Manövrierbarkeit { $speed }; Preis { $price } Gold.

## Wo lange Wörter auf schmalen Karten getrennt werden
word-breaks = Lebens-mittel Schiffs-rumpf Vier-pfünder Verstärk-ter Weit-reichende Zusätz-liche Zusätz-licher Kanonen-öffnung Lager-raum Ketten-geschosse Enter-haken Kar-tätschen Dreh-bassen Hänge-matten Take-lage Zimmer-mann Meister-kämpfer Meister-kanonier Kanonen-hauptmann Schiffs-arzt Zahl-meister Segel-meister Seemanns-kunst Mannschafts-kampf Kopf-geld Modifi-kation Kauf-fahrers Hafen-meister Nach-frage
