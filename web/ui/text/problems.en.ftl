# What is wrong with a box, a setup or a position, after the name of the field. Games add keys of their own.
problem-line = { $field }: { $why }
problem-sentence = { $why }
problem-missing = missing
problem-more-than = { $value } is more than { $most }
problem-between = { $value } is not { $least } to { $most }
problem-twice = { $thing } is there twice
problem-elsewhere = { $thing } is in another place, too
problem-nowhere = { $thing } is nowhere
problem-no-player = this seat has no player
problem-not-in-play = it is not in play
problem-unknown = there is no `{ $value }`; there is { $known }
problem-unknown-field = there is no such field; there is { $known }
problem-kind = { $found } is not { $expected }
problem-kind-whole = a whole number
problem-kind-count = a whole number from 0 on
problem-kind-switch = true or false
problem-kind-text = text
problem-kind-nothing = empty
problem-kind-list = a list
problem-kind-object = an object
problem-length = { $found } elements, and there should be { $expected }
problem-count = { $found } elements, and there should be { $expected }
problem-too-many = { $found } elements are too many
problem-json = line { $line }, character { $column }: this is not JSON
problem-json-ends = line { $line }, character { $column }: the JSON is incomplete
problem-json-twice = a field is there twice
problem-toml = line { $line }, character { $column }: this is not TOML ({ $detail })

## Boxes
problem-no-box = this game has no box file
problem-box-missing = missing; the shipped box has { $shipped }
problem-box-unknown = unknown; the shipped box has no such field
problem-box-other = it is { $found }, and the rules are written for { $shipped }
problem-box-count = there are { $found }, and the rules know { $known }

## Setups
problem-mode = there is no `{ $mode }`; there is { $known }
problem-other-mode = it is `{ $mode }`, and the table is one of `{ $own }`
problem-seats = `{ $mode }` is played by { $numbers }, not by { $seats }
problem-no-option = `{ $mode }` has no `{ $name }`; it has { $known }
problem-no-options = `{ $mode }` has no `{ $name }`; it has no options at all
problem-option-switch = { $name } is on or off, not `{ $text }`
problem-option-range = { $name } is { $least } to { $most }, not `{ $text }`
problem-option-one-of = { $name } is one of { $known }, not `{ $text }`
