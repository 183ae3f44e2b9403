//! Where a captain's points come from: whether a merchant or a pirate has won.

use marauders::{Event, Fighter, Table};
use wardroom_kernel::Seat;

/// Points by source, those of the chest last. A point is told right after what it was given for.
pub(super) fn sources(events: &[Event], table: &Table, seat: Seat) -> Vec<(&'static str, u32)> {
    let mut sources = ["sales", "raids", "battles", "missions", "rumors", "ships"].map(|name| (name, 0));
    let mut earned = None;
    for event in events {
        match *event {
            // A rumor or a mission may bring a sale before its own point.
            Event::Sold { seat: by, .. } if by == seat && !matches!(earned, Some(3 | 4)) => earned = Some(0),
            Event::RaidWon { seat: by, .. } if by == seat => earned = Some(1),
            Event::Defeated { winner: Fighter::Captain(by), .. } if by == seat => earned = Some(2),
            Event::MissionFulfilled { seat: by, .. } if by == seat => earned = Some(3),
            Event::RumorTrue { seat: by, .. } if by == seat => earned = Some(4),
            Event::ShipTaken { seat: by, .. } if by == seat && earned != Some(2) => earned = Some(5),
            Event::RumorFalse { seat: by, .. } | Event::CaptainDied { seat: by, .. } if by == seat => earned = None,
            Event::PointGained { seat: by, .. } if by == seat => {
                if let Some(source) = earned.take() {
                    sources[source].1 += 1;
                }
            }
            _ => (),
        }
    }
    let chest = u32::from(table.score(seat)) - u32::from(table.player(seat).track);
    sources.into_iter().chain([("chest", chest)]).collect()
}
