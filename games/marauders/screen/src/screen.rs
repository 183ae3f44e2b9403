//! Merchants & Marauders as the shared pages know it; each line leads to a file.

use crate::table_view::TableView;
use crate::words::{TEXTS, Words};
use crate::{end, gallery, log, offer, picture, question, table, token, window};
use marauders::action::{Act, AnnounceCard};
use marauders::{Action, Event, Marauders, Parts, View};
use wardroom_kernel::{Outcome, Reason, Seat};
use wardroom_ui::{Fragment, GameScreen, LogLine, Say, ScreenContext, Texts, Window, component::ComponentFamily};

/// The screen of Merchants & Marauders.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Screen;

/// The part of the style that pictures need, too.
pub(crate) const CHART: &str = include_str!("../style/chart.css");

impl GameScreen for Screen {
    type Game = Marauders;

    const STYLE: &'static str = concat!(include_str!("../style/marauders.css"), include_str!("../style/chart.css"));
    const SYMBOLS: &'static str = include_str!("../style/symbols.svg");
    const COVER: &'static str = "cover-marauders";

    fn texts() -> &'static Texts {
        &TEXTS
    }
    fn state(view: &View, say: Say) -> String {
        question::state(view, say)
    }
    fn table(context: &ScreenContext<Marauders>, say: Say) -> Vec<Fragment> {
        table::table(&TableView::new(context, say))
    }
    fn question(context: &ScreenContext<Marauders>, say: Say) -> String {
        question::question(&TableView::new(context, say))
    }
    fn offer(context: &ScreenContext<Marauders>, action: Action, say: Say) -> String {
        offer::offer(&TableView::new(context, say), action)
    }
    fn token(context: &ScreenContext<Marauders>, token: &str, say: Say) -> String {
        token::token(&TableView::new(context, say), token)
    }
    fn comes_last(action: Action) -> bool {
        action == Action::Act(Act::Retire)
    }
    fn parts(view: &View) -> &'static Parts {
        view.parts.0
    }
    fn log(event: &Event, parts: &Parts, say: Say) -> Option<LogLine> {
        log::log(event, parts, say)
    }
    fn why(reason: &Reason, say: Say) -> String {
        say.reason(reason)
    }
    fn end(view: &View, outcome: &Outcome, names: &[String], say: Say) -> String {
        end::end(view, outcome, names, say)
    }
    fn seat_title(seat: Seat, say: Say) -> String {
        Words::in_language(say.language).seat(seat).to_owned()
    }
    fn gallery(parts: &Parts, say: Say) -> Vec<ComponentFamily> {
        gallery::gallery(parts, say)
    }
    fn windows(say: Say) -> Vec<Window> {
        let title = |timing| window::title(Words::in_language(say.language), timing).to_owned();
        window::PASSED.map(|timing| Window { kind: timing.name(), title: title(timing) }).into()
    }
    fn pass(context: &ScreenContext<Marauders>) -> Option<(&'static str, Action)> {
        let pass =
            context.offers.iter().copied().find(|action| matches!(action, Action::AnnounceCard(AnnounceCard::Pass)));
        pass.zip(context.view.windows.last()).map(|(pass, window)| (window.timing.name(), pass))
    }
    fn picture(context: &ScreenContext<Marauders>, say: Say) -> String {
        picture::picture(&TableView::new(context, say))
    }
}
