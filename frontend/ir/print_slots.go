package ir

import "strconv"

// localSlots are the numbers of one function's unnamed parameters, blocks and instructions, in the
// order of the text. Entries of named values are not set; that saves clearing the slices between
// functions.
type localSlots struct {
	fn     *Func
	values []int32 // by Instr.ID and Param.ID
	blocks []int32 // by Block.ID
}

// load numbers the unnamed values of f.
func (s *localSlots) load(f *Func) {
	if s.fn == f {
		return
	}
	s.fn = f
	s.values = grow(s.values, f.ValueBound())
	s.blocks = grow(s.blocks, f.BlockBound())
	n := int32(0)
	for _, p := range f.Params {
		if p.name == "" {
			s.values[p.id] = n
			n++
		}
	}
	for b := f.first; b != nil; b = b.next {
		if b.name == "" {
			s.blocks[b.id] = n
			n++
		}
		for i := b.first; i != nil; i = i.next {
			if i.label == nil && i.ty.Kind != VoidKind {
				s.values[i.id] = n
				n++
			}
		}
	}
}

func grow(s []int32, n int) []int32 {
	if cap(s) < n {
		return make([]int32, n, n+n/4)
	}
	return s[:n]
}

// local writes %name, or the number n.
func (p *printer) local(name string, known bool, slots []int32, id int32) {
	switch {
	case name != "":
		p.name('%', name)
	case known && int(id) < len(slots) && id >= 0:
		p.c('%')
		p.number(slots[id])
	default:
		p.s("<badref>")
	}
}

// number writes the number of a value or a block. Numbers are the most frequent word of a text, and
// nearly all have up to four digits: strconv takes four times as many instructions for these.
func (p *printer) number(n int32) {
	switch {
	case n < 0 || n > 9999:
		p.b = strconv.AppendInt(p.b, int64(n), 10)
	case n > 999:
		p.b = append(p.b, digit(n/1000), digit(n/100), digit(n/10), digit(n))
	case n > 99:
		p.b = append(p.b, digit(n/100), digit(n/10), digit(n))
	case n > 9:
		p.b = append(p.b, digit(n/10), digit(n))
	default:
		p.b = append(p.b, digit(n))
	}
}

func digit(n int32) byte { return '0' + byte(n%10) }

func (p *printer) instrRef(i *Instr) {
	p.local(i.Name(), i.block != nil && i.block.fn == p.locals.fn, p.locals.values, i.id)
}

func (p *printer) paramRef(a *Param) {
	p.local(a.name, a.fn == p.locals.fn, p.locals.values, a.id)
}

// blockRef writes the name of a block, which a blockaddress may take from another function.
func (p *printer) blockRef(b *Block) {
	if p.stable && b.name == "" {
		p.s("%b")
		p.number(b.id)
		return
	}
	slots := &p.locals
	if b.name == "" && b.fn != nil && b.fn != slots.fn {
		if slots = p.others[b.fn]; slots == nil {
			slots = &localSlots{}
			slots.load(b.fn)
			if p.others == nil {
				p.others = map[*Func]*localSlots{}
			}
			p.others[b.fn] = slots
		}
	}
	p.local(b.name, b.fn == slots.fn && b.fn != nil, slots.blocks, b.id)
}

// globalRef writes @name, or @ and the number of an unnamed global.
func (p *printer) globalRef(g *Global) {
	if g.name != "" {
		p.name('@', g.name)
		return
	}
	n, ok := p.globals[g]
	switch {
	case ok:
		p.c('@')
		p.b = strconv.AppendInt(p.b, int64(n), 10)
	case p.globals == nil && g.module != nil:
		p.s(g.Ident())
	default:
		p.s("<badref>")
	}
}

// numberModule numbers unnamed globals, the groups of the attributes of globals and functions, and
// the metadata of globals and named lists, in LLVM's order. Functions' metadata and the groups of
// calls follow function by function.
func (p *printer) numberModule() {
	m := p.mod
	for _, g := range m.Globals {
		p.numberGlobal(&g.Global)
		for _, a := range p.sortedAttachments(g.md) {
			p.md.add(a.Node)
		}
		p.groups.slot(g.Attrs)
	}
	for _, a := range m.Aliases {
		p.numberGlobal(&a.Global)
	}
	for _, a := range m.IFuncs {
		p.numberGlobal(&a.Global)
		for _, at := range p.sortedAttachments(a.md) {
			p.md.add(at.Node)
		}
	}
	for _, l := range m.md.named {
		for _, n := range l.Nodes {
			p.md.add(n)
		}
	}
	for _, f := range m.Funcs {
		if p.records.kindOf(f) != noRecord {
			continue
		}
		p.numberGlobal(&f.Global)
		p.groups.slot(f.Attrs.Fn)
	}
}

func (p *printer) numberGlobal(g *Global) {
	if g.name != "" {
		return
	}
	if p.globals == nil {
		p.globals = map[*Global]int32{}
	}
	p.globals[g] = int32(len(p.globals))
}

// numberFunc numbers the metadata and the call attributes of a function.
func (p *printer) numberFunc(f *Func) {
	for _, a := range p.sortedAttachments(f.md) {
		p.md.add(a.Node)
	}
	for b := f.first; b != nil; b = b.next {
		for i := b.first; i != nil; i = i.next {
			switch {
			case i.Info != nil:
				p.numberCall(i)
			case i.op == CatchPad || i.op == CleanupPad:
				p.numberArgs(i)
			}
			for _, a := range p.sortedAttachments(i.Attachments()) {
				p.md.add(a.Node)
			}
		}
	}
}

// numberCall numbers the function attributes of a call, and the nodes that are arguments of an
// intrinsic or operands of a bundle.
func (p *printer) numberCall(i *Instr) {
	f, _ := i.Callee().(*Func)
	if p.records.kindOf(f) == noRecord {
		p.groups.slot(i.Info.Attrs.Fn)
	}
	if f != nil && f.IsIntrinsic() || len(i.Info.Bundles) > 0 {
		p.numberArgs(i)
	}
}

func (p *printer) numberArgs(i *Instr) {
	for k := range i.ops {
		if m, ok := i.ops[k].val.(*MDOperand); ok {
			if n, ok := m.Node.(*MDNode); ok {
				p.md.add(n)
			}
		}
	}
}
