//! Recruit crew (MM-CREW).

use super::effects::passive;
use super::{Answerer, Cx, dice, purse, shipyard};
use crate::action::HireCrew;
use crate::components::cards::Item;
use crate::components::{Skill, Zone};
use crate::event::{Cause, Event};
use crate::table::{Purpose, Table};
use wardroom_kernel::{RuleResult, Seat};

pub(crate) fn missing(table: &Table, seat: Seat) -> u8 {
    table.max(seat).crew.saturating_sub(table.players[seat].ship.cur.crew)
}

pub(super) fn may_recruit(table: &Table, seat: Seat, port: Zone) -> bool {
    missing(table, seat) > 0 && !shipyard::is_barred(table, seat, port)
}

impl Table {
    /// Per man after a failed roll; 0 where recruiting is free.
    pub fn crew_price(&self, seat: Seat, port: Zone) -> u16 {
        let (rules, is_pirate) = (&self.parts.zone(port).rules, self.players[seat].is_pirate());
        if rules.pirates_recruit_free && is_pirate || rules.others_refit_free && !is_pirate {
            return 0; // MM-RULING-41
        }
        let (set, more) = passive::price(self, seat, Item::Crew);
        set.map_or(self.parts.prices.crew, |set| set.min(self.parts.prices.crew)).saturating_add_signed(more).into()
    }
}

/// A success fills the crew; otherwise men are hired for gold (MM-CREW-01).
pub(super) fn recruit(cx: &mut Cx<'_, impl Answerer>, seat: Seat, port: Zone) -> RuleResult {
    let (price, missing) = (cx.table.crew_price(seat, port), missing(cx.table, seat));
    let men = if price == 0 || dice::succeeds(cx, seat, Skill::Leadership, Purpose::Check)? {
        missing
    } else {
        let answer = cx.choose(seat, |t| {
            let most = (t.means(seat) / price).min(missing.into()) as u8;
            (0..=most).map(|men| HireCrew { men }) // MM-CREW-02
        })?;
        purse::pay(cx, seat, u16::from(answer.men) * price, Cause::Crew)?;
        answer.men
    };
    sign_on(cx, seat, men);
    Ok(())
}

/// MM-CREW-03
pub(super) fn sign_on(cx: &mut Cx<'_, impl Answerer>, seat: Seat, men: u8) {
    let men = men.min(missing(cx.table, seat));
    if men > 0 {
        cx.table.players[seat].ship.cur.crew += men;
        cx.emit(Event::Recruited { seat, men });
    }
}
