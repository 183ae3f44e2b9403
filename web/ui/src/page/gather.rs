//! The gathering: who sits where, the ways for the others, and whether everybody is ready. What each throws in for the
//! dice is the word that they are. What the host and the guests may do with chairs is `gather/chair.rs`.

mod chair;

use super::{
    AgreedOption, Invite, LocalOnly, SeatHolder, Social, YOUR_TURN, chat, elsewhere, invite, options, presence,
};
use crate::{
    Fragment, Frame, Say, frame,
    widget::{SeatTag, cover, hidden, post},
};
use maud::{Markup, PreEscaped, html};

/// A table that has not begun. It begins by itself once every seat is taken and everybody is ready.
#[derive(Clone, Debug)]
pub struct Gathering<'a> {
    pub id: &'a str,
    pub game: String,
    pub mode: String,
    /// The time control, if there is one.
    pub pace: Option<String>,
    /// Every option of the mode.
    pub options: Vec<AgreedOption>,
    pub cover: &'a str,
    pub chairs: Vec<GatherSeat>,
    /// The ways to the free chairs, for those who may invite.
    pub invites: Vec<Invite>,
    /// Set if the links work on this computer only.
    pub local: Option<LocalOnly>,
    /// Whether the reader made the table: they may change any chair.
    pub is_host: bool,
    /// The host has given the reader's seat to another person.
    pub is_shown_out: bool,
    /// Who has which seat; a player who says that they are ready sends it back.
    pub seen: String,
    /// The hash of the server's secret.
    pub commitment: String,
    /// With scripts the reader is ready at once, because no other person is missing.
    pub contribute_at_once: bool,
}

impl Gathering<'_> {
    /// Everybody sits, and the reader has not said yet that they are ready: `assets/js/signals.js` calls them.
    fn is_waiting_for_reader(&self) -> bool {
        let is_free = |chair: &GatherSeat| matches!(chair.sitter, SeatState::Free { .. });
        let is_unready = |chair: &GatherSeat| matches!(chair.sitter, SeatState::Here(_)) && !chair.has_contributed;
        !self.chairs.iter().any(is_free) && self.chairs.iter().any(is_unready)
    }
    /// What was agreed otherwise than usual.
    fn changed(&self) -> Vec<&AgreedOption> {
        self.options.iter().filter(|option| !option.is_usual()).collect()
    }
}

#[derive(Clone, Debug)]
pub struct GatherSeat {
    pub seat: SeatTag,
    pub sitter: SeatState,
    pub has_contributed: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatState {
    /// Open, and the reader may sit down or not.
    Free {
        may_sit: bool,
    },
    /// The reader, or a second person at the reader's screen, by this name.
    Here(String),
    Person(String),
    Bot(SeatHolder),
}

pub fn gathering(frame: &Frame, table: &Gathering, social: &Social) -> Markup {
    let fragment = gathering_fragment(frame, table);
    let say = frame.say;
    let title = if table.is_waiting_for_reader() { format!("{YOUR_TURN}{}", frame.title) } else { frame.title.clone() };
    let frame = &Frame { title, ..frame.clone() };
    let talk = html! { (presence::strip(&social.company, say)) (chat::section(&social.chat, None, say)) };
    let body = html! { (PreEscaped(fragment.html)) div.gather-talk { (talk) } p #connection .connection hidden {} };
    frame::page_that_calls(frame, "start start--narrow", &elsewhere(&social.elsewhere, say), &body, &html! {})
}

/// The part of the page that changes when a person sits down, gets up or is ready.
pub fn gathering_fragment(frame: &Frame, table: &Gathering) -> Fragment {
    let say = frame.say;
    let own = || table.chairs.iter().filter(|chair| matches!(chair.sitter, SeatState::Here(_)));
    let body = html! {
        div.gather-head {
            span.stamp { (cover(table.cover)) }
            div {
                p.label { (table.game) " · " (table.mode) @if let Some(pace) = &table.pace { " · " (pace) } }
                h1 { (say.text("gather-title")) }
                @if !table.changed().is_empty() { p.gather-changed { (options::brief(table.changed(), say)) } }
            }
        }
        @if table.is_shown_out {
            div.shown-out { p data-tell { (say.text("gather-shown-out")) } a.btn href="/" { (say.text("end-home")) } }
        }
        section aria-labelledby="chairs-title" {
            h2 #chairs-title { (say.text("make-seats")) }
            ul #chairs .places { @for chair in &table.chairs { (chair::place(frame, table, chair)) } }
        }
        // The host has just made the table and sends the invitations first.
        (invite::invitations(&table.invites, table.local.as_ref(), say))
        section.ready aria-labelledby="ready-title" {
            h2 #ready-title { (say.text("ready-title")) }
            p.quiet role="status" { (progress(table, say)) }
            @for chair in own().filter(|chair| !chair.has_contributed) { (ready(table, chair, say)) }
        }
        @if !table.options.is_empty() {
            section aria-labelledby="agreed-title" { h2 #agreed-title { (say.text("make-options")) } (options::list(&table.options, say)) }
        }
        @if table.is_host {
            section aria-labelledby="host-title" {
                h2 #host-title { (say.text("gather-host")) }
                @if table.chairs.len() > 1 { (lots(table, say)) }
                (call_off(table, say))
            }
        }
        section aria-labelledby="dice-title" {
            h2 #dice-title { (say.text("dice-title")) }
            p.prose { (say.text("dice-explained")) }
            p.hash { span.label { (say.text("proof-commitment")) } code { (table.commitment) } }
        }
    };
    Fragment::new(
        "gather",
        html! { div #gather .gather data-turn=[table.is_waiting_for_reader().then_some(&table.game)] data-stream={ "/t/" (table.id) "/stream" } { (body) } },
    )
}

/// A button that deals the seats at random.
fn lots(table: &Gathering, say: Say) -> Markup {
    html! {
        form.lots method="post" action={ "/t/" (table.id) "/lots" } {
            button #lots .btn aria-describedby="lots-about" { (say.text("lots-draw")) }
            p #lots-about .quiet { (say.text("lots-about")) }
        }
    }
}

/// Giving it up asks twice, by opening first.
fn call_off(table: &Gathering, say: Say) -> Markup {
    html! {
        details.sure {
            summary.btn.btn--quiet { (say.text("call-off")) }
            p.quiet { (say.text("call-off-sure")) }
            (post(&format!("/t/{}/call-off", table.id), &[], "btn", &html! { (say.text("call-off-yes")) }))
        }
    }
}

/// Who is still waited for.
fn progress(table: &Gathering, say: Say) -> String {
    let free = table.chairs.iter().filter(|chair| matches!(chair.sitter, SeatState::Free { .. })).count();
    let unready = table.chairs.iter().filter_map(|chair| match &chair.sitter {
        SeatState::Here(name) | SeatState::Person(name) if !chair.has_contributed => Some(name.as_str()),
        SeatState::Here(_) | SeatState::Person(_) | SeatState::Free { .. } | SeatState::Bot(_) => None,
    });
    let unready: Vec<&str> = unready.collect();
    match (free, unready.is_empty()) {
        (0, true) => say.text("gather-waiting"),
        (0, false) => say.with("ready-names", &[("names", say.list(&unready).into())]),
        (free, true) => say.with("ready-chairs", &[("n", free.into())]),
        (free, false) => say.with("ready-both", &[("n", free.into()), ("names", say.list(&unready).into())]),
    }
}

fn ready(table: &Gathering, chair: &GatherSeat, say: Say) -> Markup {
    let field = format!("contribution-{}", chair.seat.slug);
    let is_shared = table.chairs.iter().filter(|chair| matches!(chair.sitter, SeatState::Here(_))).count() > 1;
    let is_last = table.chairs.iter().all(|other| other.has_contributed || other.seat == chair.seat);
    let go = if is_last { say.text("dice-begin") } else { say.text("dice-throw-in") };
    html! {
        form.contribute method="post" action={ "/t/" (table.id) "/contribute" } data-dice=(table.commitment) data-at-once[table.contribute_at_once] {
            (hidden("seat", &chair.seat.slug))
            (hidden("seen", &table.seen))
            button.btn.btn--go { (go) @if is_shared { ": " (chair.seat.title) } }
            details.throw open {
                summary { (say.text("dice-own")) }
                label for=(field) { (say.with("dice-yours", &[("seat", (&chair.seat.title).into())])) }
                input id=(field) name="contribution" required maxlength="64" autocomplete="off" spellcheck="false";
            }
        }
    }
}
