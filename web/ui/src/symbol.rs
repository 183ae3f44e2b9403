//! The drawings: one sheet of symbols and patterns, of which a page inlines what it uses.

use crate::markup::{Element, Tree, references};
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{Arc, LazyLock, Mutex, PoisonError},
};

/// Pages carry what they use of them.
pub(crate) const FILES: [&str; 2] = [include_str!("../assets/symbols.svg"), include_str!("../assets/covers.svg")];

static TREES: LazyLock<[Tree; 2]> = LazyLock::new(|| FILES.map(Tree::parse));

static SHEET: LazyLock<BTreeMap<String, Element<'static>>> =
    LazyLock::new(|| TREES.iter().flat_map(drawings).collect());

/// The sheet with these drawings and all that they draw with; unknown ids are left out, for they may be a game's own.
pub fn symbols(ids: &[&str]) -> String {
    sheet(ids.iter().copied(), &Tree::parse(""))
}

/// The sheet for a page: what `body` and the game's `own` symbols refer to, plus `more`, without what `own` defines.
pub(crate) fn for_page(body: &str, own: &str, more: &[&str]) -> String {
    let own = own_sheet(own);
    sheet(references(body).chain(references(own.source())).chain(more.iter().copied()), &own)
}

/// A game's sheet. It is as long as a page and always the same, so the trees of the last few are kept.
fn own_sheet(own: &str) -> Arc<Tree> {
    const MOST: usize = 8;
    static KNOWN: Mutex<Vec<Arc<Tree>>> = Mutex::new(Vec::new());
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(tree) = known.iter().find(|tree| tree.source() == own) {
        return tree.clone();
    }
    let tree = Arc::new(Tree::parse(own));
    known.insert(0, tree.clone());
    known.truncate(MOST);
    tree
}

fn sheet<'a>(wanted: impl Iterator<Item = &'a str>, own: &Tree) -> String {
    let defined: BTreeSet<String> = drawings(own).map(|drawing| drawing.0).collect();
    let mut open: Vec<&str> = wanted.collect();
    let mut picked: BTreeMap<&str, Element> = BTreeMap::new();
    while let Some(id) = open.pop() {
        let Some((id, &drawing)) = SHEET.get_key_value(id) else { continue };
        if defined.contains(id) || picked.insert(id, drawing).is_some() {
            continue;
        }
        open.extend(references(drawing.source()));
        // The style of a seat chooses among these, so the drawing cannot name the one.
        if drawing.source().contains("var(--pat") {
            open.extend(SHEET.keys().map(String::as_str).filter(|id| id.starts_with("pat-")));
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
            for wanted in references(drawing.source()) {
                let is_inside = drawing.descendants().any(|element| element.key().is_some_and(|id| id == wanted));
                assert!(SHEET.contains_key(wanted) || is_inside, "{id} refers to {wanted}");
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
