//! The words of a piece of markup without its tags: the logbook in a terminal, the name of a thing on the table.

use super::{Node, Tree};
use std::borrow::Cow;

/// The text between the tags, as it was before it was escaped; a page that shows it escapes it again.
pub fn text(markup: &str) -> String {
    let mut text = String::new();
    write(Tree::parse(markup).children(), false, &mut text);
    in_one_line(&text)
}

/// The same with the rule's id in the place of each `§` that leads to a rule.
pub fn text_with_rules(markup: &str) -> String {
    let mut text = String::new();
    write(Tree::parse(markup).children(), true, &mut text);
    in_one_line(&text)
}

fn write<'t>(nodes: impl Iterator<Item = Node<'t>>, with_rules: bool, text: &mut String) {
    for node in nodes {
        match node {
            Node::Text(words) => text.push_str(&words.text()),
            // See `widget::rule_sign`.
            Node::Element(sign) if with_rules && sign.tag() == "a" && sign.has_class("rule") => {
                text.push_str(&format!("({})", sign.attribute("title").unwrap_or_default()));
            }
            Node::Element(element) => write(element.children(), with_rules, text),
        }
    }
}

/// Every run of white space is one space.
pub fn in_one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What maud has escaped, and the two other entities that our symbols use.
pub(super) fn unescaped(text: &str) -> Cow<'_, str> {
    const ENTITIES: [(&str, &str); 5] =
        [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")];
    if !text.contains('&') {
        return Cow::Borrowed(text);
    }
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('&') {
        plain.push_str(&rest[..at]);
        let entity = ENTITIES.iter().find(|entity| rest[at..].starts_with(entity.0));
        let (length, sign) = entity.map_or((1, "&"), |entity| (entity.0.len(), entity.1));
        plain.push_str(sign);
        rest = &rest[at + length..];
    }
    plain.push_str(rest);
    Cow::Owned(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sign_that_leads_to_a_rule_is_replaced_by_the_id_of_the_rule() {
        let line =
            "draws <b>Fire</b> <a class=\"rule\" href=\"/rules/x#TT-1\" title=\"TT-1\" aria-label=\"Rule TT-1\">§</a>";
        assert_eq!(text_with_rules(line), "draws Fire (TT-1)");
        assert_eq!(text_with_rules("<i title=\"x\">no</i> rule"), "no rule");
    }

    #[test]
    fn tags_are_left_out_and_entities_are_replaced_once() {
        assert_eq!(text("<b class=\"x\">Tom &amp; Jerry</b>\n <i>1 &lt; 2</i>"), "Tom & Jerry 1 < 2");
        assert_eq!(text("cut <off"), "cut");
        assert_eq!(text("&amp;lt; & &quot;x"), "&lt; & \"x", "text that was escaped twice is unescaped once");
    }
}
