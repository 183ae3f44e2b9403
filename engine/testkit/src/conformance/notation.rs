//! An action's text is its form in records, on screens and in the protocol: one action, one text, one path.

use wardroom_kernel::{FastRng, Game};

pub(super) fn reads_back<G: Game>(offers: &[G::Action], rng: &mut FastRng) {
    let texts: Vec<String> = offers.iter().map(ToString::to_string).collect();
    let mut paths: Vec<Vec<&str>> = texts.iter().map(|text| text.split(" > ").collect()).collect();
    paths.sort_unstable();
    for pair in paths.windows(2) {
        assert_ne!(pair[0], pair[1], "two offers with the same text");
        assert!(
            !pair[1].starts_with(&pair[0]),
            "{:?} goes on from {:?}: who stops there means which?",
            pair[1],
            pair[0]
        );
    }
    for (action, text) in offers.iter().zip(&texts) {
        let is_path = text.split(" > ").all(|token| !token.is_empty() && token.trim() == token) && !text.contains('\n');
        assert!(is_path, "`{text}` is no path of tokens for a line of a record");
        match text.parse::<G::Action>() {
            Err(_) => panic!("`{text}` does not read"),
            Ok(read) => assert_eq!(read, *action, "`{text}` reads as another action"),
        }
    }
    if let Some(text) = texts.get(rng.below(texts.len().max(1))) {
        reads_strangers_calmly::<G>(&garble(text, rng));
    }
}

/// Any typed text is refused, or it is an action that has a text.
fn reads_strangers_calmly<G: Game>(text: &str) {
    if let Ok(action) = text.parse::<G::Action>() {
        let again = action.to_string().parse::<G::Action>().ok();
        assert_eq!(again, Some(action), "`{text}` reads as an action whose own text does not lead back");
    }
}

/// Almost an action.
fn garble(text: &str, rng: &mut FastRng) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    let place = rng.below(letters.len());
    match rng.below(4) {
        0 => _ = letters.remove(place),
        1 => letters.insert(place, '9'),
        2 => letters[place] = ['ß', '.', ' ', '-'][rng.below(4)],
        _ => letters.truncate(place),
    }
    letters.into_iter().collect()
}
