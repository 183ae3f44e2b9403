//! Steps and facts of raids and battles, over the names of the box. How such scenes begin is in `opening`, how a step is
//! done in `deeds`.

pub(crate) use crate::opening::*;
use marauders::cards::Timing;
use marauders::{Action, Battle, Captain, CargoCard, EventCard, Fighter, Glory, Marauders, Mission, Npc, Rumor, Table};
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
pub(crate) trait Deeds: Sized {
    /// The player who is asked answers this.
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
    /// The active player ends the turn, and everything is declined until the next one acts.
    fn ends_turn(self) -> Self;
    /// This seat chooses an action, now.
    fn acts(self, seat: Seat) -> Self;
    fn offers(self, seat: Seat, text: &str) -> Self;
    fn offers_no(self, seat: Seat, text: &str) -> Self;

    // A battle.
    /// The player who is asked announces shoot, board or flee.
    fn says(self, action: &str) -> Self;
    /// This seat announces it, by itself where there is no choice.
    fn announces_for(self, seat: Seat, action: &str) -> Self;
    /// This seat announces, and has this choice.
    fn announces(self, seat: Seat, actions: &[&str]) -> Self;
    fn announcing(self, seat: Seat) -> Self;
    /// Announcements of attacker and defender, and the contest's dice; the window after it is open.
    fn round(self, attacker: &str, defender: &str, dice: &str) -> Self;
    /// The player who is asked places a skull there.
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
    fn dies(self, seat: Seat) -> Self;
    fn at_sea(self, seat: Seat, zone: &str) -> Self;
    fn in_port(self, seat: Seat, zone: &str) -> Self;
    fn npc(self, npc: &str, card: &str, zone: &str) -> Self;
    fn no_npc(self, npc: &str) -> Self;
    fn merchant(self, zone: &str, is_there: bool) -> Self;
    fn on_track(self, count: u8) -> Self;
    fn melee(self) -> Self;
}

/// The window `before-roll` is open: what is announced is announced, and the dice are next.
pub(crate) fn is_before_roll(scene: &Fight) -> bool {
    is_window(scene) && scene.played.table().windows.last().is_some_and(|window| window.timing == Timing::BeforeRoll)
}
pub(crate) fn is_window(scene: &Fight) -> bool {
    scene
        .played
        .asked()
        .next()
        .is_some_and(|seat| scene.played.offers(seat).all(|offer| matches!(offer, Action::AnnounceCard(_))))
}
/// The place of a name in a deck, counted from one.
pub(crate) fn place_of(table: &Table, name: &str) -> Option<(usize, usize)> {
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

pub(crate) fn decline(scene: &Fight, seat: Seat) -> String {
    let offers = texts(scene, seat);
    let is_no = |offer: &&String| DECLINES.iter().any(|word| offer.split(" > ").last() == Some(word));
    if offers.iter().all(|offer| offer.starts_with("skull > ")) {
        return offers[offers.len() - 1].clone();
    }
    offers.iter().find(is_no).unwrap_or(&offers[0]).clone()
}
pub(crate) fn asked(scene: &Fight) -> Option<Seat> {
    scene.played.asked().next()
}

/// Who decides for a fighter.
pub(crate) fn leader(scene: &Fight, fighter: Fighter) -> Seat {
    let table = scene.played.table();
    fighter.seat().unwrap_or_else(|| table.left_of(captain_in(&table.battle.expect("there is a battle"))))
}
/// What the side that a seat decides for has announced.
pub(crate) fn announced(scene: &Fight, seat: Seat) -> Option<&'static str> {
    let battle = scene.played.table().battle.expect("there is a battle");
    let side = battle.sides.iter().find(|side| leader(scene, side.fighter) == seat)?;
    side.announced.map(|action| action.name())
}
pub(crate) fn captain_in(battle: &Battle) -> Seat {
    battle.sides.iter().find_map(|side| side.fighter.seat()).expect("a captain fights")
}
/// A card or an open means that the seat has announced waits to be carried out.
pub(crate) fn lies_announced(scene: &Fight, seat: Seat) -> bool {
    let windows = scene.played.table().windows;
    windows.last().is_some_and(|window| window.announced[seat].is_some() || window.means[seat].is_some())
}
pub(crate) fn is_acting(scene: &Fight, seat: Seat) -> bool {
    scene.played.offers(seat).any(|offer| matches!(offer, Action::Act(_)))
}
/// The next question is declined, nature shows its first outcome.
#[track_caller]
pub(crate) fn goes_on(scene: Fight, left: &mut u32) -> Fight {
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
