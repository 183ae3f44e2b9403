//! The parser: one pass over the text, which stays where it is; the tree keeps places in it. Text that is cut off gives a
//! shorter tree and no error.

use super::tree::{AttributeSpans, Entry, Span, Tree};
use std::sync::Arc;

/// Elements without content and without an end tag.
const VOID: [&str; 14] =
    ["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track", "wbr"];
/// Elements whose content is no markup.
const RAW: [&str; 2] = ["script", "style"];

/// The id of the first element, for checks that need nothing else.
pub(crate) fn root_id(source: &str) -> Option<&str> {
    let mut attributes = Vec::new();
    let tag = StartTag::parse(source, source.find('<')?, &mut attributes)?;
    let id = attributes.iter().take(tag.attributes).find(|attribute| attribute.name.of(source) == "id")?;
    Some(id.value.of(source))
}

/// The ids in `href="#id"` and `url(#id)`. Every whole page is searched for them, so no tree is built for it.
pub(crate) fn references(source: &str) -> impl Iterator<Item = &str> {
    ["href=\"#", "url(#"].into_iter().flat_map(move |start| {
        let places = source.match_indices(start).map(move |(at, _)| at + start.len());
        places.filter_map(|at| source[at..].split(['"', ')']).next())
    })
}

impl Tree {
    pub fn parse(source: impl Into<Arc<str>>) -> Tree {
        let source = source.into();
        // Our pages have a tag for every 35 to 60 bytes, of which half are end tags, and two attributes in each.
        let mut entries = Vec::with_capacity(source.len() / 48);
        let mut attributes = Vec::with_capacity(source.len() / 40);
        Parser { source: &source, entries: &mut entries, attributes: &mut attributes, open: Vec::new() }.run();
        Tree { source, entries, attributes }
    }
}

struct Parser<'a> {
    source: &'a str,
    entries: &'a mut Vec<Entry>,
    attributes: &'a mut Vec<AttributeSpans>,
    /// The open elements, from the outermost.
    open: Vec<usize>,
}

impl Parser<'_> {
    fn run(mut self) {
        let mut at = 0;
        while at < self.source.len() {
            let rest = &self.source[at..];
            let Some(text) = rest.find('<') else {
                self.text(at, self.source.len());
                break;
            };
            self.text(at, at + text);
            at += text;
            at = match rest.as_bytes().get(text + 1) {
                Some(b'/') => self.end_tag(at),
                Some(b'!' | b'?') => self.skip(at),
                Some(_) | None => self.start_tag(at),
            };
        }
        while let Some(element) = self.open.pop() {
            self.close(element, self.source.len());
        }
    }

    fn text(&mut self, start: usize, end: usize) {
        if start < end {
            self.entries.push(Entry::text(Span::new(start, end), self.entries.len() + 1));
        }
    }

    /// A comment, or the document's type.
    fn skip(&self, at: usize) -> usize {
        let end = if self.source[at..].starts_with("<!--") { "-->" } else { ">" };
        self.source[at..].find(end).map_or(self.source.len(), |found| at + found + end.len())
    }

    fn start_tag(&mut self, at: usize) -> usize {
        let first = self.attributes.len();
        let Some(tag) = StartTag::parse(self.source, at, self.attributes) else {
            self.attributes.truncate(first);
            return self.source.len();
        };
        let name = tag.name.of(self.source);
        let (number, next) = (self.entries.len(), self.entries.len() + 1);
        self.entries.push(Entry::element(Span::new(at, tag.end), tag.name, next, first..first + tag.attributes));
        if tag.is_closed || VOID.contains(&name) {
            return tag.end;
        }
        self.open.push(number);
        if !RAW.contains(&name) {
            return tag.end;
        }
        let end = self.source[tag.end..].find(&format!("</{name}")).map_or(self.source.len(), |found| tag.end + found);
        self.text(tag.end, end);
        end
    }

    /// Closes the nearest open element of this name and all that is open inside; an end tag that closes nothing is left out.
    fn end_tag(&mut self, at: usize) -> usize {
        let Some(length) = self.source[at..].find('>') else { return self.source.len() };
        let end = at + length + 1;
        let name = self.source[at + 2..end - 1].trim();
        let names = |&number: &usize| self.entries[number].tag.of(self.source) == name;
        if let Some(depth) = self.open.iter().rposition(names) {
            for inner in self.open.split_off(depth + 1).into_iter().rev() {
                self.close(inner, at);
            }
            if let Some(element) = self.open.pop() {
                self.close(element, end);
            }
        }
        end
    }

    fn close(&mut self, element: usize, end: usize) {
        let next = self.entries.len();
        self.entries[element].close(end, next);
    }
}

struct StartTag {
    name: Span,
    /// Behind its `>`.
    end: usize,
    /// How many attributes were added.
    attributes: usize,
    /// Written `<path/>`.
    is_closed: bool,
}

impl StartTag {
    /// Nothing, if it is cut off.
    fn parse(source: &str, at: usize, attributes: &mut Vec<AttributeSpans>) -> Option<StartTag> {
        let bytes = source.as_bytes();
        let is_name = |byte: &u8| !byte.is_ascii_whitespace() && !matches!(byte, b'/' | b'>' | b'=');
        let word = |from: usize| bytes[from..].iter().position(|byte| !is_name(byte)).map(|length| from + length);
        let name = Span::new(at + 1, word(at + 1)?);
        let (mut at, mut count, mut is_closed) = (name.end(), 0, false);
        loop {
            match bytes.get(at)? {
                b'>' => return Some(StartTag { name, end: at + 1, attributes: count, is_closed }),
                b'/' => {
                    is_closed = true;
                    at += 1;
                }
                b'=' => at += 1,
                byte if byte.is_ascii_whitespace() => at += 1,
                _ => {
                    is_closed = false;
                    let attribute = Span::new(at, word(at)?);
                    at = attribute.end();
                    let mut value = Span::new(at, at);
                    if bytes[at..].starts_with(b"=\"") {
                        let length = source[at + 2..].find('"')?;
                        value = Span::new(at + 2, at + 2 + length);
                        at = value.end() + 1;
                    }
                    attributes.push(AttributeSpans { name: attribute, value });
                    count += 1;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::markup::Node;

    /// The tree in one line: `div(a "text" br)`.
    fn shape(nodes: impl Iterator<Item = Node<'static>>) -> String {
        let shown = nodes.map(|node| match node {
            Node::Text(text) => format!("{:?}", text.text()),
            Node::Element(element) => {
                let inside = shape(element.children());
                if inside.is_empty() { element.tag().to_owned() } else { format!("{}({inside})", element.tag()) }
            }
        });
        shown.collect::<Vec<_>>().join(" ")
    }

    fn shape_of(source: &str) -> String {
        let tree: &'static Tree = Box::leak(Box::new(Tree::parse(source)));
        shape(tree.children())
    }

    #[test]
    fn elements_hold_what_stands_between_their_tags() {
        assert_eq!(shape_of("<ul><li>One<li-x/></li><li></li></ul>after"), r#"ul(li("One" li-x) li) "after""#);
        assert_eq!(shape_of("<p>a<br>b<input disabled value=\"x>y\">c</p>"), r#"p("a" br "b" input "c")"#);
        assert_eq!(shape_of("<!DOCTYPE html><html><!-- <b> --></html>"), "html");
        assert_eq!(shape_of("<script>a<b></script><i></i>"), r#"script("a<b>") i"#);
    }

    #[test]
    fn text_that_is_cut_off_or_closes_nothing_gives_a_shorter_tree() {
        for (source, expected) in [
            ("", ""),
            ("<", ""),
            ("</p></p>", ""),
            ("<p aria-label=\"", ""),
            ("a<b", "\"a\""),
            ("<p><b>a</p>b", "p(b(\"a\")) \"b\""),
            ("<p>a</i>b</p>", "p(\"a\" \"b\")"),
            ("<p><i>ä", "p(i(\"ä\"))"),
            ("<!--", ""),
            ("<a/b>x</a>", "a(\"x\")"),
        ] {
            assert_eq!(shape_of(source), expected, "{source}");
        }
    }

    #[test]
    fn the_id_of_the_first_element_is_found_without_a_tree() {
        assert_eq!(root_id("<div class=\"a\" id=\"b\"><i id=\"c\"></i></div>"), Some("b"));
        assert_eq!(root_id("<div><i id=\"c\"></i></div>"), None);
    }
}
