//! A table as a viewer sees it.

use ahoy::{Action, Ahoy, Parts, SMUGGLER, SMUGGLER_2, SQUADRON, UNION};
use ahoy_screen::Screen;
use wardroom_kernel::{Dice, FastRng, Game, Match, Parts as _, Record, Setup, Viewer};
use wardroom_ui::{Language, Say, ScreenContext, specimen};

/// Everybody who may look at a table for so many players.
pub(crate) fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    let all = [SQUADRON, UNION, SMUGGLER, SMUGGLER_2];
    all.into_iter().take(seats.into()).map(Viewer::Seat).chain([Viewer::Spectator])
}

pub(crate) fn say(language: Language) -> Say<'static> {
    specimen::say::<Screen>(language)
}

pub(crate) fn names() -> [String; 4] {
    ["Marlow", "Edda", "Lotte", "Ines"].map(str::to_owned)
}

pub(crate) fn with_context<T>(played: &Match<Ahoy>, viewer: Viewer, look: impl FnOnce(&ScreenContext<Ahoy>) -> T) -> T {
    ScreenContext::of(played, viewer, &names(), look)
}

/// Looks at some moments of a random game, each `every` answers, and at its end.
pub(crate) fn through_a_game(seats: u8, seed: u64, every: usize, mut look: impl FnMut(&Match<Ahoy>)) {
    let setup = Setup::new(Ahoy::MODES, "base", seats, [("", ""); 0]).unwrap();
    let record = Record::<Ahoy>::new(setup, Parts::shipped()).unwrap();
    let contributions: Vec<String> = record.played.seats().map(|seat| Ahoy::seat_name(seat).into()).collect();
    let mut played = record.played.with_dice(Dice::new(&seed.to_string(), &contributions));
    let mut rng = FastRng(seed);
    for answers in 0.. {
        if answers % every == 0 || played.outcome().is_some() {
            look(&played);
        }
        let Some(seat) = played.asked().next() else { break };
        let offers: Vec<Action> = played.offers(seat).collect();
        played.submit(seat, played.seq(seat), offers[rng.below(offers.len())]).unwrap();
    }
}

/// The element with that id, and all that is in it.
#[track_caller]
pub(crate) fn element<'p>(page: &'p str, id: &str) -> &'p str {
    let at = page.find(&format!(" id=\"{id}\"")).unwrap_or_else(|| panic!("`{id}` is not on the page"));
    let from = page[..at].rfind('<').expect("an id stands in a tag");
    let name: String = page[from + 1..].chars().take_while(char::is_ascii_alphanumeric).collect();
    let (opens, closes) = (format!("<{name}"), format!("</{name}>"));
    let is_tag = |rest: &str| rest.starts_with(&opens) && !rest[opens.len()..].starts_with(char::is_alphanumeric);
    let mut depth = 0;
    for (offset, _) in page[from..].match_indices('<') {
        let rest = &page[from + offset..];
        if rest.starts_with(&closes) {
            depth -= 1;
        } else if is_tag(rest) {
            depth += 1;
        }
        if depth == 0 && rest.starts_with(&closes) {
            return &page[from..from + offset + closes.len()];
        }
    }
    panic!("`{id}` never ends")
}
