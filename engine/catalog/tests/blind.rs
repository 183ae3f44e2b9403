//! The bots that are shipped, with their judges, know what their seat knows: in another world that the seat cannot tell from this
//! one, the same luck and as many imagined games make the same thought. A seat that can tell them apart decides otherwise.

use wardroom_catalog::{AnalysisText, AnyGame, AnyMatch, Boxes};
use wardroom_kernel::{Answer, FastRng, Game, Match, Parts, Seat, Setup};
use wardroom_search::Level;
use wardroom_testkit::twin;

/// Enough for the tree to reach beyond the thinker's own answer.
const IMAGINED: u32 = 48;
/// Pairs of worlds of each kind that are compared in each game.
const PAIRS: usize = 12;

/// What came of the comparisons.
#[derive(Default, Debug)]
struct Compared {
    /// With a seat that cannot tell the worlds apart.
    alike: usize,
    /// With one that can: and how many of them led to another thought.
    told_apart: usize,
    otherwise: usize,
}

/// The match behind the catalog's curtain: the table of its step, and what was answered since.
fn played<G: Game>(entry: &dyn AnyGame, m: &Match<G>) -> Box<dyn AnyMatch> {
    let step = m.step();
    let table = serde_json::to_value(step.table).expect("a table can be written");
    let mut played = entry.position(&table, None).unwrap_or_else(|why| panic!("{}: {why}", G::NAME));
    for answer in step.answers {
        let taken = match answer {
            Answer::Chance { outcome, .. } => played.submit_chance(played.seq(Seat(0)), *outcome),
            Answer::Seat(seat, action) => played.submit(*seat, played.seq(*seat), &action.to_string()),
        };
        taken.unwrap_or_else(|why| panic!("{} {answer:?}: {why}", G::NAME));
    }
    played
}

fn thought(played: &dyn AnyMatch, seat: Seat) -> AnalysisText {
    let mut enough = |so_far: wardroom_search::Progress| so_far.games < IMAGINED;
    played.think(seat, Level::Strong, &mut FastRng(5), &mut enough).expect("it is asked")
}

/// At questions of random games, as long as pairs are wanted.
fn compare<G: Game>(name: &str, setup: &Setup) -> Compared {
    let games = wardroom_catalog::games(&Boxes::new());
    let entry = wardroom_catalog::game(&games, name).expect("it is in the catalog");
    let mut compared = Compared::default();
    for game in 0..8 {
        let mut rng = FastRng(game);
        let mut m = Match::<G>::new(setup, G::Parts::shipped()).expect("the box fits");
        m.check_purity = false;
        while m.outcome().is_none() {
            if PAIRS <= compared.alike && PAIRS <= compared.told_apart {
                return compared;
            }
            if let Some(outcomes) = m.chance() {
                m.submit_chance(m.seq(Seat(0)), rng.below(outcomes as usize) as u32).expect("nature is asked");
                continue;
            }
            let seat = m.asked().next().expect("a seat is asked");
            // Not at every question: moments of whole games are wanted, not those of the first round.
            if m.sealed().is_empty() && m.offers(seat).count() > 1 && rng.below(3) == 0 {
                compared.add(entry, &m, seat, &mut rng);
            }
            let offers: Vec<G::Action> = m.offers(seat).collect();
            m.submit(seat, m.seq(seat), offers[rng.below(offers.len())]).expect("it is offered");
        }
    }
    panic!("{name}: whole games have fewer than {PAIRS} pairs: {compared:?}");
}

impl Compared {
    /// Exchanges what each seat cannot know, and lets the one that is asked think in both worlds.
    fn add<G: Game>(&mut self, entry: &dyn AnyGame, m: &Match<G>, seat: Seat, rng: &mut FastRng) {
        for blind in m.seats() {
            let is_own = blind == seat;
            let count = if is_own { &mut self.alike } else { &mut self.told_apart };
            let other = twin(m, blind, rng).filter(|other| other.table() != m.table() && other.asked().contains(seat));
            let Some(other) = other.filter(|_| *count < PAIRS) else { continue };
            *count += 1;
            let [here, there] = [m, &other].map(|world| thought(&*played(entry, world), seat));
            if is_own {
                assert_eq!(here, there, "{}: {} thinks of what it cannot know", G::NAME, G::seat_name(seat));
            } else {
                self.otherwise += usize::from(here != there);
            }
        }
    }
}

fn is_blind<G: Game>(mode: &str, seats: u8) {
    let setup = Setup::new(G::MODES, mode, seats, []).expect("a setup").unattended();
    let compared = compare::<G>(G::NAME, &setup);
    assert!(compared.otherwise > 0, "{}: no seat uses what it knows: {compared:?}", G::NAME);
}

#[test]
fn in_turning_tides_the_strong_bot_thinks_of_nothing_that_its_seat_cannot_know() {
    is_blind::<turning_tides::TurningTides>("base", 2);
}

#[test]
fn in_ahoy_the_strong_bot_thinks_of_nothing_that_its_seat_cannot_know() {
    is_blind::<ahoy::Ahoy>("base", 3);
}

#[test]
fn in_efemeris_the_strong_bot_thinks_of_nothing_that_its_seat_cannot_know() {
    is_blind::<efemeris::Efemeris>("general", 3);
}

#[test]
fn in_merchants_and_marauders_the_strong_bot_thinks_of_nothing_that_its_seat_cannot_know() {
    is_blind::<marauders::Marauders>("base", 3);
}
