# What only the server says. The shared texts are those of the screen crate.

learn-you = You
learn-later = “{ $label }” is possible, too; keep it for later. Now: { $task }
learn-not = { $why } Now: { $task }
learn-nothing = That does nothing here. Now: { $task }
learn-only-look = This step is only there to look at. Go on to the next one.
state-gathering = waiting for players
state-frozen = cannot go on
state-ready = everybody is here; are you ready?
waits-for = waiting for { $names }, { $time }
waits-for-you = waiting for you, { $time }
waits-for-your-word = without { $names }: how shall it go on?
waits-for-you-until = waiting for you, { $time }; { $left } left
state-called-off = called off

trouble-no-such-player = There is no such player here, or none whose games you may see.
trouble-not-a-form = The server expects what a form of its own pages sends.
trouble-not-written = What was sent contains characters that cannot be typed. Leave them out and try once more.
trouble-too-large = That is more than the { $most } bytes that this server takes here at once; none of it was kept. Send less, or ask the people who run it to raise the limit.
trouble-cross-site = This request came from another site, so nothing was done. Use the pages of this server.
trouble-record-later = The record can be read once the game is over, because it holds everybody’s secrets.

limit-requests = That was a lot at once. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
} and try again.
limit-new-tables = Many tables have just been made from here. Make the next in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
limit-new-people = Many people have come from your network in the last minute. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
limit-messages = A lot was said from your network in the last minute. Say it again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
limit-new-records = Many records were brought from your network in the last minute. Bring the next in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
limit-tables-of-a-person = You have { $most } tables that are not over yet, and more are not kept for one person. Finish some of them first, call off those that have not begun, or break off games against bots.
limit-tables = This server has as many running tables as it can hold. Try again later, or ask the people who run it.
limit-streams-of-a-person = You have { $most ->
    [one] a table
   *[other] { $most } tables
} open, and more are not shown at once to one person. Close some of them: this page follows again by itself.
limit-streams-of-an-address = Too many tables are open from your network. Close some of them: this page follows again by itself.
limit-streams = More people are watching than this server can serve. Try again in a moment.
limit-slow = What you sent did not arrive in time, so nothing was done. Check the connection and send it again.
limit-long-head = Your browser sent more about itself and the address than the { $most } bytes that this server reads. Delete the cookies of this site, or ask for a shorter address, and try again.
trouble-nobody = You have no name here yet. Give yourself one first, or sign in.

## To whoever is turned away before anything is known of them; each is said in both languages.
door-full = This server has as many visitors as it can take. Try again in a few seconds.
door-full-of-an-address = Your network has as many connections open here as one may have. Close some pages, then try again in a few seconds.
door-malformed = This is not a request that a web server understands. Open the address in a web browser.
door-long-address = This address is too long. Ask for a shorter one.
door-long-head = What was sent before the body of the request is too long. Delete the cookies of this site, send fewer headers, and try again.
metrics-nothing-else = There is nothing here but the metrics, at /metrics.
metrics-only-read = The metrics are read with GET and take nothing.
