//! Where figures and Comrades stand in a space so that all of them can be told apart, however many there are.
//!
//! Pieces of a kind stand on one spot as a stack with its number; the more stacks, the smaller they are.

use crate::table_view::TableView;
use crate::tile::{CELL, corner_at};
use ahoy::{Figure, Space};

/// What stands on one spot: figures of a kind, or the Comrades of an Island.
pub(crate) struct Stack {
    pub figures: Vec<Figure>,
    pub comrades: u8,
    /// Its middle on the chart.
    pub at: (i32, i32),
    /// In hundredths.
    pub scale: i32,
}

/// Middles in a space, from its outer corner inwards, and the scale.
type Spots = (&'static [(i32, i32)], i32);

/// By number of stacks, up to four.
const SPOTS: [Spots; 4] = [
    (&[(52, 58)], 100),
    (&[(28, 62), (71, 56)], 92),
    (&[(22, 66), (52, 46), (80, 66)], 80),
    (&[(24, 50), (66, 46), (34, 80), (77, 74)], 72),
];
/// Up to six: on an Island around the mark of its suit, elsewhere below the terrain.
const ISLAND: Spots = (&[(58, 24), (85, 27), (18, 57), (49, 55), (80, 56), (32, 83)], 62);
const WATER: Spots = (&[(20, 50), (50, 44), (80, 48), (18, 80), (46, 77), (75, 75)], 62);
const CROWD: Spots = (&[(50, 18), (72, 22), (90, 40), (16, 50), (41, 44), (66, 50), (16, 80), (41, 74), (66, 76)], 50);

/// The stacks in a space, each on its spot.
pub(crate) fn stacks(table: &TableView, space: Space) -> Vec<Stack> {
    let mut stacks = apart(kinds(table, space));
    let (spots, scale) = match stacks.len() {
        0 => return stacks,
        count @ 1..=4 => SPOTS[count - 1],
        5 | 6 => {
            if space.is_island() {
                ISLAND
            } else {
                WATER
            }
        }
        _ => CROWD,
    };
    let Some(laid) = table.view.sea.map.tile(space.region()) else { return Vec::new() };
    let (column, row) = corner_at(space.corner(), laid.lie.turns);
    let (left, top) = ((i32::from(laid.lie.x) + column) * CELL, (i32::from(laid.lie.y) + row) * CELL);
    for (stack, &(u, v)) in stacks.iter_mut().zip(spots) {
        let x = if column == 0 { u } else { CELL - u };
        let y = if row == 0 { v } else { CELL - v };
        // In the lower row of a tile everything stands a little lower than its mirror image would.
        stack.at = (left + x, top + y + if row == 0 { 2 } else { 0 });
        stack.scale = scale;
    }
    // From back to front.
    stacks.sort_by_key(|stack| stack.at.1);
    stacks
}

/// A few pieces stand side by side even if they are alike.
fn apart(stacks: Vec<Stack>) -> Vec<Stack> {
    let pieces: usize = stacks.iter().map(|stack| stack.figures.len().max(1)).sum();
    if pieces > 4 {
        return stacks;
    }
    let single = |stack: &Stack, figure: Option<Figure>| Stack { figures: figure.into_iter().collect(), ..*stack };
    let each = |stack: Stack| -> Vec<Stack> {
        match *stack.figures {
            [] => vec![stack],
            ref figures => figures.iter().map(|&figure| single(&stack, Some(figure))).collect(),
        }
    };
    stacks.into_iter().flat_map(each).collect()
}

fn kinds(table: &TableView, space: Space) -> Vec<Stack> {
    let here = table.view.sea.figures_in(space);
    let mut stacks: Vec<Stack> = Vec::new();
    let stack = |figures, comrades| Stack { figures, comrades, at: (0, 0), scale: 100 };
    let comrades = if space.is_island() { table.view.sea.comrades(space.region()) } else { 0 };
    for figure in here.iter() {
        let kind = std::mem::discriminant(&figure);
        let is_alike = |stack: &&mut Stack| {
            !figure.is_flagship() && stack.figures.iter().all(|other| std::mem::discriminant(other) == kind)
        };
        match stacks.iter_mut().find(is_alike) {
            Some(stack) => stack.figures.push(figure),
            None => stacks.push(stack(vec![figure], 0)),
        }
    }
    if comrades > 0 {
        stacks.push(stack(Vec::new(), comrades));
    }
    stacks
}
