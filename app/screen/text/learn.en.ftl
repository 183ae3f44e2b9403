# Learning by playing. A key here must stand in learn.de.ftl too; a test compares them.

bar-learn = Learn
learn-title = Learn by playing
learn-text = A first voyage for each game: some minutes at the real table, with somebody beside you who says what to look at and what to do. At the end you play on.
learn-voyage = First voyage
learn-step = step { $n } of { $all }
learn-steps = Steps
learn-length = { $steps } steps · about { $minutes } min
learn-begin = Set sail
learn-continue = Go on at step { $n }
learn-done = sailed
learn-again = From the beginning
learn-back = Back
learn-next = Next
learn-skip = Show me
learn-play-on = Play on against the easy bot
learn-look = Have a look around, then press “Next”.
learn-over = The lesson is over; the game is not.
learn-rules = In the rules:
