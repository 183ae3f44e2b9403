//! The label of one touch, for nested buttons and for the path of what was touched so far.

use crate::ghosts;
use crate::offer;
use crate::table_view::TableView;
use crate::{crews, rewards};
use ahoy::action::{OffMap, Step};
use ahoy::{Action, Card, Cell, Effect, Faction, Figure, Lie, Plan, Point, Region, Slot, VictoryOption};

/// A token that is none of ours is its own label.
pub(crate) fn token(table: &TableView, token: &str) -> String {
    label(table, token).unwrap_or_else(|| token.to_owned())
}

fn label(table: &TableView, token: &str) -> Option<String> {
    let (say, words) = (table.say, table.words);
    let Some((head, rest)) = token.split_once('.') else { return word(table, token) };
    Some(match head {
        "die" => words.count("token-die", number(rest)?).to_owned(),
        "gold" => words.count("token-gold", number(rest)?).to_owned(),
        "by" => say.with("token-by", &[("n", number(rest)?.into())]),
        "count" => words.count("comrades", number(rest)?).to_owned(),
        "pile" => crews::pile_name(table, table.near, number(rest)?),
        "slot" => {
            let slot = words.slot(Slot::from_name(rest)?);
            let is_moved = matches!(table.offers.first(), Some(Action::Harbor(_)));
            if is_moved { say.with("token-die-from", &[("slot", slot.into())]) } else { slot.to_owned() } // text: token-die-from
        }
        "card" | "crew" => words.card(Card::from_name(rest)?).to_owned(),
        "plan" => words.plan(Plan::from_name(rest)?).to_owned(),
        "effect" => words.effect(Effect::from_name(rest)?).to_owned(),
        "option" => words.option(Faction::of_seat(table.near), VictoryOption::from_name(rest)?).to_owned(),
        "region" => say.with("region", &[("isle", words.isle(Region::from_name(rest)?).into())]),
        "cell" => words.reward(rewards::reward(table, cell(rest)?)).to_owned(),
        "tile" => ghosts::name(table, lie(rest)?),
        "space" => space(table, point(rest)?),
        "flagship" => {
            let seat = table.seats().find(|&seat| crate::table_view::slug(seat) == rest)?;
            table.figure_name(Figure::Flagship(seat)).to_owned()
        }
        "patrol" => format!("{}, {}", words.text("figure-patrol"), table.point_name(point(rest)?)),
        "stronghold" => format!("{}, {}", words.text("figure-stronghold"), table.point_name(point(rest)?)),
        _ => return None,
    })
}

/// A step is named by its direction.
fn space(table: &TableView, at: Point) -> String {
    let step = Action::Step(Step::To(at));
    if table.offers.contains(&step) { offer::offer(table, step) } else { table.point_name(at).to_owned() }
}

fn word(table: &TableView, token: &str) -> Option<String> {
    let words = table.words;
    // A word that means one thing in one question has the label of the whole answer.
    let whole = || {
        table.offers.iter().find(|action| {
            let path = action.to_string();
            path.rsplit(" > ").next() == Some(token) && path.matches(" > ").count() <= 1
        })
    };
    // text: token-recruit token-smuggle token-deliver token-aside token-end token-pass token-yes token-no token-stop
    // text: token-from token-to token-remove-comrade
    let key = match token {
        "recruit" => "token-recruit",
        "smuggle" => "token-smuggle",
        "deliver" => "token-deliver",
        "aside" => "token-aside",
        "from" => "token-from",
        "to" => "token-to",
        "remove-comrade" => "token-remove-comrade",
        "cutter" => "figure-cutter",
        "gunship" => "figure-gunship",
        _ => match (whole(), token) {
            (Some(&action), _) => return Some(offer::offer(table, action)),
            (None, "end") => "token-end",
            (None, "pass") => "token-pass",
            (None, "yes") => "token-yes",
            (None, "no") => "token-no",
            (None, "stop") => "token-stop",
            (None, "explore") => return Some(offer::offer(table, Action::OffMap(OffMap::Explore))),
            _ => return None,
        },
    };
    Some(words.text(key).to_owned())
}

fn number(text: &str) -> Option<u8> {
    text.parse().ok()
}
fn point(text: &str) -> Option<Point> {
    let (x, y) = text.split_once('.')?;
    Some(Point { x: x.parse().ok()?, y: y.parse().ok()? })
}
fn lie(text: &str) -> Option<Lie> {
    let (at, turns) = text.rsplit_once('.')?;
    let Point { x, y } = point(at)?;
    Some(Lie { x, y, turns: turns.parse().ok()? })
}
fn cell(text: &str) -> Option<Cell> {
    let (row, column) = text.split_once('.')?;
    Some(Cell { row: row.parse().ok()?, column: column.parse().ok()? }).filter(|cell| cell.is_on_grid())
}
