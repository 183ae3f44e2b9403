//! A merchant raid, step by step, on a paper beside the chart (MM-RAID).

use crate::table_view::TableView;
use crate::{card, dice, glyph};
use marauders::cards::Symbol;
use marauders::{CargoCard, Raid, RaidStage, Set};
use maud::{Markup, html};

pub(crate) fn paper(sight: &TableView, raid: &Raid) -> Markup {
    let about = [("off", sight.terms().off(raid.zone).into()), ("name", sight.captain_name(raid.by).into())];
    html! {
        section.dialog.raid role="region" aria-labelledby="raid-title" {
            header.dialog-head { (glyph::pennant(raid.by)) h2 #raid-title { (sight.say.with("raid-at", &about)) } }
            div.dialog-body {
                (steps(sight, raid))
                (merchant(sight, raid))
                @if !raid.cards.is_empty() || !raid.hazards.is_empty() {
                    div.raid-cards {
                        @for card in raid.cards.iter() { (card::raid_card(sight, card, false)) }
                        @for card in raid.hazards.iter() { (card::raid_card(sight, card, true)) }
                    }
                    (sums(sight, raid))
                }
                @if let Some(roll) = &sight.view.roll { @for pool in roll.pools.iter().flatten() { div.sum-line { span { (dice::title(sight, roll)) } (dice::pool(sight, pool)) } } }
                @else if raid.successes > 0 { p.verdict { (sight.say.with("raid-successes", &[("n", raid.successes.into())])) } }
                (lot(sight))
            }
        }
    }
}

fn steps(sight: &TableView, raid: &Raid) -> Markup {
    // text: raid-found raid-rolling raid-spending raid-judging raid-looting
    let steps = [
        (RaidStage::Found, "raid-found"),
        (RaidStage::Rolling, "raid-rolling"),
        (RaidStage::Spending, "raid-spending"),
        (RaidStage::Judging, "raid-judging"),
        (RaidStage::Looting, "raid-looting"),
    ];
    html! {
        ol.steps aria-label=(sight.words.text("raid-steps")) {
            @for (stage, key) in steps {
                li.is-done[stage < raid.stage].is-now[stage == raid.stage] aria-current=[(stage == raid.stage).then_some("step")] { span { (sight.words.text(key)) } }
            }
        }
    }
}

/// Whose ship it is, or may be said to be.
fn merchant(sight: &TableView, raid: &Raid) -> Markup {
    html! {
        p.sum-line {
            @match raid.nation {
                Some(nation) => span { (glyph::flag(nation, 24)) b { (sight.words.merchant(nation)) } },
                None => {
                    span { (sight.words.text("raid-nations")) }
                    @for nation in raid.nations.iter() {
                        @if sight.viewer.is_some() { button.locbtn type="button" data-token={ "nation." (nation) } { (glyph::flag(nation, 22)) (sight.words.nation(nation)) } }
                        @else { span { (glyph::flag(nation, 22)) (sight.words.nation(nation)) } }
                    }
                }
            }
        }
    }
}

/// Gold, escape symbols against manoeuvrability, hits.
fn sums(sight: &TableView, raid: &Raid) -> Markup {
    let parts = sight.parts();
    let gold: u32 =
        raid.cards.iter().map(|card| u32::from(parts.cargo(card).value)).sum::<u32>() + u32::from(raid.bonus);
    let all = || raid.cards.iter().chain(raid.hazards.iter());
    let escapes = all().filter(|&card| parts.cargo(card).symbol == Symbol::Escape).count();
    let hits = all().count() - escapes;
    let about = [("n", escapes.into()), ("most", sight.player(raid.by).ship.manoeuvrability(parts).into())];
    html! {
        div.sum-line {
            span { (glyph::gold(gold)) " " (sight.words.text("raid-gold")) }
            span { (glyph::sym("fan-escape", 20)) (sight.say.with("raid-escapes", &about)) }
            span { (glyph::sym("loc-hull", 20)) (sight.say.with("raid-hits", &[("n", hits.into())])) }
        }
    }
}

/// Cards that lie open to be shared out.
pub(crate) fn lot(sight: &TableView) -> Markup {
    let lot: Set<CargoCard> = sight.view.lot;
    html! {
        @if !lot.is_empty() {
            div { h3 { (sight.words.text("lot")) } div.cargos { @for card in lot.iter() { (card::cargo(sight, card, &Markup::default())) } } }
        }
    }
}
