//! Dice on the table: what was rolled, and what it comes to so far.

use crate::glyph;
use crate::table_view::TableView;
use marauders::cards::RollKind;
use marauders::{Face, Pool, Purpose, Roll, Skill};
use maud::{Markup, html};

/// The dice of one side; each answers a touch while dice are picked for a new roll.
pub(crate) fn pool(sight: &TableView, pool: &Pool) -> Markup {
    html! {
        span.dice {
            @for face in pool.dice.iter() { (die(sight, face, false)) }
            @for face in pool.picked.iter() { (die(sight, face, true)) }
            @if pool.added > 0 { b.num { "+" (pool.added) } }
        }
    }
}

fn die(sight: &TableView, face: Face, is_picked: bool) -> Markup {
    let name = name(sight, face);
    let content = html! { svg.sym aria-hidden="true" { use href={ "#" (glyph::die(face)) } {} } };
    html! {
        @if sight.viewer.is_some() && !is_picked { button.bdie.pips[face != Face::Skull] type="button" data-token={ "die." (face) } aria-label=(name) { (content) } }
        @else { span.bdie.pips[face != Face::Skull].is-picked[is_picked] role="img" aria-label=(name) { (content) } }
    }
}

pub(crate) fn name(sight: &TableView, face: Face) -> String {
    if face == Face::Skull { sight.words.text("skull").to_owned() } else { face.name().to_owned() }
}

/// `2 skulls, pips 4`
pub(crate) fn total(sight: &TableView, pool: &Pool) -> Markup {
    let about = [("n", pool.successes().into()), ("pips", pool.dice.pips().into())];
    html! { b.tot.num { (pool.successes()) small { (sight.say.with("successes", &about)) } } }
}

/// What a roll is about.
pub(crate) fn title(sight: &TableView, roll: &Roll) -> String {
    let skill = |skill: Skill| sight.say.with("roll-of", &[("skill", sight.words.skill(skill).into())]);
    match (roll.purpose, roll.kind) {
        (Purpose::Volley, _) | (_, RollKind::HitLocation) => sight.words.text("roll-locations").to_owned(),
        (_, RollKind::Seamanship) => skill(Skill::Seamanship),
        (_, RollKind::Scouting) => skill(Skill::Scouting),
        (_, RollKind::Leadership) => skill(Skill::Leadership),
        (_, RollKind::Influence) => skill(Skill::Influence),
        (_, RollKind::Any) => sight.words.text("roll-any").to_owned(),
    }
}

/// A roll outside of battles and raids.
pub(crate) fn strip(sight: &TableView, roll: &Roll) -> Markup {
    html! {
        section.dialog.roll-strip role="region" aria-label=(title(sight, roll)) {
            h2 { (title(sight, roll)) }
            @for pool in roll.pools.iter().flatten() {
                div.rrow data-seat=(glyph::colours(pool.by)) {
                    span.who { (sight.fighter(pool.by)) }
                    (self::pool(sight, pool))
                    (total(sight, pool))
                }
            }
        }
    }
}
