//! A server of the site, one for each case, so that each has a device of its own and can be cut off.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::{Mutex, PoisonError};

use anyhow::{Context, Result};

/// A running server. It ends with us, since it ends with its input.
pub struct Server {
    child: Mutex<Child>,
    address: String,
}

impl Server {
    /// Serves the site that was built, on any free port.
    pub fn start(program: &Path, site: &Path) -> Result<Server> {
        let mut command = Command::new(program);
        command.arg("serve-built").arg(site).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().context("the site could not be served")?;
        let said = child.stdout.take().context("the server says nothing")?;
        let mut server = Server { child: Mutex::new(child), address: String::new() };
        BufReader::new(said).read_line(&mut server.address)?;
        server.address = server.address.trim().to_owned();
        anyhow::ensure!(server.address.starts_with("http"), "the server does not say its address");
        Ok(server)
    }

    /// Where the first page is.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// From now on the device is offline.
    pub fn stop(&self) {
        let mut child = self.child.lock().unwrap_or_else(PoisonError::into_inner);
        let _gone = child.kill();
        let _gone = child.wait();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop();
    }
}
