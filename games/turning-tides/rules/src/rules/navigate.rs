//! Navigate: the chapter TT-NAV.

use super::{Answerer, Cx, initiative};
use crate::action::Navigate;
use crate::event::Event;
use crate::table::Table;
use wardroom_kernel::{RuleResult, Seat};

pub(super) fn navigate(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult {
    match cx.choose(seat, |t| courses(t, seat))? {
        // TT-NAV-01, TT-NAV-05
        Navigate::Forward => {
            cx.table.position = cx.table.position.forward(); // TT-NAV-02
            cx.emit(Event::NavigatedForward { seat, position: cx.table.position });
        }
        Navigate::Back => {
            cx.table.position = cx.table.position.back(); // TT-NAV-03
            cx.emit(Event::NavigatedBack { seat, position: cx.table.position });
        }
        Navigate::Claim => {
            cx.emit(Event::Claimed { seat });
            initiative::take_the_marker(cx, seat); // TT-INIT-04, TT-NAV-04
        }
    }
    Ok(())
}

fn courses(t: &Table, seat: Seat) -> impl Iterator<Item = Navigate> + use<> {
    let claim = (t.marker != seat).then_some(Navigate::Claim); // TT-NAV-04, TT-RULING-49
    [Navigate::Forward, Navigate::Back].into_iter().chain(claim)
}
