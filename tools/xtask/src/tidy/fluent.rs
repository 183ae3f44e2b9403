//! Each Fluent message exists in English and in German.
//! The two files lie next to each other: `text/en.ftl` and `text/de.ftl`, `text/hall.en.ftl` and `text/hall.de.ftl`, or the folders
//! `text/en/` and `text/de/`.

use super::{Files, Finding};
use std::collections::BTreeSet;

pub(super) fn check(files: &Files) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (path, text) in super::ending(files, ".ftl") {
        findings.extend(repeated(path, text));
        let Some(other) = in_the_other_language(path) else {
            findings.push(Finding::failure(path, None, "the path names neither `en` nor `de`"));
            continue;
        };
        match files.get(&other).and_then(Option::as_deref) {
            None => findings.push(Finding::failure(path, None, format!("{other} is missing"))),
            Some(translation) => {
                let there: BTreeSet<_> = messages(translation).map(|(id, _)| id).collect();
                let untranslated = messages(text).filter(|(id, _)| !there.contains(id));
                findings.extend(
                    untranslated
                        .map(|(id, line)| Finding::failure(path, line, format!("`{id}` is missing in {other}"))),
                );
            }
        }
    }
    findings
}

fn repeated(path: &str, text: &str) -> Vec<Finding> {
    let mut seen = BTreeSet::new();
    let again = messages(text).filter(|(id, _)| !seen.insert(id.clone()));
    again.map(|(id, line)| Finding::failure(path, line, format!("`{id}` is there twice"))).collect()
}

fn in_the_other_language(path: &str) -> Option<String> {
    // `learn.en.ftl` beside `learn.de.ftl`, and `en.ftl` beside `de.ftl`.
    let named = [("en.ftl", "de.ftl"), ("de.ftl", "en.ftl")].into_iter().find_map(|(own, other)| {
        let before = path.strip_suffix(own).filter(|before| before.is_empty() || before.ends_with(['.', '/']))?;
        Some(format!("{before}{other}"))
    });
    named.or_else(|| {
        let swapped = |part: &str| match part {
            "en" => Some("de"),
            "de" => Some("en"),
            _ => None,
        };
        let parts: Vec<_> = path.split('/').collect();
        let at = parts.iter().rposition(|part| swapped(part).is_some())?;
        let parts =
            parts.iter().enumerate().map(|(i, part)| if i == at { swapped(part).unwrap_or(part) } else { part });
        Some(parts.collect::<Vec<_>>().join("/"))
    })
}

/// Messages, terms and attributes with their line; an attribute is named with its message: `anchor.title`.
fn messages(text: &str) -> impl Iterator<Item = (String, usize)> {
    let mut message = "";
    text.lines().zip(1..).filter_map(move |(line, number)| {
        let (name, _) = line.split_once('=')?;
        let name = name.trim_end();
        if let Some(attribute) = name.trim_start().strip_prefix('.').filter(|_| name.starts_with([' ', '\t'])) {
            return is_name(attribute).then(|| (format!("{message}.{attribute}"), number));
        }
        is_name(name).then(|| {
            message = name;
            (name.to_owned(), number)
        })
    })
}

fn is_name(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '-')
        && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_')
}

#[cfg(test)]
mod tests {
    use super::super::{project, shown};
    use super::*;

    const ENGLISH: &str = "# hello = comment\nanchor = Anchor\n    .title = Drop it = now\nships = { $n ->\n    [one] a ship\n   *[other] { $n } ships\n}\n-brand = Wardroom\n";

    #[test]
    fn the_same_messages_in_both_languages_pass() {
        let german = ENGLISH.replace("Anchor", "Anker");
        assert_eq!(
            shown(&check(&project([("a/text/en.ftl", ENGLISH), ("a/text/de.ftl", &german)]))),
            Vec::<String>::new()
        );
        let split = project([("a/text/en/table.ftl", ENGLISH), ("a/text/de/table.ftl", &german)]);
        assert_eq!(shown(&check(&split)), Vec::<String>::new());
    }

    #[test]
    fn a_missing_message_attribute_or_file_is_found() {
        let found = check(&project([("t/en.ftl", ENGLISH), ("t/de.ftl", "anchor = Anker\nsegel = Segel\n")]));
        assert_eq!(
            shown(&found),
            [
                "t/de.ftl:2: `segel` is missing in t/en.ftl",
                "t/en.ftl:3: `anchor.title` is missing in t/de.ftl",
                "t/en.ftl:4: `ships` is missing in t/de.ftl",
                "t/en.ftl:8: `-brand` is missing in t/de.ftl",
            ]
        );
        assert_eq!(shown(&check(&project([("en/a.ftl", "x = y")]))), ["en/a.ftl: de/a.ftl is missing"]);
        assert_eq!(shown(&check(&project([("a.ftl", "")]))), ["a.ftl: the path names neither `en` nor `de`"]);
    }

    #[test]
    fn a_message_twice_in_one_file_is_found() {
        let twice = "x = 1\nx = 2\n";
        assert_eq!(check(&project([("en.ftl", twice), ("de.ftl", "x = 1\n")])).len(), 1);
    }
}
