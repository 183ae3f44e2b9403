//! Plain English: actors have names. *Whoever*, *somebody* and *nobody* hide who acts, so their number in code and documents is bounded.

use super::{Files, Finding};

const VAGUE: [&str; 4] = ["whoever", "whosoever", "somebody", "nobody"];
/// How many may stay, over the whole project: some sentences really mean that no player at all does something.
const MOST: usize = 150;

pub(super) fn check(files: &Files) -> Vec<Finding> {
    check_up_to(files, MOST)
}

fn check_up_to(files: &Files, most: usize) -> Vec<Finding> {
    let endings = [".rs", ".md", ".js"].into_iter().flat_map(|ending| super::ending(files, ending));
    let mut counts: Vec<(usize, &str)> = endings
        .filter(|(path, _)| !path.ends_with("tidy/prose.rs"))
        .map(|(path, text)| (text.lines().map(vague_words).sum(), path))
        .filter(|(count, _)| *count > 0)
        .collect();
    let sum: usize = counts.iter().map(|(count, _)| count).sum();
    if sum <= most {
        return Vec::new();
    }
    counts.sort_by_key(|(count, path)| (std::cmp::Reverse(*count), *path));
    let worst = counts.iter().take(5).map(|(count, path)| format!("{path} ({count})")).collect::<Vec<_>>().join(", ");
    let message =
        format!("whoever, somebody and nobody stand {sum} times, {most} is the limit: name who acts. Most: {worst}");
    vec![Finding::failure(counts[0].1, None, message)]
}

fn vague_words(line: &str) -> usize {
    line.split(|c: char| !c.is_alphabetic()).filter(|word| VAGUE.contains(&word.to_lowercase().as_str())).count()
}

#[cfg(test)]
mod tests {
    use super::super::{project, shown};
    use super::*;

    #[test]
    fn too_many_vague_actors_are_found() {
        let files = project([
            ("a.rs", "// Whoever asks, nobody answers.\n"),
            ("b.md", "Somebody goes.\n"),
            ("c.toml", "# nobody\n"),
            ("d.js", "const nobodyElse = 1;\n"),
        ]);
        assert_eq!(shown(&check_up_to(&files, 3)), Vec::<String>::new());
        let found = shown(&check_up_to(&files, 2));
        assert_eq!(found.len(), 1);
        assert!(found[0].contains("stand 3 times") && found[0].contains("a.rs (2), b.md (1)"), "{found:?}");
    }
}
