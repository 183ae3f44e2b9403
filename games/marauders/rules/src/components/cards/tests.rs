//! The checker names every wrong card with its field.

use super::{Effect, Or, Task, Timing, parse};
use crate::components::parts::SHIPPED;
use crate::components::{Captain, EventCard, Glory, Mission, Rumor};
use wardroom_kernel::Problems;

/// What is wrong with the shipped cards when something is replaced.
#[track_caller]
fn problems(replaced: &[(&str, &str)]) -> Vec<String> {
    let text = replaced.iter().fold(SHIPPED.to_owned(), |text, (old, new)| {
        assert!(text.contains(old), "`{old}` is not in the box");
        text.replacen(old, new, 1)
    });
    let mut problems = Problems::default();
    parse(&text.parse().expect("it is still TOML"), &mut problems);
    problems.0.iter().map(ToString::to_string).collect()
}

#[track_caller]
fn is_named(reasons: &[String], field: &str) {
    assert!(reasons.iter().any(|reason| reason.starts_with(field)), "{field} is not among {reasons:#?}");
}

#[test] // MM-COMP-02
fn the_shipped_cards_read() {
    assert_eq!(problems(&[]), Vec::<String>::new());
    let parts = <crate::components::Parts as wardroom_kernel::Parts>::shipped();
    assert_eq!(parts.glory_cards().len(), 70);
    assert_eq!(parts.captain(Captain::JoostBrandhorst).skills, [4, 2, 2, 2]);
    assert_eq!(parts.glory(Glory::QuickLearner).effects, [Effect::CopyGlory {}]);
    assert_eq!(parts.rumor(Rumor::ForgedDocuments).timing, Timing::RumorPort);
    assert!(matches!(parts.mission(Mission::SugarFever).tasks[..], [Task::Deliver { n: 3, .. }]));
    let [Effect::Bounty { nation: Or::Value(_), .. }, Effect::Bounty { .. }] =
        parts.event(EventCard::PirateHuntFrenchSpanish).effects[..]
    else {
        panic!("the effects of `all` are a list")
    };
    assert_ne!(
        parts.event(EventCard::War1).icons,
        parts.event(EventCard::War2).icons,
        "copies have icons of their own"
    );
}

#[test]
fn every_wrong_field_is_named() {
    let reasons = problems(&[
        ("skills = [3, 2, 2, 3]", "skills = [3, 2, 2, 5]"),
        ("effect = { kind = \"escape-margin\", n = 1 }", "effect = { kind = \"escape-margin\", n = 9 }"),
        ("effect = { kind = \"glory-choice\", look = 2 }", "effect = { kind = \"glory-choices\", look = 2 }"),
        ("effect = { kind = \"cargo-space\", n = 1 }", "effect = { kind = \"cargo-space\", m = 1 }"),
        ("timing = \"scout-declared\"", "timing = \"mission\""),
        ("{ id = \"rum-5\", good = \"rum\", value = 3", "{ id = \"rum-5\", good = \"rum\", value = 6"),
        ("place = \"cartagena\"\ntiming = \"mission\"", "place = \"caribbean-sea\"\ntiming = \"mission\""),
        ("[\"dutch\", \"W\"], [\"french\", \"E\"]", "[\"dutch\", \"NW\"], [\"french\", \"E\"]"),
        ("specialist = \"surgeon\"\n", ""),
        ("keep = true\n", "kept = true\n"),
    ]);
    for field in [
        "captain.felipe-de-los-reyes.skills: problem-skills",
        "captain.josiah-penrose.effect: problem-effect-number (name: n, value: 9",
        "captain.frances-wright.effect",
        "captain.pepijn-van-avezaath.effect",
        "glory.mangrove-creek.timing: problem-timing (timing: mission",
        "cargo.cards.rum-5.value: problem-between (value: 6",
        "mission.the-lost-register-ship.place: problem-no-port-there (zone: caribbean-sea",
        "event.war.icons: problem-icon",
        "glory.nathaniel-crewe.specialist",
        "rumor.forged-documents.kept: problem-unknown-field",
        "rumor.forged-documents.keep",
    ] {
        is_named(&reasons, field);
    }
}

#[test]
fn an_effect_must_fit_the_time_of_its_card() {
    let reasons = problems(&[
        ("effect = { kind = \"cancel-boarding\" }", "effect = { kind = \"gold\", n = 3 }"),
        ("effect = { kind = \"storm\", hits = 3 }", "effect = { kind = \"peek-merchant\" }"),
        ("reward = { kind = \"gold\", n = 12 }", "reward = { kind = \"spawn-npc\" }"),
    ]);
    for field in ["glory.axes-to-the-lines.effect", "event.storm.effect", "mission.the-bishops-bell.reward"] {
        is_named(&reasons, field);
    }
}

#[test]
fn an_owner_may_correct_a_card() {
    let corrected = [
        ("reward = { kind = \"gold\", n = 12 }", "reward = { kind = \"weapons\", n = \"all\" }"),
        ("name_en = \"Moonless Night\"", "name_en = \"New Moon\""),
    ];
    assert_eq!(problems(&corrected), Vec::<String>::new());
}
