//! A match in the terminal: asks the players, lets bots answer, prints what happened.

use super::{
    terminal::Terminal,
    typed::{Typed, WORDS, parse},
};
use crate::{
    cli::SeatPlayer,
    context::{Context, titles},
    error::{CliError, system_error_text},
    outline, self_play,
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

pub(super) struct TerminalGame<'c> {
    played: Box<dyn AnyMatch>,
    players: Vec<SeatPlayer>,
    /// Of the seats.
    titles: Vec<String>,
    /// Of those who sit there.
    names: Vec<String>,
    language: Language,
    say: Say<'c>,
    budget: Duration,
    rng: FastRng,
    /// How many events each seat has been shown.
    shown: Vec<usize>,
    /// How many answers there were when the record was written last.
    saved: Option<usize>,
    /// Whether the record is written at the end, whatever happens.
    pub(super) keeps: bool,
}

impl<'c> TerminalGame<'c> {
    pub(super) fn new(
        game: &dyn AnyGame,
        played: Box<dyn AnyMatch>,
        players: Vec<SeatPlayer>,
        context: &'c Context,
        budget: Duration,
        rng: FastRng,
    ) -> Self {
        let (language, say) = (context.language, context.say());
        let titles = titles(game, played.seats(), language);
        let name = |(player, number): (&SeatPlayer, usize)| match player {
            SeatPlayer::You => say.with("play-person", &[("number", number.into())]),
            // text: play-level-random play-level-easy play-level-strong play-level-plain
            SeatPlayer::Bot(level) => {
                say.with("play-bot", &[("level", say.text(&format!("play-level-{}", level.name())).into())])
            }
        };
        let names = players.iter().zip(1..).map(name).collect();
        let shown = vec![0; players.len()];
        TerminalGame { played, players, titles, names, language, say, budget, rng, shown, saved: None, keeps: false }
    }

    pub(super) fn play(&mut self, terminal: &mut Terminal, out: &mut dyn Write) -> Result<(), CliError> {
        self.introduce(out)?;
        while self.played.outcome().is_none() {
            if self.bots_move() {
                continue;
            }
            // An offer of surrender is for the enemy to answer, before anything else.
            let next = self
                .people()
                .find(|seat| self.must_speak(*seat))
                .or_else(|| self.people().find(|seat| self.played.asked().contains(*seat)));
            let Some(seat) = next else { break };
            self.tell(Viewer::Seat(seat), out)?;
            if self.ask(seat, terminal, out)?.is_break() {
                return Ok(());
            }
        }
        let viewer = self.people().next().map_or(Viewer::Spectator, Viewer::Seat);
        self.tell(viewer, out)?;
        writeln!(out, "\n{}", outline::board(&*self.played, self.render_context(viewer)))?;
        self.farewell(terminal, out)
    }

    fn people(&self) -> impl Iterator<Item = Seat> + use<> {
        let players = self.players.clone();
        self.played.seats().filter(move |seat| players[usize::from(seat.0)] == SeatPlayer::You)
    }
    fn is_person(&self, seat: Seat) -> bool {
        self.players[usize::from(seat.0)] == SeatPlayer::You
    }
    fn must_speak(&self, seat: Seat) -> bool {
        self.played.must_answer(seat).is_some()
    }
    /// The player at this keyboard who made the offer that waits, and the word that withdraws it.
    fn offered(&self) -> Option<(Seat, Talk)> {
        self.people().find_map(|seat| Some((seat, self.played.may_withdraw(seat)?)))
    }
    /// The seat that says it: the seat that is asked, or the one that made the offer, whose player uses the same keyboard.
    fn speaker(&self, asked: Seat, word: Talk) -> Seat {
        self.offered().filter(|offered| offered.1 == word).map_or(asked, |offered| offered.0)
    }
    fn render_context(&self, viewer: Viewer) -> RenderContext<'_> {
        RenderContext { viewer, names: &self.names, language: self.language }
    }

    /// One bot answers, if one is asked.
    fn bots_move(&mut self) -> bool {
        for seat in self.played.seats() {
            let SeatPlayer::Bot(level) = self.players[usize::from(seat.0)] else { continue };
            if let Some(word) = self.played.bot_says(seat) {
                return self.played.submit_talk(seat, word).is_ok();
            }
            if self.played.open_offer().is_none() && self.played.asked().contains(seat) {
                let begun = Instant::now();
                self_play::answer(&mut *self.played, seat, level, self.budget, &mut self.rng);
                if matches!(level, Level::Strong | Level::StrongUnguided) && self.players.contains(&SeatPlayer::You) {
                    // Every answer takes the same time, because its speed would show what the bot holds.
                    thread::sleep(self.budget.saturating_sub(begun.elapsed()));
                }
                return true;
            }
        }
        false
    }

    fn introduce(&self, out: &mut dyn Write) -> Result<(), CliError> {
        for (title, name) in self.titles.iter().zip(&self.names) {
            writeln!(out, "{title}: {name}")?;
        }
        writeln!(out, "{}", self.say.text("play-hint"))?;
        Ok(())
    }

    /// Prints what happened since the last time.
    fn tell(&mut self, viewer: Viewer, out: &mut dyn Write) -> Result<(), CliError> {
        let place = viewer.seat().map_or(0, |seat| usize::from(seat.0));
        self.write_log(viewer, self.shown[place], out)?;
        self.shown[place] = self.played.events();
        Ok(())
    }
    fn write_log(&self, viewer: Viewer, from: usize, out: &mut dyn Write) -> Result<(), CliError> {
        for (_, line) in self.played.log(self.render_context(viewer), from) {
            let text = markup::text_with_rules(&line.text.into_string());
            match line.seat {
                _ if line.is_heading => writeln!(out, "\n— {text} —")?,
                Some(seat) => writeln!(out, "  {}: {text}", self.titles[usize::from(seat.0)])?,
                None => writeln!(out, "  {text}")?,
            }
        }
        Ok(())
    }

    /// Asks until there is an answer or the input ends.
    fn ask(&mut self, seat: Seat, terminal: &mut Terminal, out: &mut dyn Write) -> Result<ControlFlow<()>, CliError> {
        self.write_board(seat, out)?;
        let mut is_leaving = false;
        loop {
            let offers = self.played.draw(self.render_context(Viewer::Seat(seat))).offers;
            let texts: Vec<String> = offers.iter().map(|offer| offer.path.clone()).collect();
            let withdrawal = self.offered().map(|offered| offered.1);
            let talk = self.played.may_say(seat).into_iter().chain(withdrawal).map(|word| word.to_string());
            let known = texts.iter().cloned().chain(WORDS.map(String::from)).chain(talk).collect();
            let line = terminal.ask("> ", known, out)?;
            let typed = line.as_deref().map_or(Typed::Quit, |line| parse(line, &texts));
            if typed == Typed::Quit && !is_leaving && self.would_be_lost() {
                writeln!(out, "{}", self.say.text("play-leaving"))?;
                is_leaving = true;
                continue;
            }
            is_leaving = false;
            match typed {
                Typed::Answer(index) => match self.played.submit(seat, self.played.seq(seat), &texts[index]) {
                    Ok(()) => return Ok(ControlFlow::Continue(())),
                    Err(why) => self.write_rejected(why, out)?,
                },
                Typed::Begun(several) => {
                    several.iter().try_for_each(|index| write_offer(*index, &offers[*index], out))?;
                }
                Typed::WhyNot(path) => self.write_why(seat, path, out)?,
                Typed::Undo => match self.played.undo(seat, self.played.seq(seat)) {
                    Ok(()) => {
                        let events = self.played.events();
                        self.shown.iter_mut().for_each(|shown| *shown = events.min(*shown));
                        return Ok(ControlFlow::Continue(()));
                    }
                    Err(why) => self.write_rejected(why, out)?,
                },
                Typed::Say(word) => {
                    let speaker = self.speaker(seat, word);
                    match self.played.submit_listed_talk(speaker, word) {
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

    fn write_board(&self, seat: Seat, out: &mut dyn Write) -> Result<(), CliError> {
        let render = self.render_context(Viewer::Seat(seat));
        writeln!(out, "\n{}", outline::board(&*self.played, render))?;
        if let Some(offer) = self.played.must_answer(seat) {
            self.write_offered(offer, out)?;
        }
        let offers = self.played.draw(render).offers;
        offers.iter().enumerate().try_for_each(|(index, offer)| write_offer(index, offer, out))
    }
    /// The open offer, the words that answer it, and how its maker withdraws it.
    fn write_offered(&self, offer: Talk, out: &mut dyn Write) -> Result<(), CliError> {
        let name = |seat: Seat| self.names.get(usize::from(seat.0)).cloned().unwrap_or_default();
        let by = [("name", self.played.open_offer().map(name).unwrap_or_default().into())];
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
    fn write_rejected(&self, why: Rejected, out: &mut dyn Write) -> Result<(), CliError> {
        // text: rejected-game-over rejected-not-your-decision rejected-not-offered rejected-stale rejected-undo
        // text: rejected-under-seal rejected-offer-open rejected-nothing-to-say rejected-offered-before
        writeln!(out, "{}", self.say.text(&format!("rejected-{}", why.code())))?;
        Ok(())
    }
    /// With the rule of the game, if one forbids it.
    fn write_unsaid(&self, seat: Seat, word: Talk, rejected: Rejected, out: &mut dyn Write) -> Result<(), CliError> {
        match &self.played.why_not_say(seat, word, rejected, self.language)[..] {
            [] => self.write_rejected(rejected, out),
            rules => Ok(rules.iter().try_for_each(|why| writeln!(out, "{}: {}", why.rule, why.text))?),
        }
    }
    fn write_why(&self, seat: Seat, path: &str, out: &mut dyn Write) -> Result<(), CliError> {
        if !self.played.is_of_the_game(seat, path) {
            writeln!(out, "{}", self.say.with("play-no-answer", &[("text", path.into())]))?;
            return Ok(());
        }
        let why = self.played.why(seat, path, self.language);
        let is_offered = self.played.offers(seat).iter().any(|offer| offer == path);
        if is_offered {
            writeln!(out, "{}", self.say.text("play-is-offered"))?;
        } else if why.is_empty() {
            writeln!(out, "{}", self.say.with("play-not-offered", &[("text", path.into())]))?;
        }
        why.iter().try_for_each(|why| writeln!(out, "{}: {}", why.rule, why.text))?;
        Ok(())
    }
    /// Until the game is over, the record does not contain the secret of the dice.
    fn write_record(&self, out: &mut dyn Write) -> Result<(), CliError> {
        write!(out, "{}", self.record())?;
        Ok(())
    }
    /// Whether a player has answered since the record was last written.
    fn would_be_lost(&self) -> bool {
        let answers = self.played.answers();
        let by_people =
            |place| self.played.answer(place).is_some_and(|(seat, _)| seat.is_some_and(|it| self.is_person(it)));
        let is_kept = self.keeps || self.saved == Some(answers);
        !is_kept && (self.played.heading().given..answers).any(by_people)
    }
    pub(super) fn record(&self) -> String {
        let mut copy = self.played.duplicate();
        if copy.outcome().is_none() {
            copy.heading_mut().fairness.secret = None;
        }
        copy.record()
    }
    fn save(&mut self, path: &str, out: &mut dyn Write) -> Result<(), CliError> {
        match fs::write(path, self.record()) {
            Ok(()) => {
                self.saved = Some(self.played.answers());
                writeln!(out, "{}", self.say.with("play-saved", &[("path", path.into())]))?;
            }
            Err(why) => writeln!(out, "{path}: {}", system_error_text(&why, self.say))?,
        }
        Ok(())
    }
    fn farewell(&mut self, terminal: &mut Terminal, out: &mut dyn Write) -> Result<(), CliError> {
        if self.people().next().is_none() {
            return Ok(());
        }
        writeln!(out, "{}", self.say.text("play-farewell"))?;
        let known = || ["record", "save ", "log", "quit"].map(String::from).to_vec();
        while let Some(line) = terminal.ask("> ", known(), out)? {
            match parse(&line, &[]) {
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

fn write_offer(index: usize, offer: &Offer, out: &mut dyn Write) -> Result<(), CliError> {
    writeln!(out, "{:3}  {}  [{}]", index + 1, offer.label, offer.path)?;
    Ok(())
}
