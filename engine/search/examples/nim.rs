//! A whole game in one file, played by two bots: Nim. Players take one to three sticks in turn; the player who takes the last
//! one loses.
#![expect(clippy::print_stdout, reason = "an example shows what happens")]

use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};
use wardroom_kernel::{
    Answerer, Cx, FastRng, Game, Match, Mode, Outcome, Problem, RuleResult, Seat, Seats, Setup, SetupError, Viewer,
};
use wardroom_search::{Level, NoEvaluation};

const STICKS: u8 = 21;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Table {
    sticks: u8,
    in_turn: Seat,
    took_last: Option<Seat>,
}

/// The only question of the game: how many sticks to take.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Take(u8);

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "take.{}", self.0)
    }
}
impl FromStr for Take {
    type Err = ();
    fn from_str(text: &str) -> Result<Take, ()> {
        text.strip_prefix("take.").and_then(|count| count.parse().ok()).map(Take).ok_or(())
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
struct Taken {
    by: Seat,
    count: u8,
}

#[derive(Clone, Debug)]
struct Nim;

impl Game for Nim {
    const NAME: &'static str = "nim";
    const VERSION: u32 = 1;
    const MODES: &'static [Mode] = &[Mode { name: "base", seats: &[2], options: &[] }];
    type Parts = ();
    type Table = Table;
    type Action = Take;
    type Event = Taken;
    type View = Table;

    fn initial_table(_: &Setup, (): &'static ()) -> Result<Table, SetupError> {
        Ok(Table { sticks: STICKS, in_turn: Seat(0), took_last: None })
    }
    fn resolve(cx: &mut Cx<Self, impl Answerer<Self>>) -> RuleResult {
        let by = cx.table.in_turn;
        let Take(count) = cx.choose(by, |table| (1..=table.sticks.min(3)).map(Take))?;
        cx.table.sticks -= count;
        cx.emit(Taken { by, count });
        cx.table.took_last = (cx.table.sticks == 0).then_some(by);
        cx.table.in_turn = Seat(1 - by.0);
        Ok(())
    }
    fn outcome(table: &Table) -> Option<Outcome> {
        let loser = table.took_last?;
        Some(Outcome { winners: Seat(1 - loser.0).into(), reason: "last-stick" })
    }
    fn sides(_: &Table) -> impl Iterator<Item = Seats> {
        Seats::first(2).map(Seats::from)
    }
    fn seat_name(seat: Seat) -> &'static str {
        ["ann", "bob"][seat]
    }

    // Nothing is hidden in this game.
    fn view(table: &Table, _: Viewer) -> Table {
        table.clone()
    }
    fn is_visible(_: &Taken, _: Viewer) -> bool {
        true
    }
    fn determinize(view: &Table, _: Seat, _: &mut FastRng) -> Table {
        view.clone()
    }
    fn validate_position(table: Table, (): &'static ()) -> Result<Table, SetupError> {
        if table.sticks <= STICKS {
            Ok(table)
        } else {
            Err(SetupError(vec![Problem::more_than("sticks", table.sticks, STICKS)]))
        }
    }
}

fn main() -> Result<(), SetupError> {
    let setup = Setup::new(Nim::MODES, "base", 2, [])?;
    let mut played = Match::<Nim>::new(&setup, &())?;
    let mut rng = FastRng(7);
    while let Some(seat) = played.asked().next() {
        if played.outcome().is_some() {
            break;
        }
        let mut thousand = |so_far: wardroom_search::Progress| so_far.games < 1_000;
        let found = Level::Strong.think(&mut played.standpoint(seat), &NoEvaluation, &mut rng, &mut thousand);
        let take = found.best().expect("a seat that is asked has offers");
        println!("{} of {}: {take}", Nim::seat_name(seat), played.table().sticks);
        played.submit(seat, played.seq(seat), take).expect("it is offered");
    }
    let winners: Vec<&str> = played.outcome().into_iter().flat_map(|end| end.winners).map(Nim::seat_name).collect();
    println!("won: {}", winners.join(", "));
    Ok(())
}
