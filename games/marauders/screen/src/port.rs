//! The port as a ledger of two leaves: every activity in table, each done once, in any legal order (MM-PORT).

mod goods;
mod town;
mod yard;

use crate::glyph;
use crate::table_view::TableView;
use marauders::{Activity, FaceDown, Step, Zone, seat_name};
use maud::{Markup, html};
use wardroom_kernel::Seat;

/// The port of the viewer's Port action, while it is under way.
pub(crate) fn is_open(table: &TableView) -> Option<(Seat, Zone)> {
    let seat = table.viewer.filter(|&seat| seat == table.view.turn.seat)?;
    let is_under_way = table.view.agenda.contains(|step| step == Step::Port) && table.outcome.is_none();
    table.port(seat).filter(|_| is_under_way).map(|port| (seat, port))
}

pub(crate) fn ledger(table: &TableView, seat: Seat, port: Zone) -> Markup {
    html! {
        article.ledger aria-label=(table.say.with("port-ledger", &[("zone", table.terms().zone(port).into())])) {
            (head(table, seat, port))
            div.pages {
                div.leaf { (goods::sell(table, seat, port)) (goods::buy(table, seat, port)) (town::recruit(table, seat, port)) (town::rumor(table, seat, port)) (town::mission(table, seat, port)) }
                div.leaf { (yard::yard(table, seat, port)) (town::stash(table, seat, port)) (town::pardon(table)) }
            }
        }
    }
}

/// The harbour with the own ship in it, and what is special about the place.
fn head(table: &TableView, seat: Seat, port: Zone) -> Markup {
    let (words, terms) = (table.words, table.terms());
    let facts = table.parts().zone(port);
    let at = &table.view.ports[port.index()];
    let is_home = table.player(seat).captain.is_some_and(|captain| table.parts().captain(captain).home == port);
    html! {
        header.port-head {
            svg.harbour viewBox="0 0 1120 168" preserveAspectRatio="xMidYMax slice" aria-hidden="true" {
                use href="#mm-harbour" width="1120" height="168" {}
                @if let Some(nation) = facts.nation { use href={ "#flag-" (nation) } x="724" y="34" width="32" height="32" {} }
                g.ship data-seat=(seat_name(seat)) { use href={ "#ship-" (table.player(seat).ship.kind) } x="262" y="48" width="112" height="100" {} }
            }
            div.port-title {
                h2 { (terms.zone(port)) }
                p { @if let Some(nation) = facts.nation { (glyph::flag(nation, 20)) (words.people(nation)) } @if is_home { ", " (words.text("port-home")) } }
            }
            ul.port-facts {
                @if let Some(good) = at.demand { li { span.factok data-good=(good) { (glyph::plain(&format!("good-{good}"))) } span { (words.text("in-demand")) b { (terms.good(good)) } } } }
                @if let FaceDown::Seen(modification) = at.modification {
                    li { span.factok.hex { (glyph::plain(&glyph::modification(modification))) } span { (words.text("in-yard")) b { (terms.modification(modification)) } } }
                }
                li { span.factok { (glyph::plain("rumor")) } span { (words.text("custom")) b { (words.custom(port)) } } }
            }
        }
    }
}

/// Whether an activity can be begun now, is under way, is done, or must wait.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Offered,
    Open,
    Done,
    Closed,
}

fn state(table: &TableView, activity: Activity, token: &str, is_open: bool) -> State {
    let path = format!("port > {token}");
    match () {
        () if is_open => State::Open,
        () if table.view.turn.port.done.has(activity) => State::Done,
        () if table.offers.iter().any(|offer| offer.to_string() == path) => State::Offered,
        () => State::Closed,
    }
}

/// A line of the ledger: title, state, content, and the button that begins it.
fn section(table: &TableView, title: &str, state: State, button: Option<(&str, &str)>, content: &Markup) -> Markup {
    let stat = match state {
        State::Open => table.words.text("act-open"),
        State::Done => table.words.text("act-done"),
        State::Offered | State::Closed => "",
    };
    let begin = button.filter(|_| matches!(state, State::Offered | State::Closed));
    html! {
        section.act.is-open[state == State::Open].is-done[state == State::Done].row[begin.is_some()] {
            header { h2 { (title) } @if !stat.is_empty() { span.stat { (stat) } } }
            (content)
            @if let Some((token, label)) = begin { button.btn type="button" data-token=(token) { (label) } }
        }
    }
}
