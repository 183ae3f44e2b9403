//! Drawings that stand alone as SVG files: a chart with every variable replaced by its colour by day, and with every symbol
//! it uses inside. It knows no game: which colours `data-seat="union"` or a class sets is read from the style sheets, so that
//! the file looks as the page does.

use crate::{
    markup::{Element, Node, Tree},
    symbol,
};
use std::{
    collections::BTreeMap,
    fmt::Write,
    sync::{Arc, LazyLock},
};

/// Values of the variables (`--ink`, without the dashes) at one place of the chart.
type Inks = BTreeMap<String, String>;

/// A rule of a style sheet that sets variables.
struct StyleRule {
    selector: Selector,
    sets: Vec<(String, String)>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Selector {
    Class(String),
    Attribute { name: String, value: Option<String> },
}

const TOKENS: &str = include_str!("../assets/tokens.css");
const FRAME: &str = include_str!("../assets/frame.css");

/// The variables on every page.
static BASE: LazyLock<Arc<Inks>> = LazyLock::new(|| {
    let mut inks = Inks::new();
    for sheet in [TOKENS, FRAME] {
        let start = sheet.find(":root {").or_else(|| sheet.find("html {")).unwrap_or_default();
        let block = sheet[start..].split('}').next().unwrap_or_default();
        inks.extend(variables(&without_notes(block.split_once('{').map_or("", |it| it.1))));
    }
    Arc::new(computed(&inks))
});

/// An SVG of the scene, which is one element. `own` are the game's symbols, `style` its style sheet (for the variables it
/// sets), `classes` the rules that the drawing itself needs, in the colours of the scene's element.
pub fn standalone(view_box: [i32; 4], scene: &str, own: &str, style: &str, classes: &str) -> String {
    let mut rules = style_rules(FRAME);
    rules.extend(style_rules(style));
    let mut drawer = Drawer { rules, own: Tree::parse(own), drawings: Vec::new() };
    let paper = &BASE["paper"];
    let scene = Tree::parse(scene);
    let inks = scene.elements().next().map_or_else(|| BASE.clone(), |outermost| drawer.inks_in(outermost, &BASE));
    let mut body = String::with_capacity(scene.source().len());
    drawer.write(scene.children(), &BASE, &mut body);
    let [x, y, width, height] = view_box;
    let mut svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {width} {height}" width="{width}" height="{height}"><style>{}</style><defs>"#,
        filled(classes, &inks)
    );
    drawer.drawings.iter().for_each(|drawing| drawing.write(&mut svg));
    let _ =
        write!(svg, r#"</defs><rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{paper}"/>{body}</svg>"#);
    svg
}

/// A symbol or pattern in the colours of one place.
struct Drawing {
    id: String,
    /// `<symbol`, and behind the id all else.
    tag: String,
    rest: String,
    /// The id in the file: in other colours it has a number.
    name: String,
}

impl Drawing {
    fn write(&self, svg: &mut String) {
        let _ = write!(svg, r#"<{} id="{}"{}"#, self.tag, self.name, self.rest);
    }
}

struct Drawer {
    rules: Vec<StyleRule>,
    own: Tree,
    /// What the scene uses, each once for each set of colours.
    drawings: Vec<Drawing>,
}

impl Drawer {
    fn write<'t>(&mut self, nodes: impl Iterator<Item = Node<'t>>, inks: &Arc<Inks>, svg: &mut String) {
        for node in nodes {
            match node {
                Node::Text(text) => svg.push_str(text.source()),
                Node::Element(element) => {
                    let _ = write!(svg, "<{}", element.tag());
                    self.write_inside(element, inks, |_| true, svg);
                }
            }
        }
    }

    /// All of an element behind its name, with those of its attributes that are wanted.
    fn write_inside(&mut self, element: Element<'_>, inks: &Arc<Inks>, is_wanted: fn(&str) -> bool, svg: &mut String) {
        let inks = self.inks_in(element, inks);
        for (name, value) in element.attributes().filter(|(name, _)| is_wanted(name)) {
            let value = filled(value.source(), &inks);
            let _ = match (name, value.strip_prefix("transform:")) {
                // A style as an attribute, which every program reads: `transform="translate(3,4)"`.
                ("style", Some(place)) => {
                    write!(svg, r#" transform="{}""#, place.replace("px", "").replace("deg", ""))
                }
                _ => write!(svg, r#" {name}="{}""#, self.renamed(name, &value, &inks)),
            };
        }
        if element.is_void() {
            svg.push_str("/>");
            return;
        }
        svg.push('>');
        self.write(element.children(), &inks, svg);
        let _ = write!(svg, "</{}>", element.tag());
    }

    /// The variables inside an element.
    fn inks_in(&self, element: Element<'_>, inks: &Arc<Inks>) -> Arc<Inks> {
        let rules = self.rules.iter().filter(|rule| rule.selector.is_met(element));
        let set: Vec<_> = rules.flat_map(|rule| &rule.sets).collect();
        if set.is_empty() {
            return inks.clone();
        }
        let mut changed = (**inks).clone();
        changed.extend(set.into_iter().cloned());
        Arc::new(computed(&changed))
    }

    /// The value of an attribute with the names that the drawings it uses have in these colours.
    fn renamed(&mut self, attribute: &str, value: &str, inks: &Arc<Inks>) -> String {
        if let Some(id) = value.strip_prefix('#').filter(|_| attribute == "href") {
            return self.drawn(id, inks).map_or_else(|| value.to_owned(), |name| format!("#{name}"));
        }
        let mut parts = value.split("url(#");
        let mut renamed = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let (id, rest) = part.split_once(')').unwrap_or((part, ""));
            let name = self.drawn(id, inks).unwrap_or_else(|| id.to_owned());
            let _ = write!(renamed, "url(#{name}){rest}");
        }
        renamed
    }

    /// The name under which a drawing is there in these colours; none, if it is part of the scene itself.
    fn drawn(&mut self, id: &str, inks: &Arc<Inks>) -> Option<String> {
        let tree = Tree::parse(symbol::drawing(id, &self.own)?);
        let drawing = tree.elements().next()?;
        // A pattern takes its colours from where it is defined, a symbol from where it is used.
        let inks = if drawing.tag() == "pattern" { &BASE } else { inks };
        let mut rest = String::new();
        self.write_inside(drawing, &inks.clone(), |attribute| attribute != "id", &mut rest);
        if let Some(known) = self.drawings.iter().find(|known| known.id == id && known.rest == rest) {
            return Some(known.name.clone());
        }
        let copies = self.drawings.iter().filter(|known| known.id == id).count();
        let name = if copies == 0 { id.to_owned() } else { format!("{id}-in-{copies}") };
        self.drawings.push(Drawing { id: id.to_owned(), tag: drawing.tag().to_owned(), rest, name: name.clone() });
        Some(name)
    }
}

impl Selector {
    /// Selectors of another shape are not needed for the colours.
    fn parse(selector: &str) -> Option<Selector> {
        let selector = selector.trim();
        if let Some(class) = selector.strip_prefix('.') {
            let is_one_class = class.chars().all(|sign| sign.is_ascii_alphanumeric() || sign == '-');
            return is_one_class.then(|| Selector::Class(class.to_owned()));
        }
        let attribute = selector.strip_prefix('[')?.strip_suffix(']')?;
        let (name, value) = attribute.split_once('=').map_or((attribute, None), |(name, value)| (name, Some(value)));
        let is_one = name.starts_with("data-") && !attribute.contains(']');
        let value = value.map(|value| value.trim_matches('"').to_owned());
        is_one.then(|| Selector::Attribute { name: name.to_owned(), value })
    }
    fn is_met(&self, element: Element<'_>) -> bool {
        match self {
            Selector::Class(class) => element.has_class(class),
            Selector::Attribute { name, value } => {
                element.attribute(name).is_some_and(|found| value.as_ref().is_none_or(|value| **value == *found))
            }
        }
    }
}

/// Rules for one attribute or one class, or for several of them, that set variables.
fn style_rules(sheet: &str) -> Vec<StyleRule> {
    let sheet = without_notes(sheet);
    let mut rules = Vec::new();
    for (selectors, block) in sheet.split('}').filter_map(|part| part.split_once('{')) {
        let sets = variables(block);
        if !sets.is_empty() {
            let selectors = selectors.split(',').filter_map(Selector::parse);
            rules.extend(selectors.map(|selector| StyleRule { selector, sets: sets.clone() }));
        }
    }
    rules
}

fn variables(block: &str) -> Vec<(String, String)> {
    let set = |declaration: &str| {
        let (name, value) = declaration.trim().strip_prefix("--")?.split_once(':')?;
        Some((name.to_owned(), by_day(value.trim())))
    };
    block.split(';').filter_map(set).collect()
}

/// `light-dark(#f5eedd, #13212b)` by day.
fn by_day(value: &str) -> String {
    let day = value.strip_prefix("light-dark(").and_then(|pair| pair.split(',').next());
    day.unwrap_or(value).trim().to_owned()
}

/// Each value with the others filled in. What names one that is not set is not set either.
fn computed(inks: &Inks) -> Inks {
    let values = inks.iter().map(|(name, value)| (name.clone(), filled(value, inks)));
    values.filter(|(_, value)| !value.contains("var(--")).collect()
}

/// Every `var(--name)` replaced; what is not set draws nothing, and stays to be seen: `var(--name, none)`.
fn filled(text: &str, inks: &Inks) -> String {
    let mut text = text.to_owned();
    // A value may name another one; ours never go in circles.
    for _ in 0..8 {
        let mut parts = text.split("var(--");
        let mut next = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let (name, rest) = part.split_once(')').unwrap_or((part, ""));
            let (name, otherwise) = name.split_once(',').unwrap_or((name, "none"));
            match inks.get(name) {
                Some(value) => next.push_str(value),
                None => {
                    let _ = write!(next, "var(--{name}, {})", otherwise.trim());
                }
            }
            next.push_str(rest);
        }
        let is_done = next == text || !next.contains("var(--");
        text = next;
        if is_done {
            break;
        }
    }
    text
}

fn without_notes(sheet: &str) -> String {
    let mut parts = sheet.split("/*");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + part.split_once("*/").map_or("", |it| it.1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawing_comes_once_for_each_seat_and_no_variable_is_left() {
        let scene = r##"<g data-seat="union" style="transform:translate(3px,4px)"><use href="#comrade"></use></g><g data-seat="squadron"><use href="#ship-patrol"/><use href="#ship-patrol"/></g><g data-seat="union"><use href="#ship-patrol"/></g><g data-seat="union"><use href="#ship-patrol"/></g><path fill="var(--sea)" d="M0 0"></path>"##;
        let svg = standalone([0, 0, 10, 20], scene, "", ".deck { color: red; }", ".soft { fill: var(--ink-2); }");
        assert!(!svg.contains("var(--") && !svg.contains("px"), "{svg}");
        assert_eq!(svg.matches("id=\"ship-patrol\"").count(), 1);
        assert_eq!(svg.matches("id=\"ship-patrol-in-1\"").count(), 1);
        assert!(svg.contains("transform=\"translate(3,4)\"") && svg.contains("#b0322b") && svg.contains("#2d62ac"));
        assert!(svg.contains("id=\"pat-union\"") && !svg.contains("id=\"pat-gold\""));
    }

    #[test]
    fn a_rule_for_several_is_one_for_each_and_what_nothing_sets_can_be_seen() {
        let style = ".table, .gallery { --tile: red; }\n.far .away, [data-suit=\"fish\"] { --c: var(--tile); }";
        let scene = r##"<g class="table"><g data-suit="fish" class="away"><path fill="var(--c)"/></g><path fill="var(--d)"/></g>"##;
        let svg = standalone([0, 0, 1, 1], scene, "", style, "");
        assert!(svg.contains("<path fill=\"red\"/></g><path fill=\"var(--d, none)\"/>"), "{svg}");
    }

    #[test]
    fn a_class_of_the_game_changes_the_ink_inside() {
        let style = "/* note */ .on { --k: var(--on); --b: var(--c); }\n[data-suit=\"fish\"] { --c: var(--blue); }";
        let scene = r##"<g data-suit="fish" class="a"><g class="big on"><path fill="var(--b)"/></g></g><path fill="var(--b)"/>"##;
        let svg = standalone([0, 0, 1, 1], scene, "", style, "");
        assert!(svg.contains("<path fill=\"#2d62ac\"/></g></g><path fill=\"#fdf9ee\"/>"), "{svg}");
    }
}
