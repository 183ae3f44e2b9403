//! Who I am: my name and number, the devices that know me, a code for another one, a password if I want one, and the way
//! to sign out for good.

use super::{LocalOnly, social};
use crate::{
    Frame, Say, frame,
    widget::{hidden, post},
};
use maud::{Markup, PreEscaped, html};

#[derive(Clone, Debug, Default)]
pub struct MePage {
    /// Nothing for a visitor who has no name here yet.
    pub known: Option<KnownPerson>,
    /// A code that was just issued.
    pub code: Option<SignInCode>,
    /// What was just done, or why it was not.
    pub notice: Option<Notice>,
    /// Name and number as they were typed, if they did not fit.
    pub who: Option<String>,
}

#[derive(Clone, Debug)]
pub struct KnownPerson {
    pub name: String,
    pub number: u32,
    pub has_password: bool,
    /// This one first.
    pub devices: Vec<DeviceLine>,
}

#[derive(Clone, Debug)]
pub struct DeviceLine {
    pub id: i64,
    /// What kind of browser it is; may be empty.
    pub label: String,
    pub minutes_since_seen: u32,
    pub is_this: bool,
}

#[derive(Clone, Debug)]
pub struct SignInCode {
    pub text: String,
    pub link: String,
    /// The link as a drawing for a camera; or why it leads nowhere else.
    pub drawing: Result<String, LocalOnly>,
    pub minutes: u32,
}

#[derive(Clone, Debug)]
pub enum Notice {
    Done(&'static str),
    Trouble(String),
}

/// Where a page leads whose device was signed out meanwhile.
pub const WHEN_SIGNED_OUT: &str = "/me?done=signed-out";
const SIGNED_OUT: &str = "signed-out";

impl Notice {
    /// Whether it still matters: after a new sign-in the earlier sign-out does not.
    fn concerns(&self, me: &MePage) -> bool {
        !matches!(self, Notice::Done(SIGNED_OUT)) || me.known.is_none()
    }
    /// What a page is told in its address after something was done.
    pub fn read(done: &str) -> Option<Notice> {
        ["here", "password", "no-password", "out", SIGNED_OUT]
            .into_iter()
            .find(|known| *known == done)
            .map(Notice::Done)
    }
    fn text(&self, say: Say) -> String {
        match self {
            Notice::Done("here") => say.text("me-done-here"),
            Notice::Done("password") => say.text("me-done-password"),
            Notice::Done("no-password") => say.text("me-done-no-password"),
            Notice::Done(SIGNED_OUT) => say.text("me-signed-out"),
            Notice::Done(_) => say.text("me-done-out"),
            Notice::Trouble(sentence) => sentence.clone(),
        }
    }
}

pub fn me(frame: &Frame, me: &MePage) -> Markup {
    let say = frame.say;
    let body = html! {
        div.greet { div { h1 { (say.text("me-title")) } p { (say.text("me-text")) } } }
        @if let Some(notice) = me.notice.as_ref().filter(|notice| notice.concerns(me)) {
            p.notice.is-trouble[matches!(notice, Notice::Trouble(_))] role="status" { (notice.text(say)) }
        }
        @if let Some(known) = &me.known {
            (name(known, say))
            (another_device(me.code.as_ref(), say))
            (devices(known, say))
            (password(known, say))
            section.me-part aria-labelledby="signals-me" { h2 #signals-me { (say.text("signals-title")) } (social::signals(say)) }
            (leave(known, say))
        } @else {
            section.me-part aria-labelledby="me-new" {
                h2 #me-new { (say.text("me-new")) }
                p.prose { (say.text("me-new-text")) }
                (name_form("", say))
            }
        }
        (arrive(me, say))
    };
    frame::page(frame, "start start--narrow", &body, &html! {})
}

/// The page behind the link of a code: it asks before this device signs in as another person.
pub fn become_somebody(frame: &Frame, code: &str, name: &str, number: u32) -> Markup {
    let say = frame.say;
    let who = [("name", format!("{name}#{number}").into())];
    let body = html! {
        div.curtain {
            h1 { (say.with("me-become", &who)) }
            @if let Some(now) = frame.who { p.quiet { (say.with("me-become-instead", &[("name", now.into())])) } }
            form method="post" action="/me/here" {
                (hidden("code", code))
                button.btn.btn--go { (say.with("me-become-yes", &who)) }
            }
            a.btn.btn--quiet href="/" { (say.text("make-not-now")) }
        }
    };
    frame::page(frame, "start", &body, &html! {})
}

fn name_form(now: &str, say: Say) -> Markup {
    html! {
        form.me-form method="post" action="/name" {
            (hidden("back", "/me"))
            label for="me-name" { (say.text("name-label")) }
            input #me-name name="name" maxlength="40" required autocomplete="nickname" value=(now);
            button.btn { (say.text("name-keep")) }
        }
    }
}

fn name(known: &KnownPerson, say: Say) -> Markup {
    html! {
        section.me-part aria-labelledby="me-handle" {
            h2 #me-handle .me-handle { (known.name) span { "#" (known.number) } }
            p.prose { (say.text("me-number")) }
            (name_form(&known.name, say))
        }
    }
}

fn another_device(code: Option<&SignInCode>, say: Say) -> Markup {
    html! {
        section #code .me-part aria-labelledby="me-code" {
            h2 #me-code { (say.text("me-code")) }
            @if let Some(code) = code {
                div.me-code {
                    @if let Ok(drawing) = &code.drawing { div.qr role="img" aria-label=(say.text("me-code-qr")) { (PreEscaped(drawing)) } }
                    div {
                        @match code.drawing {
                            Ok(_) => p { (say.text("me-code-type")) },
                            Err(local) => { (local.told(say)) p { (say.text("me-code-type-only")) } },
                        }
                        p #me-code-text .me-letters { (code.text) }
                        p.copy {
                            label.sr for="me-link" { (say.text("me-code-link")) }
                            input #me-link readonly value=(code.link);
                            button.btn.js-only type="button" data-copy="me-link" { (say.text("gather-copy")) }
                        }
                        p.quiet { (say.with("me-code-once", &[("minutes", code.minutes.into())])) }
                    }
                }
            } @else { p.prose { (say.text("me-code-text")) } }
            (post("/me/code", &[], "btn", &html! { @if code.is_some() { (say.text("me-code-again")) } @else { (say.text("me-code-go")) } }))
        }
    }
}

fn devices(known: &KnownPerson, say: Say) -> Markup {
    html! {
        section.me-part aria-labelledby="me-devices" {
            h2 #me-devices { (say.text("me-devices")) }
            ul.places { @for device in &known.devices { (device_line(device, say)) } }
        }
    }
}

fn device_line(device: &DeviceLine, say: Say) -> Markup {
    let label = if device.label.is_empty() { say.text("me-device-unknown") } else { device.label.clone() };
    html! {
        li.place {
            div { b { (label) } span.quiet { @if device.is_this { (say.text("me-device-this")) } @else { (ago(device.minutes_since_seen, say)) } } }
            @if !device.is_this {
                form method="post" action="/me/out" {
                    (hidden("device", &device.id.to_string()))
                    button.btn { (say.text("me-out")) span.sr { ": " (label) } }
                }
            }
        }
    }
}

fn ago(minutes: u32, say: Say) -> String {
    match minutes {
        0..20 => say.text("me-seen-now"),
        20..120 => say.with("me-seen-minutes", &[("n", minutes.into())]),
        120..2880 => say.with("me-seen-hours", &[("n", (minutes / 60).into())]),
        _ => say.with("me-seen-days", &[("n", (minutes / 1440).into())]),
    }
}

fn password(known: &KnownPerson, say: Say) -> Markup {
    let handle = format!("{}#{}", known.name, known.number);
    let old = |id: &str| {
        html! {
            label for=(id) { (say.text("me-password-old")) }
            input id=(id) type="password" name="old" required autocomplete="current-password";
        }
    };
    html! {
        section.me-part aria-labelledby="me-password" {
            h2 #me-password { (say.text("me-password")) }
            p.prose { @if known.has_password { (say.with("me-password-kept", &[("handle", (&handle).into())])) } @else { (say.with("me-password-text", &[("handle", (&handle).into())])) } }
            form.me-form method="post" action="/me/password" {
                // Password managers keep the two together.
                input type="text" name="username" value=(handle) autocomplete="username" readonly hidden aria-label=(say.text("me-handle-label"));
                @if known.has_password { (old("me-old")) }
                label for="me-new-password" { (say.text("me-password-new")) }
                input #me-new-password type="password" name="new" required minlength="8" maxlength="200" autocomplete="new-password";
                button.btn { @if known.has_password { (say.text("me-password-change")) } @else { (say.text("me-password-set")) } }
            }
            @if known.has_password {
                details.sure {
                    summary.btn.btn--quiet { (say.text("me-password-remove")) }
                    form.me-form method="post" action="/me/password" {
                        (hidden("remove", "on"))
                        (old("me-old-remove"))
                        button.btn { (say.text("me-password-remove")) }
                    }
                }
            }
        }
    }
}

fn leave(known: &KnownPerson, say: Say) -> Markup {
    let is_last = known.devices.len() < 2 && !known.has_password;
    html! {
        section.me-part aria-labelledby="me-leave" {
            h2 #me-leave { (say.text("me-leave")) }
            details.sure {
                summary.btn { (say.text("me-leave-here")) }
                p.prose { @if is_last { (say.text("me-leave-last")) } @else { (say.text("me-leave-text")) } }
                (post("/me/out", &[], "btn", &html! { (say.text("me-leave-yes")) }))
            }
            details.sure {
                summary.btn { (say.text("me-forget")) }
                p.prose { (say.text("me-forget-text")) }
                (post("/me/forget", &[], "btn", &html! { (say.text("me-forget-yes")) }))
            }
        }
    }
}

/// The form to sign in on another device.
fn arrive(me: &MePage, say: Say) -> Markup {
    html! {
        section.me-part aria-labelledby="me-arrive" {
            h2 #me-arrive { (say.text("me-arrive")) }
            @if me.known.is_some() { p.prose { (say.text("me-arrive-instead")) } }
            form.me-form method="post" action="/me/here" {
                label for="me-typed" { (say.text("me-arrive-code")) }
                input #me-typed .me-letters name="code" required maxlength="20" autocomplete="one-time-code" autocapitalize="none" spellcheck="false" placeholder="k7fm-3qxr";
                button.btn { (say.text("me-arrive-go")) }
            }
            form.me-form method="post" action="/me/sign-in" {
                label for="me-who" { (say.text("me-handle-label")) }
                input #me-who name="who" required maxlength="60" autocomplete="username" autocapitalize="none" spellcheck="false" placeholder="Anna#4821" value=[&me.who];
                label for="me-sign-in" { (say.text("me-password")) }
                input #me-sign-in type="password" name="password" required autocomplete="current-password";
                button.btn { (say.text("me-sign-in")) }
            }
        }
    }
}
