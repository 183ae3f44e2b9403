//! Every page, with sample data, in both languages: well-formed, labelled, without inline script.

#[path = "../examples/specimen/pages.rs"]
mod pages;
#[path = "../examples/specimen/sheet.rs"]
mod sheet;

use std::collections::BTreeSet;
use wardroom_ui::{Language, Say, Texts, Theme, text};

/// Runs a check on every page and names the page that fails it.
fn each_page(check: impl Fn(&str) -> Result<(), String>) {
    let texts = Texts::new(&[text::SHARED].iter().chain(text::PAGES).flatten().copied().collect::<Vec<_>>());
    for language in Language::ALL {
        for (name, markup) in pages::all(Say { texts: &texts, language }, Theme::System) {
            if let Err(wrong) = check(&markup.into_string()) {
                panic!("{name} in {language}: {wrong}");
            }
        }
    }
}

/// A start tag and the text up to its end tag, as our own markup writes them.
struct Tag<'a> {
    name: &'a str,
    attributes: &'a str,
    rest: &'a str,
}

fn tags(html: &str) -> impl Iterator<Item = Tag<'_>> {
    html.split('<')
        .scan(0, move |at, piece| {
            let rest = &html[*at + piece.len()..];
            *at += piece.len() + 1;
            Some((piece, rest))
        })
        .filter(|(piece, _)| piece.starts_with(|c: char| c.is_ascii_alphabetic()))
        .map(|(piece, rest)| {
            let inside = piece.split('>').next().unwrap_or(piece);
            let (name, attributes) = inside.split_once([' ', '\n']).unwrap_or((inside, ""));
            Tag { name, attributes, rest: &html[html.len() - rest.len() - piece.len()..] }
        })
}

impl<'a> Tag<'a> {
    fn attribute(&self, name: &str) -> Option<&'a str> {
        let start = format!("{name}=\"");
        let mut at = self.attributes.match_indices(&start).map(|found| found.0);
        let at = at.find(|&at| at == 0 || self.attributes.as_bytes()[at - 1] == b' ')?;
        self.attributes[at + start.len()..].split('"').next()
    }
    /// What is read out: the text inside, without tags.
    fn text(&self) -> String {
        let end = self.rest.find(&format!("</{}>", self.name)).unwrap_or(self.rest.len());
        let inside = self.rest[..end].split_once('>').map_or("", |parts| parts.1);
        let mut is_tag = false;
        let shown = inside.chars().filter(|&c| {
            let was_tag = is_tag;
            is_tag = (is_tag || c == '<') && c != '>';
            !was_tag && c != '<'
        });
        shown.collect::<String>().trim().to_owned()
    }
}

#[test]
fn a_page_has_one_first_heading_a_main_part_a_language_and_a_title() {
    each_page(|html| {
        for name in ["h1", "main", "title"] {
            // A drawing may have a title too; it does not stand in the head.
            let part = if name == "title" { html.split("</head>").next().unwrap_or(html) } else { html };
            let count = tags(part).filter(|tag| tag.name == name).count();
            if count != 1 {
                return Err(format!("{count} <{name}>"));
            }
        }
        let language = tags(html).find(|tag| tag.name == "html").and_then(|tag| tag.attribute("lang"));
        language.map(|_| ()).ok_or_else(|| "no language".into())
    });
}

#[test]
fn ids_are_unique_and_every_local_link_leads_somewhere() {
    each_page(|html| {
        let mut ids = BTreeSet::new();
        for id in tags(html).filter_map(|tag| tag.attribute("id")) {
            if !ids.insert(id) {
                return Err(format!("id `{id}` comes twice"));
            }
        }
        // A ledger may mention a family of rules that has no rule of that very number.
        let links = tags(html).filter(|tag| tag.name != "a" || tag.attribute("class").is_some());
        let targets = links.flat_map(|tag| {
            ["href", "for", "aria-labelledby", "aria-describedby"].map(|name| tag.attribute(name).map(|to| (name, to)))
        });
        for (name, to) in targets.flatten() {
            let local = if name == "href" { to.strip_prefix('#') } else { Some(to) };
            match local {
                Some(id) if !id.is_empty() && !ids.contains(id) => {
                    return Err(format!("{name} leads to `{id}`, which is not there"));
                }
                Some(_) | None => {}
            }
        }
        Ok(())
    });
}

#[test]
fn every_control_has_a_name() {
    each_page(|html| {
        let labelled: BTreeSet<&str> =
            tags(html).filter(|tag| tag.name == "label").filter_map(|tag| tag.attribute("for")).collect();
        for tag in tags(html) {
            let named = tag.attribute("aria-label").is_some_and(|label| !label.is_empty());
            let fine = match tag.name {
                "input" | "select" => {
                    tag.attribute("type") == Some("hidden")
                        || named
                        || tag.attribute("id").is_some_and(|id| labelled.contains(id))
                }
                "button" | "a" | "summary" => named || !tag.text().is_empty(),
                _ => tag.attribute("role") != Some("button") || named,
            };
            if !fine {
                return Err(format!("<{} {}> has no name", tag.name, tag.attributes));
            }
        }
        Ok(())
    });
}

#[test]
fn nothing_runs_inline_and_nothing_comes_from_elsewhere() {
    each_page(|html| {
        for tag in tags(html) {
            let handler = tag.attributes.split_whitespace().find(|word| word.starts_with("on") && word.contains('='));
            if let Some(handler) = handler {
                return Err(format!("handler {handler}"));
            }
            if tag.name == "script" && (tag.attribute("src").is_none() || !tag.text().is_empty()) {
                return Err("inline script".into());
            }
            let addresses = ["src", "href", "action"].into_iter().filter_map(|name| tag.attribute(name));
            for address in addresses {
                if address.starts_with("javascript:") || address.contains("//") {
                    return Err(format!("leads elsewhere: {address}"));
                }
            }
        }
        Ok(())
    });
}

#[test]
fn every_text_is_there() {
    each_page(|html| match html.find('⟨') {
        Some(at) => Err(html[at..].chars().take(40).collect()),
        None => Ok(()),
    });
}

#[test]
fn every_drawing_that_is_used_is_on_the_page() {
    each_page(|html| {
        let drawn: BTreeSet<&str> =
            tags(html).filter(|tag| tag.name == "symbol").filter_map(|tag| tag.attribute("id")).collect();
        let used = tags(html).filter(|tag| tag.name == "use").filter_map(|tag| tag.attribute("href"));
        match used.map(|href| href.trim_start_matches('#')).find(|id| !drawn.contains(id)) {
            Some(id) => Err(format!("`{id}` is not drawn")),
            None => Ok(()),
        }
    });
}

#[test]
fn the_checks_see_names_and_attributes() {
    let html = r#"<a id="x" href="/"><svg class="i"></svg></a><button data-id="y" name="a">Go <b>on</b></button>"#;
    let found: Vec<_> = tags(html)
        .filter(|tag| tag.name == "a" || tag.name == "button")
        .map(|tag| (tag.attribute("id"), tag.text()))
        .collect();
    assert_eq!(found, [(Some("x"), String::new()), (None, "Go on".to_owned())]);
}
