//! The file of a backup: lines of JSON. A heading, then for each table its columns and its rows, then the number of rows
//! and a hash of all lines before.
//!
//! ```text
//! {"wardroom":"backup","format":1,"schema":3}
//! {"table":"people","columns":["id","name"]}
//! [1,"Anne"]
//! {"rows":1,"sha256":".."}
//! ```

use std::fs::File;
use std::io::{BufRead as _, BufReader, Write};
use std::path::{Path, PathBuf};

use serde_json::{Map, Value, json};
use sha2::{Digest as _, Sha256};

use super::BackupError;
use super::rows::Column;
use crate::{SCHEMA_VERSION, StoreError};

const FORMAT: u64 = 1;
/// Rows that are written together.
const BATCH: usize = 500;

pub(super) struct BackupWriter<'w> {
    to: &'w mut (dyn Write + Send),
    hash: Sha256,
    pub(super) rows: u64,
}

impl<'w> BackupWriter<'w> {
    pub(super) fn new(to: &'w mut (dyn Write + Send)) -> Result<Self, BackupError> {
        let mut writer = Self { to, hash: Sha256::new(), rows: 0 };
        writer.line(&json!({ "wardroom": "backup", "format": FORMAT, "schema": SCHEMA_VERSION }))?;
        Ok(writer)
    }

    fn line(&mut self, value: &Value) -> Result<(), BackupError> {
        let line = format!("{value}\n");
        self.hash.update(&line);
        let written = self.to.write_all(line.as_bytes());
        written.map_err(|source| BackupError::File { path: PathBuf::from("the backup"), source })
    }

    pub(super) fn table(&mut self, name: &str, columns: &[Column]) -> Result<(), BackupError> {
        let columns: Vec<&str> = columns.iter().map(|column| column.name.as_str()).collect();
        self.line(&json!({ "table": name, "columns": columns }))
    }

    pub(super) fn row(&mut self, row: Vec<Value>) -> Result<(), BackupError> {
        self.rows += 1;
        self.line(&Value::Array(row))
    }

    pub(super) fn end(mut self) -> Result<u64, BackupError> {
        let hash = hexadecimal(&self.hash.clone().finalize());
        self.line(&json!({ "rows": self.rows, "sha256": hash }))?;
        Ok(self.rows)
    }
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A backup that was read once from its first line to its last, and is whole.
#[derive(Debug)]
pub(super) struct Contents {
    path: PathBuf,
    pub(super) schema: i64,
    pub(super) rows: u64,
}

type Batch = (String, Vec<String>, Vec<Value>);

impl Contents {
    pub(super) fn verify(path: &Path) -> Result<Self, BackupError> {
        let mut lines = Lines::open(path)?;
        let heading = lines.object()?;
        let is_ours = heading.get("wardroom").and_then(Value::as_str) == Some("backup");
        if !is_ours {
            return Err(lines.wrong("a backup begins with a line that says so"));
        }
        if heading.get("format").and_then(Value::as_u64) != Some(FORMAT) {
            return Err(lines.wrong(&format!("this program reads backups of format {FORMAT}")));
        }
        let schema = heading.get("schema").and_then(Value::as_i64).filter(|version| *version > 0);
        let schema = schema.ok_or_else(|| lines.wrong("the version of the schema is missing"))?;
        let (mut rows, mut width) = (0, None);
        loop {
            let hash = hexadecimal(&lines.hash.clone().finalize());
            match lines.next()? {
                None => return Err(lines.wrong("the end is missing")),
                Some(Value::Array(row)) if Some(row.len()) == width => rows += 1,
                Some(Value::Object(table)) if table.contains_key("table") => {
                    width = Some(columns(&lines, &table)?.1.len());
                }
                Some(Value::Object(end)) if end.contains_key("sha256") => {
                    if end.get("rows").and_then(Value::as_u64) != Some(rows) {
                        return Err(lines.wrong("there are not as many rows as were written"));
                    }
                    if end.get("sha256").and_then(Value::as_str) != Some(&hash) {
                        return Err(lines.wrong("something was changed since it was written"));
                    }
                    return match lines.next()? {
                        None => Ok(Self { path: path.to_owned(), schema, rows }),
                        Some(_) => Err(lines.wrong("nothing may follow the end")),
                    };
                }
                Some(_) => return Err(lines.wrong("this is neither a table nor a row of it")),
            }
        }
    }

    /// All rows in their order, some of one table at a time, with the names of their columns.
    pub(super) fn batches(&self) -> Result<impl Iterator<Item = Batch> + use<>, BackupError> {
        let mut lines = Lines::open(&self.path)?;
        let (mut table, mut ahead) = ((String::new(), Vec::new()), lines.next()?);
        Ok(std::iter::from_fn(move || {
            let mut batch = Vec::new();
            // It was read once already: what is wrong with it now, the number of rows will show.
            while batch.len() < BATCH {
                match ahead.take().or_else(|| lines.next().ok().flatten()) {
                    Some(row @ Value::Array(_)) => batch.push(row),
                    Some(Value::Object(object)) if batch.is_empty() => {
                        if let Ok(named) = columns(&lines, &object) {
                            table = named;
                        }
                    }
                    next => {
                        ahead = next;
                        break;
                    }
                }
            }
            (!batch.is_empty()).then(|| (table.0.clone(), table.1.clone(), batch))
        }))
    }
}

fn columns(lines: &Lines, table: &Map<String, Value>) -> Result<(String, Vec<String>), BackupError> {
    let text = |value: &Value| value.as_str().filter(|name| is_name(name)).map(str::to_owned);
    let name = table.get("table").and_then(text);
    let columns = table.get("columns").and_then(Value::as_array).and_then(|names| names.iter().map(text).collect());
    name.zip(columns).ok_or_else(|| lines.wrong("a table has a name and columns"))
}

/// Names go into statements.
fn is_name(name: &str) -> bool {
    !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_')
}

struct Lines {
    path: PathBuf,
    from: BufReader<File>,
    line: usize,
    hash: Sha256,
}

impl Lines {
    fn open(path: &Path) -> Result<Self, BackupError> {
        let file = File::open(path).map_err(|source| BackupError::File { path: path.to_owned(), source })?;
        Ok(Self { path: path.to_owned(), from: BufReader::new(file), line: 0, hash: Sha256::new() })
    }

    fn wrong(&self, why: &str) -> BackupError {
        BackupError::Damaged { path: self.path.clone(), line: self.line.max(1), why: why.to_owned() }
    }

    fn next(&mut self) -> Result<Option<Value>, BackupError> {
        let mut line = Vec::new();
        let read = self.from.read_until(b'\n', &mut line);
        read.map_err(|source| BackupError::File { path: self.path.clone(), source })?;
        if line.is_empty() {
            return Ok(None);
        }
        self.line += 1;
        self.hash.update(&line);
        if line.last() != Some(&b'\n') {
            return Err(self.wrong("the line breaks off"));
        }
        serde_json::from_slice(&line).map(Some).map_err(|error| self.wrong(&error.to_string()))
    }

    fn object(&mut self) -> Result<Map<String, Value>, BackupError> {
        match self.next()? {
            Some(Value::Object(object)) => Ok(object),
            Some(_) | None => Err(self.wrong("a backup begins with a line that says so")),
        }
    }
}

/// A column that this program cannot put into a line.
pub(super) fn unreadable(what: String) -> BackupError {
    StoreError::Unreadable(what).into()
}
