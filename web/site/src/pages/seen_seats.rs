//! Who sat where when a page was rendered, as its form sends it back: a player confirms only the table that they have seen. Each
//! seat has a mark that reveals no id and means nothing at other tables.

use wardroom_live::table::hash;
use wardroom_store::{Holder, TableRow};

const FREE: &str = "free";

pub(super) fn holders(row: &TableRow) -> Vec<Holder> {
    row.seats.iter().map(|chair| chair.holder.clone()).collect()
}

/// All seats, in their order.
pub(super) fn mark(row: &TableRow) -> String {
    let marks: Vec<String> = row.seats.iter().map(|chair| mark_of(row, &chair.holder)).collect();
    marks.join("-")
}

fn mark_of(row: &TableRow, holder: &Holder) -> String {
    let own = row.dice_secret.reveal();
    match holder {
        Holder::Open => FREE.into(),
        Holder::Person(person) => format!("{:x}", hash(&(own, person.0))),
        Holder::Bot(level) => format!("{:x}", hash(&(own, level))),
    }
}

/// Who sat there when the page was rendered, if all people that it showed are still there.
pub(super) fn parse(row: &TableRow, mark: &str) -> Option<Vec<Holder>> {
    let marks: Vec<&str> = mark.split('-').collect();
    let seen = |(mark, now): (&&str, Holder)| match *mark {
        FREE => Some(Holder::Open),
        mark => Some(now).filter(|now| mark_of(row, now) == mark),
    };
    let all = marks.iter().zip(holders(row)).map(seen).collect::<Option<Vec<_>>>()?;
    (marks.len() == row.seats.len()).then_some(all)
}
