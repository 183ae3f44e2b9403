//! The phase of the turn as a phase of the moon, and whose turn it is.

use crate::table_view::{TableView, slug};
use efemeris::Phase;
use maud::{Markup, html};
use wardroom_ui::widget::{crest_small, icon};

pub(crate) fn phases(table: &TableView) -> Markup {
    let now = match table.view.phase {
        Phase::Draw | Phase::Lay => Some(0),
        Phase::Collect | Phase::Rescue => Some(1),
        Phase::Tactics => Some(2),
        Phase::Construction => Some(3),
        _ => None,
    };
    // text: phase-exploration phase-collection phase-tactics phase-construction
    let names = [
        ("exploration", "phase-exploration"),
        ("collection", "phase-collection"),
        ("tactics", "phase-tactics"),
        ("construction", "phase-construction"),
    ];
    let active = table.view.agreed.mode.seats_of(table.view.active);
    let is_on = !table.view.phase.is_setup() && table.outcome.is_none();
    html! {
        div #ef-phases .phases {
            @if is_on {
                p.whose {
                    @for seat in active { (crest_small(slug(seat))) }
                    @let people: Vec<&str> = active.map(|seat| table.name(seat)).collect();
                    (table.say.with("whose-turn", &[("names", table.say.list(&people).into())]))
                }
                ol aria-label=(table.words.text("phases")) {
                    @for (place, (moon, key)) in names.into_iter().enumerate() {
                        li.now[now == Some(place)] aria-current=[(now == Some(place)).then_some("step")] { (icon(&format!("ef-moon-{moon}"))) span { (table.words.text(key)) } }
                    }
                }
            } @else { p.whose { (setup(table)) } }
        }
    }
}

fn setup(table: &TableView) -> &'static str {
    // text: setup-nations setup-captains setup-crew setup-planets setup-tiles phase-over
    let key = match table.view.phase {
        Phase::Start | Phase::Nations => "setup-nations",
        Phase::Captains => "setup-captains",
        Phase::Crew => "setup-crew",
        Phase::Planets => "setup-planets",
        Phase::StartTiles | Phase::Stack => "setup-tiles",
        _ => "phase-over",
    };
    table.words.text(key)
}
