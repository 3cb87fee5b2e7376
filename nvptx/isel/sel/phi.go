package sel

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/addrspace"
	"opt-go/nvptx/isel/emit"
	"opt-go/nvptx/ptx"
)

// A φ has, besides the registers of its value, as many registers that only its predecessors write:
// "incoming". A predecessor writes them at its end, whether or not it then branches to the φ's
// block: they have no other readers. The φ's block copies them to the value at its start. All
// copies at one point could be made in any order.

// carriesSpec reports whether a φ carries the address in its own space.
func (s *Func) carriesSpec(phi *ir.Instr) bool {
	t := phi.Type()
	return t.IsPtr() && t.Space == addrspace.Generic && s.SpaceOf(phi) != addrspace.Generic
}

// incoming returns the registers that predecessors write for a φ.
func (s *Func) incoming(phi *ir.Instr) []ptx.Reg {
	id := phi.ID()
	if s.phiIn[id] == nil {
		ps, ok := s.Module.Pieces(phi.Type())
		if !ok {
			s.Unsupported(phi, "phi of type %s", phi.Type())
			ps = placeholders(phi.Type())
		}
		s.phiIn[id] = []ptx.Reg{}
		if s.carriesSpec(phi) {
			s.phiIn[id] = append(s.phiIn[id], s.NewReg(s.specificType(phi)))
			return s.phiIn[id]
		}
		if s.AddsPairs(phi.Type()) {
			reg, _ := emit.PairReg(phi.Type().Elem)
			for range len(ps) / 2 {
				s.phiIn[id] = append(s.phiIn[id], s.NewReg(reg))
			}
			return s.phiIn[id]
		}
		for _, p := range ps {
			s.phiIn[id] = append(s.phiIn[id], s.NewReg(p.Reg))
		}
	}
	return s.phiIn[id]
}

// phiCopiesTo emits what block b must write for the φs of its successors.
func (s *Func) phiCopiesTo(b *ir.Block) {
	for _, succ := range b.Succs() {
		if succ.First().Op() != ir.Phi || s.copied[succ.ID()] == b {
			continue
		}
		s.copied[succ.ID()] = b
		for _, phi := range s.copyOrder(succ, b) {
			v := s.incomingFor(phi, b)
			if s.isUndefined(v) && !s.freeze {
				for _, r := range s.incoming(phi) { // what is written elsewhere does not dominate the φ
					s.partial[r] = true
				}
				continue
			}
			var ops []ptx.Operand
			if s.carriesSpec(phi) {
				ops = []ptx.Operand{s.SpecificAddress(v)}
			} else {
				ops = s.phiOperands(phi, v)
			}
			for j, r := range s.incoming(phi) {
				s.Move(s.TypeOf(r), r, ops[j])
			}
		}
	}
}

// phiOperands returns what the registers of a φ get where its value is v: pairs of lanes where
// these are added as such.
func (s *Func) phiOperands(phi *ir.Instr, v ir.Value) []ptx.Operand {
	lanes := s.Get(v)
	if !s.AddsPairs(phi.Type()) {
		return lanes
	}
	pairs := make([]ptx.Operand, 0, len(lanes)/2)
	for k := 0; k < len(lanes); k += 2 {
		pairs = append(pairs, s.Pair(phi.Type().Elem, lanes[k], lanes[k+1]))
	}
	return pairs
}

// copyOrder lists the live φs of a block in an order in which b may write them so that few copies
// remain. A φ that gets the value of another φ of the block, as rotating values do, is written
// before that other one. Then the old and the new value of the latter can share a register. A cycle
// is broken at its first φ.
func (s *Func) copyOrder(succ, b *ir.Block) []*ir.Instr {
	var phis []*ir.Instr
	readers := map[*ir.Instr]int{} // of a φ: the φs of the block that get its value
	for phi := range succ.Phis() {
		if !s.live[phi.ID()] {
			continue
		}
		phis = append(phis, phi)
		if v, ok := s.incomingFor(phi, b).(*ir.Instr); ok && v.Op() == ir.Phi && v.Block() == succ && v != phi {
			readers[v]++
		}
	}
	if len(readers) == 0 {
		return phis
	}
	out := make([]*ir.Instr, 0, len(phis))
	done := make([]bool, len(phis))
	index := map[*ir.Instr]int{}
	for k, phi := range phis {
		index[phi] = k
	}
	emit := func(k int) {
		for { // writing one may unblock the φ whose value it gets
			done[k] = true
			out = append(out, phis[k])
			v, ok := s.incomingFor(phis[k], b).(*ir.Instr)
			if !ok || readers[v] == 0 {
				return
			}
			if readers[v]--; readers[v] > 0 || done[index[v]] {
				return
			}
			k = index[v]
		}
	}
	for k, phi := range phis {
		if !done[k] && readers[phi] == 0 {
			emit(k)
		}
	}
	for k := range phis {
		if !done[k] {
			emit(k)
		}
	}
	return out
}

// incomingFor returns the value that a φ takes from b. A φ may have thousands of edges, each of
// which is looked up, mostly in their order or in reverse: the search begins next to the last one
// found.
func (s *Func) incomingFor(phi *ir.Instr, b *ir.Block) ir.Value {
	n := phi.NumIncoming()
	last := int(s.lastEdge[phi.ID()])
	for k := range n {
		for _, at := range [2]int{last + k, last - k} {
			if at >= 0 && at < n && phi.IncomingBlock(at) == b {
				s.lastEdge[phi.ID()] = int32(at)
				return phi.Operand(at)
			}
		}
	}
	return nil
}

func (s *Func) isUndefined(v ir.Value) bool {
	k, ok := v.(*ir.Const)
	return ok && (k.Kind == ir.UndefConst || k.Kind == ir.PoisonConst)
}

// phiResults emits the copies at the start of block b.
func (s *Func) phiResults(b *ir.Block) {
	for phi := range b.Phis() {
		if !s.live[phi.ID()] {
			continue
		}
		in := s.incoming(phi)
		if s.carriesSpec(phi) {
			d := s.SpecificAddress(phi).(ptx.Reg)
			s.Move(s.TypeOf(d), d, in[0])
			continue
		}
		d := s.Dst(phi)
		if s.AddsPairs(phi.Type()) {
			for k, r := range in {
				reg := s.TypeOf(r)
				s.Put("mov."+reg.String(), ptx.Vec{d[2*k], d[2*k+1]}, s.Compute(reg, "mov."+reg.String(), r))
			}
			continue
		}
		for k, d := range d {
			s.Move(s.TypeOf(d), d, in[k])
		}
	}
	for phi := range b.Phis() {
		if s.live[phi.ID()] && s.carriesSpec(phi) {
			s.DefineGeneric(phi)
		}
	}
}
