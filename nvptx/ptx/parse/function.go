package parse

import (
	"strconv"

	"opt-go/nvptx/ptx"
)

// fn is the parser's state inside a function.
type fn struct {
	f      *ptx.Func
	scopes []scope
	same   map[ptx.Label]ptx.Label // a label of an inner scope that is resolved to the outer one
}

// scope is a pair of braces: registers and labels declared there.
type scope struct {
	regs   map[string]ptx.Reg
	labels map[string]ptx.Label
	placed map[string]bool
}

func newScope() scope {
	return scope{map[string]ptx.Reg{}, map[string]ptx.Label{}, map[string]bool{}}
}

func (p *parser) function(linkage ptx.Linkage) {
	f := &ptx.Func{Linkage: linkage, Entry: p.at(".entry"), Line: p.tok.line}
	p.fn = fn{f: f, scopes: []scope{newScope()}, same: map[ptx.Label]ptx.Label{}}
	p.advance()
	if p.at("(") {
		f.Rets = p.formalList(p.reg)
	}
	f.Name = p.name()
	if p.at("(") {
		f.Params = p.formalList(p.reg)
	}
	f.Comment = p.trailing()
	p.directives()
	p.m.Add(f)
	if p.accept(";") {
		return
	}
	if f.Comment == "" {
		f.Comment = p.trailing()
	}
	p.expect("{")
	f.Defined = true
	p.scopes = append(p.scopes, newScope())
	for !p.at("}") {
		p.statement()
	}
	p.ownComments()
	p.closeScope()
	p.expect("}")
	p.closeScope()
	p.mergeLabels()
}

func (p *parser) directives() {
	f := p.f
	for p.tok.kind == tokDirective {
		d := ptx.Directive{Name: p.advance().text[1:]}
		for p.tok.kind == tokNumber {
			d.Args = append(d.Args, p.number())
			if !p.accept(",") {
				break
			}
		}
		f.Directives = append(f.Directives, d)
		if f.Comment == "" {
			f.Comment = p.trailing()
		}
	}
}

// formalList reads formal parameters; declare makes the register of one in .reg space, or is nil in
// a prototype.
func (p *parser) formalList(declare func(string, ptx.Type) ptx.Reg) []ptx.Param {
	p.expect("(")
	var ps []ptx.Param
	for !p.at(")") {
		ps = append(ps, p.formal(declare))
		if !p.accept(",") {
			break
		}
	}
	p.expect(")")
	return ps
}

func (p *parser) formal(declare func(string, ptx.Type) ptx.Reg) ptx.Param {
	f := ptx.Param{Reg: ptx.NoReg}
	switch {
	case p.accept(".param"):
		f.Space = ptx.ParamSpace
	case p.accept(".reg"):
		f.Space = ptx.RegSpace
	default:
		p.fail("expected .param or .reg, found %s", p.shown())
	}
	if p.accept(".align") {
		f.Align = p.number()
	}
	f.Type = p.typ()
	if p.accept(".ptr") {
		f.Ptr = true
		if p.tok.kind == tokDirective && p.tok.text != ".align" {
			space, ok := ptx.SpaceByName(p.tok.text[1:])
			image := ptx.TypeByName(p.tok.text[1:])
			if !ok && image.Class() != ptx.Opaque {
				p.fail("expected a state space, found %s", p.shown())
			} else if !ok {
				f.Image = image
			}
			f.PtrSpace = space
			p.advance()
		}
		if p.accept(".align") {
			f.PtrAlign = p.number()
		}
	}
	f.Name = p.name()
	f.Dims = p.dims()
	if f.Space == ptx.RegSpace && declare != nil {
		f.Reg = declare(f.Name, f.Type)
	}
	return f
}

// reg declares a register in the innermost scope.
func (p *parser) reg(name string, t ptx.Type) ptx.Reg {
	regs := p.scopes[len(p.scopes)-1].regs
	if _, again := regs[name]; again {
		p.fail("register %s is declared twice", name)
	}
	r := ptx.Reg(len(p.f.Regs))
	p.f.Regs = append(p.f.Regs, ptx.RegInfo{Name: name, Type: t})
	regs[name] = r
	return r
}

func (p *parser) findReg(name string) (ptx.Reg, bool) {
	for i := len(p.scopes) - 1; i >= 0; i-- {
		if r, ok := p.scopes[i].regs[name]; ok {
			return r, true
		}
	}
	return ptx.NoReg, false
}

// label finds or makes the label as seen from the innermost scope; a label that is not
// placed there when the scope ends is the outer scope's.
func (p *parser) label(name string) ptx.Label {
	s := p.scopes[len(p.scopes)-1]
	if l, ok := s.labels[name]; ok {
		return l
	}
	l := p.f.NewLabel(name)
	s.labels[name] = l
	return l
}

func (p *parser) placeLabel(name string) ptx.Label {
	s := p.scopes[len(p.scopes)-1]
	if s.placed[name] {
		p.fail("label %s is placed twice", name)
	}
	s.placed[name] = true
	return p.label(name)
}

func (p *parser) closeScope() {
	s := p.scopes[len(p.scopes)-1]
	p.scopes = p.scopes[:len(p.scopes)-1]
	if len(p.scopes) == 0 {
		return
	}
	outer := p.scopes[len(p.scopes)-1]
	for name, l := range s.labels { // order does not matter: each name is handled by itself
		if s.placed[name] {
			continue
		}
		if o, ok := outer.labels[name]; ok {
			p.same[l] = o
		} else {
			outer.labels[name] = l
		}
	}
}

// mergeLabels replaces labels that are resolved to those of an outer scope.
func (p *parser) mergeLabels() {
	if len(p.same) == 0 {
		return
	}
	final := func(l ptx.Label) ptx.Label {
		for {
			o, ok := p.same[l]
			if !ok {
				return l
			}
			l = o
		}
	}
	for _, s := range p.f.Body {
		switch s := s.(type) {
		case *ptx.Inst:
			for i, a := range s.Args {
				if l, ok := a.(ptx.Label); ok {
					s.Args[i] = final(l)
				}
			}
		case *ptx.LabelDef:
			s.Label = final(s.Label)
		case *ptx.Targets:
			for i, l := range s.Labels {
				s.Labels[i] = final(l)
			}
		}
	}
}

func (p *parser) emit(s ptx.Stmt) { p.f.Body = append(p.f.Body, s) }

// ownComments emits the comments before the current token.
func (p *parser) ownComments() {
	for _, c := range p.ownLine() {
		p.emit(&ptx.Comment{Text: c.text})
	}
}

func (p *parser) statement() {
	p.ownComments()
	switch p.tok.kind {
	case tokEOF:
		p.fail("function %s does not end", p.f.Name)
	case tokDirective:
		p.bodyDirective()
		return
	case tokWord:
		p.wordStatement()
		return
	}
	switch {
	case p.accept("{"):
		p.scopes = append(p.scopes, newScope())
		p.emit(&ptx.Scope{Open: true, Comment: p.trailing()})
		for !p.at("}") {
			p.statement()
		}
		p.ownComments()
		p.closeScope()
		p.expect("}")
		p.emit(&ptx.Scope{Comment: p.trailing()})
	case p.at("@"):
		p.place(p.guarded())
	case p.accept(";"):
	default:
		p.fail("expected a statement, found %s", p.shown())
	}
}

func (p *parser) bodyDirective() {
	switch p.tok.text {
	case ".reg":
		p.registers()
		return
	case ".loc":
		p.advance()
		l := &ptx.Loc{File: p.number(), Line: p.number(), Column: p.number(), Inlined: p.inlined()}
		l.Comment = p.trailing()
		p.emit(l)
		return
	case ".pragma":
		p.emit(p.pragma())
		return
	}
	linkage := p.linkage()
	space, ok := ptx.SpaceByName(p.tok.text[1:])
	if !ok {
		p.fail("unknown directive %s", p.shown())
	}
	for _, v := range p.variables(linkage, space) {
		p.emit(v)
	}
}

// inlined parses what a .loc says of the inlined function that it is in; nil: it says nothing.
func (p *parser) inlined() *ptx.Inlined {
	if !p.accept(",") {
		return nil
	}
	p.expect("function_name")
	in := &ptx.Inlined{Label: p.name()}
	if p.accept("+") {
		in.Offset = p.number()
	}
	p.expect(",")
	p.expect("inlined_at")
	in.File, in.Line, in.Column = p.number(), p.number(), p.number()
	return in
}

// registers parses a .reg line; each name with a count becomes a separate declaration.
func (p *parser) registers() {
	line := p.advance().line
	vector := vectorDirective(p.tok.text)
	if vector > 0 {
		p.advance()
	}
	t := p.typ()
	var plain *ptx.RegDecl
	for {
		name := p.name()
		if p.accept("<") {
			n := p.number()
			p.expect(">")
			p.emit(&ptx.RegDecl{Type: t, Vector: vector, Name: name, Count: n, Line: line})
			for i := 0; i < n; i++ {
				p.f.Regs[p.reg(name+strconv.Itoa(i), t)].Vector = vector
			}
		} else {
			p.f.Regs[p.reg(name, t)].Vector = vector
			if plain == nil {
				plain = &ptx.RegDecl{Type: t, Vector: vector, Name: name, Line: line}
				p.emit(plain)
			} else {
				plain.More = append(plain.More, name)
			}
		}
		if !p.accept(",") {
			break
		}
	}
	p.expect(";")
}
