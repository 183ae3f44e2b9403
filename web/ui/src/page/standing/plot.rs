//! The drawings: a band for a rating, a whisker for a share, a rating over time. Each is a picture with a name; the
//! numbers stand beside or beneath it.

use super::{RatingEstimate, player::RatingPoint, rate::WinRate};
use maud::{Markup, html};
use std::fmt::Write;

const WIDTH: f32 = 240.0;
const MIDDLE: f32 = 12.0;

/// From which to which rating a row of bands reaches.
#[derive(Clone, Copy, Debug)]
pub(super) struct RatingScale {
    low: i32,
    high: i32,
}

impl RatingScale {
    /// All bands, and at least some hundred points, between round numbers.
    pub(super) fn around(bands: impl Iterator<Item = RatingEstimate>) -> RatingScale {
        let (low, high) = bands.fold((1400, 1600), |(low, high), band| (low.min(band.low()), high.max(band.high())));
        RatingScale { low: low.div_euclid(100) * 100, high: (high + 99).div_euclid(100) * 100 }
    }
    fn across(self, points: i32, width: f32) -> f32 {
        (points - self.low) as f32 / (self.high - self.low) as f32 * width
    }
    /// Some round numbers within.
    fn marks(self) -> impl Iterator<Item = i32> {
        let step = [100, 200, 500, 1000].into_iter().find(|step| (self.high - self.low) / step <= 5).unwrap_or(2000);
        let first = (self.low + step - 1).div_euclid(step) * step;
        (0..8).map(move |number| first + number * step).take_while(move |mark| *mark <= self.high)
    }
}

pub(super) fn axis(scale: RatingScale) -> Markup {
    html! {
        svg.plot-axis viewBox={ "0 0 " (WIDTH) " 16" } aria-hidden="true" {
            @for mark in scale.marks() { text x=(tenth(scale.across(mark, WIDTH))) y="13" { (mark) } }
        }
    }
}

/// A line from the lowest to the highest likely rating, thick where it most likely is. The line of a number that says
/// little is broken.
pub(super) fn band(strength: RatingEstimate, scale: RatingScale) -> Markup {
    let at = |points| tenth(scale.across(points, WIDTH));
    let half = strength.within / 2;
    html! {
        svg.plot-band viewBox={ "0 0 " (WIDTH) " 24" } preserveAspectRatio="none" aria-hidden="true" {
            @for mark in scale.marks() { path.plot-grid d={ "M" (at(mark)) " 0V24" } {} }
            path class={ "plot-reach" @if strength.is_provisional() { " plot-reach--open" } } d={ "M" (at(strength.low())) " " (MIDDLE) "H" (at(strength.high())) } {}
            path.plot-core d={ "M" (at(strength.mean - half)) " " (MIDDLE) "H" (at(strength.mean + half)) } {}
            path.plot-mean d={ "M" (at(strength.mean)) " 4V20" } {}
        }
    }
}

/// A share of wins: a stroke where it is, a line for where it may be, and what would be fair as a dashed line.
pub(super) fn share(rate: &WinRate) -> Markup {
    let (low, high) = rate.interval();
    let at = |share: f32| tenth(share * WIDTH);
    html! {
        svg.plot-band viewBox={ "0 0 " (WIDTH) " 24" } preserveAspectRatio="none" aria-hidden="true" {
            path.plot-grid d={ "M0 0V24M" (at(1.0)) " 0V24" } {}
            path.plot-fair d={ "M" (at(rate.fair)) " 0V24" } {}
            path.plot-core d={ "M" (at(low)) " " (MIDDLE) "H" (at(high)) } {}
            path.plot-mean d={ "M" (at(rate.share())) " 4V20" } {}
        }
    }
}

const COURSE_WIDTH: f32 = 640.0;
const COURSE_HEIGHT: f32 = 180.0;

/// A rating from match to match with its band.
pub(super) fn course(steps: &[RatingPoint], label: &str) -> Markup {
    let scale = RatingScale::around(steps.iter().map(|step| step.strength));
    let last = steps.len().saturating_sub(1).max(1) as f32;
    let across = |number: usize| tenth(number as f32 / last * COURSE_WIDTH);
    let down = |points| tenth(COURSE_HEIGHT - scale.across(points, COURSE_HEIGHT));
    let line = |points: &dyn Fn(&RatingPoint) -> i32| {
        let mut path = String::new();
        for (number, step) in steps.iter().enumerate() {
            let _ = write!(path, "{},{} ", across(number), down(points(step)));
        }
        path
    };
    let upper = line(&|step| step.strength.high());
    let lower: Vec<String> = line(&|step| step.strength.low()).split_whitespace().rev().map(str::to_owned).collect();
    html! {
        svg.plot-course viewBox={ "-72 -14 " (COURSE_WIDTH + 86.0) " " (COURSE_HEIGHT + 54.0) } role="img" aria-label=(label) {
            @for mark in scale.marks() {
                path.plot-grid d={ "M0 " (down(mark)) "H" (COURSE_WIDTH) } {}
                text.plot-label x="-8" y=(down(mark)) { (super::thousands(mark)) }
            }
            polygon.plot-doubt points={ (upper) (lower.join(" ")) } {}
            polyline.plot-line points=(line(&|step| step.strength.mean)) {}
            @for (number, step) in steps.iter().enumerate() {
                circle.plot-dot cx=(across(number)) cy=(down(step.strength.mean)) r="4" { title { (step.date) ": " (step.strength.text()) } }
            }
            // By their days: the reader may not see all games, and those of long ago are not drawn.
            @if let (Some(first), Some(last)) = (steps.first(), steps.last()) {
                text.plot-label.plot-label--foot x="0" y=(COURSE_HEIGHT + 26.0) { (first.date) }
                text.plot-label.plot-label--foot.plot-label--end x=(COURSE_WIDTH) y=(COURSE_HEIGHT + 26.0) { (last.date) }
            }
        }
    }
}

/// Enough for a drawing, and short in the page.
fn tenth(number: f32) -> f32 {
    (number * 10.0).round() / 10.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scale_holds_all_bands_between_round_numbers() {
        let scale = RatingScale::around(
            [RatingEstimate { mean: 1710, within: 90 }, RatingEstimate { mean: 1222, within: 51 }].into_iter(),
        );
        assert_eq!((scale.low, scale.high), (1100, 1800));
        assert_eq!(scale.marks().collect::<Vec<_>>(), [1200, 1400, 1600, 1800]);
        assert!(scale.across(1450, 100.0) > 49.0 && scale.across(1450, 100.0) < 51.0);
    }

    #[test]
    fn a_course_reaches_from_a_day_to_a_day() {
        let step = |date: &str, mean| RatingPoint {
            date: date.into(),
            href: String::new(),
            strength: RatingEstimate { mean, within: 90 },
        };
        let drawn =
            course(&[step("1 May 2026", 1500), step("2 May 2026", 1520), step("9 May 2026", 1540)], "").into_string();
        let foot: Vec<&str> =
            drawn.split("plot-label--foot").skip(1).filter_map(|foot| foot.split(['>', '<']).nth(1)).collect();
        assert_eq!(foot, ["1 May 2026", "9 May 2026"]);
    }
}
