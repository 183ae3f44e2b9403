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
standing-by-captain = Captain
standing-by-nation = Nation
standing-explained = What these numbers mean
standing-explained-points = Everybody begins with 1 500. A player who is 200 points ahead wins about three games out of four, with any number of players; partners win and lose together. Bots are rated like people, each strength on its own.
standing-explained-sure = The number behind ± says how sure the rating is: in 19 cases out of 20 the true strength lies within that many points. It narrows with every game. Until then the rating is provisional.
standing-explained-counts = A game counts when everybody has answered at least four times. It does not count when somebody held several seats, when it was continued from another game, when somebody asked for a hint, when a bot sailed on for somebody, or when it ended without a result.
standing-explained-private = Games at public tables are shown to everybody, all others only to those who played them. Players who have never played at a public table are listed only for those who played with them. How seats and captains do is counted from all games; nobody is named.

unrated-unfinished = Does not count: it ended without a result.
unrated-one-screen = Does not count: somebody held several seats.
unrated-played-on = Does not count: it was continued from another game.
unrated-short = Does not count: somebody has hardly answered.
unrated-stand-in = Does not count: a bot sailed on for somebody.
unrated-hint = Does not count: somebody asked for a hint.
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
player-first-game = first game
player-after = game { $n }
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
