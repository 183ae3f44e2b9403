//! The board below the map: dice in hand, die slots by action, Crew, and what the faction has besides.

use crate::seats::tally;
use crate::table_view::{TableView, action_of, art, is_smuggler, slug};
use crate::{crews, rewards, slots};
use ahoy::action::Spend;
use ahoy::{Action, Faction, Figure, Pips, Plan, Slot};
use maud::{Markup, html};
use wardroom_kernel::Seat;
use wardroom_ui::widget::icon;

pub(crate) fn board(sight: &TableView) -> Markup {
    let seat = sight.near;
    let label = if sight.is_you(seat) {
        sight.words.text("board-yours").to_owned()
    } else {
        sight.say.with("board-of", &[("name", sight.name(seat).into())])
    };
    html! {
        section #ah-board .board data-seat=(slug(seat)) aria-label=(label) {
            ol.actions { (dice(sight, seat)) @for of in actions(seat) { (action(sight, seat, &of)) } }
            div.aboard {
                (crews::crew(sight, seat))
                @match Faction::of(seat) {
                    Faction::Squadron => (fleet(sight)),
                    Faction::Union => { (ships(sight)) (plans(sight)) }
                    Faction::Smuggler => (crews::cargo(sight, seat)),
                }
            }
            @if is_smuggler(seat) { (rewards::grid(sight, seat, false)) }
        }
    }
}

/// The slots of a board, those of one action together.
fn actions(seat: Seat) -> Vec<Vec<Slot>> {
    let mut actions: Vec<Vec<Slot>> = Vec::new();
    for &slot in Slot::board(Faction::of(seat)) {
        match actions.last_mut() {
            Some(last) if last.iter().all(|&other| action_of(other) == action_of(slot)) => last.push(slot),
            _ => actions.push(vec![slot]),
        }
    }
    actions
}

fn action(sight: &TableView, seat: Seat, of: &[Slot]) -> Markup {
    let name = action_of(of[0]);
    html! {
        li.action {
            div.slots { @for &slot in of { (slots::slots(sight, seat, slot, "")) } }
            h3 { (icon(&art(of[0]))) (sight.words.action(name)) }
            p { (sight.words.action_text(name)) }
        }
    }
}

/// Dice in hand; while gold is asked for, what the die could show.
fn dice(sight: &TableView, seat: Seat) -> Markup {
    let words = sight.words;
    let turned = turned(sight);
    let player = sight.player(seat);
    let is_empty = player.hand.is_empty() && player.aside.is_empty();
    // Where no die is left, that is said once.
    let due = sight.view.phase.turn().filter(|turn| turn.seat == seat && !is_empty).map(|turn| turn.due);
    html! {
        li.action.hand-dice.is-empty[is_empty && turned.is_empty()] {
            @if !turned.is_empty() {
                div.slots { @for &(die, gold) in &turned { (die_of(sight, seat, die, words.count("token-gold", gold))) } }
            } @else if !is_empty {
                div.slots {
                    @for die in player.hand.iter() { (die_of(sight, seat, die, "")) }
                    @for die in player.aside.iter() { svg.die.die--aside data-seat=(slug(seat)) role="img" aria-label={ (die) ", " (words.text("dice-aside")) } { use href={ "#die-" (die) } {} } }
                }
            }
            h3 { @if matches!(sight.offers.first(), Some(Action::Spend(_))) { (words.text("dice-spend")) } @else if sight.is_you(seat) { (words.text("dice-hand-yours")) } @else { (words.text("dice-hand")) } }
            @if let Some(due) = due { p { (words.count("dice-due", due)) } } @else if is_empty && turned.is_empty() { p { (words.text("dice-none")) } }
        }
    }
}

fn die_of(sight: &TableView, seat: Seat, die: Pips, note: &str) -> Markup {
    let label = sight.words.count("token-die", die.value());
    let content = html! { svg data-seat=(slug(seat)) aria-hidden="true" { use href={ "#die-" (die) } {} } @if !note.is_empty() { small { (note) } } };
    html! {
        @if sight.owns(seat) { button.die type="button" data-token={ "die." (die) } aria-label={ (label) " " (note) } { (content) } }
        @else { span.die role="img" aria-label=(label) { (content) } }
    }
}

/// What the die that is being placed could be turned to, each with the least gold for it.
fn turned(sight: &TableView) -> Vec<(Pips, u8)> {
    let spends = sight.offers.iter().filter_map(|offer| {
        if let Action::Spend(Spend::Gold { gold, value }) = *offer { Some((value, gold)) } else { None }
    });
    let mut turned: Vec<(Pips, u8)> = spends.collect();
    turned.sort_unstable();
    turned.dedup_by_key(|it| it.0);
    turned
}

fn fleet(sight: &TableView) -> Markup {
    let sea = &sight.view.sea;
    let (patrols, strongholds) = (sea.patrols_in_supply(), sea.strongholds_in_supply());
    html! {
        div.stock {
            span.label { (sight.words.text("supply")) }
            (tally("ship-patrol", patrols.into(), sight.words.count("tally-patrols", patrols)))
            (tally("ship-stronghold", strongholds.into(), sight.words.count("tally-strongholds", strongholds)))
        }
    }
}

/// The plans of ships at sea, with their slots.
fn ships(sight: &TableView) -> Markup {
    let (words, sea) = (sight.words, &sight.view.sea);
    let ship = |figure: Figure, slots_of: &[Slot], drawing: &str| {
        html! {
            @if sea.at(figure).is_some() {
                div.crew id={ "plan-of-" (figure) } {
                    div.plain { span.name { (icon(drawing)) (words.figure(figure)) } span.text { (words.text("ship-in-play")) } }
                    @for &slot in slots_of { (slots::slots(sight, ahoy::UNION, slot, "")) }
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
fn plans(sight: &TableView) -> Markup {
    let (words, view) = (sight.words, sight.view);
    html! {
        ul.plans aria-label=(words.text("plans")) {
            li.label { (words.text("plans")) }
            @match view.plan_hand.plans() {
                Some(plans) => {
                    @for (place, &plan) in plans.iter().enumerate() { li { (plan_card(sight, plan, place)) } }
                    @if plans.is_empty() { li.label { (words.text("plans-none")) } }
                }
                None => li { (tally("act-negotiate", view.plan_hand.len().into(), words.count("tally-plans", view.plan_hand.len()))) },
            }
            li.label { (words.count("plans-deck", view.plan_deck)) }
        }
    }
}

fn plan_card(sight: &TableView, plan: Plan, place: usize) -> Markup {
    let words = sight.words;
    let content = html! {
        span.name { (icon(if plan.is_for_battle() { "act-cannons" } else { "act-negotiate" })) (words.plan(plan)) }
        span.text { (words.plan_text(plan)) }
        // text: plan-enlist-nobody
        @if plan == Plan::Enlist && !sight.view.can_enlist() { span.text { (words.text("plan-enlist-nobody")) } }
    };
    html! {
        @if sight.viewer.is_some() { button.crew.plain type="button" id={ "plan-" (place) } data-token={ "plan." (plan) } { (content) } }
        @else { div.crew { (content) } }
    }
}
