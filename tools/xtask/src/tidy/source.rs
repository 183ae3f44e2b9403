//! Rust source as the checks need it: without comments, without tests. Roughly, by lines: no parser.

/// Blanks comments, keeping the lines; `//` inside a string ends the line too.
pub(super) fn without_comments(source: &str) -> String {
    let mut code = String::with_capacity(source.len());
    let mut is_in_block = false;
    for line in source.lines() {
        let mut rest = line;
        loop {
            if is_in_block {
                let Some((_, after)) = rest.split_once("*/") else { break };
                (is_in_block, rest) = (false, after);
            }
            let block = rest.find("/*").unwrap_or(rest.len());
            let comment = rest.find("//").unwrap_or(rest.len());
            code.push_str(&rest[..block.min(comment)]);
            if block >= comment {
                break;
            }
            (is_in_block, rest) = (true, &rest[block + 2..]);
        }
        code.push('\n');
    }
    code
}

/// The source up to its module of tests, which is the last thing in a file.
pub(super) fn without_tests(source: &str) -> String {
    let tests = source.find("#[cfg(test)]\nmod ").unwrap_or(source.len());
    source[..tests].to_owned()
}
