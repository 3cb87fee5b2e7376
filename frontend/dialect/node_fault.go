package dialect

import "strings"

// A bracket or a comma too few or too many in a node of metadata shows late: where the text ends, or where the next definition should
// begin. Once something is wrong, blameNode looks at the definitions so far by the grammar of nodes, and shows the token that does not
// belong there instead. Values with types are skipped: up to the next comma or closing bracket, with the brackets in them.

// blameNode puts the first token that is wrong in a definition of metadata in the place of the error that ended the text behind it.
func (c *carrier) blameNode() {
	for _, at := range c.nodeAt {
		p := nodeGrammar{scanner: scanner{src: c.src, pos: int(at)}}
		p.next() // !N
		p.next() // =
		p.next()
		if p.is('=') {
			p.next()
		}
		if p.node(0) || int(p.tok.off) >= c.lastAt {
			continue
		}
		c.diags = c.diags[:c.lastDiag]
		c.errorf(int(p.tok.off), "expected %s in a metadata node, found '%s'", p.want, p.text(p.tok))
		return
	}
}

// nodeGrammar recognizes nodes; its methods report whether there is one, and otherwise leave the token that does not belong there.
type nodeGrammar struct {
	scanner
	want string
}

func (p *nodeGrammar) is(ch byte) bool { return p.tok.kind == tPunct && p.tok.ch == ch }

func (p *nodeGrammar) expect(ch byte, want string) bool {
	if !p.is(ch) {
		p.want = want
		return false
	}
	p.next()
	return true
}

// node takes [distinct] !{…}, !DIFoo(…), !7 or !"…".
func (p *nodeGrammar) node(depth int) bool {
	if depth > maxDepth {
		return true // which is said elsewhere
	}
	if p.tok.kind == tWord && p.text(p.tok) == "distinct" {
		p.next()
	}
	switch p.tok.kind {
	case tMDID:
		p.next()
		return true
	case tMDName:
		bare := p.text(p.tok) == "!DIExpression" || p.text(p.tok) == "!DIArgList"
		name := p.scanner
		if p.next(); !p.is('(') {
			p.want = "'('"
			if !strings.HasPrefix(name.text(name.tok), "!DI") {
				p.scanner, p.want = name, "a node"
			}
			return false
		}
		p.next()
		return p.list(')', !bare, depth)
	case tBang:
		if p.next(); p.tok.kind == tString {
			p.next()
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
		p.next()
		return true
	}
	for {
		if labels {
			if p.tok.kind != tLabel {
				p.want = "a field's name"
				return false
			}
			p.next()
		}
		if !p.value(depth) {
			return false
		}
		if !p.is(',') {
			return p.expect(end, "',' or '"+string(end)+"'")
		}
		p.next()
	}
}

// value takes an operand.
func (p *nodeGrammar) value(depth int) bool {
	switch {
	case p.tok.kind == tMDID || p.tok.kind == tMDName || p.tok.kind == tBang:
		return p.node(depth + 1)
	case p.tok.kind == tString || p.tok.kind == tInt:
		p.next()
		return true
	case p.is('{') && depth < 4: // of a GenericDINode; a type otherwise. Deeper ones are not worth the time to try.
		s := *p
		if p.next(); p.list('}', false, depth+1) {
			return true
		}
		*p = s
	case p.is(',') || p.is(')') || p.is('}') || p.tok.kind == tEOF || p.tok.kind == tError || p.tok.kind == tLabel:
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
		case p.tok.kind == tEOF || p.tok.kind == tError:
			p.want = "',' or a closing bracket"
			return false
		case p.tok.kind == tMDID || p.tok.kind == tMDName || p.tok.kind == tBang || p.tok.kind == tLabel:
			p.want = "','"
			return false
		case p.tok.kind != tPunct:
		case p.is('(') || p.is('[') || p.is('{') || p.is('<'):
			open++
		case open == 0 && (p.is(',') || p.is(')') || p.is('}') || p.is('=')):
			return true
		case p.is(')') || p.is(']') || p.is('}') || p.is('>'):
			open--
		}
		p.next()
	}
}
