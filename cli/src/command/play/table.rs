//! The table: asks people, lets bots answer, tells what happened.

use super::{
    terminal::Terminal,
    typed::{Typed, WORDS, read},
};
use crate::{
    cli::Player,
    contest,
    context::{Context, titles},
    outline,
    trouble::{Trouble, of_the_system},
};
use std::{
    fs,
    io::Write,
    ops::ControlFlow,
    thread,
    time::{Duration, Instant},
};
use wardroom_catalog::{AnyGame, AnyMatch, RenderContext};
use wardroom_kernel::{FastRng, Rejected, Seat, Talk, Viewer};
use wardroom_search::Level;
use wardroom_ui::{Language, Offer, Say, markup};

pub(super) struct Table<'c> {
    sitting: Box<dyn AnyMatch>,
    players: Vec<Player>,
    /// Of the seats.
    titles: Vec<String>,
    /// Of those who sit there.
    names: Vec<String>,
    language: Language,
    say: Say<'c>,
    budget: Duration,
    luck: FastRng,
    /// How many events each seat has been told of.
    told: Vec<usize>,
    /// How many answers there were when the record was written last.
    saved: Option<usize>,
    /// Whether the record is written at the end, whatever happens.
    pub(super) keeps: bool,
}

impl<'c> Table<'c> {
    pub(super) fn new(
        game: &dyn AnyGame,
        sitting: Box<dyn AnyMatch>,
        players: Vec<Player>,
        context: &'c Context,
        budget: Duration,
        luck: FastRng,
    ) -> Self {
        let (language, say) = (context.language, context.say());
        let titles = titles(game, sitting.seats(), language);
        let name = |(player, number): (&Player, usize)| match player {
            Player::You => say.with("play-person", &[("number", number.into())]),
            // text: play-level-random play-level-easy play-level-strong play-level-plain
            Player::Bot(level) => {
                say.with("play-bot", &[("level", say.text(&format!("play-level-{}", level.name())).into())])
            }
        };
        let names = players.iter().zip(1..).map(name).collect();
        let told = vec![0; players.len()];
        Table { sitting, players, titles, names, language, say, budget, luck, told, saved: None, keeps: false }
    }

    pub(super) fn play(&mut self, terminal: &mut Terminal, out: &mut dyn Write) -> Result<(), Trouble> {
        self.introduce(out)?;
        while self.sitting.outcome().is_none() {
            if self.bots_move() {
                continue;
            }
            // An offer of surrender is for the enemy to answer, before anything else.
            let next = self
                .people()
                .find(|seat| self.must_speak(*seat))
                .or_else(|| self.people().find(|seat| self.sitting.asked().contains(*seat)));
            let Some(seat) = next else { break };
            self.tell(Viewer::Seat(seat), out)?;
            if self.ask(seat, terminal, out)?.is_break() {
                return Ok(());
            }
        }
        let viewer = self.people().next().map_or(Viewer::Spectator, Viewer::Seat);
        self.tell(viewer, out)?;
        writeln!(out, "\n{}", outline::board(&*self.sitting, self.moment(viewer)))?;
        self.farewell(terminal, out)
    }

    fn people(&self) -> impl Iterator<Item = Seat> + use<> {
        let players = self.players.clone();
        self.sitting.seats().filter(move |seat| players[usize::from(seat.0)] == Player::You)
    }
    fn is_person(&self, seat: Seat) -> bool {
        self.players[usize::from(seat.0)] == Player::You
    }
    fn must_speak(&self, seat: Seat) -> bool {
        self.sitting.must_answer(seat).is_some()
    }
    /// Who at this keyboard has made the offer that waits for an answer, and the word by which they take it back.
    fn offered(&self) -> Option<(Seat, Talk)> {
        self.people().find_map(|seat| Some((seat, self.sitting.may_withdraw(seat)?)))
    }
    /// Who says it: somebody else is asked about an offer, but whoever made it has the same keyboard.
    fn speaker(&self, asked: Seat, word: Talk) -> Seat {
        self.offered().filter(|offered| offered.1 == word).map_or(asked, |offered| offered.0)
    }
    fn moment(&self, viewer: Viewer) -> RenderContext<'_> {
        RenderContext { viewer, names: &self.names, language: self.language }
    }

    /// One bot answers, if one is to.
    fn bots_move(&mut self) -> bool {
        for seat in self.sitting.seats() {
            let Player::Bot(level) = self.players[usize::from(seat.0)] else { continue };
            if let Some(word) = self.sitting.bot_says(seat) {
                return self.sitting.submit_talk(seat, word).is_ok();
            }
            if self.sitting.open_offer().is_none() && self.sitting.asked().contains(seat) {
                let begun = Instant::now();
                contest::answer(&mut *self.sitting, seat, level, self.budget, &mut self.luck);
                if matches!(level, Level::Strong | Level::StrongUnguided) && self.players.contains(&Player::You) {
                    // An easy answer comes no sooner than a hard one: the pace must not tell what is on the hand.
                    thread::sleep(self.budget.saturating_sub(begun.elapsed()));
                }
                return true;
            }
        }
        false
    }

    fn introduce(&self, out: &mut dyn Write) -> Result<(), Trouble> {
        for (title, name) in self.titles.iter().zip(&self.names) {
            writeln!(out, "{title}: {name}")?;
        }
        writeln!(out, "{}", self.say.text("play-hint"))?;
        Ok(())
    }

    /// What happened since the viewer was last told.
    fn tell(&mut self, viewer: Viewer, out: &mut dyn Write) -> Result<(), Trouble> {
        let place = viewer.seat().map_or(0, |seat| usize::from(seat.0));
        self.write_log(viewer, self.told[place], out)?;
        self.told[place] = self.sitting.events();
        Ok(())
    }
    fn write_log(&self, viewer: Viewer, from: usize, out: &mut dyn Write) -> Result<(), Trouble> {
        for (_, line) in self.sitting.log(self.moment(viewer), from) {
            let text = markup::text_with_rules(&line.text.into_string());
            match line.seat {
                _ if line.is_heading => writeln!(out, "\n— {text} —")?,
                Some(seat) => writeln!(out, "  {}: {text}", self.titles[usize::from(seat.0)])?,
                None => writeln!(out, "  {text}")?,
            }
        }
        Ok(())
    }

    /// Asks until there is an answer, or until nobody answers any more.
    fn ask(&mut self, seat: Seat, terminal: &mut Terminal, out: &mut dyn Write) -> Result<ControlFlow<()>, Trouble> {
        self.write_board(seat, out)?;
        let mut is_leaving = false;
        loop {
            let offers = self.sitting.draw(self.moment(Viewer::Seat(seat))).offers;
            let texts: Vec<String> = offers.iter().map(|offer| offer.path.clone()).collect();
            let withdrawal = self.offered().map(|offered| offered.1);
            let talk = self.sitting.may_say(seat).into_iter().chain(withdrawal).map(|word| word.to_string());
            let known = texts.iter().cloned().chain(WORDS.map(String::from)).chain(talk).collect();
            let line = terminal.ask("> ", known, out)?;
            let typed = line.as_deref().map_or(Typed::Quit, |line| read(line, &texts));
            if typed == Typed::Quit && !is_leaving && self.would_be_lost() {
                writeln!(out, "{}", self.say.text("play-leaving"))?;
                is_leaving = true;
                continue;
            }
            is_leaving = false;
            match typed {
                Typed::Answer(index) => match self.sitting.submit(seat, self.sitting.seq(seat), &texts[index]) {
                    Ok(()) => return Ok(ControlFlow::Continue(())),
                    Err(why) => self.write_rejected(why, out)?,
                },
                Typed::Begun(several) => {
                    several.iter().try_for_each(|index| write_offer(*index, &offers[*index], out))?;
                }
                Typed::WhyNot(path) => self.write_why(seat, path, out)?,
                Typed::Undo => match self.sitting.undo(seat, self.sitting.seq(seat)) {
                    Ok(()) => {
                        let events = self.sitting.events();
                        self.told.iter_mut().for_each(|told| *told = events.min(*told));
                        return Ok(ControlFlow::Continue(()));
                    }
                    Err(why) => self.write_rejected(why, out)?,
                },
                Typed::Say(word) => {
                    let speaker = self.speaker(seat, word);
                    match self.sitting.submit_talk(speaker, word) {
                        Ok(()) => return Ok(ControlFlow::Continue(())),
                        Err(why) => self.write_unsaid(speaker, word, why, out)?,
                    }
                }
                Typed::Nothing | Typed::Board => self.write_board(seat, out)?,
                Typed::Log => self.write_log(Viewer::Seat(seat), 0, out)?,
                Typed::Help => writeln!(out, "{}", self.say.text("play-help"))?,
                Typed::NoSuchNumber => {
                    writeln!(out, "{}", self.say.with("play-no-such-number", &[("n", texts.len().into())]))?;
                }
                Typed::SaveWhere => writeln!(out, "{}", self.say.text("play-save-where"))?,
                Typed::Record => self.write_record(out)?,
                Typed::Save(path) => self.save(path, out)?,
                Typed::Quit => return Ok(ControlFlow::Break(())),
            }
        }
    }

    fn write_board(&self, seat: Seat, out: &mut dyn Write) -> Result<(), Trouble> {
        let moment = self.moment(Viewer::Seat(seat));
        writeln!(out, "\n{}", outline::board(&*self.sitting, moment))?;
        if let Some(offer) = self.sitting.must_answer(seat) {
            self.write_offered(offer, out)?;
        }
        let offers = self.sitting.draw(moment).offers;
        offers.iter().enumerate().try_for_each(|(index, offer)| write_offer(index, offer, out))
    }
    /// Who offers what, what to say to it, and how it is taken back.
    fn write_offered(&self, offer: Talk, out: &mut dyn Write) -> Result<(), Trouble> {
        let name = |seat: Seat| self.names.get(usize::from(seat.0)).cloned().unwrap_or_default();
        let by = [("name", self.sitting.open_offer().map(name).unwrap_or_default().into())];
        let asked = match offer {
            Talk::OfferDraw => self.say.with("play-draw-offered", &by),
            _ => self.say.with("play-surrender-offered", &by),
        };
        writeln!(out, "{asked}")?;
        if let Some((seat, word)) = self.offered() {
            let about = [("name", name(seat).into()), ("word", word.to_string().into())];
            writeln!(out, "{}", self.say.with("play-may-withdraw", &about))?;
        }
        Ok(())
    }
    fn write_rejected(&self, why: Rejected, out: &mut dyn Write) -> Result<(), Trouble> {
        // text: rejected-game-over rejected-not-your-decision rejected-not-offered rejected-stale rejected-undo
        // text: rejected-under-seal rejected-offer-open rejected-nothing-to-say rejected-offered-before
        writeln!(out, "{}", self.say.text(&format!("rejected-{}", why.code())))?;
        Ok(())
    }
    /// By the game's own rule, where it has one.
    fn write_unsaid(&self, seat: Seat, word: Talk, rejected: Rejected, out: &mut dyn Write) -> Result<(), Trouble> {
        match &self.sitting.why_not_say(seat, word, rejected, self.language)[..] {
            [] => self.write_rejected(rejected, out),
            rules => Ok(rules.iter().try_for_each(|why| writeln!(out, "{}: {}", why.rule, why.text))?),
        }
    }
    fn write_why(&self, seat: Seat, path: &str, out: &mut dyn Write) -> Result<(), Trouble> {
        if !self.sitting.is_of_the_game(seat, path) {
            writeln!(out, "{}", self.say.with("play-no-answer", &[("text", path.into())]))?;
            return Ok(());
        }
        let why = self.sitting.why(seat, path, self.language);
        let is_offered = self.sitting.offers(seat).iter().any(|offer| offer == path);
        if is_offered {
            writeln!(out, "{}", self.say.text("play-is-offered"))?;
        } else if why.is_empty() {
            writeln!(out, "{}", self.say.with("play-not-offered", &[("text", path.into())]))?;
        }
        why.iter().try_for_each(|why| writeln!(out, "{}: {}", why.rule, why.text))?;
        Ok(())
    }
    /// While the game lasts, the record keeps the secret of the dice to itself.
    fn write_record(&self, out: &mut dyn Write) -> Result<(), Trouble> {
        write!(out, "{}", self.record())?;
        Ok(())
    }
    /// Somebody has played, and nothing is written since.
    fn would_be_lost(&self) -> bool {
        let answers = self.sitting.answers();
        let by_people =
            |place| self.sitting.answer(place).is_some_and(|(seat, _)| seat.is_some_and(|it| self.is_person(it)));
        let is_kept = self.keeps || self.saved == Some(answers);
        !is_kept && (self.sitting.heading().given..answers).any(by_people)
    }
    pub(super) fn record(&self) -> String {
        let mut copy = self.sitting.duplicate();
        if copy.outcome().is_none() {
            copy.heading_mut().fairness.secret = None;
        }
        copy.record()
    }
    fn save(&mut self, path: &str, out: &mut dyn Write) -> Result<(), Trouble> {
        match fs::write(path, self.record()) {
            Ok(()) => {
                self.saved = Some(self.sitting.answers());
                writeln!(out, "{}", self.say.with("play-saved", &[("path", path.into())]))?;
            }
            Err(why) => writeln!(out, "{path}: {}", of_the_system(&why, self.say))?,
        }
        Ok(())
    }
    fn farewell(&mut self, terminal: &mut Terminal, out: &mut dyn Write) -> Result<(), Trouble> {
        if self.people().next().is_none() {
            return Ok(());
        }
        writeln!(out, "{}", self.say.text("play-farewell"))?;
        let known = || ["record", "save ", "log", "quit"].map(String::from).to_vec();
        while let Some(line) = terminal.ask("> ", known(), out)? {
            match read(&line, &[]) {
                Typed::Save(path) => self.save(path, out)?,
                Typed::SaveWhere => writeln!(out, "{}", self.say.text("play-save-where"))?,
                Typed::Record => self.write_record(out)?,
                Typed::Log => self.write_log(Viewer::Spectator, 0, out)?,
                Typed::Nothing | Typed::Quit => break,
                _ => writeln!(out, "{}", self.say.text("play-farewell"))?,
            }
        }
        Ok(())
    }
}

fn write_offer(index: usize, offer: &Offer, out: &mut dyn Write) -> Result<(), Trouble> {
    writeln!(out, "{:3}  {}  [{}]", index + 1, offer.label, offer.path)?;
    Ok(())
}
