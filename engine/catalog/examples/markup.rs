//! The cost of a tree of nodes for each game's table beside the cost of drawing it: the figures of
//! `docs/adr/0015-one-tree-of-nodes.md`. Run it by `cargo run --release -p wardroom-catalog --example markup`.
#![allow(clippy::print_stdout, reason = "it prints a report")]
#![allow(clippy::disallowed_types, reason = "it measures time")]

use std::{
    collections::BTreeSet,
    hint::black_box,
    time::{Duration, Instant},
};
use wardroom_catalog::{AnyGame, AnyMatch, Boxes, RenderContext, games};
use wardroom_kernel::{Seat, Viewer};
use wardroom_ui::{
    DrawnTable, Language,
    markup::{Element, Node, Tree},
};

const ANSWERS: usize = 120;
const ROUNDS: u32 = 200;

/// What a macro would have to make that draws into nodes: tags and names are constants, values and words are not.
#[derive(Clone)]
enum OwnedNode {
    Text(String),
    Element { tag: &'static str, is_void: bool, attributes: Vec<(&'static str, String)>, children: Vec<OwnedNode> },
}

impl OwnedNode {
    fn new(node: Node<'_>, names: &mut BTreeSet<&'static str>) -> OwnedNode {
        let mut constant = |name: &str| {
            let known = names.get(name).copied();
            known.unwrap_or_else(|| {
                let name: &'static str = Box::leak(name.into());
                names.insert(name);
                name
            })
        };
        match node {
            Node::Text(text) => OwnedNode::Text(text.text().into_owned()),
            Node::Element(element) => OwnedNode::Element {
                tag: constant(element.tag()),
                is_void: element.is_void(),
                attributes: element
                    .attributes()
                    .map(|(name, value)| (constant(name), value.text().into_owned()))
                    .collect(),
                children: element.children().map(|child| OwnedNode::new(child, names)).collect(),
            },
        }
    }
    fn bytes(&self) -> usize {
        size_of::<OwnedNode>()
            + match self {
                OwnedNode::Text(text) => text.capacity(),
                OwnedNode::Element { attributes, children, .. } => {
                    let values: usize = attributes.iter().map(|attribute| attribute.1.capacity()).sum();
                    let unused = (children.capacity() - children.len()) * size_of::<OwnedNode>();
                    let inside: usize = children.iter().map(OwnedNode::bytes).sum();
                    attributes.capacity() * size_of::<(&str, String)>() + values + unused + inside
                }
            }
    }
    fn write(&self, text: &mut String) {
        match self {
            OwnedNode::Text(words) => escape(words, text),
            OwnedNode::Element { tag, is_void, attributes, children } => {
                text.push('<');
                text.push_str(tag);
                for (name, value) in attributes {
                    text.push(' ');
                    text.push_str(name);
                    text.push_str("=\"");
                    escape(value, text);
                    text.push('"');
                }
                text.push('>');
                children.iter().for_each(|child| child.write(text));
                if !is_void {
                    text.push_str("</");
                    text.push_str(tag);
                    text.push('>');
                }
            }
        }
    }
}

fn escape(words: &str, text: &mut String) {
    for sign in words.chars() {
        match sign {
            '&' => text.push_str("&amp;"),
            '<' => text.push_str("&lt;"),
            '>' => text.push_str("&gt;"),
            '"' => text.push_str("&quot;"),
            other => text.push(other),
        }
    }
}

/// A table some way into a game that is played by a fixed choice among the offers.
fn table(game: &dyn AnyGame) -> Box<dyn AnyMatch> {
    let setup = game.setup(game.modes()[0].name, None, &[]).expect("a game of its first mode can be set up");
    let mut played = game.begin(setup).expect("it begins");
    played.set_dice("markup", &[]);
    for answer in 0..ANSWERS {
        let Some(seat) = played.asked().next() else { break };
        let offers = played.offers(seat);
        let offer = &offers[answer * 7 % offers.len()];
        let before = played.duplicate();
        played.submit(seat, played.seq(seat), offer).expect("an offer is accepted");
        if played.outcome().is_some() {
            return before;
        }
    }
    played
}

fn time<T>(mut run: impl FnMut() -> T) -> Duration {
    let mut best = Duration::MAX;
    for _ in 0..ROUNDS {
        let start = Instant::now();
        black_box(run());
        best = best.min(start.elapsed());
    }
    best
}

fn main() {
    println!("game | HTML | nodes | draw | parse | memory of the tree | own nodes: make | write | memory");
    for game in games(&Boxes::default()) {
        let played = table(&*game);
        let names: Vec<String> = played.seats().map(|seat| played.seat_name(seat).to_owned()).collect();
        let context = || RenderContext { viewer: Viewer::Seat(Seat(0)), names: &names, language: Language::En };
        let draw = || -> DrawnTable { played.draw(context()) };
        let board = draw();
        let html: usize = board.fragments.iter().map(|fragment| fragment.html.len()).sum();
        let trees: Vec<Tree> = board.fragments.iter().map(|fragment| fragment.tree()).collect();
        let nodes: usize =
            trees.iter().flat_map(Tree::elements).map(|element: Element<'_>| element.children().count()).sum();
        let mut constants = BTreeSet::new();
        let owned: Vec<OwnedNode> =
            trees.iter().flat_map(Tree::children).map(|node| OwnedNode::new(node, &mut constants)).collect();
        let write = || {
            let mut text = String::with_capacity(html + html / 8);
            owned.iter().for_each(|node| node.write(&mut text));
            text
        };
        println!(
            "{} | {} KB | {} | {:.0?} | {:.0?} | {} KB | {:.0?} | {:.0?} | {} KB",
            game.name(),
            html / 1024,
            nodes + trees.len(),
            time(draw),
            time(|| board.fragments.iter().map(|fragment| fragment.tree()).collect::<Vec<_>>()),
            trees.iter().map(Tree::bytes).sum::<usize>() / 1024,
            time(|| owned.clone()),
            time(write),
            owned.iter().map(OwnedNode::bytes).sum::<usize>() / 1024,
        );
    }
}
