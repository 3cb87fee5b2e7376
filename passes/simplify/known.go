package simplify

import (
	"math/bits"

	"opt-go/frontend/ir"
)

// KnownBits says which bits of an integer of at most 64 bits are surely 0 and surely 1. It holds unless the value is poison.
type KnownBits struct{ Zero, One uint64 }

// maxKnownDepth bounds how far known bits look through operands.
const maxKnownDepth = 6

// KnownBits computes what the operations say about the bits of v. Vectors and wide integers give nothing.
func (q *Query) KnownBits(v ir.Value) KnownBits { return knownBits(v, 0) }

func widthMask(w int) uint64 {
	if w >= 64 {
		return ^uint64(0)
	}
	return 1<<uint(w) - 1
}

func knownBits(v ir.Value, depth int) KnownBits {
	ty := v.Type()
	if ty.Kind != ir.IntKind || ty.Bits > 64 {
		return KnownBits{}
	}
	m := widthMask(ty.Bits)
	switch v := v.(type) {
	case *ir.Const:
		if n, ok := v.Uint64(); ok {
			return KnownBits{^n & m, n}
		}
	case *ir.Instr:
		if depth < maxKnownDepth {
			k := knownOf(v, ty.Bits, depth)
			if k.Zero&k.One != 0 { // only where the value is poison
				return KnownBits{}
			}
			return KnownBits{k.Zero & m, k.One & m}
		}
	}
	return KnownBits{}
}

func knownOf(i *ir.Instr, w, depth int) KnownBits {
	m := widthMask(w)
	op := func(k int) KnownBits { return knownBits(i.Operand(k), depth+1) }
	switch i.Op() {
	case ir.And:
		a, b := op(0), op(1)
		return KnownBits{a.Zero | b.Zero, a.One & b.One}
	case ir.Or:
		a, b := op(0), op(1)
		return KnownBits{a.Zero & b.Zero, a.One | b.One}
	case ir.Xor:
		a, b := op(0), op(1)
		return KnownBits{a.Zero&b.Zero | a.One&b.One, a.Zero&b.One | a.One&b.Zero}
	case ir.Add:
		return knownAdd(op(0), op(1), 0, m)
	case ir.Sub: // a + ~b + 1
		b := op(1)
		return knownAdd(op(0), KnownBits{b.One, b.Zero}, 1, m)
	case ir.Mul:
		a, b := op(0), op(1)
		tz := bits.TrailingZeros64(^a.Zero) + bits.TrailingZeros64(^b.Zero)
		return KnownBits{Zero: widthMask(min(tz, 64))}
	case ir.Shl, ir.LShr, ir.AShr:
		return knownShift(i, op(0), w)
	case ir.ZExt:
		k := op(0)
		return KnownBits{k.Zero | m&^widthMask(i.Operand(0).Type().Bits), k.One}
	case ir.SExt:
		k := op(0)
		from := i.Operand(0).Type().Bits
		high := m &^ widthMask(from)
		if k.Zero>>uint(from-1)&1 == 1 {
			k.Zero |= high
		} else if k.One>>uint(from-1)&1 == 1 {
			k.One |= high
		}
		return k
	case ir.Trunc:
		return op(0)
	case ir.Select:
		a, b := op(1), op(2)
		return KnownBits{a.Zero & b.Zero, a.One & b.One}
	case ir.URem:
		return knownURem(i, op(0), m)
	case ir.UDiv:
		if d, ok := constUint(i.Operand(1)); ok && d != 0 {
			return KnownBits{Zero: m &^ widthMask(bits.Len64(op(0).max(m)/d))}
		}
	case ir.Call:
		return knownCall(i, op, m)
	}
	return KnownBits{}
}

func (k KnownBits) max(m uint64) uint64 { return ^k.Zero & m }

func constUint(v ir.Value) (uint64, bool) {
	k, ok := v.(*ir.Const)
	if !ok {
		return 0, false
	}
	return k.Uint64()
}

// knownAdd adds with a carry in: a bit is known where both operands and the carry into it are.
func knownAdd(a, b KnownBits, carry, m uint64) KnownBits {
	maxSum := (^a.Zero & m) + (^b.Zero & m) + carry
	minSum := a.One + b.One + carry
	carryZero := ^(maxSum ^ a.Zero ^ b.Zero)
	carryOne := minSum ^ a.One ^ b.One
	known := (a.Zero | a.One) & (b.Zero | b.One) & (carryZero | carryOne)
	return KnownBits{^maxSum & known & m, minSum & known & m}
}

func knownShift(i *ir.Instr, k KnownBits, w int) KnownBits {
	n, ok := constUint(i.Operand(1))
	if !ok || n >= uint64(w) {
		return KnownBits{}
	}
	m := widthMask(w)
	high := m &^ (m >> n)
	switch i.Op() {
	case ir.Shl:
		return KnownBits{(k.Zero << n & m) | widthMask(int(n)), k.One << n & m}
	case ir.LShr:
		return KnownBits{k.Zero>>n | high, k.One >> n}
	}
	out := KnownBits{k.Zero >> n, k.One >> n}
	if k.Zero>>uint(w-1)&1 == 1 {
		out.Zero |= high
	} else if k.One>>uint(w-1)&1 == 1 {
		out.One |= high
	}
	return out
}

func knownURem(i *ir.Instr, k KnownBits, m uint64) KnownBits {
	d, ok := constUint(i.Operand(1))
	if !ok || d == 0 {
		return KnownBits{}
	}
	if d&(d-1) == 0 {
		return KnownBits{k.Zero | m&^(d-1), k.One & (d - 1)}
	}
	return KnownBits{Zero: m &^ widthMask(bits.Len64(d-1))}
}

func knownCall(i *ir.Instr, op func(int) KnownBits, m uint64) KnownBits {
	switch i.IntrinsicID() {
	case "llvm.umin":
		a, b := op(0), op(1)
		return KnownBits{Zero: m &^ widthMask(bits.Len64(min(a.max(m), b.max(m))))}
	case "llvm.ctpop", "llvm.ctlz", "llvm.cttz":
		return KnownBits{Zero: m &^ widthMask(bits.Len64(uint64(i.Type().Bits)))}
	}
	return KnownBits{}
}

// SignBits returns how many bits at the top of v surely equal its sign bit, at least 1.
func (q *Query) SignBits(v ir.Value) int { return signBits(v, 0) }

func signBits(v ir.Value, depth int) int {
	ty := v.Type()
	if ty.Kind != ir.IntKind || ty.Bits > 64 {
		return 1
	}
	k := knownBits(v, depth)
	up := uint(64 - ty.Bits)
	n := max(1, min(ty.Bits, bits.LeadingZeros64(^(k.Zero<<up))), min(ty.Bits, bits.LeadingZeros64(^(k.One<<up))))
	i, ok := v.(*ir.Instr)
	if !ok || depth >= maxKnownDepth {
		return n
	}
	switch i.Op() {
	case ir.SExt:
		n = max(n, signBits(i.Operand(0), depth+1)+ty.Bits-i.Operand(0).Type().Bits)
	case ir.AShr:
		if c, ok := constUint(i.Operand(1)); ok && c < uint64(ty.Bits) {
			n = max(n, min(ty.Bits, signBits(i.Operand(0), depth+1)+int(c)))
		}
	case ir.And, ir.Or, ir.Xor:
		n = max(n, min(signBits(i.Operand(0), depth+1), signBits(i.Operand(1), depth+1)))
	case ir.Select:
		n = max(n, min(signBits(i.Operand(1), depth+1), signBits(i.Operand(2), depth+1)))
	}
	return n
}
