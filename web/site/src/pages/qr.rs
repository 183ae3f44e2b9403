//! An address as a code that a phone reads from the screen: black modules on white, one path.

use qrcode::{Color, QrCode};
use std::fmt::Write as _;

/// Modules of white around the code, as its standard asks for.
const QUIET: usize = 4;

/// The drawing, without a label, which its page has. Empty if the text is too long for a code.
pub(super) fn svg(text: &str) -> String {
    let Ok(code) = QrCode::new(text.as_bytes()) else { return String::new() };
    let width = code.width();
    let mut path = String::new();
    for (place, _) in code.to_colors().iter().enumerate().filter(|(_, color)| **color == Color::Dark) {
        let (x, y) = (place % width + QUIET, place / width + QUIET);
        let _ = write!(path, "M{x} {y}h1v1h-1z");
    }
    let size = width + 2 * QUIET;
    format!(
        "<svg viewBox=\"0 0 {size} {size}\" aria-hidden=\"true\"><path fill=\"#fff\" d=\"M0 0h{size}v{size}H0z\"/><path d=\"{path}\"/></svg>"
    )
}

#[cfg(test)]
mod tests {
    use super::svg;

    #[test]
    fn a_code_has_its_three_corners_and_too_long_a_text_none() {
        let code = svg("http://127.0.0.1:7272/j/abc.1.0123");
        for corner in ["M4 4h1", "M10 4h1", "M4 10h1"] {
            assert!(code.contains(corner), "{code}");
        }
        assert_eq!(svg(&"x".repeat(5000)), "");
        assert_ne!(svg("a"), svg("b"));
    }
}
