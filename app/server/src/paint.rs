//! Pictures as every program shows them: an SVG painted to a PNG.

use resvg::{tiny_skia, usvg};
use std::sync::{Arc, LazyLock};

/// Twice the size it is drawn in, so that small print stays readable.
const SCALE: f32 = 2.0;

/// Looked for once: it takes longer than painting.
static FONTS: LazyLock<Arc<usvg::fontdb::Database>> = LazyLock::new(|| {
    let mut fonts = usvg::fontdb::Database::new();
    fonts.load_system_fonts();
    Arc::new(fonts)
});

/// The picture, or why there is none.
pub fn png(svg: &str) -> Result<Vec<u8>, String> {
    let options = usvg::Options { fontdb: FONTS.clone(), ..usvg::Options::default() };
    let tree = usvg::Tree::from_str(svg, &options).map_err(|why| why.to_string())?;
    painted(&tree, SCALE)
}

/// A square drawing without words, so many pixels wide.
pub(crate) fn square(svg: &str, pixels: u32) -> Result<Vec<u8>, String> {
    let tree = usvg::Tree::from_str(svg, &usvg::Options::default()).map_err(|why| why.to_string())?;
    painted(&tree, pixels as f32 / tree.size().width())
}

fn painted(tree: &usvg::Tree, scale: f32) -> Result<Vec<u8>, String> {
    let size = tree.size().to_int_size().scale_by(scale).ok_or("it has no size")?;
    let mut canvas = tiny_skia::Pixmap::new(size.width(), size.height()).ok_or("it is too large")?;
    resvg::render(tree, tiny_skia::Transform::from_scale(scale, scale), &mut canvas.as_mut());
    canvas.encode_png().map_err(|why| why.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawing_is_painted_at_twice_its_size_and_anything_else_is_refused() {
        let red = r#"<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"><rect width="3" height="2" fill="red"/></svg>"#;
        let painted = png(red).unwrap();
        assert_eq!((&painted[1..4], &painted[16..24]), (&b"PNG"[..], &[0, 0, 0, 6, 0, 0, 0, 4][..]));
        assert!(png("no picture").is_err());
    }
}
