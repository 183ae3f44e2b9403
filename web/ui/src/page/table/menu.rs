//! The tools in the bar of a table: take back, logbook, rules, light, and the menu with what may be said.

use super::{
    super::{options, social},
    TablePage, chat, watch,
};
use crate::{
    DrawnTable, Frame, Say, Window, WindowPass, frame,
    widget::{dialog, hidden, icon},
};
use maud::{Markup, html};
use wardroom_kernel::Talk;

pub(super) fn tools(frame: &Frame, table: &TablePage) -> Markup {
    let say = frame.say;
    html! {
        (undo(table, say))
        (chat::toggle(say))
        a.btn.btn--icon.log-toggle href="#log" aria-label=(say.text("log-title")) { (icon("ui-log")) }
        a.btn.btn--icon.wide href={ "/rules/" (table.game) } target="_blank" aria-label=(say.text("bar-rules")) { (icon("ui-rules")) }
        button.btn.btn--icon.wide.js-only type="button" data-sound aria-pressed="false" aria-label=(say.text("signals-sound")) title=(say.text("signals-sound")) { (icon("ui-sound")) }
        div.wide { (frame::theme_switch(frame)) }
        details.menu {
            summary.btn.btn--icon aria-label=(say.text("menu-title")) { (icon("ui-menu")) }
            div.menu-paper {
                (talk(table, say))
                @if table.seat.is_some() { (autopasses(&table.board.windows, say)) }
                (agreement(table, say))
                (social::signals(say))
                a.btn.btn--quiet.narrow href={ "/rules/" (table.game) } target="_blank" { (say.text("bar-rules")) }
                label.autopass.js-only { input type="checkbox" data-letter-keys aria-label=(say.text("help-letters")); (say.text("help-letters")) }
                a.btn.btn--quiet href="#help" { (say.text("help-title")) kbd { "?" } }
                a.btn.btn--quiet href={ (table.post_to("replay")) (table.seat_query()) } { (say.text("replay-title")) }
                @if table.end.is_some() { a.btn.btn--quiet href=(table.post_to("record")) download { (say.text("end-record")) } }
                (frame::language_switch(frame))
                div.narrow { (frame::theme_switch(frame)) }
                a.btn.btn--quiet href="/" { (say.text("end-home")) }
            }
        }
    }
}

/// What was agreed beforehand, folded up: one looks it up once in a game.
fn agreement(table: &TablePage, say: Say) -> Markup {
    html! {
        @if !table.options.is_empty() {
            details.agreement { summary.btn.btn--quiet { (say.text("make-options")) } (options::list(table.options, say)) }
        }
    }
}

/// Taking back; an empty place while nothing can be taken back.
pub(super) fn undo(table: &TablePage, say: Say) -> Markup {
    html! {
        form #undo method="post" action=(table.post_to("undo")) hidden[!table.may_undo] {
            @if table.may_undo {
                (table.reply_fields())
                button.btn.btn--icon aria-label=(say.text("menu-undo")) title=(say.text("menu-undo")) data-key="u" { (icon("ui-undo")) }
            }
        }
    }
}

/// Passing in windows by itself: the browser does it (`assets/js/autopass.js`), so without scripts it is not there. In all
/// of them at once or in those of one kind, where there are several.
fn autopasses(windows: &[Window], say: Say) -> Markup {
    let all: Vec<&str> = windows.iter().map(|window| window.kind).collect();
    html! {
        @if !all.is_empty() { (tick(&all.join(" "), &say.text("menu-autopass"))) }
        @if all.len() > 1 {
            details.autopass-kinds {
                summary.btn.btn--quiet { (say.text("menu-autopass-kinds")) }
                @for window in windows { (tick(window.kind, &window.title)) }
            }
        }
    }
}

/// The same beside the question, for the window that is open.
pub(super) fn autopass(board: &DrawnTable, say: Say) -> Markup {
    let kind = |pass: &WindowPass| board.windows.iter().find(|window| window.kind == pass.window);
    html! {
        @if let Some(window) = board.pass.as_ref().and_then(kind) {
            (tick(window.kind, &say.with("menu-autopass-kind", &[("window", (&window.title).into())])))
        }
    }
}

fn tick(kinds: &str, label: &str) -> Markup {
    html! { label.autopass { input type="checkbox" data-autopass=(kinds); (label) } }
}

/// What may be said now.
pub(super) fn talk(table: &TablePage, say: Say) -> Markup {
    html! { div #talk { @for &said in table.talk { (word(table, said, "btn btn--quiet", say)) } (watch::farewell(table, say)) } }
}

/// A button that says one thing. What ends the game, or may, asks twice, by opening first.
pub(super) fn word(table: &TablePage, said: Talk, class: &str, say: Say) -> Markup {
    let label = label(said, say);
    let form = |class: &str, label: &str| {
        html! {
            form method="post" action=(table.post_to("say")) {
                (hidden("seat", table.seat.unwrap_or_default()))
                button class=(class) name="word" value=(said) { (label) }
            }
        }
    };
    let twice = |sure: String, yes: String| {
        html! { details.sure { summary class=(class) { (label) } p.quiet { (sure) } (form("btn", &yes)) } }
    };
    match said {
        Talk::Resign => twice(say.text("talk-resign-sure"), say.text("talk-resign-yes")),
        Talk::OfferDraw => twice(say.text("talk-offer-draw-sure"), say.text("talk-offer-yes")),
        Talk::OfferSurrender => twice(say.text("talk-offer-surrender-sure"), say.text("talk-offer-yes")),
        Talk::AcceptDraw
        | Talk::DeclineDraw
        | Talk::WithdrawDraw
        | Talk::AcceptSurrender
        | Talk::DeclineSurrender
        | Talk::WithdrawSurrender
        | Talk::AskRematch => form(class, &label),
    }
}

fn label(said: Talk, say: Say) -> String {
    match said {
        Talk::Resign => say.text("talk-resign"),
        Talk::OfferDraw => say.text("talk-offer-draw"),
        Talk::AcceptDraw => say.text("talk-accept-draw"),
        Talk::DeclineDraw => say.text("talk-decline-draw"),
        Talk::OfferSurrender => say.text("talk-offer-surrender"),
        Talk::AcceptSurrender => say.text("talk-accept-surrender"),
        Talk::DeclineSurrender => say.text("talk-decline-surrender"),
        Talk::WithdrawDraw | Talk::WithdrawSurrender => say.text("talk-withdraw"),
        Talk::AskRematch => say.text("talk-ask-rematch"),
    }
}

/// What the keys do.
pub(in crate::page) fn help(say: Say) -> Markup {
    let keys = [
        ("← ↑ → ↓", say.text("help-arrows")),
        ("Enter", say.text("help-enter")),
        ("1 … 9", say.text("help-numbers")),
        ("Esc", say.text("help-escape")),
        ("U", say.text("help-undo")),
        ("?", say.text("help-help")),
    ];
    let body = html! {
        div.dialog-body { dl.keys { @for (key, does) in keys { div { dt { kbd { (key) } } dd { (does) } } } } p.quiet { (say.text("help-why")) } }
    };
    dialog("help", &say.text("help-title"), &say.text("close"), &body)
}
