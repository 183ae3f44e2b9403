//! Hidden information: what everybody may know, and what not.

use crate::kit::{Begin, Deeds, Fight, duel, port, raider, waters};
use marauders::{BLUE, RED};
use marauders::{FaceDown, Marauders, View};
use wardroom_kernel::{Game, Seat, Viewer};

fn of(seat: Seat) -> Viewer {
    Viewer::Seat(seat)
}
/// What Blue and a guest see of Red is the same.
#[track_caller]
fn others_see(scene: Fight, check: impl Fn(&View)) -> Fight {
    scene.sees(of(BLUE), &check).sees(Viewer::Spectator, &check)
}

#[test] // MM-INFO-01, MM-INFO-02, MM-STASH-04
fn gold_aboard_and_in_the_chest_are_the_owners_secret() {
    let scene = waters(2).gold(RED, 7).stash(RED, 12).begin();
    let scene =
        scene.sees(of(RED), |view| assert_eq!((view.players[0].gold, view.players[0].stash), (Some(7), Some(12))));
    others_see(scene, |view| assert_eq!((view.players[0].gold, view.players[0].stash), (None, None)));
}

#[test] // MM-INFO-03
fn cargo_is_face_down_and_its_number_public() {
    let scene = waters(2).cargo(RED, ["rum-1", "wood-1"]).begin();
    let scene = scene.sees(of(RED), |view| assert_eq!(view.players[0].cargo.map(|cargo| cargo.len()), Some(2)));
    others_see(scene, |view| assert_eq!((view.players[0].cargo, view.players[0].cargo_count), (None, 2)));
}

#[test] // MM-INFO-04
fn hand_and_rumor_are_secret_all_else_on_the_board_is_public() {
    let scene = waters(2).hand(RED, ["slack-sails"]).rumor(RED, "marked-cards").mission(RED, "sugar-fever");
    let scene = scene.specialists(RED, ["kit-addison"]).weapons(RED, ["grapeshot"]).mods(RED, ["chasers"]);
    let scene = scene.bounty(RED, "dutch", 2).location(RED, "masts", 1).begin();
    let scene = others_see(scene, |view| {
        let red = &view.players[0];
        assert_eq!((red.hand, red.hand_count, red.rumor, red.has_rumor), (None, 1, None, true));
        assert_eq!(red.mission.map(|taken| taken.mission.name()), Some("sugar-fever"));
        assert_eq!((red.specialists.len(), red.weapons.len(), red.ship.modifications.len()), (1, 1, 1));
        assert_eq!((red.bounties, red.ship.cur.masts), ([0, 0, 0, 2], 1));
    });
    scene.sees(of(RED), |view| {
        assert_eq!(view.players[0].rumor.map(|rumor| rumor.name()), Some("marked-cards"));
        assert_eq!(view.players[0].hand.map(|hand| hand.len()), Some(1));
    });
    // A true rumor that stays lies face up.
    let scene = waters(2).true_rumor(RED, "forged-documents").begin();
    others_see(scene, |view| assert_eq!(view.players[0].rumor.map(|rumor| rumor.name()), Some("forged-documents")));
}

#[test] // MM-INFO-05
fn merchants_and_unturned_modifications_are_face_down_for_all_demand_is_not() {
    let scene = waters(2).merchant("havana", "dutch").at_sea(RED, "havana").demand("havana", "rum").begin();
    let at = |view: &View| {
        let havana = marauders::Zone::Havana.index();
        assert_eq!(view.merchants[havana], FaceDown::Hidden);
        assert_eq!(view.ports[havana].demand, Some(marauders::Good::Rum));
        assert!(view.ports.iter().all(|port| port.modification.seen().is_none()));
        assert_eq!(view.reserve, 8);
    };
    others_see(scene.sees(of(RED), at), at);
}

#[test] // MM-INFO-06
fn an_offer_is_seen_by_the_buyer_alone() {
    let scene = port(2, RED, "nassau").begin().picks("port-action").picks("port > buy").until_asked(RED);
    let scene = scene.sees(of(RED), |view| assert!(view.offer.seen.is_some()));
    others_see(scene, |view| assert_eq!((view.offer.seen, view.offer.cards), (None, 6)));
}

#[test] // MM-INFO-07
fn before_the_reveal_captains_and_ships_are_secret() {
    let scene = Fight::new("base", 2, []).until_asked(RED);
    let scene =
        scene.sees(of(RED), |view| assert!(view.players[0].captain.is_some() && view.players[1].captain.is_none()));
    scene.sees(Viewer::Spectator, |view| assert!(view.players.iter().all(|player| player.captain.is_none())));
}

#[test] // MM-INFO-08
fn raid_cards_lie_open_and_kept_ones_go_face_down_aboard() {
    let scene = raider("caribbean-sea", "dutch").raids("dutch", "rum-5 cocoa-5 food-5", "111");
    let scene = others_see(scene, |view| assert_eq!(view.raid.map(|raid| raid.cards.len()), Some(3)));
    let scene = scene.passes().picks("stow > good.rum").sails_on(RED).holds(RED, &["rum-5"]);
    others_see(scene, |view| assert_eq!((view.players[0].cargo, view.players[0].cargo_count), (None, 1)));
}

#[test] // MM-INFO-09
fn an_announced_card_is_seen_when_it_resolves() {
    let scene = duel("frigate", "frigate").hand(RED, ["double-shotted-guns"]).fight().says("shoot").says("shoot");
    let scene = scene.picks("announce > card.double-shotted-guns");
    let laid = |view: &View| view.windows.last().expect("a window is open").announced[0];
    let scene = others_see(scene, move |view| assert_eq!(laid(view), FaceDown::Hidden));
    scene.sees(of(RED), move |view| assert!(matches!(laid(view), FaceDown::Seen(_))));
}

#[test] // MM-INFO-09
fn who_knows_a_merchant_by_his_ability_knows_it_alone() {
    let scene = waters(2).captain(RED, "silas-whitcombe").at_sea(RED, "havana").merchant("havana", "dutch").begin();
    let havana = marauders::Zone::Havana.index();
    let scene = scene.sees(of(RED), |view| assert_eq!(view.merchants[havana].seen(), Some(marauders::Nation::Dutch)));
    others_see(scene, |view| assert_eq!(view.merchants[havana], FaceDown::Hidden));
}

#[test] // MM-INFO-01, MM-STASH-02
fn what_is_gained_and_paid_is_told_to_all_but_not_what_is_stashed() {
    // Marked Cards: 8 gold.
    let scene =
        port(2, RED, "port-royal").rumor(RED, "marked-cards").begin().picks("port-action").picks("port > check-rumor");
    let scene = scene.rolls("S1").until_chance(70).gold(RED, 18);
    let heard = |scene: &Fight, viewer| {
        let events = scene.played.events().iter().filter(|event| Marauders::is_visible(event, viewer));
        events.map(|event| format!("{event:?}")).collect::<Vec<_>>().join("; ")
    };
    assert!(heard(&scene, of(BLUE)).contains('8'), "{}", heard(&scene, of(BLUE)));
    let scene = port(2, RED, "santo-domingo").gold(RED, 13).begin().picks("port-action").picks("port > stash");
    let scene = scene.picks("stash > deposit.7");
    let (own, others) = (heard(&scene, of(RED)), heard(&scene, of(BLUE)));
    assert!(own != others || !others.contains('7'), "{others}");
    assert!(!others.contains('7'), "{others}");
    others_see(scene, |view| assert!(view.players[0].has_stashed && view.players[0].stash.is_none()));
}
