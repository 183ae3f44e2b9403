# The installed app.

offline-title = No land in sight
offline-text = The server does not answer. Nothing is lost: every answer that was taken is on its disk. The game is there again as soon as the connection is.
offline-again = Try again
app-description = Sea games by their full rules, with friends or against the house.
