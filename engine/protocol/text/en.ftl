chance-question = Chance: which outcome?
chance-outcome = { $number } of { $of }
