//! The drawings: one sheet of symbols and patterns, of which a page inlines what it uses.

use crate::markup::{Element, Tree};
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::LazyLock,
};

/// Pages carry what they use of them.
pub(crate) const FILES: [&str; 2] = [include_str!("../assets/symbols.svg"), include_str!("../assets/covers.svg")];

static TREES: LazyLock<[Tree; 2]> = LazyLock::new(|| FILES.map(Tree::parse));

static SHEET: LazyLock<BTreeMap<String, Element<'static>>> =
    LazyLock::new(|| TREES.iter().flat_map(drawings).collect());

/// The sheet with these drawings and all that they draw with; unknown ids are left out, for they may be a game's own.
pub fn symbols(ids: &[&str]) -> String {
    sheet(ids.iter().map(|&id| id.to_owned()), &Tree::parse(""))
}

/// The sheet for a page: what `body` and the game's `own` symbols refer to, plus `more`, without what `own` defines.
pub(crate) fn for_page(body: &str, own: &str, more: &[&str]) -> String {
    let (body, own) = (Tree::parse(body), Tree::parse(own));
    let used = body.elements().chain(own.elements()).flat_map(references);
    sheet(used.chain(more.iter().map(|&id| id.to_owned())), &own)
}

fn sheet(wanted: impl Iterator<Item = String>, own: &Tree) -> String {
    let defined: BTreeSet<String> = drawings(own).map(|drawing| drawing.0).collect();
    let mut open: Vec<String> = wanted.collect();
    let mut picked: BTreeMap<&str, Element> = BTreeMap::new();
    while let Some(id) = open.pop() {
        let Some((id, &drawing)) = SHEET.get_key_value(&id) else { continue };
        if defined.contains(id) || picked.insert(id, drawing).is_some() {
            continue;
        }
        open.extend(in_drawing(drawing).flat_map(references));
        // The style of a seat chooses among these, so the drawing cannot name the one.
        if drawing.source().contains("var(--pat") {
            open.extend(SHEET.keys().filter(|id| id.starts_with("pat-")).cloned());
        }
    }
    let picked: String = picked.into_values().map(Element::source).collect();
    let own = own.source();
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" class="sheet" aria-hidden="true" width="0" height="0">{picked}{own}</svg>"#
    )
}

/// One drawing by its id, from a game's own sheet or the shared one.
pub(crate) fn drawing(id: &str, own: &Tree) -> Option<String> {
    let found = drawings(own).find(|drawing| drawing.0 == id).map(|drawing| drawing.1);
    found.or_else(|| SHEET.get(id).copied()).map(|drawing| drawing.source().to_owned())
}

/// The symbols and patterns of a sheet by id.
fn drawings(sheet: &Tree) -> impl Iterator<Item = (String, Element<'_>)> {
    let drawings = sheet.elements().filter(|element| matches!(element.tag(), "symbol" | "pattern"));
    drawings.filter_map(|drawing| Some((drawing.key()?.into_owned(), drawing)))
}

fn in_drawing(drawing: Element<'_>) -> impl Iterator<Item = Element<'_>> {
    std::iter::once(drawing).chain(drawing.descendants())
}

/// The ids that an element names in `href="#id"` and `url(#id)`.
fn references(element: Element<'_>) -> impl Iterator<Item = String> {
    element.attributes().flat_map(|(name, value)| {
        let value = value.source();
        let href = value.strip_prefix('#').filter(|_| name == "href");
        let urls = value.split("url(#").skip(1).filter_map(|rest| rest.split(')').next());
        href.into_iter().chain(urls).map(str::to_owned)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sheet_holds_what_is_asked_for_and_what_that_draws_with() {
        let sheet = symbols(&["cover-marauders", "not-a-symbol"]);
        for id in ["cover-marauders", "ship-flagship", "terrain-treasure", "pat-ripple", "pat-gold"] {
            assert_eq!(sheet.matches(&format!("id=\"{id}\"")).count(), 1, "{id}");
        }
        assert!(!sheet.contains("id=\"act-wait\""));
    }

    #[test]
    fn every_reference_inside_the_sheet_is_drawn() {
        for (id, &drawing) in SHEET.iter() {
            for wanted in in_drawing(drawing).flat_map(references) {
                let is_inside = drawing.descendants().any(|element| element.key().is_some_and(|id| id == *wanted));
                assert!(SHEET.contains_key(&wanted) || is_inside, "{id} refers to {wanted}");
            }
        }
    }

    #[test]
    fn what_a_game_draws_itself_is_not_drawn_twice() {
        let own = r#"<symbol id="ui-plus"><path d="M0 0"/></symbol>"#;
        let sheet = for_page(r##"<use href="#ui-plus"/><use href="#ui-minus"/>"##, own, &[]);
        assert_eq!(sheet.matches("id=\"ui-plus\"").count(), 1);
        assert_eq!(sheet.matches("id=\"ui-minus\"").count(), 1);
    }
}
