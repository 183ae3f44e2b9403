//! Chapter Crew (EF-CREW). Gunners are in the chapter Attack, First Officers in the chapter Captains.

use super::{Answerer, Cx, attack, bonus, captains, conquest, construction, movement};
use crate::action::Tactics;
use crate::components::{Crew, Spice};
use crate::event::{EndOfPlay, Event, Means};
use crate::table::{Ship, Spices, Table};
use wardroom_kernel::Seat;

/// How many cards the player may still play in this turn (EF-CREW-02); none without a galleon (EF-CREW-01). All cards in play
/// are of this turn: the others left play when the phase began.
pub(crate) fn plays_left(t: &Table, seat: Seat) -> u8 {
    let player = &t.players[seat];
    let has_galleon = player.galleon().is_some();
    if has_galleon { t.parts.mode(t.mode()).crew_plays.saturating_sub(player.in_play.len()) } else { 0 }
}

/// EF-CREW-05: each card whose condition holds.
pub(super) fn offer(t: &Table, seat: Seat, offer: &mut impl FnMut(Tactics)) {
    if plays_left(t, seat) == 0 {
        return;
    }
    for kind in t.players[seat].hand.kinds() {
        match kind {
            Crew::Banker => {
                let gifts = Spice::ALL.into_iter().filter(|&give| can_exchange(t, seat, give));
                gifts.for_each(|give| offer(Tactics::Banker { give }));
            }
            Crew::FirstOfficer => captains::offer(t, seat, offer), // EF-CREW-08
            Crew::Gunner => attack::offer(t, seat, offer),         // EF-CREW-09
            Crew::Helmsman
            | Crew::Courtesan
            | Crew::Surgeon
            | Crew::Shipwright
            | Crew::Quartermaster
            | Crew::Governor => play(kind).filter(|_| is_playable(t, seat, kind)).into_iter().for_each(&mut *offer),
        }
    }
}

/// The play of a card that leaves nothing to choose.
fn play(kind: Crew) -> Option<Tactics> {
    match kind {
        Crew::Banker | Crew::FirstOfficer | Crew::Gunner => None,
        Crew::Helmsman => Some(Tactics::Helmsman),
        Crew::Courtesan => Some(Tactics::Courtesan),
        Crew::Surgeon => Some(Tactics::Surgeon),
        Crew::Shipwright => Some(Tactics::Shipwright),
        Crew::Quartermaster => Some(Tactics::Quartermaster),
        Crew::Governor => Some(Tactics::Governor),
    }
}

/// The condition of such a card: it could change something (EF-RULING-72).
fn is_playable(t: &Table, seat: Seat, kind: Crew) -> bool {
    let player = &t.players[seat];
    match kind {
        Crew::Banker | Crew::FirstOfficer | Crew::Gunner => false,
        Crew::Helmsman => player.galleon() != Some(t.parts.rose()),
        Crew::Courtesan => player.spices.vanilla < t.parts.spice_cap,
        Crew::Surgeon => !player.is_protected(), // EF-RULING-37
        // A partner's credits are not reserved (EF-RULING-86).
        Crew::Shipwright => construction::shipwrights(player) < construction::frigates_left(t, seat),
        Crew::Quartermaster => true,
        Crew::Governor => conquest::governs(t, seat).is_some(),
    }
}

/// EF-CREW-07, EF-RULING-12
fn can_exchange(t: &Table, seat: Seat, give: Spice) -> bool {
    let spices = t.players[seat].spices;
    spices[give] != 0 && spices[give.other()] < t.parts.spice_cap
}

/// EF-CREW-03: it costs nothing. The card lies face up until the next own tactics phase (EF-CREW-04, EF-RULING-40).
pub(super) fn put_into_play(cx: &mut Cx<'_, impl Answerer>, seat: Seat, kind: Crew) {
    let player = &mut cx.table.players[seat];
    player.hand.take(kind);
    player.in_play.put(kind);
    cx.emit(Event::CrewPlayed { seat, kind });
}

/// To the reserve, at expert level out of the game (EF-EXPERT-03, EF-RULING-60); effects and credits end with the cards.
pub(super) fn leave_play(cx: &mut Cx<'_, impl Answerer>, seat: Seat, by: EndOfPlay) {
    let out = !cx.table.parts.level(cx.table.agreed.level).played_crew_returns;
    let player = &mut cx.table.players[seat];
    let cards = std::mem::take(&mut player.in_play);
    player.shipwrights_used = 0;
    player.governed.clear();
    if cards.is_empty() {
        return;
    }
    let navy = cx.table.navy_mut(seat);
    let pile = if out { &mut navy.out } else { &mut navy.reserve };
    *pile = pile.plus(cards);
    cx.emit(Event::CrewReturned { seat, cards, out, by });
}

pub(super) fn banker(cx: &mut Cx<'_, impl Answerer>, seat: Seat, give: Spice) {
    put_into_play(cx, seat, Crew::Banker);
    let spices = &mut cx.table.players[seat].spices;
    spices[give] -= 1;
    spices[give.other()] += 1;
    cx.emit(Event::Exchanged { seat, gave: give });
}

/// EF-CREW-10
pub(super) fn helmsman(cx: &mut Cx<'_, impl Answerer>, seat: Seat) {
    put_into_play(cx, seat, Crew::Helmsman);
    movement::put(cx, Ship::galleon(seat), cx.table.parts.rose(), Means::Helmsman);
}

/// EF-CREW-11
pub(super) fn courtesan(cx: &mut Cx<'_, impl Answerer>, seat: Seat) {
    put_into_play(cx, seat, Crew::Courtesan);
    bonus::take(cx, seat, Spices::new(0, 2));
}

/// EF-CREW-12: protection follows from the card in play.
pub(super) fn surgeon(cx: &mut Cx<'_, impl Answerer>, seat: Seat) {
    put_into_play(cx, seat, Crew::Surgeon);
}

/// EF-CREW-13: the credit follows from the card in play.
pub(super) fn shipwright(cx: &mut Cx<'_, impl Answerer>, seat: Seat) {
    put_into_play(cx, seat, Crew::Shipwright);
}

/// EF-CREW-14: the credit follows from the card in play.
pub(super) fn quartermaster(cx: &mut Cx<'_, impl Answerer>, seat: Seat) {
    put_into_play(cx, seat, Crew::Quartermaster);
}

/// EF-CREW-15: a credit for the planet under the galleon, and no other (EF-RULING-38).
pub(super) fn governor(cx: &mut Cx<'_, impl Answerer>, seat: Seat) {
    let planet = conquest::governs(cx.table, seat);
    put_into_play(cx, seat, Crew::Governor);
    cx.table.players[seat].governed.extend(planet);
}
