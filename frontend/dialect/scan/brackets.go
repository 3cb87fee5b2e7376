package scan

import (
	"strconv"
	"strings"
)

// What a text holds between brackets: the labels of a body, the fields of a struct, where the
// parameters of a function type begin.

// ParamsStart returns the offset of the bracket that begins the parameters at the end of a function
// type.
func ParamsStart(text string) int {
	depth := 0
	for i := len(text) - 1; i >= 0; i-- {
		switch text[i] {
		case ')':
			depth++
		case '(':
			if depth--; depth == 0 {
				return i
			}
		}
	}
	panic("BUG: function type without parameters: " + strconv.Quote(text))
}

// LabelsOf returns the names of the labels in the body of the function whose name is at off.
func LabelsOf(src string, off int) map[string]bool {
	labels := make(map[string]bool)
	s := Scanner{Src: src, Pos: off}
	depth, last := 0, byte(0)
	for s.Next(); s.Tok.Kind != EOF; s.Next() {
		switch {
		case s.Tok.Kind == Label && depth == 1:
			labels[BareName(src[s.Tok.Off:s.Tok.End-1])] = true
		case s.Tok.Kind == Punct && strings.IndexByte("({[", s.Tok.Ch) >= 0:
			depth++
		case s.Tok.Kind == Punct && strings.IndexByte(")}]", s.Tok.Ch) >= 0:
			depth--
			last = s.Tok.Ch
		}
		if depth == 0 && last == '}' && s.Tok.Kind == Punct && s.Tok.Ch == '}' && len(labels) > 0 {
			break
		}
	}
	return labels
}

// Field returns the text of field n of a struct type; the scanner is at the opening brace.
func Field(s *Scanner, n int) (text string, ok bool) {
	depth := 0
	lo := s.Pos
	for s.Next(); s.Tok.Kind != EOF; s.Next() {
		if s.Tok.Kind != Punct {
			continue
		}
		switch s.Tok.Ch {
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
			text := s.Src[lo:s.Tok.Off]
			if empty := (&Scanner{Src: text}); depth < 0 {
				if empty.Next(); empty.Tok.Kind == EOF { // {}
					return "", false
				}
			}
			return text, true
		}
		if depth < 0 {
			return "", false
		}
		n, lo = n-1, s.Pos
	}
	return "", false
}
