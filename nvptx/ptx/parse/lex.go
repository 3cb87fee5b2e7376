package parse

import (
	"fmt"
	"strings"
)

// SyntaxError says where a PTX text is wrong.
type SyntaxError struct {
	File      string
	Line, Col int // from 1
	Msg       string
	Source    string // the line itself
}

// Error returns FILE:LINE:COL: error: MESSAGE.
func (e *SyntaxError) Error() string {
	return fmt.Sprintf("%s:%d:%d: error: %s", e.File, e.Line, e.Col, e.Msg)
}

// Excerpt returns the source line with a caret under the place.
func (e *SyntaxError) Excerpt() string {
	var pad strings.Builder
	for i := 0; i < e.Col-1 && i < len(e.Source); i++ {
		if e.Source[i] == '\t' {
			pad.WriteByte('\t')
		} else {
			pad.WriteByte(' ')
		}
	}
	return e.Source + "\n" + pad.String() + "^"
}

type tokenKind uint8

const (
	tokEOF       tokenKind = iota
	tokWord                // a name or an opcode with its modifiers: ld.global.f32, %tid.x
	tokDirective           // .reg
	tokNumber              // 12, 0x1F, 0f3F800000, 6.0
	tokString              // the text between the quotes
	tokPunct               // one character
)

type token struct {
	kind     tokenKind
	text     string
	pos      int // byte offset
	line     int
	comments []comment // those between the token before and this one
}

// comment is one // or /* */ comment.
type comment struct {
	text string
	line int
}

// lexer splits PTX text into tokens.
type lexer struct {
	file string
	src  string
	pos  int
	line int
}

func (lx *lexer) fail(pos int, format string, args ...any) {
	start := strings.LastIndexByte(lx.src[:pos], '\n') + 1
	end := len(lx.src)
	if i := strings.IndexByte(lx.src[pos:], '\n'); i >= 0 {
		end = pos + i
	}
	panic(&SyntaxError{
		File: lx.file, Line: strings.Count(lx.src[:pos], "\n") + 1, Col: pos - start + 1,
		Msg: fmt.Sprintf(format, args...), Source: strings.TrimRight(lx.src[start:end], "\r"),
	})
}

// space skips white space and collects comments.
func (lx *lexer) space() []comment {
	var cs []comment
	for lx.pos < len(lx.src) {
		switch c := lx.src[lx.pos]; {
		case c == '\n':
			lx.line++
			lx.pos++
		case c == ' ' || c == '\t' || c == '\r':
			lx.pos++
		case strings.HasPrefix(lx.src[lx.pos:], "//"):
			end := strings.IndexByte(lx.src[lx.pos:], '\n')
			if end < 0 {
				end = len(lx.src) - lx.pos
			}
			cs = append(cs, comment{trimComment(lx.src[lx.pos+2 : lx.pos+end]), lx.line})
			lx.pos += end
		case strings.HasPrefix(lx.src[lx.pos:], "/*"):
			end := strings.Index(lx.src[lx.pos+2:], "*/")
			if end < 0 {
				lx.fail(lx.pos, "comment does not end")
			}
			text := lx.src[lx.pos+2 : lx.pos+2+end]
			for _, l := range strings.Split(text, "\n") {
				cs = append(cs, comment{trimComment(l), lx.line})
			}
			lx.line += strings.Count(text, "\n")
			lx.pos += end + 4
		default:
			return cs
		}
	}
	return cs
}

// trimComment drops the blank that the printer puts after the slashes.
func trimComment(s string) string {
	return strings.TrimRight(strings.TrimPrefix(s, " "), " \t\r")
}

func (lx *lexer) next() token {
	t := token{comments: lx.space()}
	t.pos, t.line = lx.pos, lx.line
	if lx.pos >= len(lx.src) {
		return t
	}
	switch c := lx.src[lx.pos]; {
	case isLetter(c):
		t.kind = tokWord
		lx.word()
	case c == '.' && lx.pos+1 < len(lx.src) && isLetter(lx.src[lx.pos+1]):
		t.kind = tokDirective
		lx.pos++
		for lx.pos < len(lx.src) && (isWordByte(lx.src[lx.pos]) || lx.scoped()) {
			lx.pos++
		}
	case c >= '0' && c <= '9':
		t.kind = tokNumber
		lx.number()
	case c == '"':
		t.kind = tokString
		end := strings.IndexByte(lx.src[lx.pos+1:], '"')
		if end < 0 {
			lx.fail(lx.pos, "string does not end")
		}
		t.text = lx.src[lx.pos+1 : lx.pos+1+end]
		lx.pos += end + 2
		return t
	default:
		t.kind = tokPunct
		lx.pos++
	}
	t.text = lx.src[t.pos:lx.pos]
	return t
}

// scoped skips the double colon of a modifier like .shared::cta and reports whether there is one.
func (lx *lexer) scoped() bool {
	rest := lx.src[lx.pos:]
	if !strings.HasPrefix(rest, "::") || len(rest) < 3 || !isWordByte(rest[2]) {
		return false
	}
	lx.pos += 2
	return true
}

func isLetter(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_' || c == '$' || c == '%'
}

func isWordByte(c byte) bool { return isLetter(c) && c != '%' || c >= '0' && c <= '9' }

// word reads a name with the dots and double colons of opcodes: ld.global.L1::no_allocate.
func (lx *lexer) word() {
	lx.pos++
	for lx.pos < len(lx.src) {
		rest := lx.src[lx.pos:]
		switch {
		case isWordByte(rest[0]):
			lx.pos++
		case rest[0] == '.' && len(rest) > 1 && isWordByte(rest[1]):
			lx.pos += 2
		case strings.HasPrefix(rest, "::") && len(rest) > 2 && isLetter(rest[2]):
			lx.pos += 3
		case strings.HasPrefix(rest, "::") && len(rest) > 2 && isWordByte(rest[2]): // L2::128B
			lx.pos += 3
		default:
			return
		}
	}
}

// number reads an integer, a hexadecimal float or a decimal float, the exponent's sign included.
func (lx *lexer) number() {
	start := lx.pos
	hex := len(lx.src) > start+1 && lx.src[start] == '0' && strings.IndexByte("xXfFdDbB", lx.src[start+1]) >= 0
	for lx.pos < len(lx.src) {
		c := lx.src[lx.pos]
		exponent := !hex && (c == '+' || c == '-') && (lx.src[lx.pos-1] == 'e' || lx.src[lx.pos-1] == 'E')
		if !isWordByte(c) && c != '.' && !exponent {
			return
		}
		lx.pos++
	}
}
