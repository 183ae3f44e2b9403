//! Table talk in a match: offers and their answers, and how a match ends by what is said.

use super::{Mark, Match, Recorder, Rejected, Tape, Wanted};
use crate::{Cx, Game, Seat, Seats, Talk};

/// Something that was said, when.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Said {
    /// How many answers there were before it.
    pub place: usize,
    pub turn: u32,
    pub seat: Seat,
    pub word: Talk,
}

impl<G: Game> Match<G> {
    /// What `seat` may say now.
    pub fn may_say(&self, seat: Seat) -> impl Iterator<Item = Talk> + '_ {
        G::TALK.iter().copied().filter(move |&word| self.is_visible(seat, word).is_ok())
    }
    pub fn submit_talk(&mut self, seat: Seat, word: Talk) -> Result<(), Rejected> {
        self.is_visible(seat, word)?;
        self.replay_talk(Said { place: self.tape.answers.len(), turn: G::turn(&self.table), seat, word });
        Ok(())
    }
    pub(crate) fn replay_talk(&mut self, said: Said) {
        self.talk.push(said);
        if G::outcome(&self.checkpoint.table).is_none() && self.resigned().is_none() && self.drawn().is_some() {
            self.draw();
        }
    }
    /// A draw is agreed on. Where it ends a game and not the match, the step under way is left as it stands.
    fn draw(&mut self) {
        let (answers, told) = (self.tape.answers.len(), self.events.0.len());
        let (mut table, mut nothing) = (self.table.clone(), Tape::new());
        let live = &mut Recorder::<G> { events: &mut self.events.0, dice: None };
        let goes_on = G::resolve_draw(&mut Cx { table: &mut table, tape: &mut nothing, live, imagine: None });
        assert!(nothing.wanted == Wanted::Nothing, "nothing is asked where a draw is agreed on");
        if !goes_on {
            return self.events.0.truncate(told);
        }
        self.skipped += self.open_numbers();
        self.sealed.clear();
        self.tape.rewind(answers);
        self.tape.fence = answers;
        self.opening = Mark { table: table.clone(), answers, events: self.events.0.len() };
        self.said_before = self.talk.len();
        self.checkpoint = self.opening.clone();
        self.table = table;
        self.run();
    }
    fn is_visible(&self, seat: Seat, word: Talk) -> Result<(), Rejected> {
        let is_known = G::TALK.contains(&word) || word == Talk::Resign;
        let has_meaning = is_known && G::may_say(&self.table, word);
        Rejected::NothingToSay.unless(has_meaning && self.seats().contains(seat))?;
        let outcome = self.outcome();
        Rejected::GameOver.unless(outcome.is_none() || word == Talk::AskRematch)?;
        Rejected::NothingToSay.unless(!self.has_said(seat, Talk::Resign))?;
        let open = self.offer().map(|at| (self.talk[at], &self.talk[at..]));
        match word {
            Talk::Resign => Ok(()),
            // A draw is the others' to decide, partners among them; a surrender only the enemy's.
            Talk::AcceptDraw | Talk::DeclineDraw => {
                let has_accepted =
                    |since: &[Said]| since.iter().any(|said| said.seat == seat && said.word == Talk::AcceptDraw);
                Rejected::NothingToSay.unless(open.is_some_and(|(offer, since)| {
                    offer.word == Talk::OfferDraw && offer.seat != seat && !has_accepted(since)
                }))
            }
            Talk::AcceptSurrender | Talk::DeclineSurrender => {
                Rejected::NothingToSay.unless(open.is_some_and(|(offer, _)| {
                    offer.word == Talk::OfferSurrender && !self.side(offer.seat).contains(seat)
                }))
            }
            Talk::WithdrawDraw | Talk::WithdrawSurrender => {
                let is_own = |offer: Said| (offer.seat, offer.word.withdrawal()) == (seat, Some(word));
                Rejected::NothingToSay.unless(open.is_some_and(|(offer, _)| is_own(offer)))
            }
            Talk::OfferDraw | Talk::OfferSurrender => {
                Rejected::OfferOpen.unless(open.is_none())?;
                let turn = G::turn(&self.table);
                let made = |said: &&Said| (said.seat, said.word, said.turn) == (seat, word, turn);
                let most = if word == Talk::OfferDraw { 1 } else { G::surrender_offers(&self.table) };
                Rejected::OfferedBefore.unless(self.talk.iter().filter(made).count() < most as usize)
            }
            Talk::AskRematch => {
                let has_lost = self.surrendered().is_some_and(|winners| !winners.contains(seat));
                Rejected::NothingToSay.unless(has_lost)?;
                Rejected::OfferedBefore.unless(!self.has_said(seat, word))
            }
        }
    }
    fn side(&self, of: Seat) -> Seats {
        G::sides(&self.start).find(|side| side.contains(of)).unwrap_or_default()
    }

    fn playing(&self) -> Seats {
        self.seats().filter(|&seat| !self.has_said(seat, Talk::Resign)).collect()
    }
    /// The only side with seats that have not resigned.
    pub(super) fn resigned(&self) -> Option<Seats> {
        let playing = self.playing();
        let mut sides = G::sides(&self.start).filter(|side| side.into_iter().any(|seat| playing.contains(seat)));
        sides.next().filter(|_| sides.next().is_none())
    }
    fn has_said(&self, seat: Seat, word: Talk) -> bool {
        self.talk.iter().any(|said| (said.seat, said.word) == (seat, word))
    }
    /// Everybody who plays on, if all of them want the draw that was offered last in the present game.
    pub(super) fn drawn(&self) -> Option<Seats> {
        let (playing, talk) = (self.playing(), &self.talk[self.said_before..]);
        let at = talk.iter().rposition(|said| said.word == Talk::OfferDraw)?;
        let (offer, since) = (talk[at], &talk[at..]);
        let accepts = |seat| since.iter().any(|said| (said.seat, said.word) == (seat, Talk::AcceptDraw));
        let is_ended = since.iter().any(|said| matches!(said.word, Talk::DeclineDraw | Talk::WithdrawDraw));
        let all_want_it = playing.contains(offer.seat) && playing.into_iter().all(|s| s == offer.seat || accepts(s));
        (all_want_it && !is_ended).then_some(playing)
    }
    /// All seats but those on the side that surrendered.
    pub(super) fn surrendered(&self) -> Option<Seats> {
        let accepted = self.talk.iter().position(|said| said.word == Talk::AcceptSurrender)?;
        let loser = self.talk[..accepted].iter().rfind(|said| said.word == Talk::OfferSurrender)?.seat;
        Some(G::sides(&self.start).filter(|side| !side.contains(loser)).flatten().collect())
    }
    /// Whose offer waits for an answer.
    pub fn open_offer(&self) -> Option<Seat> {
        Some(self.talk[self.offer()?].seat)
    }
    /// The offer that is open: an accepted draw stays open for the other seats; any other answer and a withdrawal end it.
    fn offer(&self) -> Option<usize> {
        let at =
            self.talk.iter().rposition(|said| said.word.answers().is_some()).filter(|&at| self.said_before <= at)?;
        let ends = |word| match word {
            Talk::DeclineDraw | Talk::WithdrawDraw => true,
            Talk::AcceptSurrender | Talk::DeclineSurrender | Talk::WithdrawSurrender => true,
            Talk::Resign | Talk::OfferDraw | Talk::AcceptDraw | Talk::OfferSurrender | Talk::AskRematch => false,
        };
        let is_open = !self.talk[at..].iter().any(|said| ends(said.word));
        (is_open && !self.has_said(self.talk[at].seat, Talk::Resign)).then_some(at)
    }
}
