//! The Smugglers' Rewards grid with its two markers.

use crate::table_view::TableView;
use ahoy::{Cell, Reward};
use maud::{Markup, html};
use wardroom_kernel::Seat;
use wardroom_ui::widget::icon;

/// What is printed on a cell.
pub(crate) fn reward(table: &TableView, cell: Cell) -> Reward {
    table.parts().rewards[usize::from(cell.row - 1)][usize::from(cell.column - 1)]
}

pub(crate) fn grid(table: &TableView, seat: Seat, is_small: bool) -> Markup {
    let player = table.player(seat);
    let label = if table.owns(seat) {
        table.words.text("rewards").to_owned()
    } else {
        table.say.with("rewards-of", &[("name", table.name(seat).into())])
    };
    let cells = (1..=5).flat_map(|row| (1..=5).map(move |column| Cell { row, column }));
    html! {
        figure class=(if is_small { "reward-box reward-box--far" } else { "reward-box" }) {
            ol.rewards aria-label=(label) {
                @for cell in cells {
                    li {
                        (face(table, seat, cell))
                        @if player.black == cell { span.pin.pin--black title=(table.words.text("reward-black")) {} }
                        @if player.white == cell { span.pin.pin--white.is-inner[player.black == cell] title=(table.words.text("reward-white")) {} }
                    }
                }
            }
        }
    }
}

fn face(table: &TableView, seat: Seat, cell: Cell) -> Markup {
    let reward = reward(table, cell);
    let name = table.words.reward(reward);
    html! {
        @if table.owns(seat) { button.cell type="button" data-token=(cell) aria-label=(name) title=(name) { (drawn(reward)) } }
        @else { span.cell title=(name) { (drawn(reward)) } }
    }
}

/// A drawing, a smaller one beside it, a number.
pub(crate) fn drawn(reward: Reward) -> Markup {
    let (drawing, beside, number) = match reward {
        Reward::FameForGold => ("gold", "fame", ""),
        Reward::Move2 => ("act-steps", "", "2"),
        Reward::Fame1 => ("fame", "", "1"),
        Reward::Fame2 => ("fame", "", "2"),
        Reward::Fame3 => ("fame", "", "3"),
        Reward::Recruit => ("act-recruit", "", ""),
        Reward::Fame4Wealth => ("fame", "wealth", "4"),
        Reward::FreeTailwind => ("terrain-tailwind", "", ""),
        Reward::Gold1 => ("gold", "", "1"),
        Reward::Gold2 => ("gold", "", "2"),
        Reward::RepairAll => ("act-repair", "", ""),
        Reward::Start => ("suit-compass", "", ""),
        Reward::AddTile => ("act-tile", "", ""),
        Reward::Move2IgnoringBattles => ("act-steps", "terrain-fog", "2"),
        Reward::RepairAllFame => ("act-repair", "fame", ""),
    };
    html! {
        (icon(drawing))
        @if !beside.is_empty() { svg.i.i--sub aria-hidden="true" { use href={ "#" (beside) } {} } }
        @if !number.is_empty() { b { (number) } }
    }
}
