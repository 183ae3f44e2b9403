//! What every game promises, tried at every question of many random games.

use turning_tides::{Cards, GOLD, SILVER, Table, TurningTides};
use wardroom_kernel::{Game, Setup};
use wardroom_testkit::{Many, Tried, conformance, conformance_of, many_games, screens_keep_secrets};

/// What is never lost nor made: each player's cards and units (TT-COMP-03, TT-COMP-08).
fn census(table: &Table) -> [(Cards, u8, u8); 2] {
    [SILVER, GOLD].map(|seat| {
        let (ship, hold) = (table.ship(seat), table.hold(seat));
        (table.cards_of(seat), ship.sailors_aboard() + hold.sailors, ship.cannons_aboard() + hold.cannons)
    })
}

/// A promise about something that never came up is not shown.
#[track_caller]
fn has_come_up(tried: &Tried, ends: &[&str]) {
    let Tried { twins, seals, undone, said, reasons, .. } = *tried;
    assert!(twins > 0 && seals > 0 && undone > 0 && said > 0 && reasons > 0, "{tried:?}");
    assert!(ends.iter().all(|end| tried.ends.contains_key(end)), "{tried:?}");
}

#[test]
fn the_base_game_keeps_what_every_game_promises() {
    has_come_up(&conformance::<TurningTides, _>("base", 2, 8, census), &["zones", "crew"]);
}

#[test]
fn the_introductory_game_keeps_what_every_game_promises() {
    has_come_up(&conformance::<TurningTides, _>("intro", 2, 24, census), &["intro"]);
}

#[test]
fn a_game_with_every_switch_turned_keeps_what_every_game_promises() {
    let options = [
        ("promotion_takes_initiative", "off"),
        ("moved_cannon_keeps_side", "on"),
        ("move_and_navigate_share_level", "on"),
        ("surrender_offers_per_turn", "3"),
        ("round_limit", "2"),
    ];
    let setup = Setup::new(TurningTides::MODES, "base", 2, options).expect("the base game has these options");
    has_come_up(&conformance_of::<TurningTides, _>(&setup, 24, census), &["limit"]);
}

#[test] // TT-LOOK-02, TT-LOOK-03, TT-LOOK-04, TT-LOOK-06
fn whatever_a_player_cannot_see_makes_no_difference_to_what_it_is_shown() {
    for mode in ["base", "intro"] {
        let setup = Setup::new(TurningTides::MODES, mode, 2, []).expect("there is such a mode").unattended();
        let compared = screens_keep_secrets::<TurningTides>(&setup, 6, |shown| format!("{shown:?}"));
        assert!(compared.seals > 0 && compared.twins > 200, "{compared:?}");
    }
}

#[test]
fn thousands_of_games_end_and_lose_nothing() {
    for mode in ["base", "intro"] {
        let setup = Setup::new(TurningTides::MODES, mode, 2, []).expect("there is such a mode").unattended();
        let Many { decisions, ends, .. } = many_games::<TurningTides, _>(&setup, 1000, census);
        assert!(decisions > 10_000 && ends.values().sum::<u64>() == 1000, "{mode}: {decisions} {ends:?}");
    }
}
