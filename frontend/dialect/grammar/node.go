package grammar

import (
	"strings"

	"opt-go/frontend/dialect/scan"
)

// nodeGrammar recognizes nodes of metadata; its methods report whether there is one, and otherwise
// leave the token that does not belong there. Values with types are skipped: up to the next comma
// or closing bracket, with the brackets in them.
type nodeGrammar struct {
	scan.Scanner
	want string
}

// NodeFault returns the first token that does not belong in the definition of a node, !N = …, at
// off, and what should stand there; want is empty when the definition is well formed.
func NodeFault(src string, off int) (wrong scan.Token, want string) {
	p := nodeGrammar{Scanner: scan.Scanner{Src: src, Pos: off}}
	p.Next() // !N
	p.Next() // =
	p.Next()
	if p.is('=') {
		p.Next()
	}
	if p.node(0) {
		return scan.Token{}, ""
	}
	return p.Tok, p.want
}

func (p *nodeGrammar) is(ch byte) bool { return p.Tok.Kind == scan.Punct && p.Tok.Ch == ch }

func (p *nodeGrammar) expect(ch byte, want string) bool {
	if !p.is(ch) {
		p.want = want
		return false
	}
	p.Next()
	return true
}

// node takes [distinct] !{…}, !DIFoo(…), !7 or !"…".
func (p *nodeGrammar) node(depth int) bool {
	if depth > MaxNesting {
		return true // which is said elsewhere
	}
	if p.Tok.Kind == scan.Word && p.Text(p.Tok) == "distinct" {
		p.Next()
	}
	switch p.Tok.Kind {
	case scan.MDID:
		p.Next()
		return true
	case scan.MDName:
		bare := p.Text(p.Tok) == "!DIExpression" || p.Text(p.Tok) == "!DIArgList"
		name := p.Scanner
		if p.Next(); !p.is('(') {
			p.want = "'('"
			if !strings.HasPrefix(name.Text(name.Tok), "!DI") {
				p.Scanner, p.want = name, "a node"
			}
			return false
		}
		p.Next()
		return p.list(')', !bare, depth)
	case scan.Bang:
		if p.Next(); p.Tok.Kind == scan.String {
			p.Next()
			return true
		}
		return p.expect('{', "'{'") && p.list('}', false, depth)
	}
	p.want = "a node"
	return false
}

// list takes operands or fields up to a closing bracket and past it.
func (p *nodeGrammar) list(end byte, labels bool, depth int) bool {
	if p.is(end) {
		p.Next()
		return true
	}
	for {
		if labels {
			if p.Tok.Kind != scan.Label {
				p.want = "a field's name"
				return false
			}
			p.Next()
		}
		if !p.value(depth) {
			return false
		}
		if !p.is(',') {
			return p.expect(end, "',' or '"+string(end)+"'")
		}
		p.Next()
	}
}

// value takes an operand.
func (p *nodeGrammar) value(depth int) bool {
	switch {
	case p.Tok.Kind == scan.MDID || p.Tok.Kind == scan.MDName || p.Tok.Kind == scan.Bang:
		return p.node(depth + 1)
	case p.Tok.Kind == scan.String || p.Tok.Kind == scan.Int:
		p.Next()
		return true
	case p.is('{') && depth < 4: // of a GenericDINode; a type otherwise. Deeper ones are not worth the time to try.
		s := *p
		if p.Next(); p.list('}', false, depth+1) {
			return true
		}
		*p = s
	case p.is(',') || p.is(')') || p.is('}') || p.Tok.Kind == scan.EOF || p.Tok.Kind == scan.Error || p.Tok.Kind == scan.Label:
		p.want = "a value"
		return false
	}
	return p.typed()
}

// typed skips a word, words joined by |, or a type and its value.
func (p *nodeGrammar) typed() bool {
	open := 0
	for {
		switch {
		case p.Tok.Kind == scan.EOF || p.Tok.Kind == scan.Error:
			p.want = "',' or a closing bracket"
			return false
		case p.Tok.Kind == scan.MDID || p.Tok.Kind == scan.MDName || p.Tok.Kind == scan.Bang || p.Tok.Kind == scan.Label:
			p.want = "','"
			return false
		case p.Tok.Kind != scan.Punct:
		case p.is('(') || p.is('[') || p.is('{') || p.is('<'):
			open++
		case open == 0 && (p.is(',') || p.is(')') || p.is('}') || p.is('=')):
			return true
		case p.is(')') || p.is(']') || p.is('}') || p.is('>'):
			open--
		}
		p.Next()
	}
}
