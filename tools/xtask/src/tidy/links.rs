//! Links of the project's pages to its own files have targets. Links to other sites are not checked.

use super::{Files, Finding};

pub(super) fn check(files: &Files) -> Vec<Finding> {
    let mut findings = Vec::new();
    // Parts of pages that tests put together elsewhere have links of their own folder.
    for (page, text) in super::ending(files, ".md").filter(|(page, _)| !page.contains("/tests/")) {
        let mut is_code = false;
        for (line, number) in text.lines().zip(1..) {
            is_code ^= line.trim_start().starts_with("```");
            if !is_code {
                let dead = targets(line).filter(|target| !leads_somewhere(files, page, target));
                findings
                    .extend(dead.map(|target| Finding::failure(page, number, format!("the link to {target} is dead"))));
            }
        }
    }
    findings
}

/// `](target)` of Markdown and `src="target"`, `srcset="target"`, `href="target"` of HTML inside it, outside of code.
fn targets(line: &str) -> impl Iterator<Item = &str> {
    let text = line.split('`').step_by(2);
    text.flat_map(|text| {
        let after = |mark: &'static str, end: char| {
            text.match_indices(mark).filter_map(move |(at, _)| text[at + mark.len()..].split([end, ' ', ',']).next())
        };
        after("](", ')').chain(after("src=\"", '"')).chain(after("srcset=\"", '"')).chain(after("href=\"", '"'))
    })
}

fn leads_somewhere(files: &Files, page: &str, target: &str) -> bool {
    let target = target.split('#').next().unwrap_or(target);
    // rustdoc checks links to items.
    let is_elsewhere = target.contains("://") || target.starts_with("mailto:") || target.contains("::");
    if target.is_empty() || is_elsewhere {
        return true;
    }
    let mut parts: Vec<_> = page.split('/').collect();
    parts.pop();
    for part in target.trim_end_matches('/').split('/') {
        match part {
            "." => {}
            ".." if parts.pop().is_none() => return false,
            ".." => {}
            name => parts.push(name),
        }
    }
    let path = parts.join("/");
    let folder = format!("{path}/");
    files.contains_key(&path) || files.keys().any(|file| path.is_empty() || file.starts_with(&folder))
}

#[cfg(test)]
mod tests {
    use super::super::{project, shown};
    use super::*;

    #[test]
    fn dead_links_are_found_and_live_ones_are_not() {
        let page = "\
[up](../README.md) [down](adr/0001.md#why) [folder](adr/) [self](#here) [net](https://example.org) [root](..) [item](Cx::choose)
`[code](nowhere.md)`
```
[code](nowhere.md)
```
[dead](adr/0002.md) <img src=\"picture.png\"> [outside](../../x.md)
";
        let found = check(&project([("docs/page.md", page), ("README.md", ""), ("docs/adr/0001.md", "")]));
        assert_eq!(
            shown(&found),
            [
                "docs/page.md:6: the link to adr/0002.md is dead",
                "docs/page.md:6: the link to ../../x.md is dead",
                "docs/page.md:6: the link to picture.png is dead",
            ]
        );
    }
}
