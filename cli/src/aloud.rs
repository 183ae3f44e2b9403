//! Turns the markup of a game's screen into text, as a screen reader would: names of things instead of drawings, in the page's
//! order. With it every game can be played in a terminal. It works on the nodes of our own screens.

use wardroom_ui::markup::{Element, Node, Tree, in_one_line};

/// Short items are put on one line.
const WIDTH: usize = 100;
const SILENT: [&str; 6] = ["defs", "symbol", "style", "script", "pattern", "template"];
const INLINE: [&str; 8] = ["a", "b", "em", "i", "small", "span", "strong", "tspan"];
/// Compass labels on a chart mean nothing without the chart.
const BEARINGS: [&str; 11] = ["N", "NE", "E", "SE", "S", "SW", "W", "NW", "NO", "O", "SO"];

pub(crate) fn read(page: &Tree) -> String {
    let mut voice = Voice::default();
    for node in page.children() {
        voice.read(node);
    }
    voice.end_line();
    voice.spoken
}

/// It has a name and stands for all that is in it.
fn is_thing(element: Element<'_>) -> bool {
    let role = element.attribute("role");
    element.tag() == "button" || matches!(role.as_deref(), Some("img" | "button" | "option" | "listitem"))
}

/// A drawing, or a control that only moves what is seen.
fn is_silent(element: Element<'_>) -> bool {
    SILENT.contains(&element.tag())
        || element.attribute("data-camera-act").is_some()
        || element.attribute("aria-hidden").as_deref() == Some("true")
}

#[derive(Default)]
struct Voice {
    spoken: String,
    line: Vec<String>,
    words: String,
    depth: usize,
    /// Of the open groups those in which nothing has been said yet: a group of nothing has no heading.
    headings: Vec<String>,
    /// How many groups around them have theirs.
    written: usize,
    /// An element in a line has just ended, and nothing stands between it and what comes.
    touches: bool,
}

impl Voice {
    fn read(&mut self, node: Node<'_>) {
        match node {
            Node::Text(text) => self.say(&text.text()),
            Node::Element(element) => self.read_element(element),
        }
    }
    fn read_element(&mut self, element: Element<'_>) {
        let is_inline = INLINE.contains(&element.tag());
        if !is_inline {
            self.end_words();
        }
        if is_silent(element) {
            return;
        }
        match element.attribute("aria-label").filter(|label| !label.is_empty()) {
            Some(label) if is_thing(element) || element.is_void() => {
                self.words = in_one_line(&label);
                self.end_words();
            }
            Some(heading) => {
                self.end_line();
                self.headings.push(in_one_line(&heading));
                self.depth += 1;
                self.read_inside(element, is_inline);
                self.end_line();
                self.depth -= 1;
                self.headings.truncate(self.depth.saturating_sub(self.written));
                self.written = self.written.min(self.depth);
            }
            None => self.read_inside(element, is_inline),
        }
    }
    fn read_inside(&mut self, element: Element<'_>, is_inline: bool) {
        for node in element.children() {
            self.read(node);
        }
        if is_inline {
            self.touches = true;
        } else {
            self.end_words();
        }
    }
    fn say(&mut self, text: &str) {
        if text.is_empty() {
            return;
        }
        let touches = std::mem::take(&mut self.touches);
        let text = in_one_line(text);
        // Two that touch each other stand apart by their style: a new sentence, or what something is called.
        let ends = self.words.ends_with(|last: char| last.is_lowercase() || matches!(last, '.' | ')'));
        if touches && ends && text.starts_with(char::is_uppercase) {
            self.end_words();
        }
        let is_close = text.starts_with([',', ';', ':', '.', '!', '?', ')']);
        if !text.is_empty() && !self.words.is_empty() && !is_close {
            self.words.push(' ');
        }
        self.words.push_str(&text);
    }
    fn end_words(&mut self) {
        // Where a heading stands on the page too, it is said once; signs that only part things are ours to set.
        let words = std::mem::take(&mut self.words);
        let words = words.trim_matches(['·', '|', '•', ' ']);
        let is_heading = self.headings.last().is_some_and(|heading| heading == words);
        if words.is_empty() || BEARINGS.contains(&words) || is_heading {
            return;
        }
        let length: usize = self.line.iter().map(|words| words.chars().count() + 3).sum();
        if WIDTH < length + words.chars().count() + 2 * self.depth {
            self.end_line_of_words();
        }
        self.line.push(words.to_owned());
    }
    fn end_line(&mut self) {
        self.end_words();
        self.end_line_of_words();
    }
    fn end_line_of_words(&mut self) {
        if self.line.is_empty() {
            return;
        }
        for heading in std::mem::take(&mut self.headings) {
            let end = if heading.ends_with('.') { "" } else { ":" };
            self.write(self.written, &format!("{heading}{end}"));
            self.written += 1;
        }
        let line = std::mem::take(&mut self.line).join(" · ");
        self.write(self.depth, &line);
    }
    fn write(&mut self, depth: usize, line: &str) {
        self.spoken.push_str(&"  ".repeat(depth));
        self.spoken.push_str(line);
        self.spoken.push('\n');
    }
}

#[cfg(test)]
mod tests {
    use super::Tree;

    fn read(page: &str) -> String {
        super::read(&Tree::parse(page))
    }

    #[test]
    fn named_groups_are_headings_and_named_things_stand_for_their_drawings() {
        let page = r##"<section aria-label="Hand"><h3>Your <b>cards</b></h3><ul><li><button data-aria-label="no" aria-label="Fire"><svg><text>F</text></svg></button></li>
            <li><button aria-label="Tom &amp; Wait">W</button></li></ul></section><g aria-hidden="true"><text>sea</text><br></g><p>After</p>
            <section aria-label="Deck"><section aria-label="Empty"></section><section aria-label="Hold."><h3>Hold.</h3><p>one</p></section></section>"##;
        assert_eq!(read(page), "Hand:\n  Your cards · Fire · Tom & Wait\nAfter\nDeck:\n  Hold.\n    one\n");
    }

    #[test]
    fn words_do_not_run_on_and_signs_do_not_stand_alone() {
        for (page, told) in [
            ("<p><b>Pilot</b>, <em>fish</em></p>", "Pilot, fish\n"),
            (
                "<p><span>costs a die</span><span>Wreckage need not hurt you.</span></p>",
                "costs a die · Wreckage need not hurt you.\n",
            ),
            ("<p><span>Tom</span> <span>Ahoy</span> and <b>Ina</b></p>", "Tom Ahoy and Ina\n"),
            ("<p>0 <span>Glory</span><span>aboard</span></p>", "0 Glory aboard\n"),
            ("<p>Dutch</p><p>·</p><p>Player 1</p>", "Dutch · Player 1\n"),
            ("<svg><text>NE</text><text>Havana</text><text>S</text></svg>", "Havana\n"),
        ] {
            assert_eq!(read(page), told);
        }
    }

    #[test]
    fn what_only_moves_the_picture_is_not_told() {
        let zoom = r#"<div role="group" aria-label="Zoom"><button data-camera-act="nearer" aria-label="Nearer (+)"><svg></svg></button></div><p>Sea</p>"#;
        assert_eq!(read(zoom), "Sea\n");
    }

    #[test]
    fn what_is_cut_off_does_not_break_it() {
        for page in ["", "<", "</p></p>", "<p aria-label=\"", "a<b"] {
            let _ = read(page);
        }
    }
}
