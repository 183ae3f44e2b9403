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

simulate-games = games finished
simulate-decisions = decisions · mean · most
simulate-speed = time · games/s · decisions/s
simulate-wins = wins
simulate-ends = ends

arena-games = { $games } games; intervals of 95 %
arena-ratings = Ratings (Elo, mean 0)
arena-rates = Victories by bot and seat
arena-alone = Victories of { $one } by seat, alone against copies of { $rest }; an even share is { $even } %
arena-seats = Victories by seat
arena-roles = Victories by faction, nation or captain
arena-ends = Ends
arena-sources = Where points came from
arena-lengths = Decisions per game: { $shortest } to { $longest }, median { $median }, 95 % at most { $most }

chance-question = Chance: which outcome?
chance-outcome = { $number } of { $of }

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
check-good = Every journal plays: { $tables } tables, { $lines } lines.
check-others-good = All other journals play: { $tables } tables, { $lines } lines.
check-waiting = Waiting for the rules or the box that they were begun with: { $waiting } of { $tables } tables. They go on with a program or a box that has them.
check-wrong = Does not play: { $wrong } of { $tables } tables.
