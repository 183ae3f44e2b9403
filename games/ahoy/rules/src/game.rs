//! Ahoy as the kernel knows it; each line leads to a chapter.

use crate::components::Parts;
use crate::table::{RulesVersion, SEAT_NAMES, Table};
use crate::{Action, Event, View, rules, view, why_not};
use wardroom_kernel::{
    Answerer, Cx, FastRng, Game, Mode, Outcome, Reason, RuleResult, Seat, Seats, Setup, SetupError, Talk, Viewer,
};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ahoy;

impl Game for Ahoy {
    const NAME: &str = "ahoy";
    const VERSION: u32 = RulesVersion::NEWEST.number();
    const OLDEST_VERSION: u32 = RulesVersion::OLDEST.number();
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
    fn version(table: &Table) -> u32 {
        table.version.number()
    }
    fn view(table: &Table, to: Viewer) -> View {
        view::see(table, to)
    }
    fn is_visible(event: &Event, viewer: Viewer) -> bool {
        event.is_for(viewer)
    }
    fn determinize(view: &View, _: Seat, rng: &mut FastRng) -> Table {
        view::determinize(view, rng)
    }
    /// All against all (AH-TERM-02).
    fn sides(table: &Table) -> impl Iterator<Item = Seats> {
        table.seats().map(Seats::from)
    }
    fn seat_name(seat: Seat) -> &'static str {
        SEAT_NAMES[seat]
    }
    fn why_not(view: &View, seat: Seat, offers: &[Action], path: &[&str]) -> Vec<Reason> {
        why_not::why_not(view, seat, offers, path)
    }
    fn validate_position(table: Table, parts: &'static Parts) -> Result<Table, SetupError> {
        rules::validate_position(table, parts)
    }
    fn turn(table: &Table) -> u32 {
        table.turns
    }
    fn may_say(table: &Table, word: Talk) -> bool {
        rules::may_say(table, word)
    }
    fn score(table: &Table, seat: Seat) -> Option<i32> {
        Some(table.players[seat].fame.into())
    }
}
