//! axe-core looks at the page: what a screen reader, a keyboard or weak eyes would stumble over.

use anyhow::{Result, bail};
use serde_json::Value;

use crate::page::Page;

/// axe-core 4.14, as it is published.
const AXE: &str = include_str!("../axe/axe.min.js");

/// Everything it knows of WCAG 2 up to AA, and what it calls good practice.
const LOOK: &str = "
    const done = arguments[0];
    axe.run(document, { resultTypes: ['violations'], preload: false }).then(({ violations }) => done(violations.map((one) => ({
        id: one.id, help: one.help,
        nodes: one.nodes.slice(0, 4).map((node) => `${node.html.slice(0, 160)} ${(node.any[0] || {}).message || ''}`),
    }))));";

/// Fails where axe finds fault with what is shown.
pub async fn look(page: &Page, what: &str) -> Result<()> {
    if page.ask("return typeof axe").await? == "undefined" {
        // The script declares itself on the window, as in a page of its own.
        page.ask(&format!("{AXE}\nwindow.axe = axe || window.axe;")).await?;
    }
    let found = page.ask_later(LOOK).await?;
    let found: Vec<String> = found.as_array().into_iter().flatten().map(told).collect();
    if !found.is_empty() {
        bail!("axe finds fault with {what}:\n{}", found.join("\n"));
    }
    Ok(())
}

fn told(fault: &Value) -> String {
    let word = |key: &str| fault[key].as_str().unwrap_or_default().to_owned();
    let nodes: Vec<String> =
        fault["nodes"].as_array().into_iter().flatten().map(|node| format!("        {node}")).collect();
    format!("    {}: {}\n{}", word("id"), word("help"), nodes.join("\n"))
}
