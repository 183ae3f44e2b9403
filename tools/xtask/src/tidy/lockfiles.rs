//! Lock files name public registries only: with another source only its author could build the project.

use super::{Files, Finding};

const REGISTRIES: [&str; 2] = ["registry+https://github.com/rust-lang/crates.io-index", "https://registry.npmjs.org/"];

pub(super) fn check(files: &Files) -> Vec<Finding> {
    let is_lock = |path: &str| path.ends_with("Cargo.lock") || path.ends_with("package-lock.json");
    let locks = super::ending(files, "").filter(|(path, _)| is_lock(path));
    locks
        .flat_map(|(path, text)| {
            text.lines().zip(1..).filter_map(move |(line, number)| {
                let source = foreign_source(line)?;
                Some(Finding::failure(path, number, format!("fetches from {source}, a private mirror?")))
            })
        })
        .collect()
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
    fn lock_files_name_the_public_registries_only() {
        let lock = "source = \"registry+https://github.com/rust-lang/crates.io-index\"\nsource = \"registry+https://mirror.example/index\"\n";
        let found = check(&project([("Cargo.lock", lock)]));
        let expected = "Cargo.lock:2: fetches from registry+https://mirror.example/index, a private mirror?";
        assert_eq!(shown(&found), [expected]);
    }
}
