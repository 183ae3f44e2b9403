//! Requests about the open question: `ask`, `answer`, `why`, `undo`, and `say` for table talk.

use super::{
    desk::Desk,
    seating::{CHANCE, outcome, own_seq, seat, seq},
    wire::{self, Refusal, Tongue},
};
use crate::{context::titles, text};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use wardroom_catalog::{AnyMatch, OpenQuestion, RenderContext};
use wardroom_kernel::{Rejected, Talk, Viewer};
use wardroom_ui::{Language, LogLine, markup};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Ask {
    r#match: u64,
    #[serde(default)]
    language: Tongue,
}

pub(super) fn ask(desk: &Desk, Ask { r#match, language }: Ask) -> Result<Value, Refusal> {
    let language = desk.language(language);
    let sitting = desk.sitting(r#match)?;
    let names = titles(desk.game_of(sitting)?, sitting.seats(), language);
    let asked = sitting.ask();
    let seats = asked.open.iter().map(|open| question(sitting, open, &names, language));
    let chance = asked.chance.iter().map(|(seq, of)| chance(sitting, *seq, *of, &names, language));
    // An offer is answered before play goes on.
    let waits = sitting.open_offer();
    let open: Vec<Value> = if waits.is_some() { Vec::new() } else { seats.chain(chance).collect() };
    let mut reply = json!({"seq": seq(sitting), "open": open, "outcome": outcome(sitting), "say": words(sitting)});
    if let Some(waits) = waits {
        let asked = sitting.seats().filter(|seat| sitting.must_answer(*seat).is_some());
        reply["waits_for"] = asked.map(|seat| sitting.seat_name(seat)).collect();
        let is_draw = sitting.seats().into_iter().any(|seat| sitting.must_answer(seat) == Some(Talk::OfferDraw));
        reply[if is_draw { "draw" } else { "surrender" }] = sitting.seat_name(waits).into();
    }
    Ok(reply)
}

/// What may be said now, by seat: no seat that has nothing to say.
fn words(sitting: &dyn AnyMatch) -> Value {
    let of = |seat| sitting.may_say(seat).iter().map(|word| Value::from(word.to_string())).collect::<Vec<_>>();
    let said = sitting.seats().map(|seat| (sitting.seat_name(seat).to_owned(), of(seat)));
    said.filter(|(_, words)| !words.is_empty())
        .map(|(seat, words)| (seat, Value::from(words)))
        .collect::<Map<_, _>>()
        .into()
}

fn question(sitting: &dyn AnyMatch, open: &OpenQuestion, names: &[String], language: Language) -> Value {
    let board = sitting.draw(RenderContext { viewer: Viewer::Seat(open.seat), names, language });
    let offers: Vec<Value> =
        board.offers.into_iter().map(|offer| json!({"text": offer.path, "label": offer.label})).collect();
    json!({"seat": sitting.seat_name(open.seat), "seq": open.seq, "question": board.question, "offers": offers})
}

/// Nature is asked with the whole truth on the table, as a referee would be: an outcome is called what it does.
fn chance(sitting: &dyn AnyMatch, seq: usize, of: u32, names: &[String], language: Language) -> Value {
    let say = text::say(language);
    let labels = foretold(sitting, seq, of, names, language);
    let offer = |(number, label): (u32, Option<String>)| {
        let label =
            label.unwrap_or_else(|| say.with("chance-outcome", &[("number", number.into()), ("of", of.into())]));
        json!({"text": format!("{number}/{of}"), "label": label})
    };
    let offers: Vec<Value> = (1..=of).zip(labels).map(offer).collect();
    json!({"seat": CHANCE, "seq": seq, "question": say.text("chance-question"), "offers": offers})
}

/// More outcomes than this are numbered only: each is tried out on a copy of the match.
const MOST_FORETOLD: u32 = 120;

/// What the logbook would say of each outcome: the first line in which they differ, and where they are all one, its first line.
/// Nothing where it does not tell yet, as of the first of two dice.
fn foretold(sitting: &dyn AnyMatch, seq: usize, of: u32, names: &[String], language: Language) -> Vec<Option<String>> {
    if MOST_FORETOLD < of {
        return vec![None; of as usize];
    }
    let told = sitting.events();
    let outcomes: Vec<Box<dyn AnyMatch>> = (0..of)
        .map(|outcome| {
            let mut copy = sitting.duplicate();
            copy.submit_chance(seq, outcome).expect("nature is asked");
            copy
        })
        .collect();
    let moment = RenderContext { viewer: Viewer::Referee, names, language };
    let lines = |after: &dyn AnyMatch| after.log(moment, told).iter().map(|(_, line)| spoken(line, names)).collect();
    let logbooks: Vec<Vec<String>> = outcomes.iter().map(|after| lines(&**after)).collect();
    let longest = logbooks.iter().map(Vec::len).max().unwrap_or_default();
    let differ = (0..longest).find(|&line| logbooks.iter().any(|book| book.get(line) != logbooks[0].get(line)));
    let are_one = || outcomes.iter().all(|after| after.view(Viewer::Referee) == outcomes[0].view(Viewer::Referee));
    let line = differ.or_else(|| are_one().then_some(0));
    logbooks.iter().map(|book| book.get(line?).cloned()).collect()
}

/// A line of the logbook as one sentence, without the sign that leads to its rule.
fn spoken(line: &LogLine, names: &[String]) -> String {
    let text = markup::text(&line.text.clone().into_string());
    let text = text.trim_end_matches([' ', '§']);
    match line.seat.and_then(|seat| names.get(usize::from(seat.0))) {
        Some(who) => format!("{who}: {text}"),
        None => text.to_owned(),
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Answer {
    r#match: u64,
    seq: usize,
    seat: String,
    text: String,
    #[serde(default)]
    language: Tongue,
}

pub(super) fn answer(desk: &mut Desk, call: &Answer) -> Result<Value, Refusal> {
    let language = desk.language(call.language);
    let sitting = desk.sitting_mut(call.r#match)?;
    let heard = sitting.events();
    let viewer = take(sitting, &call.seat, call.seq, &call.text, language)?;
    Ok(json!({"seq": seq(sitting), "events": sitting.heard(viewer, heard)}))
}

/// The answer of a seat or of chance; who may hear what comes of it.
pub(super) fn take(
    sitting: &mut dyn AnyMatch,
    who: &str,
    seq: usize,
    text: &str,
    language: Language,
) -> Result<Viewer, Refusal> {
    if who == CHANCE {
        answer_chance(sitting, seq, text)?;
        return Ok(Viewer::Referee);
    }
    let seat = seat(sitting, who)?;
    let answered = sitting.submit(seat, own_seq(sitting, seat, seq), text);
    answered.map_err(|rejected| Refusal::rejected(rejected, &sitting.refusal(seat, text, rejected, language)))?;
    Ok(Viewer::Seat(seat))
}

fn answer_chance(sitting: &mut dyn AnyMatch, seq: usize, text: &str) -> Result<(), Refusal> {
    let reject = |rejected| Refusal::rejected(rejected, &[]);
    let of = match sitting.ask().chance {
        Some((_, of)) => of,
        None if sitting.outcome().is_some() => return Err(reject(Rejected::GameOver)),
        None if seq != super::seating::seq(sitting) => return Err(reject(Rejected::Stale)),
        None => return Err(reject(Rejected::NotYourDecision)),
    };
    let number = text.split('/').next().and_then(|number| number.parse::<u32>().ok());
    let outcome = number.filter(|number| text == format!("{number}/{of}")).and_then(|number| number.checked_sub(1));
    let outcome = outcome.filter(|outcome| *outcome < of);
    sitting.submit_chance(seq, outcome.unwrap_or(of)).map_err(reject)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WhyNot {
    r#match: u64,
    seat: String,
    text: String,
    #[serde(default)]
    language: Tongue,
}

pub(super) fn why(desk: &Desk, call: &WhyNot) -> Result<Value, Refusal> {
    let sitting = desk.sitting(call.r#match)?;
    let seat = seat(sitting, &call.seat)?;
    let is_offered = sitting.offers(seat).contains(&call.text);
    let language = desk.language(call.language);
    let reasons =
        if is_offered { Vec::new() } else { sitting.refusal(seat, &call.text, Rejected::NotOffered, language) };
    Ok(json!({"offered": is_offered, "reasons": wire::reasons(&reasons)}))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Undo {
    r#match: u64,
    seq: usize,
    seat: String,
}

pub(super) fn undo(desk: &mut Desk, call: &Undo) -> Result<Value, Refusal> {
    let sitting = desk.sitting_mut(call.r#match)?;
    let seat = seat(sitting, &call.seat)?;
    let undone = sitting.undo(seat, own_seq(sitting, seat, call.seq));
    undone.map_err(|rejected| Refusal::rejected(rejected, &[]))?;
    Ok(json!({"seq": seq(sitting)}))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Say {
    r#match: u64,
    seat: String,
    text: String,
    #[serde(default)]
    language: Tongue,
}

/// Talk beside the rules: to resign, to offer a draw or a surrender.
pub(super) fn say(desk: &mut Desk, call: &Say) -> Result<Value, Refusal> {
    let language = desk.language(call.language);
    let sitting = desk.sitting_mut(call.r#match)?;
    let seat = seat(sitting, &call.seat)?;
    let word: Result<Talk, ()> = call.text.parse();
    let said = word.map_err(|()| {
        let known: Vec<String> = sitting.may_say(seat).iter().map(Talk::to_string).collect();
        Refusal::field("text", format!("`{}` cannot be said; now there is: {}", call.text, known.join(", ")))
    })?;
    sitting
        .submit_talk(seat, said)
        .map_err(|rejected| Refusal::rejected(rejected, &sitting.why_not_say(seat, said, rejected, language)))?;
    Ok(json!({"seq": seq(sitting), "outcome": outcome(sitting)}))
}
