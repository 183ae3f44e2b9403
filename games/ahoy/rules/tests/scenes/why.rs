//! Why not: refusals name their rule. Those of dice, moving and recruiting are in their chapters.

use crate::decisions::{everywhere, word};
use crate::deeds::{Begin, CALM, Deeds, waters};
use crate::{Sailing, Voyage};
use ahoy::{Card, Cell, Plan, SMUGGLER, SQUADRON, Slot, Table, UNION, at};
use std::collections::BTreeMap;
use wardroom_kernel::Seat;

#[test] // AH-SQUAD-08
fn a_stronghold_is_why_nobody_recruits_smuggles_or_delivers_beside_it() {
    let scene = waters(CALM, SMUGGLER, [(3, 1), (3, 1), (1, 1)]).strongholds(at(1, 1), 1).gold(SMUGGLER, 2);
    let scene = scene.market([Card::Sailor]).cargo(SMUGGLER, [Card::Merchant]).begin();
    let scene = scene.why(SMUGGLER, "recruit > card.sailor", "AH-SQUAD-08");
    scene.why(SMUGGLER, "smuggle > card.sailor", "AH-SQUAD-08").why(SMUGGLER, "deliver > card.merchant", "AH-SQUAD-08");
}

#[test] // AH-SMUG-01, AH-SMUG-03
fn the_wrong_suit_and_the_open_sea_are_why_nothing_is_smuggled_or_delivered() {
    let scene = |x, y| {
        let scene = waters(CALM, SMUGGLER, [(3, 0), (3, 0), (x, y)]).market([Card::Gunner, Card::Diver]);
        scene.cargo(SMUGGLER, [Card::Merchant]).begin()
    };
    scene(3, 1).rejects("smuggler: smuggle > card.diver", "AH-SMUG-01");
    scene(3, 1).rejects("smuggler: deliver > card.merchant", "AH-SMUG-03");
    scene(3, 0).rejects("smuggler: smuggle > card.gunner", "AH-SMUG-01");
    scene(3, 0).rejects("smuggler: deliver > card.merchant", "AH-SMUG-03");
}

#[test] // AH-EXPLORE-04, AH-EXPLORE-02
fn islands_side_by_side_and_overlaps_are_why_a_tile_cannot_lie_so() {
    let scene = waters(CALM, SMUGGLER, [(0, 0), (0, 0), (3, 0)]).begin().places(SMUGGLER, 1, "sail").goes(4, 0);
    let drawn = scene.when("dice 1");
    // Turned once the Island would lie at 4,1, beside the one at 3,1.
    drawn.clone().rejects("smuggler: tile.4.0.1", "AH-EXPLORE-04");
    drawn.clone().rejects("smuggler: tile.3.0.0", "AH-EXPLORE-02");
    drawn.rejects("smuggler: tile.5.0.0", "AH-EXPLORE-02");
}

#[test] // AH-RECRUIT-01, AH-RECRUIT-02, AH-RECRUIT-03, AH-SQUAD-08, AH-SMUG-01, AH-SMUG-03
fn a_card_that_is_touched_alone_says_what_stands_against_it() {
    let market = |seat, place| waters(CALM, seat, [place; 3]).market([Card::Gunner, Card::Diver]);
    let at_sea = market(SMUGGLER, (0, 0)).cargo(SMUGGLER, [Card::Merchant]).begin();
    at_sea.rejects("smuggler: card.gunner", "AH-RECRUIT-01").rejects("smuggler: card.merchant", "AH-SMUG-03");
    let landed = market(SMUGGLER, (3, 1)).begin().rejects("smuggler: card.diver", "AH-RECRUIT-01");
    landed.offers(SMUGGLER, "recruit > card.gunner > die.1").rejects("smuggler: card.gunner", "AH-RECRUIT-01");
    let smuggles = waters(CALM, SMUGGLER, [(3, 1); 3]).market([Card::Buccaneer]).begin();
    smuggles.offers(SMUGGLER, "smuggle > card.buccaneer").rejects("smuggler: card.buccaneer", "AH-SMUG-01");
    let loaded = market(SMUGGLER, (1, 1)).cargo(SMUGGLER, [Card::Merchant]).begin();
    loaded.offers(SMUGGLER, "deliver > card.merchant").rejects("smuggler: card.merchant", "AH-SMUG-03");
    let poor = waters(CALM, UNION, [(3, 1); 3]).market([Card::Buccaneer, Card::Gunner]).begin();
    poor.rejects("union: card.buccaneer", "AH-RECRUIT-02").rejects("union: card.gunner", "AH-RECRUIT-01");
    let placed = market(UNION, (3, 1)).due(0).begin();
    placed.rejects("union: card.gunner", "AH-RECRUIT-03");
    let banned = market(SMUGGLER, (3, 1)).strongholds(at(3, 1), 1).begin();
    banned.rejects("smuggler: card.gunner", "AH-SQUAD-08");
}

#[test] // AH-RULING-76, AH-TURN-05
fn a_card_that_is_touched_out_of_turn_or_within_an_action_has_to_wait() {
    let scene = waters(CALM, SMUGGLER, [(3, 0), (3, 0), (3, 1)]).market([Card::Gunner]).begin();
    scene.clone().rejects("union: card.gunner", "AH-RULING-76");
    let sails = scene.places(SMUGGLER, 1, "sail").asks_for(SMUGGLER, "step");
    sails.rejects("smuggler: card.gunner", "AH-RULING-76").rejects("smuggler: step > card.gunner", "AH-RULING-76");
    // In one's own turn while another seat decides, one's own turn is not what is missing.
    let scene = waters(CALM, SMUGGLER, [(3, 1), (1, 0), (0, 0)]).market([Card::Gunner]);
    let battle = scene.placed(SMUGGLER, Slot::Cannons, 1).begin().places(SMUGGLER, 1, "sail").goes(1, 0);
    battle.asks_for(UNION, "plan").rejects("smuggler: card.gunner", "AH-TURN-05");
}

#[test] // AH-SMUG-10, AH-CREW-20, AH-SMUG-02
fn where_cards_are_asked_for_a_card_alone_says_what_is_the_matter_with_it() {
    let says = |scene: &Voyage, path: &str| {
        let reasons = scene.reasons(SMUGGLER, path);
        reasons.iter().map(|reason| (reason.rule, reason.key)).collect::<Vec<_>>()
    };
    let scene = waters(CALM, SMUGGLER, [(3, 0), (3, 0), (1, 1)]).market([Card::Gunner, Card::Sailor]).deck([]);
    let asked = scene.dice(SMUGGLER, [2, 2]).begin().places(SMUGGLER, 2, "negotiate");
    let asked = asked.offers(SMUGGLER, "negotiate > card.gunner");
    assert_eq!(says(&asked, "card.gunner"), [("AH-SMUG-10", "why-card-deed-first")]);
    assert_eq!(says(&asked, "card.diver"), [("AH-SMUG-10", "why-not-in-market")]);
    assert_eq!(says(&asked, "negotiate > card.gunner"), []);
    let scene = waters(CALM, SMUGGLER, [(3, 1), (1, 1), (0, 0)]).crew(SMUGGLER, [Card::NaiveNoble]);
    let scene = scene.crew(UNION, [Card::Sailor, Card::Diver]).market([Card::Gunner]).begin();
    let noble = scene.picks("crew.naive-noble");
    assert_eq!(says(&noble, "noble > card.gunner"), [("AH-CREW-20", "why-in-market")]);
    assert_eq!(says(&noble, "card.diver"), [("AH-CREW-20", "why-card-deed-first")]);
    let scene = waters(CALM, SMUGGLER, [(3, 0), (3, 0), (3, 1)]).market([Card::Gunner, Card::Sailor]).deck([]);
    let full = scene.cargo(SMUGGLER, [Card::Merchant, Card::Diver]).begin().picks("smuggle > card.gunner");
    assert_eq!(says(&full, "card.sailor"), [("AH-SMUG-02", "why-no-such-cargo")]);
}

#[test] // AH-RULING-65, AH-EXPLORE-02
fn a_tile_won_in_battle_touches_the_map_and_one_that_is_explored_covers_where_one_goes() {
    let sails = || {
        let scene = waters(CALM, SMUGGLER, [(3, 1), (1, 0), (0, 0)]).placed(SMUGGLER, Slot::Cannons, 1);
        scene.begin().places(SMUGGLER, 1, "sail")
    };
    let won = sails().goes(1, 0).rolls(6, 1).picks("victory > option.b").picks("damage > slot.sail");
    let added = won.picks("reward > cell.3.4").picks("gain > yes").draws_tile("fish-a").asks_for(SMUGGLER, "tile");
    added.rejects("smuggler: tile.9.9.0", "AH-RULING-65").rejects("smuggler: space.5.5", "AH-RULING-65");
    let explored = sails().goes(-1, 0).draws_tile("fish-a").asks_for(SMUGGLER, "tile");
    explored.rejects("smuggler: tile.9.9.0", "AH-EXPLORE-02").rejects("smuggler: space.5.5", "AH-EXPLORE-02");
}

#[test] // AH-CREW-16, AH-BATTLE-02, AH-BATTLE-03
fn whom_to_attack_is_explained_by_the_cannons_of_who_attacks() {
    let scene = waters(CALM, SMUGGLER, [(1, 1), (3, 1), (1, 0)]).crew(SMUGGLER, [Card::GunnersMate]);
    let scene = scene.patrols(at(1, 1), 1).dice(SMUGGLER, [6, 6]).begin().places(SMUGGLER, 6, "cannons");
    let mate = scene.picks("gunners-mate > space.1.1").asks_for(SMUGGLER, "attack");
    mate.rejects("smuggler: attack > flagship.union", "AH-BATTLE-02");
    let scene = waters(CALM, SMUGGLER, [(1, 1), (1, 1), (1, 0)]).placed(SQUADRON, Slot::Cannons5, 5);
    let scene = scene.patrols(at(1, 1), 1).begin().places(SMUGGLER, 1, "sail").goes(1, 1);
    scene.asks_for(SMUGGLER, "attack").rejects("smuggler: attack > flagship.union", "AH-BATTLE-03");
}

#[test] // AH-CREW-01, AH-CREW-19, AH-CREW-28
fn gold_and_once_a_turn_are_why_crew_stays_idle() {
    let crew = [Card::Aeronauts, Card::WhisperingWind, Card::Mystic];
    let scene = waters("fish-a 0 0 0, fish-b 2 0 0", SMUGGLER, [(0, 0), (0, 0), (1, 1)]).crew(SMUGGLER, crew);
    let poor = scene.clone().begin().rejects("smuggler: crew.aeronauts", "AH-CREW-01");
    poor.rejects("smuggler: crew.whispering-wind", "AH-CREW-28");
    let mystic = scene.gold(SMUGGLER, 4).begin().picks("crew.mystic").picks("suffer > slot.sail").settles();
    mystic.rejects("smuggler: crew.mystic", "AH-CREW-19");
}

#[test] // AH-PLAN-02, AH-PLAN-06, AH-RULING-48
fn the_time_and_missing_comrades_are_why_a_plan_waits() {
    let plans = [Plan::CloseCall, Plan::Cutter, Plan::Enlist];
    let scene = waters(CALM, UNION, [(3, 0), (0, 0), (3, 0)]).plans(plans).begin();
    let scene = scene.rejects("union: plan.close-call", "AH-PLAN-02").rejects("union: plan.cutter", "AH-PLAN-06");
    scene.rejects("union: plan.enlist", "AH-RULING-48");
}

#[test] // AH-RULING-76, AH-TURN-01
fn another_players_turn_is_why_nothing_can_be_done() {
    let scene =
        waters(CALM, SMUGGLER, [(3, 1), (1, 1), (0, 0)]).crew(UNION, [Card::Mystic]).plans([Plan::DynamicEntry]);
    let scene = scene.begin().rejects("union: crew.mystic", "AH-RULING-76");
    let scene = scene.rejects("union: plan.dynamic-entry", "AH-RULING-76");
    scene.rejects("union: die.1 > slot.sail", "AH-TURN-01");
}

#[test] // AH-TURN-05
fn a_running_action_is_why_another_must_wait() {
    let scene = waters(CALM, SMUGGLER, [(3, 0), (3, 0), (3, 1)]).market([Card::Gunner]).begin();
    scene.places(SMUGGLER, 1, "sail").rejects("smuggler: smuggle > card.gunner", "AH-TURN-05");
}

#[test] // AH-BATTLE-16, AH-RULING-35
fn fog_is_why_a_gunners_mate_cannot_fire_there() {
    let scene = waters("swords-a 0 0 0, skull-b 2 0 0", SMUGGLER, [(1, 1), (1, 0), (0, 0)]);
    let scene = scene.crew(SMUGGLER, [Card::GunnersMate]).begin().places(SMUGGLER, 1, "cannons");
    scene.clone().rejects("smuggler: gunners-mate > space.1.0", "AH-BATTLE-16");
    scene.rejects("smuggler: gunners-mate > space.2.0", "AH-CREW-16");
}

#[test] // AH-REWARD-01
fn the_black_marker_and_the_distance_are_why_white_cannot_go_there() {
    let markers = |player: &mut ahoy::Player| player.white = Cell { row: 2, column: 3 };
    let scene = waters(CALM, SMUGGLER, [(3, 0), (3, 0), (1, 1)]).cargo(SMUGGLER, [Card::Merchant]);
    let asked = scene.player(SMUGGLER, markers).begin().picks("deliver > card.merchant");
    asked.rejects("smuggler: reward > cell.3.3", "AH-REWARD-01").rejects("smuggler: reward > cell.5.5", "AH-REWARD-01");
}

#[test] // AH-BATTLE-08, AH-DAMAGE-02
fn a_cannons_die_has_its_limit_and_damage_its_slots() {
    let scene = waters(CALM, SMUGGLER, [(3, 1), (1, 0), (0, 0)]).placed(SMUGGLER, Slot::Cannons, 3);
    let scene =
        scene.placed(UNION, Slot::Cannons, 1).begin().places(SMUGGLER, 1, "sail").goes(1, 0).picks("plan > pass");
    let fires = scene.rejects("smuggler: fire > slot.cannons > by.3", "AH-BATTLE-08");
    let hits = fires.rolls(6, 1).picks("victory > option.b");
    let hits = hits.rejects("smuggler: damage > slot.cannons", "AH-DAMAGE-02");
    hits.rejects("smuggler: damage > slot.repair", "AH-DAMAGE-02");
}

#[test] // AH-SQUAD-13, AH-SQUAD-12
fn distance_and_an_empty_space_are_why_patrols_cannot_be_deployed_or_ordered() {
    let scene = waters(CALM, SQUADRON, [(0, 0), (3, 1), (3, 1)]).patrols(at(1, 0), 1).dice(SQUADRON, [1, 3]).begin();
    let deploy = scene.clone().places(SQUADRON, 1, "deploy").rejects("squadron: deploy > space.1.1", "AH-SQUAD-13");
    deploy.rejects("squadron: deploy > space.3.1", "AH-SQUAD-13");
    scene.places(SQUADRON, 3, "order").rejects("squadron: pick > patrol.3.0", "AH-SQUAD-12");
}

#[test] // AH-ACTION-01, AH-ACTION-02
fn the_first_step_is_compulsory_and_a_tailwind_needs_its_value() {
    let scene = || waters(CALM, SMUGGLER, [(3, 0), (3, 0), (0, 0)]).dice(SMUGGLER, [2, 2]).begin();
    scene().places(SMUGGLER, 2, "sail").rejects("smuggler: step > stop", "AH-ACTION-01");
    scene().places(SMUGGLER, 2, "tailwind").rejects("smuggler: go > space.1.0", "AH-ACTION-02");
}

/// Everything that a player could try at a question that begins so, were all of it possible.
fn imaginable(table: &Table, seat: Seat, word: &str) -> Vec<String> {
    let player = table.player(seat);
    let spaces = || table.sea.map.spaces().filter_map(|space| table.sea.map.point(space));
    let slots = || table.slots(seat).map(|slot| format!("slot.{slot}"));
    match word {
        "turn" => {
            let dice =
                player.hand.kinds().flat_map(|die| slots().map(move |slot| format!("die.{} > {slot}", die.value())));
            let market = table.market.into_iter().flatten();
            let recruits = market.clone().map(|card| format!("recruit > card.{card}"));
            let smuggles = market.map(|card| format!("smuggle > card.{card}"));
            let delivers = player.cargo.iter().map(|card| format!("deliver > card.{card}"));
            let plans = table.plans.hand.kinds().filter(|_| seat == UNION).map(|plan| format!("plan.{plan}"));
            let asides = player.hand.kinds().map(|die| format!("aside > die.{}", die.value()));
            let all = dice.chain(recruits).chain(smuggles).chain(delivers).chain(plans).chain(asides);
            all.chain(["end".into()]).collect()
        }
        "step" | "go" => spaces().map(|at| format!("{word} > space.{at}")).collect(),
        "deploy" | "build" | "inspire" => spaces().map(|at| format!("{word} > space.{at}")).collect(),
        "pick" => spaces().map(|at| format!("pick > patrol.{at}")).collect(),
        "suffer" | "repair" => slots().map(|slot| format!("{word} > {slot}")).collect(),
        "reward" => {
            (1..=5).flat_map(|row| (1..=5).map(move |column| format!("reward > cell.{row}.{column}"))).collect()
        }
        _ => Vec::new(),
    }
}

#[test]
fn whatever_is_not_offered_has_a_reason_and_whatever_is_offered_has_none() {
    let mut refused = BTreeMap::<String, usize>::new();
    everywhere(4, 16, |played, seat| {
        let scene = Voyage::of(played.clone());
        let offers: Vec<String> = played.offers(seat).map(|offer| offer.to_string()).collect();
        let question = word(played.offers(seat).next().expect("something is offered"));
        for offer in &offers {
            assert_eq!(scene.reasons(seat, offer), [], "`{offer}` is offered");
        }
        // These come up all the time.
        if ["go", "step", "turn"].contains(&&*question) && played.answers().len() % 8 > 0 {
            return;
        }
        for text in imaginable(played.table(), seat, &question) {
            let is_offered = offers.iter().any(|offer| *offer == text || offer.starts_with(&format!("{text} >")));
            let reasons = scene.reasons(seat, &text);
            assert_eq!(reasons.is_empty(), is_offered, "`{text}`: {reasons:?}, and offered are {offers:?}");
            assert!(reasons.iter().all(|reason| reason.rule.starts_with("AH-")), "{reasons:?}");
            *refused.entry(question.clone()).or_default() += usize::from(!is_offered);
        }
    });
    let words = ["build", "deploy", "go", "inspire", "pick", "repair", "reward", "step", "suffer", "turn"];
    assert!(words.iter().all(|word| refused.get(*word).is_some_and(|&times| times > 0)), "{refused:?}");
}
