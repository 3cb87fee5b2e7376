package codegen

import (
	"strings"

	"opt-go/frontend/ir"
	"opt-go/vliw/machine"
)

// intLanes applies f to integer lanes of at least two bits.
func (s *selector) intLanes(i *ir.Instr, f func(args []Reg, bits int) Reg) {
	if i.Type().Scalar().Kind == ir.IntKind && i.Type().Scalar().Bits == 1 {
		refuse(i.Pos, "%s on i1", i.IntrinsicID())
	}
	s.lanewise(i, func(args []Reg, t *ir.Type) Reg { return f(args, bitsOf(t)) })
}

func (s *selector) absolute(i *ir.Instr) {
	s.intLanes(i, func(a []Reg, bits int) Reg {
		return s.sextUnless(bits == 64, s.op(machine.OpAbs, regOp(a[0])), bits)
	})
}

func (s *selector) sextUnless(done bool, r Reg, bits int) Reg {
	if done {
		return r
	}
	return s.sext(regOp(r), bits)
}

func (s *selector) popCount(i *ir.Instr) {
	s.intLanes(i, func(a []Reg, bits int) Reg { return s.op(machine.OpPopc, regOp(s.zext(regOp(a[0]), bits))) })
}

func (s *selector) leadingZeros(i *ir.Instr) {
	s.intLanes(i, func(a []Reg, bits int) Reg {
		if bits == 32 {
			return s.op(machine.OpClzW, regOp(a[0]))
		}
		n := s.op(machine.OpClz, regOp(s.zext(regOp(a[0]), bits)))
		if bits == 64 {
			return n
		}
		return s.op(machine.OpSub, regOp(n), immOp(int64(64-bits)))
	})
}

func (s *selector) trailingZeros(i *ir.Instr) {
	s.intLanes(i, func(a []Reg, bits int) Reg {
		switch bits {
		case 64:
			return s.op(machine.OpCtz, regOp(a[0]))
		case 32:
			return s.op(machine.OpCtzW, regOp(a[0]))
		}
		return s.op(machine.OpUmin, regOp(s.op(machine.OpCtz, regOp(a[0]))), immOp(int64(bits)))
	})
}

var swapOps = map[int]machine.Op{16: machine.OpBswap2, 32: machine.OpBswap4, 64: machine.OpBswap8}

func (s *selector) byteSwap(i *ir.Instr) {
	s.intLanes(i, func(a []Reg, bits int) Reg {
		if op, ok := swapOps[bits]; ok {
			return s.sextUnless(bits >= 32, s.op(op, regOp(a[0])), bits)
		}
		up := s.op(machine.OpShl, regOp(a[0]), immOp(int64(64-bits)))
		return s.sext(regOp(s.op(machine.OpBswap8, regOp(up))), bits)
	})
}

func (s *selector) bitReverse(i *ir.Instr) {
	s.intLanes(i, func(a []Reg, bits int) Reg {
		r := s.op(machine.OpBrev, regOp(a[0]))
		if bits == 64 {
			return r
		}
		return s.op(machine.OpSra, regOp(r), immOp(int64(64-bits)))
	})
}

// funnelShift: rotations have an operation; other funnels of up to 32 bits are a shift of the concatenation, of 64 bits two shifts, the
// second in two steps so that its count stays below the width.
func (s *selector) funnelShift(i *ir.Instr) {
	left := i.IntrinsicID() == "llvm.fshl"
	s.intLanes(i, func(a []Reg, bits int) Reg {
		count := s.op(machine.OpAnd, regOp(a[2]), immOp(int64(bits-1)))
		if bits&(bits-1) != 0 {
			count = s.op(machine.OpRemu, regOp(s.zext(regOp(a[2]), bits)), immOp(int64(bits)))
		}
		if !left && a[0] != a[1] || bits != 32 && bits != 64 || a[0] != a[1] {
			return s.generalFunnel(a[0], a[1], count, bits, left)
		}
		if !left {
			count = s.op(machine.OpSub, immOp(0), regOp(count))
		}
		return s.op(map[int]machine.Op{32: machine.OpRotlW, 64: machine.OpRotl}[bits], regOp(a[0]), regOp(count))
	})
}

func (s *selector) generalFunnel(hi, lo, count Reg, bits int, left bool) Reg {
	if bits <= 32 {
		both := s.op(machine.OpOr, regOp(s.op(machine.OpShl, regOp(hi), immOp(int64(bits)))), regOp(s.zext(regOp(lo), bits)))
		if left {
			up := s.op(machine.OpShl, regOp(both), regOp(count))
			return s.sext(regOp(s.op(machine.OpShr, regOp(up), immOp(int64(bits)))), bits)
		}
		return s.sext(regOp(s.op(machine.OpShr, regOp(both), regOp(count))), bits)
	}
	lo = s.zext(regOp(lo), bits)
	rest := s.op(machine.OpSub, immOp(int64(bits-1)), regOp(count))
	if left {
		low := s.op(machine.OpShr, regOp(s.op(machine.OpShr, regOp(lo), immOp(1))), regOp(rest))
		return s.sext(regOp(s.op(machine.OpOr, regOp(s.op(machine.OpShl, regOp(hi), regOp(count))), regOp(low))), bits)
	}
	high := s.op(machine.OpShl, regOp(s.op(machine.OpShl, regOp(hi), immOp(1))), regOp(rest))
	return s.sext(regOp(s.op(machine.OpOr, regOp(s.op(machine.OpShr, regOp(lo), regOp(count))), regOp(high))), bits)
}

// overflowOps are the arithmetic instructions behind the …with.overflow intrinsics.
var overflowOps = map[string]ir.Op{
	"llvm.sadd.with.overflow": ir.Add, "llvm.ssub.with.overflow": ir.Sub, "llvm.smul.with.overflow": ir.Mul,
	"llvm.uadd.with.overflow": ir.Add, "llvm.usub.with.overflow": ir.Sub, "llvm.umul.with.overflow": ir.Mul,
}

// withOverflow gives the wrapped result and whether it differs from the exact one.
func (s *selector) withOverflow(i *ir.Instr) {
	t := i.Arg(0).Type()
	if t.IsVector() || t.Bits == 1 {
		refuse(i.Pos, "%s on %s", i.IntrinsicID(), t)
	}
	leavesOf(s.dl, t, i.Pos)
	op := overflowOps[i.IntrinsicID()]
	signed := strings.HasPrefix(i.IntrinsicID(), "llvm.s")
	a, b := regOp(s.reg(i.Arg(0))), regOp(s.reg(i.Arg(1)))
	if t.Bits == 64 {
		r := s.op(intTable[op].wide, a, b)
		s.define(i, r, s.overflow64(op, signed, a, b, r))
		return
	}
	if !signed {
		a, b = regOp(s.zext(a, t.Bits)), regOp(s.zext(b, t.Bits))
	}
	wide := s.op(intTable[op].wide, a, b)
	r := s.sext(regOp(wide), t.Bits)
	over := Reg(0)
	switch {
	case op == ir.Mul && t.Bits > 32:
		over = s.narrowMulOverflow(a, b, wide, t.Bits, signed)
	case signed:
		over = s.op(machine.OpCmpNe, regOp(r), regOp(wide))
	default:
		over = s.op(machine.OpCmpNe, regOp(s.zext(regOp(wide), t.Bits)), regOp(wide))
	}
	s.define(i, r, over)
}

// narrowMulOverflow handles products of 33 to 63 bits, whose exact value may not fit 64.
func (s *selector) narrowMulOverflow(a, b operand, wide Reg, bits int, signed bool) Reg {
	fit, high := s.zext(regOp(wide), bits), s.op(machine.OpMulhu, a, b)
	want := immOp(0)
	if signed {
		fit, high = s.sext(regOp(wide), bits), s.op(machine.OpMulh, a, b)
		want = regOp(s.op(machine.OpSra, regOp(wide), immOp(63)))
	}
	return s.op(machine.OpPor, regOp(s.op(machine.OpCmpNe, regOp(fit), regOp(wide))), regOp(s.op(machine.OpCmpNe, regOp(high), want)))
}

func (s *selector) overflow64(op ir.Op, signed bool, a, b operand, r Reg) Reg {
	x := regOp(r)
	switch {
	case op == ir.Mul && signed:
		return s.op(machine.OpCmpNe, regOp(s.op(machine.OpMulh, a, b)), regOp(s.op(machine.OpSra, x, immOp(63))))
	case op == ir.Mul:
		return s.op(machine.OpCmpNe, regOp(s.op(machine.OpMulhu, a, b)), immOp(0))
	case op == ir.Add && !signed:
		return s.op(machine.OpCmpUlt, x, a)
	case op == ir.Sub && !signed:
		return s.op(machine.OpCmpUlt, a, b)
	case op == ir.Add:
		m := s.op(machine.OpAnd, regOp(s.op(machine.OpXor, a, x)), regOp(s.op(machine.OpXor, b, x)))
		return s.op(machine.OpCmpSlt, regOp(m), immOp(0))
	}
	m := s.op(machine.OpAnd, regOp(s.op(machine.OpXor, a, b)), regOp(s.op(machine.OpXor, a, x)))
	return s.op(machine.OpCmpSlt, regOp(m), immOp(0))
}

var saturatingOps = map[string]ir.Op{
	"llvm.sadd.sat": ir.Add, "llvm.ssub.sat": ir.Sub, "llvm.uadd.sat": ir.Add, "llvm.usub.sat": ir.Sub,
}

// saturating clamps sums and differences.
func (s *selector) saturating(i *ir.Instr) {
	op, signed := saturatingOps[i.IntrinsicID()], strings.HasPrefix(i.IntrinsicID(), "llvm.s")
	s.intLanes(i, func(args []Reg, bits int) Reg {
		a, b := regOp(args[0]), regOp(args[1])
		if !signed && bits < 64 {
			a, b = regOp(s.zext(a, bits)), regOp(s.zext(b, bits))
		}
		r := s.op(intTable[op].wide, a, b)
		lim := func(n int64) operand { return regOp(s.cached(machine.OpLi, immOp(n))) }
		switch {
		case bits < 64 && signed:
			r = s.op(machine.OpSmin, regOp(r), lim(1<<(bits-1)-1))
			return s.op(machine.OpSmax, regOp(r), lim(-1<<(bits-1)))
		case bits < 64 && op == ir.Add:
			return s.sext(regOp(s.op(machine.OpUmin, regOp(r), lim(1<<bits-1))), bits)
		case bits < 64:
			return s.sext(regOp(s.op(machine.OpSmax, regOp(r), immOp(0))), bits)
		}
		over := s.overflow64(op, signed, a, b, r)
		bound := immOp(0)
		if signed { // the sign of a says which side
			bound = regOp(s.op(machine.OpXor, regOp(s.op(machine.OpSra, a, immOp(63))), lim(1<<63-1)))
		} else if op == ir.Add {
			bound = immOp(-1)
		}
		return s.op(machine.OpSel, regOp(over), bound, regOp(r))
	})
}

// saturatingConvert: the machine's conversions saturate at 64 bits and give 0 for a NaN; narrower results are clamped.
func (s *selector) saturatingConvert(i *ir.Instr) {
	from, to := i.Arg(0).Type().Scalar(), i.Type().Scalar()
	leavesOf(s.dl, i.Type(), i.Pos)
	if to.Bits == 1 {
		refuse(i.Pos, "%s to i1", i.IntrinsicID())
	}
	if isWide(to) {
		refuse(i.Pos, "%s to %s", i.IntrinsicID(), to)
	}
	s.eachLane(i, func(a Reg) Reg {
		a, from := s.promoted(a, from)
		lim := func(n int64) operand { return regOp(s.cached(machine.OpLi, immOp(n))) }
		if i.IntrinsicID() == "llvm.fptoui.sat" {
			r := s.op(opPair{machine.OpF2uS, machine.OpF2uD}.of(from), regOp(a))
			if to.Bits == 64 {
				return r
			}
			return s.sext(regOp(s.op(machine.OpUmin, regOp(r), lim(1<<to.Bits-1))), to.Bits)
		}
		r := s.op(opPair{machine.OpF2iS, machine.OpF2iD}.of(from), regOp(a))
		if to.Bits == 64 {
			return r
		}
		r = s.op(machine.OpSmin, regOp(r), lim(1<<(to.Bits-1)-1))
		return s.op(machine.OpSmax, regOp(r), lim(-1<<(to.Bits-1)))
	})
}

// strictMinMax propagates NaNs and orders zeros, which the machine's operations do not: compare, and combine bits where equal.
func (s *selector) strictMinMax(i *ir.Instr) {
	isMin := i.IntrinsicID() == "llvm.minimum"
	s.floatLanes(i, func(a []Reg, t *ir.Type) Reg {
		x, y := regOp(a[0]), regOp(a[1])
		less, combine := opPair{machine.OpFcmpOgtS, machine.OpFcmpOgtD}, machine.OpAnd
		if isMin {
			less, combine = opPair{machine.OpFcmpOltS, machine.OpFcmpOltD}, machine.OpOr
		}
		toInt, toFloat := opPair{machine.OpMvfiS, machine.OpMvfiD}.of(t), opPair{machine.OpMvifS, machine.OpMvifD}.of(t)
		bits := s.op(combine, regOp(s.op(toInt, x)), regOp(s.op(toInt, y)))
		equal := s.op(machine.OpFsel, regOp(s.op(opPair{machine.OpFcmpOeqS, machine.OpFcmpOeqD}.of(t), x, y)),
			regOp(s.op(toFloat, regOp(bits))), regOp(s.op(machine.OpFsel, regOp(s.op(less.of(t), x, y)), x, y)))
		nan := s.op(opPair{machine.OpFcmpUnoS, machine.OpFcmpUnoD}.of(t), x, y)
		sum := s.op(floatTable[ir.FAdd].of(t), x, y)
		return s.op(machine.OpFsel, regOp(nan), regOp(sum), regOp(equal))
	})
}

// vectorReduce folds the lanes in order.
func (s *selector) vectorReduce(i *ir.Instr) {
	kind := strings.TrimPrefix(i.IntrinsicID(), "llvm.vector.reduce.")
	v := i.Arg(i.NumArgs() - 1)
	leavesOf(s.dl, v.Type(), i.Pos)
	lanes, t := s.regs(v), v.Type().Elem
	if isWide(t) {
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

func (s *selector) reduceStep(i *ir.Instr, kind string, t *ir.Type, a, b Reg) Reg {
	if op, ok := reduceInts[kind]; ok {
		return s.intOperation(op, 0, t, regOp(a), regOp(b))
	}
	if op, ok := reduceFloats[kind]; ok {
		return s.floatOperation(op, t, a, b)
	}
	if fileOf(t) == machine.Pred {
		refuse(i.Pos, "%s on i1", i.IntrinsicID())
	}
	return s.op(reduceMinMax[kind], regOp(a), regOp(b))
}
