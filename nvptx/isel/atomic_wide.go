package isel

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/addrspace"
	"opt-go/nvptx/ptx"
)

// Atomic operations on more than a scalar register: 128-bit integers, and vectors of floats that
// fit into a word.

// hasWideAtomics reports whether memory takes atom.exch.b128 and atom.cas.b128.
func (s *fsel) hasWideAtomics(r atomicRef) bool {
	return s.target.Has(8, 4, 90) && r.loc.space != addrspace.Local
}

func (s *fsel) wideExchange(r atomicRef) {
	v := s.joined(s.get(r.i.Operand(1)))
	s.around(r, func() {
		old := s.newReg(ptx.B128)
		s.putKept(s.atomOp(r)+"exch.b128", old, r.loc.at(0), v)
		if d := s.dst(r.i); s.asked(r.i) {
			s.put("mov.b128", ptx.Vec{d[0], d[1]}, old)
		}
	})
}

func (s *fsel) wideCmpXchg(r atomicRef) {
	want := s.get(r.i.Operand(1))
	a, b := s.joined(want), s.joined(s.get(r.i.Operand(2)))
	d := s.dst(r.i)
	s.around(r, func() {
		old := s.newReg(ptx.B128)
		s.putKept(s.atomOp(r)+"cas.b128", old, r.loc.at(0), a, b)
		s.put("mov.b128", ptx.Vec{d[0], d[1]}, old)
		low := s.compute(ptx.Pred, "setp.eq.s64", d[0], s.plain(want[0], ptx.B64))
		s.put("setp.eq.and.s64", d[2], d[1], s.plain(want[1], ptx.B64), low)
	})
}

// vectorRMW selects atomicrmw on a vector of floats of 32 or 64 bits: by atom on a pair of halves,
// else in a loop around atom.cas.
func (s *fsel) vectorRMW(r atomicRef, bits int) {
	ps := s.piecesOf(r.i, r.ty)
	v := s.get(r.i.Operand(1))
	if r.loc.space == addrspace.Local {
		a := access{loc: r.loc, align: int64(bits / 8)}
		old := s.pieceRegs(ps)
		s.load(a, ps, old)
		s.store(a, ps, s.applyLanes(r, old, v))
		s.vectorResult(r, ps, asOperands(old))
		return
	}
	word := []piece{{reg: intReg(bits), bits: bits, ty: r.ty.Context().Int(bits)}}
	s.around(r, func() {
		if pair := s.atomicPair(r); pair != "" {
			old := s.compute(ptx.B32, s.atomOp(r)+"add.noftz."+pair, r.loc.at(0), s.pair(v[0], v[1]))
			lanes := s.pieceRegs(ps)
			s.repack([]ptx.Operand{old}, word, lanes, ps)
			s.vectorResult(r, ps, asOperands(lanes))
			return
		}
		s.vectorLoop(r, ps, word, v)
	})
}

// atomicPair is the type of an addition of two halves at once that the target has, or "".
func (s *fsel) atomicPair(r atomicRef) string {
	switch {
	case r.i.RMW() != "fadd" || r.ty.Len != 2:
	case r.ty.Elem.Kind == ir.HalfKind && s.target.Has(6, 2, 60):
		return "f16x2"
	case r.ty.Elem.Kind == ir.BFloatKind && s.target.Has(7, 8, 90):
		return "bf16x2"
	}
	return ""
}

// vectorLoop is casLoop with lanes that are put together to a word.
func (s *fsel) vectorLoop(r atomicRef, ps, word []piece, v []ptx.Operand) {
	reg := word[0].reg
	old := s.newReg(reg) // set before and in the loop
	s.put("ld"+volatileIn(r.loc)+"."+typed('u', reg), old, r.loc.at(0))
	again := s.newLabel()
	s.place(again)
	lanes, merged := s.pieceRegs(ps), s.newReg(reg)
	s.repack([]ptx.Operand{old}, word, lanes, ps)
	s.repack(s.applyLanes(r, lanes, v), ps, []ptx.Reg{merged}, word)
	seen := s.compute(reg, s.atomOp(r)+"cas."+typed('b', reg), r.loc.at(0), old, merged)
	differs := s.compute(ptx.Pred, "setp.ne."+typed('s', reg), seen, old)
	s.put("mov."+typed('b', reg), old, seen)
	s.put("bra", again).If(differs)
	s.vectorResult(r, ps, asOperands(lanes))
}

// applyLanes computes the new lanes.
func (s *fsel) applyLanes(r atomicRef, old []ptx.Reg, v []ptx.Operand) []ptx.Operand {
	r.ty = r.ty.Elem
	out := make([]ptx.Operand, len(old))
	for k := range old {
		out[k] = s.applyRMW(r, old[k], v[k])
	}
	return out
}

func (s *fsel) vectorResult(r atomicRef, ps []piece, old []ptx.Operand) {
	if !s.asked(r.i) {
		return
	}
	for k, d := range s.dst(r.i) {
		s.move(ps[k].reg, d, old[k])
	}
}

// pieceRegs makes registers for pieces.
func (s *emitter) pieceRegs(ps []piece) []ptx.Reg {
	regs := make([]ptx.Reg, len(ps))
	for k, p := range ps {
		regs[k] = s.newReg(p.reg)
	}
	return regs
}
