//! The disc below the tiles: an engraved planisphere with hours on its rim, dotted places and constellations where no tile
//! lies yet.

use crate::geometry::{self, Point, RADIUS, Round, hexagon};
use crate::table_view::TableView;
use efemeris::{Cell, Cells};
use maud::{Markup, html};

/// Lines and name, each drawn in one cell until a tile covers it.
const FIGURES: [(usize, &str, &str); 9] = [
    (18, "Argo", "M-42 4L-22 24L20 24L42 2M0 22L0 -46L-32 -12M0 -46L30 -14M-42 4L0 22"),
    (8, "Cetus", "M-59 6L-33 -16L-1 -12L25 6L49 -6L59 18M25 6L1 20L-35 22L-59 6"),
    (16, "Ancora", "M0 -42L0 28L-34 6M0 28L34 6M-18 -28L18 -28"),
    (14, "Corona", "M-34 -18L-18 10L10 16L32 -4L26 -32L-4 -40Z"),
    (12, "Sextans", "M0 -44L-34 -6L0 26L34 -6ZM0 -44L0 26M-34 -6L34 -6"),
    (10, "Lyra", "M-24 -34L0 -44L24 -34L16 22L-16 22ZM-24 -34L24 -34M-6 -38L-5 22M6 -38L5 22"),
    (2, "Crux", "M0 -44L0 32M-30 -8L28 -14"),
    (5, "Cygnus", "M0 -46L0 34M-46 -14L-20 -10L0 -8L22 -14L46 -28"),
    (29, "Vela", "M-30 -20L0 -38L34 -18L28 18L-8 26ZM0 -38L-8 26"),
];

/// The radius of the disc that holds these cells.
pub(crate) fn disc(cells: Cells) -> f64 {
    let reach = |cell: Cell| {
        let middle = geometry::cell(cell);
        let corners = (0..6).map(|corner| Point::new(RADIUS, 0.0).turned(60.0 * f64::from(corner)).plus(middle));
        corners.map(|corner| corner.x.hypot(corner.y)).fold(0.0, f64::max)
    };
    cells.map(reach).fold(0.0, f64::max) + 15.0
}

/// From the middle to the outer rim.
pub(crate) fn rim(cells: Cells) -> f64 {
    disc(cells) + 46.0
}

pub(crate) fn sky(table: &TableView, cells: Cells) -> Markup {
    let r = disc(cells);
    html! {
        g id="ef-disc" aria-hidden="true" {
            circle class="limb" r=(Round(r + 46.0)) {}
            radialGradient id="ef-wash" { @for (at, ink) in [("0", "--sky-0"), (".7", "--sky-1"), ("1", "--sky-2")] { stop offset=(at) stop-color={ "var(" (ink) ")" } {} } }
            circle fill="url(#ef-wash)" r=(Round(r)) {}
            (hours(r))
            path class="dust-far" d=(dust(r)) {}
            (limb(r))
        }
        g id="ef-places" aria-hidden="true" {
            @for cell in cells.minus(table.view.sky.taken()) {
                g class="place" transform={ "translate(" (geometry::cell(cell)) ")" } {
                    polygon points=(hexagon(93.0)) {}
                    @if let Some((_, name, lines)) = FIGURES.into_iter().find(|figure| figure.0 == cell.number()) { (figure(name, lines)) }
                }
            }
        }
    }
}

fn hours(r: f64) -> Markup {
    let line = |hour: u8| {
        let towards = |far: f64| Point::new(0.0, -far).turned(15.0 * f64::from(hour));
        format!("M{}L{}", towards(40.0), towards(r))
    };
    html! {
        path class="hours" d=((0..24).map(line).collect::<String>()) {}
        circle class="hours" r=(Round(r * 0.42)) {}
        circle class="hours" r=(Round(r * 0.78)) {}
    }
}

/// Degrees and hours: XII is north, where side 0 of a cell is.
fn limb(r: f64) -> Markup {
    const HOURS: [&str; 12] = ["XII", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI"];
    let ticks = |every: f64, length: f64, class: &str| {
        // A tick is a third of a degree wide.
        let gaps = format!("0.33 {}", every - 0.33);
        html! { circle class=(class) r=(Round(r + 6.0 + length / 2.0)) pathLength="360" stroke-dasharray=(gaps) stroke-dashoffset="0.16" stroke-width=(Round(length)) {} }
    };
    html! {
        g class="limb-lines" {
            @for away in [0.0, 6.0, 22.0, 41.0, 46.0] { circle r=(Round(r + away)) {} }
            g { (ticks(2.0, 5.0, "ticks")) (ticks(10.0, 10.0, "ticks")) (ticks(30.0, 16.0, "ticks")) }
        }
        g class="limb-text" {
            @for (hour, name) in HOURS.into_iter().enumerate() {
                @let is_below = (4..=8).contains(&hour);
                @let away = r + if is_below { 36.5 } else { 26.5 };
                text class=[(hour % 2 == 0).then_some("even")]
                    transform={ "rotate(" (30 * hour) ") translate(0 -" (Round(away)) ")" (if is_below { " rotate(180)" } else { "" }) } { (name) }
            }
        }
    }
}

fn figure(name: &str, lines: &str) -> Markup {
    let stars: String =
        lines.split(['M', 'L', 'Z']).filter(|star| !star.is_empty()).map(|star| format!("M{star}h.1")).collect();
    html! {
        g class="asterism" {
            path d=(lines) {}
            path class="stars" d=(stars) {}
            text y="56" text-anchor="middle" { (name) }
        }
    }
}

/// Far stars, the same in every game.
fn dust(r: f64) -> String {
    let mut seed = 5u32;
    let mut next = || {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        f64::from(seed >> 16) / 65_536.0
    };
    let mut star = || Point::new(0.0, -next().sqrt() * (r - 8.0)).turned(360.0 * next());
    (0..64).map(|_| format!("M{}h.1", star())).collect()
}
