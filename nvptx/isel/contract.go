package isel

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/ptx"
)

// A sum or difference with a product becomes one fma if the contract flag of both allows it, as in
// LLVM. ptxas would fuse most of them too; but here constants take the sign of a difference, and
// the emulator counts and rounds as the hardware does.
//
//	fsub (fmul a, b), 2.0    ⇒   fma a, b, -2.0
//	fsub c, (fmul a, 3.0)    ⇒   fma a, -3.0, c
// or, where b is computed before the block, fma -b, a, c

// product returns operand k of a sum or difference if it is a product that becomes dead when it is
// fused with all its users. Of two products with several users, the first one that is requested is
// fused with the users that they share, and the other stays.
func (s *fsel) product(i *ir.Instr, k int) *ir.Instr {
	p := contractable(i.Operand(k), i.Block())
	if p == nil || ir.HasOneUse(p) || s.fused[i] == p {
		return p
	}
	const most = 4 // limit on the users that are examined
	n := 0
	for u := range ir.Uses(p) {
		if n++; n > most || s.fused[u.User()] != nil || !takesProduct(u, p.Block()) {
			return nil
		}
	}
	if s.fused == nil {
		s.fused = map[*ir.Instr]*ir.Instr{}
	}
	for u := range ir.Uses(p) {
		s.fused[u.User()] = p
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

// selectFAdd fuses with a product where both allow it.
func (s *fsel) selectFAdd(i *ir.Instr) {
	if i.Type().Scalar().IsFloat() && i.HasFlag(ir.FContract) {
		for k := range 2 {
			p := s.product(i, k)
			if p == nil || !s.typesOK(i) {
				continue
			}
			s.fuseLanes(i.Type(), s.dst(i), s.get(p.Operand(0)), s.get(p.Operand(1)), s.get(i.Operand(1-k)))
			return
		}
	}
	packable("add", lanewise((*fsel).floatBinary))(s, i)
}

// fuseLanes emits d = a*b + c for scalars and vectors.
func (s *fsel) fuseLanes(t *ir.Type, d []ptx.Reg, a, b, c []ptx.Operand) {
	if s.isPacked(t) {
		s.packedMultiplyAdd(t, d, a, b, c)
		return
	}
	for k := range d {
		s.fusedMultiplyAdd(t.Scalar(), d[k], a[k], b[k], c[k])
	}
}

// selectFSub does the same with the subtrahend negated.
func (s *fsel) selectFSub(i *ir.Instr) {
	t := i.Type()
	if t.Kind != ir.FloatKind && t.Kind != ir.DoubleKind || !i.HasFlag(ir.FContract) {
		lanewise((*fsel).floatBinary)(s, i)
		return
	}
	if p := s.product(i, 0); p != nil {
		d, a, b := s.dst1(i), s.one(p.Operand(0)), s.one(p.Operand(1))
		s.fusedMultiplyAdd(t, d, a, b, s.negatedTerm(i, i.Operand(1)))
		return
	}
	if p := s.product(i, 1); p != nil {
		d, a, b, c := s.dst1(i), s.one(p.Operand(0)), s.one(p.Operand(1)), s.one(i.Operand(0))
		if isImmediate(b) || !isImmediate(a) && comesFromOutside(p.Operand(1), i.Block()) && !comesFromOutside(p.Operand(0), i.Block()) {
			a, b = b, a
		}
		s.fusedMultiplyAdd(t, d, s.negatedFloat(t, a), b, c)
		return
	}
	lanewise((*fsel).floatBinary)(s, i)
}

// comesFromOutside reports a value of another block: minus that may be the same in all iterations
// of a loop.
func comesFromOutside(v ir.Value, b *ir.Block) bool {
	i, ok := v.(*ir.Instr)
	return !ok || i.Block() != b
}

// negatedTerm returns the negation of the value that i subtracts. For a product by a constant whose
// only user is i, it multiplies by the negated constant.
func (s *fsel) negatedTerm(i *ir.Instr, v ir.Value) ptx.Operand {
	t := v.Type()
	p := contractable(v, i.Block())
	if p == nil || !ir.HasOneUse(p) || !ir.IsConst(p.Operand(1)) {
		return s.negatedFloat(t, s.one(v))
	}
	f := s.floatFormat(t)
	return s.compute(f.reg, s.floatOp("mul", p, f), s.reg(s.one(p.Operand(0)), f.reg), s.negatedFloat(t, s.one(p.Operand(1))))
}

// negatedFloat is minus a number in single or double precision.
func (s *fsel) negatedFloat(t *ir.Type, o ptx.Operand) ptx.Operand {
	switch k := o.(type) {
	case ptx.F32Bits:
		return k ^ 1<<31
	case ptx.F64Bits:
		return k ^ 1<<63
	}
	f := s.floatFormat(t)
	return s.compute(f.reg, "neg."+f.typ.String(), s.reg(o, f.reg))
}
