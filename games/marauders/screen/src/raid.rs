//! A merchant raid, step by step, on a paper beside the chart (MM-RAID).

use crate::table_view::TableView;
use crate::{card, dice, glyph};
use marauders::cards::Symbol;
use marauders::{CargoCard, Raid, RaidStage, Set};
use maud::{Markup, html};

pub(crate) fn paper(table: &TableView, raid: &Raid) -> Markup {
    let about = [("off", table.terms().off(raid.zone).into()), ("name", table.captain_name(raid.by).into())];
    html! {
        section.dialog.raid role="region" aria-labelledby="raid-title" {
            header.dialog-head { (glyph::pennant(raid.by)) h2 #raid-title { (table.say.with("raid-at", &about)) } }
            div.dialog-body {
                (steps(table, raid))
                (merchant(table, raid))
                @if !raid.cards.is_empty() || !raid.hazards.is_empty() {
                    div.raid-cards {
                        @for card in raid.cards.iter() { (card::raid_card(table, card, false)) }
                        @for card in raid.hazards.iter() { (card::raid_card(table, card, true)) }
                    }
                    (sums(table, raid))
                }
                @if let Some(roll) = &table.view.roll { @for pool in roll.pools.iter().flatten() { div.sum-line { span { (dice::title(table, roll)) } (dice::pool(table, pool)) } } }
                @else if raid.successes > 0 { p.verdict { (table.say.with("raid-successes", &[("n", raid.successes.into())])) } }
                (lot(table))
            }
        }
    }
}

fn steps(table: &TableView, raid: &Raid) -> Markup {
    // text: raid-found raid-rolling raid-spending raid-judging raid-looting
    let steps = [
        (RaidStage::Found, "raid-found"),
        (RaidStage::Rolling, "raid-rolling"),
        (RaidStage::Spending, "raid-spending"),
        (RaidStage::Judging, "raid-judging"),
        (RaidStage::Looting, "raid-looting"),
    ];
    html! {
        ol.steps aria-label=(table.words.text("raid-steps")) {
            @for (stage, key) in steps {
                li.is-done[stage < raid.stage].is-now[stage == raid.stage] aria-current=[(stage == raid.stage).then_some("step")] { span { (table.words.text(key)) } }
            }
        }
    }
}

/// Whose ship it is, or may be said to be.
fn merchant(table: &TableView, raid: &Raid) -> Markup {
    html! {
        p.sum-line {
            @match raid.nation {
                Some(nation) => span { (glyph::flag(nation, 24)) b { (table.words.merchant(nation)) } },
                None => {
                    span { (table.words.text("raid-nations")) }
                    @for nation in raid.nations.iter() {
                        @if table.viewer.is_some() { button.locbtn type="button" data-token={ "nation." (nation) } { (glyph::flag(nation, 22)) (table.words.nation(nation)) } }
                        @else { span { (glyph::flag(nation, 22)) (table.words.nation(nation)) } }
                    }
                }
            }
        }
    }
}

/// Gold, escape symbols against manoeuvrability, hits.
fn sums(table: &TableView, raid: &Raid) -> Markup {
    let parts = table.parts();
    let gold: u32 =
        raid.cards.iter().map(|card| u32::from(parts.cargo(card).value)).sum::<u32>() + u32::from(raid.bonus);
    let all = || raid.cards.iter().chain(raid.hazards.iter());
    let escapes = all().filter(|&card| parts.cargo(card).symbol == Symbol::Escape).count();
    let hits = all().count() - escapes;
    let about = [("n", escapes.into()), ("most", table.player(raid.by).ship.manoeuvrability(parts).into())];
    html! {
        div.sum-line {
            span { (glyph::gold(gold)) " " (table.words.text("raid-gold")) }
            span { (glyph::sym("fan-escape", 20)) (table.say.with("raid-escapes", &about)) }
            span { (glyph::sym("loc-hull", 20)) (table.say.with("raid-hits", &[("n", hits.into())])) }
        }
    }
}

/// Cards that lie open to be shared out.
pub(crate) fn lot(table: &TableView) -> Markup {
    let lot: Set<CargoCard> = table.view.lot;
    html! {
        @if !lot.is_empty() {
            div { h3 { (table.words.text("lot")) } div.cargos { @for card in lot.iter() { (card::cargo(table, card, &Markup::default())) } } }
        }
    }
}
