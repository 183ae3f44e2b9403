//! What every game promises, tried at every question of many random games.

use efemeris::{Efemeris, Group, Hand, Nation, Phase, Spice, Table, Tile, Tiles, Tokens};
use wardroom_kernel::{Game, Setup};
use wardroom_testkit::{Many, Tried, conformance_of, many_games, screens_keep_secrets};

/// What is never lost nor made, and what must always be (EF-INV-01 to EF-INV-09): each sentence is true at every
/// question, so the census is the same for all tables.
fn census(t: &Table) -> Vec<&'static str> {
    let mut broken = Vec::new();
    let mut check = |all_is_well: bool, rule: &'static str| {
        if !all_is_well {
            broken.push(rule);
        }
    };
    check(tiles(t), "EF-INV-01");
    check(crew(t), "EF-INV-02");
    let held = t.players.iter().fold(Tokens::NONE, |held, player| held.plus(player.tokens));
    check(t.parts.all_tokens().minus(held.plus(t.bag)).is_some(), "EF-INV-03");
    let within_cap = |spice| t.players.iter().all(|player| player.spices[spice] <= t.parts.spice_cap);
    check(Spice::ALL.into_iter().all(within_cap), "EF-INV-03");
    let mut ships: Vec<_> = t.ships().map(|ship| ship.1).filter(|&space| space != t.parts.rose()).collect();
    let count = ships.len();
    ships.sort_unstable();
    ships.dedup();
    check(ships.len() == count, "EF-INV-04");
    check(t.mode().seats().all(|seat| player(t, seat)), "EF-INV-05");
    check(t.planets.iter().all(|planet| planet.holder.is_some() || !planet.is_fortified), "EF-INV-06");
    let has_crew = |player: &efemeris::Player| player.galleon().is_some() || player.in_play.is_empty();
    check(t.players.iter().all(has_crew), "EF-INV-08");
    broken
}

fn tiles(t: &Table) -> bool {
    if t.phase.is_setup() {
        return true;
    }
    let drawn: usize = t.players.iter().map(|player| player.drawn.len()).sum();
    let laid: Tiles = t.sky.tiles().map(|laid| laid.tile).collect();
    let expert = Tile::ALL.into_iter().filter(|tile| tile.group() == Group::Expert);
    let in_use = expert.filter(|&tile| laid.contains(tile) || t.stack.contains(tile)).count();
    let is_counted = usize::from(laid.len() + t.stack.len()) + drawn == usize::from(t.layout().cells.len());
    is_counted && in_use <= t.layout().expert_tiles.into() && t.sky.taken().minus(t.layout().cells).is_empty()
}

fn crew(t: &Table) -> bool {
    let of = |nation: Nation| t.parts.crew_of(nation);
    t.mode().sides().all(|side| {
        let navy = t.navies[usize::from(side.0)];
        let players = t.mode().seats_of(side).map(|seat| &t.players[seat]);
        let cards = players.fold(navy.reserve.plus(navy.out), |all, player| all.plus(player.hand).plus(player.in_play));
        cards == navy.nation.map_or(Hand::NONE, of)
    })
}

fn player(t: &Table, seat: wardroom_kernel::Seat) -> bool {
    let (player, facts) = (&t.players[seat], t.parts.mode(t.mode()));
    let frigates = player.ships[1..].iter().flatten().count() as u8;
    let fortresses = t.planets_of(seat).filter(|&planet| t.holding(planet).is_fortified).count() as u8;
    let captains = u8::from(player.captain.is_some()) + player.queue.len() + player.lost.len();
    let has_captains = matches!(t.phase, Phase::Start | Phase::Nations | Phase::Captains)
        || captains == facts.captains[t.agreed.level as usize];
    let is_within = frigates <= player.frigates_built && player.frigates_built <= facts.frigates;
    let is_fortified = fortresses <= player.fortresses_built && player.fortresses_built <= facts.fortresses;
    has_captains && is_within && is_fortified && player.in_play.len() <= facts.crew_plays
}

/// A promise about something that never came up is not shown.
#[track_caller]
fn has_come_up(tried: &Tried, ends: &[&str]) {
    let Tried { twins, seals, undone, said, reasons, .. } = *tried;
    assert!(twins > 0 && seals > 0 && undone > 0 && said > 0 && reasons > 0, "{tried:?}");
    assert!(ends.iter().all(|end| tried.ends.contains_key(end)), "{tried:?}");
}

#[track_caller]
fn keeps_its_promises(mode: &str, seats: u8, games: u64, options: &[(&str, &str)]) -> Tried {
    let options = options.iter().copied();
    let setup = Setup::new(Efemeris::MODES, mode, seats, options).unwrap_or_else(|why| panic!("{why}"));
    conformance_of::<Efemeris, _>(&setup.unattended(), games, census)
}

#[test]
fn a_duel_keeps_what_every_game_promises() {
    has_come_up(&keeps_its_promises("duel", 2, 4, &[("round_limit", "20")]), &["limit"]);
}

#[test]
fn a_general_game_keeps_what_every_game_promises() {
    has_come_up(&keeps_its_promises("general", 3, 4, &[("round_limit", "8")]), &["limit"]);
}

#[test]
fn a_team_game_keeps_what_every_game_promises() {
    has_come_up(&keeps_its_promises("team", 4, 4, &[("round_limit", "7")]), &["limit"]);
}

#[test]
fn an_expert_duel_keeps_what_every_game_promises() {
    let options = [("round_limit", "5"), ("match_games", "2"), ("tiles", "25")];
    has_come_up(&keeps_its_promises("duel-expert", 2, 4, &options), &["games"]);
}

#[test]
fn an_expert_general_game_keeps_what_every_game_promises() {
    let options = [("round_limit", "5"), ("match_games", "2"), ("tiles", "27")];
    has_come_up(&keeps_its_promises("general-expert", 3, 4, &options), &["games"]);
}

#[test]
fn an_expert_team_game_keeps_what_every_game_promises() {
    let options = [("round_limit", "5"), ("match_games", "2"), ("tiles", "23")];
    has_come_up(&keeps_its_promises("team-expert", 4, 4, &options), &["games"]);
}

#[test] // EF-INV-10, EF-INFO-01
fn whatever_a_player_cannot_see_makes_no_difference_to_what_it_is_shown() {
    for (mode, seats) in [("duel-expert", 2), ("general", 3), ("team-expert", 4)] {
        let setup = Setup::new(Efemeris::MODES, mode, seats, [("round_limit", "6")]).expect("there is such a mode");
        let compared = screens_keep_secrets::<Efemeris>(&setup.unattended(), 2, |shown| format!("{shown:?}"));
        assert!(compared.seals > 0 && compared.twins > 100, "{compared:?}");
    }
}

#[test] // EF-INV-01, EF-INV-02, EF-INV-03, EF-INV-04, EF-INV-05, EF-INV-06, EF-INV-08
fn thousands_of_games_end_and_lose_nothing() {
    for mode in Efemeris::MODES {
        let options = [("round_limit", "12")];
        let setup = Setup::new(Efemeris::MODES, mode.name, mode.seats[0], options).expect("a mode").unattended();
        let Many { ends, .. } = many_games::<Efemeris, _>(&setup, 200, census);
        assert_eq!(ends.values().sum::<u64>(), 200, "{}: {ends:?}", mode.name);
    }
}
