//! The form of the start page: parses a request for a table.

use crate::{error::AppError, extract::Fields};
use wardroom_accounts::{AccountError, Accounts, generated_name};
use wardroom_catalog::AnyGame;
use wardroom_kernel::{Seat, Setup};
use wardroom_live::{
    LiveError,
    new_table::{Chair, NewTableRequest},
    time_control::{Seconds, TimeControl},
};
use wardroom_ui::Language;

pub(super) fn parse(game: &dyn AnyGame, fields: &Fields, language: Language) -> Result<NewTableRequest, AppError> {
    let known =
        game.modes().iter().find(|known| fields.get("mode") == Some(known.name)).ok_or(LiveError::Field("mode"))?;
    let most = known.seats.iter().copied().max().unwrap_or_default();
    let holder = |seat| fields.get(&format!("holder.{}", game.seat_name(seat))).unwrap_or("nobody");
    let mut holders: Vec<&str> = (0..most).map(Seat).map(holder).collect();
    while holders.last() == Some(&"nobody") {
        holders.pop();
    }
    let chairs = holders.into_iter().map(|holder| Chair::parse(holder).ok_or(LiveError::Field("holder")));
    let chairs = chairs.collect::<Result<Vec<_>, _>>()?;
    let names = (0..most).map(Seat).map(|seat| name_of(fields, game.seat_name(seat)));
    let mut names = names.collect::<Result<Vec<_>, _>>()?;
    for (name, chair) in names.iter_mut().zip(&chairs) {
        if *chair == Chair::Here && name.is_none() {
            *name = Some(generated_name(language));
        }
    }
    let seats = u8::try_from(chairs.len()).map_err(|_| LiveError::Field("holder"))?;
    let options = fields.under("option");
    let options = options.iter().map(|(name, value)| (&**name, &**value));
    let setup = Setup::new(game.modes(), known.name, seats, options);
    let setup = setup.map_err(|why| LiveError::Setup(game.problems(&why.0)))?;
    let is_public = chairs.contains(&Chair::Anyone) || fields.get("public") == Some("on");
    Ok(NewTableRequest { setup, chairs, names, is_public, time_control: time_control(fields)?, given: Vec::new() })
}
/// The name of another person at the host's screen; none if the field is empty.
fn name_of(fields: &Fields, seat: &str) -> Result<Option<String>, AccountError> {
    let name = fields.get(&format!("called.{seat}")).filter(|name| !name.is_empty());
    name.map(Accounts::check_name).transpose()
}

/// `pace` names the kind, the other fields its numbers.
fn time_control(fields: &Fields) -> Result<TimeControl, LiveError> {
    let number = |name: &'static str, (least, most): (u16, u16)| {
        let number = fields.need(name)?.parse().ok().filter(|number| (least..=most).contains(number));
        number.ok_or(LiveError::Range(name, (least, most)))
    };
    Ok(match fields.get("pace").unwrap_or("none") {
        "none" => TimeControl::Unhurried,
        "live" => {
            let count = number("seconds", TimeControl::SECONDS)?;
            let seconds = match fields.get("seconds-are").unwrap_or("free") {
                "free" => Seconds::Free(count),
                "added" => Seconds::Added(count),
                _ => return Err(LiveError::Field("seconds-are")),
            };
            TimeControl::Live { minutes: number("minutes", TimeControl::MINUTES)?, seconds }
        }
        "days" => TimeControl::Days(number("days", TimeControl::DAYS)?),
        _ => return Err(LiveError::Field("pace")),
    })
}
