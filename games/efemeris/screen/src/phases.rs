//! The phase of the turn as a phase of the moon, and whose turn it is.

use crate::table_view::{TableView, slug};
use efemeris::Phase;
use maud::{Markup, html};
use wardroom_ui::widget::{crest_small, icon};

pub(crate) fn phases(sight: &TableView) -> Markup {
    let now = match sight.view.phase {
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
    let active = sight.view.agreed.mode.seats_of(sight.view.active);
    let is_on = !sight.view.phase.is_setup() && sight.outcome.is_none();
    html! {
        div #ef-phases .phases {
            @if is_on {
                p.whose {
                    @for seat in active { (crest_small(slug(seat))) }
                    @let people: Vec<&str> = active.map(|seat| sight.name(seat)).collect();
                    (sight.say.with("whose-turn", &[("names", sight.say.list(&people).into())]))
                }
                ol aria-label=(sight.words.text("phases")) {
                    @for (place, (moon, key)) in names.into_iter().enumerate() {
                        li.now[now == Some(place)] aria-current=[(now == Some(place)).then_some("step")] { (icon(&format!("ef-moon-{moon}"))) span { (sight.words.text(key)) } }
                    }
                }
            } @else { p.whose { (setup(sight)) } }
        }
    }
}

fn setup(sight: &TableView) -> &'static str {
    // text: setup-nations setup-captains setup-crew setup-planets setup-tiles phase-over
    let key = match sight.view.phase {
        Phase::Start | Phase::Nations => "setup-nations",
        Phase::Captains => "setup-captains",
        Phase::Crew => "setup-crew",
        Phase::Planets => "setup-planets",
        Phase::StartTiles | Phase::Stack => "setup-tiles",
        _ => "phase-over",
    };
    sight.words.text(key)
}
