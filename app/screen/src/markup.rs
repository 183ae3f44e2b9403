//! Our own markup without its marks: the logbook in a terminal, what a thing on the table is called. Reads no page of the web.

/// The text between the tags, as it was before it was made safe for a page; whoever shows it makes it so again.
pub fn text(markup: &str) -> String {
    let mut text = String::new();
    let mut rest = markup;
    while let Some((before, tag)) = rest.split_once('<') {
        text.push_str(before);
        rest = tag.split_once('>').map_or("", |(_, after)| after);
    }
    text.push_str(rest);
    const ENTITIES: [(&str, &str); 5] =
        [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")];
    let text = ENTITIES.iter().fold(text, |text, (entity, sign)| text.replace(entity, sign));
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    #[test]
    fn tags_go_and_signs_come_back() {
        assert_eq!(super::text("<b class=\"x\">Tom &amp; Jerry</b>\n <i>1 &lt; 2</i>"), "Tom & Jerry 1 < 2");
        assert_eq!(super::text("cut <off"), "cut");
        assert_eq!(super::text("&amp;lt;"), "&lt;", "what was escaped twice is read once");
    }
}
