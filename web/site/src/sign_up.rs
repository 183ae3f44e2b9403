//! Signing up: a client that acts becomes a person.

use crate::{
    error::AppError,
    extract::{Cookies, CurrentUser},
    limits::RateLimits,
    state::AppState,
};
use axum::extract::FromRef;
use std::sync::Arc;
use wardroom_accounts::{Accounts, generated_name};
use wardroom_live::LiveTables;
use wardroom_store::Person;

/// Turns clients into people: most actions need a person, and there is no registration.
#[derive(Clone, Debug)]
pub(crate) struct SignUp {
    accounts: Arc<Accounts>,
    limits: Arc<RateLimits>,
    tables: LiveTables,
}

impl FromRef<AppState> for SignUp {
    fn from_ref(state: &AppState) -> SignUp {
        let AppState { accounts, limits, tables, .. } = state.clone();
        SignUp { accounts, limits, tables }
    }
}

impl SignUp {
    /// The user as a person, under the name they gave if they gave one; a new person if they are none yet.
    pub(crate) async fn person(&self, user: &CurrentUser, name: Option<&str>) -> Result<(Person, Cookies), AppError> {
        let name = name.map(Accounts::check_name).transpose()?;
        let Some(person) = &user.person else {
            self.limits.new_person(user.address)?;
            let name = name.unwrap_or_else(|| generated_name(user.language()));
            let (person, token) = self.accounts.create(&name, &user.label).await?;
            return Ok((person, Cookies::default().sign_in(&token)));
        };
        let mut person = person.clone();
        if let Some(name) = name {
            let spoke_at = self.accounts.rename(&mut person, name).await?;
            spoke_at.iter().for_each(|table| self.tables.forget_chat(table));
        }
        Ok((person, Cookies::default()))
    }
}
