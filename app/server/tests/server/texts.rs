//! Every text of the server is asked for somewhere, and every text that is asked for is there in both languages.

use std::{collections::BTreeSet, fs, path::Path};
use wardroom_screen::text::{PAGES, SHARED, keys, keys_used};

fn sources(folder: &Path, into: &mut String) {
    for entry in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if entry.is_dir() {
            sources(&entry, into);
        } else {
            into.push_str(&fs::read_to_string(entry).unwrap());
        }
    }
}

#[test]
fn texts_are_neither_missing_nor_idle() {
    let mut source = String::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut source);
    let (english, german) = (include_str!("../../text/en.ftl"), include_str!("../../text/de.ftl"));
    let (own, used) = (keys(english), keys_used(&source));
    assert_eq!(own, keys(german));
    assert_eq!(own.difference(&used).collect::<BTreeSet<_>>(), BTreeSet::new(), "nobody asks for these");
    let shared = [SHARED].iter().chain(PAGES).flat_map(|[(_, english), _]| keys(english)).collect();
    let known: BTreeSet<&str> = own.union(&shared).copied().collect();
    assert_eq!(used.difference(&known).collect::<BTreeSet<_>>(), BTreeSet::new(), "these are missing");
}
