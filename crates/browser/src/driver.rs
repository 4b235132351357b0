//! The program that drives the browser. It never outlives us, and takes its browsers with it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

/// How long it may take to close its browsers.
const FAREWELL: Duration = Duration::from_secs(10);

/// A running driver.
pub struct Driver {
    child: Child,
    port: u16,
}

impl Driver {
    /// Starts it on any free port; it says which.
    pub fn start(program: &Path) -> Result<Driver> {
        let mut command = Command::new(program);
        command.arg("--port=0").stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().with_context(|| format!("{} could not be started", program.display()))?;
        let said = child.stdout.take().context("the driver says nothing")?;
        // From here on it is closed on every path.
        let mut driver = Driver { child, port: 0 };
        driver.port = port(BufReader::new(said))?;
        Ok(driver)
    }

    /// Where it listens.
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// Asks it to close all its browsers and to end.
    fn dismiss(&self) -> std::io::Result<()> {
        let mut line = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port))?;
        line.set_read_timeout(Some(FAREWELL))?;
        line.write_all(b"GET /shutdown HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")?;
        line.read_to_end(&mut Vec::new()).map(drop)
    }

    fn has_gone_by(&mut self, deadline: Instant) -> bool {
        while Instant::now() < deadline {
            if matches!(self.child.try_wait(), Ok(Some(_))) {
                return true;
            }
            std::thread::yield_now();
        }
        false
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let deadline = Instant::now() + FAREWELL;
        if self.dismiss().is_err() || !self.has_gone_by(deadline) {
            let _gone = self.child.kill();
            let _gone = self.child.wait();
        }
    }
}

/// The port that the driver says it listens on. What it says later is read and forgotten, so that it never waits.
fn port(mut said: impl BufRead + Send + 'static) -> Result<u16> {
    let mut line = String::new();
    while said.read_line(&mut line)? > 0 {
        let words = line.trim().trim_end_matches('.');
        if let Some((_, port)) = words.rsplit_once("on port ")
            && let Ok(port) = port.parse::<u16>()
            && port > 0
        {
            std::thread::spawn(move || std::io::copy(&mut said, &mut std::io::sink()));
            return Ok(port);
        }
        line.clear();
    }
    anyhow::bail!("the driver ended without a word")
}
