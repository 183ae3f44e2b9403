# Sich treffen: die Listen der Startseite, das Tempo eines Tisches, Plätze vor dem Beginn, jemand, der fehlt.

start-running = Partien zum Zuschauen
start-running-none = Gerade läuft keine öffentliche Partie.
start-finished-none = Noch ist keine Partie zu Ende. Vielleicht wird deine die erste.
row-choose = Entscheiden
row-host-here = Gastgeber da
row-host-away = Gastgeber nicht da
row-open-for = seit { $time } offen
row-watch = Zuschauen

pace-title = Tempo
pace-none = ohne Uhr
pace-live = live
pace-days = Tag für Tag
pace-minutes = Minuten für jeden Platz
pace-seconds = Sekunden bei jeder Entscheidung
pace-seconds-are = Die Sekunden
pace-free = sind frei
pace-added = kommen dazu
pace-per-decision = Tage für jede Entscheidung
pace-none-help = Niemand muss sich beeilen. Wer dran ist und eine Weile nicht gesehen wird, meist zehn Minuten, gilt als abwesend, und die anderen wählen, wie es weitergeht.
pace-free-help = Eine Antwort innerhalb der Sekunden kostet nichts; danach laufen die eigenen Minuten. Was von den Sekunden übrig ist, verfällt.
pace-added-help = Die eigenen Minuten laufen, nur nicht in den ersten 3 Sekunden jeder Entscheidung. Nach jeder Entscheidung kommen die Sekunden dazu, und was du nicht brauchst, bleibt dir: höchstens die Minuten vom Anfang und die Sekunden einer Entscheidung. Wer zurücknimmt, gibt auch sie zurück.
pace-live-help = Sind die Minuten verbraucht, wählen die anderen: warten, einen Bot weiterspielen lassen, die Partie beenden oder den Sieg beanspruchen.
pace-days-help = Für Partien, die Wochen dauern. Sind die Tage um, wählen die anderen: einen Tag warten, einen Bot weiterspielen lassen oder die Partie beenden.
make-public = Auf der Startseite zeigen
make-public-help = Die Partie steht auf der Startseite, und alle dürfen zuschauen. Sonst können das nur die, die den Link haben. Ein Platz für alle, die vorbeikommen, steht immer dort.

agreed-yes = ja
agreed-no = nein
agreed-brief = { $option }: { $value }
agreed-changed = geändert

gather-shown-out = Der Gastgeber hat deinen Platz anderweitig vergeben. Du kannst hier zusehen oder dir einen anderen Tisch suchen.
gather-host = Was du als Gastgeber darfst

ready-title = Bereit?
ready-names = Noch nicht bereit: { $names }.
ready-chairs = { $n ->
    [one] Ein Platz ist noch frei.
   *[other] { $n } Plätze sind noch frei.
}
ready-both = { $n ->
    [one] Ein Platz ist noch frei
   *[other] { $n } Plätze sind noch frei
}, und noch nicht bereit: { $names }.
dice-own = Was ich zu den Würfeln beitrage
chair-change = Den Platz { $seat } ändern
chair-change-short = Diesen Platz ändern
chair-leave = Aufstehen
chair-kick = Bitten zu gehen; der alte Link verfällt
chair-link = Freihalten, mit neuem Link
chair-anyone = Frei für alle, die vorbeikommen
chair-bot = Einen Bot hinsetzen: { $bot }
chair-swap = Platz tauschen mit { $seat }
lots-draw = Alle Plätze auslosen
lots-about = Das Los bestimmt, wer wo sitzt; Links zu freien Plätzen ziehen mit um. Alle werden noch einmal gefragt, ob sie bereit sind.
local-only = Links von hier gelten nur auf diesem Computer. Um über das Netz zu spielen, starte Wardroom mit „--listen 0.0.0.0:{ $port }“ und öffne dort die Adresse dieses Computers, oder setze „--public-url“.
invite-personal = für eine Person, einmal
invite-anyone = für alle
invite-code = Als Code für ein Telefon zeigen
invite-code-about = Ein Code mit dem Link zum Platz { $seat }. Im Feld darüber steht derselbe Link als Text.

clock-label = Uhren
clock-units = T Std Min
clock-low = Deine Zeit wird knapp.
clock-up = Die Zeit ist um.
watch-stand-in = ein Bot spielt
call-off = Den Tisch absagen
call-off-sure = Dann spielt hier niemand mehr; wer die Seite offen oder einen Link hat, erfährt es.
call-off-yes = Ja, absagen
break-off = Die Partie abbrechen
break-off-sure = Die Partie endet jetzt ohne Ergebnis und zählt für niemanden. Ihre Aufzeichnung bleibt, und du kannst von jedem Moment aus weiterspielen.
break-off-counts = Die Partie endet jetzt, und sie zählt: Du landest hinter den Bots. Ihre Aufzeichnung bleibt, und du kannst von jedem Moment aus weiterspielen.
break-off-yes = Ja, abbrechen
watch-leave = Ich muss gehen
watch-leave-sure = Die anderen wählen, wie es weitergeht: auf dich warten, einen Bot für dich weiterspielen lassen oder die Partie beenden. Du kannst wiederkommen und deinen Platz wieder einnehmen.
watch-leave-counts = Wenn die Partie zählt, landet auf dem letzten Platz, wer bis zum Ende nicht wiederkommt.
watch-leave-yes = Ja, ich muss gehen
watch-leaving = Du hast gesagt, dass du gehen musst. Die anderen wählen, wie es weitergeht.
watch-stood-in = Ein Bot spielt für dich weiter.
watch-back = Ich bin zurück, gib mir meinen Platz
away-time = { $name } hat keine Zeit mehr.
away-unseen = { $name } wurde schon eine Weile nicht gesehen.
away-farewell = { $name } musste gehen.
away-about = Warten kann jede und jeder von euch. Allem anderen müssen alle zustimmen, die da sind. Wer { $time } lang nichts sagt, zählt nicht mehr: Dann wählt noch einmal. Wer zurückkommt, nimmt den Platz wieder ein.
away-about-days = Warten kann jede und jeder von euch. Allem anderen müssen alle zustimmen, die noch Zeit haben, wo immer sie sind; alle werden gefragt. Wer zurückkommt, nimmt den Platz wieder ein.
away-wait = Warten und mehr Zeit geben
away-bot-easy = Einen leichten Bot weiterspielen lassen
away-bot-strong = Einen starken Bot weiterspielen lassen
away-end = Die Partie ohne Ergebnis beenden
away-claim = Den Sieg beanspruchen
away-chosen = gewählt von { $names }
