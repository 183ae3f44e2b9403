//! The page around every page: head, skip link, bar, drawings, scripts.

use crate::{
    Language, Say, asset,
    page::signals,
    symbol,
    widget::{hidden, icon},
};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use std::{fmt, str::FromStr};

/// Chosen by the person and kept by the server in a cookie, so that no page flashes in the wrong light.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    #[default]
    System,
    Light,
    Dark,
}

impl Theme {
    const NAMES: [(Theme, &'static str); 3] =
        [(Theme::System, "system"), (Theme::Light, "light"), (Theme::Dark, "dark")];

    /// What the button in the bar leads to.
    fn next(self) -> Theme {
        match self {
            Theme::System => Theme::Dark,
            Theme::Dark => Theme::Light,
            Theme::Light => Theme::System,
        }
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Theme::NAMES.iter().find(|name| name.0 == *self).map_or("", |name| name.1))
    }
}

/// The word that was read is not one of ours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownTheme;

impl FromStr for Theme {
    type Err = UnknownTheme;
    fn from_str(name: &str) -> Result<Theme, UnknownTheme> {
        Theme::NAMES.iter().find(|known| known.1 == name).map(|known| known.0).ok_or(UnknownTheme)
    }
}

/// What every page needs to know about its reader and itself.
#[derive(Clone, Debug)]
pub struct Frame<'a> {
    pub say: Say<'a>,
    /// What the window is called; the name of the site is added.
    pub title: String,
    pub theme: Theme,
    /// The person's name, once they have one.
    pub who: Option<&'a str>,
    /// Where the page is, path and query: changing language, light or name leads back here.
    pub path: &'a str,
    /// Addresses of further style sheets: a game's.
    pub styles: Vec<String>,
    /// `<symbol>`s that are not on the shared sheet: a game's.
    pub symbols: &'a str,
    /// Shared drawings that the page will need later, when it is patched.
    pub symbols_to_come: &'a [&'a str],
    /// Which version of styles, scripts and drawings the page was made with: the stream that feeds it is asked with it.
    pub version: Option<&'a str>,
    /// Without scripts the page comes anew after so many seconds, to follow what others do.
    pub refresh: Option<u32>,
    /// What other sites show for a link to this page.
    pub preview: Option<Preview>,
}

/// A link's title and picture, as Open Graph has them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preview {
    pub title: String,
    pub image: String,
}

impl<'a> Frame<'a> {
    /// A frame for a page of the site; a game adds its style and symbols.
    pub fn new(say: Say<'a>, title: impl Into<String>, path: &'a str) -> Frame<'a> {
        Frame {
            say,
            title: title.into(),
            theme: Theme::System,
            who: None,
            path,
            styles: Vec::new(),
            symbols: "",
            symbols_to_come: &[],
            version: None,
            refresh: None,
            preview: None,
        }
    }
}

/// A page of the site. `body` is what goes into `<main>` and must hold the one `<h1>`.
pub fn page(frame: &Frame, class: &str, body: &Markup, dialogs: &Markup) -> Markup {
    page_that_calls(frame, class, &called(frame), body, dialogs)
}

/// The same for a page that knows by itself which tables wait elsewhere.
pub(crate) fn page_that_calls(frame: &Frame, class: &str, call: &Markup, body: &Markup, dialogs: &Markup) -> Markup {
    let content = html! {
        (bar(frame, call, &site_tools(frame)))
        main #main class=(class) { (body) }
        (dialogs)
    };
    document(frame, "lobby", "main", &content)
}

/// Where the browser tells that a table waits, but for the one whose page this is; the start page lists them, and calls by
/// its list.
fn called(frame: &Frame) -> Markup {
    let here = frame.path.strip_prefix("/t/").and_then(|path| path.split(['/', '?']).next());
    let ask = here.map_or_else(|| "/me/elsewhere".to_owned(), |table| format!("/me/elsewhere?here={table}"));
    html! { @if frame.who.is_some() && frame.path != "/" { p #elsewhere .elsewhere data-ask=(ask) hidden {} } }
}

/// The whole document. `skip_to` is the id at which keyboards may start.
pub(crate) fn document(frame: &Frame, class: &str, skip_to: &str, content: &Markup) -> Markup {
    let say = frame.say;
    let to_come: Vec<&str> =
        ["ui-system", "ui-day", "ui-lamp", "ui-seal"].iter().chain(frame.symbols_to_come).copied().collect();
    let sheet = symbol::for_page(&content.0, frame.symbols, &to_come);
    let theme = (frame.theme != Theme::System).then_some(frame.theme);
    let skip = if skip_to == "offers" { say.text("skip-offers") } else { say.text("skip-main") };
    html! {
        (DOCTYPE)
        html lang=(say.language) data-theme=[theme] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (frame.title) " · Wardroom" }
                @if let Some(preview) = &frame.preview {
                    meta property="og:title" content=(preview.title);
                    meta property="og:image" content=(preview.image);
                }
                @for (scheme, colour) in [(Theme::Light, "#f5eedd"), (Theme::Dark, "#13212b")] {
                    meta name="theme-color" content=(colour) media=(media(scheme, frame.theme)) data-scheme=(scheme);
                }
                link rel="icon" type="image/svg+xml" href=(asset::url("favicon.svg")) data-turn=(asset::url("favicon-turn.svg"));
                link rel="apple-touch-icon" href="/icons/180.png";
                // With the cookie, so that it speaks the reader's language.
                link rel="manifest" href="/manifest.webmanifest" crossorigin="use-credentials";
                @for style in ["tokens.css", "frame.css", "start.css", "table.css", "replay.css", "social.css", "lobby.css", "me.css", "standing.css", "learn.css"] {
                    link rel="stylesheet" href=(asset::url(style));
                }
                @for style in &frame.styles { link rel="stylesheet" href=(style); }
                @if let Some(seconds) = frame.refresh {
                    noscript { meta http-equiv="refresh" content=(seconds); }
                }
                script type="module" src=(asset::url("js/main.js")) {}
            }
            body class=(class) data-version=[frame.version] data-words=(words(say)) {
                (PreEscaped(sheet))
                a.skip href={ "#" (skip_to) } { (skip) }
                (content)
                p #announce .sr role="status" aria-live="polite" {}
            }
        }
    }
}

/// When the bar of a phone's browser has the colour of this light; `assets/js/theme.js` changes it.
fn media(scheme: Theme, chosen: Theme) -> String {
    match chosen {
        Theme::System => format!("(prefers-color-scheme: {scheme})"),
        _ if chosen == scheme => "all".into(),
        _ => "not all".into(),
    }
}

/// What the browser's modules say by themselves.
fn words(say: Say) -> String {
    let keys = [
        // text: js-turn js-ready js-says js-lost js-back js-failed js-unsent js-stale js-path js-think js-copied js-selected js-closed js-why js-none js-then js-rules js-torule js-unasked
        "turn", "ready", "says", "lost", "back", "failed", "unsent", "stale", "path", "think", "copied", "selected",
        "closed", "why", "none", "then", "rules", "torule", "unasked",
    ];
    let words: std::collections::BTreeMap<_, _> =
        keys.into_iter().map(|key| (key, say.text(&format!("js-{key}")))).collect();
    serde_json::to_string(&words).expect("words are plain strings")
}

/// The bar: brand, what the page adds, tools at the right.
pub(crate) fn bar(frame: &Frame, middle: &Markup, tools: &Markup) -> Markup {
    html! {
        header.bar {
            a.brand href="/" aria-label=(frame.say.text("bar-home")) { (icon("wardroom")) span { "Wardroom" } }
            (middle)
            nav.bar-tools aria-label=(frame.say.text("bar-tools")) { (tools) }
        }
    }
}

/// The tools where a table is shown that is not played at: in the menu what the page has of its own, and where else one may go.
pub(crate) fn table_tools(frame: &Frame, game: &str, own: &Markup, elsewhere: &Markup) -> Markup {
    let say = frame.say;
    html! {
        a.btn.btn--icon.log-toggle href="#log" aria-label=(say.text("log-title")) { (icon("ui-log")) }
        a.btn.btn--icon.wide href={ "/rules/" (game) } target="_blank" aria-label=(say.text("bar-rules")) { (icon("ui-rules")) }
        (theme_switch(frame))
        details.menu {
            summary.btn.btn--icon aria-label=(say.text("menu-title")) { (icon("ui-menu")) }
            div.menu-paper {
                (own)
                a.btn.btn--quiet.narrow href={ "/rules/" (game) } target="_blank" { (say.text("bar-rules")) }
                (language_switch(frame))
                (elsewhere)
                a.btn.btn--quiet href="/" { (say.text("end-home")) }
            }
        }
    }
}

/// The pages of the house, as the bar lists them.
const PLACES: [(&str, &str); 4] = [
    // text: bar-records bar-standing bar-learn bar-rules
    ("/records", "bar-records"),
    ("/standing", "bar-standing"),
    ("/learn", "bar-learn"),
    ("/rules", "bar-rules"),
];

fn site_tools(frame: &Frame) -> Markup {
    let say = frame.say;
    html! {
        @for (path, key) in PLACES { a.btn.btn--quiet.wide href=(path) { (say.text(key)) } }
        (language_switch(frame))
        (theme_switch(frame))
        details.menu {
            // Where the bar has no room for the places, they are in this menu, so it looks like one.
            summary.btn.btn--quiet { span.who { (frame.who.map_or_else(|| say.text("name-none"), str::to_owned)) } span.narrow { (icon("ui-menu")) } }
            div.menu-paper { (name_form(frame)) a.btn.btn--quiet href="/me" { (say.text("me-link")) } div.narrow.menu-places { @for (path, key) in PLACES { a.btn.btn--quiet href=(path) { (say.text(key)) } } } (signals(say)) }
        }
    }
}

pub(crate) fn language_switch(frame: &Frame) -> Markup {
    html! {
        @for other in Language::ALL.into_iter().filter(|&other| other != frame.say.language) {
            form method="post" action="/language" {
                (hidden("back", frame.path))
                button.btn.btn--quiet name="language" value=(other) lang=(other) { (other.own_name()) }
            }
        }
    }
}

pub(crate) fn theme_switch(frame: &Frame) -> Markup {
    let say = frame.say;
    let (drawing, now) = match frame.theme {
        Theme::System => ("ui-system", say.text("theme-system")),
        Theme::Light => ("ui-day", say.text("theme-light")),
        Theme::Dark => ("ui-lamp", say.text("theme-dark")),
    };
    let labels = [say.text("theme-system"), say.text("theme-light"), say.text("theme-dark")].join("|");
    html! {
        form method="post" action="/theme" data-theme-switch=(labels) {
            (hidden("back", frame.path))
            button.btn.btn--icon name="theme" value=(frame.theme.next()) aria-label=(now) title=(now) { (icon(drawing)) }
        }
    }
}

fn name_form(frame: &Frame) -> Markup {
    let say = frame.say;
    html! {
        form.stacked method="post" action="/name" {
            (hidden("back", frame.path))
            label for="person" { (say.text("name-label")) }
            input #person name="name" maxlength="40" required autocomplete="nickname" value=[frame.who];
            button.btn { (say.text("name-keep")) }
        }
    }
}
