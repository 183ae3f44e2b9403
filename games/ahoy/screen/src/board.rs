//! The board below the map: dice in hand, die slots by action, Crew, and what the faction has besides.

use crate::seats::tally;
use crate::table_view::{TableView, action_of, art, is_smuggler, slug};
use crate::{crews, rewards, slots};
use ahoy::action::Spend;
use ahoy::{Action, Faction, Figure, Pips, Plan, Slot};
use maud::{Markup, html};
use wardroom_kernel::Seat;
use wardroom_ui::widget::icon;

pub(crate) fn board(table: &TableView) -> Markup {
    let seat = table.near;
    let label = if table.is_you(seat) {
        table.words.text("board-yours").to_owned()
    } else {
        table.say.with("board-of", &[("name", table.name(seat).into())])
    };
    html! {
        section #ah-board .board data-seat=(slug(seat)) aria-label=(label) {
            ol.actions { (dice(table, seat)) @for of in actions(seat) { (action(table, seat, &of)) } }
            div.aboard {
                (crews::crew(table, seat))
                @match Faction::of_seat(seat) {
                    Faction::Squadron => (fleet(table)),
                    Faction::Union => { (ships(table)) (plans(table)) }
                    Faction::Smuggler => (crews::cargo(table, seat)),
                }
            }
            @if is_smuggler(seat) { (rewards::grid(table, seat, false)) }
        }
    }
}

/// The slots of a board, those of one action together.
fn actions(seat: Seat) -> Vec<Vec<Slot>> {
    let mut actions: Vec<Vec<Slot>> = Vec::new();
    for &slot in Slot::board(Faction::of_seat(seat)) {
        match actions.last_mut() {
            Some(last) if last.iter().all(|&other| action_of(other) == action_of(slot)) => last.push(slot),
            _ => actions.push(vec![slot]),
        }
    }
    actions
}

fn action(table: &TableView, seat: Seat, of: &[Slot]) -> Markup {
    let name = action_of(of[0]);
    html! {
        li.action {
            div.slots { @for &slot in of { (slots::slots(table, seat, slot, "")) } }
            h3 { (icon(&art(of[0]))) (table.words.action(name)) }
            p { (table.words.action_text(name)) }
        }
    }
}

/// Dice in hand; while gold is asked for, what the die could show.
fn dice(table: &TableView, seat: Seat) -> Markup {
    let words = table.words;
    let turned = turned(table);
    let player = table.player(seat);
    let is_empty = player.hand.is_empty() && player.aside.is_empty();
    // Where no die is left, that is said once.
    let due = table.view.phase.turn().filter(|turn| turn.seat == seat && !is_empty).map(|turn| turn.due);
    html! {
        li.action.hand-dice.is-empty[is_empty && turned.is_empty()] {
            @if !turned.is_empty() {
                div.slots { @for &(die, gold) in &turned { (die_of(table, seat, die, words.count("token-gold", gold))) } }
            } @else if !is_empty {
                div.slots {
                    @for die in player.hand.iter() { (die_of(table, seat, die, "")) }
                    @for die in player.aside.iter() { svg.die.die--aside data-seat=(slug(seat)) role="img" aria-label={ (die) ", " (words.text("dice-aside")) } { use href={ "#die-" (die) } {} } }
                }
            }
            h3 { @if matches!(table.offers.first(), Some(Action::Spend(_))) { (words.text("dice-spend")) } @else if table.is_you(seat) { (words.text("dice-hand-yours")) } @else { (words.text("dice-hand")) } }
            @if let Some(due) = due { p { (words.count("dice-due", due)) } } @else if is_empty && turned.is_empty() { p { (words.text("dice-none")) } }
        }
    }
}

fn die_of(table: &TableView, seat: Seat, die: Pips, note: &str) -> Markup {
    let label = table.words.count("token-die", die.value());
    let content = html! { svg data-seat=(slug(seat)) aria-hidden="true" { use href={ "#die-" (die) } {} } @if !note.is_empty() { small { (note) } } };
    html! {
        @if table.owns(seat) { button.die type="button" data-token={ "die." (die) } aria-label={ (label) " " (note) } { (content) } }
        @else { span.die role="img" aria-label=(label) { (content) } }
    }
}

/// What the die that is being placed could be turned to, each with the least gold for it.
fn turned(table: &TableView) -> Vec<(Pips, u8)> {
    let spends = table.offers.iter().filter_map(|offer| {
        if let Action::Spend(Spend::Gold { gold, value }) = *offer { Some((value, gold)) } else { None }
    });
    let mut turned: Vec<(Pips, u8)> = spends.collect();
    turned.sort_unstable();
    turned.dedup_by_key(|it| it.0);
    turned
}

fn fleet(table: &TableView) -> Markup {
    let sea = &table.view.sea;
    let (patrols, strongholds) = (sea.patrols_in_supply(), sea.strongholds_in_supply());
    html! {
        div.stock {
            span.label { (table.words.text("supply")) }
            (tally("ship-patrol", patrols.into(), table.words.count("tally-patrols", patrols)))
            (tally("ship-stronghold", strongholds.into(), table.words.count("tally-strongholds", strongholds)))
        }
    }
}

/// The plans of ships at sea, with their slots.
fn ships(table: &TableView) -> Markup {
    let (words, sea) = (table.words, &table.view.sea);
    let ship = |figure: Figure, slots_of: &[Slot], drawing: &str| {
        html! {
            @if sea.at(figure).is_some() {
                div.crew id={ "plan-of-" (figure) } {
                    div.plain { span.name { (icon(drawing)) (words.figure(figure)) } span.text { (words.text("ship-in-play")) } }
                    @for &slot in slots_of { (slots::slots(table, ahoy::UNION, slot, "")) }
                }
            }
        }
    };
    html! {
        div.stock {
            (tally("comrade", sea.ready.into(), words.count("tally-ready", sea.ready))) span.label { (words.text("ready")) }
            @let supply = sea.comrades_in_supply();
            (tally("comrade", supply.into(), words.count("tally-supply", supply))) span.label { (words.text("supply")) }
        }
        (ship(Figure::Cutter, &[Slot::Cutter], "ship-cutter"))
        (ship(Figure::Gunship, &[Slot::Gunship4, Slot::Gunship6], "ship-gunship"))
    }
}

/// The hand, for those who may see it; the backs of it for all others.
fn plans(table: &TableView) -> Markup {
    let (words, view) = (table.words, table.view);
    html! {
        ul.plans aria-label=(words.text("plans")) {
            li.label { (words.text("plans")) }
            @match view.plan_hand.plans() {
                Some(plans) => {
                    @for (place, &plan) in plans.iter().enumerate() { li { (plan_card(table, plan, place)) } }
                    @if plans.is_empty() { li.label { (words.text("plans-none")) } }
                }
                None => li { (tally("act-negotiate", view.plan_hand.len().into(), words.count("tally-plans", view.plan_hand.len()))) },
            }
            li.label { (words.count("plans-deck", view.plan_deck)) }
        }
    }
}

fn plan_card(table: &TableView, plan: Plan, place: usize) -> Markup {
    let words = table.words;
    let content = html! {
        span.name { (icon(if plan.is_for_battle() { "act-cannons" } else { "act-negotiate" })) (words.plan(plan)) }
        span.text { (words.plan_text(plan)) }
        // text: plan-enlist-no-card
        @if plan == Plan::Enlist && !table.view.can_enlist() { span.text { (words.text("plan-enlist-no-card")) } }
    };
    html! {
        @if table.viewer.is_some() { button.crew.plain type="button" id={ "plan-" (place) } data-token={ "plan." (plan) } { (content) } }
        @else { div.crew { (content) } }
    }
}
