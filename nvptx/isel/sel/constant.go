package sel

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/nvptx/addrspace"
	"opt-go/nvptx/isel/emit"
	"opt-go/nvptx/ptx"
)

// constant returns the operands of a constant.
func (s *Func) constant(k *ir.Const) []ptx.Operand {
	switch k.Kind {
	case ir.IntConst:
		return intOperands(k)
	case ir.FloatConst:
		if k.Type().Kind == ir.FP128Kind {
			lo, hi := k.FloatBits()
			return []ptx.Operand{ptx.Int(lo), ptx.Int(hi)}
		}
		if o := FloatOperand(k); o != nil {
			return []ptx.Operand{o}
		}
	case ir.NullConst:
		return []ptx.Operand{ptx.Int(0)}
	case ir.UndefConst, ir.PoisonConst, ir.ZeroConst:
		if _, ok := s.Module.Pieces(k.Type()); ok {
			return s.zeros(k.Type())
		}
	case ir.ArrayConst, ir.StructConst, ir.VectorConst, ir.StringConst:
		return s.aggregate(k)
	case ir.ExprConst:
		return s.constantExpr(k)
	case ir.DSOLocalConst, ir.NoCFIConst:
		return s.Get(k.Elems[0])
	case ir.BlockAddressConst:
		s.failValue("blockaddress")
		return s.zeros(k.Type())
	}
	s.failValue("constant %s of type %s", k.Ident(), k.Type())
	return s.zeros(k.Type())
}

// zeros is a zero value, as many operands as a value of the type has. It also replaces a value that
// has been reported.
func (s *Func) zeros(t *ir.Type) []ptx.Operand {
	ps, ok := s.Module.Pieces(t)
	if !ok {
		ps = placeholders(t)
	}
	ops := make([]ptx.Operand, len(ps))
	for j, p := range ps {
		ops[j] = emit.ZeroOf(p.Reg)
	}
	return ops
}

func (s *Func) aggregate(k *ir.Const) []ptx.Operand {
	if k.Type().Scalable {
		s.failValue("scalable vector %s", k.Type())
		return s.zeros(k.Type())
	}
	var ops []ptx.Operand
	for j := range k.Type().NumFields() {
		ops = append(ops, s.Get(k.Elem(j))...)
	}
	return ops
}

func intOperands(k *ir.Const) []ptx.Operand {
	bits := k.Type().Bits
	if bits <= emit.WordBits {
		v, _ := k.Int64()
		return []ptx.Operand{emit.Truncated(v, bits)}
	}
	b := k.BigSigned()
	var ops []ptx.Operand
	for left := bits; left > 0; left -= emit.WordBits {
		word := uint64(0)
		for j := range emit.WordBits {
			word |= uint64(b.Bit(j)) << uint(j)
		}
		ops = append(ops, ptx.Int(word))
		b.Rsh(b, emit.WordBits)
	}
	return ops
}

// FloatOperand is a floating-point constant of at most 64 bits; nil for wider ones.
func FloatOperand(k *ir.Const) ptx.Operand {
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

// constantExpr computes a constant expression. Addresses are the common case; the others are
// selected as the equivalent instruction would be.
func (s *Func) constantExpr(k *ir.Const) []ptx.Operand {
	if a, ok := s.Module.Globals.Address(k); ok {
		want := k.Type()
		if want.IsPtr() && (want.Space == a.Space || want.Space == addrspace.Generic) {
			if want.Space == addrspace.Generic {
				return []ptx.Operand{s.GenericSymbol(a.Sym, a.Space)}
			}
			return []ptx.Operand{a.Sym}
		}
	}
	var ops []ptx.Operand
	done := false
	s.AtEntry(func() { // once: other users may keep the register
		if ops, done = s.castExpr(k); !done {
			ops, done = s.arithmeticExpr(k)
		}
	})
	if done {
		return ops
	}
	s.failValue("constant expression %s of type %s", k.Op, k.Type())
	return s.zeros(k.Type())
}

// FirstReg is the register of the first piece of a type.
func FirstReg(m *Module, t *ir.Type) ptx.Type {
	if ps, ok := m.Pieces(t); ok && len(ps) > 0 {
		return ps[0].Reg
	}
	return ptx.B32
}

// castExpr computes the casts among constant expressions, lane by lane.
func (s *Func) castExpr(k *ir.Const) ([]ptx.Operand, bool) {
	if !k.Op.IsCast() {
		return nil, false
	}
	from, ok1 := s.Module.Pieces(k.Elems[0].Type())
	to, ok2 := s.Module.Pieces(k.Type())
	if !ok1 || !ok2 {
		return nil, false
	}
	src := s.Get(k.Elems[0])
	if len(src) != len(from) {
		return nil, false // reported
	}
	if k.Op == ir.BitCast && !sameWidths(from, to) {
		return s.repacked(src, from, to), true
	}
	n := 1
	switch {
	case k.Op == ir.BitCast:
		n = len(to)
	case k.Type().IsVector():
		n = int(k.Type().Len)
	}
	var ops []ptx.Operand
	for lane := range n {
		one, ok := s.castLane(k, Part(src, lane, n), Part(from, lane, n), Part(to, lane, n))
		if !ok {
			return nil, false
		}
		ops = append(ops, one...)
	}
	return ops, true
}

// sameWidths reports whether two types take registers of the same widths.
func sameWidths(a, b []emit.Piece) bool {
	return slices.EqualFunc(a, b, func(x, y emit.Piece) bool { return x.Bits == y.Bits })
}

// repacked copies the bits of a constant to new registers.
func (s *Func) repacked(src []ptx.Operand, from, to []emit.Piece) []ptx.Operand {
	regs, ops := make([]ptx.Reg, len(to)), make([]ptx.Operand, len(to))
	for j, p := range to {
		regs[j] = s.NewReg(p.Reg)
		ops[j] = regs[j]
	}
	s.Repack(src, from, regs, to)
	return ops
}

// castLane computes a cast of one lane. Words above what is cast are zero: no other cast of a
// pointer is a constant expression.
func (s *Func) castLane(k *ir.Const, src []ptx.Operand, from, to []emit.Piece) ([]ptx.Operand, bool) {
	switch k.Op {
	case ir.PtrToInt, ir.PtrToAddr, ir.IntToPtr, ir.BitCast, ir.Trunc:
		ops := make([]ptx.Operand, len(to))
		for j, p := range to {
			ops[j] = emit.ZeroOf(p.Reg)
			if j < len(src) {
				ops[j] = s.resizedConstant(src[j], from[j], p)
			}
		}
		return ops, true
	case ir.AddrSpaceCast:
		d := s.NewReg(ptx.B64)
		s.CastSpace(d, src[0], k.Elems[0].Type().Scalar().Space, k.Type().Scalar().Space)
		return []ptx.Operand{d}, true
	}
	return nil, false
}

// resizedConstant converts a register of a constant to another width, zero-extended.
func (s *Func) resizedConstant(o ptx.Operand, from, to emit.Piece) ptx.Operand {
	if from.Bits == to.Bits {
		return s.sameBits(o, from, to)
	}
	if c, ok := o.(ptx.Int); ok {
		return emit.Truncated(int64(emit.Unsigned(c, from.Bits)), to.Bits)
	}
	return s.Resize(o, from.Bits, to.Reg, false)
}

// sameBits reinterprets the bits of a constant as another type of the same width.
func (s *Func) sameBits(o ptx.Operand, from, to emit.Piece) ptx.Operand {
	_, half := o.(ptx.Hex)
	if from.Reg == to.Reg && !half && !to.Type.IsFloat() {
		return o
	}
	d := s.NewReg(to.Reg)
	s.MoveBits(d, o, from)
	return d
}

// arithmeticExpr computes add, sub, mul, xor and getelementptr of constants, lane by lane, if they
// are not just a symbol and an offset.
func (s *Func) arithmeticExpr(k *ir.Const) ([]ptx.Operand, bool) {
	ps, ok := s.Module.Pieces(k.Type())
	if !ok || len(ps) == 0 {
		return nil, false
	}
	lanes := 1
	if k.Type().IsVector() {
		lanes = int(k.Type().Len)
	}
	if k.Op == ir.GetElementPtr {
		return s.addressLanes(k, lanes, ps[0].Reg)
	}
	switch k.Op {
	case ir.Add, ir.Sub, ir.Mul, ir.Xor:
	default:
		return nil, false
	}
	a, b := s.Get(k.Elems[0]), s.Get(k.Elems[1])
	if len(a) != len(ps) || len(b) != len(ps) || ps[0].Reg == ptx.Pred {
		return nil, false
	}
	var ops []ptx.Operand
	for lane := range lanes {
		ops = append(ops, s.arithmeticLane(k.Op, Part(ps, lane, lanes), Part(a, lane, lanes), Part(b, lane, lanes))...)
	}
	return ops, true
}

// arithmeticLane computes one lane, of several words if it is a wide integer.
func (s *Func) arithmeticLane(op ir.Op, ps []emit.Piece, a, b []ptx.Operand) []ptx.Operand {
	d, x, y, out := make([]ptx.Reg, len(ps)), make([]ptx.Reg, len(ps)), make([]ptx.Reg, len(ps)), make([]ptx.Operand, len(ps))
	for j, p := range ps {
		d[j] = s.NewReg(p.Reg)
		x[j], y[j] = s.Reg(a[j], p.Reg), s.Reg(b[j], p.Reg)
		out[j] = d[j]
	}
	switch {
	case op == ir.Xor:
		for j := range d {
			s.Put("xor."+emit.Typed('b', ps[j].Reg), d[j], x[j], y[j])
		}
	case len(ps) > 1 && op == ir.Mul:
		s.WideMul(d, x, y)
	case len(ps) > 1:
		s.CarryChain(op == ir.Sub, d, x, y)
	default:
		name := map[ir.Op]string{ir.Add: "add.", ir.Sub: "sub.", ir.Mul: "mul.lo."}[op]
		s.Put(name+emit.Typed('s', ps[0].Reg), d[0], x[0], y[0])
	}
	return out
}

// addressLanes computes the addresses of a getelementptr, one for each lane. Operands that are no
// vectors are those of all lanes.
func (s *Func) addressLanes(k *ir.Const, lanes int, reg ptx.Type) ([]ptx.Operand, bool) {
	if reg != ptx.B64 {
		return nil, false
	}
	base := s.Get(k.Elems[0])
	var ops []ptx.Operand
	for lane := range lanes {
		at, off := s.Reg(base[min(lane, len(base)-1)], reg), int64(0)
		t := k.ElemTy
		for j, x := range k.Elems[1:] {
			x := laneOf(x, lane)
			if j > 0 && t.Kind == ir.StructKind {
				n, _ := ir.AsInt(x).Uint64()
				off += int64(s.Layout.FieldOffset(t, n))
				t = t.Fields[n]
				continue
			}
			if j > 0 {
				t = t.Elem
			}
			size := int64(s.Layout.AllocSize(t))
			if ir.IsUndefOrPoison(x) {
				continue // zero will do
			}
			if c := ir.AsInt(x); c != nil {
				n, _ := c.Int64()
				off += n * size
				continue
			}
			at = s.plusIndex(at, x, size)
		}
		if off != 0 {
			at = s.Compute(reg, "add.s64", at, ptx.Int(off))
		}
		ops = append(ops, at)
	}
	return ops, true
}

// laneOf is the element of a constant vector, or what stands for all of them.
func laneOf(v ir.Value, lane int) ir.Value {
	if c, ok := v.(*ir.Const); ok && v.Type().IsVector() {
		return c.Elem(uint64(lane))
	}
	return v
}

// plusIndex adds an index that is no number, such as the address of something, times a size.
func (s *Func) plusIndex(at ptx.Reg, x ir.Value, size int64) ptx.Reg {
	index := s.One(x)
	if bits := x.Type().Bits; bits < 64 && !emit.IsImmediate(index) {
		index = s.Resize(index, bits, ptx.B64, true)
	}
	scaled := s.Compute(ptx.B64, "mul.lo.s64", s.Reg(index, ptx.B64), ptx.Int(size))
	return s.Compute(ptx.B64, "add.s64", at, scaled)
}
