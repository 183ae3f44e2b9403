//! Seconds that are added after each decision, and kept.

use super::*;

pub(super) const LIVE: TimeControl = TimeControl::Live { minutes: 10, seconds: Seconds::Added(20) };
/// As full as a clock of that pace gets.
const FULL: Millis = 10 * MINUTE + 20 * SECOND;

/// Both clocks are full, and silver is to move.
fn full() -> Clocks {
    let clocks = under_way_at(LIVE);
    assert_eq!((left(&clocks, SILVER), left(&clocks, GOLD)), (FULL, FULL));
    clocks
}
/// Silver, to move, has no more than this.
fn with_left(time: Millis) -> Clocks {
    let mut clocks = full();
    let begun = clocks.last;
    clocks.tick(begun + MOMENT + FULL - time, Tick::Move(None), waits(&[], 2));
    clocks.tick(clocks.last, Tick::Move(None), waits(&[SILVER], 2));
    assert_eq!(left(&clocks, SILVER), time);
    clocks
}

#[test]
fn seconds_are_added_after_a_decision_and_what_is_left_is_kept() {
    let mut clocks = full();
    let begun = clocks.last;
    clocks.tick(begun + 63 * SECOND, Tick::Move(Some(SILVER)), waits(&[GOLD], 3));
    assert_eq!(left(&clocks, SILVER), FULL - 40 * SECOND, "a minute beside the free moment, and 20 seconds back");
    clocks.tick(begun + 64 * SECOND, Tick::Move(Some(GOLD)), waits(&[SILVER], 4));
    clocks.tick(begun + 65 * SECOND, Tick::Move(Some(SILVER)), waits(&[SILVER], 5));
    assert_eq!(left(&clocks, SILVER), FULL - 20 * SECOND, "a quick answer gathers them");
    assert_eq!(
        next_deadline(&clocks),
        Some(begun + 65 * SECOND + MOMENT + FULL - 20 * SECOND),
        "for the next question"
    );
}

#[test]
fn many_small_decisions_fill_a_clock_no_further_than_one_decision_above_what_it_began_with() {
    let mut clocks = full();
    for answers in 3..100 {
        clocks.tick(clocks.last + SECOND, Tick::Move(Some(SILVER)), waits(&[SILVER], answers));
        assert_eq!(left(&clocks, SILVER), FULL);
    }
    let free = Clocks::begin(super::LIVE, 2, 0, waits(&[SILVER], 0)).of(SILVER).unwrap();
    assert_eq!(FULL + FIRST_LOOK, free.deadline().unwrap(), "no more than where the seconds are free");
}

#[test]
fn what_the_others_gave_stays_although_it_is_more_than_full() {
    let mut clocks = full();
    let begun = clocks.last;
    clocks.tick(begun, Tick::More(SILVER), waits(&[SILVER], 2));
    clocks.tick(begun, Tick::Move(Some(SILVER)), waits(&[GOLD], 3));
    assert_eq!(left(&clocks, SILVER), FULL + 150 * SECOND, "and nothing is added to it");
}

#[test]
fn taking_back_takes_what_the_answer_has_earned_and_answering_again_earns_it_once() {
    let mut clocks = with_left(5 * MINUTE);
    for _ in 0..10 {
        clocks.tick(clocks.last, Tick::Move(Some(SILVER)), waits(&[GOLD], 3));
        assert_eq!(left(&clocks, SILVER), 5 * MINUTE + 20 * SECOND);
        clocks.tick(clocks.last, Tick::Back(SILVER), waits(&[SILVER], 2));
        assert_eq!(left(&clocks, SILVER), 5 * MINUTE);
    }
}

#[test]
fn several_answers_are_taken_back_one_after_another() {
    let mut clocks = with_left(5 * MINUTE);
    for answers in 3..6 {
        clocks.tick(clocks.last, Tick::Move(Some(SILVER)), waits(&[SILVER], answers));
    }
    for (answers, earned) in [(4, 40), (3, 20), (2, 0)] {
        clocks.tick(clocks.last, Tick::Back(SILVER), waits(&[SILVER], answers));
        assert_eq!(left(&clocks, SILVER), 5 * MINUTE + earned * SECOND);
    }
}

#[test]
fn taking_back_takes_no_more_than_fitted_in() {
    let mut clocks = with_left(FULL - 5 * SECOND);
    clocks.tick(clocks.last, Tick::Move(Some(SILVER)), waits(&[GOLD], 3));
    assert_eq!(left(&clocks, SILVER), FULL);
    clocks.tick(clocks.last, Tick::Back(SILVER), waits(&[SILVER], 2));
    assert_eq!(left(&clocks, SILVER), FULL - 5 * SECOND);
}

#[test]
fn what_was_earned_and_used_up_is_not_earned_again() {
    let mut clocks = with_left(5 * SECOND);
    let begun = clocks.last;
    clocks.tick(begun, Tick::Move(Some(SILVER)), waits(&[SILVER], 3));
    // 24 of 25 seconds go to the next question, which is then taken back.
    let late = begun + MOMENT + 24 * SECOND;
    clocks.tick(late, Tick::Back(SILVER), waits(&[SILVER], 2));
    assert_eq!(clocks.of(SILVER).unwrap().deadline(), Some(late), "nothing is left, and nobody sees less than nothing");
    assert_eq!(left(&clocks, SILVER), 0);
    clocks.tick(late, Tick::Move(Some(SILVER)), waits(&[SILVER], 3));
    assert_eq!(left(&clocks, SILVER), SECOND, "as if it had not been taken back");
}

#[test]
fn a_gift_is_a_whole_one_whatever_was_used_up() {
    let mut clocks = with_left(0);
    let begun = clocks.last;
    clocks.tick(begun, Tick::Move(Some(SILVER)), waits(&[SILVER], 3));
    clocks.tick(begun + MOMENT + 20 * SECOND, Tick::Back(SILVER), waits(&[SILVER], 2));
    clocks.tick(clocks.last, Tick::More(SILVER), waits(&[SILVER], 2));
    assert_eq!(left(&clocks, SILVER), 150 * SECOND);
}

#[test]
fn what_a_sealed_answer_earns_is_not_there_before_all_are_in() {
    let open = || {
        let mut clocks = full();
        clocks.tick(MINUTE, Tick::Move(Some(SILVER)), waits(&[SILVER, GOLD], 3));
        clocks
    };
    let (mut clocks, asked) = (open(), MINUTE);
    let before = left(&clocks, SILVER);
    clocks.tick(asked + 33 * SECOND, Tick::Move(Some(SILVER)), sealed(&[GOLD], 3));
    for viewer in [None, Some(GOLD)] {
        assert_eq!(clocks.seen(SILVER, viewer), open().seen(SILVER, viewer), "others see it run");
    }
    assert_eq!(clocks.of(GOLD), open().of(GOLD), "nor does their own clock tell");
    assert_eq!(left(&clocks, SILVER), before - 30 * SECOND, "not even one's own has it");
    // Changed under seal: it is one decision.
    clocks.tick(asked + 40 * SECOND, Tick::Move(Some(SILVER)), sealed(&[GOLD], 3));
    assert_eq!(clocks.seen(SILVER, Some(GOLD)), open().seen(SILVER, Some(GOLD)));
    clocks.tick(asked + 53 * SECOND, Tick::Move(Some(GOLD)), waits(&[SILVER], 5));
    assert_eq!(left(&clocks, SILVER), before - 10 * SECOND);
    assert_eq!(left(&clocks, GOLD), FULL - 30 * SECOND);
    assert_eq!(clocks.seen(SILVER, Some(GOLD)), clocks.of(SILVER), "in the end time is known to all");
}

#[test]
fn a_window_passed_by_itself_looks_like_one_that_was_thought_about_for_a_moment() {
    let after = |time: Millis| {
        let mut clocks = with_left(5 * MINUTE);
        let begun = clocks.last;
        clocks.tick(begun, Tick::Move(Some(SILVER)), waits(&[GOLD], 3));
        clocks.tick(begun + SECOND, Tick::Move(Some(GOLD)), waits(&[SILVER], 4));
        clocks.tick(begun + SECOND + time, Tick::Move(Some(SILVER)), waits(&[GOLD], 5));
        clocks.seen(SILVER, Some(GOLD)).unwrap().left
    };
    assert_eq!(after(600), after(MOMENT));
    assert_eq!(after(600) - SECOND, after(MOMENT + SECOND), "what is longer costs");
}

#[test]
fn only_answers_earn_and_only_those_who_have_a_clock() {
    let mut clocks = with_left(5 * MINUTE);
    clocks.tick(clocks.last, Tick::Move(None), waits(&[SILVER], 2));
    assert_eq!(left(&clocks, SILVER), 5 * MINUTE, "a word earns nothing");
    // A bot sits down for silver, and answers.
    clocks.tick(clocks.last, Tick::Move(None), waits(&[], 2));
    clocks.tick(clocks.last, Tick::Move(Some(SILVER)), waits(&[], 3));
    clocks.tick(clocks.last, Tick::Move(Some(SILVER)), waits(&[GOLD], 4));
    assert_eq!(left(&clocks, SILVER), 5 * MINUTE, "nor does a bot gather time for whoever comes back");
}

#[test]
fn where_one_answers_for_several_all_earn_and_lose_the_same() {
    let mut clocks = with_left(5 * MINUTE);
    let begun = clocks.last;
    clocks.tick(begun, Tick::Move(Some(SILVER)), waits(&[SILVER, GOLD], 3));
    let (gold, asked) = (left(&clocks, GOLD), begun + MOMENT + MINUTE);
    clocks.tick(asked, Tick::Move(Some(SILVER)), waits(&[SILVER, GOLD], 4));
    let now = |clocks: &Clocks| (left(clocks, SILVER), left(clocks, GOLD));
    assert_eq!(now(&clocks), (5 * MINUTE - 20 * SECOND, gold - 40 * SECOND));
    clocks.tick(asked, Tick::Back(SILVER), waits(&[SILVER, GOLD], 3));
    assert_eq!(now(&clocks), (5 * MINUTE - 40 * SECOND, gold - MINUTE));
}

#[test]
fn free_seconds_and_days_add_nothing() {
    for pace in [super::LIVE, TimeControl::Days(2)] {
        let begun = under_way_at(pace);
        let mut clocks = begun.clone();
        clocks.tick(clocks.last, Tick::Move(Some(SILVER)), waits(&[GOLD], 3));
        assert_eq!(left(&clocks, SILVER), left(&begun, SILVER));
    }
}
