//! Long source files: a warning over 400 lines, a failure over 700.

use super::{Files, Finding};

const LOOK_HARD: usize = 400;
const TOO_LONG: usize = 700;

pub(super) fn check(files: &Files) -> Vec<Finding> {
    let sources = [".rs", ".js", ".css"].into_iter().flat_map(|ending| super::ending(files, ending));
    sources.filter_map(|(path, text)| finding(path, text.lines().count())).collect()
}

fn finding(path: &str, lines: usize) -> Option<Finding> {
    if path.ends_with(".rs") && lines > TOO_LONG {
        Some(Finding::failure(path, None, format!("{lines} lines: split it, {TOO_LONG} is the limit")))
    } else if lines > LOOK_HARD {
        Some(Finding::warning(path, format!("{lines} lines: look for a seam in a file over {LOOK_HARD}")))
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Weight, project};
    use super::*;

    #[test]
    fn long_files_warn_and_very_long_rust_files_fail() {
        let weights = |path: &str, lines: usize| -> Vec<Weight> {
            check(&project([(path, &"x\n".repeat(lines))])).iter().map(|finding| finding.weight).collect()
        };
        assert_eq!(weights("a.rs", 400), []);
        assert_eq!(weights("a.rs", 401), [Weight::Warning]);
        assert_eq!(weights("a.rs", 701), [Weight::Failure]);
        assert_eq!(weights("a.css", 701), [Weight::Warning]);
        assert_eq!(weights("ledger.md", 701), []);
    }
}
