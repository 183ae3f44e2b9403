//! Team: how partners set up.

use crate::Voyage;
use crate::sailing::{Sailing, read};
use crate::walk::{PLANETS, SetUp, game, set_up};
use efemeris::{ALTAIR, BELLATRIX, CAPELLA, CaptainView, CardsView, DENEB, Efemeris, Phase};
use wardroom_kernel::{Game, Seat, Viewer};

const ALL: [Seat; 4] = [ALTAIR, BELLATRIX, CAPELLA, DENEB];

/// British Altair and Bellatrix are at this step of the setup.
fn until(phase: Phase) -> Voyage {
    game("team").does(ALTAIR, "nation.british").until(phase)
}

#[test] // EF-SETUP-05, EF-RULING-99, EF-MODE-03
fn either_partner_names_the_nation_for_both() {
    for seat in [ALTAIR, BELLATRIX] {
        let begun = game("team").asks_exactly(&[ALTAIR, BELLATRIX]);
        let named = begun.does(seat, "nation.spanish").asks_exactly(&[CAPELLA, DENEB]);
        named.may(DENEB, "", &["nation.french", "nation.british"]).then(|table| {
            assert_eq!(table.navy(ALTAIR).nation, Some(efemeris::Nation::Spanish));
            assert_eq!(table.navy(BELLATRIX).nation, Some(efemeris::Nation::Spanish));
        });
    }
}

#[test] // EF-TEAM-03, EF-RULING-56
fn partners_take_different_captains_unseen_until_all_four_have_chosen() {
    let begun = until(Phase::Captains).asks_exactly(&[ALTAIR, CAPELLA]);
    let british = ["captain.fairborne", "captain.blake", "captain.byng", "captain.lancaster"];
    let lower = begun.may(ALTAIR, "", &british).does(ALTAIR, "captain.blake").does(CAPELLA, "captain.hubac");
    let upper = lower.asks_exactly(&[BELLATRIX, DENEB]).may(BELLATRIX, "", &[british[0], british[2], british[3]]);
    let captain =
        |scene: &Voyage, viewer| Efemeris::view(scene.played.table(), Viewer::Seat(viewer)).players[ALTAIR].captain;
    assert_eq!(captain(&upper, BELLATRIX), CaptainView::Open(efemeris::Captain::Blake), "the partner sees it");
    assert_ne!(captain(&upper, CAPELLA), CaptainView::Open(efemeris::Captain::Blake), "enemies do not");
    let open = upper.does(BELLATRIX, "captain.byng").does(DENEB, "captain.castel");
    assert_eq!(captain(&open, DENEB), CaptainView::Open(efemeris::Captain::Blake));
    open.then(|table| assert!(ALL.iter().all(|&seat| table.players[seat].queue.is_empty())));
}

#[test] // EF-TEAM-04, EF-RULING-82
fn planets_are_taken_by_the_seats_in_turn() {
    let mut scene = until(Phase::Planets);
    for (seat, planet) in ALL.into_iter().zip(PLANETS) {
        scene = scene.asks_exactly(&[seat]).does(seat, &format!("planet.{planet}"));
    }
}

#[test] // EF-TEAM-05, EF-EX-60, EF-RULING-99
fn the_partners_second_start_tile_goes_next_to_the_first() {
    let begun = until(Phase::StartTiles).asks_exactly(&[ALTAIR, BELLATRIX]);
    let begun = begun.counts(ALTAIR, "tile.patrocles > cell.0.-1 > turn.", 6).counts(ALTAIR, "", 6);
    let begun = begun.counts(BELLATRIX, "tile.posidonius > cell.0.-1 > turn.", 6).counts(BELLATRIX, "", 6);
    for (first, tile, second, partners) in
        [(ALTAIR, "patrocles", BELLATRIX, "posidonius"), (BELLATRIX, "posidonius", ALTAIR, "patrocles")]
    {
        let laid = begun.clone().does(first, &format!("tile.{tile} > cell.0.-1 > turn.2")).asks_exactly(&[second]);
        let cells = ["0.-2", "1.-2", "1.-1", "-1.0", "-1.-1"];
        let offers =
            cells.map(|cell| [0, 1, 2, 3, 4, 5].map(|turn| format!("tile.{partners} > cell.{cell} > turn.{turn}")));
        let laid = laid.may(second, "", &offers.concat()).does(second, &offers[2][0]);
        let theirs = laid.asks_exactly(&[CAPELLA, DENEB]);
        theirs.counts(CAPELLA, "tile.pytheas > cell.0.1 > turn.", 6).counts(
            DENEB,
            "tile.apollas > cell.0.1 > turn.",
            6,
        );
    }
}

#[test] // EF-TEAM-06, EF-RULING-55, EF-EX-67, EF-INFO-03, EF-RULING-96
fn partners_pick_three_cards_each_in_turn_and_share_what_is_left() {
    let mut scene = until(Phase::Crew);
    let picks = [
        (ALTAIR, "gunner"),
        (BELLATRIX, "gunner"),
        (ALTAIR, "gunner"),
        (BELLATRIX, "surgeon"),
        (ALTAIR, "first_officer"),
        (BELLATRIX, "banker"),
    ];
    for (seat, card) in picks {
        let partner = if seat == ALTAIR { BELLATRIX } else { ALTAIR };
        assert!(!scene.played.asked().contains(partner), "the partner's turn is next");
        scene = scene.does(seat, &format!("crew.{card}"));
    }
    let picked = scene.asks_exactly(&[CAPELLA]).hand(ALTAIR, "gunner gunner first_officer");
    let picked = picked.hand(BELLATRIX, "gunner surgeon banker");
    let left = read("banker first_officer first_officer surgeon shipwright shipwright");
    for partner in [ALTAIR, BELLATRIX] {
        picked.clone().sees(Viewer::Seat(partner), |view| {
            assert_eq!(view.navy(ALTAIR).reserve, CardsView::Cards(left));
            assert_eq!(view.players[ALTAIR].hand, CardsView::Cards(read("gunner gunner first_officer")));
            assert_eq!(view.players[BELLATRIX].hand, CardsView::Cards(read("gunner surgeon banker")));
        });
    }
    for enemy in [Viewer::Seat(CAPELLA), Viewer::Seat(DENEB), Viewer::Spectator] {
        picked.clone().sees(enemy, |view| {
            let hands = [ALTAIR, BELLATRIX].map(|seat| view.players[seat].hand);
            assert_eq!((hands, view.navy(ALTAIR).reserve), ([CardsView::Backs(3); 2], CardsView::Backs(6)));
        });
    }
}

#[test] // EF-TEAM-01, EF-TURN-01, EF-TURN-02, EF-EX-77
fn the_sides_take_turns_and_each_turn_has_its_four_phases() {
    let mut scene = set_up("team");
    for side in [[ALTAIR, BELLATRIX], [CAPELLA, DENEB], [ALTAIR, BELLATRIX]] {
        while scene.played.chance().is_some() {
            assert_eq!(scene.played.table().phase, Phase::Draw, "tiles are drawn first");
            scene = scene.when("dice 1");
        }
        scene = scene.asks_exactly(&side);
        assert_eq!(scene.played.table().phase, Phase::Lay);
        let before = scene.played.table().players[side[0]].spices.total();
        scene = scene.explore().asks_exactly(&side);
        assert!(scene.played.table().players[side[0]].spices.total() > before, "collection has been");
        scene = scene.offers(side[0], "end.tactics").build().asks_exactly(&side).offers(side[1], "end.turn");
        scene = scene.does(side[1], "end.turn").does(side[0], "end.turn");
    }
}
