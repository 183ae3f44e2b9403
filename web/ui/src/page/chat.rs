//! The talk at a table: what was said, a line to say something, whom one does not want to hear, and who hears the
//! onlookers. Words are shown as they were written and lead nowhere.

use crate::{
    Fragment, Frame, Say, frame,
    widget::{SeatTag, crest_small, hidden, icon},
};
use maud::{Markup, PreEscaped, html};

/// Id of the list that grows.
pub const CHAT_LINES: &str = "chat-lines";
const LONGEST: &str = "400";

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ChatPanel {
    pub table: String,
    /// The seat from which the reader speaks.
    pub seat: Option<String>,
    pub lines: Vec<ChatLine>,
    pub room: ChatRoom,
    /// The others who have said something.
    pub speakers: Vec<ChatSpeaker>,
    /// For those who decide who hears the onlookers.
    pub gallery: Option<SpectatorChatSwitch>,
    /// The reader has no name yet and gives one with the first words.
    pub needs_name: bool,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ChatLine {
    /// Its number among all that its reader hears.
    pub id: i64,
    pub seat: Option<SeatTag>,
    pub name: String,
    pub is_own: bool,
    pub is_gallery: bool,
    /// `2026-11-16T07:05Z`; the browser shows it in its own time.
    pub at: String,
    pub text: String,
}

/// Where the reader's words go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ChatRoom {
    AtTable,
    InGallery {
        players_hear: bool,
    },
    #[default]
    Nowhere,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatSpeaker {
    /// Behind the name: two people may have the same.
    pub number: u32,
    pub name: String,
    pub is_muted: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SpectatorChatSwitch {
    /// `apart`, `open` or `closed`.
    pub now: &'static str,
    pub may_open: bool,
}

impl ChatPanel {
    fn post_to(&self, what: &str) -> String {
        format!("/t/{}/{what}", self.table)
    }
    /// Where the reader is at this table.
    pub(super) fn back_to(&self) -> String {
        format!("/t/{}{}#chat", self.table, self.seat_query())
    }
    fn seat_query(&self) -> String {
        self.seat.as_ref().map_or_else(String::new, |seat| format!("?seat={seat}"))
    }
    fn seat_field(&self) -> Markup {
        html! { @if let Some(seat) = &self.seat { (hidden("seat", seat)) } }
    }
}

/// The whole of it, as a part of the page. Where it lies over the table there is a way back.
pub(super) fn section(chat: &ChatPanel, way_back: Option<&str>, say: Say) -> Markup {
    html! {
        section #chat .chat aria-labelledby="chat-title" data-chat=(chat.table) {
            div.chat-head {
                h2 #chat-title { (say.text("chat-title")) }
                (tools(chat, say))
                @if let Some(back) = way_back { a.btn.btn--icon.close.chat-close href=(back) aria-label=(say.text("close")) { (icon("ui-plus")) } }
            }
            div.chat-scroll tabindex="0" role="log" aria-live="polite" aria-label=(say.text("chat-lines")) { (PreEscaped(chat_list(&chat.lines, say))) }
            (form(chat, say))
            @if chat.room != ChatRoom::Nowhere {
                noscript { a.chat-apart href={ (chat.post_to("chat")) (chat.seat_query()) } { (say.text("chat-write")) } }
            }
        }
    }
}

/// The parts beside the list.
pub(super) fn fragments(chat: &ChatPanel, say: Say) -> [Fragment; 2] {
    [Fragment::new("chat-tools", tools(chat, say)), Fragment::new("chat-say", form(chat, say))]
}

/// The way to the talk where there is no room for it beside the table.
pub(super) fn toggle(say: Say) -> Markup {
    html! {
        a.btn.btn--icon.chat-toggle href="#chat" aria-label=(say.text("chat-title")) title=(say.text("chat-title")) {
            (icon("ui-talk"))
            span #chat-unread .badge data-own data-label=(say.text("chat-unread")) hidden {}
        }
    }
}

pub fn chat_list(lines: &[ChatLine], say: Say) -> String {
    html! { ol.chat-lines id=(CHAT_LINES) { (PreEscaped(chat_lines(lines, say))) } }.into_string()
}

/// Lines alone: what is appended to the list.
pub fn chat_lines(lines: &[ChatLine], say: Say) -> String {
    html! { @for line in lines { (said(line, say)) } }.into_string()
}

fn said(line: &ChatLine, say: Say) -> Markup {
    // Hours and minutes stand behind the `T`.
    let time = line.at.split(['T', 'Z']).nth(1).unwrap_or_default();
    html! {
        li id={ "chat-" (line.id) } .is-own[line.is_own] .is-gallery[line.is_gallery] {
            @if let Some(seat) = &line.seat { (crest_small(&seat.slug)) } @else { (icon("ui-eye")) }
            p {
                b { (line.name) } " "
                @if line.is_gallery { span.label { (say.text("chat-gallery")) } " " }
                time datetime=(line.at) { (time) }
                span.chat-words { (line.text) }
            }
        }
    }
}

pub(super) fn form(chat: &ChatPanel, say: Say) -> Markup {
    let (hint, note) = match chat.room {
        ChatRoom::AtTable => (say.text("chat-say-table"), None),
        ChatRoom::InGallery { players_hear: false } => {
            (say.text("chat-say-gallery"), Some(say.text("chat-note-apart")))
        }
        ChatRoom::InGallery { players_hear: true } => (say.text("chat-say-gallery"), Some(say.text("chat-note-open"))),
        ChatRoom::Nowhere => (String::new(), Some(say.text("chat-note-closed"))),
    };
    html! {
        form #chat-say .chat-say method="post" action=(chat.post_to("chat")) {
            @if let Some(note) = note { p.quiet { (note) } }
            @if chat.room != ChatRoom::Nowhere {
                (chat.seat_field())
                @if chat.needs_name {
                    label.sr for="chat-name" { (say.text("name-label")) }
                    input #chat-name name="name" maxlength="40" required autocomplete="nickname" placeholder=(say.text("name-label"));
                }
                div.log-say {
                    label.sr for="chat-text" { (hint) }
                    input #chat-text name="text" maxlength=(LONGEST) required autocomplete="off" placeholder=(hint) enterkeyhint="send";
                    button.btn.btn--icon aria-label=(say.text("chat-send")) title=(say.text("chat-send")) { (icon("ui-talk")) }
                }
                p #chat-trouble .trouble role="status" aria-live="polite" data-own {}
            }
        }
    }
}

/// Whom to hear, and who hears the onlookers.
fn tools(chat: &ChatPanel, say: Say) -> Markup {
    html! {
        div #chat-tools .chat-tools {
            @if !chat.speakers.is_empty() || chat.gallery.is_some() {
                details.menu {
                    summary.btn.btn--quiet { (say.text("chat-tools")) }
                    div.menu-paper {
                        @for speaker in &chat.speakers { (mute(chat, speaker, say)) }
                        @if let Some(switch) = &chat.gallery { (gallery(chat, switch, say)) }
                    }
                }
            }
        }
    }
}

fn mute(chat: &ChatPanel, speaker: &ChatSpeaker, say: Say) -> Markup {
    let who = [("name", format!("{}#{}", speaker.name, speaker.number).into())];
    let (value, label) =
        if speaker.is_muted { ("off", say.with("chat-hear", &who)) } else { ("on", say.with("chat-mute", &who)) };
    html! {
        form method="post" action=(chat.post_to("mute")) data-social {
            (chat.seat_field())
            (hidden("number", &speaker.number.to_string()))
            button.btn.btn--quiet name="muted" value=(value) { (label) }
        }
    }
}

fn gallery(chat: &ChatPanel, switch: &SpectatorChatSwitch, say: Say) -> Markup {
    let choices = [
        ("apart", say.text("gallery-apart")),
        ("open", say.text("gallery-open")),
        ("closed", say.text("gallery-closed")),
    ];
    html! {
        form.stacked method="post" action=(chat.post_to("gallery")) data-social {
            (chat.seat_field())
            p.label { (say.text("gallery-title")) }
            @for (value, label) in choices.into_iter().filter(|(value, _)| *value != "open" || switch.may_open || switch.now == "open") {
                button.btn.btn--quiet name="gallery" value=(value) aria-pressed=(value == switch.now) disabled[value == switch.now] { (label) }
            }
        }
    }
}

/// A page to write to the table from, for browsers without scripts. There the table itself is reloaded every few seconds, and takes
/// half a message with it; this page stays until the message is sent, and then leads back. `game` is the name of the game.
pub fn write(frame: &Frame, talk: &ChatPanel, game: &str) -> Markup {
    let say = frame.say;
    // No `data-chat`: where there are scripts, too, the form is sent as forms are.
    let body = html! {
        p.label { (game) }
        h1 #chat-title { (say.text("chat-title")) }
        p.quiet { (say.text("chat-write-note")) }
        section.chat.chat--write aria-labelledby="chat-title" {
            div.chat-scroll tabindex="0" role="log" aria-live="polite" aria-label=(say.text("chat-lines")) { (PreEscaped(chat_list(&talk.lines, say))) }
            (form(talk, say))
        }
        p { a.btn href=(talk.back_to()) { (say.text("chat-write-back")) } }
    };
    frame::page(frame, "start start--narrow", &body, &html! {})
}
