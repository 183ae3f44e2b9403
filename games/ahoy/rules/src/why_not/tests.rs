//! Each key has a sentence in the list at the top of the module, and each sentence is used.

#[test]
fn every_key_is_listed_and_every_listed_key_is_used() {
    let (all, acting) = (include_str!("mod.rs"), include_str!("acting.rs"));
    let answers = concat!(include_str!("answering.rs"), include_str!("mapping.rs"), include_str!("touching.rs"));
    let listed =
        |line: &str| line.strip_prefix("//! | `why-").and_then(|rest| rest.split('`').next().map(str::to_owned));
    let listed: Vec<String> = all.lines().filter_map(listed).collect();
    let code: String = all.lines().filter(|line| !line.starts_with("//!")).collect::<String>() + acting + answers;
    let used: Vec<&str> = code.split("\"why-").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    for key in &used {
        assert!(listed.iter().any(|known| known == key), "`why-{key}` is not listed");
    }
    for key in &listed {
        assert!(used.contains(&&**key), "`why-{key}` is never said");
    }
}
