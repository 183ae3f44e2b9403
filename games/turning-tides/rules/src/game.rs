//! Turning Tides as the kernel knows it; each line leads to a chapter.

use crate::components::Parts;
use crate::table::{GOLD, SILVER, Table};
use crate::{Action, Event, View, rules, view, why_not};
use wardroom_kernel::{
    Answerer, Cx, FastRng, Game, Mode, Outcome, Reason, Rejected, RuleResult, Seat, Seats, Setup, SetupError, Talk,
    Viewer,
};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurningTides;

impl Game for TurningTides {
    const NAME: &str = "turning-tides";
    const VERSION: u32 = 1;
    const MODES: &[Mode] = rules::MODES;
    const TALK: &[Talk] = rules::TALK;
    type Parts = Parts;
    type Table = Table;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn initial_table(setup: &Setup, parts: &'static Parts) -> Result<Table, SetupError> {
        rules::initial_table(setup, parts)
    }
    fn resolve(cx: &mut Cx<'_, Self, impl Answerer<Self>>) -> RuleResult {
        rules::resolve(cx)
    }
    fn outcome(table: &Table) -> Option<Outcome> {
        rules::outcome(table)
    }
    fn view(table: &Table, to: Viewer) -> View {
        view::see(table, to)
    }
    fn is_visible(event: &Event, viewer: Viewer) -> bool {
        event.is_for(viewer)
    }
    fn determinize(view: &View, seat: Seat, rng: &mut FastRng) -> Table {
        view::determinize(view, seat, rng)
    }
    fn sides(_: &Table) -> impl Iterator<Item = Seats> {
        [SILVER, GOLD].into_iter().map(Seats::from)
    }
    fn seat_name(seat: Seat) -> &'static str {
        ["silver", "gold"][seat]
    }
    fn why_not(view: &View, seat: Seat, offers: &[Action], path: &[&str]) -> Vec<Reason> {
        why_not::why_not(view, seat, offers, path)
    }
    fn why_not_say(_: &View, word: Talk, rejected: Rejected) -> Option<Reason> {
        why_not::why_not_say(word, rejected)
    }
    fn validate_position(table: Table, parts: &'static Parts) -> Result<Table, SetupError> {
        rules::validate_position(table, parts)
    }
    fn turn(table: &Table) -> u32 {
        rules::turn(table)
    }
    fn surrender_offers(table: &Table) -> u32 {
        table.switches.surrender_offers_per_turn.into()
    }
}
