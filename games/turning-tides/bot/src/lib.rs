//! The evaluation function of Turning Tides.

use turning_tides::{Action, Position, Ship, Table, TurningTides, Variant, enemy};
use wardroom_kernel::{FastRng, Seat};
use wardroom_search::Evaluator;

/// Counts zones, crew and cannons. The weights are rough; the last zone and the last sailor count most.
#[derive(Debug)]
pub struct TurningTidesEval;

impl Evaluator<TurningTides> for TurningTidesEval {
    fn value(&self, table: &Table, seat: Seat) -> f32 {
        let [own, other] = [seat, enemy(seat)].map(|seat| strength(table.ship(seat), table.switches.variant));
        let marker = if table.marker == seat { 0.1 } else { -0.1 };
        1.0 / (1.0 + (other - own - marker).exp())
    }
    /// About six turns: long enough to see the effect of an attack, short enough for many rollouts.
    fn max_depth(&self) -> u32 {
        24
    }
    /// An attack that hits something is preferred; all other answers are random.
    fn play(&self, table: &Table, offers: &[(Seat, Action)], rng: &mut FastRng) -> usize {
        let any = rng.below(offers.len());
        let harms = |index: usize| harm(table, offers[index]);
        if !matches!(offers[0].1, Action::Swing(_) | Action::Fire(_)) || 0 < harms(any) {
            return any;
        }
        (0..offers.len()).max_by_key(|&index| harms(index)).unwrap_or(any)
    }
}

/// What an attack would do: nothing, take a unit, destroy a zone.
fn harm(table: &Table, (seat, action): (Seat, Action)) -> u8 {
    let position: Position = table.position;
    let target = table.ship(enemy(seat));
    match action {
        Action::Swing(swing) => position
            .facing(swing.from)
            .map_or(0, |zone| u8::from(0 < target.sailors_in(zone) || target.captain == Some(zone))),
        Action::Fire(fire) => position
            .facing(fire.from)
            .map_or(0, |zone| if target.destroyed.contains(zone) { 0 } else { 1 + u8::from(target.is_empty(zone)) }),
        Action::ChooseCard(_)
        | Action::PlaceSailor(_)
        | Action::PlaceCannon(_)
        | Action::Move(_)
        | Action::Navigate(_)
        | Action::Promote(_)
        | Action::Exchange(_)
        | Action::PayDamage(_) => 0,
    }
}

fn strength(ship: &Ship, variant: Variant) -> f32 {
    let (sailors, captain) = (ship.sailors_aboard(), ship.captain.is_some());
    let destroyed = ship.destroyed.len();
    let manned = ship.cannons().filter(|place| 0 < ship.sailors_in(place.zone)).count() as f32;
    let guns = 0.15 * f32::from(ship.cannons_aboard()) + 0.25 * manned + if ship.has_mast { 0.3 } else { 0.0 };
    let hands = [0.0, 0.9, 1.5, 1.9, 2.2][usize::from(sailors.min(4))];
    match variant {
        Variant::Base => {
            let planks = [0.0, -1.3, -3.0, -8.0][usize::from(destroyed.min(3))];
            planks + hands + guns + if captain { 0.9 } else { 0.0 }
        }
        // Only a destroyed zone together with a lost captain counts.
        Variant::Intro => {
            let danger = match (destroyed, captain) {
                (0, true) => 0.0,
                (0, false) => -1.8,
                (_, true) => -1.8,
                (_, false) => -8.0,
            };
            danger + 0.5 * hands + guns
        }
    }
}
