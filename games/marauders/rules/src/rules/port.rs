//! Port action (MM-PORT).

use super::effects::passive;
use super::{Answerer, Cx, buy, closed, crew, dice, errands, glory, purse, sell, shipyard, stash};
use crate::action::PortActivity;
use crate::event::Event;
use crate::table::{Activity, PortAction, Purpose, Step, Table};
use arrayvec::ArrayVec;
use wardroom_kernel::{RuleResult, Seat};

/// MM-PORT-04; in a port that is closed to him a captain may have to talk his way in first.
pub(super) fn port_action(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult {
    let Some(port) = cx.table.players[seat].in_port() else { return Ok(()) };
    cx.table.turn.actions -= 1;
    cx.table.turn.ported = Some(port);
    cx.table.turn.port = PortAction::default();
    cx.emit(Event::PortActionBegan { seat, port });
    let lying = &mut cx.table.ports[port.index()];
    if let Some(modification) = lying.modification
        && !lying.is_face_up
    {
        lying.is_face_up = true;
        cx.reveal();
        cx.emit(Event::ModificationTurned { port, modification });
    }
    if let Some(Some(test)) = closed::port_action(cx.table, seat, port)
        && !dice::succeeds(cx, seat, test, Purpose::Check)?
    {
        cx.emit(Event::PortActionLost { seat, port });
        return Ok(());
    }
    cx.table.agenda.push(Step::Port);
    errands::visit(cx, seat, port);
    Ok(())
}

/// One activity, or what may be done between activities.
pub(super) fn activity(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    let seat = cx.table.turn.seat;
    let Some(port) = cx.table.turn.ported.filter(|port| cx.table.players[seat].in_port() == Some(*port)) else {
        finish(cx, seat);
        return Ok(());
    };
    if cx.table.turn.port.is_in_shipyard {
        return shipyard::visit(cx, seat, port);
    }
    let answer = cx.choose(seat, |t| offers(t, seat))?;
    if let Some(activity) = activity_of(answer) {
        cx.table.turn.port.done.put(activity);
    }
    match answer {
        PortActivity::Sell => sell::sell(cx, seat, port),
        PortActivity::Buy => buy::buy(cx, seat, port),
        PortActivity::Shipyard => {
            cx.table.turn.port.is_in_shipyard = true;
            shipyard::visit(cx, seat, port)
        }
        PortActivity::Recruit => crew::recruit(cx, seat, port),
        PortActivity::SeekRumor => errands::seek_rumor(cx, seat, port),
        PortActivity::TakeMission { mission } => errands::take_mission(cx, seat, mission),
        PortActivity::Stash => stash::stash(cx, seat),
        PortActivity::ResolveRumor => errands::check_rumor(cx, seat),
        PortActivity::MissionStep { task } => errands::mission_step(cx, seat, task.into()),
        PortActivity::PardonByEvent => errands::pardon(cx, seat),
        PortActivity::PlayCard { card } => glory::play(cx, seat, card),
        PortActivity::Finish => {
            finish(cx, seat);
            Ok(())
        }
    }
}

fn finish(cx: &mut Cx<'_, impl Answerer>, seat: Seat) {
    cx.table.agenda.pop();
    cx.table.turn.port = PortAction { done: cx.table.turn.port.done, ..PortAction::default() };
    if let Some(port) = cx.table.turn.ported {
        cx.emit(Event::PortActionEnded { seat, port });
    }
}

const fn activity_of(answer: PortActivity) -> Option<Activity> {
    match answer {
        PortActivity::Sell => Some(Activity::Sell),
        PortActivity::Buy => Some(Activity::Buy),
        PortActivity::Shipyard => Some(Activity::Shipyard),
        PortActivity::Recruit => Some(Activity::Recruit),
        PortActivity::SeekRumor => Some(Activity::SeekRumor),
        PortActivity::TakeMission { .. } => Some(Activity::TakeMission),
        PortActivity::Stash => Some(Activity::Stash),
        PortActivity::ResolveRumor // MM-RUMOR-08, MM-RULING-43
        | PortActivity::MissionStep { .. }
        | PortActivity::PardonByEvent
        | PortActivity::PlayCard { .. }
        | PortActivity::Finish => None,
    }
}

fn offers(table: &Table, seat: Seat) -> ArrayVec<PortActivity, 32> {
    // MM-PORT-01
    let mut offers = ArrayVec::new();
    let player = &table.players[seat];
    let Some(port) = player.in_port() else { return offers };
    let done = table.turn.port.done;
    if done.is_empty() && !player.cargo.is_empty() {
        offers.push(PortActivity::Sell);
    }
    if !done.has(Activity::Buy) {
        offers.push(PortActivity::Buy);
    }
    if !done.has(Activity::Shipyard) && shipyard::has_something(table, seat, port) {
        offers.push(PortActivity::Shipyard);
    }
    if !done.has(Activity::Recruit) && crew::may_recruit(table, seat, port) {
        offers.push(PortActivity::Recruit);
    }
    if !done.has(Activity::SeekRumor) && purse::can_pay(table, seat, table.rumor_price(port)) {
        offers.push(PortActivity::SeekRumor);
    }
    if !done.has(Activity::TakeMission) {
        offers.extend(errands::missions_for(table, seat, port).map(|mission| PortActivity::TakeMission { mission }));
    }
    if !done.has(Activity::Stash) && stash::moves(table, seat).next().is_some() {
        // MM-PORT-05
        offers.push(PortActivity::Stash);
    }
    if errands::may_check_rumor(table, seat, port) {
        offers.push(PortActivity::ResolveRumor);
    }
    offers.extend(errands::steps(table, seat, port).map(|task| PortActivity::MissionStep { task: task as u8 }));
    if passive::event_pardon(table).is_some() && errands::pardons(table, seat).next().is_some() {
        offers.push(PortActivity::PardonByEvent);
    }
    offers.extend(glory::playable(table, seat, true).map(|card| PortActivity::PlayCard { card })); // MM-RULING-67
    offers.push(PortActivity::Finish);
    offers
}
