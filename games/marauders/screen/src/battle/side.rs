//! One side of a battle: the board of a captain, the enemy track of an NPC, or the band of a card.

use crate::table_view::TableView;
use crate::tracks::{Touch, tracks};
use crate::{captain, glyph, own};
use marauders::{Action, Battle, Fighter, Npc, Skill};
use maud::{Markup, html};
use wardroom_kernel::Seat;

pub(super) fn board(sight: &TableView, battle: &Battle, of: usize, class: &str) -> Markup {
    let side = &battle.sides[of];
    // text: role-attacker role-defender
    let role = sight.words.text(if of == 0 { "role-attacker" } else { "role-defender" });
    // A captain names where a hit lands on the other; all else is about the own ship.
    let is_aiming = matches!(sight.offers.first(), Some(Action::NameHit(_)));
    let touch = if (class == "them") == is_aiming { Touch::Yes } else { Touch::No };
    html! {
        section class={ "combatant " (class) } data-seat=(glyph::colours(side.fighter)) aria-label=(sight.fighter(side.fighter)) {
            @match side.fighter {
                Fighter::Captain(seat) => (captain::head(sight, seat, role)),
                Fighter::Npc(npc) => (npc_head(sight, battle, npc, role)),
                Fighter::Pirate(_) | Fighter::Band(_) => (plain_head(sight, battle, side.fighter, role)),
            }
            (skills(sight, side.fighter))
            @match sight.ship_of(side) {
                Some(ship) => {
                    p.shipname { (sight.terms().ship(ship.kind)) " · " (sight.say.with("manoeuvrability-is", &[("n", ship.manoeuvrability(sight.parts()).into())])) }
                    (tracks(sight, &ship, sight.hits(side), touch))
                }
                None => p.shipname { (sight.say.with("band-crew", &[("n", side.band.map_or(0, |band| band.crew).into())])) },
            }
            @if let Fighter::Captain(seat) = side.fighter { (belongings(sight, seat)) }
        }
    }
}

fn npc_head(sight: &TableView, battle: &Battle, npc: Npc, role: &str) -> Markup {
    html! {
        header.seat-head {
            (glyph::named(&glyph::npc_flag(npc), 54, sight.terms().npc(npc)))
            div {
                p.seat-name { (sight.fighter(Fighter::Npc(npc))) small { (sight.terms().npc(npc)) " · " (role) } }
                p.ability { (led(sight, battle)) }
            }
        }
    }
}

fn plain_head(sight: &TableView, battle: &Battle, fighter: Fighter, role: &str) -> Markup {
    html! {
        header.seat-head {
            (glyph::sym("flag-pirate", 54))
            div {
                p.seat-name { (sight.fighter(fighter)) small { (role) } }
                p.ability { (led(sight, battle)) }
            }
        }
    }
}

/// Who decides for those who are no captain (MM-NFIGHT-01): by name, for whoever leads it fights against a fellow player.
fn led(sight: &TableView, battle: &Battle) -> String {
    let Some(captain) = battle.sides.iter().find_map(|side| side.fighter.seat()) else { return String::new() };
    let leader = sight.table().left_of(captain);
    if sight.is_you(leader) {
        return sight.words.text("npc-led-you").to_owned();
    }
    sight.say.with("npc-led", &[("name", sight.name(leader).into())])
}

fn skills(sight: &TableView, fighter: Fighter) -> Markup {
    let of_captain =
        |seat: Seat, skill| sight.player(seat).captain.map(|captain| sight.parts().captain(captain).skill(skill));
    let of = |skill: Skill| match (fighter, skill) {
        (Fighter::Captain(seat), _) => of_captain(seat, skill),
        (Fighter::Npc(npc), Skill::Seamanship) => sight.npc_card(npc).map(|card| card.seamanship),
        (Fighter::Npc(npc), _) => sight.npc_card(npc).map(|card| card.leadership),
        (Fighter::Pirate(_) | Fighter::Band(_), _) => None,
    };
    html! {
        dl.skills.two {
            @for skill in [Skill::Seamanship, Skill::Leadership] {
                @if let Some(number) = of(skill) { div { dt { (glyph::sym(&glyph::skill(skill), 23)) span { (sight.words.skill(skill)) } } dd.num { (number) } } }
            }
        }
    }
}

/// What a captain brings into the fight.
fn belongings(sight: &TableView, seat: Seat) -> Markup {
    html! {
        (own::aboard(sight, seat))
        (own::hold(sight, seat))
        @if !sight.owns(seat) { (own::backs(sight, sight.player(seat).hand_count, "hand-backs")) }
    }
}
