package grammar

import (
	"strings"

	"opt-go/frontend/dialect/scan"
)

// BlockUses counts the uses of a block of the function whose name is at off: the labels of its
// terminators, and its address, which is one use however often it is taken.
func BlockUses(src string, off int, fn, block string) (n int) {
	s := scan.Scanner{Src: src, Pos: off}
	depth, labels, ended, last := 0, false, false, ""
	for s.Next(); s.Tok.Kind != scan.EOF && !ended; s.Next() {
		text := s.Text(s.Tok)
		switch {
		case s.Tok.Kind == scan.Label:
			labels = true
		case s.Tok.Kind == scan.Local && text == block && last == "label":
			n++
		case s.Tok.Kind == scan.Punct && strings.Contains("({[", text):
			depth++
		case s.Tok.Kind == scan.Punct && strings.Contains(")}]", text):
			depth--
			ended = depth == 0 && labels && text == "}"
		}
		last = text
	}
	if takesAddress(src, fn, block) {
		n++
	}
	return n
}

// takesAddress reports whether the text has blockaddress(fn, block).
func takesAddress(src, fn, block string) bool {
	want := [...]string{"blockaddress", "(", fn, ",", block}
	s, have := scan.Scanner{Src: src}, 0
	for s.Next(); s.Tok.Kind != scan.EOF && have < len(want); s.Next() {
		if text := s.Text(s.Tok); text == want[have] {
			have++
		} else if have = 0; text == want[0] {
			have = 1
		}
	}
	return have == len(want)
}

// CountUses counts where a name stands from lo of src on, directives, definitions and the blocks of
// φs aside; nested says that a global is within a constant somewhere.
func CountUses(src string, lo int, kind scan.Kind, name string) (n int, nested bool) {
	s := scan.Scanner{Src: src, Pos: lo}
	depth, phi, directive, header := 0, false, false, false
	var last scan.Token
	for s.Next(); s.Tok.Kind != scan.EOF; s.Next() {
		switch {
		case s.Tok.Kind == scan.Word:
			directive = directive && s.Text(s.Tok) != "define" && s.Text(s.Tok) != "declare" || strings.HasPrefix(s.Text(s.Tok), "uselistorder")
			header = header || s.Text(s.Tok) == "define" || s.Text(s.Tok) == "declare"
			phi = s.Text(s.Tok) == "phi" || phi && last.Kind != scan.Label && !IsStatementWord(s.Text(s.Tok))
		case s.Tok.Kind == scan.Punct && strings.IndexByte("([{<", s.Tok.Ch) >= 0:
			depth++
		case s.Tok.Kind == scan.Punct && strings.IndexByte(")]}>", s.Tok.Ch) >= 0:
			depth--
			directive = directive && s.Tok.Ch != '}'
		case header && s.Tok.Kind == scan.Global: // the name of a function being defined or declared
			header = false
		case s.Tok.Kind == kind && s.Text(s.Tok) == name && !directive:
			at := s
			defines := at.Next
			if defines(); at.Tok.Kind == scan.Punct && at.Tok.Ch == '=' || phi && last.Is(',') {
				break
			}
			n++
			nested = nested || s.Tok.Kind == scan.Global && depth > 0
		}
		last = s.Tok
	}
	return n, nested
}
