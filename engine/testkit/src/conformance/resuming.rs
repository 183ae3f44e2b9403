//! A match comes back from its text, a table from its JSON, and in place everything goes the same way.

use super::imagining::For;
use wardroom_kernel::{Answer, Answerer, FastRng, Game, Match, Outcome, Parts, Record, Run, Seat};

/// In the middle of a step too.
pub(super) fn record_leads_here<G: Game>(record: &Record<G>) {
    let text = record.to_string();
    let again: Record<G> = text.parse().unwrap_or_else(|why| panic!("its own record does not read: {why}\n{text}"));
    let (m, again) = (&record.played, &again.played);
    let is_same = (m.table(), m.answers(), m.events()) == (again.table(), again.answers(), again.events());
    assert!(is_same && has_the_same_questions(m, again), "the record leads elsewhere");
    assert_eq!((m.talk(), m.outcome()), (again.talk(), again.outcome()), "the record tells of another talk");
}

/// An undo of the answer before it takes back no word.
pub(super) fn what_was_said_outlives_an_undo<G: Game>(record: &Record<G>) {
    let Some(&Answer::Seat(seat, _)) = record.played.answers().last() else { return };
    let mut back = record.clone();
    if back.played.undo(seat, back.played.seq(seat)).is_ok() {
        assert_eq!(back.played.talk().len(), record.played.talk().len(), "a word was lost");
        record_leads_here(&back);
    }
}

/// The table at the beginning of the step, and the answers since, are the position.
pub(super) fn table_can_be_written_down<G: Game>(m: &Match<G>, rng: &FastRng) {
    let step = m.step();
    let json = serde_json::to_string(step.table).unwrap_or_else(|why| panic!("the table cannot be written: {why}"));
    let read: G::Table =
        serde_json::from_str(&json).unwrap_or_else(|why| panic!("the table does not read: {why}\n{json}"));
    let read = G::validate_position(read, G::Parts::shipped())
        .unwrap_or_else(|why| panic!("a table of this very game is not adopted: {why}\n{json}"));
    assert_eq!(*step.table, read, "a table forgets something when it is written down");
    let mut again = Match::<G>::at(read.clone());
    for answer in step.answers {
        let done = match *answer {
            Answer::Chance { outcome, .. } => again.submit_chance(again.seq(Seat(0)), outcome),
            Answer::Seat(seat, action) => again.submit(seat, again.seq(seat), action),
        };
        done.unwrap_or_else(|why| panic!("a table that was written down takes other answers: {why}"));
    }
    let is_same = (m.table(), step.events) == (again.table(), again.events());
    assert!(is_same && has_the_same_questions(m, &again), "a table that was written down leads elsewhere");
    let future = |table: &G::Table| -> (Option<Outcome>, G::Table) {
        let mut run = Run::<G>::at(table.clone());
        let outcome = run.play(&mut For { answers: 64, rng: &mut rng.clone() });
        (outcome, run.table)
    };
    assert!(future(step.table) == future(&read), "a table that was written down has another future");
}

fn has_the_same_questions<G: Game>(m: &Match<G>, again: &Match<G>) -> bool {
    m.chance() == again.chance() && m.seats().all(|seat| m.offers(seat).eq(again.offers(seat)))
}

pub(super) fn runs_the_same_in_place<G: Game>(m: &Match<G>) {
    let game = m.game();
    let mut script = Script::<G> { answers: game.answers.iter(), events: Vec::new() };
    let mut run = Run::<G>::at(game.table.clone());
    run.play(&mut script);
    assert_eq!((&run.table, &*script.events), (m.table(), game.events), "in place the game goes elsewhere");
}

struct Script<'a, G: Game> {
    answers: std::slice::Iter<'a, Answer<G::Action>>,
    events: Vec<G::Event>,
}
impl<G: Game> Answerer<G> for Script<'_, G> {
    fn choose(&mut self, _: &G::Table, offers: &[(Seat, G::Action)]) -> Option<usize> {
        let Answer::Seat(seat, action) = self.answers.next()? else { return None };
        offers.iter().position(|offer| offer == &(*seat, *action))
    }
    fn chance(&mut self, _: usize, _: u32) -> Option<u32> {
        if let Answer::Chance { outcome, .. } = self.answers.next()? { Some(*outcome) } else { None }
    }
    fn on_event(&mut self, event: G::Event) {
        self.events.push(event);
    }
}
