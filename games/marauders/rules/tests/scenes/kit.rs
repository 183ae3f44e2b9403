//! Steps and facts of raids and battles, over the names of the box. How such scenes begin is in `opening`.

pub(crate) use crate::opening::*;
use marauders::cards::Timing;
use marauders::{
    Action, Battle, Captain, CargoCard, EventCard, Fighter, Glory, Location, Marauders, Mission, Modification, Npc,
    Place, Rumor, Stage, Table, Weapon, Zone,
};
use wardroom_kernel::{Game, Seat};
use wardroom_testkit::Scene;

/// The only answer of a window in which one can do nothing.
pub(crate) const PASS: &[&str] = &["announce > pass"];

pub(crate) type Fight = Scene<Marauders>;

pub(crate) fn who(seat: Seat) -> &'static str {
    Marauders::seat_name(seat)
}
/// Whether this NPC is in the battle.
pub(crate) fn fights(scene: &Fight, npc: &str) -> bool {
    let sides = scene.played.table().battle.map(|battle| battle.sides);
    sides.is_some_and(|sides| sides.iter().any(|side| Npc::from_name(npc).map(Fighter::Npc) == Some(side.fighter)))
}
/// What a seat is offered; it must be asked.
#[track_caller]
pub(crate) fn texts(scene: &Fight, seat: Seat) -> Vec<String> {
    let asked: Vec<&str> = scene.played.asked().map(who).collect();
    let chance = scene.played.chance();
    assert!(
        scene.played.asked().contains(seat),
        "{} is not asked but {asked:?}, nature for one of {chance:?}",
        who(seat)
    );
    scene.played.offers(seat).map(|offer| offer.to_string()).collect()
}
/// The window `before-roll` is open: what is announced is announced, and the dice are next.
fn is_before_roll(scene: &Fight) -> bool {
    is_window(scene) && scene.played.table().windows.last().is_some_and(|window| window.timing == Timing::BeforeRoll)
}
fn is_window(scene: &Fight) -> bool {
    scene
        .played
        .asked()
        .next()
        .is_some_and(|seat| scene.played.offers(seat).all(|offer| matches!(offer, Action::AnnounceCard(_))))
}
/// The place of a name in a deck, counted from one.
fn place_of(table: &Table, name: &str) -> Option<(usize, usize)> {
    fn find<T: PartialEq>(deck: impl Iterator<Item = T>, wanted: Option<T>) -> Option<(usize, usize)> {
        let wanted = wanted?;
        let deck: Vec<T> = deck.collect();
        Some((deck.iter().position(|card| *card == wanted)? + 1, deck.len()))
    }
    find(table.cargo.deck.iter(), CargoCard::from_name(name))
        .or_else(|| find(table.captains.iter(), Captain::from_name(name)))
        .or_else(|| find(table.events.deck.iter(), EventCard::from_name(name)))
        .or_else(|| find(table.glory.deck.iter(), Glory::from_name(name)))
        .or_else(|| find(table.rumors.iter(), Rumor::from_name(name)))
        .or_else(|| find(table.missions.deck.iter(), Mission::from_name(name)))
}
const DECLINES: [&str; 12] =
    ["pass", "none", "keep", "hold", "no", "done", "stop", "finish", "decline", "let-go", "stay", "break-off"];

pub(crate) trait Deeds: Sized {
    /// Whoever is asked answers this.
    fn picks(self, text: &str) -> Self;
    /// One window question is passed.
    fn passes_one(self) -> Self;
    /// This is answered if it is asked.
    fn if_offered(self, text: &str) -> Self;
    /// Red looks for the merchant and finds it.
    fn finds_merchant(self) -> Self;
    /// Everything is declined until nature is to pick one of so many.
    fn until_chance(self, outcomes: u32) -> Self;
    /// Everything is declined until this seat is asked.
    fn until_asked(self, seat: Seat) -> Self;
    /// All windows are passed, until nature or a real question.
    fn passes(self) -> Self;
    /// Windows are passed until this seat is offered this.
    fn passes_until(self, seat: Seat, text: &str) -> Self;
    /// Windows are passed until these dice are rolled: 1 to 4, S for a skull.
    fn rolls(self, faces: &str) -> Self;
    /// Nature draws this card or captain; windows before it are passed.
    fn draws(self, name: &str) -> Self;
    /// The same, after everything else that comes before it was declined.
    fn until_draw(self, name: &str) -> Self;
    /// Everything is declined until this seat chooses an action.
    fn sails_on(self, seat: Seat) -> Self;
    /// The turn of whoever acts ends, and everything is declined until the next one acts.
    fn ends_turn(self) -> Self;
    /// This seat chooses an action, now.
    fn acts(self, seat: Seat) -> Self;
    fn offers(self, seat: Seat, text: &str) -> Self;
    fn offers_no(self, seat: Seat, text: &str) -> Self;

    // A battle.
    /// Whoever is asked announces shoot, board or flee.
    fn says(self, action: &str) -> Self;
    /// This seat announces it, by itself where there is no choice.
    fn announces_for(self, seat: Seat, action: &str) -> Self;
    /// This seat announces, and has this choice.
    fn announces(self, seat: Seat, actions: &[&str]) -> Self;
    fn announcing(self, seat: Seat) -> Self;
    /// Announcements of attacker and defender, and the contest's dice; the window after it is open.
    fn round(self, attacker: &str, defender: &str, dice: &str) -> Self;
    /// Whoever is asked places a skull there.
    fn places(self, location: &str) -> Self;
    fn places_among(self, seat: Seat, locations: &[&str]) -> Self;
    /// A card is laid in the open window and played, all others pass.
    fn plays(self, seat: Seat, card: &str) -> Self;
    /// An open means is used in the open window, all others pass.
    fn uses(self, seat: Seat, means: &str) -> Self;
    /// Dice of the roll are picked to be rolled again.
    fn rerolls(self, faces: &str) -> Self;

    // Facts.
    /// Hull, cargo, masts, crew, cannons.
    fn ship(self, seat: Seat, cur: [u8; 5]) -> Self;
    fn foe(self, cur: [u8; 5]) -> Self;
    fn gold(self, seat: Seat, gold: u16) -> Self;
    fn stash(self, seat: Seat, gold: u16) -> Self;
    fn points(self, seat: Seat, points: u8) -> Self;
    /// Spanish, English, French, Dutch.
    fn bounties(self, seat: Seat, bounties: [u8; 4]) -> Self;
    fn cargo(self, seat: Seat, count: usize) -> Self;
    fn holds(self, seat: Seat, cards: &[&str]) -> Self;
    fn hand(self, seat: Seat, count: usize) -> Self;
    fn weapons(self, seat: Seat, weapons: &[&str]) -> Self;
    fn mods(self, seat: Seat, mods: &[&str]) -> Self;
    fn specialists(self, seat: Seat, cards: &[&str]) -> Self;
    fn captain_of(self, seat: Seat, captain: &str) -> Self;
    /// His captain is off the board.
    fn is_dead(self, seat: Seat) -> Self;
    fn at_sea(self, seat: Seat, zone: &str) -> Self;
    fn in_port(self, seat: Seat, zone: &str) -> Self;
    fn npc(self, npc: &str, card: &str, zone: &str) -> Self;
    fn no_npc(self, npc: &str) -> Self;
    fn merchant(self, zone: &str, is_there: bool) -> Self;
    fn on_track(self, count: u8) -> Self;
    fn melee(self) -> Self;
}

fn decline(scene: &Fight, seat: Seat) -> String {
    let offers = texts(scene, seat);
    let is_no = |offer: &&String| DECLINES.iter().any(|word| offer.split(" > ").last() == Some(word));
    if offers.iter().all(|offer| offer.starts_with("skull > ")) {
        return offers[offers.len() - 1].clone();
    }
    offers.iter().find(is_no).unwrap_or(&offers[0]).clone()
}
fn asked(scene: &Fight) -> Option<Seat> {
    scene.played.asked().next()
}

impl Deeds for Fight {
    #[track_caller]
    fn picks(self, text: &str) -> Self {
        let seat = asked(&self);
        let seat = seat
            .unwrap_or_else(|| panic!("`{text}`: nobody is asked, but nature for one of {:?}", self.played.chance()));
        self.when(&format!("{}: {text}", who(seat)))
    }
    #[track_caller]
    fn passes_one(self) -> Self {
        self.picks("announce > pass")
    }
    #[track_caller]
    fn if_offered(self, text: &str) -> Self {
        let is_offered = asked(&self).is_some_and(|seat| texts(&self, seat).iter().any(|offer| offer == text));
        if is_offered { self.picks(text) } else { self }
    }
    #[track_caller]
    fn finds_merchant(self) -> Self {
        self.picks("scout > merchant").rolls("S1").passes()
    }
    #[track_caller]
    fn until_chance(mut self, outcomes: u32) -> Self {
        let mut left = 200;
        while self.played.chance() != Some(outcomes) {
            self = goes_on(self, &mut left);
        }
        self
    }
    #[track_caller]
    fn until_asked(mut self, seat: Seat) -> Self {
        let mut left = 200;
        while !self.played.asked().contains(seat) {
            self = goes_on(self, &mut left);
        }
        self
    }
    #[track_caller]
    fn passes(mut self) -> Self {
        while self.played.chance().is_none() && is_window(&self) && !is_before_roll(&self) {
            self = self.passes_one();
        }
        self
    }
    #[track_caller]
    fn passes_until(mut self, seat: Seat, text: &str) -> Self {
        let is_it = |scene: &Self| scene.played.offers(seat).any(|offer| offer.to_string() == text);
        while !is_it(&self) {
            self = self.passes_one();
        }
        self
    }
    #[track_caller]
    fn rolls(mut self, faces: &str) -> Self {
        for face in faces.chars().filter(|face| *face != ' ') {
            while self.played.chance().is_none() && is_window(&self) {
                self = self.passes_one();
            }
            self = self.asks_chance(6);
            self = self.when(&format!("dice {}", if face == 'S' { '5' } else { face }));
        }
        self
    }
    #[track_caller]
    fn draws(mut self, name: &str) -> Self {
        self = self.passes();
        let place = place_of(self.played.table(), name);
        // The last card of a deck may need no choice of nature.
        if place.is_none() && self.played.chance().is_none() {
            return self;
        }
        let (place, count) = place.unwrap_or_else(|| panic!("`{name}` is in no deck"));
        self.asks_chance(count as u32).when(&format!("dice {place}"))
    }
    #[track_caller]
    fn until_draw(mut self, name: &str) -> Self {
        let (_, count) = place_of(self.played.table(), name).unwrap_or_else(|| panic!("`{name}` is in no deck"));
        let mut left = 200;
        while self.played.chance() != Some(count as u32) {
            self = goes_on(self, &mut left);
        }
        self.draws(name)
    }
    #[track_caller]
    fn sails_on(mut self, seat: Seat) -> Self {
        let mut left = 400;
        while !is_acting(&self, seat) {
            self = goes_on(self, &mut left);
        }
        self
    }
    #[track_caller]
    fn ends_turn(self) -> Self {
        let seat = asked(&self).expect("somebody acts");
        let next = self.played.table().left_of(seat);
        self.acts(seat).picks("end-turn").sails_on(next)
    }
    #[track_caller]
    fn acts(self, seat: Seat) -> Self {
        let scene = self.passes();
        let question = asked(&scene).map(|seat| texts(&scene, seat));
        assert!(is_acting(&scene, seat), "{} is not to act but {question:?}", who(seat));
        scene
    }
    #[track_caller]
    fn offers(self, seat: Seat, text: &str) -> Self {
        let offers = texts(&self, seat);
        assert!(offers.iter().any(|offer| offer == text), "`{text}` is not among {offers:?}");
        self
    }
    #[track_caller]
    fn offers_no(self, seat: Seat, text: &str) -> Self {
        let offers = texts(&self, seat);
        assert!(offers.iter().all(|offer| offer != text), "`{text}` is among {offers:?}");
        self
    }

    #[track_caller]
    fn says(self, action: &str) -> Self {
        let scene = self.passes();
        // Where nothing else can be announced, nobody is asked.
        if is_before_roll(&scene) || scene.played.chance().is_some() {
            let sides = scene.played.table().battle.expect("there is a battle").sides;
            let is_so = sides.iter().any(|side| side.announced.is_some_and(|announced| announced.name() == action));
            assert!(is_so, "nobody announces {action}: {sides:?}");
            return scene;
        }
        scene.picks(&format!("battle > {action}"))
    }
    #[track_caller]
    fn announces_for(self, seat: Seat, action: &str) -> Self {
        let scene = self.passes();
        if scene.played.asked().contains(seat) && !is_window(&scene) {
            return scene.when(&format!("{}: battle > {action}", who(seat)));
        }
        assert_eq!(announced(&scene, seat), Some(action), "{} announces something else", who(seat));
        scene
    }
    #[track_caller]
    fn announces(self, seat: Seat, actions: &[&str]) -> Self {
        let scene = self.passes();
        // Where nothing else can be announced, nobody is asked.
        if let [action] = actions
            && (is_window(&scene) || !scene.played.asked().contains(seat))
        {
            assert_eq!(announced(&scene, seat), Some(*action), "{} announces something else", who(seat));
            return scene;
        }
        let offers = texts(&scene, seat);
        assert_eq!(offers, actions.iter().map(|action| format!("battle > {action}")).collect::<Vec<_>>());
        scene
    }
    #[track_caller]
    fn announcing(self, seat: Seat) -> Self {
        let scene = self.passes();
        let battle = scene.played.table().battle.expect("there is a battle");
        if battle.round == 1 && is_before_roll(&scene) {
            let attacker = battle.sides[0].fighter;
            let leads = attacker.seat().map_or(scene.played.table().left_of(captain_in(&battle)), |attacker| attacker);
            assert_eq!(leads, seat, "the attacker is another");
            return scene;
        }
        let offers = texts(&scene, seat);
        assert!(offers.iter().all(|offer| offer.starts_with("battle > ")), "{offers:?}");
        scene
    }
    #[track_caller]
    fn round(self, attacker: &str, defender: &str, dice: &str) -> Self {
        let scene = self.passes();
        let fighters = scene.played.table().battle.expect("there is a battle").sides.map(|side| side.fighter);
        let [first, second] = fighters.map(|fighter| leader(&scene, fighter));
        let scene = scene.announces_for(first, attacker).announces_for(second, defender).rolls(dice);
        assert_eq!(scene.played.chance(), None, "the contest has more dice than {dice}");
        scene
    }
    #[track_caller]
    fn places(self, location: &str) -> Self {
        self.passes().picks(&format!("skull > location.{location}"))
    }
    #[track_caller]
    fn places_among(self, seat: Seat, locations: &[&str]) -> Self {
        let offers: Vec<String> = locations.iter().map(|at| format!("skull > location.{at}")).collect();
        let scene = self.passes();
        assert_eq!(texts(&scene, seat), offers);
        scene
    }
    #[track_caller]
    fn plays(self, seat: Seat, card: &str) -> Self {
        let mut scene = self.passes_until(seat, &format!("announce > card.{card}"));
        scene = scene.when(&format!("{}: announce > card.{card}", who(seat)));
        while lies_announced(&scene, seat) {
            scene = if is_window(&scene) { scene.passes_one() } else { scene.picks("announced > play") };
        }
        scene
    }
    #[track_caller]
    fn uses(self, seat: Seat, means: &str) -> Self {
        let text = format!("announce > means.{means}");
        let mut scene = self.passes_until(seat, &text).when(&format!("{}: {text}", who(seat)));
        while is_window(&scene) && lies_announced(&scene, seat) {
            scene = scene.passes_one();
        }
        scene
    }
    #[track_caller]
    fn rerolls(mut self, faces: &str) -> Self {
        let mut wanted: Vec<char> = faces.chars().collect();
        wanted.sort_unstable();
        // Where only one answer is left, nobody is asked.
        while let Some(seat) = asked(&self).filter(|&seat| texts(&self, seat)[0].starts_with("reroll > ")) {
            let picked = self.played.table().roll.map_or(0, |roll| {
                roll.pools.iter().flatten().map(|pool| usize::from(pool.picked.len())).sum::<usize>()
            });
            let next = match wanted.get(picked) {
                Some('S') => "die.skull".to_owned(),
                Some(face) => format!("die.{face}"),
                None => "roll".to_owned(),
            };
            self = self.when(&format!("{}: reroll > {next}", who(seat)));
        }
        self
    }
    #[track_caller]
    fn ship(self, seat: Seat, cur: [u8; 5]) -> Self {
        let ship = &self.played.table().players[seat].ship;
        assert_eq!(Location::ALL.map(|location| ship.cur[location]), cur, "{}'s ship", who(seat));
        self
    }
    #[track_caller]
    fn foe(self, cur: [u8; 5]) -> Self {
        let battle = self.played.table().battle.expect("there is a battle");
        let ship = battle.sides.iter().find_map(|side| side.ship).expect("an NPC fights");
        assert_eq!(Location::ALL.map(|location| ship.cur[location]), cur, "the NPC's ship");
        self
    }
    #[track_caller]
    fn gold(self, seat: Seat, gold: u16) -> Self {
        assert_eq!(self.played.table().players[seat].gold, gold, "gold of {}", who(seat));
        self
    }
    #[track_caller]
    fn stash(self, seat: Seat, gold: u16) -> Self {
        assert_eq!(self.played.table().players[seat].stash, gold, "stash of {}", who(seat));
        self
    }
    #[track_caller]
    fn points(self, seat: Seat, points: u8) -> Self {
        assert_eq!(self.played.table().players[seat].track, points, "points of {}", who(seat));
        self
    }
    #[track_caller]
    fn bounties(self, seat: Seat, bounties: [u8; 4]) -> Self {
        assert_eq!(self.played.table().players[seat].bounties, bounties, "bounties on {}", who(seat));
        self
    }
    #[track_caller]
    fn cargo(self, seat: Seat, count: usize) -> Self {
        assert_eq!(self.played.table().players[seat].cargo.len(), count, "cargo of {}", who(seat));
        self
    }
    #[track_caller]
    fn holds(self, seat: Seat, cards: &[&str]) -> Self {
        let cargo: Vec<&str> = self.played.table().players[seat].cargo.iter().map(CargoCard::name).collect();
        assert_eq!(cargo, cards, "cargo of {}", who(seat));
        self
    }
    #[track_caller]
    fn hand(self, seat: Seat, count: usize) -> Self {
        assert_eq!(self.played.table().players[seat].hand.len(), count, "glory cards of {}", who(seat));
        self
    }
    #[track_caller]
    fn weapons(self, seat: Seat, weapons: &[&str]) -> Self {
        let there: Vec<&str> = self.played.table().players[seat].weapons.iter().map(Weapon::name).collect();
        assert_eq!(there, weapons, "weapons of {}", who(seat));
        self
    }
    #[track_caller]
    fn mods(self, seat: Seat, mods: &[&str]) -> Self {
        let there = self.played.table().players[seat].ship.modifications;
        assert_eq!(there.iter().map(Modification::name).collect::<Vec<_>>(), mods, "modifications of {}", who(seat));
        self
    }
    #[track_caller]
    fn specialists(self, seat: Seat, cards: &[&str]) -> Self {
        let there: Vec<&str> = self.played.table().players[seat].specialists.iter().map(Glory::name).collect();
        assert_eq!(there, cards, "specialists of {}", who(seat));
        self
    }
    #[track_caller]
    fn captain_of(self, seat: Seat, captain: &str) -> Self {
        assert_eq!(self.played.table().players[seat].captain.map(Captain::name), Some(captain), "{}", who(seat));
        self
    }
    #[track_caller]
    fn is_dead(self, seat: Seat) -> Self {
        let scene = self.passes();
        let table = scene.played.table();
        // A beaten captain leaves the board when the winner has got his due.
        let has_lost = table.battle.is_some_and(|battle| match battle.stage {
            Stage::Won(win) => battle.sides[usize::from(1 - win.side)].fighter == Fighter::Captain(seat),
            _ => false,
        });
        assert!(has_lost || table.players[seat].place.is_none(), "{} is alive", who(seat));
        scene
    }
    #[track_caller]
    fn at_sea(self, seat: Seat, zone: &str) -> Self {
        assert_eq!(self.played.table().players[seat].place, Zone::from_name(zone).map(Place::Sea), "{}", who(seat));
        self
    }
    #[track_caller]
    fn in_port(self, seat: Seat, zone: &str) -> Self {
        assert_eq!(self.played.table().players[seat].place, Zone::from_name(zone).map(Place::Port), "{}", who(seat));
        self
    }
    #[track_caller]
    fn npc(self, npc: &str, card: &str, zone: &str) -> Self {
        let ship = Npc::from_name(npc).and_then(|npc| self.played.table().npc(npc).ship);
        assert_eq!(ship.map(|ship| (ship.card.name(), ship.zone.name())), Some((card, zone)), "{npc}");
        self
    }
    #[track_caller]
    fn no_npc(self, npc: &str) -> Self {
        let ship = Npc::from_name(npc).and_then(|npc| self.played.table().npc(npc).ship);
        assert_eq!(ship, None, "{npc}");
        self
    }
    #[track_caller]
    fn merchant(self, zone: &str, is_there: bool) -> Self {
        let zone = Zone::from_name(zone).expect("a zone");
        assert_eq!(self.played.table().merchants[zone.index()].is_some(), is_there, "merchant of {zone}");
        self
    }
    #[track_caller]
    fn on_track(self, count: u8) -> Self {
        assert_eq!(self.played.table().merchant_track.iter().sum::<u8>(), count, "tokens on the merchant track");
        self
    }
    #[track_caller]
    fn melee(self) -> Self {
        assert!(self.played.table().battle.is_some_and(|battle| battle.is_boarded()), "there is no crew combat");
        self
    }
}

/// Who decides for a fighter.
fn leader(scene: &Fight, fighter: Fighter) -> Seat {
    let table = scene.played.table();
    fighter.seat().unwrap_or_else(|| table.left_of(captain_in(&table.battle.expect("there is a battle"))))
}
/// What the side that a seat decides for has announced.
fn announced(scene: &Fight, seat: Seat) -> Option<&'static str> {
    let battle = scene.played.table().battle.expect("there is a battle");
    let side = battle.sides.iter().find(|side| leader(scene, side.fighter) == seat)?;
    side.announced.map(|action| action.name())
}
fn captain_in(battle: &Battle) -> Seat {
    battle.sides.iter().find_map(|side| side.fighter.seat()).expect("a captain fights")
}
/// A card or an open means that the seat has announced waits to be carried out.
fn lies_announced(scene: &Fight, seat: Seat) -> bool {
    let windows = scene.played.table().windows;
    windows.last().is_some_and(|window| window.announced[seat].is_some() || window.means[seat].is_some())
}
fn is_acting(scene: &Fight, seat: Seat) -> bool {
    scene.played.offers(seat).any(|offer| matches!(offer, Action::Act(_)))
}
/// The next question is declined, nature shows its first outcome.
#[track_caller]
fn goes_on(scene: Fight, left: &mut u32) -> Fight {
    *left -= 1;
    assert!(*left > 0 && scene.played.outcome().is_none(), "it never comes to that");
    match asked(&scene) {
        None => scene.when("dice 1"),
        Some(seat) => {
            let text = decline(&scene, seat);
            scene.when(&format!("{}: {text}", who(seat)))
        }
    }
}
