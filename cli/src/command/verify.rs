//! `wardroom verify`: one line for each record. Loading a record replays it and checks answers, rolls and result; this
//! command reports how much of that is proven.

use super::Exit;
use crate::{
    cli,
    context::{Context, titles},
    error::CliError,
    record,
};
use std::io::{self, Write};
use wardroom_catalog::{AnyGame, AnyMatch, RenderContext};
use wardroom_kernel::{Heading, Viewer};
use wardroom_ui::{Language, Say};

pub(super) fn run(call: &cli::VerifyArgs, context: &Context, out: &mut dyn Write) -> Result<Exit, CliError> {
    let say = context.say();
    let mut failed = Vec::new();
    let mut unread = 0;
    for path in &call.records {
        let (why, place) = match record::open(context, path) {
            Ok((_, played)) if keeps_its_secret(&*played) => (say.text("verify-no-secret"), path.display().to_string()),
            Ok((game, played)) => {
                writeln!(out, "{}: {}", path.display(), verdict(game, &*played, context))?;
                continue;
            }
            Err(CliError::Record { path, why }) => {
                let about = [("path", path.display().to_string().into()), ("line", why.line().into())];
                (why.message(context.language), say.with("verify-place", &about))
            }
            // The other records are still verified.
            Err(error) => {
                out.flush()?;
                let _ = writeln!(io::stderr(), "wardroom: {}", error.message(context.language));
                unread += 1;
                continue;
            }
        };
        writeln!(out, "{}: {}", path.display(), say.with("verify-fails", &[("why", why.into())]))?;
        failed.push(place);
    }
    out.flush()?;
    if failed.is_empty() {
        return Ok(if unread == 0 { Exit::Done } else { Exit::Unreadable });
    }
    let about = [("failed", failed.join(", ").into()), ("all", call.records.len().into())];
    let _ = writeln!(io::stderr(), "{}", say.with("verify-failed", &about));
    Ok(if unread == 0 { Exit::Negative } else { Exit::Unreadable })
}

/// A record with a commitment must show the secret of its dice after the end.
fn keeps_its_secret(played: &dyn AnyMatch) -> bool {
    let fairness = &played.heading().fairness;
    played.outcome().is_some() && !fairness.commitment.is_empty() && fairness.secret.is_none()
}

fn verdict(game: &dyn AnyGame, played: &dyn AnyMatch, context: &Context) -> String {
    let say = context.say();
    let chance = played.chance_from(0).split_whitespace().count();
    let answers = say.with("verify-answers", &[("answers", played.answers().into()), ("chance", chance.into())]);
    let end = match played.outcome() {
        // English as records write it; other languages in words.
        Some(_) if context.language == Language::En => played.outcome_text(),
        Some(_) => {
            let names = titles(game, played.seats(), context.language);
            let render = RenderContext { viewer: Viewer::Spectator, names: &names, language: context.language };
            played.draw(render).end.unwrap_or_else(|| played.outcome_text())
        }
        None => say.text("verify-unfinished"),
    };
    format!("{} · {} · {answers} · {} · {end}", say.text("verify-good"), game.name(), proof(played, say))
}

/// Given answers came from the dice of another match, which this record cannot prove. Without a roll nothing is proven. If no
/// seat contributed, the player who chose the secret could choose the dice.
fn proof(played: &dyn AnyMatch, say: Say<'_>) -> String {
    let Heading { fairness, given, .. } = played.heading();
    let after = |given: usize, n: usize| say.with("verify-given", &[("given", given.into()), ("n", n.into())]);
    match (&fairness.secret, *given, played.thrown()) {
        (None, ..) if !fairness.commitment.is_empty() => say.text("verify-not-yet"),
        (None, ..) | (Some(_), 0, 0) => say.text("verify-no-dice"),
        (Some(_), 0, _) if fairness.is_shared() => say.text("verify-proven"),
        (Some(_), 0, _) => say.text("verify-by-secret"),
        (Some(_), given, thrown) if thrown == 0 || fairness.is_shared() => after(given, thrown),
        (Some(_), given, thrown) => format!("{} · {}", after(given, thrown), say.text("verify-by-secret")),
    }
}
