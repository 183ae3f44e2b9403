//! The result of a game, and the proof that the dice were not chosen.

use super::{RatingEstimate, TablePage};
use crate::{
    Say,
    widget::{SeatTag, crest, dialog, icon, post},
};
use maud::{Markup, html};

#[derive(Clone, Debug)]
pub struct MatchEnd {
    pub places: Vec<FinalPlace>,
    /// Why the game does not count.
    pub unrated: Option<String>,
    pub proof: Proof,
    /// How many answers were taken over from another match, whose dice are not these.
    pub given: usize,
    /// How many rolls and draws there were after that.
    pub rolls: usize,
    /// The server has recomputed all these rolls and the commitment fits.
    pub is_checked: bool,
    pub may_rematch: bool,
    /// Another game that was laid out since.
    pub again: Option<NextGame>,
}

#[derive(Clone, Debug)]
pub struct NextGame {
    /// Who has laid it out.
    pub name: String,
    pub href: String,
}

#[derive(Clone, Debug)]
pub struct FinalPlace {
    pub seat: SeatTag,
    pub name: String,
    pub is_winner: bool,
    pub score: Option<i32>,
    /// The player's page.
    pub href: Option<String>,
    /// The rating before and after, where the game counts.
    pub moved: Option<(RatingEstimate, RatingEstimate)>,
}

/// Everything that is needed to throw all dice again.
#[derive(Clone, Debug)]
pub struct Proof {
    pub commitment: String,
    pub secret: String,
    pub throws: Vec<Contribution>,
}

impl Proof {
    /// Whether a seat contributed to the dice; otherwise the secret alone decides them.
    fn is_shared(&self) -> bool {
        self.throws.iter().any(|throw| !throw.contribution.trim().is_empty())
    }
}

/// What a seat threw in.
#[derive(Clone, Debug)]
pub struct Contribution {
    pub seat: SeatTag,
    pub contribution: String,
}

/// In the place of the offers: the result, and the way to what can be done now.
pub(super) fn banner(headline: &str, end: &MatchEnd, table: &TablePage, say: Say) -> Markup {
    html! {
        p #question .offers-ask { (headline) small { (say.text("end-over")) } }
        @if let Some(again) = &end.again { p.offers-said data-tell { (laid_out(again, say)) } }
        div.offers-list {
            (another(table, end, say))
            a.btn href="#end" { (say.text("end-look")) }
            a.btn href={ "/t/" (table.id) "/replay?at=0" } { (say.text("replay-title")) }
        }
    }
}

/// The paper with result, proof and record; an empty place until then.
pub(super) fn paper(table: &TablePage, say: Say) -> Markup {
    let (Some(end), Some(headline)) = (table.end, &table.board.end) else { return html! { div #end {} } };
    let body = html! {
        div.dialog-body.end {
            ul.places { @for place in &end.places { (result(place, say)) } }
            @if let Some(why) = &end.unrated { p.quiet { (why) " " a href={ "/standing/" (table.game) } { (say.text("bar-standing")) } } }
            @if let Some(again) = &end.again { p.end-again { (laid_out(again, say)) } }
            (proof(table, end, say))
        }
        div.dialog-foot {
            a.btn.btn--quiet href="/" { (say.text("end-home")) }
            a.btn href={ "/t/" (table.id) "/record" } download { (say.text("end-record")) }
            (another(table, end, say))
        }
    };
    dialog("end", headline, &say.text("close"), &body)
}

fn laid_out(again: &NextGame, say: Say) -> String {
    say.with("end-again", &[("name", (&again.name).into())])
}

/// The way to a rematch: a link once the table is there; until then each player may set it up.
fn another(table: &TablePage, end: &MatchEnd, say: Say) -> Markup {
    html! {
        @if let Some(again) = &end.again { a.btn.btn--go href=(again.href) { (say.text("end-again-go")) } }
        @else if end.may_rematch {
            (post(&format!("/t/{}/rematch", table.id), &[], "btn btn--go", &html! { (say.text("end-rematch")) }))
        }
    }
}

fn result(place: &FinalPlace, say: Say) -> Markup {
    html! {
        li.place {
            (crest(&place.seat.slug))
            div {
                b { @match &place.href { Some(href) => { a href=(href) { (place.name) } } None => (place.name) } }
                span.quiet { (place.seat.title) }
                @if let Some((before, after)) = place.moved {
                    span.place-rating.num { (say.with("player-moved", &[("before", before.text().into()), ("after", after.text().into())])) }
                }
            }
            @if let Some(score) = place.score { span.num.score { (score) } }
            @if place.is_winner { span.winner { (icon("fame")) (say.text("end-winner")) } }
        }
    }
}

fn proof(table: &TablePage, end: &MatchEnd, say: Say) -> Markup {
    html! {
        details.proof open[!end.is_checked] {
            summary {
                (icon(if end.is_checked && end.rolls > 0 && end.proof.is_shared() { "ui-check" } else { "ui-why" }))
                (verdict(end, say))
            }
            (here(&format!("/t/{}/record", table.id), say))
            (ingredients(&end.proof, say))
        }
    }
}

/// As much as is proved, and never more.
fn verdict(end: &MatchEnd, say: Say) -> String {
    let checked = match (end.is_checked, end.given, end.rolls) {
        (false, ..) => return say.text("proof-failed"),
        (true, 0, 0) => return say.text("proof-nothing"),
        (true, 0, rolls) => say.with("proof-checked", &[("n", rolls.into())]),
        (true, given, rolls) => say.with("proof-checked-given", &[("given", given.into()), ("n", rolls.into())]),
    };
    if end.rolls == 0 || end.proof.is_shared() {
        checked
    } else {
        format!("{checked}. {}", say.text("proof-by-secret"))
    }
}

/// What the dice were made of.
pub(super) fn ingredients(proof: &Proof, say: Say) -> Markup {
    html! {
        p.prose {
            @if proof.is_shared() { (say.text("proof-explained")) } @else { (say.text("proof-explained-by-secret")) }
        }
        dl {
            div { dt { (say.text("proof-commitment")) } dd { code { (proof.commitment) } } }
            @for throw in &proof.throws {
                div { dt { (say.with("proof-contribution", &[("seat", (&throw.seat.title).into())])) } dd { code { (throw.contribution) } } }
            }
            div { dt { (say.text("proof-secret")) } dd { code { (proof.secret) } } }
        }
    }
}

/// Where `assets/js/proof.js` says what it found: the reader's own machine throws all dice again.
pub(super) fn here(record: &str, say: Say) -> Markup {
    let (given, n) = (("given", "{given}".into()), ("n", "{n}".into()));
    let good = say.with("proof-here", std::slice::from_ref(&n));
    let given_only = say.with("proof-here-given-only", std::slice::from_ref(&given));
    let given = say.with("proof-here-given", &[given, n]);
    let own = say.with("proof-here-own", &[("words", "{words}".into())]);
    html! {
        p #proof-here .js-only role="status" data-own data-proof=(record) data-good=(good) data-nothing=(say.text("proof-here-nothing"))
            data-given=(given) data-given-only=(given_only) data-by-secret=(say.text("proof-by-secret")) data-bad=(say.text("proof-here-bad"))
            data-own-words=(own) data-unseen=(say.text("proof-here-unseen")) data-other=(say.text("proof-here-other")) {
            (say.text("proof-here-begun"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Language, Texts, text};

    fn said(given: usize, rolls: usize, is_checked: bool, language: Language) -> String {
        said_of("seven seas", given, rolls, is_checked, language)
    }
    fn said_of(words: &str, given: usize, rolls: usize, is_checked: bool, language: Language) -> String {
        let texts = Texts::new(&[text::SHARED].iter().chain(text::PAGES).flatten().copied().collect::<Vec<_>>());
        let throw = Contribution {
            seat: SeatTag { slug: "silver".into(), title: "Silver".into() },
            contribution: words.into(),
        };
        let proof = Proof { commitment: String::new(), secret: String::new(), throws: vec![throw] };
        let end = MatchEnd {
            places: Vec::new(),
            unrated: None,
            proof,
            given,
            rolls,
            is_checked,
            may_rematch: false,
            again: None,
        };
        verdict(&end, Say { texts: &texts, language })
    }

    #[test]
    fn the_paper_claims_what_was_thrown_here_and_nothing_else() {
        let english = |given, rolls| said(given, rolls, true, Language::En);
        assert_eq!(english(0, 48), "Checked: every roll recomputed, 48 in all");
        assert_eq!(english(0, 0), "Nothing was rolled or drawn in this game: there is nothing to prove");
        let taken_over = "The first 12 answers were taken over from another game and are not proved";
        assert_eq!(english(12, 5), format!("{taken_over}; 5 rolls after that were recomputed and are right"));
        assert_eq!(english(12, 0), format!("{taken_over}; nothing was rolled after that"));
        assert!(
            english(1, 1).starts_with("The first answer was")
                && english(1, 1).ends_with("one roll after that was recomputed and is right")
        );
        let german = |given, rolls| said(given, rolls, true, Language::De);
        let taken_over = "Die ersten 12 Antworten sind aus einer anderen Partie übernommen und nicht bewiesen";
        assert_eq!(german(12, 5), format!("{taken_over}; 5 Würfe danach wurden nachgerechnet und stimmen"));
        assert_eq!(german(12, 0), format!("{taken_over}; danach wurde nichts geworfen"));
        assert!(german(0, 0).ends_with("Es gibt nichts zu beweisen"));
        assert_eq!(said(12, 5, false, Language::En), "The dice of this game could not be confirmed");
    }

    #[test]
    fn where_no_seat_contributed_the_paper_says_whose_dice_they_were() {
        let english = |given, rolls| said_of(" ", given, rolls, true, Language::En);
        let whose = ". No seat contributed to the secret they follow from: whoever chose it could choose the rolls";
        assert_eq!(english(0, 48), format!("{}{whose}", said(0, 48, true, Language::En)));
        assert_eq!(english(12, 5), format!("{}{whose}", said(12, 5, true, Language::En)));
        assert_eq!((english(0, 0), english(12, 0)), (said(0, 0, true, Language::En), said(12, 0, true, Language::En)));
        let german = said_of("", 0, 48, true, Language::De);
        assert!(german.ends_with(": Wer es wählte, konnte die Würfe wählen"), "{german}");
    }
}
