//! Bars with whiskers, as SVG: the value and its interval. The numbers are beside them as text.

use crate::statistics::Estimate;
use maud::{Markup, html};

/// The values at the left and the right edge.
#[derive(Clone, Copy, Debug)]
pub(super) struct BarAxis {
    pub(super) low: f64,
    pub(super) high: f64,
}

impl BarAxis {
    pub(super) const RATE: BarAxis = BarAxis { low: 0.0, high: 1.0 };
    /// Wide enough for all intervals, with 0 inside.
    pub(super) fn around(rows: &[(String, Estimate)]) -> BarAxis {
        let low = rows.iter().map(|(_, it)| it.low).fold(-1.0, f64::min);
        let high = rows.iter().map(|(_, it)| it.high).fold(1.0, f64::max);
        BarAxis { low: low * 1.05, high: high * 1.05 }
    }
    fn place(self, value: f64) -> f64 {
        WIDTH * (value - self.low) / (self.high - self.low)
    }
}

const WIDTH: f64 = 320.0;
const ROW: f64 = 24.0;
const NAME: f64 = 150.0;
const NUMBERS: f64 = 200.0;

pub(super) fn plot(
    title: &str,
    rows: &[(String, Estimate)],
    scale: BarAxis,
    show: impl Fn(Estimate) -> String,
) -> Markup {
    let height = ROW * rows.len() as f64 + 4.0;
    let (width, zero) = (NAME + WIDTH + NUMBERS, scale.place(0.0));
    html! {
        section {
            h2 { (title) }
            svg role="img" aria-label=(title) viewBox=(format!("0 0 {width} {height}")) width=(width) height=(height) {
                @for (row, (name, it)) in rows.iter().enumerate() {
                    @let top = ROW * row as f64;
                    @let (from, to) = (scale.place(it.value).min(zero), scale.place(it.value).max(zero));
                    text x="0" y=(top + 16.0) { (name) }
                    g transform=(format!("translate({NAME} {top})")) {
                        rect.bar x=(round(from)) y="5" width=(round(to - from)) height="14" {}
                        path.whisker d=(whisker(round(scale.place(it.low)), round(scale.place(it.high)))) {}
                    }
                    text.number x=(NAME + WIDTH + 12.0) y=(top + 16.0) { (show(*it)) }
                }
                line.zero x1=(round(NAME + zero)) x2=(round(NAME + zero)) y1="0" y2=(height) {}
            }
        }
    }
}

fn whisker(low: f64, high: f64) -> String {
    format!("M{low} 8V16M{low} 12H{high}M{high} 8V16")
}

fn round(place: f64) -> f64 {
    (place * 10.0).round() / 10.0
}
