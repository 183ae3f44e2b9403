//! Turning Tides as the shared pages know it; each line leads to a file.

use crate::table_view::TableView;
use crate::words::{TEXTS, Words};
use crate::{end, gallery, log, offer, picture, question, table, token};
use turning_tides::{Action, Event, Parts, TurningTides, View};
use wardroom_kernel::{Outcome, Reason, Seat};
use wardroom_ui::{Fragment, GameScreen, LogLine, Say, ScreenContext, Texts, component::ComponentFamily};

/// The screen of Turning Tides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Screen;

impl GameScreen for Screen {
    type Game = TurningTides;

    const STYLE: &'static str = include_str!("../style/turning-tides.css");
    const SYMBOLS: &'static str = include_str!("../style/symbols.svg");
    const COVER: &'static str = "cover-turning-tides";

    fn texts() -> &'static Texts {
        &TEXTS
    }
    fn state(view: &View, say: Say) -> String {
        question::state(view, say)
    }
    fn table(context: &ScreenContext<TurningTides>, say: Say) -> Vec<Fragment> {
        table::table(&TableView::new(context, say))
    }
    fn question(context: &ScreenContext<TurningTides>, say: Say) -> String {
        question::question(&TableView::new(context, say))
    }
    fn offer(context: &ScreenContext<TurningTides>, action: Action, say: Say) -> String {
        offer::offer(&TableView::new(context, say), action)
    }
    fn token(context: &ScreenContext<TurningTides>, token: &str, say: Say) -> String {
        token::token(&TableView::new(context, say), token)
    }
    fn parts(view: &View) -> &'static Parts {
        view.parts.0
    }
    fn log(event: &Event, _: &Parts, say: Say) -> Option<LogLine> {
        log::log(event, say)
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
    fn picture(context: &ScreenContext<TurningTides>, say: Say) -> String {
        picture::picture(&TableView::new(context, say))
    }
    fn gallery(parts: &Parts, say: Say) -> Vec<ComponentFamily> {
        gallery::gallery(parts, say)
    }
}
