//! What the server sends to an open page: the parts that changed. `assets/js/patch.js` lays them in.

use crate::Fragment;
use serde::Serialize;

/// The data of a `patch` event.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Patch<'a> {
    pub seq: u64,
    pub fragments: Vec<FragmentChange<'a>>,
    /// The page to go to instead, where this one has nothing more to show: the curtain between two people at one screen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub go: Option<&'a str>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum FragmentChange<'a> {
    /// Replaces the element of this id; what is inside and has an id keeps its identity and glides.
    Whole { id: &'a str, html: &'a str },
    /// Adds at the end of the element of this id. Children whose id is there already are skipped, so it may come twice.
    Append { id: &'a str, append: &'a str },
}

impl<'a> From<&'a Fragment> for FragmentChange<'a> {
    fn from(fragment: &'a Fragment) -> FragmentChange<'a> {
        FragmentChange::Whole { id: fragment.id, html: &fragment.html }
    }
}

impl Patch<'_> {
    pub fn json(&self) -> String {
        let markup = self.fragments.iter().map(|change| match change {
            FragmentChange::Whole { html, .. } => html.len(),
            FragmentChange::Append { append, .. } => append.len(),
        });
        // A sixth more for the quotation marks of markup, which are escaped: so it seldom has to move while it grows.
        let mut json = Vec::with_capacity(markup.sum::<usize>() * 7 / 6 + 200);
        serde_json::to_writer(&mut json, self).expect("a patch is plain strings and numbers");
        String::from_utf8(json).expect("JSON is text")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_patch_reads_as_the_browser_expects() {
        let sea = Fragment { id: "sea", html: "<div id=\"sea\"></div>".into() };
        let patch = Patch {
            seq: 7,
            fragments: vec![FragmentChange::from(&sea), FragmentChange::Append { id: "log-lines", append: "<li>" }],
            go: None,
        };
        assert_eq!(
            patch.json(),
            r#"{"seq":7,"fragments":[{"id":"sea","html":"<div id=\"sea\"></div>"},{"id":"log-lines","append":"<li>"}]}"#
        );
    }
}
