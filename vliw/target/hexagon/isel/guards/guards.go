// Package guards tells facts about values before a loop: the comparisons that hold there, and bits
// that are zero.
package guards

import (
	"cmp"
	"math/bits"

	"opt-go/frontend/ir"
	"opt-go/frontend/ir/fold"
	"opt-go/vliw/affine"
)

// maxGuards bounds the branches before a loop that are looked at.
const maxGuards = 6

// Differ reports whether two values Differ in a block, as the branches on the only path to it tell:
// a loop that steps by 1 from x until it meets y then runs less than 2³² times.
func Differ(b *ir.Block, x, y ir.Value) bool {
	found := false
	Each(b, func(pred ir.Pred, a, c ir.Value) { found = found || excludes(pred, a, c, x, y) })
	return found
}

// Each calls f for the comparisons that hold in a block, as the branches on the only path to it
// tell.
func Each(b *ir.Block, f func(pred ir.Pred, a, c ir.Value)) {
	for range maxGuards {
		p := b.UniquePred()
		if p == nil {
			return
		}
		if t := p.Term(); t.IsCondBr() && t.Succ(0) != t.Succ(1) {
			if cmp := instr(t.Operand(0)); cmp != nil && cmp.Op() == ir.ICmp {
				pred := cmp.Pred
				if t.Succ(1) == b {
					pred = pred.Inverse()
				}
				f(pred, cmp.Operand(0), cmp.Operand(1))
			}
		}
		b = p
	}
}

// MaskedNonzero reports that x & mask is not 0 in a block: that x ≥ 2ᵏ, the lowest bit of the mask,
// which has all bits above it; the sign may be missing where x > 0.
func MaskedNonzero(b *ir.Block, v ir.Value) bool {
	i := instr(v)
	if i == nil || i.Op() != ir.And || !i.Type().IsInt(32) {
		return false
	}
	n, ok := affine.IntConst(i.Operand(1))
	mask := uint32(n)
	if !ok || mask == 0 {
		return false
	}
	lowest := mask & -mask
	atLeast, positive := false, false
	Each(b, func(pred ir.Pred, a, c ir.Value) {
		k, known := affine.IntConst(c)
		if a != i.Operand(0) || !known {
			return
		}
		atLeast = atLeast || pred == ir.UGE && uint32(k) >= lowest || pred == ir.UGT && uint32(k) >= lowest-1
		positive = positive || pred == ir.SGT && k >= -1 || pred == ir.SGE && k >= 0
	})
	return atLeast && (mask == -lowest || mask == -lowest&^(1<<31) && positive)
}

// excludes reports whether a pred c, which Holds, says that x is not y.
func excludes(pred ir.Pred, a, c, x, y ir.Value) bool {
	same := sameValue(a, x) && sameValue(c, y) || sameValue(a, y) && sameValue(c, x)
	switch pred {
	case ir.NE, ir.SGT, ir.SLT, ir.UGT, ir.ULT:
		if same {
			return true
		}
	}
	// x > n ≥ 0 is not 0.
	zero, isZero := affine.IntConst(y)
	n, known := affine.IntConst(c)
	return isZero && zero == 0 && known && sameValue(a, x) && (pred == ir.UGT || pred == ir.SGT && n >= 0 || pred == ir.SGE && n > 0 || pred == ir.UGE && n != 0)
}

func sameValue(a, b ir.Value) bool {
	if a == b {
		return true
	}
	n, isNumber := affine.IntConst(a)
	m, also := affine.IntConst(b)
	return isNumber && also && n == m
}

// Holds compares two words.
func Holds(pred ir.Pred, x, y uint32) bool {
	if pred.IsSigned() {
		return fold.Holds(pred, cmp.Compare(int32(x), int32(y)))
	}
	return fold.Holds(pred, cmp.Compare(x, y))
}

// LowZeros is how many low bits of a value are surely zero.
func LowZeros(v ir.Value, depth int) int {
	if n, ok := affine.IntConst(v); ok {
		return bits.TrailingZeros32(uint32(n))
	}
	i := instr(v)
	if i == nil || depth > 4 {
		return 0
	}
	a, b := 0, 0
	if i.NumOperands() == 2 {
		a, b = LowZeros(i.Operand(0), depth+1), LowZeros(i.Operand(1), depth+1)
	}
	switch i.Op() {
	case ir.And:
		return max(a, b)
	case ir.Add, ir.Sub, ir.Or:
		return min(a, b)
	case ir.Mul:
		return min(a+b, 32)
	case ir.Shl:
		if n, ok := affine.IntConst(i.Operand(1)); ok && n >= 0 && n < 32 {
			return min(a+int(n), 32)
		}
		return a
	}
	return 0
}

func instr(v ir.Value) *ir.Instr {
	i, _ := v.(*ir.Instr)
	return i
}
