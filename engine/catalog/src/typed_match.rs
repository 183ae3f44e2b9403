//! How a match of a known game becomes an [`AnyMatch`].

use crate::{AnalysisText, AnyMatch, Explanation, OpenQuestion, OpenQuestions, Playable, RenderContext};
use serde_json::Value;
use wardroom_kernel::{
    Answer, Dice, FastRng, Heading, Match, Outcome, Record, Rejected, Said, Seat, Seats, Talk, Viewer,
};
use wardroom_search::{Budget, Level};
use wardroom_ui::{DrawnTable, GameScreen, Language, LogLine, Say, ScreenContext, draw};

#[derive(Clone, Debug)]
pub(crate) struct TypedMatch<G: Playable>(pub(crate) Record<G>);

impl<G: Playable> TypedMatch<G> {
    fn played(&self) -> &Match<G> {
        &self.0.played
    }
    fn offered(&self, seat: Seat, text: &str) -> Option<G::Action> {
        let action: G::Action = text.parse().ok()?;
        self.played().offers(seat).find(|offer| *offer == action)
    }
    /// Hands the closure what the viewer sees.
    fn seen<T>(&self, context: RenderContext<'_>, look: impl FnOnce(&ScreenContext<'_, G>, Say<'_>) -> T) -> T {
        let say = Say { texts: G::Screen::texts(), language: context.language };
        ScreenContext::of(self.played(), context.viewer, context.names, |seen| look(seen, say))
    }
}

fn plain<T: serde::Serialize>(thing: &T) -> Value {
    serde_json::to_value(thing).unwrap_or_else(|why| panic!("a table, view or event does not serialise: {why}"))
}

impl<G: Playable> AnyMatch for TypedMatch<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }
    fn duplicate(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }
    fn heading(&self) -> &Heading {
        &self.0.heading
    }
    fn heading_mut(&mut self) -> &mut Heading {
        &mut self.0.heading
    }
    fn set_dice(&mut self, secret: &str, contributions: &[String]) {
        self.0.played.set_dice(Dice::new(secret, contributions));
    }
    fn play_on(&mut self, secret: &str, contributions: &[String]) {
        self.0.heading.given = self.played().answers().len();
        self.0.played.lock_answers();
        self.set_dice(secret, contributions);
    }

    fn seats(&self) -> Seats {
        self.played().seats()
    }
    fn seat_name(&self, seat: Seat) -> &'static str {
        G::seat_name(seat)
    }
    fn outcome(&self) -> Option<Outcome> {
        self.played().outcome()
    }
    fn outcome_text(&self) -> String {
        self.0.outcome()
    }
    fn tie_breaks(&self) -> Vec<&'static str> {
        // Table talk ends a match without comparing anything.
        let is_by_rules = G::outcome(self.played().table()).is_some_and(|end| Some(end) == self.outcome());
        if is_by_rules { G::tie_breaks(self.played().table()) } else { Vec::new() }
    }
    fn score(&self, seat: Seat) -> Option<i32> {
        G::score(self.played().table(), seat)
    }
    fn ask(&self) -> OpenQuestions {
        let outcome = self.outcome();
        let asked = if outcome.is_none() { self.asked() } else { Seats::default() };
        let open = asked.map(|seat| OpenQuestion { seat, seq: self.seq(seat), offers: self.offers(seat) });
        let chance = self.played().chance().filter(|_| outcome.is_none());
        OpenQuestions { open: open.collect(), chance: chance.map(|of| (self.seq(Seat(0)), of)), outcome }
    }
    fn asked(&self) -> Seats {
        self.played().asked()
    }
    fn offers(&self, seat: Seat) -> Vec<String> {
        let is_over = self.outcome().is_some();
        self.played().offers(seat).filter(|_| !is_over).map(|offer| offer.to_string()).collect()
    }
    fn sealed(&self) -> Seats {
        self.played().sealed()
    }
    fn sealed_by(&self, seat: Seat) -> Option<String> {
        self.played().sealed_by(seat).map(|action| action.to_string())
    }
    fn seq(&self, seat: Seat) -> usize {
        self.played().seq(seat)
    }
    fn is_simultaneous(&self) -> bool {
        self.played().is_simultaneous()
    }

    fn submit(&mut self, seat: Seat, seq: usize, text: &str) -> Result<(), Rejected> {
        self.played().may_answer(seat, seq)?;
        let action = self.offered(seat, text).ok_or(Rejected::NotOffered)?;
        self.0.played.submit(seat, seq, action)
    }
    fn submit_chance(&mut self, seq: usize, outcome: u32) -> Result<(), Rejected> {
        self.0.played.submit_chance(seq, outcome)
    }
    fn may_undo(&self, seat: Seat) -> bool {
        self.played().may_undo(seat)
    }
    fn undo(&mut self, seat: Seat, seq: usize) -> Result<(), Rejected> {
        self.0.played.undo(seat, seq)
    }
    fn may_say(&self, seat: Seat) -> Vec<Talk> {
        self.played().may_say(seat).collect()
    }
    fn submit_talk(&mut self, seat: Seat, word: Talk) -> Result<(), Rejected> {
        self.0.played.submit_talk(seat, word)
    }
    fn open_offer(&self) -> Option<Seat> {
        self.played().open_offer().filter(|_| self.outcome().is_none())
    }

    fn answers(&self) -> usize {
        self.played().answers().len()
    }
    fn chance_from(&self, place: usize) -> String {
        let chance = self.played().answers().iter().skip(place).filter_map(|answer| match answer {
            Answer::Chance { outcome, of } => Some(format!("{}/{of}", outcome + 1)),
            Answer::Seat(..) => None,
        });
        chance.collect::<Vec<_>>().join(" ")
    }
    fn answer(&self, place: usize) -> Option<(Option<Seat>, String)> {
        self.played().answers().get(place).map(|answer| match answer {
            Answer::Seat(seat, action) => (Some(*seat), action.to_string()),
            Answer::Chance { outcome, of } => (None, format!("{}/{of}", outcome + 1)),
        })
    }
    fn since_table(&self) -> usize {
        self.played().step().answers.len()
    }
    fn talk(&self) -> &[Said] {
        self.played().talk()
    }
    fn moments(&self) -> Vec<usize> {
        self.played().moments()
    }
    fn rewound(&self, answers: usize) -> Box<dyn AnyMatch> {
        let played = self.played().rewound(answers);
        let mut heading = self.0.heading.clone();
        // Where it has not come to its own dice yet, everything is of the other match.
        heading.given = heading.given.min(played.answers().len());
        Box::new(TypedMatch(Record { heading, played }))
    }
    fn record(&self) -> String {
        self.0.to_string()
    }
    fn view(&self, viewer: Viewer) -> Value {
        plain(&G::view(self.played().table(), viewer))
    }
    fn table(&self) -> Value {
        plain(self.played().step().table)
    }
    fn events(&self) -> usize {
        self.played().events().len()
    }
    fn heard(&self, viewer: Viewer, from: usize) -> Vec<Value> {
        self.played().events().iter().skip(from).filter(|event| G::is_visible(event, viewer)).map(plain).collect()
    }
    fn sources(&self, seat: Seat) -> Vec<(&'static str, u32)> {
        G::sources(self.played().events(), self.played().table(), seat)
    }
    fn sides(&self) -> Vec<Seats> {
        G::sides(self.played().table()).collect()
    }
    fn roles(&self, seat: Seat) -> Vec<String> {
        G::roles(self.played().events(), self.played().table(), seat)
    }

    fn draw(&self, context: RenderContext<'_>) -> DrawnTable {
        self.seen(context, draw::<G::Screen>)
    }
    fn overlook(&self, context: RenderContext<'_>) -> DrawnTable {
        self.seen(context, |seen, say| draw::<G::Screen>(&seen.overlooked(), say))
    }
    fn state(&self, context: RenderContext<'_>) -> String {
        self.seen(context, |seen, say| G::Screen::state(seen.view, say))
    }
    fn log(&self, context: RenderContext<'_>, from: usize) -> Vec<(usize, LogLine)> {
        let say = Say { texts: G::Screen::texts(), language: context.language };
        let parts = G::Screen::parts(&G::view(self.played().table(), context.viewer));
        let events = self.played().events().iter().enumerate().skip(from);
        let heard = events.filter(|(_, event)| G::is_visible(event, context.viewer));
        heard.filter_map(|(number, event)| Some((number, G::Screen::log(event, parts, say)?))).collect()
    }
    fn why(&self, seat: Seat, path: &str, language: Language) -> Vec<Explanation> {
        if self.offered(seat, path).is_some() {
            return Vec::new();
        }
        let (view, offers) = (G::view(self.played().table(), Viewer::Seat(seat)), self.played().offers(seat));
        let (offers, path): (Vec<G::Action>, Vec<&str>) = (offers.collect(), path.split(" > ").collect());
        let say = Say { texts: G::Screen::texts(), language };
        let why = G::why_not(&view, seat, &offers, &path);
        why.iter().map(|reason| Explanation { rule: reason.rule, text: G::Screen::why(reason, say) }).collect()
    }
    fn is_of_the_game(&self, seat: Seat, text: &str) -> bool {
        if text.parse::<G::Action>().is_ok() {
            return true;
        }
        let first = text.split(" > ").next().unwrap_or_default();
        let names: Vec<String> = self.seats().map(|seat| G::seat_name(seat).to_owned()).collect();
        let board = self.draw(RenderContext { viewer: Viewer::Seat(seat), names: &names, language: Language::En });
        board.has_token(first)
    }
    fn why_not_say(&self, seat: Seat, word: Talk, rejected: Rejected, language: Language) -> Vec<Explanation> {
        let view = G::view(self.played().table(), Viewer::Seat(seat));
        let say = Say { texts: G::Screen::texts(), language };
        let why = G::why_not_say(&view, word, rejected);
        why.iter().map(|reason| Explanation { rule: reason.rule, text: G::Screen::why(reason, say) }).collect()
    }
    fn picture(&self, context: RenderContext<'_>) -> String {
        self.seen(context, G::Screen::picture)
    }

    fn think(&self, seat: Seat, level: Level, rng: &mut FastRng, budget: Budget<'_>) -> Option<AnalysisText> {
        if !self.asked().contains(seat) || self.outcome().is_some() {
            return None;
        }
        let thought = level.think(&mut self.played().standpoint(seat), G::evaluator(), rng, budget);
        Some(AnalysisText {
            text: thought.best()?.to_string(),
            visits: thought.arms.iter().map(|arm| (arm.action.to_string(), arm.visits)).collect(),
            shares: thought.arms.iter().map(|arm| arm.total_value / arm.visits.max(1) as f32).collect(),
            value: thought.value,
            games: thought.games,
        })
    }
}
