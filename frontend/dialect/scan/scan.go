// Package scan tokenizes LLVM assembly of all versions.
//
// scan.go is the tokenizer; spelling.go converts the text of a token to the name, the number or the
// bytes that it denotes, and back. A token is a range of the source: no text is copied, and every
// byte is read a bounded number of times.
//
// The package imports nothing of the project. It knows no grammar; opt-go/frontend/dialect/grammar
// has its words.
package scan

import "strings"

// Kind is the class of a token.
type Kind uint8

const (
	EOF      Kind = iota
	Error         // a byte sequence that is no token; Scanner.Problem says why
	Word          // define, i32, nsw: any bare word
	Local         // %x %"x" %7
	Global        // @x @"x" @7
	Label         // x: "x": 7:   (also the field names of metadata and summaries)
	Attrs         // #7
	Record        // #dbg_value
	Comdat        // $x $"x"
	MDName        // !x
	MDID          // !7
	Bang          // ! before { or "
	Int           // 7 -7 u0xF s0xF
	Float         // 1.5 1.5e+3 0x… 0xH… f0x…
	String        // "…"
	Summary       // ^7
	Ellipsis      // ...
	Punct         // one of = , * ( ) [ ] { } < > | :
)

// Token is a token of the source, src[off:end].
type Token struct {
	Kind     Kind
	Ch       byte // the byte of a Punct
	Off, End int32
}

// Is reports whether the token is the given character.
func (t Token) Is(ch byte) bool { return t.Kind == Punct && t.Ch == ch }

// Scanner cuts LLVM assembly into tokens. It looks at each byte a bounded
// number of times and never allocates.
type Scanner struct {
	Src     string
	Pos     int
	Tok     Token  // the current token
	Last    int32  // the end of the token before it
	Problem string // what is wrong with an Error
}

// Byte classes; a byte may be in several.
const (
	cSpace  uint8 = 1 << iota // white space, NUL included, as in LLVM
	cName                     // [-a-zA-Z$._0-9]: the bytes of names and labels
	cDigit                    // [0-9]
	cWord                     // [a-zA-Z_0-9]: the bytes of keywords
	cHex                      // [0-9a-fA-F]
	cLetter                   // [a-zA-Z_]: the first byte of a keyword
	cPunct                    // a token of its own
	cBreak                    // what raw text must not have: line breaks, NUL, and what begins a comment
)

// Spaces are the bytes between tokens.
const Spaces = " \t\r\n\x00"

var class = makeClasses()

func makeClasses() (t [256]uint8) {
	set := func(s string, c uint8) {
		for i := range len(s) {
			t[s[i]] |= c
		}
	}
	const lower, upper, digits = "abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "0123456789"
	set(Spaces, cSpace)
	set(lower+upper+digits+"-$._", cName)
	set(digits, cDigit)
	set(lower+upper+digits+"_", cWord)
	set(digits+"abcdefABCDEF", cHex)
	set(lower+upper+"_", cLetter)
	set("=,*()[]{}<>|:", cPunct)
	set(";\n\r\x00", cBreak)
	return t
}

// IsDigit reports whether a byte is a decimal digit.
func IsDigit(c byte) bool { return class[c]&cDigit != 0 }

// IsDigits reports whether all bytes are decimal digits.
func IsDigits(s string) bool {
	for i := range len(s) {
		if class[s[i]]&cDigit == 0 {
			return false
		}
	}
	return true
}

// IsOneLine reports whether a text has no comments, line breaks and NUL bytes.
func IsOneLine(s string) bool {
	for i := range len(s) {
		if class[s[i]]&cBreak != 0 {
			return false
		}
	}
	return true
}

// Text returns the bytes of a token.
func (s *Scanner) Text(t Token) string { return s.Src[t.Off:t.End] }

// run returns the first position from i whose byte is not of class c.
func (s *Scanner) run(i int, c uint8) int {
	src := s.Src
	for i < len(src) && class[src[i]]&c != 0 {
		i++
	}
	return i
}

// Next makes the next token current.
func (s *Scanner) Next() {
	src, i := s.Src, s.Pos
	for i < len(src) {
		c := src[i]
		if class[c]&cSpace != 0 {
			i++
		} else if c == ';' {
			for i < len(src) && src[i] != '\n' && src[i] != '\r' {
				i++
			}
		} else {
			break
		}
	}
	s.Tok.Off = int32(i)
	if i >= len(src) {
		s.set(EOF, i)
		return
	}
	c := src[i]
	cl := class[c]
	switch {
	case cl&cPunct != 0:
		s.Tok.Ch = c
		s.set(Punct, i+1)
	case cl&cLetter != 0:
		s.word(i)
	case c == '%':
		s.name(i, Local)
	case c == '@':
		s.name(i, Global)
	case cl&cDigit != 0 || c == '-' || c == '+':
		s.number(i)
	case c == '"':
		s.quoted(i)
	case c == '!':
		s.bang(i)
	case c == '#':
		s.hash(i)
	case c == '$':
		s.dollar(i)
	case c == '.':
		s.dot(i)
	case c == '^':
		s.ident(i, Summary, "expected a number after '^'")
	default:
		s.fail(i+1, "this byte begins no token")
	}
}

// set ends the current token at end.
func (s *Scanner) set(k Kind, end int) {
	s.Tok.Kind = k
	s.Tok.End = int32(end)
	s.Pos = end
}

func (s *Scanner) fail(end int, problem string) {
	s.Problem = problem
	s.set(Error, end)
}

// word scans a keyword, a type iN, a label, or an integer u0x…, s0x…, f0x….
func (s *Scanner) word(i int) {
	src := s.Src
	end := s.run(i+1, cName)
	if end < len(src) && src[end] == ':' {
		s.set(Label, end+1)
		return
	}
	if c := src[i]; (c == 'u' || c == 's' || c == 'f') && end > i+3 && src[i+1] == '0' && src[i+2] == 'x' {
		if e := s.run(i+3, cHex); e > i+3 {
			if c == 'f' {
				s.set(Float, e)
			} else {
				s.set(Int, e)
			}
			return
		}
	}
	if e := s.run(i+1, cDigit); src[i] == 'i' && e > i+1 { // i8addrspace(3)* are two words
		s.set(Word, e)
		return
	}
	s.set(Word, s.run(i+1, cWord))
}

// name scans a local or global name after its sigil.
func (s *Scanner) name(i int, k Kind) {
	src := s.Src
	j := i + 1
	if j < len(src) && src[j] == '"' {
		if end, ok := s.stringEnd(j); ok {
			s.set(k, end)
		}
		return
	}
	if j < len(src) && class[src[j]]&cDigit != 0 {
		s.set(k, s.run(j, cDigit))
		return
	}
	end := s.run(j, cName)
	if end == j {
		s.fail(j, "expected a name after '"+src[i:j]+"'")
		return
	}
	s.set(k, end)
}

// stringEnd returns the position after the closing quote of the string that
// starts at i, or makes the token an error.
func (s *Scanner) stringEnd(i int) (int, bool) {
	src := s.Src
	for j := i + 1; j < len(src); j++ {
		if src[j] == '"' {
			return j + 1, true
		}
	}
	s.fail(len(src), "this string has no end")
	return 0, false
}

// quoted scans a string or a quoted label.
func (s *Scanner) quoted(i int) {
	end, ok := s.stringEnd(i)
	if !ok {
		return
	}
	if end < len(s.Src) && s.Src[end] == ':' {
		s.set(Label, end+1)
		return
	}
	s.set(String, end)
}

// number scans an integer, a floating-point literal, or a label that begins with a digit or '-'.
func (s *Scanner) number(i int) {
	src := s.Src
	j := i
	if src[j] == '-' || src[j] == '+' {
		j++
	}
	digits := s.run(j, cDigit)
	if end := s.run(i+1, cName); src[i] != '+' && end < len(src) && src[end] == ':' {
		s.set(Label, end+1)
		return
	}
	if digits == j {
		s.special(j)
		return
	}
	if digits == j+1 && src[j] == '0' && digits < len(src) && src[digits] == 'x' {
		s.hexFloat(j > i, digits+1)
		return
	}
	if digits >= len(src) || src[digits] != '.' {
		if src[i] == '+' {
			s.fail(digits, "an integer has no '+'")
			return
		}
		s.set(Int, digits)
		return
	}
	s.set(Float, s.exponent(s.run(digits+1, cDigit), 'e'))
}

// exponent returns the end of the exponent at i, or i if there is none.
func (s *Scanner) exponent(i int, letter byte) int {
	src := s.Src
	if i >= len(src) || src[i]|0x20 != letter {
		return i
	}
	e := i + 1
	if e < len(src) && (src[e] == '-' || src[e] == '+') {
		e++
	}
	if x := s.run(e, cDigit); x > e {
		return x
	}
	return i
}

// special scans inf, qnan, nan(0x…) and snan(0x…), which follow a sign, from j.
func (s *Scanner) special(j int) {
	src := s.Src
	end := s.run(j, cWord)
	switch src[j:end] {
	case "inf", "qnan":
		s.set(Float, end)
		return
	case "nan", "snan":
		if strings.HasPrefix(src[end:], "(0x") {
			if e := s.run(end+3, cHex); e > end+3 && e < len(src) && src[e] == ')' {
				s.set(Float, e+1)
				return
			}
		}
	}
	s.fail(j, "expected a number after the sign")
}

// hexFloat scans the digits of 0x…, 0xK… and the like, or 0x1.8p3, which begin at j.
func (s *Scanner) hexFloat(signed bool, j int) {
	src := s.Src
	if j < len(src) {
		switch src[j] {
		case 'K', 'L', 'M', 'H', 'R':
			j++
		}
	}
	end := s.run(j, cHex)
	point := end > j && end < len(src) && src[end] == '.'
	if point {
		end = s.run(end+1, cHex)
	}
	if e := s.exponent(end, 'p'); e > end {
		s.set(Float, e)
		return
	}
	if end == j || signed || point {
		s.fail(end, "malformed hexadecimal literal")
		return
	}
	s.set(Float, end)
}

// bang scans !7, !name and the lone !.
func (s *Scanner) bang(i int) {
	src := s.Src
	j := i + 1
	if j < len(src) && class[src[j]]&cDigit != 0 {
		s.set(MDID, s.run(j, cDigit))
		return
	}
	for j < len(src) && (class[src[j]]&cName != 0 || src[j] == '\\') {
		j++
	}
	if j > i+1 {
		s.set(MDName, j)
		return
	}
	s.set(Bang, j)
}

// hash scans #7 and #dbg_value, between whose # and name white space may stand.
func (s *Scanner) hash(i int) {
	if j := s.run(i+1, cSpace); j < len(s.Src) && class[s.Src[j]]&cLetter != 0 {
		s.set(Record, s.run(j, cWord))
		return
	}
	s.ident(i, Attrs, "expected a number after '#'")
}

// ident scans a sigil and a number.
func (s *Scanner) ident(i int, k Kind, problem string) {
	end := s.run(i+1, cDigit)
	if end == i+1 {
		s.fail(end, problem)
		return
	}
	s.set(k, end)
}

// dollar scans $name, $"name", or a label that begins with '$'.
func (s *Scanner) dollar(i int) {
	src := s.Src
	j := i + 1
	if j < len(src) && src[j] == '"' {
		if end, ok := s.stringEnd(j); ok {
			s.set(Comdat, end)
		}
		return
	}
	end := s.run(j, cName)
	switch {
	case end < len(src) && src[end] == ':':
		s.set(Label, end+1)
	case end == j:
		s.fail(j, "expected a name after '$'")
	default:
		s.set(Comdat, end)
	}
}

// dot scans ... or a label that begins with '.'.
func (s *Scanner) dot(i int) {
	src := s.Src
	end := s.run(i, cName)
	switch {
	case end < len(src) && src[end] == ':':
		s.set(Label, end+1)
	case len(src) >= i+3 && src[i:i+3] == "...":
		s.set(Ellipsis, i+3)
	default:
		s.fail(i+1, "this byte begins no token")
	}
}

// SkipParens skips from an opening parenthesis past its partner.
func (s *Scanner) SkipParens() {
	for depth := 0; s.Tok.Kind != EOF; {
		switch {
		case s.Tok.Is('('):
			depth++
		case s.Tok.Is(')'):
			depth--
		}
		if s.Next(); depth == 0 {
			return
		}
	}
}
