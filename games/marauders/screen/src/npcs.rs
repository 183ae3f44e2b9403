//! NPC ships at sea: who commands them, what they can, whom they hunt and why.

use crate::glyph;
use crate::places::place;
use crate::table_view::TableView;
use marauders::{Npc, Skill};
use maud::{Markup, html};
use wardroom_kernel::Seat;

pub(crate) fn list(table: &TableView) -> Markup {
    let at_sea: Vec<Npc> = Npc::ALL.into_iter().filter(|&npc| table.npc_zone(npc).is_some()).collect();
    html! {
        @if !at_sea.is_empty() {
            section.npcs {
                h3 { (table.words.text("npcs-at-sea")) }
                ul { @for npc in at_sea { li { (line(table, npc)) } } }
            }
        }
    }
}

fn line(table: &TableView, npc: Npc) -> Markup {
    let Some((ship, card)) = table.view.npcs[npc.index()].ship.zip(table.npc_card(npc)) else {
        return Markup::default();
    };
    let terms = table.terms();
    let skills =
        [(Skill::Seamanship, card.seamanship), (Skill::Scouting, card.scouting), (Skill::Leadership, card.leadership)];
    let content = html! {
        (glyph::named(&glyph::npc_flag(npc), 22, terms.npc(npc)))
        span {
            (terms.event(ship.card))
            small { (terms.ship(table.npc_ship_type(npc))) ", " (terms.off(ship.zone)) }
            @if let Some(reason) = hunts(table, npc) { small.hunts { (reason) } }
        }
        span.nums.num { @for (skill, number) in skills { span title=(table.words.skill(skill)) { (glyph::named(&glyph::skill(skill), 16, table.words.skill(skill))) (number) } } }
    };
    html! {
        @if table.viewer.is_some() { button.npc type="button" data-token={ "npc." (npc) } { (content) } }
        @else { div.npc { (content) } }
    }
}

/// Who hunts the viewer from the same zone or the next one.
pub(crate) fn alarm(table: &TableView, seat: Seat) -> Markup {
    let here = table.zone(seat).filter(|_| table.is_you(seat));
    let is_near = |npc: Npc| {
        let (here, there) = (here?, table.npc_zone(npc)?);
        let is_next = || place(here.name()).is_some_and(|place| place.gates.iter().any(|gate| gate.to == there.name()));
        (here == there || is_next()).then_some(())
    };
    html! {
        @for npc in Npc::ALL.into_iter().filter(|&npc| is_near(npc).is_some()) {
            @if let Some(reason) = hunts(table, npc) { p.hunted { (glyph::sym(&glyph::npc_flag(npc), 18)) (table.npc_label(npc)) " " (reason) } }
        }
    }
}

/// `hunts you: Spanish bounty`
fn hunts(table: &TableView, npc: Npc) -> Option<String> {
    // text: hunts-own-bounty hunts-other-bounty hunts-war hunts-gold hunts-cargo hunts-poor
    let seat = table.viewer.filter(|&seat| table.is_you(seat) && table.player(seat).place.is_some())?;
    let priority = table.some_table().hunted_for(npc, seat)?;
    let key = match (npc.is_pirate(), priority) {
        (false, 1) => "hunts-own-bounty",
        (false, 2) => "hunts-other-bounty",
        (false, _) => "hunts-war",
        (true, 1) => "hunts-gold",
        (true, 2) => "hunts-cargo",
        (true, _) => "hunts-poor",
    };
    Some(table.words.text(key).to_owned())
}
