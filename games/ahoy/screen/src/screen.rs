//! Ahoy as the shared pages know it; each line leads to a file.

use crate::table_view::TableView;
use crate::words::{TEXTS, Words};
use crate::{end, gallery, log, offer, picture, question, table, token};
use ahoy::{Action, Ahoy, Event, Parts, View, action::BattlePlan};
use wardroom_kernel::{Outcome, Reason, Seat};
use wardroom_ui::{Fragment, GameScreen, LogLine, Say, ScreenContext, Texts, Window, component::ComponentFamily};

/// The screen of Ahoy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Screen;

/// The one kind of window there is.
const BATTLE_PLAN: &str = "battle-plan";

impl GameScreen for Screen {
    type Game = Ahoy;

    const STYLE: &'static str = include_str!("../style/ahoy.css");
    const SYMBOLS: &'static str = include_str!("../style/symbols.svg");
    const COVER: &'static str = "cover-ahoy";

    fn texts() -> &'static Texts {
        &TEXTS
    }
    fn state(view: &View, say: Say) -> String {
        question::state(view, say)
    }
    fn table(context: &ScreenContext<Ahoy>, say: Say) -> Vec<Fragment> {
        table::table(&TableView::new(context, say))
    }
    fn question(context: &ScreenContext<Ahoy>, say: Say) -> String {
        question::question(&TableView::new(context, say))
    }
    fn offer(context: &ScreenContext<Ahoy>, action: Action, say: Say) -> String {
        offer::offer(&TableView::new(context, say), action)
    }
    fn token(context: &ScreenContext<Ahoy>, token: &str, say: Say) -> String {
        token::token(&TableView::new(context, say), token)
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
    fn windows(say: Say) -> Vec<Window> {
        vec![Window { kind: BATTLE_PLAN, title: say.text("ask-battle-plan") }]
    }
    fn pass(context: &ScreenContext<Ahoy>) -> Option<(&'static str, Action)> {
        let pass = context.offers.iter().copied().find(|action| matches!(action, Action::BattlePlan(BattlePlan::Pass)));
        pass.map(|pass| (BATTLE_PLAN, pass))
    }
    fn picture(context: &ScreenContext<Ahoy>, say: Say) -> String {
        picture::picture(&TableView::new(context, say))
    }
    fn gallery(parts: &Parts, say: Say) -> Vec<ComponentFamily> {
        gallery::gallery(parts, say)
    }
}
