//! Every first voyage can be sailed from beginning to end, by the proposed answers and by every other that is as good.

use wardroom_catalog::{AnyGame, AnyMatch, Boxes, RenderContext, VoyagePath, games};
use wardroom_kernel::Viewer;
use wardroom_ui::{Language, ledger, page::is_there};

/// The match before a step; the learner is asked, and no other seat unless all answer at once.
fn before(game: &dyn AnyGame, step: usize, way: &VoyagePath) -> Box<dyn AnyMatch> {
    let voyage = game.voyage();
    let played = voyage.sail(game, step, way).unwrap_or_else(|why| panic!("{}: {why}", game.name()));
    let seat = voyage.seat(&*played);
    assert!(played.asked().contains(seat), "{} before step {}: {:?}", game.name(), step + 1, played.ask().open);
    assert_eq!(played.outcome(), None, "{}: it is over before step {}", game.name(), step + 1);
    played
}

#[test]
fn every_voyage_is_sailed_by_its_own_answers() {
    for game in games(&Boxes::new()) {
        let (game, voyage) = (&*game, game.voyage());
        assert!((8..=14).contains(&voyage.steps.len()), "{}: {} steps", game.name(), voyage.steps.len());
        for (at, step) in voyage.steps.iter().enumerate() {
            let played = before(game, at, &VoyagePath::default());
            let seat = voyage.seat(&*played);
            let asked = played.ask().open.into_iter().find(|open| open.seat == seat).unwrap();
            for answer in step.answers() {
                assert!(
                    asked.offers.iter().any(|offer| offer == answer),
                    "{} step {}: `{answer}` is not among {:?}",
                    game.name(),
                    at + 1,
                    asked.offers
                );
            }
            assert_eq!(
                step.answer.is_some(),
                step.task.is_some(),
                "{} step {}: what to do, and what is awaited",
                game.name(),
                at + 1
            );
        }
        let last = voyage.steps.last().unwrap();
        assert_eq!(last.answer, None, "{}: at the end one plays on", game.name());
    }
}

#[test]
fn every_other_answer_leads_to_the_end_too() {
    for game in games(&Boxes::new()) {
        let (game, voyage) = (&*game, game.voyage());
        for (at, step) in voyage.steps.iter().enumerate() {
            for other in 1..step.answers().count() {
                let way = VoyagePath::default().with(at, other);
                assert_eq!(VoyagePath::read(&way.to_string()), way);
                for later in at + 1..voyage.steps.len() {
                    let played = before(game, later, &way);
                    let offers = played.ask().open.into_iter().flat_map(|open| open.offers).collect::<Vec<_>>();
                    let proposed = voyage.steps[later].answer.iter().all(|answer| offers.contains(answer));
                    assert!(proposed, "{} step {} after {way}: {offers:?}", game.name(), later + 1);
                }
            }
        }
    }
}

#[test]
fn what_a_lesson_points_at_is_on_the_drawn_table_in_both_languages() {
    for game in games(&Boxes::new()) {
        let (game, voyage) = (&*game, game.voyage());
        for (at, step) in voyage.steps.iter().enumerate() {
            let played = before(game, at, &VoyagePath::default());
            let names: Vec<String> = played.seats().map(|seat| game.seat_name(seat).to_owned()).collect();
            for language in Language::ALL {
                let board =
                    played.draw(RenderContext { viewer: Viewer::Seat(voyage.seat(&*played)), names: &names, language });
                for place in &step.see {
                    assert!(is_there(&board, place), "{} step {}: there is no `{place}`", game.name(), at + 1);
                }
                // At least one thing to point at: on the table, or the way to it by buttons.
                let touched =
                    step.answer.iter().flat_map(|answer| answer.split(" > ")).any(|token| is_there(&board, token));
                assert!(touched || !step.see.is_empty(), "{} step {}: nothing to point at", game.name(), at + 1);
                for words in [Some(&step.title), Some(&step.text), step.task.as_ref()].into_iter().flatten() {
                    assert!(!words.say(language).trim().is_empty(), "{} step {}", game.name(), at + 1);
                }
            }
        }
    }
}

#[test]
fn the_rules_that_a_lesson_names_are_in_the_ledger() {
    for game in games(&Boxes::new()) {
        for rule in game.voyage().steps.iter().flat_map(|step| &step.rules) {
            let mut ids = game.ledger(Language::En).lines().filter_map(ledger::defined).map(|(id, _)| id);
            assert!(ids.any(|id| id == rule), "{}: there is no {rule}", game.name());
        }
    }
}
