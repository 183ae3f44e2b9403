//! What lies on the firmament and before the players.

use crate::components::{Captain, Crew, Group, Kind, Nation, Planet, Tile};
use crate::table::{
    Cell, Cells, Hand, Hull, Mode, Phase, Place, Player, Ship, Side, Space, Table, Tiles, Tokens, seat_name,
};
use wardroom_kernel::{Problem, Problems, Seat};

/// EF-INV-01
pub(super) fn check_tiles(t: &Table, problems: &mut Problems) {
    let (layout, laid) = (t.layout(), t.sky.taken());
    for cell in laid.minus(layout.cells) {
        problems.push(
            Problem::new("sky", "problem-cell-outside").with("cell", cell.to_string()).with("tiles", layout.tiles),
        );
    }
    let mut reached = Cells::default().with(Cell::CENTRE);
    for _ in 0..laid.len() {
        reached = reached.into_iter().fold(reached, |all, cell| all.or(cell.around())).and(laid);
    }
    for cell in laid.minus(reached) {
        problems.push(Problem::new("sky", "problem-cell-apart").with("cell", cell.to_string()));
    }
    problems.unless(t.sky.cell_of(Tile::Centre) == Some(Cell::CENTRE), || Problem::new("sky", "problem-centre-tile"));
    let mut seen: Tiles = t.sky.tiles().map(|laid| laid.tile).collect();
    let drawn = t.players.iter().flat_map(|player| player.drawn.iter().copied());
    for (field, tile) in drawn.map(|tile| ("drawn", tile)).chain(t.stack.map(|tile| ("stack", tile))) {
        problems.unless(!seen.contains(tile), || Problem::elsewhere(field, tile.name()));
        seen.insert(tile);
    }
    if !t.phase.is_setup() {
        let expert = seen.filter(|tile| tile.group() == Group::Expert).count();
        problems.unless(expert == usize::from(layout.expert_tiles), || {
            Problem::new("stack", "problem-expert-tiles").with("found", expert).with("expected", layout.expert_tiles)
        });
        // EF-EXPL-08
        problems.unless(seen.len() == layout.tiles, || {
            Problem::new("stack", "problem-tiles").with("found", seen.len()).with("expected", layout.tiles)
        });
    }
}

/// EF-INV-06, EF-INV-09
pub(super) fn check_planets(t: &Table, problems: &mut Problems) {
    for planet in Planet::ALL {
        let holding = t.holding(planet);
        let is_laid = t.sky.cell_of(planet.tile()).is_some();
        problems.unless(holding.holder.is_none() || is_laid, || {
            Problem::new(format!("planets.{planet}.holder"), "problem-tile-not-laid")
        });
        problems.unless(holding.holder.is_some() || !holding.is_fortified, || {
            Problem::new(format!("planets.{planet}.is_fortified"), "problem-fortress-without-holder")
        });
    }
}

/// EF-INV-02
pub(super) fn check_crew(t: &Table, side: Side, problems: &mut Problems) {
    let navy = t.navies[usize::from(side.0)];
    let place = usize::from(side.0);
    let players = || t.mode().seats_of(side).map(|seat| &t.players[seat]);
    let cards = players().fold(navy.reserve.plus(navy.out), |all, player| all.plus(player.hand).plus(player.in_play));
    let all = navy.nation.map(|nation| t.parts.crew_of(nation)).unwrap_or_default();
    problems.unless(cards == all, || crew_cards(place, cards, all));
    let others = t.navies.iter().enumerate().filter(|&(other, _)| other != place);
    let is_taken = navy.nation.is_some() && others.map(|other| other.1.nation).any(|other| other == navy.nation);
    problems.unless(!is_taken, || {
        Problem::elsewhere(format!("navies.{place}.nation"), navy.nation.map_or("", Nation::name))
    });
}

pub(crate) fn crew_cards(side: usize, found: Hand, expected: Hand) -> Problem {
    let problem = Problem::new(format!("navies.{side}"), "problem-crew-cards");
    problem.with("found", found.to_string()).with("expected", expected.to_string())
}

/// EF-COMP-08
pub(super) fn check_captains(t: &Table, side: Side, problems: &mut Problems) {
    let facts = t.parts.mode(t.mode());
    let wanted = facts.captains[t.agreed.level as usize];
    let nation = t.navies[usize::from(side.0)].nation;
    let mut seen: Vec<Captain> = Vec::new();
    for seat in t.mode().seats_of(side) {
        let name = seat_name(seat);
        let Player { captain, queue, lost, .. } = &t.players[seat];
        for one in captain.iter().copied().chain(queue.iter()).chain(lost.iter()) {
            problems.unless(Some(one.nation()) == nation, || {
                Problem::new(format!("{name}.captain"), "problem-captain-nation").with("captain", one.name())
            });
            problems.unless(!seen.contains(&one), || Problem::twice(format!("{name}.captain"), one.name()));
            seen.push(one);
        }
        let count = u8::from(captain.is_some()) + queue.len() + lost.len();
        let is_choosing = matches!(t.phase, Phase::Start | Phase::Nations | Phase::Captains);
        problems.unless(count == wanted || is_choosing && count == 0 || t.phase == Phase::Captains, || {
            Problem::new(name, "problem-captains").with("found", count).with("expected", wanted)
        });
        problems.unless(captain.is_some() || queue.is_empty(), || {
            Problem::new(format!("{name}.captain"), "problem-captain-follows")
        });
    }
}

pub(super) fn check_player(t: &Table, seat: Seat, problems: &mut Problems) {
    let (name, player, facts) = (seat_name(seat), &t.players[seat], t.parts.mode(t.mode()));
    let field = |what: &str| format!("{name}.{what}");
    let shipwrights = player.in_play.count(Crew::Shipwright);
    let most = if t.mode() == Mode::Team { facts.rebuilds[t.agreed.level as usize] } else { 0 };
    problems.unless(player.rebuilds <= most, || Problem::more_than(field("rebuilds"), player.rebuilds, most));
    let (hand, limit) = (player.hand.len(), facts.hand_limit);
    problems.unless(hand <= limit, || Problem::more_than(field("hand"), hand, limit));
    let plays = player.in_play.len();
    problems.unless(plays <= facts.crew_plays, || Problem::more_than(field("in_play"), plays, facts.crew_plays));
    // EF-INV-08
    problems.unless(plays == 0 || player.galleon().is_some(), || {
        Problem::new(field("in_play"), "problem-in-play-without-galleon")
    });
    problems.unless(player.shipwrights_used <= shipwrights, || {
        Problem::more_than(field("shipwrights_used"), player.shipwrights_used, shipwrights)
    });
    let governors = player.in_play.count(Crew::Governor);
    problems.unless(player.governed.len() <= governors.into(), || {
        Problem::more_than(field("governed"), player.governed.len(), governors)
    });
    for (what, built, own, of_side) in [
        ("frigates_built", player.frigates_built, facts.frigates, facts.frigates_of_side),
        ("fortresses_built", player.fortresses_built, facts.fortresses, facts.fortresses_of_side),
    ] {
        let most = own.min(of_side);
        problems.unless(built <= most, || Problem::more_than(field(what), built, most));
    }
    let partners = || t.mode().seats_of(t.side_of(seat)).map(|seat| &t.players[seat]);
    let frigates: u32 = partners().map(|player| u32::from(player.frigates_built)).sum();
    let fortresses: u32 = partners().map(|player| u32::from(player.fortresses_built)).sum();
    let are_within = frigates <= facts.frigates_of_side.into() && fortresses <= facts.fortresses_of_side.into();
    problems.unless(are_within, || Problem::new(name, "problem-side-limits"));
    let standing = t.planets_of(seat).filter(|&planet| t.holding(planet).is_fortified).count();
    problems.unless(standing <= player.fortresses_built.into(), || {
        Problem::new(field("fortresses_built"), "problem-fortresses-stand")
            .with("standing", standing)
            .with("built", player.fortresses_built)
    });
    let held = t.planets_of(seat).count();
    problems.unless(held <= t.parts.planet_markers.into(), || {
        Problem::new(name, "problem-planet-markers").with("planets", held).with("markers", t.parts.planet_markers)
    });
}

/// EF-INV-04, EF-INV-05, EF-INV-07
pub(super) fn check_ships(t: &Table, seat: Seat, problems: &mut Problems) {
    let player = &t.players[seat];
    let is_known = player.galleon().is_none() || player.captain.is_some();
    problems.unless(is_known, || Problem::new(format!("{}.ships", seat_name(seat)), "problem-galleon-without-captain"));
    for (ship, space) in t.fleet(seat) {
        let kind = t.sky.kind(&t.parts, space);
        // An edge without any exit is the empty sky (EF-SPACE-16).
        let is_place = match space.place() {
            Place::Inner(..) => kind.is_some(),
            Place::Edge(cell, side) => {
                t.sky.at(cell).is_some() || cell.neighbour(side).is_some_and(|there| t.sky.at(there).is_some())
            }
        };
        problems.unless(is_place, || about("problem-no-space", ship, space));
        problems.unless(kind != Some(Kind::Singularity), || about("problem-ship-in-singularity", ship, space));
        let others = t.ships().filter(|&(other, at)| other < ship && at == space && at != t.parts.rose());
        for (other, _) in others {
            problems.push(about("problem-two-ships", ship, space).with("other", other.to_string()));
        }
        let is_built = match ship.hull {
            Hull::Galleon => true,
            Hull::Frigate1 => 1 <= player.frigates_built,
            Hull::Frigate2 => 2 <= player.frigates_built,
        };
        problems.unless(is_built, || {
            Problem::new(format!("{}.frigates_built", seat_name(seat)), "problem-ship-not-built")
                .with("ship", ship.to_string())
        });
    }
}

/// EF-INV-03
pub(super) fn check_goods(t: &Table, problems: &mut Problems) {
    let held = t.players.iter().fold(Tokens::NONE, |held, player| held.plus(player.tokens));
    let is_left = t.parts.all_tokens().minus(held.plus(t.bag)).is_some();
    problems.unless(is_left, || Problem::new("bag", "problem-tokens"));
    for seat in t.mode().seats() {
        let (name, player) = (seat_name(seat), &t.players[seat]);
        let (tokens, cap) = (player.tokens.len(), t.parts.token_cap);
        problems.unless(tokens <= cap, || Problem::more_than(format!("{name}.tokens"), tokens, cap));
        let cap = t.parts.spice_cap;
        let is_within = player.spices.pepper <= cap && player.spices.vanilla <= cap;
        problems
            .unless(is_within, || Problem::new(format!("{name}.spices"), "problem-spices-over-cap").with("cap", cap));
    }
}

fn about(key: &'static str, ship: Ship, space: Space) -> Problem {
    Problem::new("ships", key).with("ship", ship.to_string()).with("space", space.to_string())
}
