//! The rules of a game, rendered from its ledger: every rule has an anchor, every mention of a rule is a link.

use crate::{Frame, Language, frame};
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html::push_html};

/// All games with a ledger: name in addresses and name for people.
pub fn rules_list(frame: &Frame, games: &[(&str, &str)]) -> Markup {
    let say = frame.say;
    let body = html! {
        div.greet { div { h1 { (say.text("bar-rules")) } p { (say.text("rules-list-text")) } } }
        ul.plain-list { @for (game, name) in games { li { a href={ "/rules/" (game) } { (name) } } } }
    };
    frame::page(frame, "start start--narrow", &body, &html! {})
}

/// All cards of a game: sections with headings that have ids, and items of class `rule`.
pub fn cards(frame: &Frame, game: &str, name: &str, list: &Markup) -> Markup {
    let say = frame.say;
    let body = html! {
        div.greet { div { h1 { (say.with("cards-title", &[("game", name.into())])) } p { (say.text("cards-text")) " " a href={ "/rules/" (game) } { (say.text("bar-rules")) } } } }
        form.search.js-only role="search" data-filter="rules" {
            label for="search" { (say.text("cards-search")) }
            input #search type="search" autocomplete="off";
            p #found .quiet role="status" data-found=(say.text("cards-found")) {}
        }
        article #rules .rules.rules--cards { (list) }
    };
    frame::page(frame, "start start--narrow", &body, &html! {})
}

/// The ledger of a game, as text with Markdown marks; `cards` is the address of its list of cards.
pub fn rules(frame: &Frame, name: &str, ledger: &str, cards: Option<&str>) -> Markup {
    let say = frame.say;
    let (chapters, text) = render(ledger);
    let body = html! {
        div.greet { div { h1 { (say.with("rules-title", &[("game", name.into())])) } p { (say.text("rules-text")) } @if let Some(cards) = cards { p { a href=(cards) { (say.text("rules-cards")) } } } } }
        form.search.js-only role="search" data-filter="rules" {
            label for="search" { (say.text("rules-search")) }
            input #search type="search" autocomplete="off";
            p #found .quiet role="status" data-found=(say.text("rules-found")) {}
        }
        div.rules-page {
            nav.chapters aria-label=(say.text("rules-chapters")) { ol { @for (id, title) in &chapters { li { a href={ "#" (id) } { (title) } } } } }
            article #rules .rules lang="en" {
                @if say.language != Language::En { p.quiet lang=(say.language) { (say.text("rules-language")) } }
                (PreEscaped(text))
            }
        }
    };
    frame::page(frame, "start", &body, &html! {})
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

/// `TT-GEO-01`: capital words and a number, joined by hyphens.
fn is_id(text: &str) -> bool {
    let mut parts = text.split('-').rev();
    let number = parts.next().is_some_and(|part| part.len() >= 2 && part.bytes().all(|byte| byte.is_ascii_digit()));
    let mut words = parts.peekable();
    number
        && words.clone().count() >= 2
        && words.all(|word| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_uppercase()))
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

    #[test]
    fn only_ids_count_as_ids() {
        assert!(is_id("TT-GEO-01") && is_id("AH-RULING-12"));
        assert!(!is_id("TT-01") && !is_id("tt-geo-01") && !is_id("TT-GEO-") && !is_id("A-B-C"));
    }
}
