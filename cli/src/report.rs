//! A file that is written at the end of long work, and is opened before it.

use crate::error::CliError;
use std::{
    fs::{File, OpenOptions},
    io::{self, Write},
    path::{Path, PathBuf},
};

pub(crate) struct Report {
    flag: &'static str,
    path: PathBuf,
    file: File,
}

impl Report {
    /// An existing file keeps its content until the report is written.
    pub(crate) fn open(path: &Path, flag: &'static str) -> Result<Report, CliError> {
        let file = OpenOptions::new().create(true).truncate(false).write(true).open(path);
        let file = file.map_err(|why| cannot(flag, path, why))?;
        Ok(Report { flag, path: path.into(), file })
    }
    pub(crate) fn write(mut self, text: &str) -> Result<(), CliError> {
        let written = self.file.set_len(0).and_then(|()| self.file.write_all(text.as_bytes()));
        written.map_err(|why| cannot(self.flag, &self.path, why))
    }
}

fn cannot(flag: &'static str, path: &Path, why: io::Error) -> CliError {
    CliError::Target { flag, path: path.into(), why }
}
