//! A small server for this machine alone.

use std::fs::{self, File};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};

use tiny_http::{Header, Request, Response, Server};

use crate::shell::{self, Failure, program};

/// The first port that is tried; where it is taken, any other will do.
const PORT: u16 = 8421;

/// Serves the site until it is stopped, and opens the browser.
pub fn serve(site: &Path, open: bool) -> Result<(), Failure> {
    let server = listen(PORT).or_else(|_taken| listen(0))?;
    let address = address(&server);
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
    println!("{}", address(&server));
    std::thread::spawn(|| {
        let _ended = std::io::copy(&mut std::io::stdin(), &mut std::io::sink());
        std::process::exit(0);
    });
    answer_all(site, &server);
    Ok(())
}

fn listen(port: u16) -> Result<Server, Failure> {
    let server = Server::http(SocketAddr::from((Ipv4Addr::LOCALHOST, port)));
    server.map_err(|error| Failure::Differs { what: format!("no port could be opened: {error}") })
}

fn address(server: &Server) -> String {
    format!("http://{}/", server.server_addr())
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
fn answer_all(site: &Path, server: &Server) {
    std::thread::scope(|threads| {
        for request in server.incoming_requests() {
            threads.spawn(move || answer(site, request));
        }
    });
}

fn answer(site: &Path, request: Request) {
    let path = request.url().split(['?', '#']).next().unwrap_or("/").trim_start_matches('/').to_owned();
    let name = if path.is_empty() { "index.html" } else { &path };
    let known = site.join(name);
    let plain = !name.contains(['/', '\\']) && !name.starts_with('.') && known.is_file();
    // Whoever asked may have gone away meanwhile.
    let _gone = if plain {
        let small = takes_brotli(&request).then(|| site.join(format!("{name}.br"))).filter(|small| small.is_file());
        let answer = file(&known, small.as_ref());
        request.respond(answer)
    } else {
        request.respond(Response::from_string("There is no such page.").with_status_code(404).boxed())
    };
}

/// Does whoever asks take what is compressed?
fn takes_brotli(request: &Request) -> bool {
    let headers = request.headers().iter();
    let mut encodings = headers.filter(|header| header.field.equiv("Accept-Encoding"));
    encodings.any(|header| header.value.as_str().split(',').any(|one| one.trim() == "br"))
}

/// A file, or its compressed copy.
fn file(path: &PathBuf, small: Option<&PathBuf>) -> Response<Box<dyn std::io::Read + Send>> {
    let kind = match path.extension().and_then(|kind| kind.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    };
    let header =
        |name: &str, value: &str| Header::from_bytes(name.as_bytes(), value.as_bytes()).expect("headers are ASCII");
    let (sent, encoding) = small.map_or((path, None), |small| (small, Some(header("Content-Encoding", "br"))));
    match File::open(sent) {
        Ok(open) => {
            let size = fs::metadata(sent).map(|about| about.len() as usize).ok();
            let mut headers = vec![header("Content-Type", kind), header("Cache-Control", "no-cache")];
            headers.extend(encoding);
            Response::new(200.into(), headers, Box::new(open), size, None)
        }
        Err(_) => Response::from_string("This file cannot be read.").with_status_code(500).boxed(),
    }
}
