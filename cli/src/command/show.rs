//! `wardroom show`: prints a record at any moment and for any viewer, as text, data or picture.

use super::Exit;
use crate::{
    cli::{self, ShowFormat},
    context::{Context, titles},
    error::CliError,
    outline, record,
};
use serde_json::json;
use std::io::{self, IsTerminal, Write};
use wardroom_catalog::{AnyMatch, RenderContext};
use wardroom_kernel::Viewer;

pub(super) fn run(call: &cli::ShowArgs, context: &Context, out: &mut dyn Write) -> Result<Exit, CliError> {
    let (game, whole) = record::open(context, &call.record)?;
    let at = call.at.unwrap_or(whole.answers());
    if whole.answers() < at {
        return Err(
            CliError::argument("--at").with("error-answers", &[("answers", whole.answers().into()), ("at", at.into())])
        );
    }
    // Table talk after the last answer may have ended the match.
    let played = if at == whole.answers() { whole } else { whole.rewound(at) };
    let names = match &*played.heading().players {
        [] => titles(game, played.seats(), context.language),
        players => players.to_vec(),
    };
    let viewer = viewer(&*played, call.seat.as_deref())?;
    let render = RenderContext { viewer, names: &names, language: context.language };
    match call.form {
        ShowFormat::Text => write!(out, "{}", outline::overlooked(&*played, render))?,
        ShowFormat::Json => {
            let outcome = played.outcome().map(|_| played.outcome_text());
            let game = game.name();
            let view = played.view(viewer);
            writeln!(out, "{}", json!({"game": game, "at": at, "seat": call.seat, "view": view, "outcome": outcome}))?;
        }
        ShowFormat::Svg => writeln!(out, "{}", played.picture(render))?,
        ShowFormat::Png if io::stdout().is_terminal() => {
            return Err(CliError::argument("--as").text("error-png-terminal"));
        }
        ShowFormat::Png => out.write_all(&png(&played.picture(render))?)?,
    }
    out.flush()?;
    Ok(Exit::Done)
}

fn viewer(played: &dyn AnyMatch, seat: Option<&str>) -> Result<Viewer, CliError> {
    match seat {
        None => Ok(Viewer::Referee),
        Some("spectator") => Ok(Viewer::Spectator),
        Some(name) => played.seat_called(name).map(Viewer::Seat).ok_or_else(|| {
            let known: Vec<&str> = played.seats().map(|seat| played.seat_name(seat)).collect();
            CliError::argument("--seat")
                .with("error-no-seat", &[("name", name.into()), ("known", known.join(", ").into())])
        }),
    }
}

fn png(svg: &str) -> Result<Vec<u8>, CliError> {
    wardroom_png::png(svg).map_err(|why| CliError::argument("--as").with("error-paint", &[("why", why.into())]))
}
