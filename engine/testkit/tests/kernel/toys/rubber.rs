//! Rubber: who first wins two games of three throws each. An agreed draw ends the game under way, not the rubber.

use derive_more::{Display, From, TryInto};
use serde::{Deserialize, Serialize};
use wardroom_kernel::{Answerer, Cx, FastRng, Game, Mode, Outcome, RuleResult, Seat, Seats, Setup, SetupError, Viewer};

pub(crate) const ANN: Seat = Seat(0);
pub(crate) const BOB: Seat = Seat(1);

/// What the throw is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Display)]
#[display("stake.{_0}")]
pub(crate) struct Stake(pub(crate) u8);
/// Under seal: whether it is for twice as much.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Display)]
#[display(rename_all = "lowercase")]
pub(crate) enum Raise {
    Hold,
    Double,
}
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Display, From, TryInto)]
pub(crate) enum Action {
    Stake(Stake),
    Raise(Raise),
}
impl std::str::FromStr for Action {
    type Err = ();
    fn from_str(text: &str) -> Result<Action, ()> {
        let all = [Stake(1).into(), Stake(2).into(), Raise::Hold.into(), Raise::Double.into()];
        all.into_iter().find(|action: &Action| action.to_string() == text).ok_or(())
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub(crate) enum Event {
    Thrown { winner: Seat, points: u8 },
    Won { winner: Seat },
    Drawn,
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Table {
    pub(crate) games: u8,
    pub(crate) wins: [u8; 2],
    pub(crate) throws: u8,
    pub(crate) stake: u8,
    pub(crate) points: [u8; 2],
}

#[derive(Clone, Debug)]
pub(crate) struct Rubber;

impl Game for Rubber {
    const NAME: &str = "rubber";
    const VERSION: u32 = 1;
    const MODES: &[Mode] = &[Mode { name: "base", seats: &[2], options: &[] }];
    type Parts = ();
    type Table = Table;
    type Action = Action;
    type Event = Event;
    type View = Table;

    fn initial_table(_: &Setup, (): &()) -> Result<Table, SetupError> {
        Ok(Table::default())
    }
    fn resolve(cx: &mut Cx<'_, Self, impl Answerer<Self>>) -> RuleResult {
        cx.table.stake = cx.choose(Seat(cx.table.throws % 2), |_| [Stake(1), Stake(2)])?.0;
        let raises = cx.choose_each([ANN, BOB], |_, _| [Raise::Hold, Raise::Double])?;
        let doubled = raises.iter().filter(|raise| raise.1 == Raise::Double).count();
        let points = cx.table.stake << doubled;
        let winner = Seat(cx.roll(2)? - 1);
        cx.table.points[winner] += points;
        cx.table.throws += 1;
        cx.emit(Event::Thrown { winner, points });
        if cx.table.throws == 3 {
            let winner = if cx.table.points[ANN] < cx.table.points[BOB] { BOB } else { ANN };
            cx.table.wins[winner] += 1;
            next_game(cx, Event::Won { winner });
        }
        Ok(())
    }
    fn resolve_draw(cx: &mut Cx<'_, Self, impl Answerer<Self>>) -> bool {
        next_game(cx, Event::Drawn);
        true
    }
    fn outcome(table: &Table) -> Option<Outcome> {
        let winner = Seats::first(2).find(|&seat| table.wins[seat] == 2)?;
        Some(Outcome { winners: winner.into(), reason: "rubber" })
    }
    fn view(table: &Table, _: Viewer) -> Table {
        table.clone()
    }
    fn is_visible(_: &Event, _: Viewer) -> bool {
        true
    }
    fn determinize(view: &Table, _: Seat, _: &mut FastRng) -> Table {
        view.clone()
    }
    fn sides(_: &Table) -> impl Iterator<Item = Seats> {
        Seats::first(2).map(Seats::from)
    }
    fn seat_name(seat: Seat) -> &'static str {
        ["ann", "bob"][seat]
    }
    fn validate_position(table: Table, (): &()) -> Result<Table, SetupError> {
        Ok(table)
    }
    fn turn(table: &Table) -> u32 {
        u32::from(table.games) * 3 + u32::from(table.throws)
    }
}

fn next_game(cx: &mut Cx<'_, Rubber, impl Answerer<Rubber>>, ended: Event) {
    let Table { games, wins, .. } = *cx.table;
    *cx.table = Table { games: games + 1, wins, ..Table::default() };
    cx.emit(ended);
}
