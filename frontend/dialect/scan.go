package dialect

import "strings"

// kind is the class of a token.
type kind uint8

const (
	tEOF      kind = iota
	tError         // a byte sequence that is no token; scanner.problem says why
	tWord          // define, i32, nsw: any bare word
	tLocal         // %x %"x" %7
	tGlobal        // @x @"x" @7
	tLabel         // x: "x": 7:   (also the field names of metadata and summaries)
	tAttrs         // #7
	tRecord        // #dbg_value
	tComdat        // $x $"x"
	tMDName        // !x
	tMDID          // !7
	tBang          // ! before { or "
	tInt           // 7 -7 u0xF s0xF
	tFloat         // 1.5 1.5e+3 0x… 0xH… f0x…
	tString        // "…"
	tSummary       // ^7
	tEllipsis      // ...
	tPunct         // one of = , * ( ) [ ] { } < > | :
)

// token is a piece of the source, src[off:end].
type token struct {
	kind     kind
	ch       byte // the byte of a tPunct
	off, end int32
}

// is reports whether the token is the given character.
func (t token) is(ch byte) bool { return t.kind == tPunct && t.ch == ch }

// scanner cuts LLVM assembly into tokens. It looks at each byte a bounded
// number of times and never allocates.
type scanner struct {
	src     string
	pos     int
	tok     token  // the current token
	last    int32  // the end of the token before it
	problem string // what is wrong with a tError
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
)

// spaces are the bytes between tokens.
const spaces = " \t\r\n\x00"

var class = makeClasses()

func makeClasses() (t [256]uint8) {
	set := func(s string, c uint8) {
		for i := range len(s) {
			t[s[i]] |= c
		}
	}
	const lower, upper, digits = "abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "0123456789"
	set(spaces, cSpace)
	set(lower+upper+digits+"-$._", cName)
	set(digits, cDigit)
	set(lower+upper+digits+"_", cWord)
	set(digits+"abcdefABCDEF", cHex)
	set(lower+upper+"_", cLetter)
	set("=,*()[]{}<>|:", cPunct)
	return t
}

// isDigit reports whether a byte is a decimal digit.
func isDigit(c byte) bool { return class[c]&cDigit != 0 }

// text returns the bytes of a token.
func (s *scanner) text(t token) string { return s.src[t.off:t.end] }

// run returns the first position from i whose byte is not of class c.
func (s *scanner) run(i int, c uint8) int {
	src := s.src
	for i < len(src) && class[src[i]]&c != 0 {
		i++
	}
	return i
}

// next makes the next token current.
func (s *scanner) next() {
	src, i := s.src, s.pos
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
	s.tok.off = int32(i)
	if i >= len(src) {
		s.set(tEOF, i)
		return
	}
	c := src[i]
	cl := class[c]
	switch {
	case cl&cPunct != 0:
		s.tok.ch = c
		s.set(tPunct, i+1)
	case cl&cLetter != 0:
		s.word(i)
	case c == '%':
		s.name(i, tLocal)
	case c == '@':
		s.name(i, tGlobal)
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
		s.numbered(i, tSummary, "expected a number after '^'")
	default:
		s.fail(i+1, "this byte begins no token")
	}
}

// set ends the current token at end.
func (s *scanner) set(k kind, end int) {
	s.tok.kind = k
	s.tok.end = int32(end)
	s.pos = end
}

func (s *scanner) fail(end int, problem string) {
	s.problem = problem
	s.set(tError, end)
}

// word scans a keyword, a type iN, a label, or an integer u0x…, s0x…, f0x….
func (s *scanner) word(i int) {
	src := s.src
	end := s.run(i+1, cName)
	if end < len(src) && src[end] == ':' {
		s.set(tLabel, end+1)
		return
	}
	if c := src[i]; (c == 'u' || c == 's' || c == 'f') && end > i+3 && src[i+1] == '0' && src[i+2] == 'x' {
		if e := s.run(i+3, cHex); e > i+3 {
			if c == 'f' {
				s.set(tFloat, e)
			} else {
				s.set(tInt, e)
			}
			return
		}
	}
	s.set(tWord, s.run(i+1, cWord))
}

// name scans what follows the sigil of a local or global name.
func (s *scanner) name(i int, k kind) {
	src := s.src
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
func (s *scanner) stringEnd(i int) (int, bool) {
	src := s.src
	for j := i + 1; j < len(src); j++ {
		if src[j] == '"' {
			return j + 1, true
		}
	}
	s.fail(len(src), "this string has no end")
	return 0, false
}

// quoted scans a string or a quoted label.
func (s *scanner) quoted(i int) {
	end, ok := s.stringEnd(i)
	if !ok {
		return
	}
	if end < len(s.src) && s.src[end] == ':' {
		s.set(tLabel, end+1)
		return
	}
	s.set(tString, end)
}

// number scans an integer, a floating-point literal, or a label that begins with a digit or '-'.
func (s *scanner) number(i int) {
	src := s.src
	j := i
	if src[j] == '-' || src[j] == '+' {
		j++
	}
	digits := s.run(j, cDigit)
	if end := s.run(i+1, cName); src[i] != '+' && end < len(src) && src[end] == ':' {
		s.set(tLabel, end+1)
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
		s.set(tInt, digits)
		return
	}
	s.set(tFloat, s.exponent(s.run(digits+1, cDigit), 'e'))
}

// exponent returns the end of the exponent at i, or i if there is none.
func (s *scanner) exponent(i int, letter byte) int {
	src := s.src
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
func (s *scanner) special(j int) {
	src := s.src
	end := s.run(j, cWord)
	switch src[j:end] {
	case "inf", "qnan":
		s.set(tFloat, end)
		return
	case "nan", "snan":
		if strings.HasPrefix(src[end:], "(0x") {
			if e := s.run(end+3, cHex); e > end+3 && e < len(src) && src[e] == ')' {
				s.set(tFloat, e+1)
				return
			}
		}
	}
	s.fail(j, "expected a number after the sign")
}

// hexFloat scans the digits of 0x…, 0xK… and the like, or 0x1.8p3, which begin at j.
func (s *scanner) hexFloat(signed bool, j int) {
	src := s.src
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
		s.set(tFloat, e)
		return
	}
	if end == j || signed || point {
		s.fail(end, "malformed hexadecimal literal")
		return
	}
	s.set(tFloat, end)
}

// bang scans !7, !name and the lone !.
func (s *scanner) bang(i int) {
	src := s.src
	j := i + 1
	if j < len(src) && class[src[j]]&cDigit != 0 {
		s.set(tMDID, s.run(j, cDigit))
		return
	}
	for j < len(src) && (class[src[j]]&cName != 0 || src[j] == '\\') {
		j++
	}
	if j > i+1 {
		s.set(tMDName, j)
		return
	}
	s.set(tBang, j)
}

// hash scans #7 and #dbg_value, between whose # and name white space may stand.
func (s *scanner) hash(i int) {
	if j := s.run(i+1, cSpace); j < len(s.src) && class[s.src[j]]&cLetter != 0 {
		s.set(tRecord, s.run(j, cWord))
		return
	}
	s.numbered(i, tAttrs, "expected a number after '#'")
}

// numbered scans a sigil and a number.
func (s *scanner) numbered(i int, k kind, problem string) {
	end := s.run(i+1, cDigit)
	if end == i+1 {
		s.fail(end, problem)
		return
	}
	s.set(k, end)
}

// dollar scans $name, $"name", or a label that begins with '$'.
func (s *scanner) dollar(i int) {
	src := s.src
	j := i + 1
	if j < len(src) && src[j] == '"' {
		if end, ok := s.stringEnd(j); ok {
			s.set(tComdat, end)
		}
		return
	}
	end := s.run(j, cName)
	switch {
	case end < len(src) && src[end] == ':':
		s.set(tLabel, end+1)
	case end == j:
		s.fail(j, "expected a name after '$'")
	default:
		s.set(tComdat, end)
	}
}

// dot scans ... or a label that begins with '.'.
func (s *scanner) dot(i int) {
	src := s.src
	end := s.run(i, cName)
	switch {
	case end < len(src) && src[end] == ':':
		s.set(tLabel, end+1)
	case len(src) >= i+3 && src[i:i+3] == "...":
		s.set(tEllipsis, i+3)
	default:
		s.fail(i+1, "this byte begins no token")
	}
}
