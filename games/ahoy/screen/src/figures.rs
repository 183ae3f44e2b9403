//! Figures and Comrades on the chart, each figure an element of its own that keeps its name and glides.
//!
//! A figure that is not on the map waits unseen where its owner's Flagship is, so that a new one comes out of it.

use crate::crowd::{Stack, stacks};
use crate::table_view::{TableView, slug};
use crate::tile::CELL;
use ahoy::Figure;
use maud::{Markup, PreEscaped, html};

/// Drawing and width; all but the Flagship are as high as wide.
const fn shape(figure: Figure) -> (&'static str, i32, i32) {
    match figure {
        Figure::Flagship(_) => ("#ship-flagship", 58, 51),
        Figure::Patrol(_) => ("#ship-patrol", 40, 40),
        Figure::Stronghold(_) => ("#ship-stronghold", 42, 42),
        Figure::Cutter => ("#ship-cutter", 46, 46),
        Figure::Gunship => ("#ship-gunship", 50, 50),
    }
}

/// All that stands on the map.
pub(crate) fn all(table: &TableView) -> Vec<Stack> {
    table.view.sea.map.spaces().flat_map(|space| stacks(table, space)).collect()
}

pub(crate) fn figures(table: &TableView, all: &[Stack]) -> Markup {
    html! {
        g id="figures" {
            @for stack in all {
                @if stack.comrades > 0 { (comrades(stack)) }
                // The first of a stack is in front.
                @for (place, &figure) in stack.figures.iter().enumerate().rev() { (piece(table, stack, place, figure)) }
            }
            @for figure in Figure::all().filter(|&figure| is_stowed(table, figure)) { (stowed(table, figure)) }
        }
    }
}

fn style((x, y): (i32, i32), scale: i32) -> PreEscaped<String> {
    PreEscaped(format!("transform:translate({x}px,{y}px) scale({}.{:02})", scale / 100, scale % 100))
}

pub(crate) fn id(figure: Figure) -> String {
    format!("fig-{}", figure.to_string().replace('.', "-"))
}

fn piece(table: &TableView, stack: &Stack, place: usize, figure: Figure) -> Markup {
    let (drawing, width, height) = shape(figure);
    let shift = 7 * place.min(2) as i32;
    let at = (stack.at.0 + shift * stack.scale / 100, stack.at.1 - shift * stack.scale / 160);
    // Those behind in a stack are alike.
    let token = if place == 0 { table.token(|| token(table, figure)) } else { None };
    let label = token.as_ref().map(|_| table.figure_name(figure));
    html! {
        g id=(id(figure)) class="piece" data-seat=(slug(figure.owner())) style=(style(at, stack.scale))
            role=[token.as_ref().map(|_| "button")] tabindex=[token.as_ref().map(|_| "-1")] data-token=[&token] aria-label=[label]
            aria-hidden=[token.is_none().then_some("true")] {
            ellipse cy=(height / 2 - 2) rx=(width / 2) ry="5" fill="var(--deep)" opacity=".25" {}
            use href=(drawing) x=(-width / 2) y=(-height / 2) width=(width) height=(height) {}
            @if figure.is_flagship() { (crest(figure)) }
            @if token.is_some() { circle class="touch" r=(width / 2 + 2) {} }
        }
    }
}

/// A figure as answers point at it: Patrols and Strongholds in one space are alike.
fn token(table: &TableView, figure: Figure) -> String {
    match (figure, table.view.sea.point(figure)) {
        (Figure::Patrol(_), Some(at)) => format!("patrol.{at}"),
        (Figure::Stronghold(_), Some(at)) => format!("stronghold.{at}"),
        _ => figure.to_string(),
    }
}

/// Colour, pattern and sign together: whose Flagship it is.
fn crest(figure: Figure) -> Markup {
    html! {
        g transform="translate(-25 -16)" {
            circle r="10" fill="var(--c)" stroke="var(--ink)" stroke-width="1.4" {}
            g class="on" { use href={ "#crest-" (slug(figure.owner())) } x="-7" y="-7" width="14" height="14" {} }
        }
    }
}

/// Up to three tokens, and the number if there are more.
fn comrades(stack: &Stack) -> Markup {
    let drawn = i32::from(stack.comrades.min(3));
    html! {
        g class="comrades" data-seat="union" style=(style(stack.at, stack.scale)) aria-hidden="true" {
            @for place in 0..drawn {
                use href="#comrade" x=(13 * place - 13 * (drawn - 1) / 2 - 13) y=(if place % 2 == 0 { -14 } else { -10 }) width="26" height="26" {}
            }
        }
    }
}

/// How many there are in each stack, above everything else.
pub(crate) fn counts(all: &[Stack]) -> Markup {
    html! {
        g id="counts" aria-hidden="true" {
            @for stack in all {
                @if stack.figures.len() > 1 { (count(stack, stack.figures.len(), 20, -18)) }
                @if stack.comrades > 3 { (count(stack, stack.comrades.into(), 24, -14)) }
            }
        }
    }
}

/// At the corner of a stack.
fn count(stack: &Stack, count: usize, x: i32, y: i32) -> Markup {
    let at = (stack.at.0 + x * stack.scale / 100, stack.at.1 + y * stack.scale / 100);
    html! {
        g class="count-badge" style=(style(at, stack.scale.max(72))) {
            circle r="10" fill="var(--ink)" stroke="var(--paper)" stroke-width="1.4" {}
            text class="badge" y="4.5" text-anchor="middle" { (count) }
        }
    }
}

/// In play, but not on the map.
fn is_stowed(table: &TableView, figure: Figure) -> bool {
    table.seats().any(|seat| seat == figure.owner()) && table.view.sea.at(figure).is_none()
}

fn stowed(table: &TableView, figure: Figure) -> Markup {
    let (drawing, width, height) = shape(figure);
    let home = table.view.sea.point(Figure::Flagship(figure.owner()));
    let at = home.map_or((0, 0), |point| (i32::from(point.x) * CELL + 50, i32::from(point.y) * CELL + 50));
    html! {
        g id=(id(figure)) class="piece stowed" data-seat=(slug(figure.owner())) style=(style(at, 60)) aria-hidden="true" {
            use href=(drawing) x=(-width / 2) y=(-height / 2) width=(width) height=(height) {}
        }
    }
}
