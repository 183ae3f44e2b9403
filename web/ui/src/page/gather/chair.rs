//! A chair before the start: who has it, and what the reader may do with it.

use super::{GatherSeat, Gathering, SeatState};
use crate::{
    Frame, Say,
    page::SeatHolder,
    widget::{crest, hidden, icon},
};
use maud::{Markup, html};

pub(super) fn place(frame: &Frame, table: &Gathering, chair: &GatherSeat) -> Markup {
    let say = frame.say;
    let (who, state) = match &chair.sitter {
        SeatState::Free { .. } => (say.text("gather-open"), String::new()),
        SeatState::Here(name) | SeatState::Person(name) if chair.has_contributed => {
            (name.clone(), say.text("gather-threw"))
        }
        SeatState::Here(name) | SeatState::Person(name) => (name.clone(), say.text("gather-sits")),
        SeatState::Bot(bot) => (bot.label(say), say.text("gather-threw")),
    };
    html! {
        li.place {
            (crest(&chair.seat.slug))
            div { b { (chair.seat.title) } span.quiet { (who) } }
            @if chair.sitter == (SeatState::Free { may_sit: true }) { (sit(frame, table, chair)) }
            @else { span.label .is-ready[chair.has_contributed] { @if chair.has_contributed { (icon("ui-check")) } (state) } }
            (tools(table, chair, say))
        }
    }
}

fn sit(frame: &Frame, table: &Gathering, chair: &GatherSeat) -> Markup {
    let say = frame.say;
    html! {
        form.place-sit method="post" action={ "/t/" (table.id) "/sit" } {
            (hidden("seat", &chair.seat.slug))
            @if frame.who.is_none() {
                label.sr for={ "name-" (chair.seat.slug) } { (say.text("name-label")) }
                input id={ "name-" (chair.seat.slug) } name="name" maxlength="40" required placeholder=(say.text("name-label")) autocomplete="nickname";
            }
            button.btn.btn--go { (say.text("row-sit")) span.sr { ": " (chair.seat.title) } }
        }
    }
}

/// One button of a chair's menu.
struct Deed<'a> {
    action: &'a str,
    name: &'a str,
    value: String,
    label: String,
}

fn tools(table: &Gathering, chair: &GatherSeat, say: Say) -> Markup {
    let deeds = deeds(table, chair, say);
    html! {
        @if !deeds.is_empty() {
            details.menu.chair-menu {
                summary.btn.btn--icon aria-label=(say.with("chair-change", &[("seat", (&chair.seat.title).into())])) title=(say.text("chair-change-short")) { (icon("ui-menu")) }
                div.menu-paper {
                    @for deed in deeds {
                        form method="post" action={ "/t/" (table.id) "/" (deed.action) } {
                            (hidden("seat", &chair.seat.slug))
                            button.btn.btn--quiet name=(deed.name) value=(deed.value) { (deed.label) }
                        }
                    }
                }
            }
        }
    }
}

fn deeds<'a>(table: &Gathering, chair: &GatherSeat, say: Say) -> Vec<Deed<'a>> {
    let is_here = |chair: &GatherSeat| matches!(chair.sitter, SeatState::Here(_));
    let is_person = |chair: &GatherSeat| is_here(chair) || matches!(chair.sitter, SeatState::Person(_));
    let mut deeds = Vec::new();
    let hold =
        |holder: SeatHolder, label: String| Deed { action: "chair", name: "holder", value: holder.to_string(), label };
    if is_here(chair) {
        deeds.push(Deed { action: "leave", name: "from", value: "chair".into(), label: say.text("chair-leave") });
    } else if table.is_host {
        match chair.sitter {
            SeatState::Person(_) => deeds.push(hold(SeatHolder::Open, say.text("chair-kick"))),
            SeatState::Free { .. } | SeatState::Bot(_) | SeatState::Here(_) => {
                deeds.push(hold(SeatHolder::Open, say.text("chair-link")));
                deeds.push(hold(SeatHolder::Anyone, say.text("chair-anyone")));
                let now = if let SeatState::Bot(bot) = chair.sitter { Some(bot) } else { None };
                let bots = [SeatHolder::BotEasy, SeatHolder::BotStrong].into_iter().filter(|&bot| Some(bot) != now);
                deeds.extend(bots.map(|bot| hold(bot, say.with("chair-bot", &[("bot", bot.label(say).into())]))));
            }
        }
    }
    // A seated person may take another seat. If the host lets people change seats, they are asked again.
    let may_swap = |one: &GatherSeat, other: &GatherSeat| {
        table.is_host || (is_here(one) && !is_person(other)) || (is_here(other) && !is_person(one))
    };
    let others = table.chairs.iter().filter(|other| other.seat != chair.seat && may_swap(chair, other));
    let is_worth = |other: &&GatherSeat| is_person(chair) || is_person(other);
    deeds.extend(others.filter(is_worth).map(|other| Deed {
        action: "swap",
        name: "with",
        value: other.seat.slug.clone(),
        label: say.with("chair-swap", &[("seat", (&other.seat.title).into())]),
    }));
    deeds
}
