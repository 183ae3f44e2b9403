//! `wardroom verify`: one line for each record. Reading a record replays it and checks answers, rolls and result; here
//! it is said how much of that could be proven.

use super::Answer;
use crate::{cli, context::Context, record, trouble::Trouble};
use std::{
    io::{self, Write},
    path::Path,
};
use wardroom_catalog::Sitting;

pub(super) fn run(call: &cli::Verify, context: &Context, out: &mut dyn Write) -> Result<Answer, Trouble> {
    let say = context.say();
    let mut failed = Vec::new();
    for path in &call.records {
        match verdict(context, path) {
            Ok(verdict) => writeln!(out, "{}: {verdict}", path.display())?,
            Err(Trouble::Record { path, why }) => {
                writeln!(out, "{}: {}", path.display(), say.with("verify-fails", &[("why", why.to_string().into())]))?;
                failed.push(format!("{} (line {})", path.display(), why.line()));
            }
            Err(trouble) => {
                out.flush()?;
                return Err(trouble);
            }
        }
    }
    out.flush()?;
    if failed.is_empty() {
        return Ok(Answer::Yes);
    }
    let about = [("failed", failed.join(", ").into()), ("all", call.records.len().into())];
    let _ = writeln!(io::stderr(), "{}", say.with("verify-failed", &about));
    Ok(Answer::No)
}

fn verdict(context: &Context, path: &Path) -> Result<String, Trouble> {
    let say = context.say();
    let (game, sitting) = record::open(context, path)?;
    let chance = sitting.chance_from(0).split_whitespace().count();
    let answers = say.with("verify-answers", &[("answers", sitting.answers().into()), ("chance", chance.into())]);
    let end = match sitting.outcome() {
        Some(_) => sitting.outcome_text(),
        None => say.text("verify-unfinished"),
    };
    Ok(format!("{} · {} · {answers} · {} · {end}", say.text("verify-good"), game.name(), say.text(proof(&*sitting))))
}

fn proof(sitting: &dyn Sitting) -> &'static str {
    let fairness = &sitting.heading().fairness;
    match (&fairness.secret, fairness.commitment.is_empty()) {
        (Some(_), _) => "verify-proven",
        (None, false) => "verify-not-yet",
        (None, true) => "verify-no-dice",
    }
}
