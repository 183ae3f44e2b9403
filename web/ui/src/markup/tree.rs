//! The tree: all nodes in one list in the order of the text, each with the place at which its content ends. It owns no text
//! but shares the fragment's, so a subtree is compared and copied as the bytes it was drawn in.

use super::plain::unescaped;
use std::{borrow::Cow, ops::Range, sync::Arc};

#[derive(Clone, Debug)]
pub struct Tree {
    pub(super) source: Arc<str>,
    pub(super) entries: Vec<Entry>,
    pub(super) attributes: Vec<AttributeSpans>,
}

/// A place in the text. Four bytes for each end: a page has a megabyte at most.
#[derive(Clone, Copy, Debug)]
pub(super) struct Span {
    start: u32,
    end: u32,
}

impl Span {
    pub(super) fn new(start: usize, end: usize) -> Span {
        let place = |at| u32::try_from(at).expect("our markup is shorter than 4 GB");
        Span { start: place(start), end: place(end) }
    }
    pub(super) fn of(self, source: &str) -> &str {
        &source[self.start as usize..self.end as usize]
    }
    pub(super) fn end(self) -> usize {
        self.end as usize
    }
}

#[derive(Clone, Debug)]
pub(super) struct Entry {
    /// From the first byte of the start tag to the last one of the end tag.
    span: Span,
    /// Empty for text.
    pub(super) tag: Span,
    /// Where the start tag ends.
    content: u32,
    /// The number of the first entry that is not inside.
    next: u32,
    attributes: Range<u32>,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct AttributeSpans {
    pub(super) name: Span,
    pub(super) value: Span,
}

fn number(number: usize) -> u32 {
    u32::try_from(number).expect("our markup has fewer than 4 billion nodes")
}

impl Entry {
    pub(super) fn text(span: Span, next: usize) -> Entry {
        Entry { span, tag: Span { start: 0, end: 0 }, content: span.start, next: number(next), attributes: 0..0 }
    }
    pub(super) fn element(start_tag: Span, tag: Span, next: usize, attributes: Range<usize>) -> Entry {
        let attributes = number(attributes.start)..number(attributes.end);
        Entry { span: start_tag, tag, content: start_tag.end, next: number(next), attributes }
    }
    pub(super) fn close(&mut self, end: usize, next: usize) {
        self.span.end = number(end);
        self.next = number(next);
    }
}

#[derive(Clone, Copy, Debug)]
pub enum Node<'t> {
    Element(Element<'t>),
    Text(Escaped<'t>),
}

/// Text or the value of an attribute.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Escaped<'t>(&'t str);

impl<'t> Escaped<'t> {
    /// As it was drawn: `&` is `&amp;`.
    pub fn source(self) -> &'t str {
        self.0
    }
    /// As a reader sees it.
    pub fn text(self) -> Cow<'t, str> {
        unescaped(self.0)
    }
}

#[derive(Clone, Copy, Debug)]
pub struct Element<'t> {
    tree: &'t Tree,
    number: u32,
}

impl Tree {
    /// The outermost nodes.
    pub fn children(&self) -> impl Iterator<Item = Node<'_>> {
        self.level(0, number(self.entries.len()))
    }
    /// All elements in the order of the text.
    pub fn elements(&self) -> impl Iterator<Item = Element<'_>> {
        self.elements_in(0..number(self.entries.len()))
    }
    /// The text as it was parsed.
    pub fn source(&self) -> &str {
        &self.source
    }
    /// The text with an attribute without a value at each element that is chosen.
    pub fn with_attribute(&self, name: &str, mut is_chosen: impl FnMut(Element<'_>) -> bool) -> String {
        let mut text = String::with_capacity(self.source.len() + 64);
        let mut copied = 0;
        for element in self.elements().filter(|&element| is_chosen(element)) {
            let at = element.entry().tag.end();
            text.push_str(&self.source[copied..at]);
            text.push(' ');
            text.push_str(name);
            copied = at;
        }
        text.push_str(&self.source[copied..]);
        text
    }
    /// What the tree needs in memory beside the text.
    pub fn bytes(&self) -> usize {
        self.entries.capacity() * size_of::<Entry>() + self.attributes.capacity() * size_of::<AttributeSpans>()
    }

    fn level(&self, first: u32, end: u32) -> impl Iterator<Item = Node<'_>> {
        let mut at = first;
        std::iter::from_fn(move || {
            let entry = self.entries.get(at as usize).filter(|_| at < end)?;
            let number = std::mem::replace(&mut at, entry.next);
            Some(if entry.is_element() {
                Node::Element(Element { tree: self, number })
            } else {
                Node::Text(Escaped(entry.span.of(&self.source)))
            })
        })
    }
    fn elements_in(&self, numbers: Range<u32>) -> impl Iterator<Item = Element<'_>> {
        numbers.map(|number| Element { tree: self, number }).filter(|element| element.entry().is_element())
    }
}

impl Entry {
    fn is_element(&self) -> bool {
        self.tag.start < self.tag.end
    }
}

impl<'t> Element<'t> {
    pub fn tag(self) -> &'t str {
        self.entry().tag.of(&self.tree.source)
    }
    /// What stands under this name; an attribute without a value has the empty text.
    pub fn attribute(self, name: &str) -> Option<Cow<'t, str>> {
        self.attributes().find(|attribute| attribute.0 == name).map(|attribute| attribute.1.text())
    }
    /// Names and values in their order.
    pub fn attributes(self) -> impl Iterator<Item = (&'t str, Escaped<'t>)> {
        let (source, range) = (&*self.tree.source, &self.entry().attributes);
        let attributes = &self.tree.attributes[range.start as usize..range.end as usize];
        attributes.iter().map(|attribute| (attribute.name.of(source), Escaped(attribute.value.of(source))))
    }
    /// Its id: an element with an id keeps its identity from one drawing to the next.
    pub fn key(self) -> Option<Cow<'t, str>> {
        self.attribute("id")
    }
    pub fn has_class(self, class: &str) -> bool {
        self.attribute("class").is_some_and(|classes| classes.split_ascii_whitespace().any(|one| one == class))
    }
    pub fn children(self) -> impl Iterator<Item = Node<'t>> {
        self.tree.level(self.number + 1, self.entry().next)
    }
    /// All elements inside, in the order of the text.
    pub fn descendants(self) -> impl Iterator<Item = Element<'t>> {
        self.tree.elements_in(self.number + 1..self.entry().next)
    }
    /// The element as it was drawn. Two elements of equal source are equal.
    pub fn source(self) -> &'t str {
        self.entry().span.of(&self.tree.source)
    }
    /// `<g id="sea">` as it was drawn.
    pub fn start_tag(self) -> &'t str {
        let entry = self.entry();
        &self.tree.source[entry.span.start as usize..entry.content as usize]
    }
    /// Whether it is a start tag only: `<br>`, `<path/>`.
    pub fn is_void(self) -> bool {
        self.source().len() == self.start_tag().len()
    }

    fn entry(self) -> &'t Entry {
        &self.tree.entries[self.number as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CARD: &str = r#"<div id="hand"><button class="card is-big" data-token="card.1" disabled title="Tom &amp; Ina"><b>Fire</b></button></div><br>"#;

    #[test]
    fn an_element_knows_its_attributes_its_text_and_its_place() {
        let tree = Tree::parse(CARD);
        let [hand, button, bold, line] = tree.elements().collect::<Vec<_>>()[..] else { panic!("four elements") };
        assert_eq!([hand, button, bold, line].map(Element::tag), ["div", "button", "b", "br"]);
        assert_eq!((hand.key().as_deref(), button.key()), (Some("hand"), None));
        assert_eq!(button.attribute("title").as_deref(), Some("Tom & Ina"));
        assert_eq!((button.attribute("disabled").as_deref(), button.attribute("token")), (Some(""), None));
        assert!(button.has_class("is-big") && !button.has_class("is"));
        assert_eq!((hand.descendants().count(), bold.descendants().count()), (2, 0));
        assert_eq!((bold.source(), bold.start_tag(), bold.is_void()), ("<b>Fire</b>", "<b>", false));
        assert_eq!((line.source(), line.is_void()), ("<br>", true));
    }

    #[test]
    fn an_attribute_is_added_where_it_is_wanted_and_all_else_stays_as_it_was_drawn() {
        let tree = Tree::parse(CARD);
        let marked = tree.with_attribute("data-see", |element| element.attribute("data-token").is_some());
        assert_eq!(marked, CARD.replace("<button", "<button data-see"));
        assert_eq!(tree.with_attribute("data-see", |_| false), CARD);
    }
}
