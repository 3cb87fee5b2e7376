package dialect

// memberCheck says of indices into an aggregate whether they name a member: llir panics where they do not.
type memberCheck uint8

const (
	memberOK memberCheck = iota
	memberBad
	memberUnknown // a named type whose definition comes later
)

// member returns the text of member n of an aggregate type. A number beyond the length of an array is only an error
// where checked says so: getelementptr may point there.
func (c *carrier) member(t string, n int, checked bool) (string, memberCheck) {
	s := scanner{src: t}
	s.next()
	switch {
	case s.tok.kind == tLocal:
		body, ok := c.typeBodies[s.text(s.tok)]
		if !ok {
			return "", memberUnknown
		}
		return c.member(body, n, checked)
	case s.tok.kind != tPunct:
		return "", memberBad
	case s.tok.ch == '[':
		s.next()
		if length := s.text(s.tok); checked && n >= parseNumber(length) {
			return "", memberBad
		}
		s.next() // x
		last := len(t) - 1
		for t[last] != ']' {
			last--
		}
		return t[s.pos:last], memberOK
	case s.tok.ch == '<':
		if s.next(); s.tok.kind != tPunct || s.tok.ch != '{' {
			return "", memberBad
		}
	case s.tok.ch != '{':
		return "", memberBad
	}
	return field(&s, n)
}

// field returns the text of field n; the scanner is at the opening brace.
func field(s *scanner, n int) (string, memberCheck) {
	depth := 0
	lo := s.pos
	for s.next(); s.tok.kind != tEOF; s.next() {
		if s.tok.kind != tPunct {
			continue
		}
		switch s.tok.ch {
		case '(', '[', '{', '<':
			depth++
			continue
		case ')', ']', '}', '>':
			if depth--; depth >= 0 {
				continue
			}
		case ',':
			if depth > 0 {
				continue
			}
		default:
			continue
		}
		if n == 0 {
			text := s.src[lo:s.tok.off]
			if empty := (&scanner{src: text}); depth < 0 {
				if empty.next(); empty.tok.kind == tEOF { // {}
					return "", memberBad
				}
			}
			return text, memberOK
		}
		if depth < 0 {
			return "", memberBad
		}
		n, lo = n-1, s.pos
	}
	return "", memberBad
}
