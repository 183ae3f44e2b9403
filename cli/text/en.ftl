# Words of the terminal.

games-rules = version { $version }, { $rules } rules
games-seats = seats: { $seats }
games-option = { $choices } ({ $rule })

verify-good = verified
verify-answers = { $answers } answers, { $chance } of chance
verify-proven = dice proven
verify-given = { $given ->
    [one] the first answer was taken over from another game and is not proved
   *[other] the first { $given } answers were taken over from another game and are not proved
}; { $n ->
    [0] nothing was rolled after that
    [one] one roll after that was recomputed and is right
   *[other] { $n } rolls after that were recomputed and are right
}
verify-by-secret = rolls follow from the secret, to which no seat contributed
verify-not-yet = dice not to be checked yet: the secret is missing
verify-no-secret = the game is over and the secret of its dice is missing, so nothing shows that they were fair
verify-no-dice = no dice to prove
verify-unfinished = unfinished
verify-fails = does not verify: { $why }
verify-failed = Does not verify: { $failed }, of { $all } in all.
verify-place = { $path } (line { $line })

simulate-games = games finished
simulate-decisions = decisions · mean · most
simulate-speed = time · games/s · decisions/s
simulate-wins = wins
simulate-ends = ends

arena-games = { $games } games; intervals of 95 %
arena-broken-off = { $games } of { $of } games were finished; intervals of 95 %
arena-ratings = Ratings (Elo, mean 0)
arena-rates = Victories by bot and seat
arena-alone = Victories of { $one } by seat, alone against copies of { $rest }; an even share is { $even } %
arena-seats = Victories by seat
arena-roles = Victories by faction, nation or captain
arena-ends = Ends
arena-sources = Where points came from
arena-lengths = Decisions per game: { $shortest } to { $longest }, median { $median }, 95 % at most { $most }

play-person = Player { $number }
play-bot = Bot ({ $level })
play-hint = Answer with a number, or type an answer; Tab completes. Help: help
play-help =
    A number or an answer takes an offer; the beginning of one shows what goes on from there.
    ? ANSWER     why something is not offered, with the rule
    undo         takes back your last answer, until chance or somebody else has answered
    board, log   show the table, what has happened
    record       prints the record; save FILE writes it
    resign, offer surrender, accept surrender, decline surrender, withdraw surrender; draw likewise
    quit         leaves the table
play-is-offered = That is offered.
play-not-offered = “{ $text }” is not among the offers.
play-saved = Saved to { $path }.
play-surrender-offered = { $name } offers to surrender: accept surrender, or decline surrender?
play-draw-offered = { $name } offers a draw: accept draw, or decline draw?
play-may-withdraw = { $name } may take that back: { $word }
play-farewell = save FILE keeps the record; Enter leaves.
play-level-random = random
play-level-easy = easy
play-level-strong = strong
play-level-plain = plain
play-no-answer = “{ $text }” is no answer; help lists what can be typed.
play-save-where = save FILE: name the file to write.
play-no-such-number = { $n ->
    [one] There is one offer
   *[other] There are { $n } offers, 1 to { $n }
}.
play-leaving = The game is not over and nothing keeps it. save FILE does; quit once more leaves.
play-resumed = { $n ->
    [one] One answer was
   *[other] { $n } answers were
} read from { $path }; the dice are new.

rejected-game-over = The game is over.
rejected-not-your-decision = Somebody else is to decide.
rejected-not-offered = That is not among the offers.
rejected-stale = That answers another question than the open one.
rejected-undo = Chance or somebody else has answered since, an offer was made, or something hidden was shown: there is no way back.
rejected-under-seal = Your answer lies under seal: choose again instead.
rejected-offer-open = An offer waits for an answer; play goes on after it.
rejected-nothing-to-say = That cannot be said now.
rejected-offered-before = That was offered in this turn already.

serve-at = Wardroom is at { $url }
serve-open-yourself = No browser could be opened from here; open the address yourself.

serve-metrics = Its metrics are at { $url }
backup-done = { $rows } rows written to { $file }.
restore-done = { $rows } rows brought back into { $place }.
check-damaged = { $place } is damaged ({ $damages }); its journals were not played. Stop every server that uses it, copy its files elsewhere, and bring back a backup: wardroom restore <backup> --data <file> --force.
damage-file = damaged: { $why }
damage-unreadable = damaged: the rows of table { $table } cannot be read: { $why }
damage-reference = damaged: row { $row } of table { $table } refers to a missing row of table { $parent }
damage-journal = damaged: the journal of match { $table } has { $found } lines and should have { $length }
damage-results = damaged: the results are numbered { $first } to { $last }, and there are { $found }
check-good = Every journal plays: { $tables } tables, { $lines } lines.
check-others-good = All other journals play: { $tables } tables, { $lines } lines.
check-waiting = Waiting for the rules or the box that they were begun with: { $waiting } of { $tables } tables. They go on with a program or a box that has them.
check-wrong = Does not play: { $wrong } of { $tables } tables.
check-rated = Ratings are reckoned again from { $results } results.

# What goes wrong. The field, the file or the line stands before each of these.

error-game = GAME: there is no game `{ $name }`; there is { $known }
error-no-command = there is none
error-too-many-seats = there are too many
error-bot-twice = `{ $bot }` is named twice
error-option-twice = `{ $name }` is said twice
error-two-bots = name two bots or more, as random,strong, and two seats or more
error-alone = name two bots: the one that is alone, and the one that all others are
error-bots = name one bot or { $seats }, not { $named }
error-too-many-games = that is too many: at most { $most } games are played at once
error-no-rule = there is no rule `{ $id }`; near it are { $near }
error-answers = the record has { $answers } answers, not { $at }
error-png-terminal = a terminal cannot show a PNG; send it to a file: > board.png
error-no-seat = there is no `{ $name }`; there is { $known }, spectator
error-paint = the picture cannot be painted: { $why }
error-system = the system does not allow it: { $why }
error-log = `{ $filter }` is no level and no filter: { $why }
error-box = the box `{ $file }` does not fit the game:
error-box-of-no-game = this is the box of no game; expected { $known }
error-no-box = there is no box in this folder; expected { $known }
error-input = standard input
error-output = standard output
error-served = is served by another Wardroom already; stop it, name another --data, or use PostgreSQL (--database)
error-folder = is a folder; name a file in it
error-there-already = the file is there already; name another, or add --force
error-over = the game of this record is over; wardroom show shows it
error-seats-of-record = the record has { $seats } seats, not { $named }

setting-judged = { $name }: { $why }
setting-plain = { $why }
setting-value = { $name }: expected a text, a number, true or false
setting-switch = { $name }: expected true or false
setting-two-places = database: there is one place for the data; take away this line or `data`
setting-unknown = there is no setting `{ $name }`; there are { $known }
setting-meant = there is no setting `{ $name }`; is `{ $known }` meant?
setting-variable-unknown = There is no setting { $name }; it is ignored.
setting-variable-meant = There is no setting { $name }; it is ignored. Is { $known } meant?

system-not-found = there is no such file or folder
system-denied = you may not do that there; look at the permissions of the file and of its folder
system-folder = this is a folder, and a file is needed
system-no-folder = a part of this path is no folder
system-exists = it is there already
system-full = the disk is full
system-read-only = nothing can be written there

record-wide = this is text in UTF-16; save it as UTF-8
record-name-box = { $why }; name that box with --box
record-no-box = { $why }; leave out --box

store-folder = { $path } is a folder; name a file in it, for example { $example }
store-cannot-open = cannot open or create the database { $path }: { $why }; check that the folder exists and may be written
store-damaged = { $place } is not a usable Wardroom database ({ $why }); restore a backup in its place (wardroom restore <backup> --data <file> --force), or name another file
store-other-program = { $place } holds the data of another program (table `{ $table }`); name an empty database or a new file
store-newer = { $place } was written by a newer Wardroom (schema { $found }, this program knows { $known }); update this program
store-cannot-reach = cannot reach PostgreSQL: { $why }; expected postgres://user:password@host:5432/database, and the server running
store-gone = the database { $path } is not where it was opened; put it back, or start the server again
store-closed = the store is closed
store-unreadable = the database has a row that this program cannot read: { $why }; restore a backup
store-database = the database failed: { $why }; check its disk, its log and its connection, then try again

backup-damaged = { $why }; this is no whole backup, so nothing was changed
backup-occupied = { $place } holds data already; name another place, or add --force to throw it away
backup-in-use = { $place } is in use; stop every server that runs on it first
backup-other-schema = { $place } has schema { $found }, and this program schema { $known }; make the backup with the program that runs on it
backup-newer = the backup was written by a newer Wardroom (schema { $found }, this program knows { $known }); update this program
backup-nothing = there is no database at { $place }

serve-taken = cannot listen on { $address }: another program listens there already. Is another Wardroom running? { $flag } takes another address
serve-no-address = { $flag }: `{ $address }` is no address to listen on ({ $why }); write one as 127.0.0.1:7272, with a port up to 65535
serve-cannot = cannot listen on { $address }: { $why }; { $flag } takes another address
serve-variable = The value stands in the environment: { $name }.
