package isel

import (
	"strings"

	"opt-go/frontend/ir"
	"opt-go/vliw/isel/scalars"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// intLanes applies f to integer lanes of at least two bits.
func (s *selector) intLanes(i *ir.Instr, f func(args []mir.Reg, bits int) mir.Reg) {
	if i.Type().Scalar().Kind == ir.IntKind && i.Type().Scalar().Bits == 1 {
		mir.Refuse(i.Pos, "%s on i1", i.IntrinsicID())
	}
	s.lanewise(i, func(args []mir.Reg, t *ir.Type) mir.Reg { return f(args, scalars.Bits(t)) })
}

func (s *selector) absolute(i *ir.Instr) {
	s.intLanes(i, func(a []mir.Reg, bits int) mir.Reg {
		return s.sextUnless(bits == 64, s.op(machine.OpAbs, mir.RegOp(a[0])), bits)
	})
}

func (s *selector) sextUnless(done bool, r mir.Reg, bits int) mir.Reg {
	if done {
		return r
	}
	return s.sext(mir.RegOp(r), bits)
}

func (s *selector) popCount(i *ir.Instr) {
	s.intLanes(i, func(a []mir.Reg, bits int) mir.Reg {
		return s.op(machine.OpPopc, mir.RegOp(s.zext(mir.RegOp(a[0]), bits)))
	})
}

func (s *selector) leadingZeros(i *ir.Instr) {
	s.intLanes(i, func(a []mir.Reg, bits int) mir.Reg {
		if bits == 32 {
			return s.op(machine.OpClzW, mir.RegOp(a[0]))
		}
		n := s.op(machine.OpClz, mir.RegOp(s.zext(mir.RegOp(a[0]), bits)))
		if bits == 64 {
			return n
		}
		return s.op(machine.OpSub, mir.RegOp(n), mir.ImmOp(int64(64-bits)))
	})
}

func (s *selector) trailingZeros(i *ir.Instr) {
	s.intLanes(i, func(a []mir.Reg, bits int) mir.Reg {
		switch bits {
		case 64:
			return s.op(machine.OpCtz, mir.RegOp(a[0]))
		case 32:
			return s.op(machine.OpCtzW, mir.RegOp(a[0]))
		}
		return s.op(machine.OpUmin, mir.RegOp(s.op(machine.OpCtz, mir.RegOp(a[0]))), mir.ImmOp(int64(bits)))
	})
}

var swapOps = map[int]machine.Op{16: machine.OpBswap2, 32: machine.OpBswap4, 64: machine.OpBswap8}

func (s *selector) byteSwap(i *ir.Instr) {
	s.intLanes(i, func(a []mir.Reg, bits int) mir.Reg {
		if op, ok := swapOps[bits]; ok {
			return s.sextUnless(bits >= 32, s.op(op, mir.RegOp(a[0])), bits)
		}
		up := s.op(machine.OpShl, mir.RegOp(a[0]), mir.ImmOp(int64(64-bits)))
		return s.sext(mir.RegOp(s.op(machine.OpBswap8, mir.RegOp(up))), bits)
	})
}

func (s *selector) bitReverse(i *ir.Instr) {
	s.intLanes(i, func(a []mir.Reg, bits int) mir.Reg {
		r := s.op(machine.OpBrev, mir.RegOp(a[0]))
		if bits == 64 {
			return r
		}
		return s.op(machine.OpSra, mir.RegOp(r), mir.ImmOp(int64(64-bits)))
	})
}

// funnelShift: rotations have an operation; other funnels of up to 32 bits are a shift of the
// concatenation, of 64 bits two shifts, the second in two steps so that its count stays below the
// width.
func (s *selector) funnelShift(i *ir.Instr) {
	left := i.IntrinsicID() == "llvm.fshl"
	s.intLanes(i, func(a []mir.Reg, bits int) mir.Reg {
		count := s.op(machine.OpAnd, mir.RegOp(a[2]), mir.ImmOp(int64(bits-1)))
		if bits&(bits-1) != 0 {
			count = s.op(machine.OpRemu, mir.RegOp(s.zext(mir.RegOp(a[2]), bits)), mir.ImmOp(int64(bits)))
		}
		if !left && a[0] != a[1] || bits != 32 && bits != 64 || a[0] != a[1] {
			return s.generalFunnel(a[0], a[1], count, bits, left)
		}
		if !left {
			count = s.op(machine.OpSub, mir.ImmOp(0), mir.RegOp(count))
		}
		return s.op(map[int]machine.Op{32: machine.OpRotlW, 64: machine.OpRotl}[bits], mir.RegOp(a[0]), mir.RegOp(count))
	})
}

func (s *selector) generalFunnel(hi, lo, count mir.Reg, bits int, left bool) mir.Reg {
	if bits <= 32 {
		both := s.op(machine.OpOr, mir.RegOp(s.op(machine.OpShl, mir.RegOp(hi), mir.ImmOp(int64(bits)))), mir.RegOp(s.zext(mir.RegOp(lo), bits)))
		if left {
			up := s.op(machine.OpShl, mir.RegOp(both), mir.RegOp(count))
			return s.sext(mir.RegOp(s.op(machine.OpShr, mir.RegOp(up), mir.ImmOp(int64(bits)))), bits)
		}
		return s.sext(mir.RegOp(s.op(machine.OpShr, mir.RegOp(both), mir.RegOp(count))), bits)
	}
	lo = s.zext(mir.RegOp(lo), bits)
	rest := s.op(machine.OpSub, mir.ImmOp(int64(bits-1)), mir.RegOp(count))
	if left {
		low := s.op(machine.OpShr, mir.RegOp(s.op(machine.OpShr, mir.RegOp(lo), mir.ImmOp(1))), mir.RegOp(rest))
		return s.sext(mir.RegOp(s.op(machine.OpOr, mir.RegOp(s.op(machine.OpShl, mir.RegOp(hi), mir.RegOp(count))), mir.RegOp(low))), bits)
	}
	high := s.op(machine.OpShl, mir.RegOp(s.op(machine.OpShl, mir.RegOp(hi), mir.ImmOp(1))), mir.RegOp(rest))
	return s.sext(mir.RegOp(s.op(machine.OpOr, mir.RegOp(s.op(machine.OpShr, mir.RegOp(lo), mir.RegOp(count))), mir.RegOp(high))), bits)
}

// overflowOps are the arithmetic instructions of the …with.overflow intrinsics.
var overflowOps = map[string]ir.Op{
	"llvm.sadd.with.overflow": ir.Add, "llvm.ssub.with.overflow": ir.Sub, "llvm.smul.with.overflow": ir.Mul,
	"llvm.uadd.with.overflow": ir.Add, "llvm.usub.with.overflow": ir.Sub, "llvm.umul.with.overflow": ir.Mul,
}

// withOverflow computes the wrapped result and whether it differs from the exact one.
func (s *selector) withOverflow(i *ir.Instr) {
	t := i.Arg(0).Type()
	if t.IsVector() || t.Bits == 1 {
		mir.Refuse(i.Pos, "%s on %s", i.IntrinsicID(), t)
	}
	scalars.Of(s.dl, t, i.Pos)
	op := overflowOps[i.IntrinsicID()]
	signed := strings.HasPrefix(i.IntrinsicID(), "llvm.s")
	a, b := mir.RegOp(s.reg(i.Arg(0))), mir.RegOp(s.reg(i.Arg(1)))
	if t.Bits == 64 {
		r := s.op(intTable[op].wide, a, b)
		s.define(i, r, s.overflow64(op, signed, a, b, r))
		return
	}
	if !signed {
		a, b = mir.RegOp(s.zext(a, t.Bits)), mir.RegOp(s.zext(b, t.Bits))
	}
	wide := s.op(intTable[op].wide, a, b)
	r := s.sext(mir.RegOp(wide), t.Bits)
	over := mir.Reg(0)
	switch {
	case op == ir.Mul && t.Bits > 32:
		over = s.narrowMulOverflow(a, b, wide, t.Bits, signed)
	case signed:
		over = s.op(machine.OpCmpNe, mir.RegOp(r), mir.RegOp(wide))
	default:
		over = s.op(machine.OpCmpNe, mir.RegOp(s.zext(mir.RegOp(wide), t.Bits)), mir.RegOp(wide))
	}
	s.define(i, r, over)
}

// narrowMulOverflow handles products of 33 to 63 bits, whose exact value may not fit 64.
func (s *selector) narrowMulOverflow(a, b mir.Operand, wide mir.Reg, bits int, signed bool) mir.Reg {
	fit, high := s.zext(mir.RegOp(wide), bits), s.op(machine.OpMulhu, a, b)
	want := mir.ImmOp(0)
	if signed {
		fit, high = s.sext(mir.RegOp(wide), bits), s.op(machine.OpMulh, a, b)
		want = mir.RegOp(s.op(machine.OpSra, mir.RegOp(wide), mir.ImmOp(63)))
	}
	return s.op(machine.OpPor, mir.RegOp(s.op(machine.OpCmpNe, mir.RegOp(fit), mir.RegOp(wide))), mir.RegOp(s.op(machine.OpCmpNe, mir.RegOp(high), want)))
}

func (s *selector) overflow64(op ir.Op, signed bool, a, b mir.Operand, r mir.Reg) mir.Reg {
	x := mir.RegOp(r)
	switch {
	case op == ir.Mul && signed:
		return s.op(machine.OpCmpNe, mir.RegOp(s.op(machine.OpMulh, a, b)), mir.RegOp(s.op(machine.OpSra, x, mir.ImmOp(63))))
	case op == ir.Mul:
		return s.op(machine.OpCmpNe, mir.RegOp(s.op(machine.OpMulhu, a, b)), mir.ImmOp(0))
	case op == ir.Add && !signed:
		return s.op(machine.OpCmpUlt, x, a)
	case op == ir.Sub && !signed:
		return s.op(machine.OpCmpUlt, a, b)
	case op == ir.Add:
		m := s.op(machine.OpAnd, mir.RegOp(s.op(machine.OpXor, a, x)), mir.RegOp(s.op(machine.OpXor, b, x)))
		return s.op(machine.OpCmpSlt, mir.RegOp(m), mir.ImmOp(0))
	}
	m := s.op(machine.OpAnd, mir.RegOp(s.op(machine.OpXor, a, b)), mir.RegOp(s.op(machine.OpXor, a, x)))
	return s.op(machine.OpCmpSlt, mir.RegOp(m), mir.ImmOp(0))
}

var saturatingOps = map[string]ir.Op{
	"llvm.sadd.sat": ir.Add, "llvm.ssub.sat": ir.Sub, "llvm.uadd.sat": ir.Add, "llvm.usub.sat": ir.Sub,
}

// saturating clamps sums and differences.
func (s *selector) saturating(i *ir.Instr) {
	op, signed := saturatingOps[i.IntrinsicID()], strings.HasPrefix(i.IntrinsicID(), "llvm.s")
	s.intLanes(i, func(args []mir.Reg, bits int) mir.Reg {
		a, b := mir.RegOp(args[0]), mir.RegOp(args[1])
		if !signed && bits < 64 {
			a, b = mir.RegOp(s.zext(a, bits)), mir.RegOp(s.zext(b, bits))
		}
		r := s.op(intTable[op].wide, a, b)
		lim := func(n int64) mir.Operand { return mir.RegOp(s.cached(machine.OpLi, mir.ImmOp(n))) }
		switch {
		case bits < 64 && signed:
			r = s.op(machine.OpSmin, mir.RegOp(r), lim(1<<(bits-1)-1))
			return s.op(machine.OpSmax, mir.RegOp(r), lim(-1<<(bits-1)))
		case bits < 64 && op == ir.Add:
			return s.sext(mir.RegOp(s.op(machine.OpUmin, mir.RegOp(r), lim(1<<bits-1))), bits)
		case bits < 64:
			return s.sext(mir.RegOp(s.op(machine.OpSmax, mir.RegOp(r), mir.ImmOp(0))), bits)
		}
		over := s.overflow64(op, signed, a, b, r)
		bound := mir.ImmOp(0)
		if signed { // the sign of a says which side
			bound = mir.RegOp(s.op(machine.OpXor, mir.RegOp(s.op(machine.OpSra, a, mir.ImmOp(63))), lim(1<<63-1)))
		} else if op == ir.Add {
			bound = mir.ImmOp(-1)
		}
		return s.op(machine.OpSel, mir.RegOp(over), bound, mir.RegOp(r))
	})
}

// saturatingConvert: the machine's conversions saturate at 64 bits and give 0 for a NaN; narrower
// results are clamped.
func (s *selector) saturatingConvert(i *ir.Instr) {
	from, to := i.Arg(0).Type().Scalar(), i.Type().Scalar()
	scalars.Of(s.dl, i.Type(), i.Pos)
	if to.Bits == 1 {
		mir.Refuse(i.Pos, "%s to i1", i.IntrinsicID())
	}
	if scalars.IsWide(to) {
		mir.Refuse(i.Pos, "%s to %s", i.IntrinsicID(), to)
	}
	s.eachLane(i, func(a mir.Reg) mir.Reg {
		a, from := s.promoted(a, from)
		lim := func(n int64) mir.Operand { return mir.RegOp(s.cached(machine.OpLi, mir.ImmOp(n))) }
		if i.IntrinsicID() == "llvm.fptoui.sat" {
			r := s.op(opPair{machine.OpF2uS, machine.OpF2uD}.of(from), mir.RegOp(a))
			if to.Bits == 64 {
				return r
			}
			return s.sext(mir.RegOp(s.op(machine.OpUmin, mir.RegOp(r), lim(1<<to.Bits-1))), to.Bits)
		}
		r := s.op(opPair{machine.OpF2iS, machine.OpF2iD}.of(from), mir.RegOp(a))
		if to.Bits == 64 {
			return r
		}
		r = s.op(machine.OpSmin, mir.RegOp(r), lim(1<<(to.Bits-1)-1))
		return s.op(machine.OpSmax, mir.RegOp(r), lim(-1<<(to.Bits-1)))
	})
}

// strictMinMax propagates NaNs and orders zeros, which the machine's operations do not: compare,
// and combine bits where equal.
func (s *selector) strictMinMax(i *ir.Instr) {
	isMin := i.IntrinsicID() == "llvm.minimum"
	s.floatLanes(i, func(a []mir.Reg, t *ir.Type) mir.Reg {
		x, y := mir.RegOp(a[0]), mir.RegOp(a[1])
		less, combine := opPair{machine.OpFcmpOgtS, machine.OpFcmpOgtD}, machine.OpAnd
		if isMin {
			less, combine = opPair{machine.OpFcmpOltS, machine.OpFcmpOltD}, machine.OpOr
		}
		toInt, toFloat := opPair{machine.OpMvfiS, machine.OpMvfiD}.of(t), opPair{machine.OpMvifS, machine.OpMvifD}.of(t)
		bits := s.op(combine, mir.RegOp(s.op(toInt, x)), mir.RegOp(s.op(toInt, y)))
		equal := s.op(machine.OpFsel, mir.RegOp(s.op(opPair{machine.OpFcmpOeqS, machine.OpFcmpOeqD}.of(t), x, y)),
			mir.RegOp(s.op(toFloat, mir.RegOp(bits))), mir.RegOp(s.op(machine.OpFsel, mir.RegOp(s.op(less.of(t), x, y)), x, y)))
		nan := s.op(opPair{machine.OpFcmpUnoS, machine.OpFcmpUnoD}.of(t), x, y)
		sum := s.op(floatTable[ir.FAdd].of(t), x, y)
		return s.op(machine.OpFsel, mir.RegOp(nan), mir.RegOp(sum), mir.RegOp(equal))
	})
}

// vectorReduce folds the lanes in order.
func (s *selector) vectorReduce(i *ir.Instr) {
	kind := strings.TrimPrefix(i.IntrinsicID(), "llvm.vector.reduce.")
	v := i.Arg(i.NumArgs() - 1)
	scalars.Of(s.dl, v.Type(), i.Pos)
	lanes, t := s.regs(v), v.Type().Elem
	if scalars.IsWide(t) {
		s.wideReduce(i, kind, laneWords(lanes, t.Bits), t.Bits)
		return
	}
	acc := lanes[0]
	rest := lanes[1:]
	if i.NumArgs() == 2 {
		acc, rest = s.reg(i.Arg(0)), lanes
	}
	for _, x := range rest {
		acc = s.reduceStep(i, kind, t, acc, x)
	}
	s.define(i, acc)
}

var reduceInts = map[string]ir.Op{"add": ir.Add, "mul": ir.Mul, "and": ir.And, "or": ir.Or, "xor": ir.Xor}
var reduceFloats = map[string]ir.Op{"fadd": ir.FAdd, "fmul": ir.FMul}
var reduceMinMax = map[string]machine.Op{"smax": machine.OpSmax, "smin": machine.OpSmin, "umax": machine.OpUmax, "umin": machine.OpUmin}

func (s *selector) reduceStep(i *ir.Instr, kind string, t *ir.Type, a, b mir.Reg) mir.Reg {
	if op, ok := reduceInts[kind]; ok {
		return s.intOperation(op, 0, t, mir.RegOp(a), mir.RegOp(b))
	}
	if op, ok := reduceFloats[kind]; ok {
		return s.floatOperation(op, t, a, b)
	}
	if scalars.File(t) == machine.Pred {
		mir.Refuse(i.Pos, "%s on i1", i.IntrinsicID())
	}
	return s.op(reduceMinMax[kind], mir.RegOp(a), mir.RegOp(b))
}
