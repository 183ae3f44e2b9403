//! Efemeris as the kernel knows it; each line leads to a chapter.

use crate::components::Parts;
use crate::table::{Table, seat_name};
use crate::{Action, Event, View, rules, view, why_not};
use wardroom_kernel::{
    Answerer, Cx, FastRng, Game, Mode, Outcome, Reason, Rejected, RuleResult, Seat, Seats, Setup, SetupError, Talk,
    Viewer,
};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Efemeris;

impl Game for Efemeris {
    const NAME: &str = "efemeris";
    const VERSION: u32 = 1;
    const MODES: &[Mode] = rules::MODES;
    /// EF-END-04, EF-END-06
    const DRAWS_HAVE_NO_WINNERS: bool = true;
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
        view::view_for(table, to)
    }
    fn is_visible(event: &Event, viewer: Viewer) -> bool {
        event.is_for(viewer)
    }
    fn determinize(view: &View, seat: Seat, rng: &mut FastRng) -> Table {
        view::determinize(view, seat, rng)
    }
    fn sides(table: &Table) -> impl Iterator<Item = Seats> {
        let mode = table.mode();
        mode.sides().map(move |side| mode.seats_of(side))
    }
    fn seat_name(seat: Seat) -> &'static str {
        seat_name(seat)
    }
    /// EF-RULING-52: a draw is offered after setup.
    fn may_say(table: &Table, word: Talk) -> bool {
        word != Talk::OfferDraw || !table.phase.is_setup()
    }
    fn resolve_draw(cx: &mut Cx<'_, Self, impl Answerer<Self>>) -> bool {
        rules::resolve_draw(cx)
    }
    fn why_not(view: &View, seat: Seat, offers: &[Action], path: &[&str]) -> Vec<Reason> {
        why_not::why_not(view, seat, offers, path)
    }
    fn why_not_say(view: &View, word: Talk, rejected: Rejected) -> Option<Reason> {
        why_not::why_not_say(view, word, rejected)
    }
    fn validate_position(table: Table, parts: &'static Parts) -> Result<Table, SetupError> {
        rules::validate_position(table, parts)
    }
    fn turn(table: &Table) -> u32 {
        rules::turn(table)
    }
    fn score(table: &Table, seat: Seat) -> Option<i32> {
        Some(rules::planets_of_side(table, table.side_of(seat)).into())
    }
}
