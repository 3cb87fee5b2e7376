package memory

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/addrspace"
	"opt-go/nvptx/isel/emit"
	"opt-go/nvptx/isel/sel"
	"opt-go/nvptx/ptx"
)

// ThroughGEP answers for a getelementptr that adds nothing.
func ThroughGEP(s *sel.Func, i *ir.Instr) []ptx.Operand {
	if i.Type().IsVector() {
		return nil
	}
	if g := s.Decompose(i); !g.IsZero() {
		return nil
	}
	return s.Get(i.Operand(0))
}

// GEP emits the requested forms of the address.
func GEP(s *sel.Func, i *ir.Instr) {
	if i.Type().IsVector() {
		vectorGEP(s, i)
		return
	}
	g := s.Decompose(i)
	inferred := i.Type().Space == addrspace.Generic && s.SpaceOf(i) != addrspace.Generic
	pointer := func() ptx.Operand {
		if inferred {
			return s.SpecificAddress(i.Operand(0))
		}
		return s.One(i.Operand(0))
	}
	base, hasBase := s.BaseReg(i)
	if hasBase {
		sum(s, base, pointer(), g.Terms, 0, s.SpaceOf(i))
	}
	full := func(d ptx.Reg) {
		if hasBase {
			s.Put("add."+emit.Typed('s', s.TypeOf(d)), d, base, ptx.Int(g.Off))
			return
		}
		sum(s, d, pointer(), g.Terms, g.Off, s.SpaceOf(i))
	}
	if !inferred {
		if s.Requested(i) {
			full(s.Dst1(i))
		}
		return
	}
	spec, hasSpec := s.SpecificReg(i)
	if hasSpec {
		full(spec)
	}
	if !s.Requested(i) {
		return
	}
	switch d := s.Dst1(i); {
	case hasSpec:
		s.CastSpace(d, spec, s.SpaceOf(i), addrspace.Generic)
	case hasBase:
		t := s.NewReg(s.TypeOf(base))
		full(t)
		s.CastSpace(d, t, s.SpaceOf(i), addrspace.Generic)
	default:
		sum(s, d, s.One(i.Operand(0)), g.Terms, g.Off, addrspace.Generic)
	}
}

// sum emits d = pointer + Σ terms + off, an address in a space.
func sum(s *sel.Func, d ptx.Reg, pointer ptx.Operand, terms []sel.Term, off int64, space int) {
	reg := s.TypeOf(d)
	acc := pointer
	_, variable := pointer.(ptx.Reg)
	switch p := pointer.(type) {
	case ptx.SymRef:
		acc = s.Reg(ptx.SymRef{Name: p.Name, Off: p.Off + off}, reg)
		off = 0
	case ptx.Int:
		acc = ptx.Int(int64(p) + off)
		off = 0
	}
	for k, t := range terms {
		to := d
		if k < len(terms)-1 || off != 0 {
			to = s.NewReg(reg)
		}
		addTerm(s, to, acc, t, space, variable)
		acc, variable = to, true
	}
	switch {
	case off != 0:
		s.Put("add."+emit.Typed('s', reg), d, s.Reg(acc, reg), ptx.Int(off))
	case len(terms) == 0:
		s.Move(reg, d, acc)
	}
}

// addTerm emits d = acc + term, an address in a space; acc may be a variable.
func addTerm(s *sel.Func, d ptx.Reg, acc ptx.Operand, t sel.Term, space int, variable bool) {
	reg := s.TypeOf(d)
	if t.Narrow && reg == ptx.B64 {
		class := "u32"
		x, signed := s.NarrowIndex(t)
		if signed {
			class = "s32"
		}
		if (signed || t.Scale > 0) && t.Scale == int64(int32(t.Scale)) {
			if acc == ptx.Operand(ptx.Int(0)) {
				s.Put("mul.wide."+class, d, x, ptx.Int(t.Scale))
			} else {
				cost := s.Target.AddressCost(space)
				if variable && space != addrspace.Local { // there ptxas may compute it in uniform registers, and moves it
					cost = cost.OnVariable()
				}
				s.MulWideAdd(d, class, x, ptx.Int(t.Scale), s.Reg(acc, reg), cost)
			}
			return
		}
		s.ScaleAdd(d, acc, s.Compute(ptx.B64, "cvt."+class[:1]+"64."+class, x), t.Scale)
		return
	}
	s.ScaleAdd(d, acc, indexReg(s, t.Index, reg), t.Scale)
}

// indexReg returns an index in the width of addresses.
func indexReg(s *sel.Func, v ir.Value, reg ptx.Type) ptx.Reg {
	o := s.One(v)
	n := v.Type().Scalar().Bits
	if emit.IntReg(n) == reg && n == reg.Bits() {
		return s.Reg(o, reg)
	}
	return s.Resize(o, n, reg, true)
}

// vectorGEP computes a vector of addresses lane by lane.
func vectorGEP(s *sel.Func, i *ir.Instr) {
	lanes := s.Dst(i)
	lane := func(v ir.Value, n int) ptx.Operand {
		ops := s.Get(v)
		if v.Type().IsVector() {
			return ops[n]
		}
		return ops[0]
	}
	for n, d := range lanes {
		reg := s.TypeOf(d)
		acc := ptx.Operand(s.Reg(lane(i.Operand(0), n), reg))
		t := i.ElemTy
		for k := 1; k < i.NumOperands(); k++ {
			v := i.Operand(k)
			next := s.NewReg(reg)
			if k > 1 && t.Kind == ir.StructKind {
				f, _ := ir.AsInt(v).Uint64()
				s.Put("add."+emit.Typed('s', reg), next, acc, ptx.Int(s.Layout.FieldOffset(t, f)))
				t, acc = t.Fields[f], next
				continue
			}
			if k > 1 {
				t = t.Elem
			}
			x := s.Resize(lane(v, n), v.Type().Scalar().Bits, reg, true)
			s.ScaleAdd(next, acc, x, int64(s.Layout.AllocSize(t)))
			acc = next
		}
		s.Move(reg, d, acc)
	}
}
