//! One word, one meaning: outside the games, the name of a public type belongs to one crate.

use super::{Files, Finding, source};
use std::collections::{BTreeMap, BTreeSet};

/// Names that several crates may have, each with the reason.
const SHARED: [(&str, &str); 2] =
    [("Config", "each program has its own settings"), ("Result", "each crate's alias fills in its own error")];

pub(super) fn check(files: &Files) -> Vec<Finding> {
    let mut owners: BTreeMap<String, BTreeMap<&str, &str>> = BTreeMap::new();
    for (path, text) in super::ending(files, ".rs") {
        let Some((folder, within)) = path.split_once("/src/") else { continue };
        if folder.starts_with("games/") || within.split('/').any(|part| part == "tests" || part == "tests.rs") {
            continue;
        }
        let code = source::without_tests(&source::without_comments(text));
        for name in code.lines().filter_map(public_type) {
            owners.entry(name.to_owned()).or_default().entry(folder).or_insert(path);
        }
    }
    let allowed: BTreeSet<&str> = SHARED.iter().map(|(name, _)| *name).collect();
    let several = owners.iter().filter(|(name, crates)| crates.len() > 1 && !allowed.contains(name.as_str()));
    several
        .map(|(name, crates)| {
            let places = crates.values().copied().collect::<Vec<_>>();
            let others = places[1..].join(", ");
            Finding::failure(
                places[0],
                None,
                format!("`{name}` is a public type here and in {others}: one name, one crate"),
            )
        })
        .collect()
}

/// The name that `pub struct`, `pub(crate) enum` and the like define.
fn public_type(line: &str) -> Option<&str> {
    let rest = line.trim_start().strip_prefix("pub")?;
    let rest = match rest.strip_prefix('(') {
        Some(scope) => scope.split_once(')')?.1,
        None => rest,
    };
    let (kind, rest) = rest.trim_start().split_once(' ')?;
    let is_type = matches!(kind, "struct" | "enum" | "trait" | "type" | "union");
    let name = rest.split(|c: char| !c.is_alphanumeric() && c != '_').next()?;
    (is_type && !name.is_empty()).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::super::{project, shown};
    use super::*;

    #[test]
    fn a_public_name_in_two_crates_is_found() {
        let found = check(&project([
            ("web/ui/src/page.rs", "pub(crate) struct Place<'a> {\n"),
            ("cli/src/settings.rs", "    pub enum Place {\n"),
            ("web/ui/src/zone.rs", "pub trait Place {}\n"),
        ]));
        let places =
            "cli/src/settings.rs: `Place` is a public type here and in web/ui/src/page.rs: one name, one crate";
        assert_eq!(shown(&found), [places]);
    }

    #[test]
    fn games_tests_private_types_and_exceptions_pass() {
        let found = check(&project([
            ("games/skat/rules/src/table.rs", "pub struct Table;\n"),
            ("web/ui/src/table.rs", "pub struct Table;\nstruct Seat;\npub struct Config;\n"),
            ("cli/src/lib.rs", "struct Table;\n// pub struct Table\npub(super) type Config = u8;\npub fn seat() {}\n"),
            ("cli/src/tests.rs", "pub struct Table;\n"),
            ("cli/src/more.rs", "#[cfg(test)]\nmod tests {\n    pub struct Table;\n}\n"),
        ]));
        assert_eq!(shown(&found), Vec::<String>::new());
    }
}
