//! The board alone, as a picture that needs no page around it: daylight colours instead of variables, each drawing in the
//! colours of its seat, places as attributes. Programs that draw SVG know no style sheets beyond the simplest.

use crate::table_view::{TableView, slug};
use crate::{end, lanes, sea, ships, track};
use std::{fmt::Write, sync::LazyLock};
use turning_tides::{GOLD, SILVER};
use wardroom_kernel::Seat;
use wardroom_ui::symbols;

/// By day, as in the shared `tokens.css`.
const COLOURS: [(&str, &str); 17] = [
    ("paper", "#f5eedd"),
    ("ink", "#1f2d38"),
    ("ink-2", "#50606b"),
    ("line", "#b9ab88"),
    ("card", "#fdf9ee"),
    ("sea", "#a9ccd3"),
    ("sea-0", "#cfe1e0"),
    ("foam", "#eef6f4"),
    ("shore", "#5f8f9d"),
    ("tide", "#2f6077"),
    ("wood", "#d9b983"),
    ("wood-2", "#b78f55"),
    ("accent", "#b6462f"),
    ("brass", "#a97c2c"),
    ("silver", "#aeb7bd"),
    ("gold", "#c79a33"),
    ("pip", "#1f2d38"),
];

const STYLE: &str = "text{font-family:'Palatino Linotype',Palatino,'Noto Serif',Georgia,serif;fill:#1f2d38}\
.soft{fill:#50606b;font-style:italic}.rhumb{stroke:#1f2d38;stroke-width:.6;opacity:.16;fill:none}.water{fill:#cfe1e0}\
.scale-dark{fill:#1f2d38;stroke:#1f2d38}.scale-light{fill:#fdf9ee;stroke:#1f2d38}.scale-no{font-size:13px}\
.pointer-no{font-size:17px;font-weight:700;stroke:#f5eedd;stroke-width:6px;paint-order:stroke}\
.zone-no{font-size:15px;font-style:italic}.ship-name{font-size:18px}.lane text{font-size:15px}.ribbon text{font-size:17px;font-weight:600}\
.touch,.hit{fill:none}.stowed{opacity:0}";

pub(crate) fn picture(table: &TableView) -> String {
    let wide = table.zoom().0;
    let mut svg = String::with_capacity(96 * 1024);
    let drawn = [SILVER, GOLD].map(|seat| of_seat(&ships::ship(table, seat).into_string(), seat));
    let chart = format!(
        r##"<defs><clipPath id="frame"><rect x="4" y="4" width="992" height="402" rx="3"/></clipPath></defs>{water}{scale}<g clip-path="url(#frame)"><g transform="translate(500 206) scale({wide}) translate(-500 -206)"><g class="lane">{lanes}</g>{far}{near}</g></g>{ribbon}{track}{marker}"##,
        water = *sea::WATER,
        scale = sea::scale(table.words).into_string(),
        wide = f64::from(wide) / 1000.0,
        lanes = lanes::lanes(table).into_string(),
        far = drawn[table.far],
        near = drawn[table.near],
        ribbon = end::ribbon(table).into_string(),
        track = track::pointer(table).into_string(),
        marker = marker(table),
    );
    let _ = write!(
        svg,
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1052 456" width="1052" height="456"><style>{STYLE}</style>{sheet}<rect width="1052" height="456" fill="#f5eedd"/>{chart}</svg>"##,
        sheet = *SHEET,
        chart = in_daylight(&plain_places(&chart), "var(--sea)", "none"),
    );
    svg
}

/// The bell, beside the chart and at its holder's side: in the water it would lie on a ship's name.
fn marker(table: &TableView) -> String {
    let y = if table.view.marker == table.near { 290 } else { 80 };
    format!(r##"<use href="#initiative" x="1004" y="{y}" width="40" height="40"/>"##)
}

/// The drawings, those of units once for each seat.
static SHEET: LazyLock<String> = LazyLock::new(|| {
    let units = ["unit-captain", "unit-sailor", "unit-cannon", "unit-mast"];
    let others =
        ["zone-destroyed", "initiative", "rose", "pat-plank", "pat-ripple", "pat-hatch", "pat-silver", "pat-gold"];
    let mut sheet = in_daylight(&inner(&symbols(&others)), "var(--accent)", "none");
    sheet.push_str(&in_daylight(
        include_str!("../style/symbols.svg").split_once("</symbol>\n").map_or("", |it| it.1),
        "var(--sea)",
        "none",
    ));
    for seat in [SILVER, GOLD] {
        let named = of_seat(&inner(&symbols(&units)), seat);
        let named = named.replace("<symbol id=\"unit-", &format!("<symbol id=\"{}-unit-", slug(seat)));
        let named = without_patterns(&named);
        sheet.push_str(&in_daylight(&named, &format!("var(--{})", slug(seat)), &format!("url(#pat-{})", slug(seat))));
    }
    format!("<defs>{sheet}</defs>")
});

fn inner(sheet: &str) -> String {
    let from = sheet.find('>').map_or(0, |at| at + 1);
    sheet[from..].trim_end_matches("</svg>").to_owned()
}

/// Patterns are in the sheet already.
fn without_patterns(sheet: &str) -> String {
    sheet
        .split("<pattern")
        .enumerate()
        .map(|(number, part)| match part.split_once("</pattern>") {
            Some((_, rest)) if number > 0 => rest,
            _ => part,
        })
        .collect()
}

fn of_seat(markup: &str, seat: Seat) -> String {
    markup.replace("href=\"#unit-", &format!("href=\"#{}-unit-", slug(seat)))
}

/// Replaces every variable: `wash` and `pattern` are those of the seat, ink and paper are the same for all.
fn in_daylight(markup: &str, wash: &str, pattern: &str) -> String {
    let own = markup
        .replace("var(--c)", wash)
        .replace("var(--pat)", pattern)
        .replace("var(--k)", "var(--ink)")
        .replace("var(--b)", "var(--card)");
    COLOURS.iter().fold(own, |markup, (name, colour)| markup.replace(&format!("var(--{name})"), colour))
}

/// `style="transform:translate(3px,4px)"` as the attribute `transform="translate(3,4)"`.
fn plain_places(markup: &str) -> String {
    const START: &str = "style=\"transform:";
    let mut parts = markup.split(START);
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (place, rest) = part.split_once('"').unwrap_or((part, ""));
        let _ = write!(plain, "transform=\"{}\"{rest}", place.replace("px", "").replace("deg", ""));
    }
    plain
}
