package isel

import (
	"opt-go/frontend/ir"
	"opt-go/vliw/affine"
	"opt-go/vliw/isel/scalars"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// The mask of llvm.is.fpclass.
const (
	classSignalling = 1 << iota
	classQuiet
	classNegInfinity
	classNegNormal
	classNegSubnormal
	classNegZero
	classPosZero
	classPosSubnormal
	classPosNormal
	classPosInfinity
)

// floatFormat are the bits of a float type without the sign: infinity, the least normal number, and
// the bit that makes a NaN quiet.
type floatFormat struct{ infinity, leastNormal, quiet int64 }

var floatFormats = map[ir.Kind]floatFormat{
	ir.HalfKind:   {0x7c00, 0x0400, 0x0200},
	ir.BFloatKind: {0x7f80, 0x0080, 0x0040},
	ir.FloatKind:  {0x7f800000, 0x00800000, 0x00400000},
	ir.DoubleKind: {0x7ff0000000000000, 0x0010000000000000, 0x0008000000000000},
}

// isClass tests the bits of a float, range by range.
func (s *selector) isClass(i *ir.Instr) {
	t := i.Arg(0).Type().Scalar()
	scalars.Of(s.dl, t, i.Pos)
	mask, ok := affine.IntConst(i.Arg(1))
	if !ok {
		mir.Refuse(i.Pos, "llvm.is.fpclass with a variable mask")
	}
	s.eachLane(i, func(a mir.Reg) mir.Reg {
		x := a
		switch t.Kind {
		case ir.FloatKind:
			x = s.op(machine.OpMvfiS, mir.RegOp(a))
		case ir.DoubleKind:
			x = s.op(machine.OpMvfiD, mir.RegOp(a))
		}
		return s.classOf(x, t, mask)
	})
}

func (s *selector) classOf(x mir.Reg, t *ir.Type, mask int64) mir.Reg {
	f := floatFormats[t.Kind]
	lim := func(n int64) mir.Operand {
		if mir.Fits32(n) {
			return mir.ImmOp(n)
		}
		return mir.RegOp(s.word(n))
	}
	u := s.op(machine.OpAnd, mir.RegOp(x), lim(f.infinity|(f.leastNormal-1)))
	negative := s.op(machine.OpCmpSlt, mir.RegOp(x), mir.ImmOp(0))
	result := s.op(machine.OpPset, mir.ImmOp(0))
	add := func(p mir.Reg) { result = s.op(machine.OpPor, mir.RegOp(result), mir.RegOp(p)) }
	signed := func(neg, pos int64, test func() mir.Reg) {
		switch {
		case mask&neg != 0 && mask&pos != 0:
			add(test())
		case mask&neg != 0:
			add(s.op(machine.OpPand, mir.RegOp(test()), mir.RegOp(negative)))
		case mask&pos != 0:
			add(s.op(machine.OpPandn, mir.RegOp(test()), mir.RegOp(negative)))
		}
	}
	within := func(from, to int64) func() mir.Reg { // from ≤ u < to
		return func() mir.Reg {
			return s.op(machine.OpCmpUlt, mir.RegOp(s.op(machine.OpSub, mir.RegOp(u), lim(from))), lim(to-from))
		}
	}
	isQuiet := func() mir.Reg { return s.op(machine.OpCmpUge, mir.RegOp(u), lim(f.infinity|f.quiet)) }
	isNaN := func() mir.Reg { return s.op(machine.OpCmpUgt, mir.RegOp(u), lim(f.infinity)) }
	switch {
	case mask&classQuiet != 0 && mask&classSignalling != 0:
		add(isNaN())
	case mask&classQuiet != 0:
		add(isQuiet())
	case mask&classSignalling != 0:
		add(s.op(machine.OpPandn, mir.RegOp(isNaN()), mir.RegOp(isQuiet())))
	}
	signed(classNegInfinity, classPosInfinity, within(f.infinity, f.infinity+1))
	signed(classNegNormal, classPosNormal, within(f.leastNormal, f.infinity))
	signed(classNegSubnormal, classPosSubnormal, within(1, f.leastNormal))
	signed(classNegZero, classPosZero, within(0, 1))
	return result
}
