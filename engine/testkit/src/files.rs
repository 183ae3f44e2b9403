//! What examples write, for people to look at.

use std::{env, error::Error, fs, path::Path};

/// Writes files into the folder that is named on the command line.
pub fn write_files(files: impl IntoIterator<Item = (String, Vec<u8>)>) -> Result<(), Box<dyn Error>> {
    let folder = env::args().nth(1).ok_or("name the folder to write to")?;
    for (name, bytes) in files {
        let path = Path::new(&folder).join(name);
        fs::create_dir_all(path.parent().ok_or("a file lies in a folder")?)?;
        fs::write(path, bytes)?;
    }
    Ok(())
}
