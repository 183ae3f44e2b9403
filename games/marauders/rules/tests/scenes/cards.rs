//! Every card of the box can be drawn, shown, played at its time and resolved; each of them, and each kind of effect,
//! condition and task, has a scene that names it. What exactly a card does is in the scenes.

use marauders::action::{
    Act, Action, AnnounceCard, BreakOff, ConfirmCard, MerchantAttack, PortActivity, RaidSuccess, ScoutTarget,
};
use marauders::cards::{Condition, Effect, Print, Timing};
use marauders::{
    BLUE, Captain, CargoCard, CombatAction, Event, EventCard, Glory, Marauders, Mission, Nation, Parts, RED, Rumor,
    Scene, Specialist, Step, Table,
};
use std::collections::BTreeSet;
use wardroom_kernel::{Answerer, FastRng, Parts as _, Run, Seat};

/// An answerer that takes the first answer it wants, else any; it may have luck with every die. One type for all wishes, since the
/// rules are compiled once for each type that answers.
struct Fate<'a> {
    rng: FastRng,
    wants: &'a dyn Fn(&Action) -> bool,
    has_luck: bool,
    decisions: u32,
    heard: Vec<Event>,
}

impl Answerer<Marauders> for Fate<'_> {
    fn choose(&mut self, table: &Table, offers: &[(Seat, Action)]) -> Option<usize> {
        self.decisions = self.decisions.checked_sub(1)?;
        for (_, action) in offers {
            assert_eq!(action.to_string().parse(), Ok(*action), "the text of an answer can be read again");
        }
        let wanted = offers.iter().position(|(_, action)| (self.wants)(action));
        wanted.or_else(|| <FastRng as Answerer<Marauders>>::choose(&mut self.rng, table, offers))
    }
    fn chance(&mut self, place: usize, outcomes: u32) -> Option<u32> {
        let is_skull = self.has_luck && outcomes == 6;
        if is_skull { Some(5) } else { <FastRng as Answerer<Marauders>>::chance(&mut self.rng, place, outcomes) }
    }
    fn on_event(&mut self, event: Event) {
        self.heard.push(event);
    }
}

/// Plays so many decisions and tells what was heard.
fn play(
    table: Table,
    seed: u64,
    has_luck: bool,
    decisions: u32,
    wants: impl Fn(&Action) -> bool,
) -> (Table, Vec<Event>) {
    let mut fate = Fate { rng: FastRng(seed), wants: &wants, has_luck, decisions, heard: Vec::new() };
    let mut run = Run::<Marauders>::at(table);
    run.play(&mut fate);
    (run.table, fate.heard)
}

#[track_caller]
fn laid(scene: Scene) -> Table {
    scene.table().unwrap_or_else(|why| panic!("{why}"))
}

fn parts() -> &'static Parts {
    Parts::shipped()
}

/// Two captains in one zone with everything that cards ask for: bounties, damage, gold, cargo, an NPC in play.
fn at_sea() -> Scene {
    let scene =
        Table::scene(2).ship(RED, "frigate").ship(BLUE, "frigate").at_sea(RED, "san-juan").at_sea(BLUE, "san-juan");
    let scene = scene.location(RED, "crew", 1).location(RED, "masts", 1).location(BLUE, "crew", 2);
    let scene = scene.bounty(RED, "dutch", 1).bounty(BLUE, "french", 1).cargo(RED, ["rum-1"]).gold(RED, 30);
    scene.npc("pirate-sloop", "long-ben-avery", "havana")
}

fn in_port(port: &str) -> Scene {
    at_sea().in_port(RED, port).modification(port, "hammocks").missions(["the-bishops-bell", "sugar-fever"])
}

/// Where a card of this kind has its time.
fn time_of(card: Glory) -> Scene {
    let facts = parts().glory(card);
    match (facts.timing, facts.specialist) {
        (_, Some((_, port))) => in_port(port.name()).player(RED, |player| player.bounties = [0; 4]).port_action(),
        (Timing::OwnPort, None) => {
            in_port("st-john").hand(BLUE, ["foul-water", "slack-sails", "cross-swell"]).port_action()
        }
        (Timing::TurnStart, None) => at_sea().turn_start(RED),
        (Timing::CardResolved, None) => at_sea().hand(RED, ["castaways-aboard"]),
        _ => at_sea(),
    }
}

fn helps(action: Action) -> bool {
    match action {
        Action::ConfirmCard(ConfirmCard::Play) | Action::MerchantAttack(MerchantAttack::Attack) => true,
        Action::RaidSuccess(RaidSuccess::Discard(_)) => true,
        Action::Announce(announce) => announce.action == CombatAction::Board,
        _ => false,
    }
}

fn plays(action: Action, card: Glory) -> bool {
    match action {
        Action::Act(Act::PlayCard { card: it }) | Action::PortActivity(PortActivity::PlayCard { card: it }) => {
            it == card || parts().glory(card).timing == Timing::CardResolved
        }
        Action::AnnounceCard(AnnounceCard::Card(it)) => it == card,
        _ => false,
    }
}

#[test] // MM-CARD-01, MM-WINDOW-01
fn every_glory_card_is_played_at_its_time_and_carried_out() {
    for card in Glory::ALL {
        let is_played = |holder: Seat, seed: u64| {
            let scene = time_of(card).hand(holder, [card.name()]);
            let wants = |action: &Action| plays(*action, card) || seed.is_multiple_of(2) && helps(*action);
            let (_, heard) = play(laid(scene), seed, false, 120, wants);
            let shown =
                heard.iter().position(|event| matches!(event, Event::CardPlayed { card: it, .. } if *it == card));
            // Something happens after it is shown: at the least, a player is asked again.
            shown.is_some_and(|place| place + 1 < heard.len())
        };
        let found = (0..400).any(|seed| is_played(BLUE, seed) || is_played(RED, seed));
        assert!(found, "{card} ({}) was never played", parts().glory(card).timing);
    }
}

#[test] // MM-SPEC-01, MM-SPEC-02, MM-SPEC-03
fn every_specialist_is_hired_in_his_port() {
    let mut hired = [0; Specialist::ALL.len()];
    for card in Glory::ALL {
        let Some((kind, _)) = parts().glory(card).specialist else { continue };
        let table = laid(time_of(card).hand(RED, [card.name()]));
        let (table, heard) = play(table, 1, true, 4, |action| plays(*action, card));
        assert!(heard.contains(&Event::SpecialistHired { seat: RED, card }), "{card}: {heard:?}");
        assert!(table.has_specialist(RED, kind) && !parts().specialist(kind).effects.is_empty());
        hired[kind.index()] += 1;
    }
    assert_eq!(hired, [2; Specialist::ALL.len()], "two cards of each type");
}

#[test] // MM-EVENT-01 to MM-EVENT-04
fn every_event_is_drawn_and_carried_out() {
    for card in EventCard::ALL {
        let table = laid(Table::scene(3).at_sea(RED, "san-juan").events_left([card.name()]).round_start());
        let ends_turns = |action: &Action| *action == Action::Act(Act::EndTurn);
        let (table, heard) = play(table, 7, false, 400, ends_turns);
        assert!(heard.contains(&Event::EventDrawn { card }), "{card} was not drawn");
        let is_on_board = table.npcs.iter().any(|slot| slot.cards().has(card)) || table.events.in_force.has(card);
        let is_npc = parts().event(card).npc.is_some();
        assert!(if is_npc { is_on_board } else { is_on_board || table.events.discard.has(card) }, "{card} is nowhere");
        let has_appeared =
            heard.iter().any(|event| matches!(event, Event::NpcAppeared { card: it, .. } if *it == card));
        assert_eq!(has_appeared, is_npc, "{card}");
        assert_eq!(table.end.map(|end| end.why.reason()), Some("no-event"), "after {card} the deck is empty");
    }
}

/// A captain who can take the mission.
fn fit_for(mission: Mission) -> Scene {
    let facts = parts().mission(mission);
    let other = if mission == Mission::SugarFever { "the-bishops-bell" } else { "sugar-fever" };
    let scene = at_sea().in_port(RED, facts.place.name()).missions([mission.name(), other]);
    let is_for_pirates = facts.requires.iter().any(|condition| matches!(condition, Condition::Pirate {}));
    let nation = parts().zone(facts.place).nation;
    let bounty = Nation::ALL.into_iter().find(|it| Some(*it) != nation).filter(|_| is_for_pirates);
    scene.player(RED, |player| {
        player.bounties = [0; 4];
        if let Some(nation) = bounty {
            player.bounties[nation.index()] = 1;
        }
    })
}

#[test] // MM-MISSION-02, MM-MISSION-04, MM-MISSION-06
fn every_mission_is_taken_and_rewarded() {
    for mission in Mission::ALL {
        let takes = |action: &Action| *action == Action::PortActivity(PortActivity::TakeMission { mission });
        let (_, heard) = play(laid(fit_for(mission).port_action()), 3, true, 6, takes);
        assert!(heard.contains(&Event::MissionTried { seat: RED, mission, is_taken: true }), "{mission}: {heard:?}");

        let is_done = |table: &mut Table| {
            let tasks = &parts().mission(mission).tasks;
            if let Some(taken) = &mut table.players[RED].mission {
                tasks.iter().enumerate().for_each(|(place, task)| taken.done[place] = task.times());
            }
            table.agenda.push(Step::MissionDone { seat: RED });
        };
        let scene = at_sea().mission(RED, mission.name()).change(is_done);
        let (table, heard) = play(laid(scene), 3, true, 12, |_| false);
        assert!(heard.contains(&Event::MissionFulfilled { seat: RED, mission }), "{mission}: {heard:?}");
        assert!(heard.iter().any(|event| matches!(event, Event::PointGained { seat: RED, .. })), "{mission}: no point");
        assert!(table.players[RED].mission.is_none_or(|taken| taken.mission != mission), "{mission} is still there");
    }
}

#[test] // MM-RUMOR-04 to MM-RUMOR-07
fn every_rumor_is_checked_and_rewarded() {
    for rumor in Rumor::ALL {
        let facts = parts().rumor(rumor);
        let scene = at_sea().player(RED, |player| player.bounties = [0; 4]).location(RED, "crew", 3);
        let scene = scene.rumor(RED, rumor.name());
        let scene = match facts.timing {
            Timing::RumorSea => scene.at_sea(RED, facts.place.name()),
            _ => scene.in_port(RED, facts.place.name()).port_action(),
        };
        let checks = |action: &Action| match action {
            Action::Act(Act::Scout { target }) => *target == ScoutTarget::Rumor,
            Action::PortActivity(activity) => *activity == PortActivity::ResolveRumor,
            Action::BreakOff(answer) => *answer == BreakOff::Fight,
            _ => false,
        };
        // A rumor that stays might be given up for another one later.
        let decisions = if facts.is_kept { 3 } else { 30 };
        let (table, heard) = play(laid(scene), 5, true, decisions, checks);
        assert!(heard.contains(&Event::RumorTrue { seat: RED, rumor }), "{rumor}: {heard:?}");
        assert!(heard.iter().any(|event| matches!(event, Event::PointGained { seat: RED, .. })), "{rumor}: {heard:?}");
        let is_kept = table.players[RED].rumor == Some(rumor) && table.players[RED].is_rumor_true;
        assert!(!facts.is_kept || is_kept, "{rumor} stays");
    }
}

#[test] // MM-CAPT-02
fn every_captain_plays_whole_games() {
    for captain in Captain::ALL {
        assert!(!parts().captain(captain).effects.is_empty(), "{captain} has an ability");
        for seed in 0..5 {
            let scene = at_sea().captain(BLUE, "felipe-de-los-reyes").captain(RED, "joost-brandhorst");
            let scene = if captain == Captain::FelipeDeLosReyes { scene } else { scene.captain(RED, captain.name()) };
            let (table, _) = play(laid(scene), seed, false, u32::MAX, |_| false);
            assert!(table.end.is_some(), "{captain}'s game {seed} does not end");
        }
    }
}

#[test] // MM-COMP-12, MM-RAID-10, MM-RAID-14
fn every_cargo_card_is_drawn_in_a_raid_and_counts() {
    let raids = |action: &Action| match action {
        Action::Act(Act::Scout { target }) => *target == ScoutTarget::Merchant,
        Action::RaidSuccess(answer) => *answer == RaidSuccess::Stop,
        _ => helps(*action),
    };
    for card in CargoCard::ALL {
        let scene = Table::scene(2).ship(RED, "frigate").at_sea(RED, "caribbean-sea").cargo_deck([card.name()]);
        let (_, heard) = play(laid(scene), 9, true, 10, raids);
        let is_drawn = heard.contains(&Event::RaidCardDrawn { seat: RED, card });
        let is_judged = heard.iter().any(|event| matches!(event, Event::RaidWon { .. } | Event::RaidFailed { .. }));
        assert!(is_drawn && is_judged, "{card}: {heard:?}");
    }
}

#[test]
fn every_card_has_a_name_in_both_languages_and_a_text() {
    let parts = parts();
    let captains = Captain::ALL.map(|it| &parts.captain(it).print).to_vec();
    let events = EventCard::ALL.map(|it| &parts.event(it).print).to_vec();
    let glory = Glory::ALL.map(|it| &parts.glory(it).print).to_vec();
    let specialists = Specialist::ALL.map(|it| &parts.specialist(it).print).to_vec();
    let missions = Mission::ALL.map(|it| &parts.mission(it).print).to_vec();
    let rumors = Rumor::ALL.map(|it| &parts.rumor(it).print).to_vec();
    for Print { name, text, .. } in [captains, events, glory, specialists, missions, rumors].into_iter().flatten() {
        assert!([&name.en, &name.de, &text.en, &text.de].into_iter().all(|word| !word.is_empty()), "{name:?}");
    }
    let cards = parts.glory_cards().len() + 16 + 34 + 25 + 25 + 64;
    assert_eq!(cards, 234, "254 with the 20 ship cards");
}

/// All scenes, as they are written.
fn scenes() -> String {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenes");
    let files = std::fs::read_dir(folder).expect("there are scenes").map(|file| file.expect("a file").path());
    files.map(|path| std::fs::read_to_string(path).expect("a text")).collect()
}

/// The ids of the box in lists of cards, each with every `kind` in it.
fn cards_of_the_box() -> Vec<(String, BTreeSet<String>)> {
    fn kinds(value: &toml::Value, found: &mut BTreeSet<String>) {
        match value {
            toml::Value::Table(table) => {
                found.extend(table.get("kind").and_then(toml::Value::as_str).map(str::to_owned));
                table.values().for_each(|value| kinds(value, found));
            }
            toml::Value::Array(array) => array.iter().for_each(|value| kinds(value, found)),
            _ => (),
        }
    }
    let box_: toml::Table = include_str!("../../box.toml").parse().expect("the box");
    let mut cards = Vec::new();
    for list in ["captain", "event", "specialist", "glory", "mission", "rumor"] {
        for card in box_[list].as_array().expect("a list") {
            let mut found = BTreeSet::new();
            kinds(card, &mut found);
            cards.push((card["id"].as_str().expect("an id").to_owned(), found));
        }
    }
    cards
}

/// Copies of events have a number.
fn is_named(scenes: &str, id: &str) -> bool {
    [format!("\"{id}\""), format!("\"{id}-1\""), format!("\"{id}-2\""), format!("card.{id}")]
        .iter()
        .any(|name| scenes.contains(name.as_str()))
}

#[test]
fn every_card_has_a_scene() {
    let scenes = scenes();
    let cards =
        cards_of_the_box().into_iter().map(|(id, _)| id).filter(|id| !Specialist::ALL.iter().any(|it| it.name() == id));
    let missing: Vec<String> = cards.filter(|id| !is_named(&scenes, id)).collect();
    assert!(missing.is_empty(), "no scene names {missing:?}");
}

#[test]
fn every_kind_of_effect_condition_and_task_is_on_a_card_that_has_a_scene() {
    let box_: toml::Table = include_str!("../../box.toml").parse().expect("the box");
    let scenes = scenes();
    let cards = cards_of_the_box();
    for list in ["effect_kinds", "condition_kinds", "task_kinds"] {
        for kind in box_[list].as_table().expect("a table").keys() {
            let has_scene = |(id, kinds): &(String, BTreeSet<String>)| {
                let hired = Glory::ALL
                    .into_iter()
                    .find(|card| parts().glory(*card).specialist.is_some_and(|(it, _)| it.name() == id));
                kinds.contains(kind)
                    && (is_named(&scenes, id) || hired.is_some_and(|card| is_named(&scenes, card.name())))
            };
            assert!(cards.iter().any(has_scene), "{list}.{kind} is on no card that has a scene");
        }
    }
    let is_copy = |card: &Glory| parts().glory(*card).effects.contains(&Effect::CopyGlory {});
    assert_eq!(Glory::ALL.iter().filter(|card| is_copy(card)).count(), 1);
}
