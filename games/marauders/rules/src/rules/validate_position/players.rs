//! Captains, ships and belongings.

use super::{MOST_GOLD, MOST_POINTS, has, is_doomed, setup};
use crate::components::cards::Task;
use crate::components::{Location, Modification, Nation};
use crate::table::{Place, Player, Step, Table, TakenMission, seat_name};
use wardroom_kernel::{Problems, Seat};

pub(super) fn check(table: &Table, problems: &mut Problems) {
    for seat in table.seats() {
        captain(table, seat, problems);
        if table.players[seat].is_in_play() {
            ship(table, seat, problems);
        } else {
            waiting(table, seat, problems);
        }
        belongings(table, seat, problems);
        if let Some(taken) = table.players[seat].mission {
            mission(table, seat, taken, problems);
        }
    }
    for seat in (table.seats..4).map(Seat) {
        problems.unless(table.players[seat] == Player::new(), || {
            format!("players.{}: nobody sits there, and something is there", seat_name(seat))
        });
    }
}

fn captain(table: &Table, seat: Seat, problems: &mut Problems) {
    let (player, at) = (&table.players[seat], seat_name(seat));
    problems.unless(player.captain.is_some() || setup::is_under_way(table) || table.end.is_some(), || {
        format!("players.{at}.captain: none is there, and none is drawn")
    });
    problems.unless(player.place.is_none() || player.captain.is_some(), || {
        format!("players.{at}.place: a ship without a captain")
    });
    problems.unless(!matches!(player.place, Some(Place::Port(zone)) if !zone.has_port()), || {
        format!("players.{at}.place: the Caribbean Sea has no port")
    });
    problems.unless(player.admitted.is_none() || player.in_port().is_some(), || {
        format!("players.{at}.admitted: the ship is in no port")
    });
    problems.unless(player.bought_in.is_none_or(|zone| zone.has_port()), || {
        format!("players.{at}.bought_in: the Caribbean Sea has no port")
    });
}

fn ship(table: &Table, seat: Seat, problems: &mut Problems) {
    let (player, at) = (&table.players[seat], seat_name(seat));
    if is_doomed(table, seat) {
        return; // The victor may have taken ship and modifications, and there may be no hull.
    }
    let max = player.ship.max(&table.parts);
    for location in Location::ALL {
        let (cur, max) = (player.ship.cur[location], max[location]);
        problems.unless(cur <= max, || format!("players.{at}.ship.cur.{location}: {cur} is more than {max}"));
    }
    problems.unless(player.ship.cur.hull > 0, || format!("players.{at}.ship.cur.hull: a ship without a hull has sunk"));
    problems.unless(!player.ship.is_hull_flipped || player.ship.has(Modification::ReinforcedHull), || {
        format!("players.{at}.ship.is_hull_flipped: there is no reinforced hull")
    });
    if player.ship.cur.cargo <= max.cargo {
        let (load, room) = (player.cargo.len() + usize::from(player.crates()), table.room(seat));
        problems.unless(load <= room.into(), || {
            format!("players.{at}.cargo: {load} cards and crates, and there is room for {room}")
        });
    }
}

/// MM-DEATH-01: nothing is left of the last captain but track and chest; his ship is without meaning.
fn waiting(table: &Table, seat: Seat, problems: &mut Problems) {
    let (player, at) = (table.players[seat], seat_name(seat));
    let Player { captain, stash, has_stashed, track, ship, .. } = player;
    problems.unless(player == Player { captain, stash, has_stashed, track, ship, ..Player::new() }, || {
        format!("players.{at}: without a captain on the board there is nothing but track and stash")
    });
    problems.unless(ship.modifications.is_empty() && !ship.is_hull_flipped, || {
        format!("players.{at}.ship.modifications: without a captain on the board there are none")
    });
}

fn belongings(table: &Table, seat: Seat, problems: &mut Problems) {
    let (player, at, parts) = (&table.players[seat], seat_name(seat), &table.parts);
    let numbers = &parts.numbers;
    for nation in Nation::ALL {
        let bounty = player.bounty(nation);
        problems.unless(bounty <= numbers.bounty_max, || {
            format!("players.{at}.bounties.{nation}: {bounty} is more than {}", numbers.bounty_max)
        });
    }
    problems.unless(player.hand.len() <= numbers.glory_hand.into(), || {
        format!("players.{at}.hand: {} cards are more than {}", player.hand.len(), numbers.glory_hand)
    });
    problems.unless(player.stash == 0 || player.has_stashed, || {
        format!("players.{at}.has_stashed: there is gold in the stash")
    });
    let kinds: Vec<_> =
        player.specialists.iter().map(|card| parts.glory(card).specialist.map(|(kind, _)| kind)).collect();
    let are_specialists = kinds.iter().all(Option::is_some);
    let are_different = kinds.iter().enumerate().all(|(place, kind)| !kinds[..place].contains(kind));
    problems.unless(are_specialists && are_different, || {
        format!("players.{at}.specialists: they are cards of specialists, one of each type")
    });
    problems.unless(!player.is_rumor_true || player.rumor.is_some_and(|rumor| parts.rumor(rumor).is_kept), || {
        format!("players.{at}.is_rumor_true: only a rumor that stays can have come true")
    });
    problems
        .unless(player.hits.is_empty(), || format!("players.{at}.hits: hits are marked before anything else is done"));
    problems.unless(player.track <= MOST_POINTS, || {
        format!("players.{at}.track: {} is more than {MOST_POINTS}", player.track)
    });
    for (field, gold) in [("gold", player.gold), ("stash", player.stash)] {
        problems.unless(gold <= MOST_GOLD, || format!("players.{at}.{field}: {gold} is more than {MOST_GOLD}"));
    }
}

fn mission(table: &Table, seat: Seat, taken: TakenMission, problems: &mut Problems) {
    let (facts, at) = (table.parts.mission(taken.mission), seat_name(seat));
    let times = |place: usize| facts.tasks.get(place).copied().map_or(0, Task::times);
    problems.unless((0..3).all(|place| taken.done[place] <= times(place)), || {
        format!("players.{at}.mission.done: no task is done more often than it asks for")
    });
    let is_listed = |place: usize| taken.done[place] == 0 || taken.done[place - 1] == times(place - 1);
    problems.unless(!facts.is_listed || (1..3).all(is_listed), || {
        format!("players.{at}.mission.done: one task is done after the other")
    });
    let is_open = (0..3).any(|place| taken.done[place] < times(place));
    problems.unless(is_open || has(table, Step::MissionDone { seat }), || {
        format!("players.{at}.mission.done: all is done, and the agenda has no reward for it")
    });
    problems.unless(taken.crates == facts.crates(), || {
        format!("players.{at}.mission.crates: {} come with it", facts.crates())
    });
}
