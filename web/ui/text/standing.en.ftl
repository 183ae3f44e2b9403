# Standing: ratings, shares of wins, a player's page.

bar-standing = Rankings
standing-text = How well everybody plays, and how sure that is.
standing-own = My page
standing-none = Nobody has finished a game that counts yet.
standing-place = Place
standing-player = Player
standing-rating = Rating
standing-band = Where the rating may lie
standing-games = Games
standing-bot = bot
standing-you = you
standing-provisional = Provisional: few games so far
standing-ladder = Players
standing-rates = Who wins
standing-rates-text = { $n ->
    [one] From one game that counts, of people and bots.
   *[other] From { $n } games that count, of people and bots.
} The line reaches from the lowest to the highest likely share, the dashed one shows what would be even.
standing-rates-none = No game of this kind has been finished yet.
standing-picks = Which games
standing-all = All
standing-players = { $n } players
standing-won = Won
standing-share = 0 to 100 % · even would be { $fair } %
standing-share-each = 0 to 100 % · what would be even differs
standing-even = even: { $fair } %
standing-drawn = ({ $n } drawn)
standing-nth = { $n }.
standing-by-seat = Seat
standing-by-faction = Faction
standing-by-captain = Captain at the end
standing-by-nation = Nation
standing-explained = What these numbers mean
standing-explained-points = Everybody begins with 1 500. Whoever is 200 points ahead of another player comes in ahead of that player in about three games out of four, however many play along; partners win and lose together. Bots are rated like people, each strength on its own.
standing-explained-sure = The number behind ± says how sure the rating is: in 19 cases out of 20 the true strength lies within that many points. It narrows with every game. While it is more than { $sure }, the rating is provisional and “?” stands behind it.
standing-explained-shares = Among the shares of wins a drawn game counts as an even share of the win: one half where two play against each other.
standing-explained-counts = A game counts when everybody has answered at least four times. It does not count when somebody held several seats, when bots of one strength played among themselves, or when it was continued from another game.
standing-explained-leaving = A player who leaves has lost: a player who abandons a game, for whom a bot plays to the end, or because of whose absence the others end the game comes in last. The others come in as they finish, or level. With a hint, or after a bot played for a while, a game counts only if more players come in ahead of whoever was helped than behind.
standing-explained-private = Games at public tables are shown to everybody, all others only to those who played them. Players who have never played at a public table are listed only for those who played with them. How seats and captains do is counted from all games; nobody is named.

unrated-unfinished = Does not count: it ended without a result.
unrated-one-screen = Does not count: one person held several seats.
unrated-itself = Does not count: bots of one strength played among themselves.
unrated-played-on = Does not count: it was continued from another game.
unrated-short = Does not count: a player has hardly answered.
unrated-stand-in = Does not count: a bot played for a while for a player who did well.
unrated-hint = Does not count: a player asked for a hint and did well.
unrated-other = Does not count.

player-bot = A bot of this server. Its strength is known from all its games.
player-you = That is you.
player-ratings = Rating
player-unrated = No game that counts yet.
player-games = { $n ->
    [one] after one game
   *[other] after { $n } games
}
player-course = { $title }: the rating from game to game, now { $now }
player-shown = The last { $shown } that you may look at, of { $n } games.
player-as-table = As a table
player-date = Date
player-seats = { $mode }, { $n } players
player-duel = Head to head
player-duel-with = Against
player-duel-go = Compare
player-duel-text = How often { $one } finished ahead of { $other }.
player-last = Last games
player-last-none = No games that you may look at.
player-moved = Rating { $before } → { $after }
player-won = won
player-drawn = drawn
player-lost = lost
player-unfinished = without a result
