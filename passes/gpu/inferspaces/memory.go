package inferspaces

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/simplify/constfold"
)

// Option memory of infer-address-spaces: pointers that are loaded from memory whose contents the
// function knows. That is stack memory whose address is only used by loads, stores, and copies
// between such memory, and constants. A load becomes an address expression whose operands are all
// values that may have been stored in its place.
//
//	%slot = alloca ptr
//	store ptr %fromShared, ptr %slot        ; nothing else is ever stored there
//	%p = load ptr, ptr %slot             ⇒  %p is in shared memory too
//
// A slot is an alloca and a byte offset. A store at an unknown offset, of another size, or by a
// copy of unknown memory may clobber any slot that it reaches, and makes it unknown.

// maxStored bounds the values per place and the irregular stores per alloca.
const maxStored = 64

// stack holds the facts about one alloca's memory.
type stack struct {
	stores    map[int64][]*ir.Instr // stores of pointers and shorter values by offset
	irregular []irregularStore
	loads     []placedLoad
}

// irregularStore is a write to [lo, hi) by something that is no store of at most a pointer's size.
type irregularStore struct {
	lo, hi int64
	by     *ir.Instr // a copy, whose source may be known; else nil
}

type placedLoad struct {
	i   *ir.Instr
	off int64
}

type place struct {
	in  *ir.Instr
	off int64
}

func (s *inference) storedValues(v ir.Value) []ir.Value {
	i, ok := v.(*ir.Instr)
	if !ok {
		return nil
	}
	return s.stored[i]
}

// memory finds what loads of pointers get: from constants, and from allocas that do not escape.
type memory struct {
	s       *inference
	dl      *ir.DataLayout
	stacks  map[*ir.Instr]*stack
	allocas []*ir.Instr
}

func newMemory(s *inference) *memory {
	s.stored = map[*ir.Instr][]ir.Value{}
	return &memory{s: s, dl: s.f.Module().Layout, stacks: map[*ir.Instr]*stack{}}
}

// note looks at an instruction of the function; it must be given all of them.
func (m *memory) note(i *ir.Instr) {
	switch {
	case i.Op() == ir.Alloca:
		if st := m.follow(i); st != nil {
			m.stacks[i] = st
			m.allocas = append(m.allocas, i)
		}
	case m.wantedLoad(i):
		if values := m.fromConstant(i); values != nil {
			m.s.stored[i] = values
		}
	}
}

// findStored finds the values that loads from allocas get, once all are known.
func (m *memory) findStored() {
	for _, a := range m.allocas {
		for _, l := range m.stacks[a].loads {
			values, ok := m.at(place{a, l.off}, nil, map[place]bool{})
			if ok && len(values) > 0 {
				m.s.stored[l.i] = values
			}
		}
	}
}

func (m *memory) wantedLoad(i *ir.Instr) bool {
	return i.Op() == ir.Load && i.Type().IsPtr() && i.Type().Space == m.s.flat && i.IsSimple()
}

func (m *memory) pointerSize() int64 { return int64(m.dl.PtrBits(m.s.flat) / 8) }

// follow collects what happens to an alloca's memory; nil when its address escapes.
func (m *memory) follow(a *ir.Instr) *stack {
	type pointer struct {
		v     ir.Value
		off   int64
		known bool
	}
	st := &stack{stores: map[int64][]*ir.Instr{}}
	work := []pointer{{a, 0, true}}
	for len(work) > 0 {
		p := work[len(work)-1]
		work = work[:len(work)-1]
		for u := range ir.Uses(p.v) {
			i := u.User()
			switch {
			case i.Op() == ir.BitCast || i.Op() == ir.AddrSpaceCast:
				work = append(work, pointer{i, p.off, p.known})
			case i.Op() == ir.GetElementPtr && u.Index() == 0 && i.Type().IsPtr():
				idx := make([]ir.Value, 0, 4)
				for k := 1; k < i.NumOperands(); k++ {
					idx = append(idx, i.Operand(k))
				}
				off, ok := m.dl.ConstGEPOffset(i.ElemTy, idx)
				work = append(work, pointer{i, p.off + off, p.known && ok})
			default:
				if !st.access(m, i, u.Index(), p.off, p.known) {
					return nil
				}
			}
		}
	}
	return st
}

// everywhere is the range of a write to an unknown offset.
const everywhere = int64(1) << 40

// access files a use of the memory at an offset; false when the address escapes or there is too
// much to know.
func (st *stack) access(m *memory, i *ir.Instr, operand int, off int64, known bool) bool {
	irregular := func(size int64, by *ir.Instr) bool {
		w := irregularStore{off, off + size, by}
		if !known || size < 0 {
			w = irregularStore{-everywhere, everywhere, nil}
		}
		st.irregular = append(st.irregular, w)
		return len(st.irregular) <= maxStored
	}
	switch i.Op() {
	case ir.ICmp:
		return true
	case ir.Load:
		if known && m.wantedLoad(i) {
			st.loads = append(st.loads, placedLoad{i, off})
		}
		return true
	case ir.Store:
		if operand != 1 {
			return false
		}
		size := int64(m.dl.StoreSize(i.Operand(0).Type()))
		if known && size <= m.pointerSize() {
			st.stores[off] = append(st.stores[off], i)
			return len(st.stores[off]) <= maxStored
		}
		return irregular(size, nil)
	case ir.Call:
		length := int64(-1)
		if i.NumArgs() > 2 {
			if n, ok := i.Arg(2).(*ir.Const); ok {
				if v, fits := n.Int64(); fits {
					length = v
				}
			}
		}
		switch id := i.IntrinsicID(); {
		case id == "llvm.lifetime.start" || id == "llvm.lifetime.end":
			return true
		case isTransfer(i) && operand == 1:
			return true
		case isTransfer(i) && operand == 0:
			return irregular(length, i)
		case (id == "llvm.memset" || id == "llvm.memset.inline") && operand == 0:
			return irregular(length, nil)
		}
	}
	return false
}

// at returns what may have been stored in a place, added to values; ok is false when something
// unknown may be there.
func (m *memory) at(p place, values []ir.Value, seen map[place]bool) (out []ir.Value, ok bool) {
	if seen[p] {
		return values, true
	}
	seen[p] = true
	st := m.stacks[p.in]
	if st == nil || len(values) > maxStored {
		return nil, false
	}
	size := m.pointerSize()
	for off := p.off - size + 1; off < p.off+size; off++ {
		for _, w := range st.stores[off] {
			v := w.Operand(0)
			switch {
			case off+int64(m.dl.StoreSize(v.Type())) <= p.off:
			case off == p.off && v.Type().IsPtr() && v.Type().Space == m.s.flat:
				values = append(values, v)
			default:
				return nil, false
			}
		}
	}
	for _, w := range st.irregular {
		if w.hi <= p.off || w.lo >= p.off+size {
			continue
		}
		if w.by == nil || w.lo > p.off || w.hi < p.off+size {
			return nil, false
		}
		from, off, found := m.base(w.by.Arg(1))
		if !found {
			return nil, false
		}
		if values, ok = m.at(place{from, off + p.off - w.lo}, values, seen); !ok {
			return nil, false
		}
	}
	return values, len(values) <= maxStored
}

// base follows a pointer to an alloca and a constant offset.
func (m *memory) base(v ir.Value) (a *ir.Instr, off int64, ok bool) {
	for range maxStored {
		i, isInstr := v.(*ir.Instr)
		if !isInstr {
			return nil, 0, false
		}
		switch i.Op() {
		case ir.Alloca:
			return i, off, true
		case ir.BitCast, ir.AddrSpaceCast:
		case ir.GetElementPtr:
			idx := make([]ir.Value, 0, 4)
			for k := 1; k < i.NumOperands(); k++ {
				idx = append(idx, i.Operand(k))
			}
			n, fits := m.dl.ConstGEPOffset(i.ElemTy, idx)
			if !fits {
				return nil, 0, false
			}
			off += n
		default:
			return nil, 0, false
		}
		v = i.Operand(0)
	}
	return nil, 0, false
}

// fromConstant returns what a load from a constant global may read: exactly, or any member of a
// table of pointers.
func (m *memory) fromConstant(i *ir.Instr) []ir.Value {
	v := i.Operand(0)
	if ir.IsConst(v) {
		if k := constfold.Load(v, i.Type(), m.dl); k != nil {
			return []ir.Value{k}
		}
	}
	for range maxStored {
		if g, ok := v.(*ir.GlobalVar); ok {
			if !g.Constant || g.Init == nil || g.ExternallyInit || g.Linkage != ir.External && !g.Linkage.IsLocal() {
				return nil
			}
			return m.leaves(g.Init, nil)
		}
		switch analysis.Opcode(v) {
		case ir.GetElementPtr, ir.BitCast, ir.AddrSpaceCast:
			v = analysis.Operand(v, 0)
		default:
			return nil
		}
	}
	return nil
}

// leaves returns the flat pointers in an initializer; nil when it holds anything else.
func (m *memory) leaves(v ir.Value, out []ir.Value) []ir.Value {
	if t := v.Type(); t.IsPtr() && t.Space == m.s.flat {
		return append(out, v)
	}
	k, ok := v.(*ir.Const)
	if !ok || k.Kind != ir.ArrayConst && k.Kind != ir.StructConst {
		return nil
	}
	for _, e := range k.Elems {
		if out = m.leaves(e, out); out == nil || len(out) > maxStored {
			return nil
		}
	}
	return out
}
