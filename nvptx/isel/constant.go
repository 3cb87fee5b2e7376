package isel

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/ptx"
)

// constant gives the operands of a constant.
func (s *fsel) constant(k *ir.Const) []ptx.Operand {
	switch k.Kind {
	case ir.IntConst:
		return intOperands(k)
	case ir.FloatConst:
		if o := floatOperand(k); o != nil {
			return []ptx.Operand{o}
		}
	case ir.NullConst:
		return []ptx.Operand{ptx.Int(0)}
	case ir.UndefConst, ir.PoisonConst, ir.ZeroConst:
		if ps, ok := s.m.pieces(k.Type()); ok {
			ops := make([]ptx.Operand, len(ps))
			for j, p := range ps {
				ops[j] = zeroOf(p.reg)
			}
			return ops
		}
	case ir.ArrayConst, ir.StructConst, ir.VectorConst, ir.StringConst:
		return s.aggregate(k)
	case ir.ExprConst:
		return s.constantExpr(k)
	case ir.DSOLocalConst, ir.NoCFIConst:
		return s.get(k.Elems[0])
	case ir.BlockAddressConst:
		s.failValue("blockaddress")
		return []ptx.Operand{ptx.Int(0)}
	}
	s.failValue("constant %s of type %s", k.Ident(), k.Type())
	return []ptx.Operand{ptx.Int(0)}
}

func (s *fsel) aggregate(k *ir.Const) []ptx.Operand {
	if k.Type().Scalable {
		s.failValue("scalable vector %s", k.Type())
		return []ptx.Operand{ptx.Int(0)}
	}
	var ops []ptx.Operand
	for j := range k.Type().NumFields() {
		ops = append(ops, s.get(k.Elem(j))...)
	}
	return ops
}

func intOperands(k *ir.Const) []ptx.Operand {
	bits := k.Type().Bits
	if bits <= wordBits {
		v, _ := k.Int64()
		return []ptx.Operand{truncated(v, bits)}
	}
	b := k.BigSigned()
	var ops []ptx.Operand
	for left := bits; left > 0; left -= wordBits {
		word := uint64(0)
		for j := range wordBits {
			word |= uint64(b.Bit(j)) << uint(j)
		}
		ops = append(ops, ptx.Int(word))
		b.Rsh(b, wordBits)
	}
	return ops
}

func floatOperand(k *ir.Const) ptx.Operand {
	lo, _ := k.FloatBits()
	switch k.Type().Kind {
	case ir.HalfKind, ir.BFloatKind:
		return ptx.Hex(lo)
	case ir.FloatKind:
		return ptx.F32Bits(lo)
	case ir.DoubleKind:
		return ptx.F64Bits(lo)
	}
	return nil
}

// constantExpr computes a constant expression. Addresses are the common case; the others are selected as the
// instruction that they spell would be.
func (s *fsel) constantExpr(k *ir.Const) []ptx.Operand {
	if a, ok := s.m.constantAddress(k); ok {
		want := k.Type()
		if want.IsPtr() && (want.Space == a.space || want.Space == spaceGeneric) {
			if want.Space == spaceGeneric {
				return []ptx.Operand{s.genericSymbol(a.sym, a.space)}
			}
			return []ptx.Operand{a.sym}
		}
	}
	var ops []ptx.Operand
	done := false
	s.atEntry(func() { // once: whoever asked may keep the register
		if ops, done = s.castExpr(k); !done {
			ops, done = s.arithmeticExpr(k)
		}
	})
	if done {
		return ops
	}
	s.failValue("constant expression %s of type %s", k.Op, k.Type())
	return []ptx.Operand{zeroOf(firstReg(s.m, k.Type()))}
}

func firstReg(m *module, t *ir.Type) ptx.Type {
	if ps, ok := m.pieces(t); ok && len(ps) > 0 {
		return ps[0].reg
	}
	return ptx.B32
}

// castExpr computes the casts among constant expressions.
func (s *fsel) castExpr(k *ir.Const) ([]ptx.Operand, bool) {
	if !k.Op.IsCast() {
		return nil, false
	}
	from, ok1 := s.m.pieces(k.Elems[0].Type())
	to, ok2 := s.m.pieces(k.Type())
	if !ok1 || !ok2 || len(from) != 1 || len(to) != 1 {
		return nil, false
	}
	switch k.Op {
	case ir.PtrToInt, ir.PtrToAddr, ir.IntToPtr, ir.BitCast, ir.Trunc:
		o := s.one(k.Elems[0])
		if from[0].bits == to[0].bits {
			return s.sameBits(o, from[0], to[0]), true
		}
		if c, ok := o.(ptx.Int); ok {
			return []ptx.Operand{truncated(int64(unsigned(c, from[0].bits)), to[0].bits)}, true
		}
		return []ptx.Operand{s.resize(o, from[0].bits, to[0].reg, false)}, true
	case ir.AddrSpaceCast:
		d := s.newReg(ptx.B64)
		s.castSpace(d, s.one(k.Elems[0]), k.Elems[0].Type().Space, k.Type().Space)
		return []ptx.Operand{d}, true
	}
	return nil, false
}

// sameBits gives the bits of a constant to another type of the same width.
func (s *fsel) sameBits(o ptx.Operand, from, to piece) []ptx.Operand {
	_, half := o.(ptx.Hex)
	if from.reg == to.reg && !half && !to.ty.IsFloat() {
		return []ptx.Operand{o}
	}
	d := s.newReg(to.reg)
	s.moveBits(d, o, from)
	return []ptx.Operand{d}
}

// arithmeticExpr computes add, sub, xor and getelementptr of constants that are no plain address.
func (s *fsel) arithmeticExpr(k *ir.Const) ([]ptx.Operand, bool) {
	ps, ok := s.m.pieces(k.Type())
	if !ok || len(ps) != 1 {
		return nil, false
	}
	reg := ps[0].reg
	if k.Op == ir.GetElementPtr {
		off, ok := s.m.layout.ConstGEPOffset(k.ElemTy, k.Elems[1:])
		if !ok || reg != ptx.B64 {
			return nil, false
		}
		d := s.newReg(reg)
		s.put("add.s64", d, s.reg(s.one(k.Elems[0]), reg), ptx.Int(off))
		return []ptx.Operand{d}, true
	}
	name := map[ir.Op]string{ir.Add: "add." + "s", ir.Sub: "sub." + "s", ir.Mul: "mul.lo." + "s", ir.Xor: "xor.b"}[k.Op]
	if name == "" || reg == ptx.Pred {
		return nil, false
	}
	d := s.newReg(reg)
	width := typed('s', reg)[1:]
	s.put(name+width, d, s.reg(s.one(k.Elems[0]), reg), s.reg(s.one(k.Elems[1]), reg))
	return []ptx.Operand{d}, true
}
