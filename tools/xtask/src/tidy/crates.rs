//! Every crate takes the workspace's lints, and dependencies point one way:
//! kernel <- rules <- {screen, bot} <- catalog <- live <- site <- cli. No game knows another, and only the catalog lists them.

use super::{Files, Finding};
use toml::{Table, Value};

/// The crates of the workspace that a crate may use: in the program, and additionally in its tests.
struct Allowed {
    program: Vec<String>,
    tests: Vec<String>,
}

struct Package<'a> {
    folder: &'a str,
    name: String,
    manifest: Table,
}

pub(super) fn check(files: &Files) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut packages = Vec::new();
    for (path, text) in super::ending(files, "/Cargo.toml") {
        match toml::from_str::<Table>(text) {
            Err(error) => findings.push(Finding::failure(path, None, error.to_string())),
            Ok(manifest) => packages.extend(package(path, manifest)),
        }
    }
    let names: Vec<_> = packages.iter().map(|package| package.name.clone()).collect();
    let games: Vec<_> = packages.iter().filter(|p| p.folder.starts_with("games/")).map(|p| p.name.clone()).collect();
    for package in &packages {
        let path = format!("{}/Cargo.toml", package.folder);
        if !takes_the_lints(&package.manifest) {
            findings.push(Finding::failure(&path, None, "add `[lints] workspace = true`"));
        }
        let allowed = allowed(package, &names, &games);
        let wrong = |kind: &str, allowed: &[&[String]]| -> Vec<Finding> {
            let used = dependencies(&package.manifest, kind).into_iter().filter(|used| names.contains(used));
            let refused = used.filter(|used| !allowed.iter().any(|names| names.contains(used)));
            refused
                .map(|used| Finding::failure(&path, None, format!("{} must not use {used} ({kind})", package.name)))
                .collect()
        };
        findings.extend(wrong("dependencies", &[&allowed.program]));
        findings.extend(wrong("build-dependencies", &[&allowed.program]));
        findings.extend(wrong("dev-dependencies", &[&allowed.program, &allowed.tests]));
    }
    findings
}

fn allowed(package: &Package<'_>, names: &[String], games: &[String]) -> Allowed {
    let these = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
    let testkit = || these(&["wardroom-testkit"]);
    let but_games = || -> Vec<String> {
        names.iter().filter(|name| !games.contains(name) && *name != "wardroom-testkit").cloned().collect()
    };
    match package.folder.split('/').collect::<Vec<_>>()[..] {
        ["games", _, "rules"] => Allowed { program: these(&["wardroom-kernel"]), tests: testkit() },
        ["games", _, "screen"] => {
            let rules = package.name.trim_end_matches("-screen");
            Allowed { program: these(&[rules, "wardroom-ui", "wardroom-kernel"]), tests: testkit() }
        }
        ["games", _, "bot"] => {
            let rules = package.name.trim_end_matches("-bot");
            Allowed { program: these(&[rules, "wardroom-search", "wardroom-kernel"]), tests: testkit() }
        }
        ["engine", "kernel"] | ["tools", "xtask"] => Allowed { program: Vec::new(), tests: Vec::new() },
        ["engine", "testkit"] | ["web", "ui" | "store"] => {
            Allowed { program: these(&["wardroom-kernel"]), tests: testkit() }
        }
        // The layers below the site: http and png know none of ours, live knows no HTTP, and nothing below the site knows the site.
        ["web", "http" | "png"] => Allowed { program: Vec::new(), tests: testkit() },
        ["web", "messages"] => {
            Allowed { program: these(&["wardroom-catalog", "wardroom-kernel", "wardroom-ui"]), tests: testkit() }
        }
        ["web", "accounts"] => {
            let program = these(&["wardroom-kernel", "wardroom-search", "wardroom-store", "wardroom-ui"]);
            Allowed { program, tests: testkit() }
        }
        ["web", "live"] => {
            let above = ["wardroom-site", "wardroom-http", "wardroom-png", "wardroom", "wardroom-e2e"];
            let program = but_games().into_iter().filter(|name| !above.contains(&&**name)).collect();
            Allowed { program, tests: testkit() }
        }
        // The benchmark measures games individually and is no part of the program.
        ["engine", "catalog"] | ["tools", "bench"] => {
            let program = [but_games(), games.to_vec()].concat();
            Allowed { program, tests: testkit() }
        }
        // Bots and the application are tested with real games, but must not need one.
        ["engine", "search"] => {
            Allowed { program: these(&["wardroom-kernel"]), tests: [testkit(), games.to_vec()].concat() }
        }
        _ => Allowed { program: but_games(), tests: [testkit(), games.to_vec()].concat() },
    }
}

fn package(path: &str, manifest: Table) -> Option<Package<'_>> {
    let folder = path.strip_suffix("/Cargo.toml")?;
    let name = manifest.get("package")?.get("name")?.as_str()?.to_owned();
    Some(Package { folder, name, manifest })
}

fn takes_the_lints(manifest: &Table) -> bool {
    manifest.get("lints").and_then(|lints| lints.get("workspace")) == Some(&Value::Boolean(true))
}

/// The names below `[dependencies]` and below `[target.*.dependencies]`.
fn dependencies(manifest: &Table, kind: &str) -> Vec<String> {
    let everywhere = manifest.get(kind).into_iter();
    let targets = manifest.get("target").and_then(Value::as_table).into_iter().flat_map(Table::values);
    let tables = everywhere.chain(targets.filter_map(|target| target.get(kind))).filter_map(Value::as_table);
    tables.flat_map(Table::iter).map(|(key, value)| real_name(key, value)).collect()
}

/// A dependency may be renamed: `rules = { package = "ahoy" }`.
fn real_name(key: &str, value: &Value) -> String {
    value.get("package").and_then(Value::as_str).unwrap_or(key).to_owned()
}

#[cfg(test)]
mod tests {
    use super::super::{project, shown};
    use super::*;

    fn manifest(name: &str, rest: &str) -> String {
        format!("[package]\nname = \"{name}\"\n[lints]\nworkspace = true\n{rest}")
    }

    fn findings(folder: &str, name: &str, rest: &str) -> Vec<String> {
        let written = manifest(name, rest);
        let mut files: Files = [
            ("engine/kernel", "wardroom-kernel"),
            ("engine/testkit", "wardroom-testkit"),
            ("engine/search", "wardroom-search"),
            ("web/ui", "wardroom-ui"),
            ("games/ahoy/rules", "ahoy"),
            ("games/ahoy/screen", "ahoy-screen"),
            ("games/ahoy/bot", "ahoy-bot"),
            ("games/skat/rules", "skat"),
        ]
        .map(|(folder, name)| (format!("{folder}/Cargo.toml"), Some(manifest(name, ""))))
        .into();
        files.extend(project([(&format!("{folder}/Cargo.toml"), &written)]));
        shown(&check(&files))
    }

    #[test]
    fn dependencies_in_the_right_direction_pass() {
        let rules = "[dependencies]\nwardroom-kernel.workspace = true\nserde = \"1\"\n[dev-dependencies]\nwardroom-testkit.workspace = true\n";
        assert_eq!(findings("games/skat/rules", "skat", rules), Vec::<String>::new());
        let screen = "[dependencies]\nahoy.workspace = true\nwardroom-ui.workspace = true\n";
        assert_eq!(findings("games/ahoy/screen", "ahoy-screen", screen), Vec::<String>::new());
        let judge = "[dependencies]\nahoy.workspace = true\nwardroom-search.workspace = true\n";
        assert_eq!(findings("games/ahoy/bot", "ahoy-bot", judge), Vec::<String>::new());
        let catalog =
            "[dependencies]\nahoy.workspace = true\nskat.workspace = true\nwardroom-search.workspace = true\n";
        assert_eq!(findings("engine/catalog", "wardroom-catalog", catalog), Vec::<String>::new());
        let bench = "[dependencies]\nskat.workspace = true\n";
        assert_eq!(findings("tools/bench", "wardroom-bench", bench), Vec::<String>::new());
        let bots = "[dev-dependencies]\nahoy.workspace = true\n";
        assert_eq!(findings("engine/search", "wardroom-search", bots), Vec::<String>::new());
    }

    #[test]
    fn dependencies_in_the_wrong_direction_fail() {
        let cases = [
            ("games/skat/rules", "skat", "[dependencies]\nahoy.workspace = true\n"),
            ("games/skat/rules", "skat", "[dependencies]\nwardroom-testkit.workspace = true\n"),
            ("games/skat/rules", "skat", "[dev-dependencies]\nwardroom-search.workspace = true\n"),
            ("games/ahoy/screen", "ahoy-screen", "[dependencies]\nskat.workspace = true\n"),
            ("games/ahoy/bot", "ahoy-bot", "[dependencies]\nskat.workspace = true\n"),
            ("games/ahoy/bot", "ahoy-bot", "[dependencies]\nahoy-screen.workspace = true\n"),
            ("games/ahoy/rules", "ahoy", "[dependencies]\nahoy-bot.workspace = true\n"),
            ("engine/kernel", "wardroom-kernel", "[dev-dependencies]\nwardroom-testkit.workspace = true\n"),
            ("engine/search", "wardroom-search", "[target.'cfg(unix)'.dependencies]\nahoy.workspace = true\n"),
            ("web/site", "wardroom-site", "[dependencies]\ngame = { package = \"ahoy\" }\n"),
            ("web/http", "wardroom-http", "[dependencies]\nwardroom-ui.workspace = true\n"),
            ("web/accounts", "wardroom-accounts", "[dependencies]\nwardroom-testkit.workspace = true\n"),
        ];
        for (folder, name, rest) in cases {
            let found = findings(folder, name, rest);
            assert_eq!(found.len(), 1, "{name}: {rest} {found:?}");
            assert!(found[0].contains("must not use"), "{found:?}");
        }
    }

    #[test]
    fn a_crate_without_the_lints_is_found() {
        let found = check(&project([("web/store/Cargo.toml", "[package]\nname = \"wardroom-store\"\n")]));
        assert_eq!(shown(&found), ["web/store/Cargo.toml: add `[lints] workspace = true`"]);
    }
}
