//! Die slots with what is in them: large on the viewer's own board, small on the others.
//!
//! Slots of a kind are alike, so one touch means any of them; the touch is on the one that the question is about.

use crate::table_view::{TableView, slug};
use ahoy::action::{Harbor, Repair};
use ahoy::{Accepts, Action, DieSlot, Faction, Slot};
use maud::{Markup, html};
use wardroom_kernel::{Seat, Seats};
use wardroom_ui::widget::drawing;

/// All slots of a kind. `class` says how large they are.
pub(crate) fn slots(table: &TableView, seat: Seat, slot: Slot, class: &str) -> Markup {
    let held = table.player(seat).slots.row(slot);
    let touched = boards(table).contains(seat).then(|| touched(table, held));
    html! {
        @for (place, &holds) in held.iter().enumerate() {
            @let is_touched = touched.is_some_and(|touched| touched.is_none_or(|touched| touched == place));
            (one(table, seat, slot, place, holds, is_touched, class))
        }
    }
}

fn one(
    table: &TableView,
    seat: Seat,
    slot: Slot,
    place: usize,
    holds: DieSlot,
    is_touched: bool,
    class: &str,
) -> Markup {
    let faction = Faction::of_seat(seat);
    let id = format!("{}-{slot}-{place}", slug(seat));
    let mut class = format!("slot {class}");
    if slot.is_dashed() {
        class.push_str(" slot--safe");
    }
    if holds == DieSlot::Damaged {
        class.push_str(" is-damaged");
    }
    let content = html! {
        @match holds {
            DieSlot::Empty => @match slot.accepts(faction) {
                Accepts::Any => {}
                Accepts::Even => svg.mark aria-hidden="true" { use href="#mark-even" {} },
                Accepts::Only(value) => svg.mark aria-hidden="true" { use href={ "#mark-" (value) } {} },
            },
            DieSlot::Die(value) => svg data-seat=(slug(seat)) aria-hidden="true" { use href={ "#die-" (value) } {} },
            DieSlot::Damaged => (drawing("damage")),
        }
    };
    let label = format!("{}: {}", table.words.slot(slot), state(table, slot.accepts(faction), holds));
    html! {
        @if is_touched { button type="button" id=(id) class=(class) data-token={ "slot." (slot) } aria-label=(label) title=(label) { (content) } }
        @else { span id=(id) class=(class) role="img" aria-label=(label) title=(label) { (content) } }
    }
}

fn state(table: &TableView, accepts: Accepts, holds: DieSlot) -> &'static str {
    let words = table.words;
    match (holds, accepts) {
        (DieSlot::Damaged, _) => words.text("slot-damaged"),
        (DieSlot::Die(die), _) => words.count("slot-die", die.value()),
        (DieSlot::Empty, Accepts::Any) => words.text("slot-empty"),
        (DieSlot::Empty, Accepts::Even) => words.text("slot-even"),
        (DieSlot::Empty, Accepts::Only(die)) => words.count("slot-only", die.value()),
    }
}

/// Which of several alike a touch is about: the first that fits the question, else any.
fn touched(table: &TableView, held: &[DieSlot]) -> Option<usize> {
    let fits = |holds: &DieSlot| match table.offers.first() {
        Some(Action::Repair(Repair::Slot(_) | Repair::Pass)) => *holds == DieSlot::Damaged,
        Some(Action::Harbor(Harbor::Die { .. } | Harbor::Repair | Harbor::Pass) | Action::FireCannons(_)) => {
            matches!(holds, DieSlot::Die(_))
        }
        _ => *holds == DieSlot::Empty,
    };
    held.iter().position(fits)
}

/// Whose slots can be touched: the viewer's own, or while it deals damage those of the seat that is hit.
pub(crate) fn boards(table: &TableView) -> Seats {
    let Some(viewer) = table.viewer else { return Seats::default() };
    let dealt =
        || table.offers.iter().filter_map(|offer| if let Action::DealDamage(it) = offer { Some(*it) } else { None });
    if dealt().next().is_none() {
        return viewer.into();
    }
    let battle = table.view.under_way.battle;
    let lost = battle.and_then(|battle| Some(battle.sides[1 - battle.winner?].figure.owner()));
    let could = |&seat: &Seat| {
        dealt().all(|ahoy::action::DealDamage::Slot(slot)| {
            table.view.slots(seat).any(|there| there == slot) && table.player(seat).slots.has(slot, DieSlot::Empty)
        })
    };
    match lost.filter(could) {
        Some(seat) => seat.into(),
        None => table.seats().filter(could).collect(),
    }
}
