package main

import (
	"sort"

	"opt-go/frontend/ir"
	"opt-go/nvptx/ptx"
)

// What a kernel's arguments have to be like. Where the pointers and numbers are in its parameters
// is in the IR's types, also inside structures that are passed by value. What a pointer points to
// is not: it is read off the accesses in LLVM's PTX.

// slot is a scalar in a parameter.
type slot struct {
	off     int
	size    int
	pointer bool
	float   bool
	bool    bool // i1
}

// parameter is a kernel's parameter as a launch passes it.
type parameter struct {
	size  int
	slots []slot
}

// parameters lists a kernel's parameters; nil if their types are not specific enough.
func parameters(m *ir.Module, f *ir.Func) []parameter {
	var out []parameter
	for _, p := range f.Params {
		t := p.Type()
		if a, ok := p.Attrs().Get("byval"); ok && a.Ty != nil {
			t = a.Ty
		}
		one := parameter{size: int(m.Layout.AllocSize(t))}
		one.addSlots(m.Layout, t, 0)
		out = append(out, one)
	}
	return out
}

const mostSlots = 4096 // of a parameter, whose size PTX limits to 4 KB

func (p *parameter) addSlots(l *ir.DataLayout, t *ir.Type, off int) {
	switch {
	case len(p.slots) >= mostSlots:
	case t.IsAggregate() || t.IsVector():
		for k := range t.NumFields() {
			at := l.FieldOffset(t, k)
			if t.IsVector() {
				at = k * l.AllocSize(t.Elem)
			}
			p.addSlots(l, t.FieldAt(k), off+int(at))
		}
	default:
		p.slots = append(p.slots, slot{off: off, size: int(l.StoreSize(t)), pointer: t.IsPtr(), float: t.IsFloat(), bool: t.IsInt(1)})
	}
}

// kind is the kind of data that a pointer points to.
type kind int

const (
	unknown kind = iota
	bytes8
	halves // 16 bits, of an integer or a half
	ints
	longs
	floats
	doubles
	pointers
)

var kinds = map[ptx.Type]kind{
	ptx.U8: bytes8, ptx.S8: bytes8, ptx.B8: bytes8, ptx.U16: halves, ptx.S16: halves, ptx.B16: halves, ptx.F16: halves,
	ptx.U32: ints, ptx.S32: ints, ptx.B32: ints, ptx.U64: longs, ptx.S64: longs, ptx.B64: longs, ptx.F32: floats, ptx.F64: doubles,
}

// place is memory that a kernel reaches: what a pointer in a parameter points to, or a pointer in
// such memory.
type place struct {
	frame  bool // the parameter number param itself, by its address
	param  int
	parent *place       // nil: a pointer in a parameter leads here
	votes  map[kind]int // accesses; none for what has been taken for a pointer only
	image  *imageUse    // the handle of a texture or surface; nil: not known to be one
	child  *place       // what pointers in here lead to; nil: nothing of 64 bits is loaded from here
}

// kind is what is accessed most; memory with pointers that are followed holds pointers.
func (p *place) kind() kind {
	if p.child != nil && (len(p.child.votes) > 0 || p.child.image != nil) {
		return pointers
	}
	best := unknown
	for k := bytes8; k <= doubles; k++ {
		if p.votes[k] > p.votes[best] {
			best = k
		}
	}
	return best
}

// copiedDoubles reports doubles of which some are copied as the words that they are.
func (p *place) copiedDoubles() bool {
	return p.child == nil && len(p.votes) == 2 && p.votes[doubles] > 0 && p.votes[longs] > 0
}

// mixed reports that elements of several kinds are accessed, as in an array of structures.
func (p *place) mixed() bool { return len(p.votes) > 1 }

type paramKey struct{ param, off int }

// tracer follows pointers through a kernel's registers.
type tracer struct {
	f      *ptx.Func
	index  map[string]int // of a parameter by its name
	places map[paramKey]*place
	origin []*place // by register: what the address in it leads to
}

// tracePointers finds the memory that a kernel reaches from its parameters. Pointers that pass
// through calls, shared or local memory are lost sight of.
func tracePointers(f *ptx.Func) map[paramKey]*place {
	t := &tracer{f: f, index: map[string]int{}, places: map[paramKey]*place{}, origin: make([]*place, len(f.Regs))}
	for k, p := range f.Params {
		t.index[p.Name] = k
	}
	const rounds = 4 // the copies of a φ need a second one, pointers to pointers a few more
	for range rounds {
		for _, s := range f.Body {
			if in, ok := s.(*ptx.Inst); ok {
				t.step(in)
			}
		}
	}
	return t.places
}

func (t *tracer) step(in *ptx.Inst) {
	switch in.Op {
	case "ld", "st", "atom", "red", "ldu":
		t.access(in)
	case "tex", "tld4", "suld", "sust":
		t.accessImage(in)
	case "mov", "cvta", "add", "sub", "mad", "selp", "or", "and":
		d, ok := in.Args[0].(ptx.Reg)
		if !ok {
			return
		}
		for _, a := range in.Args[1:] {
			switch a := a.(type) {
			case ptx.Reg:
				if t.origin[a] != nil && t.origin[d] == nil {
					t.origin[d] = t.origin[a]
				}
			case ptx.SymRef: // the address of a by-value parameter
				if k, ok := t.index[a.Name]; ok && t.origin[d] == nil {
					t.origin[d] = &place{frame: true, param: k}
				}
			}
		}
	}
}

// access notes the kind of an access, and where a pointer that it loads leads.
func (t *tracer) access(in *ptx.Inst) {
	for k, a := range in.Args {
		addr, ok := a.(ptx.Addr)
		if !ok {
			continue
		}
		switch base := addr.Base.(type) {
		case ptx.SymRef:
			if p, ok := t.index[base.Name]; ok && k == 1 && in.Op == "ld" {
				t.loadParam(in.Args[0], p, int(addr.Off))
			}
		case ptx.Reg:
			from := t.origin[base]
			if from == nil {
				continue
			}
			if from.frame {
				if in.Op == "ld" {
					t.loadParam(in.Args[0], from.param, int(addr.Off))
				}
				continue
			}
			from.vote(in)
			if in.Op == "ld" {
				t.loadPointer(in.Args[0], from)
			}
		}
	}
}

func (p *place) vote(in *ptx.Inst) {
	for k := len(in.Mods) - 1; k >= 0; k-- {
		if kd, ok := kinds[typeNamed(in.Mods[k])]; ok {
			p.votes[kd]++
			return
		}
	}
}

// typeNamed finds a fundamental type by its name in an opcode; Untyped otherwise.
func typeNamed(name string) ptx.Type {
	for t := range kinds {
		if t.String() == name {
			return t
		}
	}
	return 0
}

// loadParam is a load from a parameter: of a pointer, if the IR says so.
func (t *tracer) loadParam(dst ptx.Operand, param, off int) {
	eachReg(dst, func(k int, r ptx.Reg) {
		key := paramKey{param, off + 8*k}
		if t.f.Regs[r].Type.Bits() != 64 || t.origin[r] != nil {
			return
		}
		if t.places[key] == nil {
			t.places[key] = &place{param: param, votes: map[kind]int{}}
		}
		t.origin[r] = t.places[key]
	})
}

// loadPointer is a load of 64 bits from memory: perhaps of a pointer, which shows when it is used
// as an address.
func (t *tracer) loadPointer(dst ptx.Operand, from *place) {
	const deepest = 3
	depth := 0
	for p := from.parent; p != nil; p = p.parent {
		depth++
	}
	eachReg(dst, func(_ int, r ptx.Reg) {
		if t.f.Regs[r].Type.Bits() != 64 || t.origin[r] != nil || depth >= deepest {
			return
		}
		if from.child == nil {
			from.child = &place{param: from.param, parent: from, votes: map[kind]int{}}
		}
		t.origin[r] = from.child
	})
}

func eachReg(o ptx.Operand, visit func(k int, r ptx.Reg)) {
	if r, ok := o.(ptx.Reg); ok {
		visit(0, r)
	}
	if v, ok := o.(ptx.Vec); ok {
		for k, e := range v {
			if r, ok := e.(ptx.Reg); ok {
				visit(k, r)
			}
		}
	}
}

// kernelNames lists the kernels that both modules define, sorted.
func kernelNames(a, b *ptx.Module) []string {
	var names []string
	for _, f := range a.Funcs() {
		if g := b.Func(f.Name); f.Entry && f.Defined && g != nil && g.Entry && g.Defined {
			names = append(names, f.Name)
		}
	}
	sort.Strings(names)
	return names
}
