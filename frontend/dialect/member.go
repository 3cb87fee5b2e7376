package dialect

import "opt-go/frontend/dialect/scan"

// memberCheck tells whether the indices into an aggregate name a member; llir panics where they do
// not.
type memberCheck uint8

const (
	memberOK memberCheck = iota
	memberBad
	memberUnknown // a named type whose definition comes later
)

// member returns the text of member n of an aggregate type. An index beyond the length of an array
// is an error only if checked is set: getelementptr may point there.
func (c *carrier) member(t string, n int, checked bool) (string, memberCheck) {
	s := scan.Scanner{Src: t}
	s.Next()
	switch {
	case s.Tok.Kind == scan.Local:
		body, ok := c.typeBodies[s.Text(s.Tok)]
		if !ok {
			return "", memberUnknown
		}
		return c.member(body, n, checked)
	case s.Tok.Kind != scan.Punct:
		return "", memberBad
	case s.Tok.Ch == '[':
		s.Next()
		if length := s.Text(s.Tok); checked && n >= scan.ParseNumber(length) {
			return "", memberBad
		}
		s.Next() // x
		last := len(t) - 1
		for t[last] != ']' {
			last--
		}
		return t[s.Pos:last], memberOK
	case s.Tok.Ch == '<':
		if s.Next(); s.Tok.Kind != scan.Punct || s.Tok.Ch != '{' {
			return "", memberBad
		}
	case s.Tok.Ch != '{':
		return "", memberBad
	}
	if text, ok := scan.Field(&s, n); ok {
		return text, memberOK
	}
	return "", memberBad
}
