//! What every screen keeps, read from its markup: no game and no screen crate is needed for that.

use std::collections::BTreeSet;

/// The values of an attribute, in their order.
pub fn attributes<'p>(page: &'p str, name: &str) -> Vec<&'p str> {
    let start = format!(" {name}=\"");
    page.match_indices(&start).filter_map(|(at, _)| page[at + start.len()..].split('"').next()).collect()
}

/// The ids of a page, of which none comes twice: an element that moves is found again by its id.
#[track_caller]
pub fn unique_ids(page: &str) -> BTreeSet<&str> {
    let ids = attributes(page, "id");
    let unique: BTreeSet<&str> = ids.iter().copied().collect();
    assert_eq!(ids.len(), unique.len(), "{ids:?}");
    unique
}

/// What can be touched is a button to every browser, and has a name where it has no words inside.
#[track_caller]
pub fn touchables_are_named_buttons(page: &str) {
    for tag in page.split('<').filter(|tag| tag.contains("data-token=")) {
        let tag = tag.split('>').next().unwrap_or_default();
        let is_button = tag.starts_with("button") || tag.contains("role=\"button\"");
        assert!(is_button, "{tag}");
        assert!(tag.starts_with("button") || tag.contains("aria-label=\""), "{tag}");
    }
}

/// Every thing that is offered lies on the table; `is_thing` tells it, by path and token, from words that only the offers
/// bar has. Returns the kinds that were there.
#[track_caller]
pub fn offered_things_are_there<A: ToString>(
    page: &str,
    offers: &[A],
    is_thing: impl Fn(&str, &str) -> bool,
) -> BTreeSet<String> {
    let there: BTreeSet<&str> = attributes(page, "data-token").into_iter().collect();
    let mut kinds = BTreeSet::new();
    for path in offers.iter().map(ToString::to_string) {
        for token in path.split(" > ").filter(|token| is_thing(&path, token)) {
            assert!(there.contains(token), "{path}: {token} cannot be touched");
            kinds.insert(token.split('.').next().unwrap_or_default().to_owned());
        }
    }
    kinds
}

/// A picture needs no page around it: no variable, nothing that only a browser computes, no reference to anything outside.
#[track_caller]
pub fn picture_stands_alone(picture: &str) {
    for foreign in ["var(--", "transform:", "color-mix", "light-dark"] {
        let at = picture.find(foreign).map(|at| picture[at..].chars().take(120).collect::<String>());
        assert_eq!(at, None, "a browser alone understands it");
    }
    for start in ["href=\"#", "url(#"] {
        for (at, _) in picture.match_indices(start) {
            let id = picture[at + start.len()..].split(['"', ')']).next().unwrap_or_default();
            assert!(picture.contains(&format!("id=\"{id}\"")), "{id} is not in the picture");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::panic::catch_unwind;

    fn fails(check: impl FnOnce() + std::panic::UnwindSafe) -> bool {
        catch_unwind(check).is_err()
    }

    #[test]
    fn whatever_is_not_so_is_found() {
        assert_eq!(unique_ids("<i id=\"a\"></i><i id=\"b\"></i>"), BTreeSet::from(["a", "b"]));
        assert!(fails(|| drop(unique_ids("<i id=\"a\"></i><i id=\"a\"></i>"))));
        touchables_are_named_buttons(
            "<button data-token=\"a\">A</button><g role=\"button\" aria-label=\"B\" data-token=\"b\">",
        );
        assert!(fails(|| touchables_are_named_buttons("<g role=\"button\" data-token=\"a\">")), "it has no name");
        assert!(fails(|| touchables_are_named_buttons("<g aria-label=\"A\" data-token=\"a\">")), "it is no button");
        picture_stands_alone("<svg><g id=\"a\"/><use href=\"#a\"/></svg>");
        assert!(fails(|| picture_stands_alone("<svg><use href=\"#a\"/></svg>")));
        for foreign in ["fill: var(--k)", "transform: none", "color-mix(in oklab)", "light-dark(red, blue)"] {
            assert!(fails(|| picture_stands_alone(foreign)), "{foreign}");
        }
    }

    #[test]
    fn what_is_offered_and_not_there_is_found() {
        let page = "<button data-token=\"zone.1\">";
        let there = |offer: &str| offered_things_are_there(page, &[offer], |_, token| token.contains('.'));
        assert_eq!(there("move > zone.1"), BTreeSet::from(["zone".to_owned()]));
        assert!(fails(|| drop(there("move > zone.2"))));
        assert_eq!(there("pass"), BTreeSet::new(), "words are in the offers bar");
    }
}
