//! The votes that are open in a match with days for each decision, and who may vote.
//!
//! Presence does not matter there: a player keeps the vote without having the page open all day. So the agenda follows from
//! clocks and notes alone, and a list can cache it until something happens.

use super::state::Absence;
use crate::{clock::Clocks, seating, time_control::TimeControl};
use std::collections::BTreeSet;
use wardroom_catalog::AnyMatch;
use wardroom_kernel::{Seat, Seats};
use wardroom_store::{Millis, PersonId, TableRow};

#[derive(Clone, Debug, Default)]
pub struct Agenda {
    matters: Vec<Matter>,
    /// Seats that a bot plays: the others have voted on them already.
    stood_in: Seats,
}

/// A seat that the others vote on from a moment on, if nothing happens before.
#[derive(Clone, Copy, Debug)]
struct Matter {
    about: Seat,
    from: Millis,
    /// Who has voted.
    chosen: Seats,
}

impl Agenda {
    /// Empty for other time controls, and once the match is over.
    pub fn of(sitting: &dyn AnyMatch, clocks: &Clocks, absence: &Absence) -> Agenda {
        let is_over = sitting.outcome().is_some() || absence.ended.is_some();
        if is_over || !matches!(clocks.time_control, TimeControl::Days(_)) {
            return Agenda::default();
        }
        let due = |seat| clocks.of(seat).and_then(|clock| clock.deadline());
        let from = |seat| if absence.is_leaving(seat) { Some(Millis::MIN) } else { due(seat) };
        let stood_in: Seats = sitting.seats().filter(|&seat| absence.stand_in(seat).is_some()).collect();
        let matter = |about| Some(Matter { about, from: from(about)?, chosen: absence.have_chosen(about) });
        let matters = sitting.seats().filter(|&seat| !stood_in.contains(seat)).filter_map(matter);
        Agenda { matters: matters.collect(), stood_in }
    }
    fn open(&self, now: Millis) -> impl Iterator<Item = &Matter> {
        self.matters.iter().filter(move |matter| matter.from <= now)
    }
    /// The voters: all players who have time left and have not left, present or not.
    pub(super) fn electors(&self, row: &TableRow, now: Millis) -> BTreeSet<PersonId> {
        let is_away = |seat: Seat| self.open(now).any(|matter| matter.about == seat);
        let away: BTreeSet<PersonId> =
            seating::sitters(row).filter(|(seat, _)| is_away(*seat)).map(|(_, person)| person).collect();
        let own_players = seating::sitters(row).filter(|(seat, _)| !self.stood_in.contains(*seat));
        own_players.map(|(_, person)| person).filter(|person| !away.contains(person)).collect()
    }
    /// The seats that this person has yet to vote on.
    pub fn asks(&self, row: &TableRow, person: PersonId, now: Millis) -> Seats {
        if !self.electors(row, now).contains(&person) {
            return Seats::default();
        }
        let own = seating::seats_of(row, Some(person));
        let has_chosen = |matter: &Matter| own.into_iter().any(|seat| matter.chosen.contains(seat));
        self.open(now).filter(|matter| !has_chosen(matter)).map(|matter| matter.about).collect()
    }
    /// Since when there is a vote open for them.
    pub fn asks_since(&self, row: &TableRow, person: PersonId, now: Millis) -> Option<Millis> {
        let about = self.asks(row, person, now);
        self.open(now).filter(|matter| about.contains(matter.about)).map(|matter| matter.from).min()
    }
}
