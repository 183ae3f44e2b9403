//! The text files: same keys in both languages, none missing, none left over.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};
use wardroom_screen::{
    Frame, Language, Say, Texts, asset, page,
    text::{PAGES, SHARED, keys, keys_used},
};

fn sources(folder: &Path, into: &mut String) {
    let mut entries: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            sources(&path, into);
        } else if path.file_name().is_some_and(|name| name != "audit.rs") {
            // What stands in a file's own tests is not used by a page.
            into.push_str(fs::read_to_string(&path).unwrap().split("#[cfg(test)]").next().unwrap_or_default());
        }
    }
}

fn files() -> impl Iterator<Item = [&'static str; 2]> {
    [SHARED].iter().chain(PAGES).map(|pair| pair.map(|(_, file)| file)).collect::<Vec<_>>().into_iter()
}

#[test]
fn both_languages_have_the_same_keys() {
    for [english, german] in files().map(|pair| pair.map(keys)) {
        assert!(!english.is_empty());
        assert_eq!(english.difference(&german).collect::<Vec<_>>(), Vec::<&&str>::new(), "missing in German");
        assert_eq!(german.difference(&english).collect::<Vec<_>>(), Vec::<&&str>::new(), "missing in English");
    }
}

#[test]
fn both_languages_speak_of_the_same_things() {
    for [english, german] in files().map(|pair| pair.map(variables)) {
        assert_eq!(english, german);
    }
}

/// `key $variable`, for every message.
fn variables(file: &str) -> BTreeSet<String> {
    let mut key = "";
    let mut found = BTreeSet::new();
    for line in file.lines().filter(|line| !line.starts_with('#')) {
        if line.starts_with(|first: char| first.is_ascii_alphabetic()) {
            key = line.split(' ').next().unwrap_or_default();
        }
        let names =
            line.split('$').skip(1).filter_map(|after| after.split(|c: char| !c.is_ascii_alphanumeric()).next());
        found.extend(names.map(|name| format!("{key} ${name}")));
    }
    found
}

#[test]
fn every_key_that_is_asked_for_exists_and_none_is_left_over() {
    let [mut own, mut all] = [String::new(), String::new()];
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut own);
    // The server fills pages with words, too; that it asks for none that is missing is a test of its own.
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../server/src"), &mut all);
    all.push_str(&own);
    let (used, known) = (keys_used(&own), files().flat_map(|pair| keys(pair[0])).collect());
    assert_eq!(used.difference(&known).collect::<Vec<_>>(), Vec::<&&str>::new(), "asked for, but not written");
    assert_eq!(
        known.difference(&keys_used(&all)).collect::<Vec<_>>(),
        Vec::<&&str>::new(),
        "written, but never asked for"
    );
}

/// The words that the browser's modules ask for are those that every page hands them.
#[test]
fn modules_find_every_word_they_say_and_none_is_handed_in_vain() {
    let texts = Texts::new(&SHARED.iter().chain(PAGES.iter().flatten()).copied().collect::<Vec<_>>());
    let frame = Frame::new(Say { texts: &texts, language: Language::De }, "x", "/");
    let page = page::offline(&frame).into_string();
    let handed = page.split("data-words=\"").nth(1).unwrap().split('"').next().unwrap().replace("&quot;", "\"");
    let handed: BTreeMap<String, String> = serde_json::from_str(&handed).unwrap();
    let mut asked = BTreeSet::new();
    for file in asset::shared().iter().filter(|file| file.name.ends_with(".js")) {
        let source = str::from_utf8(file.bytes).unwrap();
        if source.contains("dataset.words") {
            let after = ["words.", "dataset.words)."].into_iter().flat_map(|sign| source.split(sign).skip(1));
            asked.extend(
                after.filter_map(|rest| rest.split(|c: char| !c.is_ascii_alphanumeric()).next()).map(str::to_owned),
            );
        }
    }
    // A comment may end in this word.
    asked.remove("");
    assert_eq!(asked, handed.into_keys().collect());
}
