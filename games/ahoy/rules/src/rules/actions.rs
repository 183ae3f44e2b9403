//! What a die slot does: the chapter AH-ACTION, and the slots of factions, Crew and ships.

use super::moving::{Movement, Purpose, tailwind};
use super::{Answerer, Cx, ask, crew, repair, smuggler, squadron, union};
use crate::action::ShipMode;
use crate::components::{Pips, Slot};
use crate::table::{Figure, Turn};
use wardroom_kernel::RuleResult;

/// A die was placed on this slot and shows that.
pub(super) fn take(cx: &mut Cx<'_, impl Answerer>, turn: Turn, slot: Slot, die: Pips) -> RuleResult {
    let seat = turn.seat;
    let flagship = Figure::Flagship(seat);
    match slot {
        Slot::Sail => Movement::new(flagship, Purpose::Sail).sail(cx, 2),
        Slot::FullSail => Movement::new(flagship, Purpose::Other).sail(cx, die.value()), // AH-SMUG-09
        Slot::Tailwind => tailwind(cx, flagship, Some(die.value()), Purpose::Tailwind),
        Slot::Cannons | Slot::Cannons5 | Slot::Cannons6 => crew::gunners_mate(cx, seat), // AH-ACTION-03, AH-ACTION-04
        Slot::Repair => repair::up_to(cx, seat, 2),                                      // AH-SQUAD-14, AH-UNION-06
        Slot::Order => {
            squadron::order(cx, turn);
            Ok(())
        }
        Slot::Bombard => {
            squadron::bombard(cx);
            Ok(())
        }
        Slot::Deploy => squadron::deploy(cx),
        Slot::Assemble => {
            union::assemble(cx);
            Ok(())
        }
        Slot::Inspire => union::inspire(cx),
        Slot::Rally => {
            union::rally(cx);
            Ok(())
        }
        Slot::Negotiate => smuggler::negotiate(cx, seat),
        Slot::Shipwright => repair::all(cx, seat).map(|_| ()),
        Slot::ConvincingComrade1 | Slot::ConvincingComrade2 => crew::convincing_comrade(cx, seat),
        Slot::ConvincingOfficial1 | Slot::ConvincingOfficial2 => crew::convincing_official(cx, seat),
        Slot::Sailor => Movement::new(flagship, Purpose::Other).sail(cx, 3), // AH-CREW-23
        Slot::Trawler => Movement::new(flagship, Purpose::Trawler).sail(cx, 2),
        Slot::Cutter => ship(cx, Figure::Cutter, 3, die), // AH-UNION-12
        Slot::Gunship4 | Slot::Gunship6 => ship(cx, Figure::Gunship, 2, die), // AH-UNION-13
        Slot::Elder | Slot::Gunner | Slot::PowderMonkey | Slot::Cutpurse | Slot::WhisperingWind | Slot::Pilot => {
            unreachable!("a cost slot gives no action")
        }
    }
}

/// AH-RULING-32, AH-RULING-33
fn ship(cx: &mut Cx<'_, impl Answerer>, ship: Figure, steps: u8, die: Pips) -> RuleResult {
    match ask(cx, ship.owner(), &[ShipMode::Sail, ShipMode::Tailwind])? {
        ShipMode::Sail => Movement::new(ship, Purpose::Sail).sail(cx, steps),
        ShipMode::Tailwind => tailwind(cx, ship, Some(die.value()), Purpose::Tailwind),
    }
}
