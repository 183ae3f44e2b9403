//! The rules, one file per chapter of the ledger (`docs/rules/marauders.md`). Chapters are being written.

mod adopt;
mod end;
mod effects {
    pub(crate) mod passive;
}

pub(crate) use adopt::adopt;
pub(crate) use effects::passive::peeks_merchant;
pub(crate) use end::outcome;

use crate::Marauders;
use wardroom_kernel as kernel;

type Cx<'a, L> = kernel::Cx<'a, Marauders, L>;
pub(crate) trait Live: kernel::Live<Marauders> {}
impl<L: kernel::Live<Marauders>> Live for L {}

mod setup {
    use super::{Cx, Live};
    use crate::components::Parts;
    use crate::table::Table;
    use wardroom_kernel::{Asked, Choices, Mode, OptionSpec, Setup};

    const GLORY: OptionSpec =
        OptionSpec { name: "glory", choices: Choices::Range(1, 30), default: 10, unattended: 10, rule: "MM-GOAL-04" };
    pub(crate) const MODES: &[Mode] = &[Mode { name: "base", seats: &[2, 3, 4], options: &[GLORY] }];

    pub(crate) fn lay_out(setup: &Setup, _: &'static Parts) -> Table {
        Table::scene(setup.seats()).table().expect("the default scene is a table")
    }
    pub(crate) fn resolve(cx: &mut Cx<'_, impl Live>) -> Asked {
        super::end::announce_victories(cx);
        super::end::finish(cx, crate::table::Ending::NoEvent);
        Ok(())
    }
}
pub(crate) use setup::{MODES, lay_out, resolve};
