//! Modules of a crate depend on each other in one direction: no import cycles.
//! Reads `use crate::..` and paths `crate::..` in the source; `super::` counts towards the parent. A parent that only declares its
//! children is not their dependent, so a child may use what its parent defines, unless the parent uses the child's items, too.

use super::{Files, Finding, source};
use std::collections::{BTreeMap, BTreeSet};

/// The crates whose modules are checked, by folder. Rules may call each other across chapters, as the rulebooks do.
const CHECKED: [&str; 7] =
    ["web/http/", "web/accounts/", "web/live/", "web/site/", "web/store/", "engine/protocol/", "cli/"];

type Graph = BTreeMap<String, BTreeSet<String>>;

pub(super) fn check(files: &Files) -> Vec<Finding> {
    let mut findings = Vec::new();
    for folder in CHECKED {
        for cycle in cycles(&graph(files, folder)) {
            let path = format!("{folder}src/lib.rs");
            findings.push(Finding::failure(&path, None, format!("modules import each other: {}", cycle.join(" -> "))));
        }
    }
    findings
}

/// Which top-level module of a crate uses which. A cycle inside one top-level module is that module's own business.
fn graph(files: &Files, folder: &str) -> Graph {
    let root = format!("{folder}src/");
    let mut graph = Graph::new();
    let sources: Vec<_> = super::ending(files, ".rs").filter(|(path, _)| path.starts_with(&root)).collect();
    for (path, _) in &sources {
        graph.entry(top(&path[root.len()..])).or_default();
    }
    let known: BTreeSet<String> = graph.keys().cloned().collect();
    for (path, text) in sources {
        let from = top(&path[root.len()..]);
        let code = source::without_tests(&source::without_comments(text));
        let used = used(&code).into_iter().filter(|to| known.contains(to) && *to != from);
        graph.entry(from.clone()).or_default().extend(used);
    }
    // The root declares modules and hands out their names: nothing may depend on it but through them.
    graph.remove("lib");
    graph.remove("main");
    graph
}

/// `desk/running.rs` is part of `desk`.
fn top(path: &str) -> String {
    path.split('/').next().unwrap_or(path).trim_end_matches(".rs").to_owned()
}

/// The first steps of all paths that begin with `crate::`, those in braces among them.
fn used(code: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (at, start) in code.match_indices("crate::") {
        if code[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_') {
            continue;
        }
        let rest = &code[at + start.len()..];
        match rest.strip_prefix('{') {
            Some(list) => found.extend(first_steps(list)),
            None => _ = found.insert(word(rest).to_owned()),
        }
    }
    found
}

/// The first step of each path in a list in braces, up to the brace that ends it.
fn first_steps(list: &str) -> Vec<String> {
    let (mut depth, mut begins, mut steps) = (0, true, Vec::new());
    for (at, c) in list.char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => begins = true,
            c if begins && !c.is_whitespace() => {
                steps.push(word(&list[at..]).to_owned());
                begins = false;
            }
            _ => {}
        }
    }
    steps
}

fn word(text: &str) -> &str {
    text.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or_default()
}

/// One cycle for each group of modules that reach each other.
fn cycles(graph: &Graph) -> Vec<Vec<String>> {
    let mut reported = BTreeSet::new();
    let mut found = Vec::new();
    for start in graph.keys() {
        if reported.contains(start) {
            continue;
        }
        if let Some(cycle) = shortest_cycle(graph, start) {
            reported.extend(cycle.iter().cloned());
            found.push(cycle);
        }
    }
    found
}

/// The shortest way from a module back to itself.
fn shortest_cycle(graph: &Graph, start: &str) -> Option<Vec<String>> {
    let mut ways = vec![vec![start.to_owned()]];
    let mut visited = BTreeSet::new();
    while !ways.is_empty() {
        let mut next = Vec::new();
        for way in ways {
            for to in graph.get(way.last()?).into_iter().flatten() {
                let further = || way.iter().cloned().chain([to.clone()]).collect::<Vec<_>>();
                if to == start {
                    return Some(further());
                }
                if visited.insert(to.clone()) {
                    next.push(further());
                }
            }
        }
        ways = next;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::super::{project, shown};
    use super::*;

    #[test]
    fn modules_that_import_each_other_are_found() {
        let found = check(&project([
            ("web/live/src/lib.rs", "mod clock;\nmod table;\nmod bots;\npub use table::Table;\n"),
            ("web/live/src/clock.rs", "use crate::{bots::Bot, Millis};\n"),
            ("web/live/src/table.rs", "use crate::clock::Clock;\n"),
            ("web/live/src/table/rows.rs", "fn f() { crate::table::g() }\n"),
            ("web/live/src/bots.rs", "use crate::{\n    journal::{Act, Line},\n    table::Table,\n};\n"),
        ]));
        let cycle = "web/live/src/lib.rs: modules import each other: bots -> table -> clock -> bots";
        assert_eq!(shown(&found), [cycle]);
    }

    #[test]
    fn one_direction_comments_and_tests_pass() {
        let found = check(&project([
            (
                "web/live/src/clock.rs",
                "// crate::table is above\n#[cfg(test)]\nmod tests {\n    use crate::table::Table;\n}\n",
            ),
            ("web/live/src/table.rs", "use crate::clock::Clock;\n"),
            ("web/ui/src/a.rs", "use crate::b::B;\n"),
            ("web/ui/src/b.rs", "use crate::a::A;\n"),
        ]));
        assert_eq!(shown(&found), Vec::<String>::new());
    }
}
