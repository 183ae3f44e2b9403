# Learning by playing. A key here must stand in learn.de.ftl too; a test compares them.

bar-learn = Learn
learn-title = Learn by playing
learn-text = A first voyage for each game: a few minutes at the real table, with a guide that says what to look at and what to do. At the end you play on.
learn-voyage = First voyage
learn-step = step { $n } of { $all }
learn-steps = Steps
learn-length = { $steps } steps · about { $minutes } min
learn-begin = Set sail
learn-continue = Continue at step { $n }
learn-done = completed
learn-again = From the beginning
learn-back = Back
learn-next = Next
learn-skip = Show me
learn-play-on = Play on against the easy bot
learn-look = Have a look around, then press “Next”.
learn-over = The lesson is over; the game is not.
learn-rules = In the rules:

## Finding rules and things
rules-all = All rules of this game
search-go = Find
search-none = Nothing found. Try fewer or other words.
search-more = { $n ->
    [one] and one more
   *[other] and { $n } more
}
gallery-families = Families
gallery-all = Everything
gallery-rulebook = from the rulebook
gallery-components = read off the printed components
gallery-deduced = deduced from what is printed
gallery-house = made up for Wardroom

## Hints
hint-title = Hint
hint-said = The strong bot suggests: { $label }. It puts your chances at { $chance } %.
hint-explained = What the strong bot would do. It knows only what you know, and thinks only for a moment. Everybody who watches sees that you asked.
hint-counts = After a hint this game is rated only if you finish in the lower half.
hint-yes = Ask all the same
hints-asked = { $n ->
    [one] one hint
   *[other] { $n } hints
}
hint-back = Back to the table

## What the browser says by itself
js-rules = All rules
js-torule = Tab leads to the rule
