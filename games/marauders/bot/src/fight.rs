//! Which answers a sensible captain looks at first when cards are played, merchants raided and battles fought.

use super::prospects::might;
use marauders::action::{
    AnnounceCard, BreakOff, Chasers, ClaimReward, ConfirmCard, LongGuns, MerchantAttack, RaidSuccess, RaidWeapon,
    RedrawCaptain, Stow, TakeShip, VolleyWeapon,
};
use marauders::cards::Symbol;
use marauders::{Action, CombatAction, Fighter, Location, Npc, ShipType, Side, Table};
use wardroom_kernel::Seat;

pub(super) fn prior(table: &Table, seat: Seat, action: Action) -> f32 {
    let ship = &table.player(seat).ship;
    match action {
        Action::AnnounceCard(AnnounceCard::Card(_)) => 0.4,
        Action::AnnounceCard(AnnounceCard::Means(_)) => 1.0,
        Action::ConfirmCard(ConfirmCard::Withdraw) => 0.1,
        Action::MerchantAttack(MerchantAttack::LetGo) => 0.3,
        Action::RaidWeapon(RaidWeapon::Spend(_)) => 0.3,
        Action::RaidSuccess(answer) => success(table, seat, answer),
        Action::Stow(Stow::Keep(_)) => 4.0,
        Action::Stow(Stow::Drop(_) | Stow::Done) => 0.3,
        Action::Stow(Stow::DropCrate) => 0.01,
        Action::Announce(announce) => announced(table, seat, announce.action),
        Action::LongGuns(LongGuns::Hold)
        | Action::Chasers(Chasers::Hold)
        | Action::VolleyWeapon(VolleyWeapon::Hold) => 0.3,
        // What is already gone cannot be hurt, what is left of it least should be spared.
        Action::AssignSkull(skull) => match skull.location {
            Location::Hull => 0.2,
            location => 0.3 + f32::from(ship.cur[location]),
        },
        Action::BreakOff(BreakOff::BreakOff) => 0.2,
        Action::TakeShip(TakeShip::Take) => 3.0,
        Action::ClaimReward(ClaimReward::Nation(_)) => 5.0,
        Action::RedrawCaptain(RedrawCaptain::Keep) => 0.5,
        Action::ChooseStartShip(choice) if choice.ship == ShipType::Flute => 1.2,
        _ => 1.0,
    }
}

/// How inviting a battle is: not, unless one is stronger.
pub(super) fn odds(table: &Table, seat: Seat, other: Seat) -> f32 {
    inviting(might(table, seat), might(table, other))
}

pub(super) fn odds_against(table: &Table, seat: Seat, npc: Npc) -> f32 {
    let facts = table.ship_facts(table.npc_ship_type(npc));
    inviting(might(table, seat), f32::from(facts.cannons + facts.crew + facts.toughness))
}

fn inviting(own: f32, theirs: f32) -> f32 {
    if own > theirs { (own - theirs).min(4.0) } else { 0.05 }
}

/// Valuable cards are drawn; cards that would sink the raid are got rid of.
fn success(table: &Table, seat: Seat, answer: RaidSuccess) -> f32 {
    let harm = |card| {
        let facts = table.parts.cargo(card);
        let ship = &table.player(seat).ship;
        match facts.symbol {
            Symbol::Hit(location) if ship.cur[location] <= 1 => 4.0,
            Symbol::Hit(_) => 0.6,
            Symbol::Escape => 0.8,
        }
    };
    match answer {
        RaidSuccess::Draw => 2.0,
        RaidSuccess::Discard(card) => 0.3 * harm(card),
        RaidSuccess::Exchange(card) => harm(card),
        RaidSuccess::Stop => 0.2,
    }
}

/// Who has more guns shoots, who has more men boards, who has neither flees. NPC ships are led by another player.
fn announced(table: &Table, seat: Seat, action: CombatAction) -> f32 {
    let Some(battle) = &table.battle else { return 1.0 };
    let is_own =
        battle.sides.iter().position(|side| side.fighter == Fighter::Captain(seat) && side.announced.is_none());
    let own = is_own.unwrap_or_else(|| usize::from(battle.sides[0].fighter.seat().is_some()));
    let ([guns, men, hull], [other_guns, other_men, other_hull]) =
        (force(table, &battle.sides[own]), force(table, &battle.sides[1 - own]));
    match action {
        CombatAction::Shoot => (0.3 + guns + hull) / (0.3 + other_guns + other_hull),
        CombatAction::Board => (0.2 + men * men) / (0.5 + other_men * other_men),
        CombatAction::Flee => {
            let (own, other) = (guns + men + hull, other_guns + other_men + other_hull);
            if own < other { 2.0 * (other - own) / other.max(1.0) } else { 0.1 }
        }
    }
}

fn force(table: &Table, side: &Side) -> [f32; 3] {
    let ship = side.fighter.seat().map(|seat| table.player(seat).ship).or(side.ship);
    let points = ship.map_or([0, 0, 1], |ship| [ship.cur.cannons, ship.cur.crew, ship.cur.hull]);
    points.map(f32::from)
}
