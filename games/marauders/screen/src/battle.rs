//! A battle as a page of its own: the attacker's and the defender's board, between them what happens, step by step
//! (MM-COMBAT, MM-MELEE).

mod side;

use crate::table_view::TableView;
use crate::tracks;
use crate::{dice, glyph, window};
use marauders::{Action, Battle, CombatAction, Location, Roll, ShipType, Side, Stage};
use maud::{Markup, html};

/// Whose board is drawn on the right: the viewer's, or that of the NPC he leads; for others the defender's.
fn right(table: &TableView, battle: &Battle) -> usize {
    let own = table.viewer.and_then(|seat| battle.side_of(seat));
    let led = || {
        let seat = table.viewer.filter(|&seat| table.asked.contains(seat))?;
        battle.sides.iter().position(|side| side.fighter.seat().is_none() && table.leads(side.fighter, seat))
    };
    own.or_else(led).unwrap_or(1)
}

pub(crate) fn battle(table: &TableView, battle: &Battle) -> Markup {
    let right = right(table, battle);
    let left = 1 - right;
    html! {
        // The stage first: its heading is above those of the boards.
        div.stage role="region" aria-labelledby="battle-title" {
            h2 #battle-title .sr { (title(table, battle)) }
            (scene(table, battle, left, right))
            (steps(table, battle))
            div.round { (row(table, battle, left)) (row(table, battle, right)) }
            (verdict(table, battle))
            (hits(table, battle))
            (crate::raid::lot(table))
            (window::window(table))
        }
        (side::board(table, battle, left, "them"))
        (side::board(table, battle, right, "yours"))
    }
}

/// `Sea fight off Port Royal, round 3`
pub(crate) fn title(table: &TableView, battle: &Battle) -> String {
    let about = [("off", table.terms().off(battle.zone).into()), ("n", battle.round.into())];
    // text: battle-naval battle-crew
    table.say.with(if battle.is_boarded() { "battle-crew" } else { "battle-naval" }, &about)
}

/// Both ships on the horizon; smoke while the guns speak.
fn scene(table: &TableView, battle: &Battle, left: usize, right: usize) -> Markup {
    let ship = |side: &Side| table.ship_of(side).map_or(ShipType::Sloop, |ship| ship.kind);
    let colours = |side: &Side| glyph::colours(side.fighter);
    let (one, other) = (&battle.sides[left], &battle.sides[right]);
    let shots = matches!(battle.stage, Stage::Volleys | Stage::LongGuns);
    html! {
        svg.scene viewBox="0 0 720 250" preserveAspectRatio="xMidYMid slice" role="img" aria-label=(title(table, battle)) {
            use href="#mm-horizon" width="720" height="250" {}
            g.big data-seat=(colours(one)) { use href={ "#ship-" (ship(one)) } x=(if battle.is_boarded() { 205 } else { 55 }) y="40" width="189" height="168" {} }
            g.big data-seat=(colours(other)) transform={ "translate(" (if battle.is_boarded() { 1050 } else { 1200 }) " 0) scale(-1 1)" } { use href={ "#ship-" (ship(other)) } x="540" y="45" width="184" height="163" {} }
            @if shots { (smoke()) }
        }
    }
}

fn smoke() -> Markup {
    html! {
        @for (x, y, r) in [(262, 150, 20), (286, 140, 27), (318, 146, 22), (344, 152, 15), (302, 158, 20)] { circle.smoke cx=(x) cy=(y) r=(r) {} }
        path.shotline d="M350 146Q420 112 478 132" {}
        circle.ball cx="400" cy="127" r="4.5" {}
        circle.ball cx="446" cy="123" r="4.5" {}
    }
}

fn steps(table: &TableView, battle: &Battle) -> Markup {
    // text: step-announce step-contest step-shots step-boarding step-crew step-spoils
    let now = match battle.stage {
        Stage::LongGuns | Stage::Announcing => 0,
        Stage::Contest => 1,
        Stage::Volleys => 2,
        Stage::Closing | Stage::Boarding => 3,
        Stage::CrewCombat => 4,
        Stage::Won(_) | Stage::Over => 5,
    };
    let keys = ["step-announce", "step-contest", "step-shots", "step-boarding", "step-crew", "step-spoils"];
    html! {
        ol.steps aria-label=(title(table, battle)) {
            @for (step, key) in keys.into_iter().enumerate() {
                li.is-done[step < now].is-now[step == now] aria-current=[(step == now).then_some("step")] { span { (table.words.text(key)) } }
            }
        }
    }
}

/// What a side has announced and rolled.
fn row(table: &TableView, battle: &Battle, of: usize) -> Markup {
    let side = &battle.sides[of];
    let pool = table
        .view
        .roll
        .as_ref()
        .and_then(|roll: &Roll| roll.pools.iter().flatten().find(|pool| pool.by == side.fighter));
    let has_won = battle.contest.is_some_and(|contest| contest.winner == Some(of as u8));
    html! {
        div.rrow data-seat=(glyph::colours(side.fighter)) {
            span.who { @if let Some(seat) = side.fighter.seat() { (glyph::pennant(seat)) } " " span { (who(table, side)) } }
            span.ann { @if let Some(action) = side.announced { (glyph::plain(action_art(action))) b { (table.words.text(crate::offer::combat_key(action))) } } }
            @match pool {
                Some(pool) => { (dice::pool(table, pool)) (dice::total(table, pool)) }
                None => {
                    span.dice {}
                    @match battle.contest {
                        Some(contest) => b.tot.num { (contest.successes[of]) small { (skulls(table, contest.successes[of])) } @if has_won { span.wins { (table.words.text("battle-wins")) } } },
                        None => span {},
                    }
                }
            }
        }
    }
}

/// The word beside their number.
fn skulls<'a>(table: &TableView<'a>, count: u8) -> &'a str {
    if count == 1 { table.words.text("skull") } else { table.words.text("skulls") }
}

fn who(table: &TableView, side: &Side) -> String {
    match side.fighter.seat() {
        Some(seat) if table.is_you(seat) => table.words.text("you-there").to_owned(),
        Some(seat) => table.name(seat).to_owned(),
        None => table.fighter(side.fighter),
    }
}

const fn action_art(action: CombatAction) -> &'static str {
    match action {
        CombatAction::Shoot => "loc-cannons",
        CombatAction::Board => "weapon-grappling-hooks",
        CombatAction::Flee => "fan-escape",
    }
}

/// Who has won the contest, and what follows.
fn verdict(table: &TableView, battle: &Battle) -> Markup {
    let Some(contest) = battle.contest else { return Markup::default() };
    let winner = contest.winner.map(|side| &battle.sides[usize::from(side)]);
    // text: verdict-shoot verdict-board verdict-flee verdict-none
    let text = match winner {
        Some(side) => {
            let key = match side.announced {
                Some(CombatAction::Board) => "verdict-board",
                Some(CombatAction::Flee) => "verdict-flee",
                Some(CombatAction::Shoot) | None => "verdict-shoot",
            };
            table.say.with(key, &[("who", table.fighter(side.fighter).into())])
        }
        None => table.words.text("verdict-none").to_owned(),
    };
    html! { p.verdict { (text) } }
}

/// Where a skull lands, which hit is cancelled or moved: the locations that can be chosen.
fn hits(table: &TableView, battle: &Battle) -> Markup {
    let placed = battle.sides.iter().map(|side| (side, table.hits(side))).filter(|(_, hits)| !hits.is_empty());
    let choices: Vec<Location> =
        Location::ALL.into_iter().filter(|&at| table.offers.iter().any(|&offer| names(offer, at))).collect();
    html! {
        @for (side, hits) in placed {
            div.hits {
                h3 { (table.say.with("hits-on", &[("who", table.fighter(side.fighter).into()), ("n", hits.count().into())])) }
                ul { @for at in hits.locations() { li { (glyph::plain(&glyph::location(at))) span { b { (table.words.location(at)) } @if hits.at(at) > 1 { " × " (hits.at(at)) } @if at == Location::Cargo { small { (table.words.text("hits-cargo")) } } } } } }
            }
        }
        @if !choices.is_empty() {
            div.hits {
                div.choice {
                    @for at in choices {
                        button.locbtn type="button" data-token={ "location." (at) } { (glyph::plain(&glyph::location(at))) (table.words.location(at)) @if let Some(number) = tracks::number(at) { sup { (number) } } }
                    }
                }
            }
        }
    }
}

fn names(offer: Action, at: Location) -> bool {
    match offer {
        Action::AssignSkull(it) => it.location == at,
        Action::CancelHit(it) => it.location == at,
        Action::NameHit(it) => it.location == at,
        Action::MoveHit(it) => it.from == at || it.to == at,
        _ => false,
    }
}
