//! The chart of the Caribbean: zones, ports with what lies there, merchants, and everybody's ships.
//!
//! The svg shows the whole chart; the browser's camera (`camera.js`) pans and zooms, and on a phone goes to where the
//! viewer's ship is. Land is drawn over the zones and lets touches through.

use crate::places::{Gate, PLACES, Place, Point, place};
use crate::table_view::TableView;
use crate::{glory, ships};
use marauders::{FaceDown, Zone};
use maud::{Markup, html};
use wardroom_ui::widget::icon;

/// The whole sheet: paper, frame, chart and the scale below it.
pub(crate) const WHOLE: [i32; 4] = [-34, -34, 1268, 906];
/// What fills the frame of a phone, in units of the chart.
const NEAR: i32 = 400;

pub(crate) fn chart(table: &TableView) -> Markup {
    let whole = WHOLE.map(|number| number.to_string()).join(" ");
    html! {
        section #mm-chart .chart-box aria-label=(table.words.text("chart")) {
            svg class="chart sea" viewBox=(whole) data-camera data-whole=(whole) data-focus=(focus(table)) data-near=(NEAR)
                role="group" aria-label=(table.words.text("chart-label")) { (scene(table)) }
            (zoom(table))
        }
    }
}

/// From the paper up.
pub(crate) fn scene(table: &TableView) -> Markup {
    html! {
        (sheet("mm-sea"))
        g id="zones" { @for place in &PLACES { (zone(table, place)) } }
        g.over-land { (sheet("mm-land")) }
        g.letters { @for place in &PLACES { @for gate in place.gates { (letter(table, place, gate)) } } }
        g id="ports" { @for place in &PLACES { (furniture(table, place)) } }
        (ships::ships(table))
        (glory::scale(table))
    }
}

fn sheet(id: &str) -> Markup {
    let [x, y, width, height] = WHOLE;
    html! { use href={ "#" (id) } x=(x) y=(y) width=(width) height=(height) {} }
}

/// Where the question is: the viewer's ship, or the fight.
fn focus(table: &TableView) -> String {
    let around = |(x, y): Point| format!("{} {} {} {}", x - NEAR / 2, y - NEAR / 2, NEAR, NEAR);
    let zone = table.view.battle.map(|battle| battle.zone).or_else(|| table.zone(table.near));
    match zone.and_then(|zone| place(zone.name())) {
        Some(place) => around(place.town.unwrap_or((place.name.0, place.name.1))),
        None => WHOLE.map(|number| number.to_string()).join(" "),
    }
}

fn zone(table: &TableView, place: &Place) -> Markup {
    let Some(zone) = Zone::from_name(place.zone) else { return Markup::default() };
    let is_here = table.viewer.is_some() && table.zone(table.near) == Some(zone);
    let token = table.token(|| format!("zone.{zone}"));
    let name = table.say.with("zone-sea", &table.terms().about(zone));
    html! {
        g.zone id={ "zone-" (zone) } data-token=[&token] role=(if token.is_some() { "button" } else { "img" }) tabindex=[token.as_ref().map(|_| "-1")] aria-label=(name) {
            path.zone-water.is-here[is_here] d=(place.outline) {}
            path.touch d=(place.outline) { title { (name) " · " (table.words.custom(zone)) } }
        }
    }
}

/// The letter of a border; on the borders of the viewer's zone it grows into a gate when one may sail there.
fn letter(table: &TableView, from: &Place, gate: &Gate) -> Markup {
    let own = table.viewer.and_then(|seat| table.zone(seat));
    // The far side of an own border has no letter: the gate stands there.
    if own.is_some_and(|zone| zone.name() == gate.to) {
        return Markup::default();
    }
    let is_own = own.is_some_and(|zone| zone.name() == from.zone);
    let to = Zone::from_name(gate.to);
    let (x, y) = gate.at;
    html! {
        @if let (true, Some(to)) = (is_own, to) {
            @let [zone, open] = table.terms().about(to);
            @let about = [("letter", table.letter(gate.letter).into()), zone, open];
            g.gate data-token={ "zone." (to) } role="button" tabindex="-1" aria-label=(table.say.with("sail-over", &about)) transform={ "translate(" (gate.gate.0) " " (gate.gate.1) ")" } {
                circle.touch r="20" {}
                text y="6.4" { (table.letter(gate.letter)) }
            }
        } @else { text x=(x) y=(y + 6) { (table.letter(gate.letter)) } }
    }
}

/// A zone's name, port, demand token, modification, merchant and missions.
fn furniture(table: &TableView, place: &Place) -> Markup {
    let Some(zone) = Zone::from_name(place.zone) else { return Markup::default() };
    let (words, terms, view) = (table.words, table.terms(), table.view);
    let name = terms.zone(zone);
    let (x, y, anchor) = place.name;
    html! {
        text.zname.open[place.town.is_none()] x=(x) y=(y) text-anchor=(anchor) { (name) }
        @if let Some(at) = place.town { (town(table, zone, at)) }
        @if let Some(good) = view.ports[zone.index()].demand {
            @let (x, y) = place.demand;
            g.demand data-good=(good) transform={ "translate(" (x) " " (y) ")" } {
                title { (table.say.with("demand-is", &[("good", terms.good(good).into())])) }
                circle r="14.5" {}
                use href={ "#good-" (good) } x="-10.5" y="-10.5" width="21" height="21" {}
            }
        }
        (modification(table, zone, place.modification))
        (merchant(table, zone, place.merchant))
        @for (number, mission) in view.missions.on_offer.iter().filter(|&mission| table.parts().mission(mission).place == zone).enumerate() {
            @let (x, y) = place.town.unwrap_or((place.name.0, place.name.1));
            // On the side of the town where its name does not stand.
            @let aside = (34 + 32 * number as i32) * if anchor == "end" { 1 } else { -1 };
            g.mark transform={ "translate(" (x + aside) " " (y - 6) ")" } {
                title { (words.text("mission-here")) ": " (terms.mission(mission)) }
                circle r="14" {}
                use href="#mission" x="-10.5" y="-10.5" width="21" height="21" {}
            }
        }
    }
}

fn town(table: &TableView, zone: Zone, (x, y): Point) -> Markup {
    let nation = table.parts().zone(zone).nation;
    let is_here = table.viewer.is_some() && table.zone(table.near) == Some(zone);
    // The port of one's own zone is entered or left; any other port is named.
    let token = table.token(|| match (is_here, table.port(table.near)) {
        (true, None) => "enter-port".to_owned(),
        (true, Some(_)) => "leave-port".to_owned(),
        (false, _) => format!("port.{zone}"),
    });
    let is_closed = table.view.plague.is_some_and(|plague| plague.ports.has(zone));
    let about = [
        ("zone", table.terms().zone(zone).into()),
        ("nation", nation.map_or("", |nation| table.words.nation(nation)).into()),
    ];
    let mut label = table.say.with("port-of", &about);
    if is_closed {
        label = format!("{label} · {}", table.words.text("port-plague"));
    }
    html! {
        g.town id={ "town-" (zone) } data-token=[&token] role=(if token.is_some() { "button" } else { "img" }) tabindex=[token.as_ref().map(|_| "-1")] aria-label=(label) transform={ "translate(" (x) " " (y) ")" } {
            title { (label) }
            circle.touch r="22" cy="-6" {}
            use.halo href="#town" x="-17" y="-19" width="34" height="34" {}
            use href="#town" x="-17" y="-19" width="34" height="34" {}
            path.pole d="M3 -16V-38" {}
            @if let Some(nation) = nation { use href={ "#flag-" (nation) } x="2.5" y="-44.5" width="23" height="23" {} }
            @if is_closed { path.closed-bar d="M-16 -18L16 14M16 -18L-16 14" {} }
        }
    }
}

fn modification(table: &TableView, zone: Zone, (x, y): Point) -> Markup {
    html! {
        @match table.view.ports[zone.index()].modification {
            FaceDown::None => {}
            FaceDown::Hidden => g.modtok transform={ "translate(" (x) " " (y) ")" } {
                title { (table.words.text("modification-unseen")) }
                use href="#mod-back" x="-14" y="-14" width="28" height="28" {}
            },
            FaceDown::Seen(modification) => g.modtok transform={ "translate(" (x) " " (y) ")" } {
                title { (table.terms().modification(modification)) }
                path.modhex d="M0 -14L12 -7V7L0 14L-12 7V-7Z" {}
                use href={ "#mod-" (modification) } x="-8.5" y="-8.5" width="17" height="17" {}
            },
        }
    }
}

fn merchant(table: &TableView, zone: Zone, (x, y): Point) -> Markup {
    // A token that one seat knows by an ability is no part of the picture that everybody shares.
    let known = match table.view.merchants[zone.index()] {
        FaceDown::Seen(_) if table.viewer.is_none() && table.outcome.is_none() => FaceDown::Hidden,
        known => known,
    };
    if known == FaceDown::None {
        return Markup::default();
    }
    let is_here = table.viewer.is_some() && table.zone(table.near) == Some(zone);
    let token = table.token(|| "merchant".to_owned()).filter(|_| is_here);
    let label = match known {
        FaceDown::Seen(nation) => table.words.merchant(nation),
        FaceDown::Hidden | FaceDown::None => table.words.text("merchant-unseen"),
    };
    html! {
        g.merchant data-token=[&token] role=(if token.is_some() { "button" } else { "img" }) tabindex=[token.as_ref().map(|_| "-1")] aria-label=(label) transform={ "translate(" (x) " " (y) ")" } {
            title { (label) }
            rect.touch x="-18" y="-18" width="36" height="36" rx="7" {}
            use href="#merchant" x="-13.5" y="-13.5" width="27" height="27" {}
            @if let FaceDown::Seen(nation) = known { use href={ "#flag-" (nation) } x="2" y="-24" width="20" height="20" {} }
        }
    }
}

fn zoom(table: &TableView) -> Markup {
    let words = table.words;
    let button = |act: &str, drawing: &str, label: &str| {
        html! { button.btn.btn--icon type="button" data-camera-act=(act) aria-label=(label) title=(label) { (icon(drawing)) } }
    };
    html! {
        div.zoom role="group" aria-label=(words.text("chart-zoom")) {
            (button("nearer", "ui-plus", words.text("chart-nearer")))
            (button("farther", "ui-minus", words.text("chart-farther")))
            (button("whole", "ui-whole", words.text("chart-whole")))
        }
    }
}
