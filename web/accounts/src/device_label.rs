//! What a device is called in the list of devices.

/// Browser and system as the `User-Agent` names them: `Firefox, Android`.
pub fn device_label(user_agent: &str) -> String {
    // The first match counts: most browsers also name the others.
    const BROWSERS: [(&str, &str); 7] = [
        ("Edg", "Edge"),
        ("OPR/", "Opera"),
        ("Firefox/", "Firefox"),
        ("FxiOS/", "Firefox"),
        ("Chromium/", "Chromium"),
        ("Chrome/", "Chrome"),
        ("Safari/", "Safari"),
    ];
    const SYSTEMS: [(&str, &str); 7] = [
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS X", "macOS"),
        ("CrOS", "ChromeOS"),
        ("Linux", "Linux"),
    ];
    let named = |list: &[(&str, &'static str)]| list.iter().find(|(sign, _)| user_agent.contains(sign)).map(|it| it.1);
    [named(&BROWSERS), named(&SYSTEMS)].into_iter().flatten().collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::device_label as label;

    #[test]
    fn a_browser_is_called_by_its_name() {
        let firefox = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0";
        let edge = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0 Safari/537.36 Edg/138.0";
        assert_eq!((label(firefox), label(edge)), ("Firefox, Android".into(), "Edge, Windows".into()));
        assert_eq!(label("curl/8"), "");
    }
}
