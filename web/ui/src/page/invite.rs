//! Invitations to the free chairs: a link to copy, and the same as a code that a phone reads from the screen.

use crate::{Say, widget::SeatTag, widget::crest_small};
use maud::{Markup, PreEscaped, html};

/// The way to one free chair.
#[derive(Clone, Debug)]
pub struct Invite {
    pub seat: SeatTag,
    /// The whole address.
    pub address: String,
    /// The address as a drawing; none where no phone could follow it.
    pub code: Option<String>,
    /// Works once; otherwise it is the public address of the table.
    pub is_personal: bool,
}

pub(super) fn invitations(invites: &[Invite], local: Option<&LocalOnly>, say: Say) -> Markup {
    html! {
        @if !invites.is_empty() {
            section aria-labelledby="invite-title" {
                h2 #invite-title { (say.text("gather-invite")) }
                @if let Some(local) = local { (local.told(say)) }
                @for (number, invite) in invites.iter().enumerate() { (invitation(invite, number, say)) }
            }
        }
    }
}

/// Links that begin with an address by which only the computer reaches itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LocalOnly {
    /// On which the server listens.
    pub port: u16,
}

impl LocalOnly {
    pub(super) fn told(self, say: Say) -> Markup {
        html! { p.local-only role="note" { (say.with("local-only", &[("port", self.port.to_string().into())])) } }
    }
}

fn invitation(invite: &Invite, number: usize, say: Say) -> Markup {
    let id = if number == 0 { "invite".to_owned() } else { format!("invite-{number}") };
    let about = if invite.is_personal { say.text("invite-personal") } else { say.text("invite-anyone") };
    html! {
        div.invite {
            p.invite-seat { (crest_small(&invite.seat.slug)) b { (invite.seat.title) } span.quiet { (about) } }
            p.copy {
                label.sr for=(id) { (say.text("gather-link")) ": " (invite.seat.title) }
                input id=(id) readonly value=(invite.address);
                button.btn.js-only type="button" data-copy=(id) { (say.text("gather-copy")) span.sr { ": " (invite.seat.title) } }
            }
            @if let Some(code) = &invite.code {
                details.invite-code {
                    summary.btn.btn--quiet { (say.text("invite-code")) span.sr { ": " (invite.seat.title) } }
                    div.code role="img" aria-label=(say.with("invite-code-about", &[("seat", (&invite.seat.title).into())])) { (PreEscaped(code)) }
                }
            }
        }
    }
}
