//! What never changes on the chart: water, rhumb lines, compass, the scale of positions. A part of its own, sent once.

use crate::track::{START, STEP};
use crate::words::Words;
use maud::{Markup, PreEscaped, html};
use std::sync::LazyLock;
use wardroom_ui::Language;

/// Drawn once for each language.
static SEAS: LazyLock<[String; 2]> =
    LazyLock::new(|| Language::ALL.map(|language| draw(Words::in_language(language)).into_string()));

pub(crate) fn sea(language: Language) -> PreEscaped<String> {
    PreEscaped(SEAS[language as usize].clone())
}

fn draw(words: &Words) -> Markup {
    html! {
        div #tt-sea .ships aria-hidden="true" {
            svg class="chart" viewBox="0 0 1000 456" {
                (PreEscaped(&*WATER))
                (scale(words))
            }
        }
    }
}

/// Frame, ripples, and the lines that go out from the compass.
pub(crate) static WATER: LazyLock<String> = LazyLock::new(|| {
    let lines: String = (0..32)
        .map(|turn| format!(r#"<path d="M936 206h1100" transform="rotate({} 936 206)"/>"#, f64::from(turn) * 11.25))
        .collect();
    format!(
        r##"<defs><clipPath id="water-frame"><rect x="4" y="4" width="992" height="402" rx="3"/></clipPath></defs><g clip-path="url(#water-frame)"><rect class="water" x="4" y="4" width="992" height="402"/><rect x="4" y="4" width="992" height="402" fill="url(#pat-ripple)" opacity=".7"/><g class="rhumb">{lines}</g></g><rect x="4" y="4" width="992" height="402" rx="3" fill="none" stroke="var(--ink)" stroke-width="1.6"/><rect x="8" y="8" width="984" height="394" rx="2" fill="none" stroke="var(--ink)" stroke-width=".6"/><g class="far-out rose" opacity=".85"><use href="#rose" x="880" y="150" width="112" height="112"/></g>"##
    )
});

pub(crate) fn scale(words: &Words) -> Markup {
    html! {
        g {
            @for place in 0..14 {
                rect x=(START + STEP * place) y="412" width=(STEP) height="8" class=(if place % 2 == 0 { "scale-dark" } else { "scale-light" }) {}
            }
            @for place in 0..=14 {
                g class="upright" { text class="scale-no" x=(START + STEP * place) y="439" text-anchor="middle" { (place) } }
            }
            g class="far-out" { text class="soft" x="66" y="421" font-size="15" text-anchor="middle" { (words.text("scale-position")) } }
            g class="far-out" { text class="soft" x="930" y="421" font-size="15" text-anchor="middle" { (words.text("scale-end")) } }
        }
    }
}
