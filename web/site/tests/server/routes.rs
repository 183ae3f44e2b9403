//! Every address of the server, read from the sources, so that a new one cannot be forgotten.

use std::{fs, path::Path};

#[derive(Clone, Debug)]
pub(crate) struct Route {
    pub(crate) path: String,
    pub(crate) methods: Vec<&'static str>,
}

/// The only address with a listener of its own.
const METRICS: &str = "/metrics";

/// Every address of the site.
pub(crate) fn routes() -> Vec<Route> {
    let routes: Vec<Route> = all().into_iter().filter(|route| route.path != METRICS).collect();
    assert!(routes.len() > 30, "the addresses are read from the sources: {routes:?}");
    routes
}

/// What is asked of the listener for metrics: its page, and other addresses that a client may try.
pub(crate) fn of_metrics() -> [Route; 2] {
    let page = all().into_iter().find(|route| route.path == METRICS).expect("the metrics have an address");
    [Route { path: "/{anything}".into(), methods: page.methods.clone() }, page]
}

/// Every `.route("..", get(..).post(..))` of the server.
fn all() -> Vec<Route> {
    let plain: String = source().split_whitespace().collect();
    let mut routes = Vec::new();
    for rest in plain.split(".route(\"").skip(1) {
        let (path, handlers) = rest.split_once("\",").expect("a route has a path and handlers");
        let handlers = handlers.split(".route(").next().unwrap_or_default();
        let methods = ["get", "post"].into_iter().filter(|method| handlers.contains(&format!("{method}(")));
        let methods: Vec<_> = methods.map(|method| if method == "get" { "GET" } else { "POST" }).collect();
        assert!(!methods.is_empty(), "{path} is reached by no method that is known here");
        routes.push(Route { path: path.into(), methods });
    }
    routes
}

/// All of it, one file after another.
pub(crate) fn source() -> String {
    let mut source = String::new();
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut source);
    source
}

fn read(folder: &Path, into: &mut String) {
    for entry in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if entry.is_dir() {
            read(&entry, into);
        } else {
            into.push_str(&fs::read_to_string(entry).unwrap());
        }
    }
}
