//! Pointing at figures: Patrols in one space, and Strongholds on one Island, are alike.

use crate::action::Target;
use crate::table::{Figure, FigureSet, Sea};

fn target_of(sea: &Sea, figure: Figure) -> Option<Target> {
    let point = sea.point(figure)?;
    Some(match figure {
        Figure::Flagship(seat) => Target::Flagship(seat),
        Figure::Patrol(_) => Target::Patrol(point),
        Figure::Stronghold(_) => Target::Stronghold(point),
        Figure::Cutter => Target::Cutter,
        Figure::Gunship => Target::Gunship,
    })
}

/// Each kind of target among these figures once.
pub(super) fn kinds(sea: &Sea, figures: FigureSet) -> impl Iterator<Item = Target> {
    let is_first = move |figure: &Figure| {
        let alike = |other: &Figure| {
            let is_alike = matches!(
                (*figure, *other),
                (Figure::Patrol(_), Figure::Patrol(_)) | (Figure::Stronghold(_), Figure::Stronghold(_))
            );
            is_alike && other < figure && sea.at(*other) == sea.at(*figure)
        };
        !figures.iter().any(|other| alike(&other))
    };
    figures.iter().filter(is_first).filter_map(|figure| target_of(sea, figure))
}

/// The figure that is meant: of several the lowest number.
pub(super) fn figure(sea: &Sea, figures: FigureSet, target: Target) -> Figure {
    let meant = figures.iter().find(|&figure| target_of(sea, figure) == Some(target));
    meant.expect("the target was offered")
}
