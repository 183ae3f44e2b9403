//! What is in the box: tiles, market cards, plans, rewards.

use crate::spaces::features;
use crate::words::Words;
use crate::{market, rewards, tile};
use ahoy::{Card, Parts, Plan, Region, Reward};
use maud::html;
use wardroom_ui::component::{Component, ComponentFamily, ComponentOrigin, RuleRef};
use wardroom_ui::{Say, widget::icon};

pub(crate) fn gallery(parts: &Parts, say: Say) -> Vec<ComponentFamily> {
    let words = Words::in_language(say.language);
    let family =
        |id, title: &str, things| ComponentFamily { id, title: title.into(), things, ..ComponentFamily::default() };
    vec![
        family(
            "tiles",
            words.text("gallery-tiles"),
            Region::ALL.map(|region| region_thing(parts, words, region)).into(),
        ),
        family("crew", words.text("gallery-crew"), crew(parts, words, say)),
        family("plans", words.text("gallery-plans"), Plan::ALL.map(|plan| plan_thing(parts, words, plan)).into()),
        family("rewards", words.text("gallery-rewards"), reward_things(parts, words)),
    ]
}

fn region_thing(parts: &Parts, words: &Words, region: Region) -> Component {
    let features: Vec<&str> = region.spaces().flat_map(|space| features(words, *parts.space(space))).collect();
    Component {
        picture: html! { svg.chart viewBox="0 0 200 200" aria-hidden="true" { (tile::tile(parts, region, 0)) } },
        name: words.isle(region).into(),
        copies: None,
        text: features.join(" · "),
        origin: ComponentOrigin::Components,
        rules: RuleRef::Id("AH-MAP-01"),
    }
}

/// Each kind once, with the number of its copies.
fn crew(parts: &Parts, words: &Words, say: Say) -> Vec<Component> {
    let copies = |card: Card| Card::ALL.into_iter().filter(|other| words.card(*other) == words.card(card)).count();
    let is_first =
        |card: &Card| Card::ALL.into_iter().find(|other| words.card(*other) == words.card(*card)) == Some(*card);
    let thing = |card: Card| Component {
        picture: html! { article.mcard { (market::print(parts, words, say, card)) } },
        name: words.card(card).into(),
        copies: u32::try_from(copies(card)).ok(),
        text: words.card_text(card).into(),
        origin: ComponentOrigin::Components,
        rules: RuleRef::Id(crew_rule(card)),
    };
    Card::ALL.into_iter().filter(is_first).map(thing).collect()
}

fn plan_thing(parts: &Parts, words: &Words, plan: Plan) -> Component {
    Component {
        picture: html! { span.badge { (icon("crest-union")) } },
        name: words.plan(plan).into(),
        copies: Some(parts.plan_count(plan).into()),
        text: words.plan_text(plan).into(),
        origin: ComponentOrigin::Components,
        rules: RuleRef::Id(plan_rule(plan)),
    }
}

fn reward_things(parts: &Parts, words: &Words) -> Vec<Component> {
    let cells = || parts.rewards.iter().flatten().copied();
    let mut kinds: Vec<Reward> = Vec::new();
    cells().filter(|reward| *reward != Reward::Start).for_each(|reward| {
        if !kinds.contains(&reward) {
            kinds.push(reward);
        }
    });
    let thing = |reward: Reward| Component {
        picture: html! { span.badge { (rewards::drawn(reward)) } },
        name: words.reward(reward).into(),
        copies: u32::try_from(cells().filter(|other| *other == reward).count()).ok(),
        text: String::new(),
        origin: ComponentOrigin::Components,
        rules: RuleRef::Id("AH-REWARD-01"),
    };
    kinds.into_iter().map(thing).collect()
}

/// The rule that says what it does.
const fn crew_rule(card: Card) -> &'static str {
    match card {
        Card::Aeronauts => "AH-CREW-01",
        Card::Barrelman => "AH-CREW-02",
        Card::BatteringBeakhead => "AH-CREW-03",
        Card::Buccaneer => "AH-CREW-04",
        Card::ConvincingComrade1 | Card::ConvincingComrade2 => "AH-CREW-05",
        Card::ConvincingOfficial1 | Card::ConvincingOfficial2 => "AH-CREW-06",
        Card::Cutpurse => "AH-CREW-07",
        Card::Diver => "AH-CREW-08",
        Card::Documentarian => "AH-CREW-09",
        Card::Elder => "AH-CREW-10",
        Card::Emissary => "AH-CREW-11",
        Card::Fighters => "AH-CREW-12",
        Card::GhastlyGust => "AH-CREW-13",
        Card::Grogmaster => "AH-CREW-14",
        Card::Gunner => "AH-CREW-15",
        Card::GunnersMate => "AH-CREW-16",
        Card::Merchant => "AH-CREW-17",
        Card::Middleman => "AH-CREW-18",
        Card::Mystic => "AH-CREW-19",
        Card::NaiveNoble => "AH-CREW-20",
        Card::Pilot => "AH-CREW-21",
        Card::PowderMonkey => "AH-CREW-22",
        Card::Sailor => "AH-CREW-23",
        Card::SeaDog => "AH-CREW-24",
        Card::SeaWitch => "AH-CREW-25",
        Card::Shipwright => "AH-CREW-26",
        Card::Trawler => "AH-CREW-27",
        Card::WhisperingWind => "AH-CREW-28",
    }
}

const fn plan_rule(plan: Plan) -> &'static str {
    match plan {
        Plan::Cutter | Plan::Gunship => "AH-PLAN-06",
        Plan::CloseCall => "AH-PLAN-07",
        Plan::DynamicEntry => "AH-PLAN-08",
        Plan::Enlist => "AH-PLAN-09",
        Plan::Evacuation => "AH-PLAN-10",
        Plan::SecretWeapon => "AH-PLAN-11",
        Plan::SneakAttack => "AH-PLAN-12",
        Plan::WeaponsCache => "AH-PLAN-13",
    }
}
