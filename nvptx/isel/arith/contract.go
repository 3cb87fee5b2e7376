package arith

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/isel/emit"
	"opt-go/nvptx/isel/sel"
	"opt-go/nvptx/ptx"
)

// A sum or difference with a product becomes one fma if the contract flag of both allows it, as in
// LLVM. ptxas would fuse most of them too; but here constants take the sign of a difference, and
// the emulator counts and rounds as the hardware does.
//
//	fsub (fmul a, b), 2.0    ⇒   fma a, b, -2.0
//	fsub c, (fmul a, 3.0)    ⇒   fma a, -3.0, c
// or, where b is computed before the block, fma -b, a, c

// fusedProduct returns operand k of a sum or difference if it is a product that becomes dead when
// it is fused with all its users. Of two products with several users, the first one that is
// requested is fused with the users that they share, and the other stays.
func fusedProduct(s *sel.Func, i *ir.Instr, k int) *ir.Instr {
	p := contractable(i.Operand(k), i.Block())
	if p == nil || ir.HasOneUse(p) || s.Fused[i] == p {
		return p
	}
	const most = 4 // limit on the users that are examined
	n := 0
	for u := range ir.Uses(p) {
		if n++; n > most || s.Fused[u.User()] != nil || !takesProduct(u, p.Block()) {
			return nil
		}
	}
	if s.Fused == nil {
		s.Fused = map[*ir.Instr]*ir.Instr{}
	}
	for u := range ir.Uses(p) {
		s.Fused[u.User()] = p
	}
	return p
}

// contractable returns v if it is a product in the block that may be fused.
func contractable(v ir.Value, b *ir.Block) *ir.Instr {
	p, ok := v.(*ir.Instr)
	if !ok || p.Op() != ir.FMul || !p.Type().Scalar().IsFloat() || !p.HasFlag(ir.FContract) || p.Block() != b {
		return nil
	}
	return p
}

// takesProduct reports whether an fma for the user of a product needs no further instruction.
func takesProduct(u *ir.Use, b *ir.Block) bool {
	i, p := u.User(), u.Value().(*ir.Instr)
	if i.Block() != b || !i.HasFlag(ir.FContract) || i.Op() != ir.FAdd && i.Op() != ir.FSub {
		return false
	}
	other := i.Operand(1 - u.Index())
	if o := contractable(other, b); o != nil && (o == p || ir.HasOneUse(o)) { // which is fused instead
		return false
	}
	return i.Op() == ir.FAdd || u.Index() == 0 && ir.IsConst(other) || u.Index() == 1 && (ir.IsConst(p.Operand(0)) || ir.IsConst(p.Operand(1)))
}

// FAdd fuses with a product where both allow it.
func FAdd(s *sel.Func, i *ir.Instr) {
	if i.Type().Scalar().IsFloat() && i.HasFlag(ir.FContract) {
		for k := range 2 {
			p := fusedProduct(s, i, k)
			if p == nil || !s.TypesOK(i) {
				continue
			}
			fuseLanes(s, i.Type(), s.Dst(i), s.Get(p.Operand(0)), s.Get(p.Operand(1)), s.Get(i.Operand(1-k)))
			return
		}
	}
	Packable("add", sel.Lanewise(FloatBinary))(s, i)
}

// fuseLanes emits d = a*b + c for scalars and vectors.
func fuseLanes(s *sel.Func, t *ir.Type, d []ptx.Reg, a, b, c []ptx.Operand) {
	if s.AddsPairs(t) {
		s.PackedMultiplyAdd(t, d, a, b, c)
		return
	}
	for k := range d {
		s.FusedMultiplyAdd(t.Scalar(), d[k], a[k], b[k], c[k])
	}
}

// FSub does the same with the subtrahend negated.
func FSub(s *sel.Func, i *ir.Instr) {
	t := i.Type()
	if t.Kind != ir.FloatKind && t.Kind != ir.DoubleKind || !i.HasFlag(ir.FContract) {
		sel.Lanewise(FloatBinary)(s, i)
		return
	}
	if p := fusedProduct(s, i, 0); p != nil {
		d, a, b := s.Dst1(i), s.One(p.Operand(0)), s.One(p.Operand(1))
		s.FusedMultiplyAdd(t, d, a, b, negatedTerm(s, i, i.Operand(1)))
		return
	}
	if p := fusedProduct(s, i, 1); p != nil {
		d, a, b, c := s.Dst1(i), s.One(p.Operand(0)), s.One(p.Operand(1)), s.One(i.Operand(0))
		if emit.IsImmediate(b) || !emit.IsImmediate(a) && comesFromOutside(p.Operand(1), i.Block()) && !comesFromOutside(p.Operand(0), i.Block()) {
			a, b = b, a
		}
		s.FusedMultiplyAdd(t, d, negatedFloat(s, t, a), b, c)
		return
	}
	sel.Lanewise(FloatBinary)(s, i)
}

// comesFromOutside reports a value of another block: minus that may be the same in all iterations
// of a loop.
func comesFromOutside(v ir.Value, b *ir.Block) bool {
	i, ok := v.(*ir.Instr)
	return !ok || i.Block() != b
}

// negatedTerm returns the negation of the value that i subtracts. For a product by a constant whose
// only user is i, it multiplies by the negated constant.
func negatedTerm(s *sel.Func, i *ir.Instr, v ir.Value) ptx.Operand {
	t := v.Type()
	p := contractable(v, i.Block())
	if p == nil || !ir.HasOneUse(p) || !ir.IsConst(p.Operand(1)) {
		return negatedFloat(s, t, s.One(v))
	}
	f := s.FormatOf(t)
	return s.Compute(f.Reg, s.RoundedOpcode("mul", p.HasFlag(ir.FContract), f), s.Reg(s.One(p.Operand(0)), f.Reg), negatedFloat(s, t, s.One(p.Operand(1))))
}

// negatedFloat is minus a number in single or double precision.
func negatedFloat(s *sel.Func, t *ir.Type, o ptx.Operand) ptx.Operand {
	switch k := o.(type) {
	case ptx.F32Bits:
		return k ^ 1<<31
	case ptx.F64Bits:
		return k ^ 1<<63
	}
	f := s.FormatOf(t)
	return s.Compute(f.Reg, "neg."+f.PTX.String(), s.Reg(o, f.Reg))
}
