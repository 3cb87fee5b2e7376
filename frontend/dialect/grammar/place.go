package grammar

import (
	"strings"

	"opt-go/frontend/dialect/scan"
)

// Where in the text the reader's and the verifier's errors are: they know the statement, and what
// in it is wrong. Looking for that costs time only when there is an error.

// WordOffset returns where a keyword or a quoted string stands in the statement, function header or
// definition of a global at off of src; off where it does not.
func WordOffset(src string, off int, word string) int {
	if off < 0 || off >= len(src) {
		return off
	}
	w := statementWalk{Scanner: scan.Scanner{Src: src, Pos: off}}
	if w.Scanner.Next(); w.Tok.Kind == scan.Global && !w.before('=') { // the name of a function, whose header begins before it
		if lo := max(strings.LastIndex(src[:off], "define"), strings.LastIndex(src[:off], "declare")); lo >= 0 {
			w = statementWalk{Scanner: scan.Scanner{Src: src, Pos: lo}, header: true}
			w.Scanner.Next()
		}
	}
	for ; w.Tok.Kind != scan.EOF; w.next() {
		text := w.Text(w.Tok)
		if w.Tok.Kind == scan.Word && text == word || w.Tok.Kind == scan.String && text[1:len(text)-1] == word {
			return int(w.Tok.Off)
		}
	}
	return off
}

// OperandOffset returns where what follows comma n of the statement at off of src stands; of n 0,
// its first operand's type. It is off where the statement has fewer.
func OperandOffset(src string, off, n int) int {
	if off < 0 || off >= len(src) {
		return off
	}
	w := statementWalk{Scanner: scan.Scanner{Src: src, Pos: off}}
	w.Scanner.Next()
	if w.Tok.Kind == scan.Local && w.before('=') {
		w.next()
		w.next()
	}
	for w.next(); n == 0 && w.Tok.Kind == scan.Word && TypeWords[w.Text(w.Tok)] == OtherKind && !IsIntType(w.Text(w.Tok)); { // flags
		w.next()
	}
	for ; n > 0 && w.Tok.Kind != scan.EOF; w.next() {
		if w.depth == 0 && w.Tok.Kind == scan.Punct && w.Tok.Ch == ',' {
			n--
		}
	}
	if n > 0 || w.Tok.Kind == scan.EOF {
		return off
	}
	return int(w.Tok.Off)
}

// statementWalk goes over the tokens of a statement, header or definition, and then says that the
// text ends.
type statementWalk struct {
	scan.Scanner
	header bool
	opcode bool // a statement's has been seen
	depth  int  // of brackets
	params bool // a header's parameters have been seen
}

// before reports whether a character follows the current token.
func (w *statementWalk) before(ch byte) bool {
	s := w.Scanner
	s.Next()
	return s.Tok.Kind == scan.Punct && s.Tok.Ch == ch
}

func (w *statementWalk) next() {
	last := w.Text(w.Tok)
	if w.Tok.Kind == scan.Word && IsStatementWord(last) {
		w.opcode = true
	}
	w.Scanner.Next()
	if w.Tok.Kind == scan.Punct {
		switch w.Tok.Ch {
		case '(', '[', '{', '<':
			if w.header && w.params && w.depth == 0 && w.Tok.Ch == '{' { // the body
				w.Tok.Kind = scan.EOF
			}
			w.depth++
		case ')', ']', '}', '>':
			w.depth--
			w.params = w.params || w.Tok.Ch == ')' && w.depth == 0
		}
	}
	if w.depth < 0 || w.depth == 0 && w.starts(last) {
		w.Tok.Kind = scan.EOF
	}
}

// starts reports whether the current token begins another statement or definition; last is the
// token before it.
func (w *statementWalk) starts(last string) bool {
	switch w.Tok.Kind {
	case scan.Label:
		return true
	case scan.Local, scan.Global, scan.MDName, scan.MDID:
		return w.before('=')
	case scan.Word:
		switch text := w.Text(w.Tok); {
		case text == "define" || text == "declare" || text == "attributes":
			return true
		case IsStatementWord(text):
			return w.opcode && !w.header && last != "atomicrmw" && last != "volatile"
		}
	}
	return false
}
