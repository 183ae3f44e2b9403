//! The chart alone, for sharing: by day, with everything it is drawn with.

use crate::look::Screen;
use crate::map;
use crate::sight::Sight;
use maud::Markup;
use wardroom_kernel::Seat;
use wardroom_screen::Look;

/// What the picture takes from the page's style besides that of the chart.
const LETTERS: &str =
    "text{font-family:'Palatino Linotype',Palatino,'Noto Serif',Georgia,serif;fill:var(--ink)}.touch{fill:none}";
/// Everything inside takes its colours from the table's.
const TABLE: &str = "table--efemeris";

pub(crate) fn picture(sight: &Sight) -> String {
    let onlooker = Sight { viewer: None, near: Seat(0), offers: &[], ..*sight };
    let reach = map::reach(&onlooker);
    let scene = format!("<g class=\"{TABLE}\">{}</g>", map::scene(&onlooker, &Markup::default()).into_string());
    let classes = by_day(&[LETTERS, crate::look::CHART].concat());
    wardroom_screen::picture([-reach, -reach, 2 * reach, 2 * reach], &scene, Screen::SYMBOLS, Screen::STYLE, &classes)
}

/// The game's own colours as they are by day; those of all games are filled in by the picture itself.
fn by_day(style: &str) -> String {
    let block =
        Screen::STYLE.split_once(&format!(".{TABLE} {{")).map_or("", |it| it.1).split('}').next().unwrap_or_default();
    let own = block.split(';').filter_map(|declaration| {
        let (name, value) = declaration.trim().strip_prefix("--")?.split_once(':')?;
        let value = value.trim();
        let day = value.strip_prefix("light-dark(").and_then(|pair| pair.split(',').next()).unwrap_or(value);
        Some((format!("var(--{name})"), day.trim()))
    });
    own.fold(style.to_owned(), |style, (name, day)| style.replace(&name, day))
}
