//! Cards and tokens as they lie on the table: names, drawings, words, and what answers a touch.

use crate::glyph;
use crate::table_view::TableView;
use marauders::action::{Act, PortActivity, ScoutTarget};
use marauders::cards::{Symbol, Timing};
use marauders::{Action, CargoCard, Glory, Good, Mission, Modification, Rumor, TakenMission, Weapon, Zone};
use maud::{Markup, html};
use wardroom_kernel::Seat;

/// A card of the own hold or of an offer: any of its good will do.
pub(crate) fn cargo(table: &TableView, card: CargoCard, below: &Markup) -> Markup {
    let good = table.parts().cargo(card).good;
    by_good(table, good, table.token(|| format!("good.{good}")).as_deref(), below)
}

/// One lot of a good.
pub(crate) fn by_good(table: &TableView, good: Good, token: Option<&str>, below: &Markup) -> Markup {
    let content = html! { (glyph::good(good)) span.cname { (table.soft(table.terms().good(good))) } (below) };
    html! {
        @match token {
            Some(token) => button.cargo type="button" data-token=(token) data-good=(good) { (content) },
            None => span.cargo data-good=(good) { (content) },
        }
    }
}

/// A card of a raid, with its value and its symbol.
pub(crate) fn raid_card(table: &TableView, card: CargoCard, is_ignored: bool) -> Markup {
    let facts = table.parts().cargo(card);
    let symbol = match facts.symbol {
        Symbol::Hit(location) => table.say.with("symbol-hit", &[("location", table.words.location(location).into())]),
        Symbol::Escape => table.words.text("symbol-escape").to_owned(),
    };
    let drawing = match facts.symbol {
        Symbol::Hit(location) => glyph::location(location),
        Symbol::Escape => "fan-escape".to_owned(),
    };
    let token = table.token(|| format!("cargo.{card}"));
    let label = format!(
        "{}, {}, {symbol}",
        table.terms().good(facts.good),
        table.say.with("gold-n", &[("n", facts.value.into())])
    );
    let content = html! {
        (glyph::good(facts.good))
        span.cname { (table.soft(table.terms().good(facts.good))) }
        span.cfoot { span { (glyph::sym("coin", 15)) (facts.value) } span title=(symbol) { (glyph::sym(&drawing, 20)) } }
    };
    html! {
        @match token {
            Some(token) => button.cargo.is-ignored[is_ignored] type="button" id={ "raid-" (card) } data-token=(token) data-good=(facts.good) aria-label=(label) title=(label) { (content) },
            None => span.cargo.is-ignored[is_ignored] id={ "raid-" (card) } data-good=(facts.good) role="img" aria-label=(label) title=(label) { (content) },
        }
    }
}

/// A few words on its face; the whole text where there is room for it, to those who point at it, and to those who listen.
fn card_face(
    table: &TableView,
    token: Option<String>,
    class: &str,
    art: &str,
    name: &str,
    short: &str,
    whole: &str,
) -> Markup {
    let content = html! {
        span.card-name { (table.soft(name)) }
        span.card-art { svg aria-hidden="true" { use href={ "#" (art) } {} } }
        @if short != whole { span.card-text aria-hidden="true" { (table.soft(short)) } span.card-full { (whole) } }
        @else { span.card-text { (whole) } }
    };
    let class = format!("card gcard {class}");
    html! {
        @match token {
            Some(token) => button class=(class) type="button" data-token=(token) title=(whole) { (content) },
            None => article class=(class) title=(whole) { (content) },
        }
    }
}

pub(crate) fn glory(table: &TableView, card: Glory) -> Markup {
    let terms = table.terms();
    let kind = table.parts().glory(card).specialist.map(|it| it.0);
    let token = table.token(|| format!("card.{card}"));
    card_face(
        table,
        token,
        "",
        glyph::glory(card, kind),
        terms.glory(card),
        &terms.glory_short(card),
        &terms.glory_text(card),
    )
}

/// Where a rumor leads, and with which roll.
pub(crate) fn rumor(table: &TableView, rumor: Rumor, is_true: bool) -> Markup {
    let (terms, facts) = (table.terms(), table.parts().rumor(rumor));
    let how = if is_true {
        table.words.text("rumor-true").to_owned()
    } else {
        let skill = ("skill", table.words.skill(facts.skill).into());
        if facts.timing == Timing::RumorSea {
            table.say.with("rumor-at-sea", &[("off", terms.off(facts.place).into()), skill])
        } else {
            table.say.with("rumor-in-port", &[("zone", terms.zone(facts.place).into()), skill])
        }
    };
    let text = format!("{how}. {}", terms.rumor_text(rumor));
    // At sea one scouts for it, in a port one asks about it.
    let is_in_port = table.port(table.near).is_some();
    let token = table.token(|| if is_in_port { "check-rumor".to_owned() } else { "rumor".to_owned() });
    card_face(table, token, "wide-card rumorcard", "rumor", terms.rumor(rumor), &text, &text)
}

/// A rumor to be chosen.
pub(crate) fn drawn_rumor(table: &TableView, rumor: Rumor) -> Markup {
    let terms = table.terms();
    let text = terms.rumor_text(rumor);
    card_face(
        table,
        table.token(|| format!("rumor.{rumor}")),
        "wide-card rumorcard",
        "rumor",
        terms.rumor(rumor),
        &text,
        &text,
    )
}

/// The mission that lies before a player, with what is done of it. It is touched where one of its steps can be done.
pub(crate) fn taken_mission(table: &TableView, seat: Seat, taken: TakenMission) -> Markup {
    let terms = table.terms();
    let tasks = table.parts().mission(taken.mission).tasks.len();
    let done: u8 = taken.done.iter().take(tasks).sum();
    let mut text = terms.mission_text(taken.mission);
    if done > 0 {
        text = format!("{} {text}", table.say.with("mission-done-so-far", &[("n", done.into())]));
    }
    let step = |offer: &Action| match offer {
        Action::PortActivity(PortActivity::MissionStep { task })
        | Action::Act(Act::Scout { target: ScoutTarget::MissionStep(task) }) => Some(format!("task.{}", task + 1)),
        Action::Act(Act::Scout { target: ScoutTarget::MissionPirate }) => Some("pirate".to_owned()),
        _ => None,
    };
    let token = table.offers.iter().find_map(step).filter(|_| table.owns(seat));
    card_face(table, token, "wide-card missioncard", "mission", terms.mission(taken.mission), &text, &text)
}

/// A mission on offer: its name and where it lies.
pub(crate) fn mission_line(table: &TableView, mission: Mission, place: Zone) -> Markup {
    let terms = table.terms();
    let (name, text) = (terms.mission(mission), terms.mission_text(mission));
    let content = html! {
        (glyph::sym("mission", 26))
        span { b { (name) } small { (table.say.with("in-zone", &[("zone", terms.zone(place).into())])) } }
    };
    html! {
        @if table.viewer.is_some() { button.mission type="button" data-token={ "mission." (mission) } title=(text) { (content) span.sr { ". " (text) } } }
        @else { span.mission title=(text) { (content) } }
    }
}

fn token_face(table: &TableView, token: Option<String>, class: &str, art: &str, name: &str, text: &str) -> Markup {
    let label = format!("{name}. {text}");
    let content = html! { svg.sym aria-hidden="true" { use href={ "#" (art) } {} } small { (table.soft(name)) } };
    let class = format!("token {class}");
    html! {
        @match token.filter(|_| table.viewer.is_some()) {
            Some(token) => button class=(class) type="button" data-token=(token) aria-label=(label) title=(label) { (content) },
            None => span class=(class) title=(label) { (content) },
        }
    }
}

pub(crate) fn modification(table: &TableView, seat: Seat, modification: Modification) -> Markup {
    let is_flipped = modification == Modification::ReinforcedHull && table.player(seat).ship.is_hull_flipped;
    let class = if is_flipped { "mod is-flipped" } else { "mod" };
    // In a window the hull is a means; elsewhere the token itself is touched.
    let is_means = modification == Modification::ReinforcedHull && !is_flipped && !table.view.windows.is_empty();
    let token = if is_means { "means.reinforced-hull".to_owned() } else { format!("mod.{modification}") };
    let mut text = table.words.modification_text(modification).to_owned();
    if is_flipped {
        text = format!("{} {text}", table.words.text("hull-flipped"));
    }
    token_face(
        table,
        table.owns(seat).then_some(token),
        class,
        &glyph::modification(modification),
        table.terms().modification(modification),
        &text,
    )
}

pub(crate) fn weapon(table: &TableView, seat: Seat, weapon: Weapon) -> Markup {
    let is_means = weapon == Weapon::GrapplingHooks && !table.view.windows.is_empty();
    let token = if is_means { "means.grappling-hooks".to_owned() } else { format!("weapon.{weapon}") };
    token_face(
        table,
        table.owns(seat).then_some(token),
        "wpn",
        &glyph::weapon(weapon),
        table.terms().weapon(weapon),
        table.words.weapon_text(weapon),
    )
}

pub(crate) fn specialist(table: &TableView, seat: Seat, card: Glory) -> Markup {
    let Some((kind, _)) = table.parts().glory(card).specialist else { return Markup::default() };
    let terms = table.terms();
    let text = format!("{}. {}", terms.glory(card), terms.specialist_text(kind));
    token_face(
        table,
        table.owns(seat).then(|| format!("means.{kind}")),
        "spec",
        glyph::specialist(kind),
        terms.specialist(kind),
        &text,
    )
}
