//! Merchant raids.

use crate::kit::{Begin, Deeds, PASS, raider};
use marauders::{BLUE, RED, RulesVersion};

#[test] // MM-RAID-01, MM-RAID-02, MM-RAID-04
fn a_found_merchant_may_be_let_go_its_token_goes_to_the_track_all_the_same() {
    let scene = raider("santo-domingo", "dutch").begin();
    let missed = scene.clone().picks("scout > merchant").rolls("11").passes().acts(RED);
    missed.merchant("santo-domingo", true).on_track(0);
    let found = scene.finds_merchant().picks("merchant > nation.dutch").picks("merchant > let-go").acts(RED);
    found.merchant("santo-domingo", false).on_track(1).bounties(RED, [0; 4]);
}

#[test] // MM-RAID-03, MM-EX-07, MM-RULING-55
fn the_finder_chooses_between_the_tokens_nation_and_the_zones() {
    let scene = raider("santo-domingo", "dutch").begin().finds_merchant();
    scene.asks(RED, &["merchant > nation.spanish", "merchant > nation.dutch"]);
    // In the Caribbean Sea, and where both are the same, there is nothing to choose.
    let scene = raider("caribbean-sea", "dutch").begin().finds_merchant().picks("merchant > attack");
    scene.bounties(RED, [0, 0, 0, 1]);
}

#[test] // MM-RAID-05, MM-RULING-21, MM-HIT-11
fn with_a_destroyed_location_a_merchant_can_be_found_but_not_attacked() {
    let scene = raider("santo-domingo", "dutch").location(RED, "cannons", 0).begin();
    // It can only be let go, so its nation is not asked for.
    let scene = scene.finds_merchant().acts(RED);
    scene.on_track(1).bounties(RED, [0; 4]);
}

#[test] // MM-RAID-05
fn in_matches_of_the_first_version_the_nation_of_a_merchant_is_always_asked_for() {
    let scene = raider("santo-domingo", "dutch").location(RED, "cannons", 0);
    let scene = scene.change(|table| table.version = RulesVersion::First).begin();
    let scene = scene.finds_merchant().picks("merchant > nation.dutch").acts(RED);
    scene.on_track(1).bounties(RED, [0; 4]);
}

#[test] // MM-RAID-06, MM-EX-11, MM-EX-08, MM-BOUNTY-01, MM-BOUNTY-04
fn attacking_brings_a_bounty_of_the_chosen_nation_before_cards_are_drawn() {
    let scene = raider("santo-domingo", "dutch").bounty(RED, "spanish", 1).bounty(RED, "french", 1).begin();
    let scene = scene.finds_merchant().picks("merchant > nation.spanish").bounties(RED, [1, 0, 1, 0]);
    scene.picks("merchant > attack").asks_chance(64).bounties(RED, [2, 0, 1, 0]);
}

#[test] // MM-RAID-07, MM-RAID-09
fn three_cards_lie_open_and_each_success_draws_discards_or_exchanges_one_card() {
    let scene = raider("caribbean-sea", "dutch").raids("dutch", "rum-5 food-2 tobacco-2", "SS1").passes();
    let scene = scene.asks(
        RED,
        &[
            "raid > draw",
            "raid > discard > cargo.food-2",
            "raid > exchange > cargo.food-2",
            "raid > discard > cargo.rum-5",
            "raid > exchange > cargo.rum-5",
            "raid > discard > cargo.tobacco-2",
            "raid > exchange > cargo.tobacco-2",
            "raid > stop",
        ],
    );
    let scene = scene.picks("raid > draw").draws("rum-4");
    // The card just drawn may go as well: then 3 + 2 + 3 gold, a masts and a cannons hit.
    let scene = scene.picks("raid > discard > cargo.rum-4").passes();
    scene.ship(RED, [2, 2, 1, 2, 0]);
}

#[test] // MM-RAID-07, MM-RAID-14, MM-RAID-16
fn unused_successes_lapse() {
    let scene = raider("caribbean-sea", "dutch").gold(RED, 0).raids("dutch", "rum-5 food-2 cocoa-5", "SS1");
    // Two escapes are less than 4; 3 + 2 + 2 gold.
    scene.passes().picks("raid > stop").passes().gold(RED, 7).ship(RED, [2, 2, 1, 2, 1]);
}

#[test] // MM-RAID-08
fn special_weapons_turn_failed_dice_into_successes() {
    let scene = raider("caribbean-sea", "dutch").weapons(RED, ["chain-shot", "grapeshot"]);
    let scene = scene.raids("dutch", "rum-5 food-2 tobacco-2", "S11").passes();
    let scene = scene.asks(RED, &["raid > weapon.chain-shot", "raid > weapon.grapeshot", "raid > no-weapon"]);
    let scene = scene.picks("raid > weapon.chain-shot").picks("raid > weapon.grapeshot").weapons(RED, &[]);
    let scene = scene.picks("raid > discard > cargo.rum-5").picks("raid > discard > cargo.food-2");
    let scene = scene.picks("raid > discard > cargo.tobacco-2").passes();
    // Nothing is left: a success with 0 gold.
    scene.acts(RED).ship(RED, [2, 2, 2, 2, 1]);
    // Each needs a failed die.
    let scene = raider("caribbean-sea", "dutch").weapons(RED, ["chain-shot", "grapeshot"]);
    let scene = scene.raids("dutch", "rum-5 food-2 tobacco-2", "SS1").passes().picks("raid > weapon.chain-shot");
    scene.offers_no(RED, "raid > weapon.grapeshot").offers(RED, "raid > draw");
}

#[test] // MM-RAID-10, MM-RAID-12, MM-RAID-16
fn each_hit_symbol_is_a_hit_and_a_destroyed_location_fails_the_raid() {
    let scene = raider("caribbean-sea", "dutch").gold(RED, 0).raids("dutch", "rum-5 food-2 tobacco-2", "111").passes();
    // The sloop's only cannon is gone: no gold, no cargo.
    scene.acts(RED).ship(RED, [2, 2, 1, 2, 0]).gold(RED, 0).cargo(RED, 0);
}

#[test] // MM-RAID-11
fn a_hit_on_a_destroyed_location_goes_to_the_hull() {
    let scene = raider("caribbean-sea", "dutch").raids("dutch", "rum-2 sugar-4 tobacco-2", "111").passes();
    scene.dies(RED);
    let scene = raider("caribbean-sea", "dutch").raids("dutch", "rum-2 sugar-4 cocoa-5", "111").passes();
    scene.acts(RED).ship(RED, [1, 2, 2, 2, 0]);
}

#[test] // MM-RAID-13, MM-RAID-16
fn escape_symbols_that_reach_manoeuvrability_save_the_merchant_but_hits_still_count() {
    let flute = || raider("caribbean-sea", "dutch").ship(RED, "flute").gold(RED, 0);
    let scene = flute().raids("dutch", "rum-5 cocoa-5 food-1", "111").passes().acts(RED);
    scene.gold(RED, 0).cargo(RED, 0).ship(RED, [3, 3, 3, 1, 1]);
    let scene = flute().raids("dutch", "rum-5 food-1 food-2", "111").passes();
    scene.gold(RED, 8);
}

#[test] // MM-RAID-14, MM-RULING-57, MM-INFO-08
fn the_loot_is_gold_by_value_and_cards_within_the_hold() {
    let scene = raider("caribbean-sea", "dutch").gold(RED, 1).cargo(RED, ["wood-1"]);
    let scene = scene.raids("dutch", "rum-5 cocoa-5 food-2", "111").passes().gold(RED, 8);
    // One place is free; the old card may go for another.
    let scene = scene.picks("stow > good.rum").picks("stow > hold.wood");
    let scene = scene.picks("stow > good.food").offers_no(RED, "stow > good.cocoa");
    scene.sails_on(RED).holds(RED, &["food-2", "rum-5"]);
}

#[test] // MM-RULING-57
fn hits_reduce_the_hold_before_cards_are_kept() {
    let scene = raider("caribbean-sea", "dutch").cargo(RED, ["wood-1", "wood-3"]);
    let scene = scene.raids("dutch", "rum-5 cocoa-5 food-1", "111").passes();
    // One of the old cards is lost at random, and the other fills the hold.
    let scene = scene.asks_chance(2).when("dice 1").passes();
    scene.cargo(RED, 1);
}

#[test] // MM-RAID-15, MM-GLORY-01, MM-GLORY-02
fn twelve_gold_in_a_raid_are_a_glory_point_and_card() {
    let with = |third: &str| {
        let cards = format!("sugar-5 cocoa-8 {third}");
        raider("caribbean-sea", "dutch").gold(RED, 0).raids("dutch", &cards, "111").passes()
    };
    with("rum-6").gold(RED, 11).sails_on(RED).points(RED, 0).hand(RED, 0);
    with("rum-7").gold(RED, 12).sails_on(RED).points(RED, 1).hand(RED, 1);
}

#[test] // MM-RAID-17, MM-RULING-95
fn a_raid_has_its_windows_in_this_order() {
    let scene = raider("santo-domingo", "dutch").weapons(RED, ["grapeshot"]).hand(RED, ["braced-timbers"]).gold(RED, 0);
    let scene = scene.begin().picks("scout > merchant").rolls("S1").passes_until(RED, "announce > pass").passes_one();
    // Token shown, `merchant-found`; nation; attack with its bounty; cards.
    let scene = scene.merchant("santo-domingo", false).asks(RED, PASS).passes_one();
    let scene = scene.picks("merchant > nation.dutch").picks("merchant > attack").bounties(RED, [0, 0, 0, 1]);
    let scene = scene.draws("rum-5").draws("food-2").draws("tobacco-2");
    // Roll, `rolled`; weapons; successes.
    let scene = scene.rolls("S11").asks(RED, PASS).passes_one();
    let scene = scene.asks(RED, &["raid > weapon.grapeshot", "raid > no-weapon"]).picks("raid > no-weapon");
    let scene = scene.picks("raid > stop");
    // `raid-spent` for the others; hits placed, `hits-due`; marked.
    let scene = scene.asks(BLUE, PASS).passes_one().ship(RED, [2, 2, 2, 2, 1]);
    let scene = scene.asks(RED, &["announce > card.braced-timbers", "announce > pass"]).plays(RED, "braced-timbers");
    let scene = scene.picks("cancel-hit > location.cannons").passes_until(RED, "announce > pass");
    // Judged: `raid-won`; gold; cards kept.
    let scene = scene.passes().ship(RED, [2, 2, 1, 2, 1]).gold(RED, 8);
    scene.offers(RED, "stow > good.rum");
}

#[test] // MM-RULING-54, MM-ZONE-05
fn in_cartagena_a_spanish_merchant_needs_no_roll() {
    let scene = raider("cartagena", "dutch").begin().offers(RED, "scout > merchant");
    let scene = scene.picks("scout > unscouted-merchant").on_track(1);
    // The action is spent; there is no window, and the nation is Spanish; he may still let it go.
    let scene =
        scene.then(|table| assert_eq!(table.turn.actions, 2)).asks(RED, &["merchant > attack", "merchant > let-go"]);
    scene.clone().picks("merchant > let-go").bounties(RED, [0; 4]).acts(RED);
    scene.picks("merchant > attack").bounties(RED, [1, 0, 0, 0]);
    // The token's nation needs a roll.
    let rolled = raider("cartagena", "dutch").begin().finds_merchant();
    rolled.asks(RED, &["merchant > nation.spanish", "merchant > nation.dutch"]);
}

#[test] // MM-RULING-56
fn a_raid_without_cards_succeeds_with_nothing() {
    let scene = raider("caribbean-sea", "dutch").mission(RED, "the-insured-merchantman").gold(RED, 0);
    let scene = scene.raids("dutch", "rum-5 food-2 tobacco-2", "SSS").passes().picks("raid > discard > cargo.rum-5");
    let scene = scene.picks("raid > discard > cargo.food-2").picks("raid > discard > cargo.tobacco-2").sails_on(RED);
    // The mission counts it: 8 gold and its point.
    scene.gold(RED, 8).points(RED, 1).cargo(RED, 0);
}

#[test] // MM-RULING-59, MM-MOD-06
fn values_and_the_reinforced_hull_count_in_raids_guns_do_not() {
    // Manoeuvrability 3 instead of 2: two escapes are not enough.
    let flute = || raider("caribbean-sea", "dutch").ship(RED, "flute").gold(RED, 0);
    let scene = flute().mods(RED, ["rigs-and-sails", "long-guns", "chasers", "swivel-guns"]);
    scene.raids("dutch", "rum-5 cocoa-5 food-1", "111").sails_on(RED).gold(RED, 8);
    // A second cannon outlives a hit.
    let scene = flute().mods(RED, ["extra-cannon-port", "extended-hold", "hammocks"]);
    let scene = scene.raids("dutch", "tobacco-2 rum-5 food-1", "111").sails_on(RED).gold(RED, 9);
    scene.ship(RED, [3, 4, 3, 2, 1]);
    let scene = flute().mods(RED, ["reinforced-hull"]).raids("dutch", "tobacco-2 rum-5 food-1", "111");
    let scene = scene.uses(RED, "reinforced-hull").if_offered("cancel-hit > location.cannons").sails_on(RED);
    scene.gold(RED, 9).then(|table| assert!(table.players[RED].ship.is_hull_flipped));
}

#[test] // MM-RULING-58, MM-ZONE-17
fn the_gold_really_gained_counts_for_the_glory_point() {
    // San Juan: 3 more for a Spanish merchant.
    let raid = |nation: &str| {
        let scene = raider("san-juan", "dutch").gold(RED, 0);
        scene.raids(nation, "sugar-5 rum-5 cocoa-5", "111").sails_on(RED)
    };
    raid("spanish").gold(RED, 13).points(RED, 1);
    raid("dutch").gold(RED, 10).points(RED, 0);
}

#[test] // MM-EX-06
fn frederico_da_silva_raids_a_merchant() {
    let scene = raider("caribbean-sea", "dutch").gold(RED, 0).raids("dutch", "rum-5 food-2 tobacco-2", "S11");
    let scene = scene.passes();
    let exchanged = scene.clone().picks("raid > exchange > cargo.tobacco-2").draws("textiles-1").passes();
    let kept = exchanged.ship(RED, [2, 1, 1, 2, 1]).gold(RED, 10).picks("stow > good.rum");
    kept.sails_on(RED).holds(RED, &["rum-5"]).points(RED, 0);
    scene.picks("raid > stop").passes().acts(RED).ship(RED, [2, 2, 1, 2, 0]).gold(RED, 0);
}
