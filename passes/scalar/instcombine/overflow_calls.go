package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/match"
	"opt-go/passes/simplify"
)

// Intrinsics that report overflow: where it is certain, compares that ask for it again, and selects
// that saturate.

// overflowBinary is the operation of an intrinsic that reports overflow or saturates.
func overflowBinary(id string) (op ir.Op, signed bool) {
	return map[string]ir.Op{"add": ir.Add, "sub": ir.Sub, "mul": ir.Mul}[id[6:9]], id[5] == 's'
}

// visitWithOverflow answers overflow tests that are known.
func visitWithOverflow(ic *combiner, i *ir.Instr) *ir.Instr {
	op, signed := overflowBinary(i.IntrinsicID())
	if op != ir.Sub && ir.IsConst(i.Arg(0)) && !ir.IsConst(i.Arg(1)) {
		i.SwapOperands(0, 1)
		return i
	}
	ty := i.Type().FieldAt(1)
	flags, overflows := ir.Flags(0), ir.NewAllOnes(ty)
	switch ic.q.Overflows(op, signed, i.Arg(0), i.Arg(1)) {
	case simplify.NeverOverflows:
		if flags = ir.NUW; signed {
			flags = ir.NSW
		}
		overflows = ir.NewZero(ty)
	case simplify.OverflowsHigh, simplify.OverflowsLow:
	default:
		return ic.overflowConstants(i)
	}
	v := ic.b.binary(op, i.Arg(0), i.Arg(1), flags, "")
	takeName(v, i)
	n := ir.NewInstr(ir.InsertValue, i.Type(), ir.NewAggregate(i.Type(), []ir.Value{ir.NewPoison(v.Type()), overflows}), v)
	n.SetIndices([]uint64{0})
	return n
}

// overflowPart returns the intrinsic call of which v is the result (part 0) or the overflow (part
// 1), or nil.
func overflowPart(v ir.Value, part uint64) *ir.Instr {
	e := opOf(v, ir.ExtractValue)
	if e == nil || len(e.Indices()) != 1 || e.Indices()[0] != part {
		return nil
	}
	c := opOf(e.Operand(0), ir.Call)
	if c == nil || len(c.IntrinsicID()) < 9 || c.IntrinsicID()[9:] != ".with.overflow" {
		return nil
	}
	return c
}

// icmpOverflowBit: an unsigned sum below an operand of it has overflowed. Of a sum with 1 that is
// zero, of one with -1 any number but -1.
func (ic *combiner) icmpOverflowBit(i *ir.Instr) *ir.Instr {
	for n := range 2 {
		c, y, p := overflowPart(i.Operand(n), 0), i.Operand(1-n), i.Pred
		if c == nil || c.IntrinsicID() != "llvm.uadd.with.overflow" {
			continue
		}
		if n == 1 {
			p = p.Swapped()
		}
		below := p == ir.ULT && (y == c.Arg(0) || y == c.Arg(1))
		if !below && !(p == ir.EQ && isZero(y) && isOne(c.Arg(1))) && !(p == ir.NE && match.AllOnes(y) && match.AllOnes(c.Arg(1))) {
			continue
		}
		e := ir.NewInstr(ir.ExtractValue, i.Type(), c)
		e.SetIndices([]uint64{1})
		return e
	}
	return nil
}

// selectOfOverflow: a sum or difference where it does not overflow, else the number that it
// exceeds, is the saturating operation.
func (ic *combiner) selectOfOverflow(i *ir.Instr) *ir.Instr {
	c := overflowPart(i.Operand(0), 1)
	if c == nil || overflowPart(i.Operand(2), 0) != c {
		return nil
	}
	limit, saturating := i.Operand(1), ""
	switch id := c.IntrinsicID(); {
	case id == "llvm.uadd.with.overflow" && isAllOnes(limit):
		saturating = "llvm.uadd.sat"
	case id == "llvm.usub.with.overflow" && isZero(limit):
		saturating = "llvm.usub.sat"
	case id == "llvm.sadd.with.overflow" && signedLimit(limit, c, false):
		saturating = "llvm.sadd.sat"
	case id == "llvm.ssub.with.overflow" && signedLimit(limit, c, true):
		saturating = "llvm.ssub.sat"
	default:
		return nil
	}
	return ic.newIntrinsic(saturating, i.Type(), c.Arg(0), c.Arg(1))
}

// signedLimit reports whether a select by the sign of an operand is the number that a signed sum or
// difference exceeds when it overflows. Only numbers for which it can overflow matter:
//
//	x + y    both have one sign, and neither is 0:    x < 0 and x < 1 say the same
//	x - y    x < -1 and y > 0, or x >= 0 and y < 0:   x < 0 and x < -1, y < 0 and y < 1 do
func signedLimit(limit ir.Value, c *ir.Instr, difference bool) bool {
	s := opOf(limit, ir.Select)
	if s == nil {
		return false
	}
	cmp := opOf(s.Operand(0), ir.ICmp)
	w := width(limit.Type())
	if cmp == nil || w < 2 || w > 64 || cmp.Operand(0) != c.Arg(0) && cmp.Operand(0) != c.Arg(1) {
		return false
	}
	k, ok := word(cmp.Operand(1))
	least, most := s.Operand(1), s.Operand(2)
	bound := signExtend(k, w) // cmp is x < bound
	switch cmp.Pred {
	case ir.SLT:
	case ir.SGT:
		least, most = most, least
		bound++
	default:
		return false
	}
	subtrahend := difference && cmp.Operand(0) == c.Arg(1)
	if subtrahend { // a negative one leads above the largest number
		least, most = most, least
	}
	other := int64(1)
	if difference && !subtrahend {
		other = -1
	}
	return ok && (bound == 0 || bound == other) && isWord(least, signBit(w)) && isWord(most, signBit(w)-1)
}
