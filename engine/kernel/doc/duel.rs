use derive_more::{Display, From, TryInto};
use serde::{Deserialize, Serialize};
use wardroom_kernel::{RuleResult, Cx, Game, Answerer, FastRng, Mode, Outcome, Problem, Seat, Seats, Setup, SetupError, Viewer};

/// The question `how much?` has answers of this type, and `bid.3` is the text of one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Display)]
#[display("bid.{_0}")]
struct Bid(u8);

/// The sum of all questions' answers: here there is but one question.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Display, From, TryInto)]
enum Action {
    Bid(Bid),
}
impl std::str::FromStr for Action {
    type Err = ();
    fn from_str(text: &str) -> Result<Action, ()> {
        text.strip_prefix("bid.").and_then(|coins| coins.parse().ok()).map(|coins| Bid(coins).into()).ok_or(())
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
enum Event {
    Sold { to: Seat, bids: [u8; 2] },
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Table {
    coins: [u8; 2],
    islands: [u8; 2],
}

#[derive(Clone, Debug)]
struct Duel;

impl Game for Duel {
    const NAME: &str = "duel";
    const VERSION: u32 = 1;
    const MODES: &[Mode] = &[Mode { name: "base", seats: &[2], options: &[] }];
    type Parts = ();
    type Table = Table;
    type Action = Action;
    type Event = Event;
    type View = Table; // nothing is hidden here

    fn initial_table(_: &Setup, _: &()) -> Result<Table, SetupError> {
        Ok(Table { coins: [9, 9], islands: [0, 0] })
    }
    /// One island is sold to who bids more under seal; both pay. A die decides between equals.
    fn resolve(cx: &mut Cx<Self, impl Answerer<Self>>) -> RuleResult {
        let mut bids = [0, 0];
        for (seat, Bid(coins)) in cx.choose_each(Seats::first(2), |t, seat| (0..=t.coins[seat]).map(Bid))? {
            bids[seat] = coins;
            cx.table.coins[seat] -= coins;
        }
        let is_second = if bids[0] == bids[1] { cx.roll(2)? == 2 } else { bids[0] < bids[1] };
        let to = Seat(is_second.into());
        cx.table.islands[to] += 1;
        cx.emit(Event::Sold { to, bids });
        Ok(())
    }
    fn outcome(table: &Table) -> Option<Outcome> {
        let winner = Seats::first(2).find(|&seat| table.islands[seat] == 2)?;
        Some(Outcome { winners: winner.into(), reason: "islands" })
    }
    fn view(table: &Table, _: Viewer) -> Table { table.clone() }
    fn is_visible(_: &Event, _: Viewer) -> bool { true }
    fn determinize(view: &Table, _: Seat, _: &mut FastRng) -> Table { view.clone() }
    fn sides(_: &Table) -> impl Iterator<Item = Seats> { Seats::first(2).map(Seats::from) }
    fn seat_name(seat: Seat) -> &'static str { ["ann", "bob"][seat] }
    fn validate_position(table: Table, _: &()) -> Result<Table, SetupError> {
        let is_early = table.islands.iter().all(|&islands| islands < 2);
        if is_early { Ok(table) } else { Err(SetupError(vec![Problem::more_than("islands", 2, 1)])) }
    }
}
