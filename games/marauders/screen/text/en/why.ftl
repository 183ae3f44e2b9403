# Why something cannot be done, one sentence for each key of the rules.
