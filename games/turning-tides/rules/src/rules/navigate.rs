//! Navigate: TT-NAV-01 to TT-NAV-08, TT-GEO-03, TT-GEO-04.

use super::{Answerer, Cx, initiative};
use crate::action::Navigate;
use crate::event::Event;
use crate::table::Table;
use wardroom_kernel::{RuleResult, Seat};

pub(super) fn navigate(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult {
    match cx.choose(seat, |t| courses(t, seat))? {
        Navigate::Forward => {
            cx.table.position = cx.table.position.forward();
            cx.emit(Event::NavigatedForward { seat, position: cx.table.position });
        }
        Navigate::Back => {
            cx.table.position = cx.table.position.back();
            cx.emit(Event::NavigatedBack { seat, position: cx.table.position });
        }
        Navigate::Claim => {
            cx.emit(Event::Claimed { seat });
            initiative::take_the_marker(cx, seat);
        }
    }
    Ok(())
}

fn courses(t: &Table, seat: Seat) -> impl Iterator<Item = Navigate> + use<> {
    let claim = (t.marker != seat).then_some(Navigate::Claim); // TT-NAV-04
    [Navigate::Forward, Navigate::Back].into_iter().chain(claim)
}
