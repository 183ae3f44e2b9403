//! About whom the others have to choose in a game with days for each decision, and whose word is asked for.
//!
//! There it does not matter who looks at the table: nobody loses their say by not having the page open all day. So it follows
//! from clocks and notes alone, and a list can keep it for as long as nothing happens.

use super::Absence;
use crate::{
    clock::{Clocks, Pace},
    seating,
};
use std::collections::BTreeSet;
use wardroom_catalog::AnyMatch;
use wardroom_kernel::{Seat, Seats};
use wardroom_store::{Millis, PersonId, TableRow};

#[derive(Clone, Debug, Default)]
pub(crate) struct Agenda {
    matters: Vec<Matter>,
    /// For whom bots sail: the others have chosen about them already.
    stood_in: Seats,
}

/// Somebody about whom the others choose from a moment on, if nothing happens before.
#[derive(Clone, Copy, Debug)]
struct Matter {
    about: Seat,
    from: Millis,
    /// Who has chosen something.
    chosen: Seats,
}

impl Agenda {
    /// Empty where those who are here choose, and once the game is over.
    pub(crate) fn of(sitting: &dyn AnyMatch, clocks: &Clocks, absence: &Absence) -> Agenda {
        let is_over = sitting.outcome().is_some() || absence.ended.is_some();
        if is_over || !matches!(clocks.pace, Pace::Days(_)) {
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
    /// Whose agreement it takes: everybody's who is not late and has not said goodbye, wherever they are.
    pub(super) fn electors(&self, row: &TableRow, now: Millis) -> BTreeSet<PersonId> {
        let is_away = |seat: Seat| self.open(now).any(|matter| matter.about == seat);
        let away: BTreeSet<PersonId> =
            seating::sitters(row).filter(|(seat, _)| is_away(*seat)).map(|(_, person)| person).collect();
        let at_the_helm = seating::sitters(row).filter(|(seat, _)| !self.stood_in.contains(*seat));
        at_the_helm.map(|(_, person)| person).filter(|person| !away.contains(person)).collect()
    }
    /// About whom this person has yet to choose.
    pub(crate) fn asks(&self, row: &TableRow, person: PersonId, now: Millis) -> Seats {
        if !self.electors(row, now).contains(&person) {
            return Seats::default();
        }
        let own = seating::seats_of(row, Some(person));
        let has_chosen = |matter: &Matter| own.into_iter().any(|seat| matter.chosen.contains(seat));
        self.open(now).filter(|matter| !has_chosen(matter)).map(|matter| matter.about).collect()
    }
    /// Since when there is something to choose for them.
    pub(crate) fn asks_since(&self, row: &TableRow, person: PersonId, now: Millis) -> Option<Millis> {
        let about = self.asks(row, person, now);
        self.open(now).filter(|matter| about.contains(matter.about)).map(|matter| matter.from).min()
    }
}
