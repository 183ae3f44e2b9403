//! Steps and facts that come up in every chapter.

use crate::Voyage;
use efemeris::{CaptainView, Captains, Efemeris, Event, Hand, Hull, Phase, Planet, Space, Spices, seat_name};
use std::collections::BTreeSet;
use wardroom_kernel::{Game, Seat, Seats, Viewer};

pub(crate) trait Sailing: Sized {
    /// Answers of one seat, separated by semicolons.
    fn does(self, seat: Seat, script: &str) -> Self;
    /// Lays drawn tiles somewhere, draws what is to be drawn, rescues no card: on to the tactics phase.
    fn explore(self) -> Self;
    /// Everybody ends the tactics phase.
    fn build(self) -> Self;
    /// Everybody ends the turn: on to the tactics phase of the next side.
    fn next_turn(self) -> Self;
    /// Abilities of the seat's captain, by First Officers: `blake > ship.bellatrix.galleon; ..`.
    fn uses(self, seat: Seat, abilities: &str) -> Self;
    /// The seat's galleon runs into the singularity in the north, and the construction phase begins.
    fn sink(self, seat: Seat) -> Self;

    /// The texts of what is offered and begins so.
    fn texts(&self, seat: Seat, prefix: &str) -> Vec<String>;
    fn offers(self, seat: Seat, text: &str) -> Self;
    fn lacks(self, seat: Seat, text: &str) -> Self;
    /// Exactly these of what begins so are offered, in whatever order.
    fn may<T: AsRef<str>>(self, seat: Seat, prefix: &str, offered: &[T]) -> Self;
    /// Nothing that begins so is offered.
    fn never(self, seat: Seat, prefix: &str) -> Self;
    /// Exactly these abilities of the seat's captain are offered.
    fn may_use(self, seat: Seat, abilities: &[&str]) -> Self;
    fn counts(self, seat: Seat, prefix: &str, count: usize) -> Self;
    /// The ends of a ship's normal move.
    fn reaches(self, seat: Seat, ship: &str, ends: &[&str]) -> Self;
    /// How Cassini may turn a tile, in sixths.
    fn may_turn(self, seat: Seat, cell: &str, sixths: &[u8]) -> Self;
    /// Exactly these seats are to answer.
    fn asks_exactly(self, seats: &[Seat]) -> Self;

    fn stands(self, ship: &str, space: &str) -> Self;
    /// All ships of a seat: `frigate@0.0.w galleon@0.-1.p`.
    fn afloat(self, seat: Seat, ships: &str) -> Self;
    fn spices(self, seat: Seat, spices: &str) -> Self;
    fn tokens(self, seat: Seat, count: u8) -> Self;
    fn hand(self, seat: Seat, cards: &str) -> Self;
    fn in_play(self, seat: Seat, cards: &str) -> Self;
    fn reserve(self, seat: Seat, count: u8) -> Self;
    /// Crew cards of the side that are out of the game.
    fn out(self, seat: Seat, cards: &str) -> Self;
    fn planets(self, seat: Seat, planets: &str) -> Self;
    fn fortresses(self, planets: &str) -> Self;
    /// The one in play or waiting, and those that were lost.
    fn captain(self, seat: Seat, captain: &str, lost: &str) -> Self;
    /// What one seat sees of another's captains.
    fn sees_captain(self, viewer: Seat, of: Seat, captain: &str, queued: u8) -> Self;
    /// The spaces one step away.
    fn linked(self, space: &str, spaces: &[&str]) -> Self;
    fn has_no_space(self, space: &str) -> Self;
    fn happened(self, event: impl Fn(&Event) -> bool) -> Self;
}

const ABILITY: &str = "crew.first_officer > captain.";

fn sorted(names: &str) -> Vec<&str> {
    let mut names: Vec<&str> = names.split_whitespace().collect();
    names.sort_unstable();
    names
}
#[track_caller]
fn space(text: &str) -> Space {
    text.parse().unwrap_or_else(|why| panic!("{why}"))
}

impl Sailing for Voyage {
    #[track_caller]
    fn does(mut self, seat: Seat, script: &str) -> Self {
        for answer in script.split("; ") {
            self = self.when(&format!("{}: {answer}", seat_name(seat)));
        }
        self
    }
    #[track_caller]
    fn explore(mut self) -> Self {
        while let Phase::Draw | Phase::Lay | Phase::Collect | Phase::Rescue = self.played.table().phase {
            if self.played.outcome().is_some() {
                break;
            }
            if self.played.chance().is_some() {
                self = self.when("dice 1");
                continue;
            }
            let seat = self.played.asked().next().expect("a seat is asked");
            let offer = match self.played.table().phase {
                Phase::Rescue => self.played.offers(seat).last(),
                _ => self.played.offers(seat).next(),
            };
            let offer = offer.expect("something is offered");
            self.played.submit(seat, self.played.seq(seat), offer).expect("it is offered");
        }
        self
    }
    #[track_caller]
    fn build(mut self) -> Self {
        assert_eq!(self.played.table().phase, Phase::Tactics, "that is over");
        for seat in self.played.asked() {
            self = self.does(seat, "end.tactics");
        }
        self
    }
    #[track_caller]
    fn next_turn(mut self) -> Self {
        if self.played.table().phase == Phase::Tactics {
            self = self.build();
        }
        assert_eq!(self.played.table().phase, Phase::Construction, "the turn is not about to end");
        for seat in self.played.asked() {
            self = self.does(seat, "end.turn");
        }
        self.explore()
    }
    #[track_caller]
    fn uses(mut self, seat: Seat, abilities: &str) -> Self {
        for ability in abilities.split("; ") {
            self = self.does(seat, &format!("{ABILITY}{ability}"));
        }
        self
    }
    #[track_caller]
    fn sink(self, seat: Seat) -> Self {
        self.does(seat, &format!("ship.{}.galleon > space.0.-2.s", seat_name(seat))).build()
    }

    fn texts(&self, seat: Seat, prefix: &str) -> Vec<String> {
        let texts = self.played.offers(seat).map(|offer| offer.to_string());
        texts.filter(|text| text.starts_with(prefix)).collect()
    }
    #[track_caller]
    fn offers(self, seat: Seat, text: &str) -> Self {
        let offers = self.texts(seat, "");
        assert!(offers.iter().any(|offer| offer == text), "`{text}` is not offered to {seat:?}: {offers:?}");
        self
    }
    #[track_caller]
    fn lacks(self, seat: Seat, text: &str) -> Self {
        // A text that cannot be read would never be offered.
        assert!(text.parse::<efemeris::Action>().is_ok(), "`{text}` is no action");
        assert!(self.played.asked().contains(seat), "{seat:?} is not asked at all");
        assert!(!self.texts(seat, "").iter().any(|offer| offer == text), "`{text}` is offered");
        self
    }
    #[track_caller]
    fn may<T: AsRef<str>>(self, seat: Seat, prefix: &str, offered: &[T]) -> Self {
        let mut offers = self.texts(seat, prefix);
        let mut offered: Vec<&str> = offered.iter().map(AsRef::as_ref).collect();
        offers.sort_unstable();
        offered.sort_unstable();
        assert_eq!(offers, offered);
        self
    }
    #[track_caller]
    fn never(self, seat: Seat, prefix: &str) -> Self {
        self.may::<&str>(seat, prefix, &[])
    }
    #[track_caller]
    fn may_use(self, seat: Seat, abilities: &[&str]) -> Self {
        let abilities: Vec<String> = abilities.iter().map(|ability| format!("{ABILITY}{ability}")).collect();
        self.may(seat, ABILITY, &abilities)
    }
    #[track_caller]
    fn counts(self, seat: Seat, prefix: &str, count: usize) -> Self {
        let offers = self.texts(seat, prefix);
        assert_eq!(offers.len(), count, "{offers:?}");
        self
    }
    #[track_caller]
    fn reaches(self, seat: Seat, ship: &str, ends: &[&str]) -> Self {
        let ends: Vec<String> = ends.iter().map(|end| format!("ship.{ship} > space.{end}")).collect();
        self.may(seat, &format!("ship.{ship} > "), &ends)
    }
    #[track_caller]
    fn may_turn(self, seat: Seat, cell: &str, sixths: &[u8]) -> Self {
        let turn = format!("crew.first_officer > captain.cassini > cell.{cell} > ");
        let turns: Vec<String> = sixths.iter().map(|by| format!("{turn}by.{by}")).collect();
        self.may(seat, &turn, &turns)
    }
    #[track_caller]
    fn asks_exactly(self, seats: &[Seat]) -> Self {
        assert_eq!(self.played.asked(), seats.iter().copied().collect::<Seats>());
        self
    }

    #[track_caller]
    fn stands(self, ship: &str, at: &str) -> Self {
        let ship = ship.parse().unwrap_or_else(|why| panic!("{why}"));
        self.then(|table| assert_eq!(table.space_of(ship), Some(space(at)), "{ship} is elsewhere"))
    }
    #[track_caller]
    fn afloat(self, seat: Seat, ships: &str) -> Self {
        let name = |hull: Hull| if hull.is_galleon() { "galleon" } else { "frigate" };
        let fleet = self.played.table().fleet(seat).map(|(ship, at)| format!("{}@{at}", name(ship.hull)));
        let mut fleet: Vec<String> = fleet.collect();
        fleet.sort_unstable();
        assert_eq!(fleet, sorted(ships));
        self
    }
    #[track_caller]
    fn spices(self, seat: Seat, spices: &str) -> Self {
        let spices: Spices = spices.parse().unwrap_or_else(|why| panic!("{why}"));
        self.then(|table| assert_eq!(table.players[seat].spices, spices))
    }
    #[track_caller]
    fn tokens(self, seat: Seat, count: u8) -> Self {
        self.then(|table| assert_eq!(table.players[seat].tokens.len(), count))
    }
    #[track_caller]
    fn hand(self, seat: Seat, cards: &str) -> Self {
        self.then(|table| assert_eq!(table.players[seat].hand, read(cards)))
    }
    #[track_caller]
    fn in_play(self, seat: Seat, cards: &str) -> Self {
        self.then(|table| assert_eq!(table.players[seat].in_play, read(cards)))
    }
    #[track_caller]
    fn reserve(self, seat: Seat, count: u8) -> Self {
        self.then(|table| assert_eq!(table.navy(seat).reserve.len(), count))
    }
    #[track_caller]
    fn out(self, seat: Seat, cards: &str) -> Self {
        self.then(|table| assert_eq!(table.navy(seat).out, read(cards)))
    }
    #[track_caller]
    fn planets(self, seat: Seat, planets: &str) -> Self {
        let mut held: Vec<&str> = self.played.table().planets_of(seat).map(Planet::name).collect();
        held.sort_unstable();
        assert_eq!(held, sorted(planets));
        self
    }
    #[track_caller]
    fn fortresses(self, planets: &str) -> Self {
        let table = self.played.table();
        let fortified = Planet::ALL.into_iter().filter(|&planet| table.holding(planet).is_fortified);
        let mut fortified: Vec<&str> = fortified.map(Planet::name).collect();
        fortified.sort_unstable();
        assert_eq!(fortified, sorted(planets));
        self
    }
    #[track_caller]
    fn captain(self, seat: Seat, captain: &str, lost: &str) -> Self {
        let player = &self.played.table().players[seat];
        let names = |captains: Captains| captains.iter().map(efemeris::Captain::name).collect::<Vec<_>>().join(" ");
        assert_eq!(player.captain.map_or("", efemeris::Captain::name), captain);
        assert_eq!(names(player.lost), lost);
        self
    }
    #[track_caller]
    fn sees_captain(self, viewer: Seat, of: Seat, captain: &str, queued: u8) -> Self {
        let view = Efemeris::view(self.played.table(), Viewer::Seat(viewer));
        let seen = &view.players[of];
        let captain = efemeris::Captain::from_name(captain).expect("a captain");
        assert_eq!((seen.captain, seen.queue.len()), (CaptainView::Open(captain), queued));
        assert!(viewer == of || matches!(seen.queue, efemeris::QueueView::Backs(_)), "the queue is hidden");
        self
    }
    #[track_caller]
    fn linked(self, from: &str, spaces: &[&str]) -> Self {
        let (table, mut links) = (self.played.table(), BTreeSet::new());
        table.sky.for_each_step(table.parts.0, space(from), |there, _| _ = links.insert(there));
        assert_eq!(links, spaces.iter().map(|text| space(text)).collect(), "{from}");
        self
    }
    #[track_caller]
    fn has_no_space(self, text: &str) -> Self {
        self.then(|table| assert_eq!(table.sky.kind(table.parts.0, space(text)), None, "{text} is a space"))
    }
    #[track_caller]
    fn happened(self, event: impl Fn(&Event) -> bool) -> Self {
        assert!(self.played.events().iter().any(event), "nothing of the kind: {:?}", self.played.events());
        self
    }
}

#[track_caller]
pub(crate) fn read(cards: &str) -> Hand {
    cards.parse().unwrap_or_else(|why| panic!("{why}"))
}
