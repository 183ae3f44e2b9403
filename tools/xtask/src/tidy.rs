//! What compiler and clippy do not check: the `tidy` stage. Each check is a function from the project's text files to findings.
//! Every file is read once, here; no check reads the disk.

mod crates;
mod cycles;
mod fluent;
mod length;
mod links;
mod lockfiles;
mod prose;
mod pure;
mod source;
mod types;

use crate::error::XtaskError;
use std::{collections::BTreeMap, fmt, fs, path::Path};

/// The project's files that git does not ignore, by path from the root; a binary file has no text.
pub(crate) type Files = BTreeMap<String, Option<String>>;

#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Finding {
    path: String,
    line: Option<usize>,
    message: String,
    weight: Weight,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Weight {
    Failure,
    Warning,
}

impl Finding {
    fn failure(path: &str, line: impl Into<Option<usize>>, message: impl Into<String>) -> Self {
        Self { path: path.to_owned(), line: line.into(), message: message.into(), weight: Weight::Failure }
    }

    fn warning(path: &str, message: impl Into<String>) -> Self {
        Self { weight: Weight::Warning, ..Self::failure(path, None, message) }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Finding { path, line, message, weight } = self;
        let line = line.map(|line| format!(":{line}")).unwrap_or_default();
        let weight = match weight {
            Weight::Failure => "",
            Weight::Warning => "warning: ",
        };
        write!(f, "{weight}{path}{line}: {message}")
    }
}

/// The tidy stage of `cargo xtask test`.
pub(crate) fn stage(root: &Path) -> Result<(), XtaskError> {
    let findings = check(&read(root)?);
    for finding in &findings {
        println!("{finding}");
    }
    let failures = findings.iter().filter(|finding| finding.weight == Weight::Failure).count();
    if failures == 0 { Ok(()) } else { Err(XtaskError::Findings(format!("{failures} untidy places"))) }
}

fn check(files: &Files) -> Vec<Finding> {
    let checks = [
        crates::check,
        cycles::check,
        types::check,
        pure::check,
        length::check,
        fluent::check,
        links::check,
        lockfiles::check,
        prose::check,
    ];
    checks.iter().flat_map(|check| check(files)).collect()
}

/// Text files with a given ending, in order.
fn ending<'a>(files: &'a Files, ending: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
    files
        .iter()
        .filter(move |(path, _)| path.ends_with(ending))
        .filter_map(|(path, text)| Some((path.as_str(), text.as_deref()?)))
}

/// Reads the files that git does not ignore, also without git: a downloaded copy is checked like a clone.
fn read(root: &Path) -> Result<Files, XtaskError> {
    let mut walk = ignore::WalkBuilder::new(root);
    walk.hidden(false).require_git(false).filter_entry(|entry| entry.file_name() != ".git");
    let mut files = Files::new();
    for entry in walk.build() {
        let path = entry?.into_path();
        if path.is_file() {
            let bytes = fs::read(&path).map_err(XtaskError::read(&path))?;
            let name = path.strip_prefix(root).unwrap_or(&path).to_string_lossy().replace('\\', "/");
            files.insert(name, String::from_utf8(bytes).ok());
        }
    }
    Ok(files)
}

#[cfg(test)]
fn project<const N: usize>(files: [(&str, &str); N]) -> Files {
    files.map(|(path, text)| (path.to_owned(), Some(text.to_owned()))).into()
}

#[cfg(test)]
fn shown(findings: &[Finding]) -> Vec<String> {
    findings.iter().map(Finding::to_string).collect()
}
