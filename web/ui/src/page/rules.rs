//! The rules of a game, rendered from its ledger: every rule has an anchor, every mention of a rule is a link.

mod search;

pub use search::RuleSearch;

use crate::{
    Frame, Say, frame,
    ledger::is_id,
    widget::{cover, icon},
};
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html::push_html};

/// The rules of a game, as text with Markdown marks.
#[derive(Clone, Copy, Debug)]
pub struct LedgerPage<'a> {
    /// The game's name in addresses, and for people.
    pub game: &'a str,
    pub name: &'a str,
    /// Id of the cover drawing.
    pub cover: &'a str,
    pub text: &'a str,
}

/// All games, or what is found in any of their ledgers.
pub fn rules_list(frame: &Frame, ledgers: &[LedgerPage], query: &str, search: &RuleSearch) -> Markup {
    let say = frame.say;
    let body = html! {
        div.greet { div { h1 { (say.text("bar-rules")) } p { (say.text("rules-list-text")) } } }
        (form(say, query, None))
        @if search.is_empty() {
            ul.books { @for ledger in ledgers { (book(ledger, say)) } }
        } @else { (results(ledgers, search, say)) }
    };
    frame::page(frame, "start start--narrow", &body, &html! {})
}

/// A game, and what can be read of it.
fn book(ledger: &LedgerPage, say: Say) -> Markup {
    let here = format!("/rules/{}", ledger.game);
    html! {
        li.book {
            span.stamp { (cover(ledger.cover)) }
            div {
                h2 { a href=(here) { (ledger.name) } }
                p { a href={ (here) "/cards" } { (say.text("rules-cards")) } "\u{a0}· " a href={ "/learn/" (ledger.game) } { (say.text("learn-title")) } }
            }
            a.btn href=(here) { (say.text("bar-rules")) span.sr { ": " (ledger.name) } }
        }
    }
}

/// The ledger of a game, or what is found in it.
pub fn rules(frame: &Frame, ledger: &LedgerPage, query: &str, search: &RuleSearch) -> Markup {
    let say = frame.say;
    let here = format!("/rules/{}", ledger.game);
    let body = html! {
        div.greet { div {
            h1 { (say.with("rules-title", &[("game", ledger.name.into())])) }
            p { (say.text("rules-text")) }
            p { a href={ (here) "/cards" } { (say.text("rules-cards")) } " · " a href={ "/learn/" (ledger.game) } { (say.text("learn-title")) } }
        } }
        (form(say, query, search.is_empty().then_some("rules")))
        @if search.is_empty() { (whole(ledger, say)) } @else {
            p { a href=(here) { (say.text("rules-all")) } }
            (results(std::slice::from_ref(ledger), search, say))
        }
    };
    frame::page(frame, "start", &body, &html! {})
}

/// A question to the server; with scripts, what `filters` names is narrowed while one types.
fn form(say: Say, query: &str, filters: Option<&str>) -> Markup {
    html! {
        form.search role="search" data-filter=[filters] {
            label for="search" { (say.text("rules-search")) }
            input #search type="search" name="q" autocomplete="off" maxlength="120" value=(query);
            button.btn { (icon("ui-find")) " " (say.text("search-go")) }
            p #found .quiet role="status" data-found=(say.text("rules-found")) {}
        }
    }
}

fn whole(ledger: &LedgerPage, say: Say) -> Markup {
    // How the ledger is written is for those who want to know: a player comes for the rules.
    let (about, rules) = ledger.text.find("\n## ").map_or(("", ledger.text), |at| ledger.text.split_at(at));
    let ((_, about), (chapters, text)) = (render(about), render(rules));
    let contents = html! { ol { @for (id, title) in &chapters { li { a href={ "#" (id) } { (title) } } } } };
    html! {
        div.rules-page {
            details.chapters-fold { summary.btn { (say.text("rules-chapters")) } (contents) }
            nav.chapters aria-label=(say.text("rules-chapters")) { (contents) }
            article #rules .rules {
                @if !about.is_empty() { details.rules-about { summary { (say.text("rules-about")) } (PreEscaped(about)) } }
                (PreEscaped(text))
            }
        }
    }
}

/// So many rules of a game are shown; who looks for a common word reads the chapter instead.
const MOST: usize = 60;

fn results(ledgers: &[LedgerPage], search: &RuleSearch, say: Say) -> Markup {
    let found: Vec<(&LedgerPage, Vec<search::LedgerRule>)> = ledgers
        .iter()
        .map(|ledger| (ledger, search::rules(ledger.text).filter(|rule| search.finds(rule)).collect::<Vec<_>>()))
        .filter(|(_, rules)| !rules.is_empty())
        .collect();
    let count: usize = found.iter().map(|(_, rules)| rules.len()).sum();
    html! {
        p role="status" { b { (count) } " " (say.text("rules-found")) }
        @if found.is_empty() { p.quiet { (say.text("search-none")) } }
        @for (ledger, rules) in &found {
            section.rules.found {
                h2 { a href={ "/rules/" (ledger.game) } { (ledger.name) } " " small { (rules.len()) } }
                ul {
                    @for rule in rules.iter().take(MOST) {
                        li.rule { a.rule-id href={ "/rules/" (ledger.game) "#" (rule.id) } { (rule.id) } span.label { (rule.chapter) ". " } (search.mark(rule.text)) }
                    }
                }
                @if rules.len() > MOST { p.quiet { (say.with("search-more", &[("n", (rules.len() - MOST).into())])) } }
            }
        }
    }
}

/// The chapters (id, title) and the text, without the ledger's own title.
fn render(ledger: &str) -> (Vec<(String, String)>, String) {
    let mut chapters: Vec<(String, String)> = Vec::new();
    let mut events = Vec::new();
    let mut parser = Parser::new_ext(ledger, Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH).peekable();
    // An id makes the item or the cell that it opens its home; anywhere else it is a mention.
    let mut opens = false;
    while let Some(event) = parser.next() {
        match event {
            Event::Start(Tag::Heading { level: HeadingLevel::H1, .. }) => {
                parser.by_ref().find(|event| matches!(event, Event::End(TagEnd::Heading(HeadingLevel::H1))));
            }
            Event::Start(Tag::Heading { level, .. }) => {
                let title: String = heading_text(&mut parser);
                let id = format!("chapter-{}", chapters.len() + 1);
                if level == HeadingLevel::H2 {
                    chapters.push((id.clone(), title.clone()));
                    events.push(raw(html! { h2 id=(id) { (title) } }));
                } else {
                    events.push(raw(html! { h3 { (title) } }));
                }
            }
            Event::Start(Tag::Item | Tag::TableCell) => {
                let is_item = matches!(event, Event::Start(Tag::Item));
                opens = true;
                if is_item {
                    // A rule's anchor is its whole item, so that the browser marks all of it when it is the target.
                    if matches!(parser.peek(), Some(Event::Start(Tag::Paragraph))) {
                        parser.next();
                    }
                    match parser.peek() {
                        Some(Event::Code(code)) if is_id(code) => {
                            let id = code.to_string();
                            parser.next();
                            opens = false;
                            events.push(raw(html! { (PreEscaped(format!("<li class=\"rule\" id=\"{id}\">"))) a.rule-id href={ "#" (id) } { (id) } }));
                        }
                        Some(_) | None => events.push(raw(PreEscaped("<li>".into()))),
                    }
                } else {
                    events.push(event);
                }
            }
            Event::Code(code) if is_id(&code) => {
                let home = opens && !ledger.contains(&format!("- `{code}`"));
                events.push(raw(html! { a.rule-id id=[home.then_some(&*code)] href={ "#" (code) } { (code) } }));
                opens = false;
            }
            Event::End(TagEnd::Paragraph) if matches!(parser.peek(), Some(Event::End(TagEnd::Item))) => {}
            Event::Text(text) => {
                opens = false;
                events.push(raw(PreEscaped(with_links(&text))));
            }
            // A ledger is ours, but nothing in it needs to be more than text.
            Event::Html(markup) | Event::InlineHtml(markup) => events.push(Event::Text(markup)),
            other => events.push(other),
        }
    }
    let mut text = String::new();
    push_html(&mut text, events.into_iter());
    (chapters, text)
}

fn heading_text<'a>(parser: &mut impl Iterator<Item = Event<'a>>) -> String {
    let inside = parser.take_while(|event| !matches!(event, Event::End(TagEnd::Heading(_))));
    inside
        .filter_map(
            |event| if let Event::Text(text) | Event::Code(text) = event { Some(text.into_string()) } else { None },
        )
        .collect()
}

fn raw(markup: Markup) -> Event<'static> {
    Event::InlineHtml(CowStr::from(markup.into_string()))
}

/// Plain text, escaped, with each id a link.
fn with_links(text: &str) -> String {
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '-';
    let mut out = String::new();
    let mut rest = text;
    while !rest.is_empty() {
        let word_ends = rest.find(|c| !is_part(c)).unwrap_or(rest.len());
        let ends = if word_ends == 0 { rest.find(is_part).unwrap_or(rest.len()) } else { word_ends };
        let (piece, after) = rest.split_at(ends);
        let markup = if is_id(piece) {
            html! { a href={ "#" (piece) } { (piece) } }
        } else {
            html! { (piece) }
        };
        out.push_str(&markup.0);
        rest = after;
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_have_anchors_mentions_are_links_and_markup_is_text() {
        let ledger = "# Title\n\n## Sailing\n\n- `TT-GEO-01` One zone <b>on</b>, see TT-GEO-02.\n\n  More.\n- `TT-GEO-02` Back.\n\n| `TT-DEC-01` | x |\n|---|---|\n| `TT-DEC-14` | TT-SURR-05 |\n";
        let (chapters, text) = render(ledger);
        assert_eq!(chapters, [("chapter-1".to_owned(), "Sailing".to_owned())]);
        assert!(
            text.contains(r##"<li class="rule" id="TT-GEO-01"><a class="rule-id" href="#TT-GEO-01">TT-GEO-01</a>"##),
            "{text}"
        );
        assert!(text.contains(r##"see <a href="#TT-GEO-02">TT-GEO-02</a>."##), "{text}");
        assert!(text.contains(r##"id="TT-DEC-14""##), "{text}");
        assert!(text.contains("&lt;b&gt;on"), "{text}");
        assert!(!text.contains("Title"), "{text}");
    }
}
