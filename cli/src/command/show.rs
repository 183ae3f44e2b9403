//! `wardroom show`: a record as it stood at any moment, to any eyes, in words, data or as a picture.

use super::Answer;
use crate::{
    cli::{self, Form},
    context::{Context, titles},
    outline, record,
    trouble::Trouble,
};
use serde_json::json;
use std::io::{self, IsTerminal, Write};
use wardroom_catalog::{AnyMatch, RenderContext};
use wardroom_kernel::Viewer;

pub(super) fn run(call: &cli::Show, context: &Context, out: &mut dyn Write) -> Result<Answer, Trouble> {
    let (game, whole) = record::open(context, &call.record)?;
    let at = call.at.unwrap_or(whole.answers());
    if whole.answers() < at {
        return Err(Trouble::argument("--at")
            .with("trouble-answers", &[("answers", whole.answers().into()), ("at", at.into())]));
    }
    // The end of a match may be a matter of talk, which comes after the last answer.
    let sitting = if at == whole.answers() { whole } else { whole.rewound(at) };
    let names = match &*sitting.heading().players {
        [] => titles(game, sitting.seats(), context.language),
        players => players.to_vec(),
    };
    let viewer = viewer(&*sitting, call.seat.as_deref())?;
    let moment = RenderContext { viewer, names: &names, language: context.language };
    match call.form {
        Form::Text => write!(out, "{}", outline::overlooked(&*sitting, moment))?,
        Form::Json => {
            let outcome = sitting.outcome().map(|_| sitting.outcome_text());
            let game = game.name();
            let view = sitting.view(viewer);
            writeln!(out, "{}", json!({"game": game, "at": at, "seat": call.seat, "view": view, "outcome": outcome}))?;
        }
        Form::Svg => writeln!(out, "{}", sitting.picture(moment))?,
        Form::Png if io::stdout().is_terminal() => {
            return Err(Trouble::argument("--as").text("trouble-png-terminal"));
        }
        Form::Png => out.write_all(&png(&sitting.picture(moment))?)?,
    }
    out.flush()?;
    Ok(Answer::Yes)
}

fn viewer(sitting: &dyn AnyMatch, seat: Option<&str>) -> Result<Viewer, Trouble> {
    match seat {
        None => Ok(Viewer::Referee),
        Some("spectator") => Ok(Viewer::Spectator),
        Some(name) => sitting.seat_called(name).map(Viewer::Seat).ok_or_else(|| {
            let known: Vec<&str> = sitting.seats().map(|seat| sitting.seat_name(seat)).collect();
            Trouble::argument("--seat")
                .with("trouble-no-seat", &[("name", name.into()), ("known", known.join(", ").into())])
        }),
    }
}

fn png(svg: &str) -> Result<Vec<u8>, Trouble> {
    wardroom_png::png(svg).map_err(|why| Trouble::argument("--as").with("trouble-paint", &[("why", why.into())]))
}
