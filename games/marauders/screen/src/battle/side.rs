//! One side of a battle: the board of a captain, the enemy track of an NPC, or the band of a card.

use crate::table_view::TableView;
use crate::tracks::{Touch, tracks};
use crate::{captain, glyph, own};
use marauders::{Action, Battle, Fighter, Npc, Skill};
use maud::{Markup, html};
use wardroom_kernel::Seat;

pub(super) fn board(table: &TableView, battle: &Battle, of: usize, class: &str) -> Markup {
    let side = &battle.sides[of];
    // text: role-attacker role-defender
    let role = table.words.text(if of == 0 { "role-attacker" } else { "role-defender" });
    // A captain names where a hit lands on the other; all else is about the own ship.
    let is_aiming = matches!(table.offers.first(), Some(Action::NameHit(_)));
    let touch = if (class == "them") == is_aiming { Touch::Yes } else { Touch::No };
    html! {
        section class={ "combatant " (class) } data-seat=(glyph::colours(side.fighter)) aria-label=(table.fighter(side.fighter)) {
            @match side.fighter {
                Fighter::Captain(seat) => (captain::head(table, seat, role)),
                Fighter::Npc(npc) => (npc_head(table, battle, npc, role)),
                Fighter::Pirate(_) | Fighter::Band(_) => (plain_head(table, battle, side.fighter, role)),
            }
            (skills(table, side.fighter))
            @match table.ship_of(side) {
                Some(ship) => {
                    p.shipname { (table.terms().ship(ship.kind)) " · " (table.say.with("manoeuvrability-is", &[("n", ship.manoeuvrability(table.parts()).into())])) }
                    (tracks(table, &ship, table.hits(side), touch))
                }
                None => p.shipname { (table.say.with("band-crew", &[("n", side.band.map_or(0, |band| band.crew).into())])) },
            }
            @if let Fighter::Captain(seat) = side.fighter { (belongings(table, seat)) }
        }
    }
}

fn npc_head(table: &TableView, battle: &Battle, npc: Npc, role: &str) -> Markup {
    html! {
        header.seat-head {
            (glyph::named(&glyph::npc_flag(npc), 54, table.terms().npc(npc)))
            div {
                p.seat-name { (table.fighter(Fighter::Npc(npc))) small { (table.terms().npc(npc)) " · " (role) } }
                p.ability { (led(table, battle)) }
            }
        }
    }
}

fn plain_head(table: &TableView, battle: &Battle, fighter: Fighter, role: &str) -> Markup {
    html! {
        header.seat-head {
            (glyph::sym("flag-pirate", 54))
            div {
                p.seat-name { (table.fighter(fighter)) small { (role) } }
                p.ability { (led(table, battle)) }
            }
        }
    }
}

/// Who decides for those who are no captain (MM-NFIGHT-01): by name, because the player who leads it fights against another player.
fn led(table: &TableView, battle: &Battle) -> String {
    let Some(captain) = battle.sides.iter().find_map(|side| side.fighter.seat()) else { return String::new() };
    let leader = table.some_table().left_of(captain);
    if table.is_you(leader) {
        return table.words.text("npc-led-you").to_owned();
    }
    table.say.with("npc-led", &[("name", table.name(leader).into())])
}

fn skills(table: &TableView, fighter: Fighter) -> Markup {
    let of_captain =
        |seat: Seat, skill| table.player(seat).captain.map(|captain| table.parts().captain(captain).skill(skill));
    let of = |skill: Skill| match (fighter, skill) {
        (Fighter::Captain(seat), _) => of_captain(seat, skill),
        (Fighter::Npc(npc), Skill::Seamanship) => table.npc_card(npc).map(|card| card.seamanship),
        (Fighter::Npc(npc), _) => table.npc_card(npc).map(|card| card.leadership),
        (Fighter::Pirate(_) | Fighter::Band(_), _) => None,
    };
    html! {
        dl.skills.two {
            @for skill in [Skill::Seamanship, Skill::Leadership] {
                @if let Some(number) = of(skill) { div { dt { (glyph::sym(&glyph::skill(skill), 23)) span { (table.words.skill(skill)) } } dd.num { (number) } } }
            }
        }
    }
}

/// What a captain brings into the fight.
fn belongings(table: &TableView, seat: Seat) -> Markup {
    html! {
        (own::aboard(table, seat))
        (own::hold(table, seat))
        @if !table.owns(seat) { (own::backs(table, table.player(seat).hand_count, "hand-backs")) }
    }
}
