//! Merchant tokens: MM-SETUP-11, MM-ROUND-02, MM-RULING-05.

use super::{Cx, Live};
use crate::components::{Nation, Zone};
use crate::event::Event;
use wardroom_kernel::Asked;

/// Deals the tokens of the track at random, face down, one to each zone without a merchant.
pub(super) fn deal(cx: &mut Cx<'_, impl Live>) -> Asked {
    let mut count = 0;
    for zone in Zone::ALL {
        let on_track: u32 = cx.table.merchant_track.iter().map(|count| u32::from(*count)).sum();
        if cx.table.merchants[zone.index()].is_some() || on_track == 0 {
            continue;
        }
        let nation = nth(cx.table.merchant_track, cx.chance(on_track)? as u8);
        cx.table.merchant_track[nation.index()] -= 1;
        cx.table.merchants[zone.index()] = Some(nation);
        count += 1;
    }
    cx.emit(Event::MerchantsDealt { count });
    Ok(())
}

fn nth(track: [u8; 4], mut place: u8) -> Nation {
    for nation in Nation::ALL {
        if place < track[nation.index()] {
            return nation;
        }
        place -= track[nation.index()];
    }
    panic!("there are not so many tokens on the track")
}
