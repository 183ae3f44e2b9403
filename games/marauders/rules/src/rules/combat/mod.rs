//! Naval combat and crew combat (MM-COMBAT, MM-MELEE, MM-NFIGHT). One stage of a battle is one step.

mod crew;
pub(super) mod hits;
mod naval;
mod victory;
mod volley;

pub(super) use victory::after_fight;

use super::{Answerer, Cx, bounties, dice, rumors};
use crate::components::cards::Task;
use crate::components::{Location, ShipType, Skill};
use crate::event::Event;
use crate::table::{Band, Battle, Fighter, Place, Player, Ship, Side, Stage, Step, Table};
use arrayvec::ArrayVec;
use wardroom_kernel::{RuleResult, Seat};

/// A found ship is fought at once (MM-SCOUT-05); the attack on a non-pirate is told to its nation (MM-BOUNTY-01).
pub(super) fn begin(cx: &mut Cx<'_, impl Answerer>, attacker: Fighter, defender: Fighter) {
    let captain = attacker.seat().or(defender.seat());
    let zone = captain.and_then(|seat| cx.table.players[seat].place).map(Place::zone);
    let Some(zone) = zone else { return };
    cx.emit(Event::BattleBegan { attacker, defender, zone });
    let victim = match defender {
        // MM-BOUNTY-05
        Fighter::Captain(seat) if !cx.table.players[seat].is_pirate() => cx.table.nation(seat),
        Fighter::Npc(npc) => npc.nation(),
        Fighter::Captain(_) | Fighter::Pirate(_) | Fighter::Band(_) => None,
    };
    if let Some((seat, nation)) = attacker.seat().zip(victim) {
        bounties::raise(cx, seat, nation, 1); // MM-BOUNTY-03, MM-RULING-61, MM-WAR-06
    }
    let sides = [attacker, defender].map(|fighter| Side::new(fighter, own_ship(cx.table, fighter)));
    cx.table.battle = Some(Battle { zone, stage: Stage::LongGuns, round: 0, sides, contest: None, is_repelled: false });
    cx.table.agenda.push(Step::Battle);
}

/// The ship of an NPC, with full values (MM-NFIGHT-03, MM-NFIGHT-04, MM-NPC-09, MM-RULING-78).
fn own_ship(table: &Table, fighter: Fighter) -> Option<Ship> {
    let kind = match fighter {
        Fighter::Npc(npc) => table.npc_ship_type(npc),
        Fighter::Pirate(seat) => foe(table, seat)?.0,
        Fighter::Captain(_) | Fighter::Band(_) => return None,
    };
    Some(Ship::new(kind, table.parts.0))
}

/// The pirate of a mission: ship, seamanship, leadership.
fn foe(table: &Table, seat: Seat) -> Option<(ShipType, u8, u8)> {
    let mission = table.players[seat].mission?.mission;
    table.parts.0.mission(mission).tasks.iter().find_map(|task| match *task {
        Task::Foe { ship, seamanship, leadership, .. } => Some((ship, seamanship, leadership)),
        Task::Deliver { .. } | Task::Visit { .. } | Task::Survey { .. } => None,
        Task::Raid { .. } | Task::Defeat { .. } | Task::Fight { .. } => None,
    })
}

/// MM-MELEE-07: a foe without a ship, of a rumor or of this task of the mission. With no crew he cannot start.
pub(super) fn begin_against_band(
    cx: &mut Cx<'_, impl Answerer>,
    seat: Seat,
    leadership: u8,
    crew: u8,
    task: Option<u8>,
) {
    let Some(place) = cx.table.players[seat].place else { return };
    if cx.table.players[seat].ship.cur.crew == 0 {
        if task.is_none() {
            rumors::prove_false(cx, seat);
        }
        return;
    }
    let (attacker, defender) = (Fighter::Captain(seat), Fighter::Band(seat));
    let foe = Side { band: Some(Band { leadership, crew, task }), ..Side::new(defender, None) };
    let sides = [Side::new(attacker, None), foe];
    let stage = Stage::Boarding;
    cx.table.battle = Some(Battle { zone: place.zone(), stage, round: 0, sides, contest: None, is_repelled: false });
    cx.emit(Event::BattleBegan { attacker, defender, zone: place.zone() });
    cx.table.agenda.push(Step::Battle);
}

/// One stage (MM-COMBAT-01, MM-COMBAT-02).
pub(super) fn step(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    match cx.table.battle.map(|battle| battle.stage) {
        Some(Stage::LongGuns) => volley::long_guns(cx),
        Some(Stage::Announcing) => naval::announce(cx),
        Some(Stage::Contest) => naval::contest(cx),
        Some(Stage::Volleys) => volley::volleys(cx),
        Some(Stage::Closing) => naval::close(cx),
        Some(Stage::Boarding) => crew::board(cx),
        Some(Stage::CrewCombat) => crew::round(cx),
        Some(Stage::Won(win)) => victory::spoils(cx, win),
        Some(Stage::Over) | None => victory::finish(cx),
    }
}

/// The battle that is being fought.
fn current(table: &mut Table) -> &mut Battle {
    table.battle.as_mut().expect("a battle is under way")
}

fn go_to(table: &mut Table, stage: Stage) {
    current(table).stage = stage;
}

fn fighters(table: &Table) -> [Fighter; 2] {
    let battle = table.battle.as_ref().expect("a battle is under way");
    battle.sides.map(|side| side.fighter)
}

/// The captains in it, the attacker first (MM-WINDOW-04, MM-CARD-02, MM-RULING-68).
fn captains(table: &Table) -> ArrayVec<Seat, 2> {
    fighters(table).into_iter().filter_map(Fighter::seat).collect()
}

fn side_of(table: &Table, fighter: Fighter) -> Option<&Side> {
    table.battle.as_ref()?.sides.iter().find(|side| side.fighter == fighter)
}

fn side_of_mut(table: &mut Table, fighter: Fighter) -> Option<&mut Side> {
    table.battle.as_mut()?.sides.iter_mut().find(|side| side.fighter == fighter)
}

/// A captain's side of the battle.
pub(super) fn side(table: &mut Table, seat: Seat) -> Option<&mut Side> {
    side_of_mut(table, Fighter::Captain(seat))
}

/// The ship that a fighter has, as damaged as it is. A band has none.
fn ship(table: &Table, fighter: Fighter) -> Ship {
    match fighter {
        Fighter::Captain(seat) => table.players[seat].ship,
        Fighter::Npc(_) | Fighter::Pirate(_) | Fighter::Band(_) => {
            let side = side_of(table, fighter);
            let of_band = || {
                let mut nothing = Player::new().ship;
                nothing.cur[Location::Crew] = side.and_then(|side| side.band).map_or(0, |band| band.crew);
                nothing
            };
            side.and_then(|side| side.ship).unwrap_or_else(of_band)
        }
    }
}

fn ship_mut(table: &mut Table, fighter: Fighter) -> Option<&mut Ship> {
    match fighter {
        Fighter::Captain(seat) => Some(&mut table.players[seat].ship),
        Fighter::Npc(_) | Fighter::Pirate(_) | Fighter::Band(_) => side_of_mut(table, fighter)?.ship.as_mut(),
    }
}

/// Who decides for a fighter: the player to the left of his enemy leads an NPC (MM-NFIGHT-01, MM-RULING-75,
/// MM-RULING-108).
fn decider(table: &Table, fighter: Fighter) -> Seat {
    if let Some(seat) = fighter.seat() {
        return seat;
    }
    let enemy = table.battle.iter().flat_map(|battle| battle.sides).find_map(|side| side.fighter.seat());
    enemy.map_or(table.turn.seat, |seat| table.left_of(seat))
}

fn skill(table: &Table, fighter: Fighter, skill: Skill) -> u8 {
    match fighter {
        Fighter::Captain(seat) => dice::value(table, seat, skill),
        Fighter::Npc(npc) => {
            let card = table.npc(npc).ship.and_then(|ship| table.parts.event(ship.card).npc);
            card.map_or(1, |card| if skill == Skill::Leadership { card.leadership } else { card.seamanship })
        }
        Fighter::Pirate(seat) => foe(table, seat)
            .map_or(1, |(_, seamanship, leadership)| if skill == Skill::Leadership { leadership } else { seamanship }),
        Fighter::Band(_) => side_of(table, fighter).and_then(|side| side.band).map_or(1, |band| band.leadership),
    }
}
