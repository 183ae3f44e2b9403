//! Boxes that owners have corrected can be played, not only read.

use efemeris::{Efemeris, Parts, Tile};
use wardroom_kernel::{FastRng, Game, Parts as _, Run, Setup};

/// A centre tile that can be turned, a tile with six spaces and one with a single exit, other prices, counts and limits.
fn corrected() -> &'static Parts {
    let replaced = [
        (
            r#"links = [["w","e0"], ["w","e1"], ["w","e2"], ["w","e3"], ["w","e4"], ["w","e5"]]"#,
            r#"links = [["w","e0"], ["w","e1"], ["w","e3"]]"#,
        ),
        (
            "spaces = { n = \"plain\" }\nlinks = [[\"n\",\"e0\"], [\"n\",\"e1\"], [\"n\",\"e2\"], [\"n\",\"e3\"], [\"n\",\"e4\"], [\"n\",\"e5\"]]",
            "spaces = { a = \"anchorage\", b = \"plain\", c = \"plain\", d = \"singularity\", e = \"plain\", f = \"pepper_factory\" }\n\
             links = [[\"a\",\"b\"], [\"b\",\"c\"], [\"c\",\"d\"], [\"d\",\"e\"], [\"e\",\"f\"], [\"f\",\"a\"], [\"a\",\"e2\"]]",
        ),
        (r#"links = [["k","e0"], ["k","e1"], ["k","e3"], ["k","e4"]]"#, r#"links = [["k","e5"]]"#),
        ("markers = 20\ncap = 5", "markers = 28\ncap = 7"),
        ("markers = 20\ncap = 5", "markers = 28\ncap = 7"),
        ("keep_max = 3", "keep_max = 5"),
        ("galleon = 3\nfrigate = 4", "galleon = 5\nfrigate = 2"),
        ("planets_to_win = 5", "planets_to_win = 2"),
        ("played_crew = \"removed\"", "played_crew = \"reserve\""),
    ];
    let shipped = include_str!("../../box.toml");
    let text = replaced.iter().fold(shipped.to_owned(), |text, (old, new)| {
        assert!(text.contains(old), "`{old}` is not in the box");
        text.replacen(old, new, 1)
    });
    Box::leak(Box::new(Parts::read(&text).unwrap_or_else(|why| panic!("{why}"))))
}

#[test]
fn a_corrected_box_is_played_in_every_mode() {
    let parts = corrected();
    assert!(!parts.fingerprint().is_empty() && parts.paths(Tile::S6).spaces.len() == 6);
    for mode in Efemeris::MODES {
        let setup = Setup::new(Efemeris::MODES, mode.name, mode.seats[0], [("round_limit", "15")]).expect("a mode");
        let start = Efemeris::initial_table(&setup.unattended(), parts).expect("it can be laid out");
        for seed in 0..60 {
            let mut run = Run::<Efemeris>::at(start.clone());
            run.play(&mut FastRng(seed)).expect("a game without people ends");
            let written = serde_json::to_string(&run.table).expect("a table can be written");
            let read = serde_json::from_str(&written).expect("and read");
            assert_eq!(Efemeris::validate_position(read, parts).as_ref(), Ok(&run.table), "{}, game {seed}", mode.name);
        }
    }
}
