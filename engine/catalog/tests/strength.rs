//! Bots that think beat rng, in every game of the catalog, from every seat. Thinking is counted in imagined games here,
//! because a clock would make the test depend on the machine; `wardroom arena` measures with a clock.

use wardroom_catalog::{AnyGame, AnyMatch, Boxes, games};
use wardroom_kernel::{FastRng, Seat};
use wardroom_search::Level;

/// Few enough for a test build, and still enough to win nearly always.
const IMAGINED: u32 = 160;
const GAMES: u64 = 24;

/// Whether the thinker has won, at a table of so many seats or of the usual number.
fn play(
    game: &dyn AnyGame,
    seats: Option<u8>,
    options: &[(String, String)],
    thinker: Seat,
    seed: u64,
    imagined: u32,
) -> bool {
    let setup = game.setup(game.modes()[0].name, seats, options).expect("the first mode").unattended();
    let mut played: Box<dyn AnyMatch> = game.begin(setup).expect("it can be played");
    played.set_seeded_dice(&seed.to_string());
    let mut rng = FastRng(seed);
    while played.outcome().is_none() {
        let seat = played.asked().next().expect("a seat is asked");
        let level = if seat == thinker { Level::Strong } else { Level::Random };
        let thought = played.think(seat, level, &mut rng, &mut |so_far| so_far.games < imagined).expect("it is asked");
        played.submit(seat, played.seq(seat), &thought.text).expect("a bot answers what is offered");
    }
    played.outcome().is_some_and(|outcome| outcome.winners == thinker.into())
}

/// Whether at least so many of these games are won. It stops as soon as that is so.
fn wins(at_least: usize, games: u64, play: impl Fn(u64) -> bool) -> bool {
    (0..games).filter(|&seed| play(seed)).take(at_least).count() == at_least
}

/// Wins four of five games from every seat.
fn beats_luck(name: &str, options: &[(&str, &str)], games_each: u64, imagined: u32) {
    wins_from_every_seat(name, options, games_each, (games_each as usize * 4).div_ceil(5), imagined);
}

/// Wins at least so many of so many games from every seat.
fn wins_from_every_seat(name: &str, options: &[(&str, &str)], games_each: u64, most: usize, imagined: u32) {
    let (games, options) = (games(&Boxes::new()), options.iter().map(|&(name, value)| (name.into(), value.into())));
    let options: Vec<(String, String)> = options.collect();
    let game = wardroom_catalog::game(&games, name).expect("it is in the catalog");
    let setup = game.setup(game.modes()[0].name, None, &options).expect("a setup");
    for seat in game.begin(setup).expect("a table").seats() {
        let beats = wins(most, games_each, |seed| play(game, None, &options, seat, seed, imagined));
        assert!(beats, "{name} {}: fewer than {most} of {games_each}", game.seat_name(seat));
    }
}

#[test]
fn every_game_of_the_catalog_is_tried_here() {
    let names: Vec<&str> = games(&Boxes::new()).iter().map(|game| game.name()).collect();
    assert_eq!(names, ["turning-tides", "ahoy", "efemeris", "marauders"], "a new game needs a test of its strength");
}

/// In every mode and at every size of table a thought that is called off ends after a handful of imagined games, each of them
/// bounded: a player waits for a bot as long as the clock says, however long the game is.
#[test]
fn a_thought_that_is_called_off_ends_at_once() {
    for game in games(&Boxes::new()) {
        for mode in game.modes() {
            for &seats in mode.seats {
                let setup = game.setup(mode.name, Some(seats), &[]).expect("a setup");
                let mut played = game.begin(setup).expect("it can be played");
                played.set_seeded_dice("7");
                let mut rng = FastRng(7);
                for _ in 0..60 {
                    let Some(seat) = played.asked().next() else { break };
                    let mut asked = 0;
                    let thought = played.think(seat, Level::Strong, &mut rng, &mut |_| {
                        asked += 1;
                        false
                    });
                    let thought = thought.expect("it is asked");
                    assert!(
                        asked == 1 && thought.games <= 8,
                        "{} {}: {asked}, {}",
                        game.name(),
                        mode.name,
                        thought.games
                    );
                    played.submit(seat, played.seq(seat), &thought.text).expect("a bot answers what is offered");
                }
            }
        }
    }
}

/// 48 of 50 from either seat are more than the 95 of 100 that are promised with 200 ms, in which far more games are imagined.
#[test]
fn in_turning_tides_thinking_wins_nineteen_games_of_twenty_from_every_seat() {
    wins_from_every_seat("turning-tides", &[], 50, 48, IMAGINED);
}

#[test]
fn in_ahoy_thinking_beats_luck_from_every_seat() {
    beats_luck("ahoy", &[], GAMES, IMAGINED);
}

/// With three and four at the table an even share is two games of six, or one and a half. A Smuggler has to think longer, the one
/// among three longest.
#[test]
fn in_ahoy_one_who_thinks_wins_far_more_than_an_even_share_among_three_and_four() {
    wins_alone(&[(3, 0, 60, 5), (3, 1, 60, 5), (4, 0, 60, 5), (4, 1, 60, 5)]);
}

#[test]
fn in_ahoy_a_smuggler_who_thinks_wins_more_than_an_even_share() {
    wins_alone(&[(3, 2, 400, 3), (4, 2, 400, 3), (4, 3, 400, 3)]);
}

/// Of six games, with so many seats, from a seat, by so many imagined games: at least so many.
fn wins_alone(claims: &[(u8, u8, u32, usize)]) {
    let games = games(&Boxes::new());
    let ahoy = wardroom_catalog::game(&games, "ahoy").expect("it is in the catalog");
    for &(seats, seat, imagined, at_least) in claims {
        let beats = wins(at_least, 6, |seed| play(ahoy, Some(seats), &[], Seat(seat), seed, imagined));
        assert!(beats, "{} of {seats}: fewer than {at_least} of 6", ahoy.seat_name(Seat(seat)));
    }
}

#[test]
fn in_efemeris_thinking_beats_luck_from_every_seat() {
    beats_luck("efemeris", &[], GAMES, IMAGINED);
}

/// A whole game takes too long for a test build: four glory points are enough.
#[test]
fn in_merchants_and_marauders_thinking_beats_luck_from_every_seat() {
    beats_luck("marauders", &[("glory", "4")], 5, 40);
}
