//! What was agreed before a game, as everybody at the table reads it: the options of its mode with what they are set to.
//! How they are chosen is `make.rs`.

use super::OptionChoice;
use crate::Say;
use maud::{Markup, html};
use wardroom_kernel::Choices;

/// One option of a table.
#[derive(Clone, Debug)]
pub struct AgreedOption {
    pub choice: OptionChoice,
    pub value: i64,
}

impl AgreedOption {
    pub fn is_usual(&self) -> bool {
        self.value == self.choice.default
    }
    fn value(&self, say: Say) -> String {
        match self.choice.choices {
            Choices::Switch if self.value == 0 => say.text("agreed-no"),
            Choices::Switch => say.text("agreed-yes"),
            Choices::Range(..) | Choices::OneOf(_) => self.value.to_string(),
        }
    }
}

/// In a few words, where there is no room to explain them. A line breaks between two of them, not within one.
pub(super) fn brief<'a>(options: impl IntoIterator<Item = &'a AgreedOption>, say: Say) -> Markup {
    html! {
        // A dot ends a line rather than beginning the next one.
        @let mut options = options.into_iter().peekable();
        @while let Some(option) = options.next() {
            span.agreed-one { (say.with("agreed-brief", &[("option", (&option.choice.label).into()), ("value", option.value(say).into())])) @if options.peek().is_some() { " ·" } }
            @if options.peek().is_some() { " " }
        }
    }
}

/// All of them, each with what it means. What is not as usual is marked, and is what others want to know first.
pub(super) fn list(options: &[AgreedOption], say: Say) -> Markup {
    let (changed, usual): (Vec<_>, Vec<_>) = options.iter().partition(|option| !option.is_usual());
    html! {
        dl.agreed {
            @for option in changed.into_iter().chain(usual) {
                div .is-changed[!option.is_usual()] {
                    dt { (option.choice.label) }
                    dd {
                        b { (option.value(say)) }
                        @if !option.is_usual() { " " em { (say.text("agreed-changed")) } }
                        small { (option.choice.explanation) }
                    }
                }
            }
        }
    }
}
