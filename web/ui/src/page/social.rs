//! What is around a match and changes without it: the company, the talk, and where else the reader is waited for.
//! `assets/js/social.js` lays its parts into an open page.

use super::{ChatPanel, PeopleAtTable, chat, presence};
use crate::{Fragment, Say, widget::icon};
use maud::{Markup, html};

/// The hall as one reader sees it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Social {
    pub company: PeopleAtTable,
    pub chat: ChatPanel,
    /// Other tables that wait for the reader, the longest first.
    pub elsewhere: Vec<OtherTable>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OtherTable {
    pub href: String,
    pub game: String,
    pub call: WaitReason,
}

/// Why a table waits for the reader.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WaitReason {
    Turn,
    /// Another player is away, and the reader has a vote.
    Choice,
}

/// Every part of the hall that can change, but for what was said: that only grows.
pub fn social_fragments(social: &Social, say: Say) -> Vec<Fragment> {
    let around =
        [presence::fragment(&social.company, say), Fragment::new("elsewhere", elsewhere(&social.elsewhere, say))];
    around.into_iter().chain(chat::fragments(&social.chat, say)).collect()
}

/// A hint in the bar that another table waits; an empty place while none does.
pub fn elsewhere(tables: &[OtherTable], say: Say) -> Markup {
    html! {
        p #elsewhere .elsewhere data-tables=(tables.len()) hidden[tables.is_empty()] {
            @if let [first, more @ ..] = tables {
                @let call = match first.call { WaitReason::Turn => say.text("elsewhere-turn"), WaitReason::Choice => say.text("elsewhere-choice") };
                a.btn href=(first.href) title=(say.with("elsewhere-title", &[("game", (&first.game).into())])) {
                    (icon("ui-seal"))
                    span { (call) " " (first.game) }
                }
                @if !more.is_empty() { a.btn.btn--quiet href="/" { (say.with("elsewhere-more", &[("n", more.len().into())])) } }
            }
        }
    }
}

/// Bell, volume and notices: kept by the browser (`assets/js/signals.js`), so without scripts they are not there.
pub(crate) fn signals(say: Say) -> Markup {
    html! {
        fieldset.signals.js-only {
            legend.label { (say.text("signals-title")) }
            label { input type="checkbox" data-signal="notify" aria-label=(say.text("signals-notify")); (say.text("signals-notify")) }
            label { input type="checkbox" data-signal="sound" aria-label=(say.text("signals-sound")); (say.text("signals-sound")) }
            label { span { (say.text("signals-volume")) } input type="range" min="0" max="100" step="5" data-signal="volume" aria-label=(say.text("signals-volume")); }
            p.quiet role="status" data-signal-note data-denied=(say.text("signals-denied")) data-insecure=(say.text("signals-insecure")) {}
        }
    }
}
