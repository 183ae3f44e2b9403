//! A game's tables outside the server: as pages in files, for people to look at, and as texts, for tests to compare. The
//! examples and tests of every screen draw with it; it writes no file itself.

use crate::{
    Asset, Frame, GameScreen, Language, LogLine, Say, ScreenContext, Theme, asset, draw,
    page::{self, FinalPlace, MatchEnd, Proof},
    widget::SeatTag,
};
use std::marker::PhantomData;
use wardroom_kernel::{Game, Seats, Viewer};

/// A text that each game's own screen has.
const TITLE: &str = "game-title";

/// How a screen speaks.
pub fn say<L: GameScreen>(language: Language) -> Say<'static> {
    Say { texts: L::texts(), language }
}

/// What a viewer sees during a match in which nothing is under seal.
pub fn seen<'a, G: Game>(
    view: &'a G::View,
    viewer: Viewer,
    offers: &'a [G::Action],
    asked: Seats,
    names: &'a [String],
) -> ScreenContext<'a, G> {
    ScreenContext { view, viewer: viewer.seat(), offers, asked, own_seal: None, names, outcome: None, is_reader: true }
}

/// The whole table as one text.
pub fn table<L: GameScreen>(seen: &ScreenContext<L::Game>, language: Language) -> String {
    L::table(seen, say::<L>(language)).into_iter().map(|fragment| fragment.html.to_string()).collect()
}

/// All that a viewer receives at one moment: the board with its texts and offers, the logbook, and the table in the other
/// language.
pub fn everything<L: GameScreen>(seen: &ScreenContext<L::Game>, events: &[<L::Game as Game>::Event]) -> String {
    let (german, parts) = (say::<L>(Language::De), L::parts(seen.view));
    let log: String =
        events.iter().filter_map(|event| L::log(event, parts, german)).map(|line| line.text.into_string()).collect();
    format!("{:?}{log}{}", draw::<L>(seen, german), table::<L>(seen, Language::En))
}

/// Pages with all that they need, each with the path of its file: serve the folder and open them.
#[derive(Debug)]
pub struct Specimen<L> {
    style: Asset,
    files: Vec<(String, Vec<u8>)>,
    look: PhantomData<fn() -> L>,
}

impl<L: GameScreen> Default for Specimen<L> {
    fn default() -> Specimen<L> {
        let style = Asset::style("game.css", L::STYLE);
        let file = |file: &Asset| (file.url().trim_start_matches('/').to_owned(), file.bytes.to_vec());
        let files = asset::shared().iter().map(file).chain([file(&style)]).collect();
        Specimen { style, files, look: PhantomData }
    }
}

impl<L: GameScreen> Specimen<L> {
    /// A table as the page shows it, in both languages and both lights: `start-gold-dark-en.html`.
    pub fn table(
        &mut self,
        name: &str,
        seen: &ScreenContext<L::Game>,
        seats: Seats,
        events: &[<L::Game as Game>::Event],
    ) {
        for (light, theme) in [("", Theme::Light), ("-dark", Theme::Dark)] {
            for language in Language::ALL {
                let page = self.page(seen, seats, events, theme, say::<L>(language));
                self.files.push((format!("{name}{light}-{language}.html"), page.into_bytes()));
            }
        }
    }
    /// The board alone.
    pub fn picture(&mut self, name: &str, seen: &ScreenContext<L::Game>) {
        self.files.push((format!("{name}.svg"), L::picture(seen, say::<L>(Language::En)).into_bytes()));
    }
    pub fn files(self) -> Vec<(String, Vec<u8>)> {
        self.files
    }

    fn page(
        &self,
        seen: &ScreenContext<L::Game>,
        seats: Seats,
        events: &[<L::Game as Game>::Event],
        theme: Theme,
        say: Say<'static>,
    ) -> String {
        let viewer = seen.viewer.map_or(Viewer::Spectator, Viewer::Seat);
        let heard = events.iter().filter(|event| <L::Game as Game>::is_visible(event, viewer));
        let log: Vec<LogLine> = heard.filter_map(|event| L::log(event, L::parts(seen.view), say)).collect();
        let tag = |seat| SeatTag { slug: L::Game::seat_name(seat).into(), title: L::seat_title(seat, say) };
        let tags: Vec<SeatTag> = seats.map(tag).collect();
        let place = |(seat, tag): (_, &SeatTag)| FinalPlace {
            seat: tag.clone(),
            name: tag.title.clone(),
            is_winner: seen.outcome.is_some_and(|outcome| outcome.winners.contains(seat)),
            score: None,
            href: None,
            moved: None,
        };
        let end = seen.outcome.map(|_| MatchEnd {
            places: seats.zip(&tags).map(place).collect(),
            unrated: None,
            proof: Proof { commitment: String::new(), secret: String::new(), throws: Vec::new() },
            given: 0,
            rolls: 0,
            is_checked: true,
            may_rematch: true,
            again: None,
        });
        let frame = Frame {
            theme,
            styles: vec![self.style.url()],
            symbols: L::SYMBOLS,
            ..Frame::new(say, say.text(TITLE), "/")
        };
        let table = page::TablePage {
            id: "k7",
            game: L::Game::NAME,
            game_name: say.text(TITLE),
            seat: seen.viewer.map(L::Game::seat_name),
            options: &[],
            seq: 7,
            board: &draw::<L>(seen, say),
            hints: 0,
            seats: &tags,
            log: &log,
            is_awaited: false,
            may_hint: false,
            watch: &page::ClocksAndAbsence::default(),
            may_undo: true,
            talk: &[],
            offer: None,
            last_word: None,
            end: end.as_ref(),
            why: None,
        };
        page::table(&frame, &table, &page::Social::default()).into_string()
    }
}
