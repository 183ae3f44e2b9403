//! Our own markup without its marks: the logbook in a terminal, what a thing on the table is called. Reads no page of the web.

/// The same where a sign leads to a rule: in its place stands the rule.
pub fn with_rules(markup: &str) -> String {
    let mut told = String::new();
    let mut parts = markup.split("§</a>").peekable();
    while let Some(part) = parts.next() {
        // `<a class="rule" .. title="TT-FIRE-04" ..>§</a>`
        let rule = part.rsplit_once("title=\"").and_then(|(_, title)| title.split('"').next());
        let is_followed = parts.peek().is_some();
        told.push_str(part);
        if let Some(rule) = rule.filter(|_| is_followed) {
            told.push_str(&format!("({rule})</a>"));
        }
    }
    text(&told)
}

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
    fn what_leads_to_a_rule_names_it() {
        let line =
            "draws <b>Fire</b> <a class=\"rule\" href=\"/rules/x#TT-1\" title=\"TT-1\" aria-label=\"Rule TT-1\">§</a>";
        assert_eq!(super::with_rules(line), "draws Fire (TT-1)");
        assert_eq!(super::with_rules("<i title=\"x\">no</i> rule"), "no rule");
    }

    #[test]
    fn tags_go_and_signs_come_back() {
        assert_eq!(super::text("<b class=\"x\">Tom &amp; Jerry</b>\n <i>1 &lt; 2</i>"), "Tom & Jerry 1 < 2");
        assert_eq!(super::text("cut <off"), "cut");
        assert_eq!(super::text("&amp;lt;"), "&lt;", "what was escaped twice is read once");
    }
}
