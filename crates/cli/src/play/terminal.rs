//! The person at the prompt: lines in, text out.

use std::io::{self, BufRead, IsTerminal, Read, Write};

use crate::layout::{REMARK, remark_lines};
use crate::printable::printable;

/// Lines longer than this are cut.
const LONGEST_LINE: u64 = 64 * 1024;

/// Where lines come from and text goes to.
pub struct Terminal {
    input: Box<dyn BufRead>,
    output: Box<dyn Write>,
    /// Lines that nobody types are shown too, so that what is printed can be read.
    echo: bool,
    /// Can it show remarks dim?
    dims: bool,
}

impl Terminal {
    /// Standard input and output.
    pub fn standard() -> Terminal {
        let plain = std::env::var_os("NO_COLOR").is_some() || std::env::var_os("TERM").is_some_and(|it| it == "dumb");
        Terminal {
            input: Box::new(io::stdin().lock()),
            output: Box::new(io::stdout().lock()),
            echo: !io::stdin().is_terminal(),
            dims: io::stdout().is_terminal() && !plain,
        }
    }

    /// These lines, and what is printed.
    #[cfg(test)]
    pub fn scripted(input: String, output: impl Write + 'static) -> Terminal {
        Terminal { input: Box::new(io::Cursor::new(input)), output: Box::new(output), echo: false, dims: false }
    }

    /// Prints a text and ends the line. Remarks are indented.
    pub fn say(&mut self, text: &str) -> io::Result<()> {
        for line in printable(text).split('\n') {
            match line.starts_with(REMARK) {
                true => self.remark(line)?,
                false => writeln!(self.output, "{line}")?,
            }
        }
        Ok(())
    }

    fn remark(&mut self, line: &str) -> io::Result<()> {
        let (dim, bright) = if self.dims { ("\x1b[2m", "\x1b[22m") } else { ("", "") };
        remark_lines(line).lines().try_for_each(|line| writeln!(self.output, "{dim}{line}{bright}"))
    }

    /// Prints a prompt and reads a line without its end; nothing at the end of input.
    pub fn ask(&mut self, prompt: &str) -> io::Result<Option<String>> {
        write!(self.output, "{} ", printable(prompt))?;
        self.output.flush()?;
        let mut bytes = Vec::new();
        let mut line = (&mut self.input).take(LONGEST_LINE);
        if line.read_until(b'\n', &mut bytes)? == 0 {
            writeln!(self.output)?;
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&bytes).trim().to_owned();
        if self.echo {
            writeln!(self.output, "{}", printable(&line))?;
        }
        Ok(Some(line))
    }
}
