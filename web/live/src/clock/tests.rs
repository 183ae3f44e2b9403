mod added;

use super::*;
use crate::time_control::{DAY, FIRST_LOOK, MINUTE, MOMENT, SECOND, Seconds};

const SILVER: Seat = Seat(0);
const GOLD: Seat = Seat(1);
const LIVE: TimeControl = TimeControl::Live { minutes: 10, seconds: Seconds::Free(20) };

fn waits(for_whom: &[Seat], answers: usize) -> Waiting {
    Waiting { for_whom: for_whom.iter().copied().collect(), answers, is_sealed: false }
}
fn sealed(for_whom: &[Seat], answers: usize) -> Waiting {
    Waiting { is_sealed: true, ..waits(for_whom, answers) }
}
/// A live match in which both have answered once, within two seconds; silver is to move.
fn under_way() -> Clocks {
    under_way_at(LIVE)
}
fn under_way_at(pace: TimeControl) -> Clocks {
    let mut clocks = Clocks::begin(pace, 2, 0, waits(&[SILVER], 0));
    clocks.tick(SECOND, Tick::Move(Some(SILVER)), waits(&[GOLD], 1));
    clocks.tick(2 * SECOND, Tick::Move(Some(GOLD)), waits(&[SILVER], 2));
    clocks
}
/// When the next clock runs out, if nothing happens.
fn next_deadline(clocks: &Clocks) -> Option<Millis> {
    clocks.clocks.iter().filter_map(Clock::deadline).min()
}
fn left(clocks: &Clocks, seat: Seat) -> Millis {
    clocks.of(seat).unwrap().left
}

#[test]
fn a_pace_reads_back_and_what_is_out_of_bounds_does_not_read() {
    for pace in [TimeControl::Unhurried, LIVE, added::LIVE, TimeControl::Days(3)] {
        assert_eq!(pace.to_string().parse(), Ok(pace));
    }
    assert_eq!(
        "live 30 15".parse(),
        Ok(TimeControl::Live { minutes: 30, seconds: Seconds::Free(15) }),
        "as it always was"
    );
    let numbers = ["live 0 0", "live 601 0", "live 5 601", "live -1 0", "live 5 601 added", "days 0", "days 31"];
    let words = ["live", "live 5", "x", "live 5 5 5", "live 5 5 kept", "live 5 added", "live 5 5 added added"];
    for damaged in numbers.into_iter().chain(words) {
        assert_eq!(damaged.parse::<TimeControl>(), Err(()), "{damaged}");
    }
}

#[test]
fn an_answer_within_the_free_seconds_costs_nothing_and_later_ones_cost_the_rest() {
    let mut clocks = under_way();
    let begun = clocks.last;
    clocks.tick(begun + 20 * SECOND, Tick::Move(Some(SILVER)), waits(&[GOLD], 3));
    assert_eq!(left(&clocks, SILVER), 10 * MINUTE);
    clocks.tick(begun + 50 * SECOND, Tick::Move(Some(GOLD)), waits(&[SILVER], 4));
    assert_eq!(left(&clocks, GOLD), 10 * MINUTE - 10 * SECOND, "30 seconds, 20 of them free");
}

#[test]
fn nobodys_clock_runs_at_first_sight() {
    let clocks = Clocks::begin(LIVE, 2, 0, waits(&[SILVER], 0));
    assert_eq!(clocks.of(SILVER).unwrap().deadline(), Some(10 * MINUTE + 20 * SECOND + FIRST_LOOK));
    assert_eq!(clocks.of(GOLD).unwrap().deadline(), None);
    assert_eq!(under_way().of(SILVER).unwrap().free, 20 * SECOND, "only once");
}

#[test]
fn taking_back_again_and_again_gathers_no_time_and_costs_the_others_none() {
    let mut clocks = under_way();
    let mut at = clocks.last;
    for _ in 0..10 {
        clocks.tick(at + 10 * SECOND, Tick::Move(Some(SILVER)), waits(&[GOLD], 3));
        clocks.tick(at + 15 * SECOND, Tick::Back(SILVER), waits(&[SILVER], 2));
        at += 15 * SECOND;
    }
    assert_eq!(left(&clocks, SILVER), 10 * MINUTE - 130 * SECOND, "150 seconds, 20 of them free");
    assert_eq!(left(&clocks, GOLD), 10 * MINUTE);
}

#[test]
fn who_is_asked_again_and_takes_back_from_there_has_no_new_free_time() {
    let mut clocks = under_way();
    let begun = clocks.last;
    for round in 0..10 {
        let at = begun + 20 * SECOND * round;
        clocks.tick(at, Tick::Move(Some(SILVER)), waits(&[SILVER], 3));
        clocks.tick(at + 20 * SECOND, Tick::Back(SILVER), waits(&[SILVER], 2));
    }
    assert_eq!(left(&clocks, SILVER), 10 * MINUTE - 180 * SECOND, "200 seconds, 20 of them free");
    let at = clocks.last;
    clocks.tick(at, Tick::Move(Some(SILVER)), waits(&[SILVER], 3));
    clocks.tick(at, Tick::Move(Some(SILVER)), waits(&[SILVER], 4));
    assert_eq!(clocks.of(SILVER).unwrap().free, 20 * SECOND, "but at the next question");
}

#[test]
fn who_is_asked_what_had_been_taken_back_has_all_free_time() {
    let mut clocks = under_way();
    let begun = clocks.last;
    clocks.tick(begun, Tick::Move(Some(SILVER)), waits(&[GOLD], 3));
    // Gold offers something meanwhile, say, so that the time until then is gold's.
    clocks.tick(begun + 5 * SECOND, Tick::Move(None), waits(&[GOLD], 3));
    clocks.tick(begun + 5 * SECOND, Tick::Back(SILVER), waits(&[SILVER], 2));
    clocks.tick(begun + 5 * SECOND, Tick::Move(Some(SILVER)), waits(&[GOLD], 3));
    assert_eq!(clocks.of(GOLD).unwrap().free, 20 * SECOND);
}

#[test]
fn a_line_in_between_makes_taking_back_no_cheaper() {
    let mut clocks = under_way();
    let begun = clocks.last;
    clocks.tick(begun, Tick::Move(Some(SILVER)), waits(&[SILVER], 3));
    clocks.tick(begun + 50 * SECOND, Tick::Move(None), waits(&[SILVER], 3));
    clocks.tick(begun + 60 * SECOND, Tick::Back(SILVER), waits(&[SILVER], 2));
    assert_eq!(left(&clocks, SILVER), 10 * MINUTE - 40 * SECOND, "60 seconds, 20 of them free");
}

#[test]
fn others_see_the_clock_of_a_sealed_answer_run_until_all_are_in() {
    let open = || Clocks::begin(LIVE, 2, 0, waits(&[SILVER, GOLD], 0));
    let mut clocks = open();
    clocks.tick(30 * SECOND, Tick::Move(Some(SILVER)), sealed(&[GOLD], 0));
    assert_eq!(clocks.seen(SILVER, Some(GOLD)), open().seen(SILVER, Some(GOLD)));
    assert_eq!(clocks.seen(SILVER, None), open().seen(SILVER, None), "onlookers neither");
    assert_eq!(clocks.of(GOLD), open().of(GOLD), "nor does their own clock tell");
    assert_eq!(clocks.of(SILVER).unwrap().since, None, "but it stands");
    // Changed under seal: the first answer counts.
    clocks.tick(200 * SECOND, Tick::Move(Some(SILVER)), sealed(&[GOLD], 0));
    assert_eq!(clocks.seen(SILVER, Some(GOLD)), open().seen(SILVER, Some(GOLD)));
    clocks.tick(300 * SECOND, Tick::Move(Some(GOLD)), waits(&[SILVER], 2));
    assert_eq!(left(&clocks, SILVER), 10 * MINUTE);
    assert_eq!(left(&clocks, GOLD), 10 * MINUTE - 220 * SECOND);
    assert_eq!(clocks.seen(GOLD, Some(SILVER)), clocks.of(GOLD), "in the end time is known to all");
}

#[test]
fn a_question_that_is_taken_back_costs_who_has_answered_it_under_seal_as_much_as_who_has_not() {
    for pace in [LIVE, added::LIVE] {
        let asked_by_gold = || {
            let mut clocks = Clocks::begin(pace, 2, 0, waits(&[GOLD], 0));
            clocks.tick(3 * SECOND, Tick::Move(Some(GOLD)), waits(&[SILVER, GOLD], 1));
            clocks
        };
        let (mut open, mut half) = (asked_by_gold(), asked_by_gold());
        half.tick(100 * SECOND, Tick::Move(Some(SILVER)), sealed(&[GOLD], 1));
        for clocks in [&mut open, &mut half] {
            clocks.tick(150 * SECOND, Tick::Back(GOLD), waits(&[GOLD], 0));
            clocks.tick(160 * SECOND, Tick::Move(Some(GOLD)), waits(&[SILVER, GOLD], 1));
            clocks.tick(170 * SECOND, Tick::Move(Some(GOLD)), sealed(&[SILVER], 1));
            clocks.tick(180 * SECOND, Tick::Move(Some(SILVER)), waits(&[SILVER], 3));
        }
        for seat in [SILVER, GOLD] {
            assert_eq!(open.of(seat), half.of(seat), "{seat:?}");
        }
    }
}

#[test]
fn days_begin_anew_with_each_decision_and_end() {
    let mut clocks = Clocks::begin(TimeControl::Days(2), 2, 0, waits(&[SILVER], 0));
    assert_eq!(next_deadline(&clocks), Some(2 * DAY));
    clocks.tick(DAY, Tick::Move(Some(SILVER)), waits(&[GOLD], 1));
    assert_eq!(next_deadline(&clocks), Some(3 * DAY));
    clocks.tick(DAY, Tick::Move(Some(GOLD)), waits(&[SILVER], 2));
    assert_eq!(next_deadline(&clocks), Some(3 * DAY));
}

#[test]
fn who_is_given_time_has_it_from_then_on() {
    let mut clocks = under_way();
    let late = clocks.last + 60 * MINUTE;
    assert!(next_deadline(&clocks) < Some(late), "it is up");
    clocks.tick(late, Tick::More(SILVER), waits(&[SILVER], 2));
    assert_eq!(next_deadline(&clocks), Some(late + 150 * SECOND), "a quarter of ten minutes");
    clocks.tick(late, Tick::Return(SILVER), waits(&[SILVER], 2));
    assert_eq!(next_deadline(&clocks), Some(late + 150 * SECOND), "back, with enough already");
}

#[test]
fn a_machine_whose_clock_is_set_back_takes_nobodys_time() {
    let mut clocks = under_way();
    let begun = clocks.last;
    clocks.tick(begun - MINUTE, Tick::Move(Some(SILVER)), waits(&[GOLD], 3));
    assert_eq!((left(&clocks, SILVER), clocks.last), (10 * MINUTE, begun));
}
