//! Which game reads a record: what the kernel takes is found, and what no game reads is told with its line.

use wardroom_catalog::{Boxes, Unreadable, games, read};

const REST: &str = "mode: base\nseats: silver, gold\n";

#[test]
fn the_first_line_names_the_game_however_it_is_spaced() {
    let games = games(&Boxes::new());
    for first in [
        "game: turning-tides 1",
        "game:turning-tides 1",
        "game:  turning-tides 1  ",
        "# kept\n\n \ngame:\tturning-tides 1",
    ] {
        let (game, played) = read(&games, &format!("{first}\n{REST}")).unwrap_or_else(|why| panic!("{first:?}: {why}"));
        assert_eq!((game.name(), played.game()), ("turning-tides", "turning-tides"), "{first:?}");
    }
}

#[test]
fn what_no_game_reads_is_told_with_its_line() {
    let games = games(&Boxes::new());
    let why = |text: &str| read(&games, text).expect_err("it is no record");
    for text in ["", "# nothing\n", "mode: base", "game:", "game: \n", " game: turning-tides 1"] {
        assert!(matches!(why(text), Unreadable::NoGame { .. }), "{text:?}: {}", why(text));
    }
    assert_eq!(why("# kept\n\nmode: base").line(), 3);
    let other = why("\ngame: chess 1\n");
    assert_eq!(other.line(), 2);
    assert!(matches!(&other, Unreadable::OtherGame { why, .. } if why.name == "chess"));
    assert!(other.to_string().starts_with("line 2: there is no game `chess`; there is turning-tides, "), "{other}");
    assert!(matches!(why("game: turning-tides 999\n"), Unreadable::Replay(..)));
}
