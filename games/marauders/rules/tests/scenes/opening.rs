//! How scenes of raids and battles begin. What happens in them is in `kit`.

use crate::kit::{Deeds, Fight};
use marauders::{BLUE, RED, Skill, Table};
use wardroom_kernel::Seat;
use wardroom_testkit::given;

/// Captains whose abilities do not matter in battle: Frederico (Spanish; seamanship 3, scouting 2, leadership 3, influence
/// 2), Villon (French; 2, 3, 2, 3), Harrowgate (English; 2, 3, 1, 4), Verhagen (Dutch; 2, 1, 3, 4). Sloops in home ports.
pub(crate) fn waters(seats: u8) -> marauders::Scene {
    let captains = ["frederico-da-silva", "alexandre-villon", "thomas-harrowgate", "cornelia-verhagen"];
    let seated = captains.into_iter().take(seats.into()).zip(0..);
    seated.fold(Table::scene(seats), |scene, (captain, seat)| scene.captain(Seat(seat), captain))
}
/// Red and Blue in the Caribbean Sea, with these ships.
pub(crate) fn duel(red: &str, blue: &str) -> marauders::Scene {
    battle_of(2).ship(RED, red).ship(BLUE, blue)
}
/// The same with more players, who are in port; all have sloops.
pub(crate) fn battle_of(seats: u8) -> marauders::Scene {
    waters(seats).at_sea(RED, "caribbean-sea").at_sea(BLUE, "caribbean-sea")
}
/// Red beside a merchant of this nation; a sloop, no cargo.
pub(crate) fn raider(zone: &str, nation: &str) -> marauders::Scene {
    waters(2).at_sea(RED, zone).merchant(zone, nation)
}
/// So many players, and this one in port; it is his turn.
pub(crate) fn port(seats: u8, seat: Seat, zone: &str) -> marauders::Scene {
    waters(seats).in_port(seat, zone).turn(seat)
}
/// A round begins, and these event cards are left.
pub(crate) fn round<'n>(seats: u8, events: impl IntoIterator<Item = &'n str>) -> marauders::Scene {
    waters(seats).events_left(events).round_start()
}

/// Round 1 of Red's battle with Blue is over, and nothing has happened in it.
pub(crate) fn second_round(scene: marauders::Scene) -> Fight {
    scene.fight().round("shoot", "shoot", "111 11").announcing(RED)
}
/// Red has boarded Blue: leadership 3 against 2, no dice rolled.
pub(crate) fn boarded(scene: marauders::Scene) -> Fight {
    second_round(scene).round("board", "shoot", "S11 11")
}

/// Red looks for the merchant, finds it, takes it for one of this nation and attacks; these cards and dice.
#[track_caller]
pub(crate) fn raid(scene: Fight, nation: &str, cards: &str, dice: &str) -> Fight {
    let scene = scene.finds_merchant().if_offered(&format!("merchant > nation.{nation}")).picks("merchant > attack");
    cards.split(' ').fold(scene, |scene, card| scene.draws(card)).rolls(dice)
}

pub(crate) trait Begin: Sized {
    fn begin(self) -> Fight;
    /// The round begins with the only event card that is left.
    fn opens(self) -> Fight;
    /// Red looks for Blue and finds him.
    fn fight(self) -> Fight;
    /// Begins with [`raid`].
    fn raids(self, nation: &str, cards: &str, dice: &str) -> Fight;
    /// Another captain, at the same place.
    fn led_by(self, seat: Seat, captain: &str) -> Self;
}
impl Begin for marauders::Scene {
    #[track_caller]
    fn begin(self) -> Fight {
        given(self.table().unwrap_or_else(|why| panic!("{why}")))
    }
    #[track_caller]
    fn opens(self) -> Fight {
        self.begin().asks_chance(1).when("dice 1")
    }
    #[track_caller]
    fn fight(self) -> Fight {
        let scene = self.begin().picks("scout > seat.blue").rolls("S");
        let dice =
            scene.played.table().parts.captain(scene.played.table().players[RED].captain.expect("Red has a captain"));
        let more = "1".repeat(usize::from(dice.skill(Skill::Scouting)) - 1);
        scene.rolls(&more).passes()
    }
    #[track_caller]
    fn raids(self, nation: &str, cards: &str, dice: &str) -> Fight {
        raid(self.begin(), nation, cards, dice)
    }
    fn led_by(self, seat: Seat, captain: &str) -> Self {
        let mut place = None;
        let scene = self.change(|table| place = table.players[seat].place).captain(seat, captain);
        scene.change(|table| table.players[seat].place = place)
    }
}
