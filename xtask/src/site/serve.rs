//! A small server for this machine alone.

use std::fs;
use std::io::{self, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::time::Duration;

use crate::shell::{self, Failure, program};

/// The first port that is tried; where it is taken, any other will do.
const PORT: u16 = 8421;

/// Serves the site until it is stopped, and opens the browser.
pub fn serve(site: &Path, open: bool) -> Result<(), Failure> {
    let server = listen(PORT).or_else(|_taken| listen(0))?;
    let address = address(&server)?;
    println!("Play at {address} (Ctrl+C stops)");
    if open {
        browse(&address);
    }
    answer_all(site, &server);
    Ok(())
}

/// Serves a folder for a program that reads the address from the first line, until that program is gone.
pub fn serve_built(site: &Path) -> Result<(), Failure> {
    let server = listen(0)?;
    println!("{}", address(&server)?);
    std::thread::spawn(|| {
        let _ended = std::io::copy(&mut std::io::stdin(), &mut std::io::sink());
        std::process::exit(0);
    });
    answer_all(site, &server);
    Ok(())
}

fn listen(port: u16) -> Result<TcpListener, Failure> {
    let listener = TcpListener::bind(SocketAddr::from((Ipv4Addr::LOCALHOST, port)));
    listener.map_err(|error| Failure::Differs { what: format!("no port could be opened: {error}") })
}

fn address(listener: &TcpListener) -> Result<String, Failure> {
    let address = listener.local_addr();
    let address = address.map_err(|error| Failure::Differs { what: format!("the port has no address: {error}") })?;
    Ok(format!("http://{address}/"))
}

/// Opens the browser, if there is a way to; the address has been said.
fn browse(address: &str) {
    let opener = if cfg!(target_os = "macos") {
        "open"
    } else if cfg!(windows) {
        "explorer"
    } else {
        "xdg-open"
    };
    let _there_is_none = shell::succeeds(program(opener, address));
}

/// Answers each request beside the others: a browser may leave the program half read until it has the script that
/// takes it, and would wait for that script forever.
fn answer_all(site: &Path, listener: &TcpListener) {
    std::thread::scope(|threads| {
        for connection in listener.incoming().flatten() {
            // Whoever asked may have gone away meanwhile.
            threads.spawn(move || {
                let _gone = answer(site, connection);
            });
        }
    });
}

/// The longest request that is read; ours are a few hundred bytes.
const LONGEST: usize = 16 * 1024;
/// A connection on which nothing comes is given up; browsers open some that they may never use.
const PATIENCE: Duration = Duration::from_secs(60);
/// More headers than any browser sends.
const HEADERS: usize = 64;

/// Answers the one request of a connection. A connection is not kept: a browser holds several open, and whoever shares
/// threads among them may leave one unanswered.
fn answer(site: &Path, mut connection: TcpStream) -> io::Result<()> {
    connection.set_read_timeout(Some(PATIENCE))?;
    let mut read = Vec::new();
    while !read.windows(4).any(|end| end == b"\r\n\r\n") {
        let mut some = [0; 2048];
        let count = connection.read(&mut some)?;
        if count == 0 || read.len() > LONGEST {
            return Ok(());
        }
        read.extend_from_slice(&some[..count]);
    }
    let mut headers = [httparse::EMPTY_HEADER; HEADERS];
    let mut request = httparse::Request::new(&mut headers);
    let reply = match request.parse(&read) {
        Ok(httparse::Status::Complete(_)) => reply(site, &request),
        Ok(httparse::Status::Partial) | Err(_) => Reply::words("400 Bad Request", "This is no request."),
    };
    connection.write_all(reply.head().as_bytes())?;
    if request.method != Some("HEAD") {
        connection.write_all(&reply.body)?;
    }
    connection.flush()
}

/// What is answered.
struct Reply {
    status: &'static str,
    kind: &'static str,
    /// Is it compressed?
    small: bool,
    body: Vec<u8>,
}

impl Reply {
    fn words(status: &'static str, words: &str) -> Reply {
        Reply { status, kind: "text/plain; charset=utf-8", small: false, body: words.as_bytes().to_vec() }
    }

    fn head(&self) -> String {
        let encoding = if self.small { "Content-Encoding: br\r\n" } else { "" };
        format!(
            "HTTP/1.1 {}\r\nContent-Type: {}\r\nContent-Length: {}\r\n{encoding}Cache-Control: no-cache\r\nConnection: close\r\n\r\n",
            self.status,
            self.kind,
            self.body.len(),
        )
    }
}

/// A file of the site, or its compressed copy for whoever takes it.
fn reply(site: &Path, request: &httparse::Request<'_, '_>) -> Reply {
    let path = request.path.unwrap_or("/").split(['?', '#']).next().unwrap_or("/").trim_start_matches('/');
    let name = if path.is_empty() { "index.html" } else { path };
    let known = site.join(name);
    if name.contains(['/', '\\']) || name.starts_with('.') || !known.is_file() {
        return Reply::words("404 Not Found", "There is no such page.");
    }
    let small = Some(site.join(format!("{name}.br"))).filter(|small| takes_brotli(request) && small.is_file());
    match fs::read(small.as_ref().unwrap_or(&known)) {
        Ok(body) => Reply { status: "200 OK", kind: kind(&known), small: small.is_some(), body },
        Err(_) => Reply::words("500 Internal Server Error", "This file cannot be read."),
    }
}

/// Does whoever asks take what is compressed?
fn takes_brotli(request: &httparse::Request<'_, '_>) -> bool {
    let named = request.headers.iter().filter(|header| header.name.eq_ignore_ascii_case("accept-encoding"));
    let mut encodings = named.filter_map(|header| std::str::from_utf8(header.value).ok());
    encodings.any(|encodings| encodings.split(',').any(|one| one.trim() == "br"))
}

fn kind(path: &Path) -> &'static str {
    match path.extension().and_then(|kind| kind.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is answered to these words.
    fn asked(site: &Path, words: &[u8]) -> Vec<u8> {
        let listener = listen(0).unwrap();
        let mut browser = TcpStream::connect(listener.local_addr().unwrap()).unwrap();
        browser.write_all(words).unwrap();
        answer(site, listener.accept().unwrap().0).unwrap();
        let mut heard = Vec::new();
        browser.read_to_end(&mut heard).unwrap();
        heard
    }

    #[test]
    fn files_are_served_pressed_or_not_and_nothing_beside_them() {
        let site = shell::root().join("crates/web/page");
        let style = fs::read(site.join("tokens.css")).unwrap();
        let heard = asked(&site, b"GET /tokens.css?x HTTP/1.1\r\nAccept-Encoding: gzip, br\r\n\r\n");
        assert!(heard.starts_with(b"HTTP/1.1 200 OK\r\nContent-Type: text/css"));
        assert!(heard.ends_with(&style));
        assert!(!asked(&site, b"HEAD /tokens.css HTTP/1.1\r\n\r\n").ends_with(&style));
        for path in ["/../Cargo.toml", "/none.css", "/.hidden", "/..\\Cargo.toml"] {
            let heard = asked(&site, format!("GET {path} HTTP/1.1\r\n\r\n").as_bytes());
            assert!(heard.starts_with(b"HTTP/1.1 404"), "{path}");
        }
        assert!(asked(&site, b"what?\r\n\r\n").starts_with(b"HTTP/1.1 400"));
    }
}
