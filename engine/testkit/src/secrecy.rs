//! Secrecy as non-interference: change only what a seat cannot know, and nothing that reaches it may change.

use crate::random::{answer, any};
use serde::Serialize;
use std::fmt;
use wardroom_kernel::{Answer, FastRng, Game, Match, Outcome, Parts, Seat, Seats, Setup, Step, Viewer};

/// Everything that a screen may be drawn from.
pub struct Shown<'a, G: Game> {
    /// For a screen that picks out of it what a viewer may see, as in play.
    pub played: &'a Match<G>,
    pub viewer: Viewer,
    pub view: &'a G::View,
    pub asked: Seats,
    /// To the viewer.
    pub offers: &'a [G::Action],
    /// Of this step, as the viewer hears them.
    pub events: &'a [G::Event],
}

/// Without the match: written down, it is what the viewer may know.
impl<G: Game> fmt::Debug for Shown<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Shown { played: _, viewer, view, asked, offers, events } = self;
        write!(f, "{viewer:?} {view:?} {asked:?} {offers:?} {events:?}")
    }
}

/// How much was compared: with nothing, nothing is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Compared {
    /// Two different worlds.
    pub twins: usize,
    /// A question to several before and after one of them has answered under seal.
    pub seals: usize,
}

/// A viewer who cannot tell two worlds apart gets the same screen in both, byte for byte; so does every other viewer before
/// and after a seat's sealed answer.
#[track_caller]
pub fn screens_keep_secrets<G: Game>(setup: &Setup, games: u64, screen: impl Fn(&Shown<'_, G>) -> String) -> Compared {
    let mut compared = Compared::default();
    for game in 0..games {
        let (mut rng, m) = (FastRng(game), Match::<G>::new(setup, G::Parts::shipped()));
        let mut m = m.unwrap_or_else(|why| panic!("{why}"));
        while m.outcome().is_none() {
            for seat in m.seats() {
                let Some(twin) = twin(&m, seat, &mut rng).filter(|_| m.sealed().is_empty()) else { continue };
                for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
                    let (one, other) = (shown(&m, viewer, &screen), shown(&twin, viewer, &screen));
                    assert_eq!(one, other, "the screen of {viewer:?} betrays a secret");
                }
                compared.twins += usize::from(m.table() != twin.table());
            }
            compared.seals += seals_tell_nothing(&m, &mut rng.clone(), |m, viewer| shown(m, viewer, &screen));
            answer(&mut m, &mut rng);
        }
    }
    compared
}

fn shown<G: Game>(m: &Match<G>, viewer: Viewer, screen: &impl Fn(&Shown<'_, G>) -> String) -> String {
    let heard = m.step().events.iter().filter(|event| G::is_visible(event, viewer)).cloned();
    let offers: Vec<G::Action> = viewer.seat().map_or_else(Vec::new, |seat| m.offers(seat).collect());
    let (view, events) = (&G::view(m.table(), viewer), &heard.collect::<Vec<_>>());
    screen(&Shown { played: m, viewer, view, asked: m.asked_before(viewer), offers: &offers, events })
}

/// A sealed answer changes nothing of what other viewers are shown, until all are in. Returns how many answers
/// that was tried with.
pub(crate) fn seals_tell_nothing<G: Game>(
    m: &Match<G>,
    rng: &mut FastRng,
    told: impl Fn(&Match<G>, Viewer) -> String,
) -> usize {
    let (mut m, mut left, mut tried) = (m.clone(), m.asked(), 0);
    while m.is_simultaneous() && 1 < left.count() {
        let seat = any(left, rng).expect("several are left");
        let action = any(m.offers(seat), rng).expect("a question has offers");
        let others: Vec<Viewer> =
            m.seats().filter(|&other| other != seat).map(Viewer::Seat).chain([Viewer::Spectator]).collect();
        let before: Vec<String> = others.iter().map(|&viewer| told(&m, viewer)).collect();
        m.submit(seat, m.seq(seat), action).expect("what is offered is taken");
        assert!(!m.asked_before(Viewer::Seat(seat)).contains(seat), "{seat:?} does not see that it has answered");
        for (viewer, before) in others.into_iter().zip(before) {
            assert_eq!(before, told(&m, viewer), "{viewer:?} learns that {seat:?} has answered under seal");
        }
        left = left.without(seat);
        tried += 1;
    }
    tried
}

/// All that a match tells a viewer beside the screen.
pub(crate) fn told<G: Game>(m: &Match<G>, viewer: Viewer) -> String {
    let own = viewer.seat().map(|seat| {
        let (offers, words): (Vec<G::Action>, Vec<_>) = (m.offers(seat).collect(), m.may_say(seat).collect());
        (m.seq(seat), m.may_undo(seat), m.sealed_by(seat), offers, words)
    });
    let asked: Vec<Seat> = m.asked_before(viewer).collect();
    format!("{asked:?} {own:?} {:?} {}", m.moments(), written(m, m.events().len() - m.step().events.len(), viewer))
}

/// Whatever a seat cannot know makes no difference to what it is asked, nor to what it can imagine. Says whether that
/// could be tried, in another world that looks the same.
pub(crate) fn keeps_secrets<G: Game>(m: &Match<G>, seat: Seat, rng: &mut FastRng) -> bool {
    let Some(twin) = twin(m, seat, rng) else { return false };
    let from = m.events().len() - m.step().events.len();
    assert!(looks_the_same(m, from, &twin, Viewer::Spectator), "a spectator knows more than {seat:?}");
    assert!(asks_the_same(m, &twin, seat), "who is asked, or what {seat:?} is offered, betrays a secret");
    for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
        assert_eq!(
            written(m, from, viewer),
            written(&twin, 0, viewer),
            "what {viewer:?} sees or hears is the same to the rules, but not as it is sent"
        );
    }
    let imagined = |m: &Match<G>| -> (Option<Outcome>, G::Table) {
        let mut standpoint = m.standpoint(seat);
        let live = &mut crate::conformance::For { answers: 64, rng: &mut rng.clone() };
        let (outcome, table) = standpoint.imagine(&mut rng.clone(), live);
        (outcome, table.clone())
    };
    let is_same = !m.asked().contains(seat) || imagined(m) == imagined(&twin);
    assert!(is_same, "a local variable of the rules keeps a secret from {seat:?} over a question");
    m.table() != twin.table()
}

/// Viewers who see the same get the same events: the step is played in a world that is dealt otherwise and answered alike, and as
/// long as `seat` sees no difference at any question it may be told none. Says whether that could be tried. (A twin that
/// hears something else is no twin, so twins alone would never find an event that too many may hear.)
pub(crate) fn hears_no_secrets<G: Game>(
    start: &G::Table,
    answers: &[Answer<G::Action>],
    seat: Seat,
    rng: &mut FastRng,
) -> bool {
    let dealt = G::determinize(&G::view(start, Viewer::Seat(seat)), seat, rng);
    let is_other = dealt != *start;
    let [mut world, mut twin] = [start.clone(), dealt].map(Match::<G>::at);
    (world.check_purity, twin.check_purity) = (false, false);
    for answer in answers {
        for m in [&mut world, &mut twin] {
            let taken = match *answer {
                Answer::Chance { outcome, .. } => m.submit_chance(m.seq(Seat(0)), outcome),
                Answer::Seat(who, action) => m.submit(who, m.seq(who), action),
            };
            if taken.is_err() {
                return false;
            }
        }
        if G::view(world.table(), Viewer::Seat(seat)) != G::view(twin.table(), Viewer::Seat(seat)) {
            return false;
        }
    }
    for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
        let is_same = heard(&world, 0, viewer).eq(heard(&twin, 0, viewer));
        assert!(is_same, "{viewer:?} hears what it cannot see");
    }
    is_other
}

fn heard<G: Game>(m: &Match<G>, from: usize, viewer: Viewer) -> impl Iterator<Item = &G::Event> {
    m.events()[from..].iter().filter(move |event| G::is_visible(event, viewer))
}

/// Another world that `seat` cannot tell from this one: unseen cards lie elsewhere, others have chosen and dice have
/// fallen otherwise, and yet it sees and hears the same. `None` if this attempt looks different.
pub fn twin<G: Game>(m: &Match<G>, seat: Seat, rng: &mut FastRng) -> Option<Match<G>> {
    let Step { table, answers, .. } = m.step();
    let mut twin = Match::at(G::determinize(&G::view(table, Viewer::Seat(seat)), seat, rng));
    for answer in answers {
        let as_it_was = rng.below(2) == 0;
        match *answer {
            Answer::Chance { outcome, of } => {
                let outcome = if as_it_was { outcome } else { rng.below(of as usize) as u32 };
                twin.submit_chance(twin.seq(seat), outcome).ok()?;
            }
            Answer::Seat(who, action) => {
                let offers: Vec<G::Action> = twin.offers(who).collect();
                let is_kept = who == seat || as_it_was && offers.contains(&action);
                let action = if is_kept { action } else { *offers.get(rng.below(offers.len().max(1)))? };
                twin.submit(who, twin.seq(who), action).ok()?;
            }
        }
    }
    looks_the_same(m, m.events().len() - m.step().events.len(), &twin, Viewer::Seat(seat)).then_some(twin)
}

/// The twin's events begin with the step, so `from` tells where that is in the match.
pub(crate) fn looks_the_same<G: Game>(m: &Match<G>, from: usize, twin: &Match<G>, viewer: Viewer) -> bool {
    G::view(m.table(), viewer) == G::view(twin.table(), viewer) && heard(m, from, viewer).eq(heard(twin, 0, viewer))
}

/// A seat that has sealed its answer was asked, too.
pub(crate) fn asks_the_same<G: Game>(m: &Match<G>, twin: &Match<G>, seat: Seat) -> bool {
    let is_asked = |m: &Match<G>, seat| m.offers(seat).next().is_some();
    let mut seats = m.seats();
    m.chance().is_some() == twin.chance().is_some()
        && seats.all(|seat| is_asked(m, seat) == is_asked(twin, seat))
        && m.offers(seat).eq(twin.offers(seat))
}

/// As programs and browsers get it.
fn written<G: Game>(m: &Match<G>, from: usize, viewer: Viewer) -> String {
    let heard: Vec<&G::Event> = heard(m, from, viewer).collect();
    format!("{}\n{}", json(&G::view(m.table(), viewer)), json(&heard))
}

pub(crate) fn json(of: &impl Serialize) -> String {
    serde_json::to_string(of).unwrap_or_else(|why| panic!("a view or an event cannot be written: {why}"))
}
