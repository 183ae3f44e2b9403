//! The drawings: one sheet of symbols and patterns, of which a page inlines what it uses.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::LazyLock,
};

/// Pages carry what they use of them.
pub(crate) const FILES: [&str; 2] = [include_str!("../assets/symbols.svg"), include_str!("../assets/covers.svg")];

static SHEET: LazyLock<BTreeMap<&'static str, &'static str>> = LazyLock::new(|| {
    FILES.into_iter().flat_map(|file| ["symbol", "pattern"].into_iter().flat_map(|tag| elements(file, tag))).collect()
});

/// The sheet with these drawings and all that they draw with; unknown ids are left out, for they may be a game's own.
pub fn symbols(ids: &[&str]) -> String {
    sheet(ids.iter().copied(), "")
}

/// The sheet for a page: what `body` and the game's `own` symbols refer to, plus `more`, without what `own` defines.
pub(crate) fn for_page(body: &str, own: &str, more: &[&str]) -> String {
    sheet(references(body).chain(references(own)).chain(more.iter().copied()), own)
}

fn sheet<'a>(wanted: impl Iterator<Item = &'a str>, own: &str) -> String {
    let defined: BTreeSet<&str> =
        ["symbol", "pattern"].into_iter().flat_map(|tag| elements(own, tag)).map(|it| it.0).collect();
    let mut open: Vec<&str> = wanted.collect();
    let mut picked: BTreeMap<&str, &str> = BTreeMap::new();
    while let Some(id) = open.pop() {
        let Some((&id, &drawing)) = SHEET.get_key_value(id) else { continue };
        if defined.contains(id) || picked.insert(id, drawing).is_some() {
            continue;
        }
        open.extend(references(drawing));
        // The style of a seat chooses among these, so the drawing cannot name the one.
        if drawing.contains("var(--pat") {
            open.extend(SHEET.keys().filter(|id| id.starts_with("pat-")));
        }
    }
    let picked: String = picked.into_values().collect();
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" class="sheet" aria-hidden="true" width="0" height="0">{picked}{own}</svg>"#
    )
}

/// One drawing by its id, from a game's own sheet or the shared one.
pub(crate) fn drawing<'a>(id: &str, own: &'a str) -> Option<&'a str> {
    let of_the_game = ["symbol", "pattern"].into_iter().flat_map(|tag| elements(own, tag)).find(|it| it.0 == id);
    of_the_game.map(|it| it.1).or_else(|| SHEET.get(id).copied())
}

/// What is named in `href="#id"` and `url(#id)`.
fn references(markup: &str) -> impl Iterator<Item = &str> {
    ["href=\"#", "url(#"].into_iter().flat_map(move |start| {
        markup.match_indices(start).filter_map(move |(at, _)| markup[at + start.len()..].split(['"', ')']).next())
    })
}

/// The elements of one kind in a sheet, by id. Our sheets do not nest them.
fn elements<'a>(sheet: &'a str, tag: &str) -> Vec<(&'a str, &'a str)> {
    let (start, end) = (format!("<{tag} id=\""), format!("</{tag}>"));
    let element = |(at, _): (usize, &str)| {
        let rest = &sheet[at..];
        let id = rest[start.len()..].split('"').next()?;
        Some((id, &rest[..rest.find(&end)? + end.len()]))
    };
    sheet.match_indices(&start).filter_map(element).collect()
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
        for (id, drawing) in SHEET.iter() {
            for wanted in references(drawing) {
                assert!(
                    SHEET.contains_key(wanted) || drawing.contains(&format!("id=\"{wanted}\"")),
                    "{id} wants {wanted}"
                );
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
