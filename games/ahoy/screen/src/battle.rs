//! A battle, step by step, on a paper beside the map: who fights, what they add, what they roll, what the winner takes.

use crate::table_view::{TableView, slug};
use ahoy::action::FireCannons;
use ahoy::{Action, Battle, BattleStep, DieSlot, Figure, Slot};
use maud::{Markup, html};
use wardroom_ui::widget::crest_small;

pub(crate) fn battle(table: &TableView) -> Markup {
    html! { div #ah-battle { @if let Some(battle) = table.view.under_way.battle { (paper(table, &battle)) } } }
}

fn paper(table: &TableView, battle: &Battle) -> Markup {
    let isle = table.words.isle(battle.space.region());
    html! {
        section.dialog.battle role="region" aria-labelledby="battle-title" {
            header.dialog-head { h2 #battle-title { (table.say.with("battle-at", &[("isle", isle.into())])) } }
            (steps(table, battle))
            div.dialog-body {
                div.sides {
                    (side(table, battle, 0))
                    p.versus aria-hidden="true" { svg { use href="#suit-swords" {} } }
                    (side(table, battle, 1))
                }
                (fire(table))
            }
        }
    }
}

fn steps(table: &TableView, battle: &Battle) -> Markup {
    // text: battle-opening battle-fire battle-answer battle-roll battle-spoils
    let steps = [
        (BattleStep::Opening, "battle-opening"),
        (BattleStep::AttackerFires, "battle-fire"),
        (BattleStep::DefenderFires, "battle-answer"),
        (BattleStep::Rolling, "battle-roll"),
        (BattleStep::Victory, "battle-spoils"),
    ];
    html! {
        ol.steps aria-label=(table.words.text("battle-steps")) {
            @for (step, key) in steps {
                li.done[step < battle.step].now[step == battle.step] aria-current=[(step == battle.step).then_some("step")] { (table.words.text(key)) }
            }
        }
    }
}

fn ship(figure: Figure) -> &'static str {
    match figure {
        Figure::Flagship(_) => "#ship-flagship",
        Figure::Patrol(_) => "#ship-patrol",
        Figure::Stronghold(_) => "#ship-stronghold",
        Figure::Cutter => "#ship-cutter",
        Figure::Gunship => "#ship-gunship",
    }
}

fn side(table: &TableView, battle: &Battle, of: usize) -> Markup {
    let words = table.words;
    let side = battle.sides[of];
    let owner = side.figure.owner();
    let is_winner = battle.winner == Some(of);
    let role = match of {
        _ if is_winner => words.text("battle-wins"),
        0 => words.text("battle-attacks"),
        _ => words.text("battle-defends"),
    };
    let added = side.lowered + side.bonus + side.weapons_caches * table.view.sea.ready;
    let dice = if side.has_secret_weapon { 2 } else { 1 };
    let total = battle.total(of, table.view.sea.ready);
    html! {
        div.side.side--right[of == 1].is-winner[is_winner] data-seat=(slug(owner)) {
            svg.side-ship aria-hidden="true" { use href=(ship(side.figure)) {} }
            h3 { (crest_small(slug(owner))) (table.name(owner)) }
            p.label { (if side.figure.is_flagship() { words.text("figure-flagship-plain") } else { words.figure(side.figure) }) }
            p.label { (role) }
            p.sum {
                @for &die in &side.rolled[..dice] {
                    @match die {
                        Some(die) => svg.die.die--sm data-seat=(slug(owner)) role="img" aria-label=(die) { use href={ "#die-" (die) } {} },
                        None => span.die.die--sm.die--open role="img" aria-label=(words.text("battle-unrolled")) {},
                    }
                }
                @if added > 0 { b.num { "+ " (added) } }
                @if side.rolled[0].is_some() { b.total aria-label=(table.say.with("battle-total", &[("n", total.into())])) { "= " (total) } }
            }
            p.bonuses { (bonuses(table, battle, of)) }
        }
    }
}

/// Where the added pips come from.
fn bonuses(table: &TableView, battle: &Battle, of: usize) -> String {
    let (say, side) = (table.say, battle.sides[of]);
    let n = |number: u8| [("n", number.into())];
    let mut from = Vec::new();
    if side.lowered > 0 {
        from.push(say.with("battle-cannon", &n(side.lowered)));
    }
    if side.bonus > 0 {
        from.push(say.with("battle-bonus", &n(side.bonus)));
    }
    if side.weapons_caches > 0 {
        from.push(say.with("battle-cache", &n(side.weapons_caches * table.view.sea.ready)));
    }
    if side.has_secret_weapon {
        from.push(table.words.text("battle-secret").to_owned());
    }
    from.join(" · ")
}

/// What can be drawn of the answers: how far a cannon is lowered. Question and words are in the bar.
fn fire(table: &TableView) -> Markup {
    let lower = |offer: &Action| match *offer {
        Action::FireCannons(FireCannons::Lower { slot, by }) => Some((by, slot)),
        _ => None,
    };
    let mut by: Vec<(u8, Slot)> = table.offers.iter().filter_map(lower).collect();
    by.sort_unstable();
    by.dedup_by_key(|it| it.0);
    if by.is_empty() {
        return Markup::default();
    }
    html! {
        ul.fire-choices aria-label=(table.words.text("ask-fire")) {
            @for (by, slot) in by {
                li {
                    button.fire-choice type="button" data-token={ "by." (by) } aria-label={ "+" (by) } {
                        @if let Some(left) = left(table, slot, by) { svg.die data-seat=(slug(table.near)) aria-hidden="true" { use href={ "#die-" (left) } {} } }
                        span.num { "+" (by) }
                    }
                }
            }
        }
        p.note { (table.words.text("battle-note-fire")) }
    }
}

/// What the cannon shows afterwards.
fn left(table: &TableView, slot: Slot, by: u8) -> Option<u8> {
    let held = table.player(table.near).slots.row(slot).iter();
    let die = held.filter_map(|holds| if let DieSlot::Die(die) = holds { Some(*die) } else { None }).next()?;
    Some(die.lowered(by).value())
}
