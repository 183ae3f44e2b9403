//! Dice on the table: what was rolled, and what it comes to so far.

use crate::glyph;
use crate::table_view::TableView;
use marauders::cards::RollKind;
use marauders::{Face, Pool, Purpose, Roll, Skill};
use maud::{Markup, html};

/// The dice of one side; each answers a touch while dice are picked for a new roll.
pub(crate) fn pool(table: &TableView, pool: &Pool) -> Markup {
    html! {
        span.dice {
            @for face in pool.dice.iter() { (die(table, face, false)) }
            @for face in pool.picked.iter() { (die(table, face, true)) }
            @if pool.added > 0 { b.num { "+" (pool.added) } }
        }
    }
}

fn die(table: &TableView, face: Face, is_picked: bool) -> Markup {
    let name = name(table, face);
    let content = html! { svg.sym aria-hidden="true" { use href={ "#" (glyph::die(face)) } {} } };
    html! {
        @if table.viewer.is_some() && !is_picked { button.bdie.pips[face != Face::Skull] type="button" data-token={ "die." (face) } aria-label=(name) { (content) } }
        @else { span.bdie.pips[face != Face::Skull].is-picked[is_picked] role="img" aria-label=(name) { (content) } }
    }
}

pub(crate) fn name(table: &TableView, face: Face) -> String {
    if face == Face::Skull { table.words.text("skull").to_owned() } else { face.name().to_owned() }
}

/// `2 skulls, pips 4`
pub(crate) fn total(table: &TableView, pool: &Pool) -> Markup {
    let about = [("n", pool.successes().into()), ("pips", pool.dice.pips().into())];
    html! { b.tot.num { (pool.successes()) small { (table.say.with("successes", &about)) } } }
}

/// What a roll is about.
pub(crate) fn title(table: &TableView, roll: &Roll) -> String {
    let skill = |skill: Skill| table.say.with("roll-of", &[("skill", table.words.skill(skill).into())]);
    match (roll.purpose, roll.kind) {
        (Purpose::Volley, _) | (_, RollKind::HitLocation) => table.words.text("roll-locations").to_owned(),
        (_, RollKind::Seamanship) => skill(Skill::Seamanship),
        (_, RollKind::Scouting) => skill(Skill::Scouting),
        (_, RollKind::Leadership) => skill(Skill::Leadership),
        (_, RollKind::Influence) => skill(Skill::Influence),
        (_, RollKind::Any) => table.words.text("roll-any").to_owned(),
    }
}

/// A roll outside of battles and raids.
pub(crate) fn strip(table: &TableView, roll: &Roll) -> Markup {
    html! {
        section.dialog.roll-strip role="region" aria-label=(title(table, roll)) {
            h2 { (title(table, roll)) }
            @for pool in roll.pools.iter().flatten() {
                div.rrow data-seat=(glyph::colours(pool.by)) {
                    span.who { (table.fighter(pool.by)) }
                    (self::pool(table, pool))
                    (total(table, pool))
                }
            }
        }
    }
}
