//! `wardroom verify`: one line for each record. Reading a record replays it and checks answers, rolls and result; here
//! it is said how much of that could be proven.

use super::Answer;
use crate::{
    cli,
    context::{Context, titles},
    record,
    trouble::Trouble,
};
use std::io::{self, Write};
use wardroom_catalog::{AnyGame, AnyMatch, RenderContext};
use wardroom_kernel::{Heading, Viewer};
use wardroom_ui::{Language, Say};

pub(super) fn run(call: &cli::Verify, context: &Context, out: &mut dyn Write) -> Result<Answer, Trouble> {
    let say = context.say();
    let mut failed = Vec::new();
    let mut unread = 0;
    for path in &call.records {
        let (why, place) = match record::open(context, path) {
            Ok((_, sitting)) if keeps_its_secret(&*sitting) => {
                (say.text("verify-no-secret"), path.display().to_string())
            }
            Ok((game, sitting)) => {
                writeln!(out, "{}: {}", path.display(), verdict(game, &*sitting, context))?;
                continue;
            }
            Err(Trouble::Record { path, why }) => {
                let about = [("path", path.display().to_string().into()), ("line", why.line().into())];
                (why.told(context.language), say.with("verify-place", &about))
            }
            // The others may be good.
            Err(trouble) => {
                out.flush()?;
                let _ = writeln!(io::stderr(), "wardroom: {}", trouble.told(context.language));
                unread += 1;
                continue;
            }
        };
        writeln!(out, "{}: {}", path.display(), say.with("verify-fails", &[("why", why.into())]))?;
        failed.push(place);
    }
    out.flush()?;
    if failed.is_empty() {
        return Ok(if unread == 0 { Answer::Yes } else { Answer::Unread });
    }
    let about = [("failed", failed.join(", ").into()), ("all", call.records.len().into())];
    let _ = writeln!(io::stderr(), "{}", say.with("verify-failed", &about));
    Ok(if unread == 0 { Answer::No } else { Answer::Unread })
}

/// Whoever has committed to dice shows the secret when the game is over.
fn keeps_its_secret(sitting: &dyn AnyMatch) -> bool {
    let fairness = &sitting.heading().fairness;
    sitting.outcome().is_some() && !fairness.commitment.is_empty() && fairness.secret.is_none()
}

fn verdict(game: &dyn AnyGame, sitting: &dyn AnyMatch, context: &Context) -> String {
    let say = context.say();
    let chance = sitting.chance_from(0).split_whitespace().count();
    let answers = say.with("verify-answers", &[("answers", sitting.answers().into()), ("chance", chance.into())]);
    let end = match sitting.outcome() {
        // As records write it; else in words.
        Some(_) if context.language == Language::En => sitting.outcome_text(),
        Some(_) => {
            let names = titles(game, sitting.seats(), context.language);
            let moment = RenderContext { viewer: Viewer::Spectator, names: &names, language: context.language };
            sitting.draw(moment).end.unwrap_or_else(|| sitting.outcome_text())
        }
        None => say.text("verify-unfinished"),
    };
    format!("{} · {} · {answers} · {} · {end}", say.text("verify-good"), game.name(), proof(sitting, say))
}

/// What was given came from dice of which this record knows nothing, where nothing was thrown nothing is proven, and where
/// no seat has contributed the dice are as good as whoever chose the secret.
fn proof(sitting: &dyn AnyMatch, say: Say<'_>) -> String {
    let Heading { fairness, given, .. } = sitting.heading();
    let after = |given: usize, n: usize| say.with("verify-given", &[("given", given.into()), ("n", n.into())]);
    match (&fairness.secret, *given, sitting.thrown()) {
        (None, ..) if !fairness.commitment.is_empty() => say.text("verify-not-yet"),
        (None, ..) | (Some(_), 0, 0) => say.text("verify-no-dice"),
        (Some(_), 0, _) if fairness.is_shared() => say.text("verify-proven"),
        (Some(_), 0, _) => say.text("verify-by-secret"),
        (Some(_), given, thrown) if thrown == 0 || fairness.is_shared() => after(given, thrown),
        (Some(_), given, thrown) => format!("{} · {}", after(given, thrown), say.text("verify-by-secret")),
    }
}
