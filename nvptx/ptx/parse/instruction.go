package parse

import (
	"strings"

	"opt-go/nvptx/ptx"
)

// wordStatement reads what begins with a name: a label, a named list, or an instruction.
func (p *parser) wordStatement() {
	t := p.advance()
	if !p.accept(":") {
		in := &ptx.Inst{Line: t.line}
		p.instruction(in, t.text)
		p.place(in)
		return
	}
	switch p.tok.text {
	case ".branchtargets", ".calltargets":
		p.targets(t)
	case ".callprototype":
		p.callProto(t)
	default:
		l := &ptx.LabelDef{Label: p.placeLabel(t.text), Line: t.line}
		l.Comment = p.trailing()
		p.emit(l)
	}
}

func (p *parser) targets(name token) {
	s := &ptx.Targets{Name: name.text, Line: name.line}
	branch := p.advance().text == ".branchtargets"
	for {
		n := p.name()
		if branch {
			s.Labels = append(s.Labels, p.label(n))
		} else {
			s.Funcs = append(s.Funcs, n)
		}
		if !p.accept(",") {
			break
		}
	}
	p.expect(";")
	p.emit(s)
}

// callProto reads ".callprototype (rets) _ (params) .noreturn;".
func (p *parser) callProto(name token) {
	p.advance()
	s := &ptx.CallProto{Name: name.text}
	if p.at("(") {
		s.Rets = p.formalList(nil)
	}
	p.expect("_")
	if p.at("(") {
		s.Params = p.formalList(nil)
	}
	s.NoReturn = p.accept(".noreturn")
	p.expect(";")
	p.emit(s)
}

func (p *parser) guarded() *ptx.Inst {
	in := &ptx.Inst{Line: p.advance().line}
	not := p.accept("!")
	name := p.name()
	r, ok := p.findReg(name)
	if !ok {
		p.fail("register %s is not declared", name)
	}
	in.Guard = ptx.GuardOn(r, not)
	p.instruction(in, p.name())
	return in
}

// place adds an instruction. A mov from a special register of four elements is one mov for each
// element that is wanted; one register after the matrices of mma needs no braces.
func (p *parser) place(in *ptx.Inst) {
	for k := 4; in.Op == "mma" && k < len(in.Args); k++ {
		if v, ok := in.Args[k].(ptx.Vec); ok && len(v) == 1 {
			in.Args[k] = v[0]
		}
	}
	if in.Op != "mov" || len(in.Mods) != 2 || in.Mods[0] != "v4" || len(in.Args) != 2 {
		p.emit(in)
		return
	}
	to, _ := in.Args[0].(ptx.Vec)
	from, ok := in.Args[1].(ptx.Vec)
	if !ok || len(to) != len(from) {
		p.emit(in)
		return
	}
	for k, d := range to {
		if _, sink := d.(ptx.Sink); sink {
			continue
		}
		one := *in
		one.Mods, one.Args = in.Mods[1:], []ptx.Operand{d, from[k]}
		p.emit(&one)
	}
}

// instruction parses what comes after the opcode, up to the semicolon and the comment after it:
// modifiers that blanks part from it, and operands.
func (p *parser) instruction(in *ptx.Inst, opcode string) {
	parts := strings.Split(opcode, ".")
	in.Op = parts[0]
	if len(parts) > 1 {
		in.Mods = parts[1:]
	}
	for p.tok.kind == tokDirective {
		in.Mods = append(in.Mods, p.advance().text[1:])
	}
	for !p.at(";") {
		in.Args = append(in.Args, p.operand(in.Op))
		if !p.accept(",") {
			break
		}
	}
	p.expect(";")
	in.Role, in.Comment = splitRole(p.trailing())
}

// splitRole takes "spill: slot 3" apart; it undoes what ptx.Print makes of the two.
func splitRole(text string) (ptx.Role, string) {
	word, rest, found := strings.Cut(text, ": ")
	if !found {
		word, rest = text, ""
	}
	if r, ok := ptx.RoleByName(word); ok {
		return r, rest
	}
	return ptx.Plain, text
}

func (p *parser) operand(op string) ptx.Operand {
	switch {
	case p.at("["):
		return p.address()
	case p.accept("{"):
		return ptx.Vec(p.elements(op, "}"))
	case p.accept("("):
		return ptx.List(p.elements(op, ")"))
	case p.accept("!"):
		name := p.name()
		r, ok := p.findReg(name)
		if !ok {
			p.fail("register %s is not declared", name)
		}
		return ptx.Not{Reg: r}
	case p.tok.kind == tokWord:
		first := p.named(op)
		if p.accept("|") {
			return ptx.Pair{First: first, Second: p.named(op)}
		}
		return first
	}
	return p.constant()
}

func (p *parser) elements(op, end string) []ptx.Operand {
	elems := []ptx.Operand{}
	for !p.at(end) {
		elems = append(elems, p.operand(op))
		if !p.accept(",") {
			break
		}
	}
	p.expect(end)
	return elems
}

// named reads a register, a special register, "_", a label (in bra) or a symbol with an offset.
func (p *parser) named(op string) ptx.Operand {
	t := p.tok
	name := p.name()
	if r, ok := p.findReg(name); ok {
		return r
	}
	if name == "_" {
		return ptx.Sink{}
	}
	if op == "bra" {
		return p.label(name)
	}
	if s, ok := ptx.SpecialByName(name); ok {
		return s
	}
	if x, ok := ptx.SpecialByName(name + ".x"); ok { // the fourth element is zero
		return ptx.Vec{x, x + 1, x + 2, ptx.Int(0)}
	}
	if name[0] == '%' {
		p.lx.fail(t.pos, "register %s is not declared", name)
	}
	return ptx.SymRef{Name: name, Off: p.offset()}
}

func (p *parser) address() ptx.Operand {
	p.expect("[")
	var a ptx.Addr
	if p.tok.kind == tokWord {
		a.Base = p.addressBase()
	} else {
		a.Base = p.constant()
		if !ptx.IsInt(a.Base) {
			p.fail("an address is an integer")
		}
	}
	plus := p.at("+")
	a.Off = p.offset()
	a.ShowZero = plus && a.Off == 0
	if p.at(",") {
		return p.texel(a)
	}
	p.expect("]")
	return a
}

// texel parses the rest of an image operand: an optional sampler, and the coordinates.
func (p *parser) texel(image ptx.Addr) ptx.Operand {
	if image.Off != 0 || ptx.IsInt(image.Base) {
		p.fail("an image is a name or a register")
	}
	t := ptx.Texel{Image: image.Base}
	p.expect(",")
	if p.tok.kind == tokWord {
		t.Sampler = p.addressBase()
		p.expect(",")
	}
	p.expect("{")
	t.At = p.elements("", "}")
	p.expect("]")
	return t
}

func (p *parser) addressBase() ptx.Operand {
	t := p.advance()
	if r, ok := p.findReg(t.text); ok {
		return r
	}
	if t.text[0] == '%' {
		p.lx.fail(t.pos, "register %s is not declared", t.text)
	}
	return ptx.Sym(t.text)
}
