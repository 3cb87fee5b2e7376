package dialect

import "strings"

// Where in the text the reader's and the verifier's errors are: they know the statement, and what in it is wrong. Looking for that
// costs time only when there is an error.

// WordOffset returns where a keyword or a quoted string stands in the statement, function header or definition of a global at off of
// src; off where it does not.
func WordOffset(src string, off int, word string) int {
	if off < 0 || off >= len(src) {
		return off
	}
	w := statementWalk{scanner: scanner{src: src, pos: off}}
	if w.scanner.next(); w.tok.kind == tGlobal && !w.before('=') { // the name of a function, whose header begins before it
		if lo := max(strings.LastIndex(src[:off], "define"), strings.LastIndex(src[:off], "declare")); lo >= 0 {
			w = statementWalk{scanner: scanner{src: src, pos: lo}, header: true}
			w.scanner.next()
		}
	}
	for ; w.tok.kind != tEOF; w.next() {
		text := w.text(w.tok)
		if w.tok.kind == tWord && text == word || w.tok.kind == tString && text[1:len(text)-1] == word {
			return int(w.tok.off)
		}
	}
	return off
}

// OperandOffset returns where what follows comma n of the statement at off of src stands; of n 0, its first operand's type. It is off
// where the statement has fewer.
func OperandOffset(src string, off, n int) int {
	if off < 0 || off >= len(src) {
		return off
	}
	w := statementWalk{scanner: scanner{src: src, pos: off}}
	w.scanner.next()
	if w.tok.kind == tLocal && w.before('=') {
		w.next()
		w.next()
	}
	for w.next(); n == 0 && w.tok.kind == tWord && typeWords[w.text(w.tok)] == kOther && !isIntType(w.text(w.tok)); { // flags
		w.next()
	}
	for ; n > 0 && w.tok.kind != tEOF; w.next() {
		if w.depth == 0 && w.tok.kind == tPunct && w.tok.ch == ',' {
			n--
		}
	}
	if n > 0 || w.tok.kind == tEOF {
		return off
	}
	return int(w.tok.off)
}

// statementWalk goes over the tokens of a statement, header or definition, and then says that the text ends.
type statementWalk struct {
	scanner
	header bool
	opcode bool // a statement's has been seen
	depth  int  // of brackets
	params bool // a header's parameters have been seen
}

// before reports whether a character follows the current token.
func (w *statementWalk) before(ch byte) bool {
	s := w.scanner
	s.next()
	return s.tok.kind == tPunct && s.tok.ch == ch
}

func (w *statementWalk) next() {
	last := w.text(w.tok)
	if w.tok.kind == tWord && isStatementWord(last) {
		w.opcode = true
	}
	w.scanner.next()
	if w.tok.kind == tPunct {
		switch w.tok.ch {
		case '(', '[', '{', '<':
			if w.header && w.params && w.depth == 0 && w.tok.ch == '{' { // the body
				w.tok.kind = tEOF
			}
			w.depth++
		case ')', ']', '}', '>':
			w.depth--
			w.params = w.params || w.tok.ch == ')' && w.depth == 0
		}
	}
	if w.depth < 0 || w.depth == 0 && w.starts(last) {
		w.tok.kind = tEOF
	}
}

// starts reports whether the current token begins another statement or definition; last is the token before it.
func (w *statementWalk) starts(last string) bool {
	switch w.tok.kind {
	case tLabel:
		return true
	case tLocal, tGlobal, tMDName, tMDID:
		return w.before('=')
	case tWord:
		switch text := w.text(w.tok); {
		case text == "define" || text == "declare" || text == "attributes":
			return true
		case isStatementWord(text):
			return w.opcode && !w.header && last != "atomicrmw" && last != "volatile"
		}
	}
	return false
}
