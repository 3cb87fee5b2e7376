package instcombine

import (
	"math/bits"

	"opt-go/frontend/ir"
)

// Compares of masked values that are compares of the values.

// icmpHighMask: a & k == 0 for a mask of the upper bits is a comparison of a with a number.
func (ic *combiner) icmpHighMask(i, x *ir.Instr, k, c uint64, w int) *ir.Instr {
	if !i.Pred.IsEquality() || c != 0 || !oneUse(x) {
		return nil
	}
	a := x.Operand(0)
	switch {
	case k != signBit(w):
		return ic.noHighBits(i, x, k)
	case i.Pred == ir.EQ:
		return newCmp(ir.SGT, a, ir.NewAllOnes(x.Type()))
	}
	return newCmp(ir.SLT, a, ir.NewZero(x.Type()))
}

// icmpLowest: a & -2^n == MIN is a < MIN + 2^n, signed, as in LLVM 22: the lowest 2^n numbers have
// the upper bits of the lowest one.
func (ic *combiner) icmpLowest(i *ir.Instr, a ir.Value, k, c uint64, w int) *ir.Instr {
	if !ic.newer && !ic.lowest || !i.Pred.IsEquality() || c != signBit(w) || !isPow2(-k&maskOf(w)) || k == maskOf(w) {
		return nil
	}
	end := c - k // MIN + 2^n
	if i.Pred == ir.EQ {
		return newCmp(ir.SLT, a, ir.NewInt(a.Type(), end&maskOf(w)))
	}
	return newCmp(ir.SGT, a, ir.NewInt(a.Type(), (end-1)&maskOf(w)))
}

// noHighBits: a & -2^n == 0 is a < 2^n. Bits of the mask that a does not have count as set.
func (ic *combiner) noHighBits(i, x *ir.Instr, k uint64) *ir.Instr {
	ty, a := x.Type(), x.Operand(0)
	m := maskOf(width(ty))
	if !oneUse(x) || k == m {
		return nil
	}
	if !isPow2(-k & m) {
		unset := ic.q.KnownBits(a).Zero & m
		k |= m &^ (m >> uint(bits.LeadingZeros64(^unset&m)-bits.LeadingZeros64(m)))
		if !isPow2(-k&m) || k == m {
			return nil
		}
	}
	if i.Pred == ir.EQ {
		return newCmp(ir.ULT, a, ir.NewInt(ty, -k&m))
	}
	return newCmp(ir.UGT, a, ir.NewInt(ty, ^k&m))
}
