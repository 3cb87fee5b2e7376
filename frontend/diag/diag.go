// Package diag defines diagnostics about the input: positions, messages, and the printer that shows
// the source line with a caret.
//
// A reader or pass collects Diagnostics in a List; a List is an error, so functions return it as
// one, and Fprint formats it for the user:
//
//	kernel.ll:12:7: error: use of undefined value '%x'
//	  ret i32 %x
//	          ^
//
// The package imports nothing of the project.
package diag

import (
	"fmt"
	"io"
	"sort"
	"strings"
)

// MaxErrors is the number of errors that Fprint and Error show of one List: later ones are nearly
// always consequences of the first.
const MaxErrors = 20

// Severity orders diagnostics from the worst.
type Severity uint8

// The severities.
const (
	Error Severity = iota
	Warning
	Note
	Remark
)

var severityNames = [...]string{Error: "error", Warning: "warning", Note: "note", Remark: "remark"}

// String returns the word that is printed before the message.
func (s Severity) String() string { return severityNames[s] }

// Position is a place in a source text. Line and Col count from 1, Col in bytes;
// Line 0 means that only the file is known.
type Position struct {
	File string
	Line int
	Col  int
}

// IsValid reports whether the position names a line.
func (p Position) IsValid() bool { return p.Line > 0 }

// String returns FILE:LINE:COL, or FILE alone; the file `-` is `<stdin>`.
func (p Position) String() string {
	file := p.File
	if file == "-" {
		file = "<stdin>"
	}
	if !p.IsValid() {
		return file
	}
	return fmt.Sprintf("%s:%d:%d", file, p.Line, p.Col)
}

// Diagnostic is one message about one place.
type Diagnostic struct {
	Severity Severity
	Pos      Position
	Message  string
	// Source is the line that Pos names, without its line break; empty when it is not available.
	Source string
}

// InText makes a diagnostic about a place in a text, with the line that it names. Without a line it
// is about the whole text.
func InText(s Severity, at Position, text, message string) Diagnostic {
	d := Diagnostic{Severity: s, Pos: at, Message: message}
	for line := 1; line < at.Line && text != ""; line++ {
		_, text, _ = strings.Cut(text, "\n")
	}
	if at.Line > 0 {
		source, _, _ := strings.Cut(text, "\n")
		d.Source = strings.TrimSuffix(source, "\r")
	}
	return d
}

// String returns the message line, without the source line.
func (d Diagnostic) String() string {
	if d.Pos.File == "" && !d.Pos.IsValid() {
		return d.Severity.String() + ": " + d.Message
	}
	return d.Pos.String() + ": " + d.Severity.String() + ": " + d.Message
}

// Error makes a Diagnostic usable as an error.
func (d Diagnostic) Error() string { return d.String() }

// List is a sequence of diagnostics in the order they were found; a note
// belongs to the diagnostic before it.
type List []Diagnostic

// HasErrors reports whether any diagnostic is an error.
func (l List) HasErrors() bool {
	for i := range l {
		if l[i].Severity == Error {
			return true
		}
	}
	return false
}

// Err returns the list as an error, or nil when it holds no error.
func (l List) Err() error {
	if l.HasErrors() {
		return l
	}
	return nil
}

// Error returns the message lines, at most MaxErrors errors of them.
func (l List) Error() string {
	var b strings.Builder
	shown, rest := l.limit()
	for i, d := range shown {
		if i > 0 {
			b.WriteByte('\n')
		}
		b.WriteString(d.String())
	}
	if rest > 0 {
		fmt.Fprintf(&b, "\n%d more errors", rest)
	}
	return b.String()
}

// limit returns the diagnostics to show and the number of errors left out.
func (l List) limit() (shown List, rest int) {
	errors := 0
	for i := range l {
		if l[i].Severity != Error {
			continue
		}
		if errors == MaxErrors {
			shown = l[:i]
			for ; i < len(l); i++ {
				if l[i].Severity == Error {
					rest++
				}
			}
			return shown, rest
		}
		errors++
	}
	return l, 0
}

// Fprint writes the list with source lines and carets.
func Fprint(w io.Writer, l List) error {
	shown, rest := l.limit()
	var b strings.Builder
	for _, d := range shown {
		b.WriteString(d.String())
		b.WriteByte('\n')
		writeSource(&b, d)
	}
	if rest > 0 {
		fmt.Fprintf(&b, "%d more errors not shown\n", rest)
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// The window of a long source line that is shown around the column.
const (
	maxLine = 120 // bytes of a line that are shown whole
	before  = 60  // bytes kept before the column of a longer one
)

// writeSource writes the source line and a caret under the column. Tabs before
// the column are repeated in the caret's line, so that they line up on any terminal.
func writeSource(b *strings.Builder, d Diagnostic) {
	if d.Source == "" || !d.Pos.IsValid() {
		return
	}
	line, col := d.Source, d.Pos.Col-1
	if col < 0 {
		col = 0
	}
	if col > len(line) {
		col = len(line)
	}
	line, col = window(line, col)
	b.WriteString(strings.Map(printable, strings.ToValidUTF8(line, "?")))
	b.WriteByte('\n')
	for _, c := range strings.ToValidUTF8(line[:col], "?") {
		if c == '\t' {
			b.WriteByte('\t')
		} else {
			b.WriteByte(' ')
		}
	}
	b.WriteString("^\n")
}

// printable keeps control characters off the terminal.
func printable(c rune) rune {
	if c < ' ' && c != '\t' || c == 0x7f {
		return '?'
	}
	return c
}

// window cuts a long line around column col (from 0) and returns the cut line
// and the column in it.
func window(line string, col int) (string, int) {
	const dots = "..."
	if len(line) <= maxLine {
		return line, col
	}
	lo := 0
	if col > before {
		lo = runeStart(line, col-before)
	}
	hi := len(line)
	if lo+maxLine < hi {
		hi = runeStart(line, lo+maxLine)
	}
	cut := line[lo:hi]
	col -= lo
	if lo > 0 {
		cut = dots + cut
		col += len(dots)
	}
	if hi < len(line) {
		cut += dots
	}
	return cut, col
}

// runeStart moves i back to the start of the UTF-8 sequence it lies in.
func runeStart(s string, i int) int {
	for n := 0; n < 3 && i > 0 && s[i]&0xC0 == 0x80; n++ {
		i--
	}
	return i
}

// SortByPosition orders the errors by position; each note stays after its error.
func (l List) SortByPosition() {
	key := make([]Position, len(l))
	for i, d := range l {
		key[i] = d.Pos
		if d.Severity == Note && i > 0 {
			key[i] = key[i-1]
		}
	}
	idx := make([]int, len(l))
	for i := range idx {
		idx[i] = i
	}
	sort.SliceStable(idx, func(a, b int) bool {
		p, q := key[idx[a]], key[idx[b]]
		return p.Line < q.Line || p.Line == q.Line && p.Col < q.Col
	})
	out := make(List, len(l))
	for i, j := range idx {
		out[i] = l[j]
	}
	copy(l, out)
}
