package sroa

import (
	"slices"

	"opt-go/frontend/ir"
)

// Pre-splitting: an integer that is loaded from memory only to be stored elsewhere is a copy. If it
// crosses partitions, it is split at their boundaries into loads and stores of parts, instead of
// shifts and masks of the whole.

// cut holds the offsets, from its start, at which a slice is split.
type cut struct {
	sl *slice
	at []uint64
}

type presplitter struct {
	s             *state
	a             *ir.Instr
	loads, stores []*ir.Instr // candidates in the order of partitions
	cuts          map[*ir.Instr]*cut
	whole         map[*ir.Instr]bool // loads that must not be cut
	fresh         []slice
	parts         map[*ir.Instr][]*ir.Instr // cut load → its parts, where stores still need them
	unpromoted    []*ir.Instr               // allocas that are now accessed in parts
}

// presplit cuts the copies through integers of an alloca and updates its slices.
func (s *state) presplit(a *ir.Instr, l *sliceList) bool {
	p := &presplitter{s: s, a: a, cuts: map[*ir.Instr]*cut{}, whole: map[*ir.Instr]bool{}, parts: map[*ir.Instr][]*ir.Instr{}}
	l.each(p.collect)
	p.dropMismatches()
	if len(p.loads) == 0 && len(p.stores) == 0 {
		return false
	}
	for _, ld := range p.loads {
		p.splitLoad(ld)
	}
	for _, st := range p.stores {
		p.splitStore(st)
	}
	kept := l.slices[:0]
	for _, sl := range l.slices {
		if !sl.killed {
			kept = append(kept, sl)
		}
	}
	l.slices = append(kept, p.fresh...)
	l.sort()
	for _, o := range p.unpromoted {
		s.promotable.remove(o)
	}
	return true
}

// remove removes i from the list.
func (w *worklist) remove(i *ir.Instr) {
	if w.has[i] {
		delete(w.has, i)
		w.list = slices.DeleteFunc(w.list, func(x *ir.Instr) bool { return x == i })
	}
}

// collect finds the candidates that start in a partition and extend past its end, and the split
// points of those that end here.
func (p *presplitter) collect(part *partition) {
	for _, sl := range part.slices {
		i := sl.use.User()
		stored := storedLoad(i)
		if !sl.splittable || sl.end <= part.end {
			if i.Op() == ir.Load {
				p.whole[i] = true
			} else if stored != nil {
				p.whole[stored] = true
			}
			continue
		}
		switch {
		case i.Op() == ir.Load:
			if !onlyStored(i) {
				p.whole[i] = true
				continue
			}
			p.loads = append(p.loads, i)
		case stored != nil && stored.IsSimple():
			p.stores = append(p.stores, i)
		default:
			continue
		}
		p.cuts[i] = &cut{sl, []uint64{part.end - sl.begin}}
	}
	for _, sl := range part.tails {
		if c := p.cuts[sl.use.User()]; c != nil && c.sl == sl && sl.end > part.end {
			c.at = append(c.at, part.end-sl.begin)
		}
	}
}

// storedLoad returns the load whose result a store stores, or nil.
func storedLoad(i *ir.Instr) *ir.Instr {
	if i.Op() != ir.Store {
		return nil
	}
	if ld, ok := i.Operand(0).(*ir.Instr); ok && ld.Op() == ir.Load {
		return ld
	}
	return nil
}

func onlyStored(ld *ir.Instr) bool {
	for u := range ir.Users(ld) {
		if u.Op() != ir.Store || !u.IsSimple() {
			return false
		}
	}
	return true
}

// dropMismatches gives up the stores, and then the loads, whose other end is cut elsewhere.
func (p *presplitter) dropMismatches() {
	p.stores = slices.DeleteFunc(p.stores, func(st *ir.Instr) bool {
		ld := storedLoad(st)
		if p.whole[ld] {
			return true
		}
		c := p.cuts[ld]
		if c == nil || slices.Equal(c.at, p.cuts[st].at) {
			return false
		}
		p.whole[ld] = true
		return true
	})
	isWhole := func(st *ir.Instr) bool { return p.whole[storedLoad(st)] }
	for _, st := range p.stores {
		if isWhole(st) {
			delete(p.cuts, st)
		}
	}
	p.stores = slices.DeleteFunc(p.stores, isWhole)
	p.loads = slices.DeleteFunc(p.loads, func(ld *ir.Instr) bool { return p.whole[ld] })
}

// ranges returns the parts of a slice as offsets from its start.
func (c *cut) ranges() (out [][2]uint64) {
	from := uint64(0)
	for _, to := range append(slices.Clone(c.at), c.sl.end-c.sl.begin) {
		out = append(out, [2]uint64{from, to})
		from = to
	}
	return out
}

// addSlice records the part [from, to) of a cut slice, accessed by a new instruction.
func (p *presplitter) addSlice(c *cut, part [2]uint64, i *ir.Instr, operand int) {
	p.fresh = append(p.fresh, slice{begin: c.sl.begin + part[0], end: c.sl.begin + part[1], use: i.OperandUse(operand)})
}

// loadPart loads a part of the bytes of a load.
func (p *presplitter) loadPart(ld *ir.Instr, part [2]uint64) *ir.Instr {
	m := maker{dl: p.s.dl, b: ir.Before(ld)}
	base := ld.Operand(0)
	ptr := m.adjusted(base, part[0], base.Type(), ir.NameOf(base)+".")
	n := m.load(m.ctx().Int(int(8*(part[1]-part[0]))), ptr, commonAlign(max(ld.Align(), 1), part[0]), false, ld.Name())
	copyKinds(n, ld, "mem_parallel_loop_access", "llvm.access.group")
	return n
}

// storePart stores a part where a store stores the whole.
func (p *presplitter) storePart(st, v *ir.Instr, part [2]uint64) *ir.Instr {
	m := maker{dl: p.s.dl, b: ir.Before(st)}
	base := st.Operand(1)
	ptr := m.adjusted(base, part[0], base.Type(), ir.NameOf(base)+".")
	n := m.store(v, ptr, commonAlign(max(st.Align(), 1), part[0]), false)
	copyKinds(n, st, "mem_parallel_loop_access", "llvm.access.group")
	return n
}

func (p *presplitter) splitLoad(ld *ir.Instr) {
	c := p.cuts[ld]
	ranges := c.ranges()
	var parts []*ir.Instr
	for _, part := range ranges {
		n := p.loadPart(ld, part)
		parts = append(parts, n)
		p.addSlice(c, part, n, 0)
	}
	var stores []*ir.Instr
	for st := range ir.Users(ld) {
		stores = append(stores, st)
	}
	for _, st := range stores {
		if p.cuts[st] != nil { // a store to this alloca, cut below
			p.parts[ld] = parts
			continue
		}
		for k, part := range ranges {
			p.storePart(st, parts[k], part)
		}
		p.revisit(st.Operand(1))
		p.s.dead = append(p.s.dead, st)
	}
	p.s.dead = append(p.s.dead, ld)
	c.sl.killed = true
}

// revisit queues the alloca under an address that is now accessed in parts.
func (p *presplitter) revisit(ptr ir.Value) {
	a := underlyingAlloca(ptr)
	if a == nil {
		return
	}
	if ptr == ir.Value(a) {
		p.unpromoted = append(p.unpromoted, a)
	}
	p.s.work.add(a)
}

func (p *presplitter) splitStore(st *ir.Instr) {
	ld := storedLoad(st)
	c := p.cuts[st]
	have := p.parts[ld]
	for k, part := range c.ranges() {
		var v *ir.Instr
		if have != nil {
			v = have[k]
		} else {
			v = p.loadPart(ld, part)
		}
		p.addSlice(c, part, p.storePart(st, v, part), 1)
	}
	if have == nil {
		p.revisit(ld.Operand(0))
	}
	if ir.HasOneUse(ld) {
		p.s.dead = append(p.s.dead, ld)
	}
	p.s.dead = append(p.s.dead, st)
	c.sl.killed = true
}
