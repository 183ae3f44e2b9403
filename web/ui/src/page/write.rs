//! A page to write to the table from, for browsers without scripts. There the table itself comes anew every few seconds, and
//! takes half a message with it; this page stays as it is until the words are sent, and then leads back.

use super::{ChatPanel, chat};
use crate::{Frame, frame};
use maud::{Markup, PreEscaped, html};

/// `game` is the name of the game at the table.
pub fn write(frame: &Frame, talk: &ChatPanel, game: &str) -> Markup {
    let say = frame.say;
    // No `data-chat`: where there are scripts, too, the form is sent as forms are.
    let body = html! {
        p.label { (game) }
        h1 #chat-title { (say.text("chat-title")) }
        p.quiet { (say.text("chat-write-note")) }
        section.chat.chat--write aria-labelledby="chat-title" {
            div.chat-scroll tabindex="0" role="log" aria-live="polite" aria-label=(say.text("chat-lines")) { (PreEscaped(chat::chat_list(&talk.lines, say))) }
            (chat::form(talk, say))
        }
        p { a.btn href=(talk.back_to()) { (say.text("chat-write-back")) } }
    };
    frame::page(frame, "start start--narrow", &body, &html! {})
}
