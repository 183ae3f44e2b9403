//! Setup: from the empty table to the first turn.

use crate::Voyage;
use crate::sailing::{Sailing, read};
use crate::walk::{PLANETS, SetUp, game, set_up};
use efemeris::{
    ALTAIR, BELLATRIX, CAPELLA, CaptainView, Cell, Efemeris, Group, Phase, QueueView, Rotation, Side, Tile, Token,
};
use wardroom_kernel::{Game, Seats, Viewer};

const NATIONS: [&str; 3] = ["nation.french", "nation.british", "nation.spanish"];

#[test] // EF-SETUP-01, EF-INFO-05
fn the_start_player_is_drawn_unless_the_table_names_one() {
    for (mode, seats, sides) in [("duel", 2, 2), ("general", 3, 3), ("team", 4, 2)] {
        Voyage::new(mode, seats, []).asks_chance(sides);
    }
    let drawn = Voyage::new("duel", 2, []).when("dice 2").asks_exactly(&[BELLATRIX]);
    // Seats count from the start player: it has the northern cell and the fewest spices.
    let ready = drawn.set_up().spices(BELLATRIX, "1/1").spices(ALTAIR, "1/2");
    let ready = ready.stands("bellatrix.galleon", "0.-1.p").stands("altair.galleon", "0.1.p");
    ready.then(|table| assert_eq!((table.start, table.active), (Side(1), Side(1))));
    Voyage::new("general", 3, [("start", "3")]).asks_exactly(&[CAPELLA]);
}

#[test] // EF-SETUP-02, EF-SETUP-03, EF-COMP-06
fn the_centre_lies_in_the_middle_and_all_tokens_are_in_the_bag() {
    game("duel").then(|table| {
        let laid = table.sky.at(Cell::CENTRE).expect("a tile lies there");
        assert_eq!((laid.tile, laid.rotation), (Tile::Centre, Rotation::default()));
        assert_eq!(table.sky.tiles().count(), 1);
        assert_eq!(Token::ALL.map(|token| table.bag.count(token)), [8, 8, 8]);
        assert_eq!((table.parts.spice_markers, table.players[ALTAIR].spices.total()), (20, 0));
    });
}

/// What is asked one after the other, by the first word.
fn steps(mode: &str) -> Vec<String> {
    let (mut scene, mut steps) = (game(mode), Vec::<String>::new());
    while scene.played.table().phase.is_setup() {
        let Some(seat) = scene.played.asked().next() else {
            scene = scene.when("dice 1");
            continue;
        };
        assert!(scene.played.table().players.iter().all(|player| player.spices.total() == 0), "spices come last");
        let choice = scene.first_choice(seat);
        let step = choice.split('.').next().expect("a word").to_owned();
        if steps.last() != Some(&step) {
            steps.push(step);
        }
        scene = scene.does(seat, &choice);
    }
    steps
}

#[test] // EF-SETUP-04, EF-RULING-03
fn each_step_is_finished_by_all_before_the_next_and_teams_take_planets_before_crew() {
    for mode in ["duel", "general", "duel-expert"] {
        assert_eq!(steps(mode), ["nation", "captain", "crew", "planet", "tile"]);
    }
    assert_eq!(steps("team"), ["nation", "captain", "planet", "tile", "crew"]);
}

#[test] // EF-SETUP-05, EF-COMP-01, EF-RULING-09
fn in_seat_order_each_takes_a_nation_that_is_still_free() {
    let second = game("general").asks_exactly(&[ALTAIR]).asks(ALTAIR, &NATIONS).does(ALTAIR, "nation.british");
    let third = second.asks(BELLATRIX, &["nation.french", "nation.spanish"]).does(BELLATRIX, "nation.spanish");
    // Even a decision with one option is asked for.
    let done = third.asks(CAPELLA, &["nation.french"]).does(CAPELLA, "nation.french");
    done.then(|table| {
        for (seat, nation) in [(ALTAIR, "british"), (BELLATRIX, "spanish"), (CAPELLA, "french")] {
            let nation = efemeris::Nation::from_name(nation).expect("a nation");
            assert_eq!((table.navy(seat).nation, table.navy(seat).reserve.len()), (Some(nation), 12));
            assert_eq!(nation.captains().len(), 4);
        }
    });
}

/// French Altair and British Bellatrix are about to choose captains.
fn choosing(mode: &str) -> Voyage {
    game(mode).does(ALTAIR, "nation.french").does(BELLATRIX, "nation.british")
}

#[test] // EF-SETUP-06, EF-RULING-04, EF-EX-04, EF-DEC-03
fn captains_are_chosen_in_secret_and_only_the_first_is_shown() {
    let begun = choosing("duel").asks_exactly(&[ALTAIR, BELLATRIX]);
    assert_eq!(begun.texts(ALTAIR, "").len(), 4 * 3, "two of four, in an order");
    let seen = |scene: &Voyage| Efemeris::view(scene.played.table(), Viewer::Seat(BELLATRIX));
    let before = seen(&begun);
    let half = begun.does(ALTAIR, "captain.hubac > captain.cassini").told(Viewer::Seat(BELLATRIX), &[]);
    assert_eq!(seen(&half), before, "nothing is shown before all have chosen");
    let open = half.does(BELLATRIX, "captain.blake > captain.byng");
    open.sees(Viewer::Seat(BELLATRIX), |view| {
        assert_eq!(view.players[ALTAIR].captain, CaptainView::Open(efemeris::Captain::Hubac));
        assert_eq!(view.players[ALTAIR].queue, QueueView::Backs(1));
    })
    .then(|table| assert!(table.players[ALTAIR].queue.iter().eq([efemeris::Captain::Cassini])));
}

#[test] // EF-SETUP-07, EF-EX-03, EF-COMP-07
fn five_cards_are_picked_as_often_as_copies_exist() {
    let captains = choosing("duel").does(ALTAIR, "captain.hubac > captain.cassini");
    let begun = captains.does(BELLATRIX, "captain.blake > captain.byng").asks_exactly(&[ALTAIR, BELLATRIX]);
    let kinds = ["banker", "first_officer", "gunner", "helmsman", "courtesan"];
    let one_of_each = kinds.iter().fold(begun.clone(), |scene, kind| scene.does(ALTAIR, &format!("crew.{kind}")));
    let one_of_each = one_of_each.hand(ALTAIR, "banker first_officer gunner helmsman courtesan");
    one_of_each.asks_exactly(&[BELLATRIX]).then(|table| {
        let left = read("banker first_officer first_officer gunner gunner helmsman courtesan");
        assert_eq!(table.navy(ALTAIR).reserve, left);
    });
    let twice = begun.does(ALTAIR, "crew.banker; crew.banker");
    twice.may(ALTAIR, "crew.", &["crew.first_officer", "crew.gunner", "crew.helmsman", "crew.courtesan"]);
}

#[test] // EF-SETUP-08, EF-SETUP-15
fn in_seat_order_each_takes_a_free_planet() {
    let first = game("duel")
        .until(Phase::Planets)
        .asks_exactly(&[ALTAIR])
        .does(ALTAIR, "planet.patrocles")
        .asks_exactly(&[BELLATRIX]);
    let second = first.asks(
        BELLATRIX,
        &[
            "planet.demodamas",
            "planet.posidonius",
            "planet.pytheas",
            "planet.hipparchus",
            "planet.apollas",
            "planet.hecateus",
            "planet.eratosthenes",
        ],
    );
    let laid = second.does(BELLATRIX, "planet.apollas").set_up();
    laid.planets(ALTAIR, "patrocles").planets(BELLATRIX, "apollas").then(|table| {
        assert_eq!(table.planets.iter().filter(|planet| planet.holder.is_none()).count(), 6);
    });
}

#[test] // EF-SETUP-09, EF-SETUP-10, EF-SETUP-11, EF-SETUP-12, EF-RULING-02, EF-RULING-48, EF-RULING-81
fn start_tiles_lie_on_the_start_cells_in_any_rotation_with_marker_and_galleon() {
    for (mode, cells) in [("duel", &["0.-1", "0.1"][..]), ("general", &["0.-1", "1.0", "-1.1"])] {
        let mut scene = game(mode).until(Phase::StartTiles);
        let seats = || Seats::first(cells.len() as u8).zip(cells).zip(PLANETS);
        for ((seat, cell), planet) in seats() {
            let offers = [0, 1, 2, 3, 4, 5].map(|turn| format!("tile.{planet} > cell.{cell} > turn.{turn}"));
            scene = scene.asks_exactly(&[seat]).may(seat, "", &offers).does(seat, &offers[4]);
        }
        for ((seat, cell), planet) in seats() {
            let galleon = format!("galleon@{cell}.p");
            scene = scene.planets(seat, planet).afloat(seat, &galleon).tokens(seat, 0).fortresses("");
            let laid = scene.played.table().sky.at(cell.parse().expect("a cell"));
            assert_eq!(laid.map(|laid| laid.rotation.sixths()), Some(4));
        }
    }
}

#[test] // EF-SETUP-13, EF-RULING-01, EF-EX-02, EF-COMP-03, EF-MODE-04, EF-EXPERT-01
fn the_stack_mixes_all_tiles_that_are_left() {
    for (mode, start_tiles, [planet, sky, expert]) in [
        ("duel", 2, [6, 10, 0]),
        ("general", 3, [5, 10, 0]),
        ("team", 4, [4, 10, 0]),
        ("duel-expert", 2, [6, 10, 4]),
        ("general-expert", 3, [5, 10, 4]),
        ("team-expert", 4, [4, 10, 4]),
    ] {
        set_up(mode).then(|table| {
            assert_eq!(table.sky.tiles().count(), 1 + start_tiles);
            let drawn = table.players.iter().flat_map(|player| player.drawn.iter().copied());
            let tiles: Vec<Tile> = table.stack.chain(drawn).collect();
            let of = |group: Group| tiles.iter().filter(|tile| tile.group() == group).count();
            assert_eq!([Group::Planet, Group::Sky, Group::Expert].map(of), [planet, sky, expert], "{mode}");
        });
    }
}

#[test] // EF-EX-02
fn after_the_setup_of_a_duel_three_tiles_and_two_galleons_are_on_the_board() {
    let ready = set_up("duel").asks_chance(16);
    let ready = ready.afloat(ALTAIR, "galleon@0.-1.p").afloat(BELLATRIX, "galleon@0.1.p");
    ready.then(|table| {
        let cells: Vec<String> = table.sky.tiles().map(|laid| laid.cell.to_string()).collect();
        assert_eq!(cells, ["0.0", "0.-1", "0.1"]);
    });
}

#[test] // EF-SETUP-14, EF-EX-01
fn later_seats_begin_with_more_spices() {
    for (mode, spices) in
        [("duel", &["1/1", "1/2"][..]), ("general", &["1/1", "1/2", "2/2"]), ("team", &["1/1", "1/1", "1/2", "1/2"])]
    {
        let ready = set_up(mode);
        let held = &ready.played.table().players[..spices.len()];
        assert!(held.iter().map(|player| player.spices.to_string()).eq(spices.iter().copied()), "{mode}");
    }
}

#[test] // EF-EX-11, EF-COLL-01, EF-SETUP-12
fn in_the_first_turn_patrocles_brings_a_pepper() {
    set_up("duel").spices(ALTAIR, "1/1").explore().spices(ALTAIR, "2/1");
}
