bot-name-random = Random bot
bot-name-easy = Easy bot
bot-name-strong = Strong bot
bot-name-plain = Plain bot
# Names for people who give none: one word of each, put together. Every pair must make a name.
sailor-first = Salty Misty Windy Northern Amber Silent Merry Stormy Copper Distant Lucky Grey
sailor-second = Gull Petrel Sextant Halyard Cormorant Lantern Porpoise Compass Tern Bosun Puffin Anchor
sailor-name = { $first } { $second }
trouble-database = The server could not write to its database, so nothing was changed. Try again in a moment.
trouble-code = This code is not valid, or no longer: it works once and for ten minutes. Get a new one on the device where you are signed in.
trouble-sign-in = Name and password do not fit together. The name needs its number, as in “Anna#4821”; you find it on the page “Me” of a device where you are signed in.
trouble-password = A password needs 8 to 200 characters.
trouble-old-password = The old password is not right, so nothing was changed.
trouble-name = A name needs a letter, a digit or a sign that can be seen. Choose another one.
trouble-name-of-a-bot = Bots are called so here. Choose another name.
trouble-too-often = That was too often. Wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} and try again.
