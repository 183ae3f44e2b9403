//! `wardroom_ui::markup` is the only production code that reads HTML or SVG: every other file works on its nodes.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// Where markup may be searched, and why.
const EXCEPTIONS: [(&str, &str); 4] = [
    ("web/ui/src/markup/", "the parser itself"),
    ("engine/testkit/", "for tests only: it checks what the parser would take for granted"),
    ("tools/", "it measures servers and reads Markdown"),
    ("games/turning-tides/screen/src/picture.rs", "it fills in the colours of an SVG that it has just written"),
];
/// Calls that search a text, and what a search for tags, tokens or ids looks for.
const SEARCHES: [&str; 11] = [
    "split(",
    "split_once(",
    "rsplit(",
    "rsplit_once(",
    "find(",
    "rfind(",
    "contains(",
    "matches(",
    "match_indices(",
    "strip_prefix(",
    "replace(",
];
const SIGNS: [&str; 10] =
    ["'<'", "\"<", "\" data-", "\"data-token=", "\"id=", "\" id=", "\"aria-", "\" aria-", "&touched", "\"class="];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder can be read") {
        let path = entry.expect("the folder can be read").path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if path.is_dir() && !name.starts_with('.') && !["target", "tests", "examples", "node_modules"].contains(&name) {
            sources(&path, found);
        } else if name.ends_with(".rs") {
            found.push(path);
        }
    }
}

/// The lines before the tests of a file that search a text for a piece of markup.
fn searches(source: &str) -> impl Iterator<Item = &str> {
    let production = source.split("#[cfg(test)]").next().unwrap_or_default();
    production.lines().filter(|line| {
        let code = line.split("//").next().unwrap_or_default();
        SEARCHES.iter().any(|call| {
            code.match_indices(call).any(|(at, _)| {
                let argument = code[at + call.len()..].trim_start_matches(['&', '[']).trim_start_matches("format!(");
                SIGNS.iter().any(|sign| argument.starts_with(sign))
            })
        }) || code.contains(".html.contains(")
            || code.contains(".html.find(")
            || code.contains(".html.split")
    })
}

#[test]
fn no_other_production_code_searches_markup() {
    let (root, mut files) = (root(), Vec::new());
    ["cli", "engine", "games", "tools", "web"].iter().for_each(|folder| sources(&root.join(folder), &mut files));
    assert!(files.len() > 300, "only {} files were found", files.len());
    for file in files {
        let path = file.strip_prefix(&root).expect("below the root").to_string_lossy().replace('\\', "/");
        if EXCEPTIONS.iter().any(|exception| path.starts_with(exception.0)) {
            continue;
        }
        let source = fs::read_to_string(&file).expect("a source file can be read");
        let found: Vec<&str> = searches(&source).collect();
        assert!(found.is_empty(), "{path} searches markup; use the nodes of `wardroom_ui::markup`: {found:#?}");
    }
}

#[test]
fn a_search_is_noticed() {
    for line in [
        "let parts = html.split('<');",
        "if page.contains(\"data-token=\\\"card.1\\\"\") {",
        "html.find(&format!(\"id=\\\"{id}\\\"\"))",
        "fragment.html.contains(words)",
    ] {
        assert_eq!(searches(line).count(), 1, "{line}");
    }
    for line in
        ["// html.split('<')", "words.split(' ')", "format!(\"<g id=\\\"{id}\\\">\")", "#[cfg(test)] x.split('<')"]
    {
        assert_eq!(searches(line).count(), 0, "{line}");
    }
}
