//! Names that records and people can tell apart, and talk that can be answered.

use wardroom_kernel::{Game, Match, Parts, Setup};

pub(super) fn names_are_clear<G: Game>(setup: &Setup) {
    let table = Match::<G>::new(setup, G::Parts::shipped()).unwrap_or_else(|why| panic!("{why}"));
    let names: Vec<&str> = table.seats().map(G::seat_name).collect();
    assert_eq!(names.len(), usize::from(setup.seats()), "the sides have other seats than the setup");
    for (place, name) in names.iter().enumerate() {
        assert!(!names[..place].contains(name), "two seats are called `{name}`");
        let is_plain =
            !name.is_empty() && name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
        assert!(is_plain && *name != "chance", "`{name}` is no name for a seat in a record");
    }
    for offer in G::TALK {
        let is_answered = offer.answers().iter().flatten().all(|word| G::TALK.contains(word));
        assert!(is_answered, "something can be offered but not answered: play would wait for ever");
        let may_be_ended = offer.withdrawal().is_none_or(|word| G::TALK.contains(&word));
        assert!(
            may_be_ended,
            "something can be offered but not withdrawn: the seats that are asked could hold up play"
        );
    }
}
