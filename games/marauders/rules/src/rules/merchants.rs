//! Merchant tokens (MM-SETUP, MM-ROUND).

use super::{Answerer, Cx};
use crate::components::{Nation, Zone};
use crate::event::Event;
use wardroom_kernel::RuleResult;

/// Deals the tokens of the track at random, face down, one to each zone without a merchant.
pub(super) fn deal(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    let mut count = 0;
    cx.table.undealt_merchants = std::mem::take(&mut cx.table.merchant_track);
    for zone in Zone::ALL {
        let left: u32 = cx.table.undealt_merchants.iter().map(|count| u32::from(*count)).sum();
        if cx.table.merchants[zone.index()].is_some() || left == 0 {
            continue;
        }
        let place = cx.chance(left)? as u8;
        let nation = nth(cx.table.undealt_merchants, place);
        cx.table.undealt_merchants[nation.index()] -= 1;
        cx.table.merchants[zone.index()] = Some(nation);
        count += 1;
    }
    cx.table.merchant_track = std::mem::take(&mut cx.table.undealt_merchants);
    cx.emit(Event::MerchantsDealt { count });
    Ok(())
}

fn nth(tokens: [u8; 4], mut place: u8) -> Nation {
    for nation in Nation::ALL {
        if place < tokens[nation.index()] {
            return nation;
        }
        place -= tokens[nation.index()];
    }
    panic!("there are not so many tokens")
}
