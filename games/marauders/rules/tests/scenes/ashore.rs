//! Steps and facts of moving, ports and trade, over the names of the box. What every chapter needs is in `kit`.

use crate::Voyage;
use crate::kit::{Deeds, texts, who};
use marauders::{
    Action, BLUE, CargoCard, Event, Good, Location, Mission, Modification, RED, Rumor, Table, Weapon, Zone,
};
use wardroom_kernel::{Seat, Viewer};

/// Felipe (seamanship 3, scouting 2, leadership 2, influence 3; home Havana) lies in a port with a sloop and 10 gold,
/// Kermadec at home in Tortuga. It is Felipe's turn.
pub(crate) fn harbour(port: &str) -> marauders::Scene {
    harbour_of(2, port)
}
pub(crate) fn harbour_of(seats: u8, port: &str) -> marauders::Scene {
    Table::scene(seats).captain(RED, "felipe-de-los-reyes").captain(BLUE, "etienne-kermadec").in_port(RED, port)
}
/// The same, at sea.
pub(crate) fn off(zone: &str) -> marauders::Scene {
    harbour("havana").at_sea(RED, zone)
}

pub(crate) trait Stage {
    /// Red's things, by names with blanks between them.
    fn carries(self, cargo: &str) -> Self;
    /// Red's cards in hand.
    fn with(self, cards: &str) -> Self;
    /// These points are lost.
    fn damaged(self, location: &str, points: u8) -> Self;
    /// Red holds a card that is of no use in his own turn, so that he is asked even if nothing is left to do.
    fn lingering(self) -> Self;
}

pub(crate) fn one<T: marauders::Named>(name: &str) -> T {
    let found = T::ALL.iter().copied().find(|thing| thing.name() == name);
    found.unwrap_or_else(|| panic!("there is no `{name}`"))
}

impl Stage for marauders::Scene {
    fn carries(self, cargo: &str) -> Self {
        self.cargo(RED, cargo.split_whitespace())
    }
    fn with(self, cards: &str) -> Self {
        self.hand(RED, cards.split_whitespace())
    }
    fn damaged(self, location: &str, points: u8) -> Self {
        self.player(RED, |player| player.ship.cur[one::<Location>(location)] -= points)
    }
    fn lingering(self) -> Self {
        self.with("mangrove-creek")
    }
}

pub(crate) trait Ashore: Sized {
    // ---- questions
    /// Something is offered that is this or begins with it.
    fn may(self, seat: Seat, what: &str) -> Self;
    /// The seat is asked, and nothing of the kind is offered.
    fn may_not(self, seat: Seat, what: &str) -> Self;
    /// Exactly these follow a beginning, in whatever order.
    fn offered(self, seat: Seat, beginning: &str, rest: &str) -> Self;

    // ---- steps
    /// A skill roll with exactly these dice; windows before and after it are passed.
    fn checks(self, dice: &str) -> Self;
    fn moves(self, zone: &str) -> Self;
    fn enters(self) -> Self;
    fn leaves(self) -> Self;
    /// The Port action.
    fn ports(self) -> Self;
    /// An activity, or something between activities.
    fn does(self, activity: &str) -> Self;
    fn finishes(self) -> Self;
    /// Goes to the shipyard in a Port action.
    fn yard(self) -> Self;
    /// Nothing of the kind is to be had in the shipyard, if there is anything to do there at all.
    fn yard_has_no(self, what: &str) -> Self;
    /// One part of a visit.
    fn yards(self, text: &str) -> Self;
    /// All cards named for sale; the sale is not yet over if a token is to be drawn.
    fn sells(self, goods: &str) -> Self;
    /// Goods are on offer: these cards are drawn.
    fn finds_on_offer(self, cards: &str) -> Self;
    fn draws_all(self, cards: &str) -> Self;
    /// Buys these, and shows what has to be shown to the next player.
    fn buys(self, goods: &str) -> Self;
    /// What goes overboard.
    fn drops(self, goods: &str) -> Self;
    fn draws_demand(self, good: &str) -> Self;
    /// Draws and windows that bring nothing are got over with.
    fn settles(self) -> Self;
    /// The turn ends; nothing happens until this seat acts in a turn of his own.
    fn next_turn(self, seat: Seat) -> Self;

    // ---- facts
    fn actions(self, left: u8) -> Self;
    fn value(self, seat: Seat, location: &str, cur: u8) -> Self;
    /// Goods aboard.
    fn goods(self, seat: Seat, goods: &str) -> Self;
    fn sails(self, seat: Seat, ship: &str) -> Self;
    fn has_mods(self, seat: Seat, mods: &str) -> Self;
    fn has_weapons(self, seat: Seat, weapons: &str) -> Self;
    fn has_rumor(self, seat: Seat, rumor: Option<&str>) -> Self;
    fn has_mission(self, seat: Seat, mission: Option<&str>) -> Self;
    /// Missions on the board.
    fn board(self, missions: &str) -> Self;
    fn demands(self, port: &str, good: &str) -> Self;
    /// Cards in the cargo discard, among others.
    fn discarded(self, cards: &str) -> Self;
    /// The modification at a port.
    fn port_mod(self, port: &str, modification: Option<&str>) -> Self;
    /// The same, as a player sees it.
    fn sees_mod(self, viewer: Seat, port: &str, modification: Option<&str>) -> Self;
    fn offer_is(self, goods: &str) -> Self;
    fn bounty(self, seat: Seat, nation: &str, bounty: u8) -> Self;
}

fn sorted<'n>(names: impl IntoIterator<Item = &'n str>) -> Vec<&'n str> {
    let mut names: Vec<&str> = names.into_iter().collect();
    names.sort_unstable();
    names
}
fn goods_of(table: &Table, cards: impl IntoIterator<Item = CargoCard>) -> Vec<&'static str> {
    sorted(cards.into_iter().map(|card| table.parts.cargo(card).good.name()))
}
fn begins(offer: &str, what: &str) -> bool {
    offer.strip_prefix(what).is_some_and(|rest| rest.is_empty() || rest.starts_with(" > ") || rest.starts_with('.'))
}
fn rolls_seen(scene: &Voyage) -> Vec<usize> {
    let rolled = |event: &Event| if let Event::Rolled { dice, .. } = event { Some(dice.len().into()) } else { None };
    scene.played.events().iter().filter_map(rolled).collect()
}

impl Ashore for Voyage {
    #[track_caller]
    fn may(self, seat: Seat, what: &str) -> Self {
        let offers = texts(&self, seat);
        assert!(offers.iter().any(|offer| begins(offer, what)), "`{what}` is not among {offers:?}");
        self
    }
    #[track_caller]
    fn may_not(self, seat: Seat, what: &str) -> Self {
        let offers = texts(&self, seat);
        assert!(!offers.iter().any(|offer| begins(offer, what)), "`{what}` is among {offers:?}");
        self
    }
    #[track_caller]
    fn offered(self, seat: Seat, beginning: &str, rest: &str) -> Self {
        let beginning = format!("{beginning} > ");
        let offers = texts(&self, seat);
        let there = sorted(offers.iter().filter_map(|offer| offer.strip_prefix(&beginning)));
        assert_eq!(there, sorted(rest.split_whitespace()), "after `{beginning}` of {offers:?}");
        self
    }

    #[track_caller]
    fn checks(mut self, dice: &str) -> Self {
        let before = rolls_seen(&self).len();
        self = self.rolls(dice);
        assert_eq!(rolls_seen(&self)[before..], [dice.len()], "dice of the roll");
        self.passes()
    }
    #[track_caller]
    fn moves(self, zone: &str) -> Self {
        self.picks(&format!("zone.{zone}")).passes()
    }
    #[track_caller]
    fn enters(self) -> Self {
        self.picks("enter-port").passes()
    }
    #[track_caller]
    fn leaves(self) -> Self {
        self.picks("leave-port").passes()
    }
    #[track_caller]
    fn ports(self) -> Self {
        self.picks("port-action").passes()
    }
    #[track_caller]
    fn does(self, activity: &str) -> Self {
        self.picks(&format!("port > {activity}"))
    }
    #[track_caller]
    fn finishes(self) -> Self {
        self.picks("port > finish")
    }
    #[track_caller]
    fn yard(self) -> Self {
        self.ports().does("shipyard")
    }
    #[track_caller]
    fn yard_has_no(self, what: &str) -> Self {
        let scene = self.ports();
        let is_open = texts(&scene, RED).iter().any(|offer| offer == "port > shipyard");
        if is_open { scene.does("shipyard").may_not(RED, &format!("yard > {what}")) } else { scene }
    }
    #[track_caller]
    fn yards(self, text: &str) -> Self {
        self.picks(&format!("yard > {text}"))
    }
    #[track_caller]
    fn sells(mut self, goods: &str) -> Self {
        self = self.does("sell");
        for good in goods.split_whitespace() {
            self = self.picks(&format!("sell > good.{good}"));
        }
        // There is no question once everything is named.
        self.if_offered("sell > done")
    }
    #[track_caller]
    fn finds_on_offer(self, cards: &str) -> Self {
        self.does("buy").draws_all(cards)
    }
    #[track_caller]
    fn draws_all(mut self, cards: &str) -> Self {
        for card in cards.split_whitespace() {
            self = self.draws(card);
        }
        self
    }
    #[track_caller]
    fn buys(mut self, goods: &str) -> Self {
        for good in goods.split_whitespace() {
            self = self.picks(&format!("buy > good.{good}"));
        }
        self = self.picks("buy > done");
        match self.played.asked().next() {
            Some(seat) if texts(&self, seat)[0].starts_with("show > ") => {
                let first = texts(&self, seat)[0].clone();
                self.picks(&first)
            }
            _ => self,
        }
    }
    #[track_caller]
    fn drops(mut self, goods: &str) -> Self {
        for good in goods.split_whitespace() {
            self = self.picks(&format!("overboard > {good}"));
        }
        self.passes()
    }
    #[track_caller]
    fn draws_demand(self, good: &str) -> Self {
        let reserve = self.played.table().reserve;
        let before: u8 = reserve.0[..one::<Good>(good).index()].iter().sum();
        assert!(reserve.has(one(good)), "{good} is not in the reserve");
        self.asks_chance(reserve.len() as u32).when(&format!("dice {}", before + 1))
    }
    #[track_caller]
    fn settles(mut self) -> Self {
        loop {
            self = self.passes();
            if self.played.chance().is_none() {
                return self;
            }
            self = self.when("dice 1");
        }
    }
    #[track_caller]
    fn next_turn(mut self, seat: Seat) -> Self {
        // Events that do nothing here.
        const HARMLESS: [&str; 4] = ["peace-at-last", "hendrick-grave", "convoys-set-sail", "adriaen-roosdal"];
        let now = self.played.table().turn.number;
        for _ in 0..200 {
            self = self.passes();
            if self.played.chance().is_some() {
                let deck = self.played.table().events.deck;
                let is_event = self.played.chance() == Some(deck.len() as u32);
                let event = HARMLESS.into_iter().find(|name| deck.has(one(name))).filter(|_| is_event);
                self = event.map_or_else(|| self.clone().when("dice 1"), |event| self.clone().draws(event));
                continue;
            }
            let asked = self.played.asked().next().expect("a player is asked");
            let offers: Vec<Action> = self.played.offers(asked).collect();
            let is_his = asked == seat && self.played.table().turn.number > now;
            if is_his && offers.iter().any(|offer| matches!(offer, Action::Act(_))) {
                return self;
            }
            let over = ["end-turn", "port > finish", "yard > done"];
            let text = over.into_iter().find(|text| offers.iter().any(|offer| offer.to_string() == *text));
            self = self.picks(text.unwrap_or_else(|| panic!("what to answer? {offers:?}")));
        }
        panic!("{} has no turn any more", who(seat))
    }

    #[track_caller]
    fn actions(self, left: u8) -> Self {
        assert_eq!(self.played.table().turn.actions, left, "actions left");
        self
    }
    #[track_caller]
    fn value(self, seat: Seat, location: &str, cur: u8) -> Self {
        assert_eq!(self.played.table().players[seat].ship.cur[one::<Location>(location)], cur, "{location}");
        self
    }
    #[track_caller]
    fn goods(self, seat: Seat, goods: &str) -> Self {
        let table = self.played.table();
        assert_eq!(
            goods_of(table, table.players[seat].cargo),
            sorted(goods.split_whitespace()),
            "cargo of {}",
            who(seat)
        );
        self
    }
    #[track_caller]
    fn sails(self, seat: Seat, ship: &str) -> Self {
        assert_eq!(self.played.table().players[seat].ship.kind.name(), ship);
        self
    }
    #[track_caller]
    fn has_mods(self, seat: Seat, mods: &str) -> Self {
        let there = self.played.table().players[seat].ship.modifications;
        assert_eq!(sorted(there.iter().map(Modification::name)), sorted(mods.split_whitespace()));
        self
    }
    #[track_caller]
    fn has_weapons(self, seat: Seat, weapons: &str) -> Self {
        let there = self.played.table().players[seat].weapons;
        assert_eq!(sorted(there.iter().map(Weapon::name)), sorted(weapons.split_whitespace()));
        self
    }
    #[track_caller]
    fn has_rumor(self, seat: Seat, rumor: Option<&str>) -> Self {
        assert_eq!(self.played.table().players[seat].rumor.map(Rumor::name), rumor);
        self
    }
    #[track_caller]
    fn has_mission(self, seat: Seat, mission: Option<&str>) -> Self {
        assert_eq!(self.played.table().players[seat].mission.map(|taken| taken.mission.name()), mission);
        self
    }
    #[track_caller]
    fn board(self, missions: &str) -> Self {
        let there = self.played.table().missions.on_offer;
        assert_eq!(sorted(there.iter().map(Mission::name)), sorted(missions.split_whitespace()), "missions on offer");
        self
    }
    #[track_caller]
    fn demands(self, port: &str, good: &str) -> Self {
        assert_eq!(self.played.table().demand(one(port)).map(Good::name), Some(good), "demand in {port}");
        self
    }
    #[track_caller]
    fn discarded(self, cards: &str) -> Self {
        for card in cards.split_whitespace() {
            assert!(self.played.table().cargo.discard.has(one(card)), "{card} is not in the discard");
        }
        self
    }
    #[track_caller]
    fn port_mod(self, port: &str, modification: Option<&str>) -> Self {
        let there = self.played.table().ports[one::<Zone>(port).index()].modification;
        assert_eq!(there.map(Modification::name), modification, "the modification in {port}");
        self
    }
    #[track_caller]
    fn sees_mod(self, viewer: Seat, port: &str, modification: Option<&str>) -> Self {
        self.sees(Viewer::Seat(viewer), |view| {
            let seen = view.ports[one::<Zone>(port).index()].modification.seen();
            assert_eq!(seen.map(Modification::name), modification, "what {} sees in {port}", who(viewer));
        })
    }
    #[track_caller]
    fn offer_is(self, goods: &str) -> Self {
        let table = self.played.table();
        assert_eq!(goods_of(table, table.offer.cards), sorted(goods.split_whitespace()), "the offer");
        self
    }
    #[track_caller]
    fn bounty(self, seat: Seat, nation: &str, bounty: u8) -> Self {
        assert_eq!(self.played.table().players[seat].bounty(one(nation)), bounty, "{nation} bounty of {}", who(seat));
        self
    }
}
