//! Renders an SVG to a PNG: boards for links and messengers, icons of the site.

use resvg::{
    tiny_skia,
    usvg::{
        self,
        fontdb::{Database, Family, Query, Source},
    },
};
use std::sync::{Arc, LazyLock};

/// Twice the size it is drawn in, so that small print stays readable.
const SCALE: f32 = 2.0;

/// Loaded once: it takes longer than rendering.
static FONTS: LazyLock<Arc<Database>> = LazyLock::new(|| {
    let mut system = Database::new();
    system.load_system_fonts();
    Arc::new(with_fallbacks(system))
});

/// Adds our fonts for the generic families that pictures name last, if the system lacks them: servers often have no fonts.
fn with_fallbacks(mut fonts: Database) -> Database {
    let has = |fonts: &Database, family| fonts.query(&Query { families: &[family], ..Query::default() }).is_some();
    if !has(&fonts, Family::Serif) {
        add(&mut fonts, dejavu::serif::regular());
        add(&mut fonts, dejavu::serif::bold());
        fonts.set_serif_family("DejaVu Serif");
    }
    if !has(&fonts, Family::SansSerif) {
        add(&mut fonts, dejavu::sans::bold());
        fonts.set_sans_serif_family("DejaVu Sans");
    }
    fonts
}

fn add(fonts: &mut Database, font: &'static [u8]) {
    fonts.load_font_source(Source::Binary(Arc::new(font)));
}

/// The picture, or the reason why the SVG cannot be rendered.
pub fn png(svg: &str) -> Result<Vec<u8>, String> {
    png_with(svg, FONTS.clone())
}

fn png_with(svg: &str, fontdb: Arc<Database>) -> Result<Vec<u8>, String> {
    let options = usvg::Options { fontdb, ..usvg::Options::default() };
    let tree = usvg::Tree::from_str(svg, &options).map_err(|why| why.to_string())?;
    render(&tree, SCALE)
}

/// A square drawing without text, `pixels` wide.
pub fn square(svg: &str, pixels: u32) -> Result<Vec<u8>, String> {
    let tree = usvg::Tree::from_str(svg, &usvg::Options::default()).map_err(|why| why.to_string())?;
    render(&tree, pixels as f32 / tree.size().width())
}

fn render(tree: &usvg::Tree, scale: f32) -> Result<Vec<u8>, String> {
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

    #[test]
    fn words_are_painted_also_where_the_system_has_no_fonts() {
        let ours = Arc::new(with_fallbacks(Database::new()));
        let painted = |style: &str, words: &str, fonts: &Arc<Database>| {
            let svg = format!(
                r#"<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><text style="{style}" y="20">{words}</text></svg>"#
            );
            png_with(&svg, fonts.clone()).unwrap()
        };
        let serif = "font-family:'Palatino Linotype',Palatino,'Noto Serif',Georgia,serif";
        for style in [serif, "font-family:sans-serif;font-weight:700", ""] {
            let empty = painted(style, "", &ours);
            assert_ne!(painted(style, "Möwe 7", &ours), empty, "{style}");
            assert_ne!(
                painted(style, "Möwe 7", &ours),
                painted(style, "Möwe 8", &ours),
                "each has its letters: {style}"
            );
            assert_eq!(painted(style, "Möwe 7", &Arc::default()), empty, "without ours there are none: {style}");
        }
        assert_ne!(painted(serif, "7", &ours), painted(&format!("{serif};font-weight:700"), "7", &ours));
        let system = with_fallbacks(ours.as_ref().clone());
        assert_eq!(system.len(), ours.len(), "where there are fonts, ours are not loaded");
    }
}
