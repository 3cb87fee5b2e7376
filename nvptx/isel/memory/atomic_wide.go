package memory

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/addrspace"
	"opt-go/nvptx/isel/emit"
	"opt-go/nvptx/isel/sel"
	"opt-go/nvptx/ptx"
)

// Atomic operations on more than a scalar register: 128-bit integers, and vectors of floats that
// fit into a word.

// hasWideAtomics reports whether memory takes atom.exch.b128 and atom.cas.b128.
func hasWideAtomics(s *sel.Func, r atomicRef) bool {
	return s.Target.Has(8, 4, 90) && r.loc.Space != addrspace.Local
}

func wideExchange(s *sel.Func, r atomicRef) {
	v := s.Joined(s.Get(r.i.Operand(1)))
	around(s, r, func() {
		old := s.NewReg(ptx.B128)
		s.PutKept(atomOp(s, r)+"exch.b128", old, r.loc.At(0), v)
		if d := s.Dst(r.i); s.Requested(r.i) {
			s.Put("mov.b128", ptx.Vec{d[0], d[1]}, old)
		}
	})
}

func wideCmpXchg(s *sel.Func, r atomicRef) {
	want := s.Get(r.i.Operand(1))
	a, b := s.Joined(want), s.Joined(s.Get(r.i.Operand(2)))
	d := s.Dst(r.i)
	around(s, r, func() {
		old := s.NewReg(ptx.B128)
		s.PutKept(atomOp(s, r)+"cas.b128", old, r.loc.At(0), a, b)
		s.Put("mov.b128", ptx.Vec{d[0], d[1]}, old)
		low := s.Compute(ptx.Pred, "setp.eq.s64", d[0], s.Plain(want[0], ptx.B64))
		s.Put("setp.eq.and.s64", d[2], d[1], s.Plain(want[1], ptx.B64), low)
	})
}

// vectorRMW selects atomicrmw on a vector of floats of 32 or 64 bits: by atom on a pair of halves,
// else in a loop around atom.cas.
func vectorRMW(s *sel.Func, r atomicRef, bits int) {
	ps := s.PiecesOf(r.i, r.ty)
	v := s.Get(r.i.Operand(1))
	if r.loc.Space == addrspace.Local {
		a := emit.Access{Loc: r.loc, Align: int64(bits / 8)}
		old := s.PieceRegs(ps)
		s.Load(a, ps, old)
		s.Store(a, ps, applyLanes(s, r, old, v))
		vectorResult(s, r, ps, emit.AsOperands(old))
		return
	}
	word := []emit.Piece{{Reg: emit.IntReg(bits), Bits: bits, Type: r.ty.Context().Int(bits)}}
	around(s, r, func() {
		if pair := atomicPair(s, r); pair != "" {
			old := s.Compute(ptx.B32, atomOp(s, r)+"add.noftz."+pair, r.loc.At(0), s.Pair(r.ty.Elem, v[0], v[1]))
			lanes := s.PieceRegs(ps)
			s.Repack([]ptx.Operand{old}, word, lanes, ps)
			vectorResult(s, r, ps, emit.AsOperands(lanes))
			return
		}
		vectorLoop(s, r, ps, word, v)
	})
}

// atomicPair is the type of an addition of two halves at once that the target has, or "".
func atomicPair(s *sel.Func, r atomicRef) string {
	switch {
	case r.i.RMW() != "fadd" || r.ty.Len != 2:
	case r.ty.Elem.Kind == ir.HalfKind && s.Target.Has(6, 2, 60):
		return "f16x2"
	case r.ty.Elem.Kind == ir.BFloatKind && s.Target.Has(7, 8, 90):
		return "bf16x2"
	}
	return ""
}

// vectorLoop is casLoop with lanes that are put together to a word.
func vectorLoop(s *sel.Func, r atomicRef, ps, word []emit.Piece, v []ptx.Operand) {
	reg := word[0].Reg
	old := s.NewReg(reg) // set before and in the loop
	s.Put("ld"+volatileIn(r.loc)+"."+emit.Typed('u', reg), old, r.loc.At(0))
	again := s.NewLabel()
	s.PlaceLabel(again)
	lanes, merged := s.PieceRegs(ps), s.NewReg(reg)
	s.Repack([]ptx.Operand{old}, word, lanes, ps)
	s.Repack(applyLanes(s, r, lanes, v), ps, []ptx.Reg{merged}, word)
	seen := s.Compute(reg, atomOp(s, r)+"cas."+emit.Typed('b', reg), r.loc.At(0), old, merged)
	differs := s.Compute(ptx.Pred, "setp.ne."+emit.Typed('s', reg), seen, old)
	s.Put("mov."+emit.Typed('b', reg), old, seen)
	s.Put("bra", again).If(differs)
	vectorResult(s, r, ps, emit.AsOperands(lanes))
}

// applyLanes computes the new lanes.
func applyLanes(s *sel.Func, r atomicRef, old []ptx.Reg, v []ptx.Operand) []ptx.Operand {
	r.ty = r.ty.Elem
	out := make([]ptx.Operand, len(old))
	for k := range old {
		out[k] = applyRMW(s, r, old[k], v[k])
	}
	return out
}

func vectorResult(s *sel.Func, r atomicRef, ps []emit.Piece, old []ptx.Operand) {
	if !s.Requested(r.i) {
		return
	}
	for k, d := range s.Dst(r.i) {
		s.Move(ps[k].Reg, d, old[k])
	}
}
