//! Each line of the logbook cites the rule that applies.

use crate::context::{say, setup};
use efemeris::{ALTAIR, BELLATRIX, CAPELLA, Efemeris, Event, Mode, Phase, Scene, Table};
use efemeris_screen::Screen;
use wardroom_kernel::Match;
use wardroom_testkit::given;
use wardroom_ui::{GameScreen, Language};

/// The rule of the first line that begins with `start`.
#[track_caller]
fn cited(played: &Match<Efemeris>, start: &str) -> String {
    let line = |event: &Event| Screen::log(event, &played.table().parts, say(Language::En));
    let lines: Vec<String> =
        played.events().iter().filter_map(line).map(|line| line.text.into_string().replace("<b>", "")).collect();
    let found = lines.iter().find(|line| line.starts_with(start));
    let found = found.unwrap_or_else(|| panic!("no line begins with `{start}`: {lines:#?}"));
    let rule = found.split_once("/rules/efemeris#").and_then(|(_, rest)| rest.split_once('"'));
    rule.map_or_else(String::new, |(rule, _)| rule.to_owned())
}

/// Blake's galleon beside a singularity, with two cards in play.
fn beside_a_singularity(scene: Scene) -> Scene {
    let scene = scene.captain(ALTAIR, "blake").in_play(ALTAIR, "surgeon first_officer");
    scene.ship("altair.galleon", "1.0.f")
}
fn sunk(scene: Scene) -> Match<Efemeris> {
    given::<Efemeris>(scene.table().expect("a table")).when("altair: ship.altair.galleon > space.1.0.s").played
}

#[test] // EF-ATK-07, EF-ATK-08, EF-RULING-68
fn what_a_destroyed_galleon_takes_along_is_logged_under_the_rules_of_its_loss() {
    let played = sunk(beside_a_singularity(Table::f1()));
    assert_eq!(cited(&played, "Back to the reserve"), "EF-ATK-08");
    assert_eq!(cited(&played, "Cicely Blake is lost"), "EF-ATK-07");
    let next = played.table().players[ALTAIR].captain.expect("the next captain is shown");
    let name = &played.table().parts.captain(next).name;
    assert_eq!(cited(&played, &format!("{name}</b> takes command")), "EF-ATK-07");
    assert_eq!(cited(&sunk(beside_a_singularity(Table::f1().expert(23))), "Out of the game"), "EF-ATK-08");
}

#[test] // EF-TEAM-12
fn in_team_mode_a_captain_is_lost_with_the_last_rebuild() {
    let team = Table::scene(Mode::Team).sky("0.-1 patrocles+0; 0.1 posidonius+0; 1.0 s4+0");
    let team = team.holds(ALTAIR, "patrocles").holds(CAPELLA, "posidonius").rebuilds(ALTAIR, 0);
    assert_eq!(cited(&sunk(beside_a_singularity(team)), "Cicely Blake is lost"), "EF-TEAM-12");
}

#[test] // EF-TACT-01, EF-EXPERT-03
fn cards_of_the_last_turn_leave_play_under_the_rule_of_the_level() {
    let begun = |scene: Scene| {
        let scene = scene.in_play(ALTAIR, "gunner").spices(BELLATRIX, "1/1").phase(Phase::Collect);
        given::<Efemeris>(scene.table().expect("a table")).played
    };
    assert_eq!(cited(&begun(Table::f1()), "Back to the reserve"), "EF-TACT-01");
    assert_eq!(cited(&begun(Table::f1().expert(23)), "Out of the game"), "EF-EXPERT-03");
}

#[test] // EF-SETUP-06, EF-TEAM-03
fn the_first_captains_are_shown_under_the_rule_of_the_mode() {
    for (mode, seats, rule) in [("duel", 2, "EF-SETUP-06"), ("team", 4, "EF-TEAM-03")] {
        let played = wardroom_testkit::random_game::<Efemeris>(&setup(mode, seats), 3).played;
        let shown = played.events().iter().find_map(|event| match *event {
            Event::CaptainShown { captain, .. } => Some(&played.table().parts.captain(captain).name),
            _ => None,
        });
        let name = shown.expect("captains are shown in the setup");
        assert_eq!(cited(&played, &format!("{name}</b> takes command")), rule, "{mode}");
    }
}

#[test] // EF-CAPT-01, EF-CAPT-04, EF-CAPT-11
fn an_ability_is_logged_under_its_own_rule() {
    let blake = Table::f1().captain(ALTAIR, "blake").hand(ALTAIR, "first_officer").ship("altair.galleon", "0.0.w");
    let freeze = "altair: crew.first_officer > captain.blake > ship.bellatrix.galleon";
    let played = given::<Efemeris>(blake.table().expect("a table")).when(freeze).played;
    assert_eq!(cited(&played, "Cicely Blake: Freeze"), "EF-CAPT-11");
    let hubac = Table::f1().captain(ALTAIR, "hubac").hand(ALTAIR, "first_officer");
    let sail = "altair: crew.first_officer > captain.hubac";
    let played = given::<Efemeris>(hubac.table().expect("a table")).when(sail).played;
    assert_eq!(cited(&played, "Mathurin Hubac: Long sail"), "EF-CAPT-04");
}
