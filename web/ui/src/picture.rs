//! Pictures that stand alone: a chart with every variable replaced by its colour by day and every drawing it uses inside.
//!
//! Knows no game. What `data-seat="union"` or a class means for the colours of what is inside is read from the style
//! sheets, so that a picture looks as the page does.

use crate::symbol;
use std::{
    collections::BTreeMap,
    fmt::Write,
    sync::{Arc, LazyLock},
};

/// Values of the variables (`--ink`, without the dashes) at one place of the chart.
type Inks = BTreeMap<String, String>;

/// A rule of a style sheet that sets variables: what a tag must contain, and what is set.
type Rule = (String, Vec<(String, String)>);

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

/// An SVG of the scene. `own` are the game's symbols, `style` its style sheet (for the variables it sets), `classes` the
/// rules that the picture itself needs, in the colours of the scene's outermost element.
pub fn picture(view_box: [i32; 4], scene: &str, own: &str, style: &str, classes: &str) -> String {
    let mut rules = rules(FRAME);
    rules.extend(self::rules(style));
    let mut drawer = Drawer { rules, own, drawings: Vec::new() };
    let paper = &BASE["paper"];
    let outermost = scene.split_inclusive('>').next().unwrap_or_default();
    let inks = drawer.changed(outermost, &BASE);
    let body = drawer.resolved(scene, &BASE);
    let [x, y, width, height] = view_box;
    let mut svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {width} {height}" width="{width}" height="{height}"><style>{}</style><defs>"#,
        filled(classes, &inks)
    );
    drawer.drawings.iter().for_each(|drawing| svg.push_str(&drawing.text));
    let _ =
        write!(svg, r#"</defs><rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{paper}"/>{body}</svg>"#);
    svg
}

struct Drawing {
    id: String,
    /// Its text before it was named.
    text: String,
    name: String,
}

struct Drawer<'a> {
    rules: Vec<Rule>,
    own: &'a str,
    /// What the scene uses, each once for each set of colours.
    drawings: Vec<Drawing>,
}

impl Drawer<'_> {
    fn resolved(&mut self, markup: &str, inks: &Arc<Inks>) -> String {
        let mut out = String::with_capacity(markup.len());
        let mut open: Vec<Arc<Inks>> = vec![inks.clone()];
        for part in markup.split_inclusive('>') {
            let (text, tag) = part.split_at(part.find('<').unwrap_or(part.len()));
            out.push_str(text);
            let now = open.last().unwrap_or(inks).clone();
            if tag.starts_with("</") {
                open.pop();
                out.push_str(tag);
                continue;
            }
            let inks = self.changed(tag, &now);
            out.push_str(&self.tag(tag, &inks));
            if !tag.is_empty() && !tag.ends_with("/>") && !tag.starts_with("<!") {
                open.push(inks);
            }
        }
        out
    }

    /// The variables inside an element.
    fn changed(&self, tag: &str, inks: &Arc<Inks>) -> Arc<Inks> {
        let set: Vec<_> = self.rules.iter().filter(|rule| is_met(tag, &rule.0)).flat_map(|rule| &rule.1).collect();
        if set.is_empty() {
            return inks.clone();
        }
        let mut changed = (**inks).clone();
        changed.extend(set.into_iter().cloned());
        Arc::new(computed(&changed))
    }

    fn tag(&mut self, tag: &str, inks: &Arc<Inks>) -> String {
        let mut tag = placed(&filled(tag, inks));
        for (start, end) in [("href=\"#", '"'), ("url(#", ')')] {
            let mut from = 0;
            while let Some(at) = tag[from..].find(start).map(|at| from + at + start.len()) {
                let id = tag[at..].split(end).next().unwrap_or_default().to_owned();
                let name = self.drawn(&id, inks).unwrap_or_else(|| id.clone());
                tag.replace_range(at..at + id.len(), &name);
                from = at + name.len();
            }
        }
        tag
    }

    /// The name under which a drawing is there in these colours; none if it is part of the scene itself.
    fn drawn(&mut self, id: &str, inks: &Arc<Inks>) -> Option<String> {
        let drawing = symbol::drawing(id, self.own)?;
        // A pattern takes its colours from where it is defined, a symbol from where it is used.
        let inks = if drawing.starts_with("<pattern") { &BASE } else { inks };
        let text = self.resolved(drawing, &inks.clone());
        if let Some(known) = self.drawings.iter().find(|known| known.id == id && known.text == text) {
            return Some(known.name.clone());
        }
        let copies = self.drawings.iter().filter(|known| known.id == id).count();
        let name = if copies == 0 { id.to_owned() } else { format!("{id}-in-{copies}") };
        let text =
            if copies == 0 { text } else { text.replacen(&format!("id=\"{id}\""), &format!("id=\"{name}\""), 1) };
        self.drawings.push(Drawing { id: id.to_owned(), text, name: name.clone() });
        Some(name)
    }
}

fn is_met(tag: &str, wanted: &str) -> bool {
    match wanted.strip_prefix('.') {
        None => tag.contains(wanted),
        Some(class) => tag
            .split_once("class=\"")
            .is_some_and(|(_, rest)| rest.split('"').next().is_some_and(|all| all.split(' ').any(|one| one == class))),
    }
}

/// Rules for one attribute or one class, or for several of them, that set variables.
fn rules(sheet: &str) -> Vec<Rule> {
    let sheet = without_notes(sheet);
    let mut rules = Vec::new();
    for (selectors, block) in sheet.split('}').filter_map(|part| part.split_once('{')) {
        let set = variables(block);
        if !set.is_empty() {
            rules.extend(selectors.split(',').filter_map(wanted).map(|wanted| (wanted.to_owned(), set.clone())));
        }
    }
    rules
}

/// What a tag must contain to be meant, if the selector is a simple one.
fn wanted(selector: &str) -> Option<&str> {
    let selector = selector.trim();
    let wanted = match selector.strip_prefix('[') {
        Some(attribute) => attribute.strip_suffix(']')?,
        None => selector,
    };
    let is_class = || wanted.starts_with('.') && wanted[1..].chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
    (wanted.starts_with("data-") && !wanted.contains(']') || is_class()).then_some(wanted)
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

/// `style="transform:translate(3px,4px)"` as the attribute `transform="translate(3,4)"`, which every program reads.
fn placed(tag: &str) -> String {
    const START: &str = "style=\"transform:";
    let Some((before, rest)) = tag.split_once(START) else { return tag.to_owned() };
    let (place, after) = rest.split_once('"').unwrap_or((rest, ""));
    format!("{before}transform=\"{}\"{after}", place.replace("px", "").replace("deg", ""))
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
        let scene = r##"<g data-seat="union" style="transform:translate(3px,4px)"><use href="#comrade"></use></g><g data-seat="squadron"><use href="#ship-patrol"/><use href="#ship-patrol"/></g><g data-seat="union"><use href="#ship-patrol"/></g><path fill="var(--sea)" d="M0 0"></path>"##;
        let svg = picture([0, 0, 10, 20], scene, "", ".deck { color: red; }", ".soft { fill: var(--ink-2); }");
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
        let svg = picture([0, 0, 1, 1], scene, "", style, "");
        assert!(svg.contains("<path fill=\"red\"/></g><path fill=\"var(--d, none)\"/>"), "{svg}");
    }

    #[test]
    fn a_class_of_the_game_changes_the_ink_inside() {
        let style = "/* note */ .on { --k: var(--on); --b: var(--c); }\n[data-suit=\"fish\"] { --c: var(--blue); }";
        let scene = r##"<g data-suit="fish" class="a"><g class="big on"><path fill="var(--b)"/></g></g><path fill="var(--b)"/>"##;
        let svg = picture([0, 0, 1, 1], scene, "", style, "");
        assert!(svg.contains("<path fill=\"#2d62ac\"/></g></g><path fill=\"#fdf9ee\"/>"), "{svg}");
    }
}
