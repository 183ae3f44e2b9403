//! Writes every page with sample data into a folder, to be looked at: `cargo run -p wardroom-ui --example specimen -- FOLDER`.

#[path = "specimen/pages.rs"]
mod pages;
#[path = "specimen/sheet.rs"]
mod sheet;

use std::{env, error::Error, fs, path::PathBuf};
use wardroom_ui::{Language, Say, Texts, Theme, asset, text};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(env::args().nth(1).ok_or("name the folder to write to")?);
    let texts = Texts::new(&[text::SHARED].iter().chain(text::PAGES).flatten().copied().collect::<Vec<_>>());
    for (light, theme) in [("", Theme::Light), ("-dark", Theme::Dark)] {
        for language in Language::ALL {
            let say = Say { texts: &texts, language };
            for (name, markup) in pages::all(say, theme) {
                let html = markup.into_string();
                write(
                    &folder,
                    &format!("{name}{light}-{language}.html"),
                    html.replace("\"/assets/", "\"assets/").as_bytes(),
                )?;
            }
        }
    }
    for file in asset::shared() {
        write(&folder, file.url().trim_start_matches('/'), file.bytes)?;
    }
    Ok(())
}

fn write(folder: &std::path::Path, name: &str, bytes: &[u8]) -> Result<(), Box<dyn Error>> {
    let path = folder.join(name);
    fs::create_dir_all(path.parent().ok_or("a file lies in a folder")?)?;
    Ok(fs::write(path, bytes)?)
}
