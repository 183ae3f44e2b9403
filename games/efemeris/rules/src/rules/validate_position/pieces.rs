//! What lies on the firmament and before the players.

use crate::components::{Captain, Group, Kind, Planet, Tile};
use crate::table::{Cells, Hull, Mode, Phase, Place, Player, Side, Table, Tiles, Tokens, seat_name};
use wardroom_kernel::{Problems, Seat};

/// EF-INV-01
pub(super) fn check_tiles(t: &Table, problems: &mut Problems) {
    let (layout, laid) = (t.layout(), t.sky.taken());
    for cell in laid.minus(layout.cells) {
        problems.push(format!("sky: {cell} is not a cell of the layout of {} tiles", layout.tiles));
    }
    let mut reached = Cells::default().with(crate::table::Cell::CENTRE);
    for _ in 0..laid.len() {
        reached = reached.into_iter().fold(reached, |all, cell| all.or(cell.around())).and(laid);
    }
    for cell in laid.minus(reached) {
        problems.push(format!("sky: the tile on {cell} is not connected with the others"));
    }
    problems.unless(t.sky.cell_of(Tile::Centre) == Some(crate::table::Cell::CENTRE), || {
        "sky: the centre tile lies in the centre".to_owned()
    });
    let mut seen: Tiles = t.sky.tiles().map(|laid| laid.tile).collect();
    let drawn = t.players.iter().flat_map(|player| player.drawn.iter().copied());
    for (field, tile) in drawn.map(|tile| ("drawn", tile)).chain(t.stack.map(|tile| ("stack", tile))) {
        problems.unless(!seen.contains(tile), || format!("{field}: tile {tile} is there twice"));
        seen.insert(tile);
    }
    if !t.phase.is_setup() {
        let expert = seen.filter(|tile| tile.group() == Group::Expert).count();
        problems.unless(expert == usize::from(layout.expert_tiles), || {
            format!("stack: {expert} expert tiles take part, and there are {}", layout.expert_tiles)
        });
        // EF-EXPL-08
        problems.unless(seen.len() == layout.tiles, || {
            format!("stack: {} tiles are laid, drawn or in the stack, and {} cells", seen.len(), layout.tiles)
        });
    }
}

/// EF-INV-06, EF-INV-09
pub(super) fn check_planets(t: &Table, problems: &mut Problems) {
    for planet in Planet::ALL {
        let holding = t.holding(planet);
        let is_laid = t.sky.cell_of(planet.tile()).is_some();
        problems
            .unless(holding.holder.is_none() || is_laid, || format!("planets.{planet}.holder: its tile is not laid"));
        problems.unless(holding.holder.is_some() || !holding.is_fortified, || {
            format!("planets.{planet}.is_fortified: a fortress is its holder's, and nobody holds it")
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
    problems.unless(cards == all, || format!("navies.{place}: its crew cards are `{cards}` instead of `{all}`"));
    let others = t.navies.iter().enumerate().filter(|&(other, _)| other != place);
    let is_taken = navy.nation.is_some() && others.map(|other| other.1.nation).any(|other| other == navy.nation);
    problems.unless(!is_taken, || format!("navies.{place}.nation: another side has it, too"));
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
            problems.unless(Some(one.nation()) == nation, || format!("{name}.captain: {one} is of another nation"));
            problems.unless(!seen.contains(&one), || format!("{name}.captain: {one} is there twice"));
            seen.push(one);
        }
        let count = u8::from(captain.is_some()) + queue.len() + lost.len();
        let is_choosing = matches!(t.phase, Phase::Start | Phase::Nations | Phase::Captains);
        problems.unless(count == wanted || is_choosing && count == 0 || t.phase == Phase::Captains, || {
            format!("{name}: {count} captains, and each player has {wanted}")
        });
        problems.unless(captain.is_some() || queue.is_empty(), || {
            format!("{name}.captain: the next of the queue has followed the lost one")
        });
    }
}

pub(super) fn check_player(t: &Table, seat: Seat, problems: &mut Problems) {
    let (name, player, facts) = (seat_name(seat), &t.players[seat], t.parts.mode(t.mode()));
    let most = if t.mode() == Mode::Team { facts.rebuilds[t.agreed.level as usize] } else { 0 };
    problems.unless(player.rebuilds <= most, || format!("{name}.rebuilds: {} are more than {most}", player.rebuilds));
    let (hand, limit) = (player.hand.len(), facts.hand_limit);
    problems.unless(hand <= limit, || format!("{name}.hand: {hand} cards are more than {limit}"));
    let plays = player.in_play.len();
    problems
        .unless(plays <= facts.crew_plays, || format!("{name}.in_play: {plays} are more than {}", facts.crew_plays));
    // EF-INV-08
    problems.unless(plays == 0 || player.galleon().is_some(), || {
        format!("{name}.in_play: without a galleon no cards are in play")
    });
    problems.unless(player.shipwrights_used <= player.in_play.count(crate::components::Crew::Shipwright), || {
        format!("{name}.shipwrights_used: there are not so many in play")
    });
    let governors = player.in_play.count(crate::components::Crew::Governor);
    problems.unless(player.governed.len() <= governors.into(), || {
        format!("{name}.governed: there are not so many Governors in play")
    });
    for (field, built, own, of_side) in [
        ("frigates_built", player.frigates_built, facts.frigates, facts.frigates_of_side),
        ("fortresses_built", player.fortresses_built, facts.fortresses, facts.fortresses_of_side),
    ] {
        let most = own.min(of_side);
        problems.unless(built <= most, || format!("{name}.{field}: {built} are more than {most}"));
    }
    let partners = || t.mode().seats_of(t.side_of(seat)).map(|seat| &t.players[seat]);
    let frigates: u32 = partners().map(|player| u32::from(player.frigates_built)).sum();
    let fortresses: u32 = partners().map(|player| u32::from(player.fortresses_built)).sum();
    let are_within = frigates <= facts.frigates_of_side.into() && fortresses <= facts.fortresses_of_side.into();
    problems.unless(are_within, || format!("{name}: partners have built more than the side's limits together"));
    let standing = t.planets_of(seat).filter(|&planet| t.holding(planet).is_fortified).count();
    problems.unless(standing <= player.fortresses_built.into(), || {
        format!("{name}.fortresses_built: {standing} fortresses stand, and {} were built", player.fortresses_built)
    });
    let held = t.planets_of(seat).count();
    problems.unless(held <= t.parts.planet_markers.into(), || {
        format!("{name}: {held} planets, and {} markers", t.parts.planet_markers)
    });
}

/// EF-INV-04, EF-INV-05, EF-INV-07
pub(super) fn check_ships(t: &Table, seat: Seat, problems: &mut Problems) {
    let player = &t.players[seat];
    let is_known = player.galleon().is_none() || player.captain.is_some();
    problems.unless(is_known, || format!("{}.ships: a galleon has a captain", seat_name(seat)));
    for (ship, space) in t.fleet(seat) {
        let kind = t.sky.kind(&t.parts, space);
        // An edge without any exit is the empty sky (EF-SPACE-16).
        let is_place = match space.place() {
            Place::Inner(..) => kind.is_some(),
            Place::Edge(cell, side) => {
                t.sky.at(cell).is_some() || cell.neighbour(side).is_some_and(|there| t.sky.at(there).is_some())
            }
        };
        problems.unless(is_place, || format!("ships: there is no space {space} for {ship}"));
        problems.unless(kind != Some(Kind::Singularity), || format!("ships: {ship} is in a singularity"));
        let others = t.ships().filter(|&(other, at)| other < ship && at == space && at != t.parts.rose());
        for (other, _) in others {
            problems.push(format!("ships: both {other} and {ship} are on {space}"));
        }
        let is_built = match ship.hull {
            Hull::Galleon => true,
            Hull::Frigate1 => 1 <= player.frigates_built,
            Hull::Frigate2 => 2 <= player.frigates_built,
        };
        problems.unless(is_built, || format!("{}.frigates_built: {ship} was never built", seat_name(seat)));
    }
}

/// EF-INV-03
pub(super) fn check_goods(t: &Table, problems: &mut Problems) {
    let held = t.players.iter().fold(Tokens::NONE, |held, player| held.plus(player.tokens));
    let is_left = t.parts.all_tokens().minus(held.plus(t.bag)).is_some();
    problems.unless(is_left, || "bag: there are not so many tokens in the box".to_owned());
    for seat in t.mode().seats() {
        let (name, player) = (seat_name(seat), &t.players[seat]);
        let (tokens, cap) = (player.tokens.len(), t.parts.token_cap);
        problems.unless(tokens <= cap, || format!("{name}.tokens: {tokens} are more than {cap}"));
        let cap = t.parts.spice_cap;
        let is_within = player.spices.pepper <= cap && player.spices.vanilla <= cap;
        problems.unless(is_within, || format!("{name}.spices: {} is more than {cap} of a spice", player.spices));
    }
}
