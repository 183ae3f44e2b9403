//! Turns the markup of a game's screen into text, as a screen reader would: names of things instead of drawings, in the page's
//! order. With it every game can be played in a terminal. It reads the markup of our own screens, not any page of the web.

use wardroom_ui::markup;

/// Short items are put on one line.
const WIDTH: usize = 100;
const SILENT: [&str; 6] = ["defs", "symbol", "style", "script", "pattern", "template"];
const INLINE: [&str; 8] = ["a", "b", "em", "i", "small", "span", "strong", "tspan"];
/// Compass labels on a chart mean nothing without the chart.
const BEARINGS: [&str; 11] = ["N", "NE", "E", "SE", "S", "SW", "W", "NW", "NO", "O", "SO"];
const VOID: [&str; 6] = ["br", "hr", "img", "input", "link", "meta"];

pub(crate) fn read(markup: &str) -> String {
    let mut voice = Voice::default();
    let mut rest = markup;
    while let Some((text, tag)) = rest.split_once('<') {
        voice.say(text);
        let (tag, after) = tag.split_once('>').unwrap_or((tag, ""));
        rest = after;
        match tag.strip_prefix('/') {
            Some(name) => voice.close(name.trim()),
            None => voice.open(&Tag::read(tag)),
        }
    }
    voice.say(rest);
    voice.end_line();
    voice.spoken
}

struct Tag<'t> {
    name: &'t str,
    attributes: &'t str,
}

impl<'t> Tag<'t> {
    fn read(tag: &'t str) -> Tag<'t> {
        let (name, attributes) = tag.split_once([' ', '\n', '/']).unwrap_or((tag, ""));
        Tag { name, attributes }
    }
    fn attribute(&self, name: &str) -> Option<&'t str> {
        let start = format!("{name}=\"");
        let place = self.attributes.match_indices(&start).map(|(at, _)| at);
        // Not the end of a longer name.
        let mut place = place.filter(|at| self.attributes[..*at].ends_with(' ') || *at == 0);
        self.attributes[place.next()? + start.len()..].split('"').next()
    }
    /// It moves what is seen, and there is nothing to see.
    fn is_for_eyes(&self) -> bool {
        self.attributes.contains("data-camera-act")
    }
    /// It has a name and stands for all that is in it.
    fn is_thing(&self) -> bool {
        self.name == "button" || matches!(self.attribute("role"), Some("img" | "button" | "option" | "listitem"))
    }
}

#[derive(Default)]
struct Voice {
    spoken: String,
    line: Vec<String>,
    words: String,
    depth: usize,
    /// Of each open element: whether it is a named group.
    open: Vec<bool>,
    /// Of the open groups those in which nothing has been said yet: a group of nothing has no heading.
    headings: Vec<String>,
    /// How many groups around them have theirs.
    written: usize,
    /// An element in a line has just ended, and nothing stands between it and what comes.
    touches: bool,
    /// How many open elements say nothing, from the outermost of them.
    silent: usize,
}

impl Voice {
    fn open(&mut self, tag: &Tag<'_>) {
        let is_alone = VOID.contains(&tag.name) || tag.attributes.ends_with('/') || tag.name.starts_with('!');
        if self.silent > 0 {
            self.silent += usize::from(!is_alone);
            return;
        }
        if !INLINE.contains(&tag.name) {
            self.end_words();
        }
        let label = tag.attribute("aria-label").filter(|label| !label.is_empty());
        let is_hidden = SILENT.contains(&tag.name) || tag.is_for_eyes() || tag.attribute("aria-hidden") == Some("true");
        let is_group = label.is_some() && !tag.is_thing() && !is_alone;
        if !is_hidden && let Some(label) = label {
            if is_group {
                self.end_line();
                self.headings.push(markup::text(label));
            } else {
                self.words = markup::text(label);
                self.end_words();
            }
        }
        if is_alone {
            return;
        }
        if is_hidden || (label.is_some() && !is_group) {
            self.silent = 1;
        } else {
            self.open.push(is_group);
            self.depth += usize::from(is_group);
        }
    }
    fn close(&mut self, name: &str) {
        if self.silent > 0 {
            self.silent -= 1;
            return;
        }
        if INLINE.contains(&name) {
            self.touches = true;
        } else {
            self.end_words();
        }
        if self.open.pop() == Some(true) {
            self.end_line();
            self.depth -= 1;
            self.headings.truncate(self.depth.saturating_sub(self.written));
            self.written = self.written.min(self.depth);
        }
    }
    fn say(&mut self, text: &str) {
        if self.silent > 0 || text.is_empty() {
            return;
        }
        let touches = std::mem::take(&mut self.touches);
        let text = markup::text(text);
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
    use super::read;

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
