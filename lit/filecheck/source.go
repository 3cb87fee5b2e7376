package filecheck

import (
	"fmt"
	"io"
	"sort"
	"strings"
)

// source is a named text: the check file, the input, or a part of the command line.
type source struct {
	name     string
	text     string
	newlines []int // offsets of the line ends
}

func newSource(name, text string) *source {
	s := &source{name: name, text: text}
	for i := 0; i < len(text); i++ {
		if text[i] == '\n' {
			s.newlines = append(s.newlines, i)
		}
	}
	return s
}

// all is the span of the whole text.
func (s *source) all() span { return span{s, 0, len(s.text)} }

// lineCol converts an offset to a line and column, both counted from 1.
func (s *source) lineCol(off int) (line, col int) {
	line = sort.SearchInts(s.newlines, off) + 1
	return line, off - s.lineStart(off) + 1
}

func (s *source) lineStart(off int) int {
	return strings.LastIndexAny(s.text[:off], "\n\r") + 1
}

func (s *source) lineEnd(off int) int {
	if n := strings.IndexAny(s.text[off:], "\n\r"); n >= 0 {
		return off + n
	}
	return len(s.text)
}

// span is a stretch of a source; an empty one is a place.
type span struct {
	src      *source
	from, to int
}

func (s span) text() string { return s.src.text[s.from:s.to] }
func (s span) len() int     { return s.to - s.from }
func (s span) empty() bool  { return s.from == s.to }

// start is the place where the span begins.
func (s span) start() span { return span{s.src, s.from, s.from} }

// end is the position after the span.
func (s span) end() span { return span{s.src, s.to, s.to} }

// slice is the part between the offsets lo and hi, counted from the span's start.
func (s span) slice(lo, hi int) span { return span{s.src, s.from + lo, s.from + hi} }

// skip is the span without its first n bytes.
func (s span) skip(n int) span { return span{s.src, s.from + n, s.to} }

// first is the first byte, or 0 for an empty span.
func (s span) first() byte {
	if s.empty() {
		return 0
	}
	return s.src.text[s.from]
}

func (s span) has(prefix string) bool { return strings.HasPrefix(s.text(), prefix) }

// eat removes the prefix from the span if it is there, and says whether it was.
func (s *span) eat(prefix string) bool {
	if !s.has(prefix) {
		return false
	}
	s.from += len(prefix)
	return true
}

func (s span) trimLeft() span {
	for !s.empty() && isBlank(s.first()) {
		s.from++
	}
	return s
}

func (s span) trimRight() span {
	for !s.empty() && isBlank(s.src.text[s.to-1]) {
		s.to--
	}
	return s
}

func isBlank(c byte) bool { return c == ' ' || c == '\t' }
func isDigit(c byte) bool { return '0' <= c && c <= '9' }
func isAlpha(c byte) bool { return 'a' <= c|0x20 && c|0x20 <= 'z' }
func isAlnum(c byte) bool { return isDigit(c) || isAlpha(c) }

// mistake is an error in a check file or on the command line, with its place.
type mistake struct {
	at  span
	msg string
}

func mistakef(at span, format string, args ...any) *mistake {
	return &mistake{at, fmt.Sprintf(format, args...)}
}

// printer writes diagnostics.
type printer struct{ w io.Writer }

// mistake prints an error with a caret where its span begins.
func (p *printer) mistake(m *mistake) { p.message(m.at, "error", m.msg) }

// message prints a diagnostic for a place, the line of that place, and a caret
// below it; the marks are underlined as far as they lie on the line.
func (p *printer) message(at span, kind, msg string, marks ...span) {
	s := at.src
	line, col := s.lineCol(at.from)
	fmt.Fprintf(p.w, "%s:%d:%d: %s: %s\n", s.name, line, col, kind, msg)
	from, to := s.lineStart(at.from), s.lineEnd(at.from)
	content := s.text[from:to]
	fmt.Fprintln(p.w, expandTabs(content, content))
	if !isASCII(content) {
		return // columns of the terminal are not bytes here: no caret
	}
	carets := []byte(strings.Repeat(" ", len(content)+1))
	for _, m := range marks {
		for i := max(m.from, from); i < min(m.to, to); i++ {
			carets[i-from] = '~'
		}
	}
	carets[col-1] = '^'
	fmt.Fprintln(p.w, expandTabs(strings.TrimRight(string(carets), " "), content))
}

// expandTabs writes each byte of line; where model has a tab, the byte is
// repeated up to the next multiple of eight (a tab itself becomes blanks).
func expandTabs(line, model string) string {
	if !strings.Contains(model, "\t") {
		return line
	}
	var out []byte
	for i := 0; i < len(line); i++ {
		c := line[i]
		if c == '\t' {
			c = ' '
		}
		out = append(out, c)
		for i < len(model) && model[i] == '\t' && len(out)%8 != 0 {
			out = append(out, c)
		}
	}
	return string(out)
}

func isASCII(s string) bool {
	for i := 0; i < len(s); i++ {
		if s[i] >= 0x80 {
			return false
		}
	}
	return true
}

// escaped spells text so that it fits on one line between double quotes.
func escaped(text string) string {
	var b strings.Builder
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case c == '\\' || c == '"':
			b.WriteByte('\\')
			b.WriteByte(c)
		case c == '\t':
			b.WriteString(`\t`)
		case c == '\n':
			b.WriteString(`\n`)
		case c < ' ' || c > '~':
			fmt.Fprintf(&b, `\%03o`, c)
		default:
			b.WriteByte(c)
		}
	}
	return b.String()
}
