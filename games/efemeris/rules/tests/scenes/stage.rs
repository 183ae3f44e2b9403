//! Tables for scenes: the ledger's fixture F1 in each mode, and what scenes often change about it.

use crate::Voyage;
use efemeris::{ALTAIR, BELLATRIX, CAPELLA, Captain, DENEB, Mode, Phase, Planet, Rotation, Scene, Table, Tile};
use wardroom_kernel::Seat;
use wardroom_testkit::given;

/// Where the tile of a planet lies that F1 does not have.
const ELSEWHERE: [(Planet, &str); 5] = [
    (Planet::Demodamas, "2.-1"),
    (Planet::Hipparchus, "-2.2"),
    (Planet::Apollas, "-1.2"),
    (Planet::Hecateus, "1.1"),
    (Planet::Eratosthenes, "-2.0"),
];
const F1: &str =
    "0.-1 patrocles+0; 0.1 posidonius+0; 1.-1 s1+2; 1.0 s4+0; -1.0 s3+1; -1.1 pytheas+0; 0.-2 s8+0; 0.2 s7+0";

/// French Altair with Hubac against British Bellatrix with Blake, in the tactics phase of Altair's first turn.
pub(crate) fn duel() -> Scene {
    fixture(Mode::Duel).captains(ALTAIR, "hubac castel").captains(BELLATRIX, "blake byng")
}
/// British Altair against the French.
pub(crate) fn british() -> Scene {
    fixture(Mode::Duel).captains(ALTAIR, "blake byng").captains(BELLATRIX, "hubac castel")
}
/// Spanish Altair against the British.
pub(crate) fn spanish() -> Scene {
    duel().captains(ALTAIR, "pargo silva")
}
/// The duel at the expert level, with 23 tiles.
pub(crate) fn expert() -> Scene {
    let scene = fixture(Mode::Duel).expert(23);
    scene.captains(ALTAIR, "hubac castel chesnaye").captains(BELLATRIX, "blake byng fairborne")
}
/// With Spanish Capella on Apollas as a third.
pub(crate) fn general() -> Scene {
    let scene = fixture(Mode::General).planets(CAPELLA, "apollas").ship("capella.galleon", "-1.2.p");
    scene.captains(ALTAIR, "hubac castel").captains(BELLATRIX, "blake byng").captains(CAPELLA, "pargo guzman")
}
/// French Altair, on Patrocles, and Bellatrix, who holds Demodamas; against them British Capella, on Posidonius, and
/// Deneb, on Apollas.
pub(crate) fn team() -> Scene {
    partners(fixture(Mode::Team))
}
/// The same with British Altair and Bellatrix against the French.
pub(crate) fn british_team() -> Scene {
    let scene = team().captain(ALTAIR, "blake").captain(BELLATRIX, "byng");
    scene.captain(CAPELLA, "hubac").captain(DENEB, "chesnaye")
}
/// A team's first turn: nothing but the four start tiles is laid.
pub(crate) fn team_start() -> Scene {
    let sky = "0.-1 patrocles+0; 1.-1 demodamas+0; 0.1 posidonius+0; -1.1 apollas+0";
    partners(Table::scene(Mode::Team).sky(sky).planets(ALTAIR, "patrocles").ship("altair.galleon", "0.-1.p"))
        .ship("bellatrix.galleon", "1.-1.p")
        .ship("deneb.galleon", "-1.1.p")
}
pub(crate) fn team_expert() -> Scene {
    partners(fixture(Mode::Team).expert(23))
}
fn fixture(mode: Mode) -> Scene {
    let scene = Table::scene(mode).sky(F1).planets(ALTAIR, "patrocles").ship("altair.galleon", "0.-1.p");
    scene.planets(BELLATRIX, "posidonius").ship("bellatrix.galleon", "0.1.p")
}
fn partners(scene: Scene) -> Scene {
    scene
        .planets(BELLATRIX, "demodamas")
        .planets(CAPELLA, "posidonius")
        .planets(DENEB, "apollas")
        .ship("bellatrix.galleon", "1.-1.f")
        .ship("capella.galleon", "0.1.p")
        .ship("deneb.galleon", "-1.2.p")
        .captain(ALTAIR, "hubac")
        .captain(BELLATRIX, "chesnaye")
        .captain(CAPELLA, "blake")
        .captain(DENEB, "byng")
}

pub(crate) trait Stage: Sized {
    /// All that are not lost: the one in play or waiting, then the queue.
    fn captains(self, seat: Seat, names: &str) -> Self;
    /// The galleon was lost, with its captain where captains queue; the next one waits.
    fn no_galleon(self, seat: Seat) -> Self;
    /// These planets and no others; tiles that are not laid yet are laid at the rim.
    fn planets(self, seat: Seat, planets: &str) -> Self;
    /// A tile more.
    fn tile(self, cell: &str, tile: &str, sixths: u8) -> Self;
    /// By Blake, whose First Officer is still in play.
    fn freezes(self, blake: Seat, ship: &str) -> Self;
    fn construction(self) -> Self;
    fn collection(self) -> Self;
    /// The turn begins.
    fn exploration(self) -> Self;
    /// These seats have no ship, no captain and no frigate left to build.
    fn wrecked(self, seats: &[Seat]) -> Self;
    /// The scene, if there can be a table like it.
    fn start(self) -> Voyage;
}

impl Stage for Scene {
    #[track_caller]
    fn captains(self, seat: Seat, names: &str) -> Self {
        let mut names = names.split_whitespace();
        let first = names.next().unwrap_or_default();
        let queue = names.collect::<Vec<_>>().join(" ");
        let scene = self.captain(seat, first).queue(seat, &queue);
        // Where captains queue, those that a player had and has no longer are lost.
        scene.change(|table| {
            let facts = table.parts.mode(table.mode());
            let chosen = facts.captains[table.agreed.level as usize];
            let player = &table.players[seat];
            let has = |captain: &Captain| player.captain == Some(*captain) || player.queue.contains(*captain);
            let missing = chosen.saturating_sub(u8::from(player.captain.is_some()) + player.queue.len());
            let nation = table.navy(seat).nation.unwrap_or(efemeris::Nation::ALL[seat]);
            let lost: Vec<Captain> = nation.captains().into_iter().filter(|captain| !has(captain)).collect();
            let is_team = table.mode() == Mode::Team;
            let lost = lost.into_iter().take(if is_team { 0 } else { missing.into() });
            table.players[seat].lost = efemeris::Captains::try_from_iter(lost).expect("at most three captains");
            if is_team {
                table.players[seat].rebuilds = facts.rebuilds[table.agreed.level as usize];
            }
        })
    }
    fn no_galleon(self, seat: Seat) -> Self {
        self.no_ship(&format!("{}.galleon", efemeris::seat_name(seat))).change(|table| {
            let is_team = table.mode() == Mode::Team;
            let player = &mut table.players[seat];
            if let (false, true, Some(captain)) = (is_team, player.lost.is_empty(), player.captain) {
                player.lost.push(captain);
                player.captain = player.queue.take_first();
            }
        })
    }
    #[track_caller]
    fn planets(self, seat: Seat, planets: &str) -> Self {
        let scene = self.change(|table| {
            let own = table.planets.iter_mut().filter(|holding| holding.holder == Some(seat));
            own.for_each(|holding| holding.holder = None);
            for planet in planets.split_whitespace().filter_map(Planet::from_name) {
                let cell = ELSEWHERE.iter().find(|known| known.0 == planet).map(|known| known.1);
                if let (None, Some(cell)) = (table.sky.cell_of(planet.tile()), cell) {
                    table.sky.lay(planet.tile(), cell.parse().expect("a cell"), Rotation::default());
                }
            }
        });
        scene.holds(seat, planets)
    }
    #[track_caller]
    fn tile(self, cell: &str, tile: &str, sixths: u8) -> Self {
        assert!(Tile::from_name(tile).is_some(), "there is no tile `{tile}`");
        self.sky(&format!("{cell} {tile}+{sixths}"))
    }
    fn freezes(self, blake: Seat, ship: &str) -> Self {
        self.in_play(blake, "first_officer").frozen(ship)
    }
    fn construction(self) -> Self {
        self.phase(Phase::Construction)
    }
    fn collection(self) -> Self {
        self.phase(Phase::Collect)
    }
    fn exploration(self) -> Self {
        self.phase(Phase::Draw)
    }
    fn wrecked(self, seats: &[Seat]) -> Self {
        seats.iter().fold(self, |scene, &seat| scene.no_galleon(seat).captains(seat, "").built(seat, 2, 0))
    }
    #[track_caller]
    fn start(self) -> Voyage {
        given(self.table().unwrap_or_else(|why| panic!("{why}")))
    }
}
