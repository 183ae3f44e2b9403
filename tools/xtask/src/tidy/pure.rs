//! Kernel and rules are pure: their source uses no hash order, clock, floats or random generator, does no I/O and
//! does not wait. Clippy's disallowed types cover a part of this; floats, `rand`, keywords
//! and renamed imports are found here, by name.

use super::{Files, Finding, source};

/// Words that pure code does not need. Embedded text (`include_str!`) and formatting (`fmt::Write`) do not use
/// `std::io`, so a path that names it is a file, a stream or a terminal.
const IMPURE: [&str; 19] = [
    "HashMap",
    "HashSet",
    "Instant",
    "SystemTime",
    "f32",
    "f64",
    "rand",
    "unsafe",
    "fs",
    "net",
    "io",
    "PathBuf",
    "println",
    "eprintln",
    "env",
    "thread",
    "tokio",
    "async",
    "await",
];

pub(super) fn check(files: &Files) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (path, text) in super::ending(files, ".rs").filter(|(path, _)| must_be_pure(path)) {
        for (code, line) in source::without_comments(text).lines().zip(1..) {
            let words = code.split(|c: char| !c.is_alphanumeric() && c != '_');
            let impure = words.filter(|word| IMPURE.contains(word) && !is_named_by_serde(path, word));
            findings.extend(impure.map(|word| {
                Finding::failure(
                    path,
                    line,
                    format!("uses `{word}`; kernel and rules depend on table and answers only"),
                )
            }));
        }
    }
    findings
}

/// The kernel's deserializer lists serde's methods by their types; it has no float itself.
fn is_named_by_serde(path: &str, word: &str) -> bool {
    path == "engine/kernel/src/reading.rs" && matches!(word, "f32" | "f64")
}

fn must_be_pure(path: &str) -> bool {
    let parts: Vec<_> = path.split('/').collect();
    matches!(parts[..], ["engine", "kernel", "src", ..] | ["games", _, "rules", "src", ..])
}

#[cfg(test)]
mod tests {
    use super::super::{project, shown};
    use super::*;

    #[test]
    fn impure_names_are_found_in_kernel_and_rules_source_only() {
        let source = "use std::collections::HashMap;\nlet share: f64 = rand::random();\n";
        let found = check(&project([
            ("games/skat/rules/src/deal.rs", source),
            ("games/skat/rules/tests/deal.rs", source),
            ("web/site/src/lib.rs", source),
        ]));
        let places: Vec<_> = found.iter().map(|finding| (finding.path.as_str(), finding.line)).collect();
        let path = "games/skat/rules/src/deal.rs";
        assert_eq!(places, [(path, Some(1)), (path, Some(2)), (path, Some(2))]);
    }

    #[test]
    fn files_sockets_streams_and_waiting_are_found_however_they_are_named() {
        for impure in [
            "let text = std::fs::read_to_string(\"box.toml\")?;",
            "use std::{collections::BTreeMap, io::{self, Read}};",
            "use std::io as terminal;",
            "use ::std::net::TcpStream;",
            "let home = std::env::var(\"HOME\");",
            "std::thread::yield_now();",
            "pub async fn roll(&self) -> Pips {",
            "let die = self.roll().await;",
            "println!(\"{die}\");",
        ] {
            for path in ["engine/kernel/src/record.rs", "games/skat/rules/src/rules/deal.rs"] {
                let found = check(&project([(path, impure)]));
                assert_eq!(found.len(), 1, "{impure}: {:?}", shown(&found));
            }
            let elsewhere = [("web/site/src/lib.rs", impure), ("games/skat/rules/tests/deal.rs", impure)];
            assert_eq!(shown(&check(&project(elsewhere))), Vec::<String>::new());
        }
    }

    #[test]
    fn text_of_the_program_and_formatting_are_pure() {
        for pure in [
            "const SHIPPED: &str = include_str!(\"../../box.toml\");",
            "use std::fmt::{self, Display, Write};",
            "fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { write!(f, \"{}\", self.0) }",
            "writeln!(text, \"seats: {seats}\")?;",
            "let (offset, input, network) = serde_json::from_str(text)?;",
        ] {
            assert_eq!(
                shown(&check(&project([("games/skat/rules/src/lib.rs", pure)]))),
                Vec::<String>::new(),
                "{pure}"
            );
        }
    }

    #[test]
    fn serdes_float_methods_are_named_in_one_file_only() {
        let source = "forward_to_deserialize_any! { f32 f64 bytes }\n";
        assert_eq!(shown(&check(&project([("engine/kernel/src/reading.rs", source)]))), Vec::<String>::new());
        assert_eq!(check(&project([("engine/kernel/src/record.rs", source)])).len(), 2);
        assert_eq!(check(&project([("engine/kernel/src/reading.rs", "use rand::Rng;\n")])).len(), 1);
    }

    #[test]
    fn comments_and_longer_names_may_say_anything() {
        let source =
            "//! No HashMap, no Instant.\n/* f64\n rand:: */ fn strand() {} // unsafe\n#![forbid(unsafe_code)]\n";
        assert_eq!(shown(&check(&project([("engine/kernel/src/lib.rs", source)]))), Vec::<String>::new());
        let after = "/* why */ let x: f32;\n";
        assert_eq!(check(&project([("engine/kernel/src/lib.rs", after)])).len(), 1);
    }
}
