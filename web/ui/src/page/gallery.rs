//! The gallery of a game: everything in its box by families, to be searched without scripts and, with them, while one types.

use crate::{
    Frame, Say,
    component::{Component, ComponentFamily, ComponentOrigin, RuleRef},
    frame,
    page::RuleSearch,
    widget::icon,
};
use maud::{Markup, html};

#[derive(Clone, Debug)]
pub struct ComponentGallery<'a> {
    /// The game's name in addresses.
    pub game: &'a str,
    pub name: &'a str,
    pub families: &'a [ComponentFamily],
    /// The one that the reader wants to see, if not all.
    pub family: Option<&'a str>,
    /// What the reader looks for.
    pub query: &'a str,
}

pub fn gallery(frame: &Frame, gallery: &ComponentGallery) -> Markup {
    let say = frame.say;
    let search = RuleSearch::new(gallery.query);
    let wanted = |family: &&ComponentFamily| gallery.family.is_none_or(|id| id == family.id);
    let found = |family: &ComponentFamily| family.things.iter().filter(|thing| thing.speaks_of(&search)).count();
    let count: usize = gallery.families.iter().filter(wanted).map(found).sum();
    let body = html! {
        div.greet { div { h1 { (say.with("cards-title", &[("game", gallery.name.into())])) } p { (say.text("cards-text")) " " a href={ "/rules/" (gallery.game) } { (say.text("bar-rules")) } } } }
        form.search role="search" data-filter="rules" {
            label for="search" { (say.text("cards-search")) }
            input #search type="search" name="q" autocomplete="off" value=(gallery.query);
            @if let Some(family) = gallery.family { input type="hidden" name="family" value=(family); }
            button.btn { (icon("ui-find")) " " (say.text("search-go")) }
            p #found .quiet role="status" data-found=(say.text("cards-found")) { @if !search.is_empty() { (count) " " (say.text("cards-found")) } }
        }
        (families(gallery, say))
        article #rules class={ "rules gallery gallery--" (gallery.game) } {
            @for family in gallery.families.iter().filter(wanted) { (shelf(gallery.game, family, &search, say)) }
            @if count == 0 { p.quiet { (say.text("search-none")) } }
        }
    };
    frame::page(frame, "start", &body, &html! {})
}

/// The way to each family.
fn families(gallery: &ComponentGallery, say: Say) -> Markup {
    let base = format!("/rules/{}/cards", gallery.game);
    let current = |is: bool| is.then_some("page");
    html! {
        nav.families aria-label=(say.text("gallery-families")) {
            a.btn.btn--quiet href=(base) aria-current=[current(gallery.family.is_none())] { (say.text("gallery-all")) }
            @for family in gallery.families {
                a.btn.btn--quiet href={ (base) "?family=" (family.id) } aria-current=[current(gallery.family == Some(family.id))] { (family.title) " " small { (family.things.len()) } }
            }
        }
    }
}

fn shelf(game: &str, family: &ComponentFamily, search: &RuleSearch, say: Say) -> Markup {
    let mut things = family.things.iter().filter(|thing| thing.speaks_of(search)).peekable();
    html! {
        @if things.peek().is_some() {
            section {
                h2 id={ "family-" (family.id) } { (family.title) }
                @if !family.defs.0.is_empty() { svg.defs aria-hidden="true" { (family.defs) } }
                ul class={ "shelf shelf--" (family.id) } { @for thing in things { (exhibit(game, thing, say)) } }
            }
        }
    }
}

fn exhibit(game: &str, thing: &Component, say: Say) -> Markup {
    let origin = match &thing.origin {
        ComponentOrigin::Rulebook => say.text("gallery-rulebook"),
        ComponentOrigin::Components => say.text("gallery-components"),
        ComponentOrigin::Deduced => say.text("gallery-deduced"),
        ComponentOrigin::House => say.text("gallery-house"),
        ComponentOrigin::Words(words) => words.clone(),
    };
    let rules = match &thing.rules {
        RuleRef::Nowhere => None,
        RuleRef::Id(id) => Some((format!("/rules/{game}#{id}"), *id)),
    };
    html! {
        li.rule.exhibit {
            @if !thing.picture.0.is_empty() { div.exhibit-picture { (thing.picture) } }
            div {
                h3 { (thing.name) @if let Some(copies) = thing.copies { " " small { "× " (copies) } } }
                @if !thing.text.is_empty() { p { (thing.text) } }
                p.quiet { (origin) @if let Some((href, label)) = rules { "\u{a0}· " a.rule-of href=(href) { (label) } } }
            }
        }
    }
}
