//! What several parts of the program need is cut into a part of its own for every set of parts that need it. Most of these
//! are a few bytes, and each costs a request and some hundred bytes around them. Those that a game waits for anyway are
//! kept in the first part instead.

use std::collections::{HashMap, HashSet};
use std::error::Error;

use wasm_encoder::{Encode, Module, RawSection, SectionId};
use wasmparser::{ExternalKind, KnownCustom, Linking, Parser, Payload, RelocationType, SymbolInfo, TypeRef};

/// The parts that are fetched before a first move.
const EARLY: [&str; 3] = ["wide", "phone", "worker"];
/// What is shared by the same parts is cut off only if it has so many bytes.
const LEAST: usize = 10_000;
/// How an entrance to a part is named: then comes the name of the part.
const ENTRANCE: (&str, &str) = ("__wasm_split_00", "00_export_");

/// A program with more to keep in its first part: whatever leaves the program is kept there.
pub struct Gathered {
    /// The program, in which that leaves.
    pub program: Vec<u8>,
    /// The names under which it leaves; nobody asks for them.
    pub names: HashSet<String>,
}

/// A function by its number, or a piece of data by its symbol.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Node {
    Function(u32),
    Data(u32),
}

/// Who needs what.
#[derive(Default)]
struct Graph<'p> {
    needs: HashMap<Node, HashSet<Node>>,
    sizes: HashMap<Node, usize>,
    /// Names of pieces of data.
    names: HashMap<u32, &'p str>,
    /// What is needed at once.
    roots: Vec<Node>,
    /// The parts, by name and entrance.
    parts: Vec<(&'p str, Node)>,
}

/// Looks through a program and says what is kept in its first part.
pub fn gather(program: &[u8]) -> Result<Gathered, Box<dyn Error>> {
    let graph = Graph::read(program)?;
    let kept = graph.kept();
    let mut names = HashSet::new();
    let (mut exports, mut globals) = (Vec::new(), Vec::new());
    let first_global = count_of(program, SectionId::Global)?;
    for node in kept {
        match node {
            Node::Function(index) => {
                let name = format!("kept {index}");
                export(&mut exports, &name, 0, index);
                names.insert(name);
            }
            // A piece of data leaves by a global of its name. What is in the global does not matter.
            Node::Data(symbol) => {
                let name = graph.names[&symbol];
                if names.insert(name.to_owned()) {
                    export(&mut exports, name, 3, first_global + globals.len() as u32);
                    globals.push([0x7f, 0x00, 0x41, 0x00, 0x0b]);
                }
            }
        }
    }
    let more = HashMap::from([
        (SectionId::Export as u8, (names.len() as u32, exports)),
        (SectionId::Global as u8, (globals.len() as u32, globals.concat())),
    ]);
    let mut module = Module::new();
    for payload in Parser::new(0).parse_all(program) {
        let Some((id, range)) = payload?.as_section() else { continue };
        let data = &program[range.start as usize..range.end as usize];
        match more.get(&id) {
            Some((count, added)) => {
                let (before, rest) = leb(data);
                let mut longer = Vec::new();
                (before + count).encode(&mut longer);
                longer.extend_from_slice(rest);
                longer.extend_from_slice(added);
                module.section(&RawSection { id, data: &longer });
            }
            None => {
                module.section(&RawSection { id, data });
            }
        }
    }
    Ok(Gathered { program: module.finish(), names })
}

/// The same program, in which nothing leaves under these names.
pub fn without_exports(program: &[u8], names: &HashSet<String>) -> Result<Vec<u8>, Box<dyn Error>> {
    let mut module = Module::new();
    for payload in Parser::new(0).parse_all(program) {
        let payload = payload?;
        if let Payload::ExportSection(reader) = payload {
            let mut section = wasm_encoder::ExportSection::new();
            for export in reader {
                let export = export?;
                if !names.contains(export.name) {
                    section.export(export.name, export.kind.into(), export.index);
                }
            }
            module.section(&section);
        } else if let Some((id, range)) = payload.as_section() {
            module.section(&RawSection { id, data: &program[range.start as usize..range.end as usize] });
        }
    }
    Ok(module.finish())
}

fn export(bytes: &mut Vec<u8>, name: &str, kind: u8, index: u32) {
    name.encode(bytes);
    bytes.push(kind);
    index.encode(bytes);
}

/// A number at the beginning of some bytes, and what follows.
fn leb(bytes: &[u8]) -> (u32, &[u8]) {
    let length = 1 + bytes.iter().take_while(|byte| **byte >= 0x80).count();
    let number = bytes[..length].iter().rev().fold(0, |number, byte| number << 7 | u32::from(byte & 0x7f));
    (number, &bytes[length..])
}

/// How many things a section holds.
fn count_of(program: &[u8], section: SectionId) -> Result<u32, Box<dyn Error>> {
    for payload in Parser::new(0).parse_all(program) {
        if let Some((id, range)) = payload?.as_section()
            && id == section as u8
        {
            return Ok(leb(&program[range.start as usize..range.end as usize]).0);
        }
    }
    Ok(0)
}

/// What lies where in a program: from, until, and what it is.
type Place = (u64, u64, Node);

impl<'p> Graph<'p> {
    /// Reads who needs what from the notes that the linker leaves.
    fn read(program: &'p [u8]) -> Result<Graph<'p>, Box<dyn Error>> {
        let mut graph = Graph::default();
        let (mut bases, mut notes) = (HashMap::new(), Vec::new());
        let (mut imported, mut bodies, mut segments, mut symbols) = (0, Vec::new(), Vec::new(), Vec::new());
        for payload in Parser::new(0).parse_all(program) {
            let payload = payload?;
            if let Some((id, range)) = payload.as_section() {
                bases.insert(id, range.start);
            }
            match payload {
                Payload::ImportSection(reader) => {
                    for import in reader.into_imports() {
                        imported += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                    }
                }
                Payload::ExportSection(reader) => {
                    for export in reader {
                        graph.leaves(export?);
                    }
                }
                Payload::StartSection { func, .. } => graph.roots.push(Node::Function(func)),
                Payload::CodeSectionEntry(body) => bodies.push(body.range()),
                Payload::DataSection(reader) => {
                    for segment in reader {
                        let segment = segment?;
                        segments.push(segment.range.end - segment.data.len() as u64);
                    }
                }
                Payload::CustomSection(section) => match section.as_known() {
                    KnownCustom::Linking(reader) => {
                        for table in reader.subsections() {
                            if let Linking::SymbolTable(table) = table? {
                                symbols = table.into_iter().collect::<Result<Vec<_>, _>>()?;
                            }
                        }
                    }
                    KnownCustom::Reloc(reader) => {
                        let of = match section.name() {
                            "reloc.CODE" => SectionId::Code,
                            "reloc.DATA" => SectionId::Data,
                            _ => continue,
                        };
                        for note in reader.entries() {
                            notes.push((of, note?));
                        }
                    }
                    _ => {}
                },
                _ => {}
            }
        }
        let functions = (imported..).zip(&bodies).map(|(index, body)| (body.start, body.end, Node::Function(index)));
        let mut pieces: Vec<Place> = Vec::new();
        for (index, symbol) in (0..).zip(&symbols) {
            if let SymbolInfo::Data { name, symbol: Some(symbol), .. } = symbol
                && let Some(start) = segments.get(symbol.index as usize)
            {
                let from = start + u64::from(symbol.offset);
                pieces.push((from, from + u64::from(symbol.size), Node::Data(index)));
                graph.names.insert(index, name);
            }
        }
        pieces.sort_by_key(|piece| piece.0);
        let functions: Vec<Place> = functions.collect();
        graph.sizes = functions.iter().chain(&pieces).map(|place| (place.2, (place.1 - place.0) as usize)).collect();
        for (of, note) in notes {
            let places = if of == SectionId::Code { &functions } else { &pieces };
            let at = bases[&(of as u8)] + u64::from(note.offset);
            let before = places.partition_point(|place| place.0 <= at);
            let by = places[..before].iter().rev().find(|place| at < place.1);
            let needed = match symbols.get(note.index as usize).filter(|_| note.ty != RelocationType::TypeIndexLeb) {
                Some(SymbolInfo::Func { index, .. }) => Node::Function(*index),
                Some(SymbolInfo::Data { symbol: Some(_), .. }) => Node::Data(note.index),
                _ => continue,
            };
            if let Some(by) = by {
                graph.needs.entry(by.2).or_default().insert(needed);
            }
        }
        Ok(graph)
    }

    /// What leaves the program is an entrance to a part, or needed at once.
    fn leaves(&mut self, export: wasmparser::Export<'p>) {
        if export.kind == ExternalKind::Func {
            let function = Node::Function(export.index);
            let part = export.name.strip_prefix(ENTRANCE.0).and_then(|rest| rest.split_once(ENTRANCE.1));
            match part {
                Some((name, _)) => self.parts.push((name, function)),
                None => self.roots.push(function),
            }
        }
    }

    /// Everything that is needed for these, without what is there already.
    fn reach(&self, from: &[Node], there: &HashSet<Node>) -> HashSet<Node> {
        let (mut found, mut open) = (HashSet::new(), from.to_vec());
        while let Some(node) = open.pop() {
            if !there.contains(&node) && found.insert(node) {
                open.extend(self.needs.get(&node).into_iter().flatten());
            }
        }
        found
    }

    /// What is shared by a part that is fetched early, and by others, and is not worth a part of its own; as long as it
    /// needs nothing that is.
    fn kept(&self) -> Vec<Node> {
        let first = self.reach(&self.roots, &HashSet::new());
        let mut sharers: HashMap<Node, u64> = HashMap::new();
        for (at, (_, entrance)) in self.parts.iter().enumerate() {
            for node in self.reach(&[*entrance], &first) {
                *sharers.entry(node).or_default() |= 1 << at;
            }
        }
        let mut sizes: HashMap<u64, usize> = HashMap::new();
        for (node, by) in &sharers {
            *sizes.entry(*by).or_default() += self.sizes.get(node).copied().unwrap_or_default();
        }
        let is_early =
            |name: &str| EARLY.iter().any(|early| name.rsplit_once('_').is_some_and(|(name, _)| name == *early));
        let early =
            (0..).zip(&self.parts).filter(|(_, part)| is_early(part.0)).fold(0u64, |early, (at, _)| early | 1 << at);
        let small = |by: u64| by.count_ones() > 1 && by & early != 0 && sizes[&by] < LEAST;
        let mut kept: HashSet<Node> = sharers.iter().filter(|(_, by)| small(**by)).map(|(node, _)| *node).collect();
        loop {
            let fits = |node: &Node| first.contains(node) || kept.contains(node);
            let drags = |node: &&Node| self.needs.get(node).into_iter().flatten().any(|needed| !fits(needed));
            let dragging: Vec<Node> = kept.iter().filter(drags).copied().collect();
            if dragging.is_empty() {
                break;
            }
            dragging.iter().for_each(|node| assert!(kept.remove(node)));
        }
        let mut kept: Vec<Node> = kept.into_iter().collect();
        kept.sort();
        kept
    }
}

#[cfg(test)]
mod tests {
    use wasm_encoder::{CodeSection, ExportKind, ExportSection, Function, FunctionSection, TypeSection};

    use super::*;

    #[test]
    fn only_what_is_named_no_longer_leaves() {
        let (mut types, mut functions, mut code) = (TypeSection::new(), FunctionSection::new(), CodeSection::new());
        let mut exports = ExportSection::new();
        types.ty().function([], []);
        functions.function(0);
        for name in ["kept 0", "start_page"] {
            exports.export(name, ExportKind::Func, 0);
        }
        let mut empty = Function::new([]);
        empty.instructions().end();
        code.function(&empty);
        let mut module = Module::new();
        module.section(&types).section(&functions).section(&exports).section(&code);
        let bare = without_exports(&module.finish(), &HashSet::from(["kept 0".to_owned()])).unwrap();
        let mut left = Vec::new();
        for payload in Parser::new(0).parse_all(&bare) {
            if let Payload::ExportSection(reader) = payload.unwrap() {
                left.extend(reader.into_iter().map(|export| export.unwrap().name));
            }
        }
        assert_eq!(left, ["start_page"]);
    }

    #[test]
    fn numbers_are_read_as_they_are_written() {
        for number in [0, 1, 127, 128, 300, 70_000] {
            let mut bytes = Vec::new();
            number.encode(&mut bytes);
            bytes.push(7);
            assert_eq!(leb(&bytes), (number, [7].as_slice()));
        }
    }
}
