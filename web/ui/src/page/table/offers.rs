//! The offers bar: a plain form with one button for each answer. With scripts it is walked touch by touch
//! (`assets/js/offers.js`); the form stays the source of what is offered.

use super::{LastWord, OpenOffer, TablePage, end, menu, watch};
use crate::page::hint;
use crate::{DrawnTable, Offer, Say};
use maud::{Markup, html};
use wardroom_kernel::Talk;

/// With what a whole page has more than a part of it that is sent anew.
pub(super) fn section(table: &TablePage, more: &Markup, say: Say) -> Markup {
    html! {
        section #offers .offers.is-yours[!table.board.offers.is_empty()] data-turn[table.is_awaited] aria-label=(say.text("offers-label")) tabindex="-1" {
            (watch::papers(table, say))
            @if let (Some(end), Some(headline)) = (table.end, &table.board.end) { (end::banner(headline, end, table, say)) }
            @else if let (Some([yes, no]), Some(offer)) = (table.must_answer(), table.offer) {
                @let by = [("name", (&offer.by).into())];
                @let asked = if yes == Talk::AcceptDraw { say.with("talk-draw-asked", &by) } else { say.with("talk-surrender-asked", &by) };
                p #question .offers-ask { (asked) }
                div.offers-list { (menu::word(table, yes, "btn btn--go", say)) (menu::word(table, no, "btn", say)) }
            }
            @else if let Some(withdraw) = table.may_withdraw() {
                @let offered = if withdraw == Talk::WithdrawDraw { say.text("talk-draw-offered") } else { say.text("talk-surrender-offered") };
                p #question .offers-ask { (offered) }
                div.offers-list { (menu::word(table, withdraw, "btn", say)) }
            }
            // Those who are not asked, or have answered, hear of it.
            @else if let Some(offer) = table.offer { p #question .offers-ask data-tell { (others(offer, say)) } }
            @else { @if let Some(last) = table.last_word { p.offers-said data-tell { (ended(last, say)) } } (form(table.board, &table.post_to("answer"), &table.reply_fields(), None, say)) }
            @if let (true, false, Some(seat)) = (table.may_hint, table.board.offers.is_empty(), table.seat) { (hint::button(table, seat, say)) }
            (more)
            p #trouble .trouble role="status" aria-live="polite" data-own {}
        }
    }
}

fn others(offer: &OpenOffer, say: Say) -> String {
    let asked = say.list(&offer.asked);
    let told = [("name", (&offer.by).into()), ("asked", asked.into()), ("n", offer.asked.len().into())];
    if offer.word == Talk::OfferDraw {
        say.with("talk-draw-others", &told)
    } else {
        say.with("talk-surrender-others", &told)
    }
}

fn ended(last: &LastWord, say: Say) -> String {
    let by = [("name", (&last.by).into())];
    match last.word {
        Talk::DeclineDraw => say.with("talk-draw-declined", &by),
        Talk::WithdrawDraw => say.with("talk-draw-withdrawn", &by),
        Talk::DeclineSurrender => say.with("talk-surrender-declined", &by),
        Talk::WithdrawSurrender => say.with("talk-surrender-withdrawn", &by),
        Talk::Resign
        | Talk::OfferDraw
        | Talk::AcceptDraw
        | Talk::OfferSurrender
        | Talk::AcceptSurrender
        | Talk::AskRematch => String::new(),
    }
}

/// Question and answers. One of them may be proposed.
pub(in crate::page) fn form(
    board: &DrawnTable,
    action: &str,
    fields: &Markup,
    proposed: Option<&str>,
    say: Say,
) -> Markup {
    html! {
        p #question .offers-ask { (board.question) small #path .path data-own {} }
        @if !board.offers.is_empty() {
            form #answers method="post" action=(action) data-confirm[board.must_confirm] data-pass=[board.pass.as_ref().map(|pass| &pass.path)] data-window=[board.pass.as_ref().map(|pass| pass.window)] data-proposed=[proposed] {
                (fields)
                div.offers-list.offers-plain { @for offer in &board.offers { (answer(offer, proposed == Some(&offer.path))) } }
            }
            div #walk .offers-list role="group" data-own aria-label=(say.text("offers-answers")) {}
            (menu::autopass(board, say))
        }
    }
}

fn answer(offer: &Offer, is_proposed: bool) -> Markup {
    let touches = serde_json::to_string(&offer.touches).expect("labels are plain strings");
    html! { button.btn.proposed[is_proposed] name="answer" value=(offer.path) data-touches=(touches) data-last[offer.is_last] { (offer.label) } }
}
