//! Nothing of the machine a change was made on belongs into the project: no paths, no mirrors, no tools' names.

use super::{Files, Finding};

/// Folders that exist on one machine only; written in halves, so that this file passes its own check.
const MACHINE_PATHS: [&str; 4] =
    [concat!("/wo", "rk/"), concat!("/tmp/", "target"), concat!("/ro", "ot/"), concat!("/ho", "me/")];

/// Names that say how a change came about, not what it does. Found in any case, in halves for the same reason.
const FORBIDDEN_WORDS: [&str; 5] = [
    concat!("arti", "factory"),
    concat!("sub", "agent"),
    concat!("cla", "ude"),
    concat!("anth", "ropic"),
    concat!("chat", "gpt"),
];

/// The only places a lock file may fetch from.
const REGISTRIES: [&str; 2] = ["registry+https://github.com/rust-lang/crates.io-index", "https://registry.npmjs.org/"];

pub(super) fn check(files: &Files) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (path, text) in super::ending(files, "") {
        let is_lock = path.ends_with("Cargo.lock") || path.ends_with("package-lock.json");
        for (line, number) in text.lines().zip(1..) {
            findings.extend(complaint(line).map(|message| Finding::failure(path, number, message)));
            if is_lock && let Some(source) = foreign_source(line) {
                findings.push(Finding::failure(path, number, format!("fetches from {source}, a private mirror?")));
            }
        }
    }
    findings
}

fn complaint(line: &str) -> Option<String> {
    if let Some(path) = MACHINE_PATHS.iter().find(|path| line.contains(**path)) {
        return Some(format!("names the path {path}, which exists on one machine only"));
    }
    let lower = line.to_lowercase();
    let word = FORBIDDEN_WORDS.iter().find(|word| lower.contains(**word))?;
    Some(format!("says \"{word}\", which does not belong here"))
}

fn foreign_source(line: &str) -> Option<&str> {
    let line = line.trim().trim_end_matches(',');
    let source = line.strip_prefix("source = ").or_else(|| line.strip_prefix("\"resolved\": "))?.trim_matches('"');
    (!REGISTRIES.iter().any(|registry| source.starts_with(registry))).then_some(source)
}

#[cfg(test)]
mod tests {
    use super::super::{project, shown};
    use super::*;

    #[test]
    fn machine_paths_and_forbidden_words_are_found_in_any_file() {
        let path = format!("see {}x", MACHINE_PATHS[0]);
        let word = format!("fine\n{} wrote it", FORBIDDEN_WORDS[1].to_uppercase());
        let found = check(&project([("README.md", &path), ("a.rs", &word), ("b.rs", "workbench at home, as root")]));
        assert_eq!(found.len(), 2, "{found:?}");
        assert_eq!((found[0].path.as_str(), found[0].line), ("README.md", Some(1)));
        assert_eq!((found[1].path.as_str(), found[1].line), ("a.rs", Some(2)));
    }

    #[test]
    fn lock_files_name_the_public_registries_only() {
        let lock = "source = \"registry+https://github.com/rust-lang/crates.io-index\"\nsource = \"registry+https://mirror.example/index\"\n";
        let found = check(&project([("Cargo.lock", lock)]));
        let expected = "Cargo.lock:2: fetches from registry+https://mirror.example/index, a private mirror?";
        assert_eq!(shown(&found), [expected]);
    }
}
