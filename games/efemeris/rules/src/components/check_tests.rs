//! Boxes that owners have corrected, rightly or wrongly.

use super::super::parts::SHIPPED;
use super::*;

/// The shipped box with something replaced.
#[track_caller]
fn corrected(replaced: &[(&str, &str)]) -> Result<Parts, BoxError> {
    let text = replaced.iter().fold(SHIPPED.to_owned(), |text, (old, new)| {
        assert!(text.contains(old), "`{old}` is not in the box");
        text.replacen(old, new, 1)
    });
    parse(&text)
}
/// The fields and keys of its problems, in any order.
#[track_caller]
fn refused(replaced: &[(&str, &str)], expected: &[(&str, &str)]) {
    let BoxError(problems) = corrected(replaced).expect_err("the box should be refused");
    let mut found: Vec<(&str, &str)> = problems.iter().map(|problem| (&*problem.field, problem.key)).collect();
    let mut expected = expected.to_vec();
    found.sort_unstable();
    expected.sort_unstable();
    assert_eq!(found, expected, "{problems:#?}");
}

#[test] // EF-COMP-01, EF-COMP-03, EF-COMP-04, EF-COMP-06
fn the_shipped_box_is_the_printed_one() {
    let parts = parse(SHIPPED).expect("the shipped box");
    for nation in Nation::ALL {
        assert_eq!(parts.crew_of(nation).len(), 12);
    }
    assert_eq!((parts.all_tokens().len(), parts.token_cap, parts.spice_cap, parts.spice_markers), (24, 3, 5, 20));
    assert_eq!(parts.planets.iter().filter(|planet| planet.produces == Spice::Pepper).count(), 5);
    assert_eq!(parts.layouts.iter().map(|layout| layout.cells.len()).collect::<Vec<_>>(), [19, 23, 25, 27]);
    assert_eq!(parts.rose().to_string(), "0.0.w");
}

#[test] // EF-SPACE-05
fn an_edge_has_one_exit_and_every_space_a_path() {
    refused(
        &[(r#"links = [["f","e0"], ["f","e2"], ["f","e3"], ["f","e5"]]"#, r#"links = [["f","e0"], ["f","e0"]]"#)],
        &[("tile.s1.links", "problem-edge-twice")],
    );
    refused(
        &[(r#"["p","n"], ["n","e0"], ["n","e1"]]"#, r#"["p","e0"], ["p","e1"]]"#)],
        &[("tile.pytheas.spaces.n", "problem-space-unreached")],
    );
    refused(
        &[(
            r#"[["f","e0"], ["f","e2"], ["f","e3"], ["f","e5"]]"#,
            r#"[["f","e0"], ["f","e9"], ["e1","e2"], ["f","f"]]"#,
        )],
        &[
            ("tile.s1.links", "problem-link-end"),
            ("tile.s1.links", "problem-link-without-space"),
            ("tile.s1.links", "problem-link-idle"),
        ],
    );
}

#[test] // EF-COMP-03, EF-SPACE-13
fn spaces_are_of_kinds_that_fit_their_tile() {
    refused(
        &[
            (r#"spaces = { w = "compass_rose" }"#, r#"spaces = { w = "plain" }"#),
            (r#"spaces = { f = "pepper_factory" }"#, r#"spaces = { f = "wreck" }"#),
        ],
        &[("tile.centre.spaces", "problem-space-count"), ("tile.s1.spaces.f", "problem-space-kind")],
    );
    refused(
        &[(
            "spaces = { n = \"plain\" }\nlinks = [[\"n\",\"e0\"], [\"n\",\"e1\"], [\"n\",\"e2\"], [\"n\",\"e3\"], [\"n\",\"e4\"], [\"n\",\"e5\"]]",
            "spaces = { nn = \"plain\" }\nlinks = []",
        )],
        &[("tile.s6.spaces.nn", "problem-space-letter")],
    );
}

#[test] // EF-COMP-01, EF-COMP-04, EF-COMP-05
fn counts_and_prices_add_up() {
    let replaced = [
        ("de = \"Bankier\"\ncopies = 2", "de = \"Bankier\"\ncopies = 3"),
        ("total = 4\ncost = { pepper = 2, vanilla = 2 }", "total = 4\ncost = { pepper = 2, vanilla = 3 }"),
        ("frigate = { pepper = 2, vanilla = 0 }", "frigate = { pepper = 6, vanilla = 0 }"),
        ("markers = 20\ncap = 5", "markers = 12\ncap = 5"),
        ("planets_to_win = 5", "planets_to_win = 9"),
    ];
    refused(
        &replaced,
        &[
            ("crew", "problem-crew-copies"),
            ("crew", "problem-crew-copies"),
            ("crew", "problem-crew-copies"),
            ("planet.demodamas.total", "problem-planet-total"),
            ("price.frigate", "problem-price-unpayable"),
            ("spice.pepper.markers", "problem-spice-markers"),
            ("mode.duel.planets_to_win", "problem-between"),
        ],
    );
    let BoxError(problems) = corrected(&replaced).expect_err("the box should be refused");
    let french = Problem::new("crew", "problem-crew-copies").with("nation", "french").with("found", 13);
    assert!(problems.contains(&french.with("expected", 12)), "{problems:#?}");
}

#[test] // EF-EXPL-05, EF-EXPERT-01
fn layouts_are_connected_and_have_a_cell_for_each_tile() {
    refused(
        &[("  [3,-2], [3,-1], [-3,2], [-3,1],\n]", "  [3,-2], [3,0], [-3,2], [4,0],\n]")],
        &[("layout.23.cells", "problem-cell-far"), ("layout.23.cells", "problem-cell-twice")],
    );
    refused(
        &[(
            "  [0,0],\n  [0,-1], [1,-1], [1,0], [0,1], [-1,1], [-1,0],",
            "  [0,-1], [1,-1], [1,0], [0,1], [-1,1], [-1,0],\n  [3,-3],",
        )],
        &[("layout.19.cells", "problem-nowhere")],
    );
    refused(
        &[("start_cells = [[0,-1], [0,1]]  ", "start_cells = [[0,-1], [0,2]]  ")],
        &[("mode.duel.start_cells", "problem-start-cells")],
    );
}

#[test]
fn what_the_rules_are_written_for_cannot_be_corrected() {
    let replaced = [
        ("captain_rule = \"queue\"", "captain_rule = \"single\""),
        ("id = \"s10\"", "id = \"s11\""),
        ("players = 2", "players = 2\nreferees = 1"),
    ];
    refused(
        &replaced,
        &[
            ("mode.duel.captain_rule", "problem-box-other"),
            ("tile.s10.id", "problem-box-other"),
            ("mode.duel.referees", "problem-box-unknown"),
        ],
    );
}

#[test] // EF-SPACE-02
fn an_owner_may_correct_tiles_prices_and_names() {
    let parts = corrected(&[
        (r#"links = [["f","e0"], ["f","e2"], ["f","e3"], ["f","e5"]]"#, r#"links = [["f","e1"], ["f","e4"]]"#),
        (
            "cost = { pepper = 2, vanilla = 2 }\nproduces = \"pepper\"",
            "cost = { pepper = 4, vanilla = 0 }\nproduces = \"vanilla\"",
        ),
        ("de = \"Demodamas\"", "de = \"Demodamus\""),
    ]);
    let parts = parts.expect("a truer box");
    assert_eq!(parts.paths(Tile::S1).links.len(), 2);
    assert_eq!(parts.planet(Planet::Demodamas).price, Spices::new(4, 0));
    assert_eq!(parts.planet(Planet::Demodamas).name.de, "Demodamus");
}
