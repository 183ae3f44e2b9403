//! Styles, drawings and browser modules, embedded in the program and served under addresses that change with their content.

use crate::symbol;
use std::sync::LazyLock;

/// A file for the browser. It never changes under its address, so it may be cached forever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asset {
    pub name: &'static str,
    pub bytes: &'static [u8],
    pub mime: &'static str,
    /// Of the content; also its `ETag`. The shared files have one hash together, so that modules import each other by
    /// relative paths.
    pub hash: u64,
}

impl Asset {
    /// A file that is not among the shared ones: the style of a game.
    pub const fn style(name: &'static str, css: &'static str) -> Asset {
        Asset { name, bytes: css.as_bytes(), mime: CSS, hash: fingerprint(FIRST, css.as_bytes()) }
    }
    pub fn url(&self) -> String {
        format!("/assets/{:016x}/{}", self.hash, self.name)
    }
    pub fn etag(&self) -> String {
        format!("\"{:016x}\"", self.hash)
    }
}

/// A shared file by what follows `/assets/` in its address; none if the hash is that of another version.
pub fn asset(path: &str) -> Option<Asset> {
    let (hash, name) = path.split_once('/')?;
    SHARED.iter().find(|asset| asset.name == name && format!("{:016x}", asset.hash) == hash).copied()
}

/// All shared files.
pub fn shared() -> &'static [Asset] {
    &SHARED
}

/// The address of a shared file.
pub fn url(name: &str) -> String {
    let known = SHARED.iter().find(|asset| asset.name == name);
    known.unwrap_or_else(|| panic!("there is no shared file `{name}`")).url()
}

const CSS: &str = "text/css; charset=utf-8";
const JS: &str = "text/javascript; charset=utf-8";
const SVG: &str = "image/svg+xml";

macro_rules! files {
    ($($name:literal $mime:ident),+ $(,)?) => { [$(($name, include_bytes!(concat!("../assets/", $name)).as_slice(), $mime)),+] };
}
static FILES: &[(&str, &[u8], &str)] = &files! {
    "tokens.css" CSS, "frame.css" CSS, "table.css" CSS, "start.css" CSS, "replay.css" CSS, "social.css" CSS, "lobby.css" CSS, "favicon.svg" SVG, "favicon-turn.svg" SVG, "me.css" CSS,
    "js/main.js" JS, "js/announce.js" JS, "js/stream.js" JS, "js/visibility.js" JS, "js/tabs.js" JS, "js/patch.js" JS, "js/offers.js" JS, "js/answer-tree.js" JS, "js/send.js" JS, "js/why.js" JS, "js/keys.js" JS,
    "js/theme.js" JS, "js/dice.js" JS, "js/contributions.js" JS, "js/filter.js" JS, "js/camera.js" JS,
    "js/replay.js" JS, "js/address.js" JS, "js/proof.js" JS, "js/sha256.js" JS, "js/copy.js" JS, "js/autopass.js" JS, "js/social.js" JS, "js/chat.js" JS, "js/signals.js" JS, "js/bell.js" JS, "js/clock.js" JS,
    "learn.css" CSS, "js/learn.js" JS, "js/hint.js" JS, "standing.css" CSS, "app-icon.svg" SVG, "worker.js" JS, "js/install.js" JS,
};

static SHARED: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let hash = FILES.iter().fold(FIRST, |hash, file| fingerprint(fingerprint(hash, file.0.as_bytes()), file.1));
    // The drawings have no address of their own, but they are what styles and scripts were made for.
    let hash = symbol::FILES.iter().fold(hash, |hash, sheet| fingerprint(hash, sheet.as_bytes()));
    FILES.iter().map(|&(name, bytes, mime)| Asset { name, bytes, mime, hash }).collect()
});

const FIRST: u64 = 0xcbf2_9ce4_8422_2325;

/// FNV-1a: enough to tell versions of our own files apart.
const fn fingerprint(mut hash: u64, bytes: &[u8]) -> u64 {
    let mut at = 0;
    while at < bytes.len() {
        hash = (hash ^ bytes[at] as u64).wrapping_mul(0x0100_0000_01b3);
        at += 1;
    }
    hash
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_found_by_its_own_address_only() {
        let address = url("js/main.js");
        let path = address.strip_prefix("/assets/").unwrap();
        assert_eq!(asset(path).unwrap().mime, JS);
        assert_eq!(asset("0000000000000000/js/main.js"), None);
        assert_eq!(asset("../Cargo.toml"), None);
    }

    #[test]
    fn another_content_has_another_address() {
        assert_ne!(Asset::style("a.css", "a{}").url(), Asset::style("a.css", "b{}").url());
    }

    #[test]
    fn modules_import_only_modules_that_exist() {
        for (name, bytes, _) in FILES.iter().filter(|file| file.2 == JS) {
            let source = str::from_utf8(bytes).unwrap();
            for import in source.lines().filter_map(|line| line.strip_prefix("import ")?.split('"').nth(1)) {
                let wanted = import.replace("./", "js/");
                assert!(FILES.iter().any(|file| file.0 == wanted), "{name} imports {import}");
            }
        }
    }
}
