//! Captains, ships and belongings.

use super::{MOST_GOLD, MOST_POINTS, has, is_doomed, setup};
use crate::components::cards::Task;
use crate::components::{Location, Modification, Nation};
use crate::table::{Place, Player, Step, Table, TakenMission, seat_name};
use wardroom_kernel::{Problem, Problems, Seat};

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
            Problem::new(format!("players.{}", seat_name(seat)), "problem-empty-seat")
        });
    }
}

fn captain(table: &Table, seat: Seat, problems: &mut Problems) {
    let (player, at) = (&table.players[seat], seat_name(seat));
    problems.unless(player.captain.is_some() || setup::is_under_way(table) || table.end.is_some(), || {
        Problem::new(format!("players.{at}.captain"), "problem-no-captain")
    });
    problems.unless(player.place.is_none() || player.captain.is_some(), || {
        Problem::new(format!("players.{at}.place"), "problem-no-captain-aboard")
    });
    problems.unless(!matches!(player.place, Some(Place::Port(zone)) if !zone.has_port()), || {
        Problem::new(format!("players.{at}.place"), "problem-no-port")
    });
    problems.unless(player.admitted.is_none() || player.in_port().is_some(), || {
        Problem::new(format!("players.{at}.admitted"), "problem-not-in-port")
    });
    problems.unless(player.bought_in.is_none_or(|zone| zone.has_port()), || {
        Problem::new(format!("players.{at}.bought_in"), "problem-no-port")
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
        problems.unless(cur <= max, || Problem::more_than(format!("players.{at}.ship.cur.{location}"), cur, max));
    }
    problems
        .unless(player.ship.cur.hull > 0, || Problem::new(format!("players.{at}.ship.cur.hull"), "problem-no-hull"));
    problems.unless(!player.ship.is_hull_flipped || player.ship.has(Modification::ReinforcedHull), || {
        Problem::new(format!("players.{at}.ship.is_hull_flipped"), "problem-no-reinforced-hull")
    });
    if player.ship.cur.cargo <= max.cargo {
        let (load, room) = (player.cargo.len() + usize::from(player.crates()), table.room(seat));
        problems.unless(load <= room.into(), || {
            Problem::new(format!("players.{at}.cargo"), "problem-no-room").with("load", load).with("room", room)
        });
    }
}

/// MM-DEATH-01: nothing is left of the last captain but track and chest; his ship is without meaning.
fn waiting(table: &Table, seat: Seat, problems: &mut Problems) {
    let (player, at) = (table.players[seat], seat_name(seat));
    let Player { captain, stash, has_stashed, track, ship, .. } = player;
    problems.unless(player == Player { captain, stash, has_stashed, track, ship, ..Player::new() }, || {
        Problem::new(format!("players.{at}"), "problem-waiting-player")
    });
    problems.unless(ship.modifications.is_empty() && !ship.is_hull_flipped, || {
        Problem::new(format!("players.{at}.ship.modifications"), "problem-waiting-ship")
    });
}

fn belongings(table: &Table, seat: Seat, problems: &mut Problems) {
    let (player, at, parts) = (&table.players[seat], seat_name(seat), &table.parts);
    let numbers = &parts.numbers;
    for nation in Nation::ALL {
        let bounty = player.bounty(nation);
        problems.unless(bounty <= numbers.bounty_max, || {
            Problem::more_than(format!("players.{at}.bounties.{nation}"), bounty, numbers.bounty_max)
        });
    }
    problems.unless(player.hand.len() <= numbers.glory_hand.into(), || {
        Problem::more_than(format!("players.{at}.hand"), player.hand.len(), numbers.glory_hand)
    });
    problems.unless(player.stash == 0 || player.has_stashed, || {
        Problem::new(format!("players.{at}.has_stashed"), "problem-gold-in-stash")
    });
    let kinds: Vec<_> =
        player.specialists.iter().map(|card| parts.glory(card).specialist.map(|(kind, _)| kind)).collect();
    let are_specialists = kinds.iter().all(Option::is_some);
    let are_different = kinds.iter().enumerate().all(|(place, kind)| !kinds[..place].contains(kind));
    problems.unless(are_specialists && are_different, || {
        Problem::new(format!("players.{at}.specialists"), "problem-specialists")
    });
    problems.unless(!player.is_rumor_true || player.rumor.is_some_and(|rumor| parts.rumor(rumor).is_kept), || {
        Problem::new(format!("players.{at}.is_rumor_true"), "problem-true-rumor")
    });
    problems.unless(player.hits.is_empty(), || Problem::new(format!("players.{at}.hits"), "problem-hits-due"));
    problems.unless(player.track <= MOST_POINTS, || {
        Problem::more_than(format!("players.{at}.track"), player.track, MOST_POINTS)
    });
    for (field, gold) in [("gold", player.gold), ("stash", player.stash)] {
        problems.unless(gold <= MOST_GOLD, || Problem::more_than(format!("players.{at}.{field}"), gold, MOST_GOLD));
    }
}

fn mission(table: &Table, seat: Seat, taken: TakenMission, problems: &mut Problems) {
    let (facts, at) = (table.parts.mission(taken.mission), seat_name(seat));
    let times = |place: usize| facts.tasks.get(place).copied().map_or(0, Task::times);
    problems.unless((0..3).all(|place| taken.done[place] <= times(place)), || {
        Problem::new(format!("players.{at}.mission.done"), "problem-task-done-often")
    });
    let is_listed = |place: usize| taken.done[place] == 0 || taken.done[place - 1] == times(place - 1);
    problems.unless(!facts.is_listed || (1..3).all(is_listed), || {
        Problem::new(format!("players.{at}.mission.done"), "problem-task-in-order")
    });
    let is_open = (0..3).any(|place| taken.done[place] < times(place));
    problems.unless(is_open || has(table, Step::MissionDone { seat }), || {
        Problem::new(format!("players.{at}.mission.done"), "problem-task-reward")
    });
    problems.unless(taken.crates == facts.crates(), || {
        Problem::new(format!("players.{at}.mission.crates"), "problem-crates-with-it").with("count", facts.crates())
    });
}
