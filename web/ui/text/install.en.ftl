# The installed app.

offline-title = No land in sight
offline-text = The server does not answer. Nothing is lost: every accepted answer is on its disk. The game goes on as soon as the connection is back.
offline-again = Try again
app-description = Sea games by their full rules, with friends or against bots.
