//! The one progress bar of long commands, on a terminal only.

use indicatif::{ProgressBar, ProgressStyle};

pub(crate) fn rows() -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {human_pos} / {human_len} · {eta}");
    ProgressBar::new(0).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

pub(crate) fn show(bar: &ProgressBar, done: u64, all: u64) {
    bar.set_length(all);
    bar.set_position(done);
}
