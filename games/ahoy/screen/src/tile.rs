//! A tile as it lies, drawn about its north-western corner: four spaces of 100 by 100.
//!
//! Terrain stands along the outer edge of a space and figures in its middle, so that nothing collides however the tile is
//! turned. Icons stay upright; only currents and sandbars turn.

use ahoy::{Corner, Parts, Region, Space, SpaceFacts, Suit, Terrain};
use maud::{Markup, html};

pub(crate) const CELL: i32 = 100;

/// Column and row of a printed corner on a tile that lies with so many quarter turns (AH-MAP-03).
pub(crate) const fn corner_at(corner: Corner, turn: u8) -> (i32, i32) {
    // Clockwise from the north-west.
    let ring = match corner {
        Corner::NorthWest => 0,
        Corner::NorthEast => 1,
        Corner::SouthEast => 2,
        Corner::SouthWest => 3,
    };
    match (ring + turn) % 4 {
        0 => (0, 0),
        1 => (1, 0),
        2 => (1, 1),
        _ => (0, 1),
    }
}

pub(crate) fn tile(parts: &Parts, region: Region, turn: u8) -> Markup {
    html! {
        rect x="1" y="1" width="198" height="198" fill="var(--sea-0)" {}
        @for space in region.spaces() {
            @let (column, row) = corner_at(space.corner(), turn);
            g transform={ "translate(" (column * CELL) " " (row * CELL) ")" } { (cell(*parts.space(space), space, (column, row), turn)) }
        }
        path d="M100 4V196M4 100H196" stroke="var(--tide)" stroke-width="1" stroke-dasharray="2 5" stroke-linecap="round" opacity=".8" {}
        @if let Some([one, other]) = parts.sandbar(region) { (sandbar(corner_at(one, turn), corner_at(other, turn))) }
        rect x="1.5" y="1.5" width="197" height="197" fill="none" stroke="var(--ink)" stroke-width="1.8" {}
        rect x="5" y="5" width="190" height="190" fill="none" stroke="var(--ink)" stroke-width=".5" opacity=".6" {}
    }
}

fn cell(facts: SpaceFacts, space: Space, (column, row): (i32, i32), turn: u8) -> Markup {
    html! {
        @match facts.terrain {
            Terrain::Island => {
                use href={ "#ah-isle-" (space.region()) } width="100" height="100" {}
                (badge(space.region().suit(), column, row))
            }
            Terrain::Fog => {
                rect width="100" height="100" fill="var(--paper)" opacity=".55" {}
                rect width="100" height="100" fill="url(#pat-fog)" {}
            }
            Terrain::Current => {
                rect width="100" height="100" fill="url(#pat-ripple)" opacity=".8" {}
                @if let Some(flow) = facts.flow {
                    g transform={ "rotate(" (flow.turned(turn) as i32 * 90) " 50 50)" } { use href="#ah-current" width="100" height="100" {} }
                }
            }
            Terrain::Open | Terrain::Wreckage | Terrain::Harbor => rect width="100" height="100" fill="url(#pat-ripple)" opacity=".8" {},
        }
        (icons(facts, column, row))
    }
}

/// The suit of an Island, in the outer corner of its space.
fn badge(suit: Suit, column: i32, row: i32) -> Markup {
    let (x, y) = (if column == 0 { 22 } else { 78 }, if row == 0 { 21 } else { 79 });
    html! {
        g data-suit=(suit) {
            circle cx=(x) cy=(y) r="17" fill="var(--card)" stroke="var(--ink)" stroke-width="1.4" {}
            use href={ "#suit-" (suit) } x=(x - 13) y=(y - 13) width="26" height="26" {}
        }
    }
}

/// In a row along the outer edge, from the outer corner inwards. Three coins beside a wreck would reach into the next space:
/// so many are one coin with their number.
fn icons(facts: SpaceFacts, column: i32, row: i32) -> Markup {
    const GAP: i32 = 3;
    const COINS: u8 = 2;
    let mut row_of: Vec<(String, i32)> = Vec::with_capacity(4);
    match facts.terrain {
        Terrain::Fog => row_of.push(("#terrain-fog".into(), 30)),
        Terrain::Wreckage => row_of.push(("#terrain-wreckage".into(), 35)),
        Terrain::Harbor => row_of.push(("#terrain-harbour".into(), 34)),
        Terrain::Open | Terrain::Current | Terrain::Island => {}
    }
    let coins = if facts.gold > COINS { 1 } else { facts.gold };
    row_of.extend((0..coins).map(|_| ("#gold".into(), 24)));
    if facts.tailwind > 0 {
        row_of.push((format!("#mark-{}", facts.tailwind), 28));
    }
    let length: i32 = row_of.iter().map(|icon| icon.1 + GAP).sum::<i32>() - GAP;
    let mut x = if column == 0 { 6 } else { 94 - length };
    html! {
        @for (drawing, size) in row_of {
            @let y = if row == 0 { 6 } else { 94 - size };
            use href=(drawing) x=(x) y=(y) width=(size) height=(size) {}
            @if drawing == "#gold" && facts.gold > COINS {
                text class="coin" x=(x + size / 2) y=(y + size / 2 + 5) font-size="15" text-anchor="middle" { (facts.gold) }
            }
            @let () = x += size + GAP;
        }
    }
}

/// Along the edge that two spaces share.
fn sandbar(one: (i32, i32), other: (i32, i32)) -> Markup {
    let place = if one.1 == other.1 {
        format!("translate(100 {}) rotate(90)", one.1 * CELL)
    } else {
        format!("translate({} 100)", one.0 * CELL)
    };
    html! { g transform=(place) { use href="#ah-sandbar" {} } }
}
