//! The words of the shared pages and of the browser's modules: none missing, none left over.

use std::collections::{BTreeMap, BTreeSet};
use wardroom_ui::{
    Frame, Language, Say, Texts, asset, page,
    text::{PAGES, SHARED},
};

/// The server fills pages with words, too; that it asks for none that is missing is a test of its own.
#[test]
fn every_text_is_used_and_every_used_text_is_there() {
    wardroom_testkit::texts(env!("CARGO_MANIFEST_DIR"))
        .lent_to("../site")
        .lent_to("../live")
        .lent_to("../accounts")
        .lent_to("../messages")
        .are_complete();
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
