//! A tile: paper, gilt line, paths, half-discs on the sides with an exit, spaces.
//!
//! Its paths are drawn once in `ways` and turned where they are used; what stands on them is drawn at turned points, so that
//! icons stay upright.

use crate::geometry::{Point, RADIUS, Round, hexagon, side};
use crate::places::{self, radius};
use efemeris::{Kind, Letter, Link, Parts, Rotation, Tile};
use maud::{Markup, html};

/// Definitions of the paths of these tiles, at rotation 0.
pub(crate) fn ways(parts: &Parts, tiles: impl Iterator<Item = Tile>) -> Markup {
    html! {
        defs {
            polygon id="ef-hex" points=(hexagon(95.0)) {}
            polygon id="ef-neat" points=(hexagon(90.5)) {}
            path id="ef-exit" d="M-10 0A10 10 0 0 0 10 0Z" {}
            @for tile in tiles { g id={ "way-" (tile) } { (way(parts, tile)) } }
        }
    }
}

fn way(parts: &Parts, tile: Tile) -> Markup {
    let paths = parts.paths(tile);
    let (bridges, plain): (Vec<Link>, Vec<Link>) = paths.links.iter().partition(|&&link| places::is_bridge(tile, link));
    let line = |links: &[Link]| links.iter().map(|&link| step(parts, tile, link)).collect::<String>();
    html! {
        @for links in [plain, bridges].iter().filter(|links| !links.is_empty()) {
            @let line = line(links);
            path class="way-case" d=(line) {}
            path class="way-fill" d=(line) {}
            path class="way-dots" d=(line) {}
        }
        @for link in &paths.links {
            @if let Link::Exit(_, to) = *link {
                use class="spot" href="#ef-exit" transform={ "translate(" (side(to)) ") rotate(" (60 * u16::from(to.number())) ")" } {}
            }
        }
    }
}

/// One path, from inside to the side, which it meets at a right angle.
fn step(parts: &Parts, tile: Tile, link: Link) -> String {
    let inside = |letter: Letter| places::place(parts, tile, letter).times(RADIUS);
    match link {
        Link::Inner(one, other) => format!("M{}L{}", inside(one), inside(other)),
        Link::Exit(letter, to) => format!("M{}Q{} {}", inside(letter), side(to).times(0.58), side(to)),
    }
}

/// About its middle.
pub(crate) fn tile(parts: &Parts, tile: Tile, rotation: Rotation) -> Markup {
    let angle = 60 * u16::from(rotation.sixths());
    html! {
        use class="tile-base" href="#ef-hex" {}
        use class="tile-neat" href="#ef-neat" {}
        (dust(tile))
        g transform=[(angle != 0).then(|| format!("rotate({angle})"))] { use href={ "#way-" (tile) } {} }
        @for &(letter, kind) in &parts.paths(tile).spaces {
            (spot(kind, tile, places::place(parts, tile, letter).times(RADIUS).turned(angle.into())))
        }
    }
}

/// What is printed on a space.
fn spot(kind: Kind, tile: Tile, at: Point) -> Markup {
    let r = radius(kind) * RADIUS;
    let image = |id: &str, r: f64| {
        html! { use href={ "#" (id) } x=(Round(-r)) y=(Round(-r)) width=(Round(2.0 * r)) height=(Round(2.0 * r)) {} }
    };
    html! {
        g transform={ "translate(" (at) ")" } {
            @match kind {
                Kind::CompassRose => {
                    circle class="spot" r=(Round(r)) {}
                    circle class="spot-fine" r=(Round(r - 4.0)) {}
                    g class="rose-mark" { (image("ef-rose", 45.0)) }
                }
                Kind::Planet => {
                    circle class="spot-paper" r=(Round(r)) {}
                    @if let Some(planet) = tile.planet() { g class="orb" data-planet=(planet) { (image(&format!("planet-{planet}"), r)) } }
                }
                Kind::Plain | Kind::Edge => { circle class="spot" r=(Round(r)) {} g class="star-mark" { (image("mark-star", 8.0)) } }
                Kind::Anchorage => { circle class="spot" r=(Round(r)) {} (image("mark-anchor", 10.5)) }
                Kind::PepperFactory => g class="fac-pepper" { (image("mark-factory-pepper", r)) },
                Kind::VanillaFactory => g class="fac-vanilla" { (image("mark-factory-vanilla", r)) },
                Kind::ProvidencePepper => g class="fac-pepper" { (image("mark-providence-pepper", r)) },
                Kind::ProvidenceVanilla => g class="fac-vanilla" { (image("mark-providence-vanilla", r)) },
                Kind::Singularity => (image("mark-singularity", r - 1.0)),
                Kind::Wreck => { circle class="spot" r=(Round(r)) {} g class="wreck-mark" { (image("mark-wreck", 13.0)) } }
            }
        }
    }
}

/// A few grains of gilt, always the same on the same tile.
fn dust(tile: Tile) -> Markup {
    let mut seed = 97 + 31 * tile as u32;
    let mut next = || {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        f64::from(seed >> 16) / 65_536.0
    };
    let grains: Vec<Point> =
        (0..7).map(|_| Point::new(0.0, -next().sqrt() * 0.8 * RADIUS).turned(360.0 * next())).collect();
    let line: String = grains.iter().map(|grain| format!("M{grain}h.1")).collect();
    html! { path class="dust" d=(line) {} }
}
