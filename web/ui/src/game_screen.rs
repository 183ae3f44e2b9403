//! What a game's screen crate implements, and what the pages make of it.
//!
//! Knows no game; [`draw`] is the only place where types are forgotten, so that server and pages handle all games alike.

use crate::{
    Say, Texts,
    component::ComponentFamily,
    markup::{self, Tree},
};
use maud::Markup;
use std::sync::Arc;
use wardroom_kernel::{Game, Match, Outcome, Reason, Seat, Seats, Viewer};

/// The attribute with the token of a thing that can be touched.
pub(crate) const TOKEN: &str = "data-token";

type View<L> = <<L as GameScreen>::Game as Game>::View;
type Action<L> = <<L as GameScreen>::Game as Game>::Action;
type Event<L> = <<L as GameScreen>::Game as Game>::Event;
type Parts<L> = <<L as GameScreen>::Game as Game>::Parts;

/// How a game looks: pure functions of what one may see. Implemented by a type of the screen's crate, since neither the
/// game nor this trait belongs to it.
pub trait GameScreen: Sized + 'static {
    type Game: Game;
    /// Its style sheet.
    const STYLE: &'static str;
    /// `<symbol>`s of its own; those of the shared sheet that it uses are found by themselves.
    const SYMBOLS: &'static str;
    /// Id of its cover drawing.
    const COVER: &'static str;
    /// The shared texts and its own.
    fn texts() -> &'static Texts;
    /// `Round 3 · turn 5 · position 6`, for the bar and for lists.
    fn state(view: &View<Self>, say: Say) -> String;
    /// Everything on the table but bar, offers bar and log, which are shared.
    fn table(seen: &ScreenContext<Self::Game>, say: Say) -> Vec<Fragment>;
    /// What is asked, or who is waited for.
    fn question(seen: &ScreenContext<Self::Game>, say: Say) -> String;
    /// A whole answer: `Lay Fire`.
    fn offer(seen: &ScreenContext<Self::Game>, action: Action<Self>, say: Say) -> String;
    /// One touch, for nested buttons: `Zone 4`.
    fn token(seen: &ScreenContext<Self::Game>, token: &str, say: Say) -> String;
    /// The box that is played with: an owner may have corrected it, and what is told of a match is told by its own.
    fn parts(view: &View<Self>) -> &'static Parts<Self>;
    /// Nothing, where the event is for the drawing only.
    fn log(event: &Event<Self>, parts: &Parts<Self>, say: Say) -> Option<LogLine>;
    fn why(reason: &Reason, say: Say) -> String;
    /// `Lotte wins: three zones of The Private are destroyed`. Names are those of the people, by seat.
    fn end(view: &View<Self>, outcome: &Outcome, names: &[String], say: Say) -> String;
    fn seat_title(seat: Seat, say: Say) -> String;
    /// The board alone, as an SVG that needs no page around it: colours resolved, no variables, symbols inside.
    fn picture(seen: &ScreenContext<Self::Game>, say: Say) -> String;
    /// Its windows: questions that come again and again, and that most people mostly let pass.
    fn windows(say: Say) -> Vec<Window> {
        let _ = say;
        Vec::new()
    }
    /// In a window, its kind and the answer that lets it pass. Automatic passing always gives this answer, whatever the
    /// player holds, so that it tells the others nothing.
    fn pass(seen: &ScreenContext<Self::Game>) -> Option<(&'static str, Action<Self>)> {
        let _ = seen;
        None
    }
    /// An answer that is rare and cannot be taken back, like leaving the game: it is listed last, so that it is not taken by mistake.
    fn comes_last(action: Action<Self>) -> bool {
        let _ = action;
        false
    }
    /// What is in a box, to be looked at.
    fn gallery(parts: &Parts<Self>, say: Say) -> Vec<ComponentFamily>;
    /// Whether touching the last thing of a path on the table waits for a confirming button. An answer of one touch
    /// always does: a slip of the finger is no answer.
    fn confirms(seen: &ScreenContext<Self::Game>) -> bool {
        let _ = seen;
        false
    }
}

/// What one viewer sees of a match at one moment. A game's parts of the page are drawn from it and from what they make of it
/// for themselves: a `Sight` that derefs to it.
#[derive(Debug)]
pub struct ScreenContext<'a, G: Game> {
    pub view: &'a G::View,
    /// None for those who only look on.
    pub viewer: Option<Seat>,
    /// Empty for those who are not asked.
    pub offers: &'a [G::Action],
    /// The seats that are asked, as far as the viewer may know: other seats that have answered under seal are among them.
    pub asked: Seats,
    /// What the viewer has put under seal; no other viewer sees it.
    pub own_seal: Option<G::Action>,
    /// Of the people, by seat.
    pub names: &'a [String],
    pub outcome: Option<Outcome>,
    /// Whether the reader is the viewer. If not, texts speak of the viewer by name.
    pub is_reader: bool,
}

impl<G: Game> Clone for ScreenContext<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<G: Game> Copy for ScreenContext<'_, G> {}

impl<'a, G: Game> ScreenContext<'a, G> {
    /// Hands on what a viewer sees of a match as it stands. Nothing is offered while a word waits for its answer.
    pub fn of<T>(
        played: &Match<G>,
        viewer: Viewer,
        names: &[String],
        look: impl FnOnce(&ScreenContext<'_, G>) -> T,
    ) -> T {
        let (view, outcome) = (G::view(played.table(), viewer), played.outcome());
        let asked = if outcome.is_none() { played.asked_before(viewer) } else { Seats::default() };
        let viewer = viewer.seat();
        let offers: Vec<G::Action> = match viewer {
            Some(seat) if outcome.is_none() && played.open_offer().is_none() => played.offers(seat).collect(),
            _ => Vec::new(),
        };
        let own_seal = viewer.and_then(|seat| played.sealed_by(seat));
        let is_reader = true;
        look(&ScreenContext { view: &view, viewer, offers: &offers, asked, own_seal, names, outcome, is_reader })
    }
    /// The same table for another reader.
    #[must_use]
    pub fn overlooked(&self) -> ScreenContext<'a, G> {
        ScreenContext { is_reader: false, ..*self }
    }
    /// The same for those who only look on.
    #[must_use]
    pub fn as_onlookers_see(&self) -> ScreenContext<'a, G> {
        let sealed = self.viewer.filter(|_| self.has_answered());
        let asked = self.asked.chain(sealed).collect();
        ScreenContext { viewer: None, offers: &[], asked, own_seal: None, ..self.overlooked() }
    }
    /// Whether the viewer's answer is under seal while others still choose. No other viewer is told.
    pub fn has_answered(&self) -> bool {
        self.own_seal.is_some()
    }
    pub fn name(&self, seat: Seat) -> &'a str {
        self.names.get(usize::from(seat.0)).map_or("", String::as_str)
    }
    /// Whether the viewer may touch what belongs to this seat.
    pub fn owns(&self, seat: Seat) -> bool {
        self.viewer == Some(seat)
    }
    /// Whether the reader plays this seat and is addressed as "you".
    pub fn is_you(&self, seat: Seat) -> bool {
        self.is_reader && self.owns(seat)
    }
    /// The token of a thing, for players only: spectators touch nothing.
    pub fn token(&self, token: impl FnOnce() -> String) -> Option<String> {
        self.viewer.map(|_| token())
    }
}

/// A part of the page that is sent anew when it changes: one element with this id. Elements inside that have an id of
/// their own keep their identity and glide to their new place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fragment {
    pub id: &'static str,
    /// Shared: a server keeps it while a page is open, and it is most of the server's memory.
    pub html: Arc<str>,
}

impl Fragment {
    /// The markup must be one element that carries the id.
    pub fn new(id: &'static str, markup: Markup) -> Fragment {
        let html: Arc<str> = markup.into_string().into();
        debug_assert_eq!(markup::root_id(&html), Some(id), "the element of a fragment carries the fragment's id");
        Fragment { id, html }
    }
    /// Its nodes. The text is shared, not copied.
    pub fn tree(&self) -> Tree {
        Tree::parse(self.html.clone())
    }
}

/// A line of the logbook. A heading stands between rules: `Round 3 · turn 3`.
#[derive(Clone, Debug)]
pub struct LogLine {
    pub seat: Option<Seat>,
    pub text: Markup,
    pub is_heading: bool,
}

/// An answer as the page offers it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    /// Its text in records: tokens joined by ` > `.
    pub path: String,
    pub label: String,
    /// One label for each token.
    pub touches: Vec<String>,
    /// Whether it stands behind all others: see [`GameScreen::comes_last`].
    pub is_last: bool,
}

/// A kind of window.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Window {
    pub kind: &'static str,
    /// `Before the dice`
    pub title: String,
}

/// The answer that lets an open window pass.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WindowPass {
    /// One of the board's windows.
    pub window: &'static str,
    pub path: String,
}

/// A table as one viewer sees it, drawn: what the pages need, without the game's types.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DrawnTable {
    pub state: String,
    pub question: String,
    pub offers: Vec<Offer>,
    pub must_confirm: bool,
    /// The game's kinds of windows; and in one, the answer that lets it pass.
    pub windows: Vec<Window>,
    pub pass: Option<WindowPass>,
    pub fragments: Vec<Fragment>,
    /// How it ended.
    pub end: Option<String>,
}

impl DrawnTable {
    /// Whether an answer or a thing on the table has this token.
    pub fn has_token(&self, token: &str) -> bool {
        let is_drawn = |fragment: &Fragment| {
            fragment.tree().elements().any(|element| element.attribute(TOKEN).is_some_and(|drawn| drawn == token))
        };
        let is_offered = |offer: &Offer| offer.path.split(" > ").any(|offered| offered == token);
        !token.is_empty() && (self.offers.iter().any(is_offered) || self.fragments.iter().any(is_drawn))
    }
}

pub fn draw<L: GameScreen>(seen: &ScreenContext<L::Game>, say: Say) -> DrawnTable {
    let offer = |&action: &Action<L>| {
        let path = action.to_string();
        let touches = path.split(" > ").map(|token| L::token(seen, token, say)).collect();
        Offer { label: L::offer(seen, action, say), touches, path, is_last: L::comes_last(action) }
    };
    DrawnTable {
        state: L::state(seen.view, say),
        question: if seen.is_reader { L::question(seen, say) } else { L::question(&seen.as_onlookers_see(), say) },
        offers: seen.offers.iter().map(offer).collect(),
        must_confirm: L::confirms(seen),
        windows: L::windows(say),
        pass: L::pass(seen).map(|(window, action)| WindowPass { window, path: action.to_string() }),
        fragments: L::table(seen, say),
        end: seen.outcome.as_ref().map(|outcome| L::end(seen.view, outcome, seen.names, say)),
    }
}
