package valuetracking

import (
	"cmp"
	"testing"

	"opt-go/frontend/ir"
	"opt-go/frontend/ir/fold"
)

// Every transfer function of known bits is checked against all values of 4 bits that the operands'
// bits allow.

const testWidth = 4

func signed4(v uint64) int64 { return SignExtend(v, testWidth) }

// allKnown lists every consistent KnownBits of testWidth bits.
func allKnown() []KnownBits {
	var out []KnownBits
	for z := uint64(0); z < 1<<testWidth; z++ {
		for o := uint64(0); o < 1<<testWidth; o++ {
			if z&o == 0 {
				out = append(out, words(z, o))
			}
		}
	}
	return out
}

func (k KnownBits) allows(v uint64) bool { return v&k.Zero == 0 && ^v&k.One == 0 }

func TestKnownArithmetic(t *testing.T) {
	m := WidthMask(testWidth)
	fits := func(v int64) bool { return v >= -8 && v <= 7 }
	operation := func(op ir.Op, flags ir.Flags) *ir.Instr {
		ctx := ir.NewContext()
		i := ir.NewInstr(op, ctx.Int(testWidth), ir.NewInt(ctx.Int(testWidth), 1), ir.NewInt(ctx.Int(testWidth), 1))
		i.Flags = flags
		return i
	}
	sh := func(op ir.Op, flags ir.Flags) func(a, b KnownBits) KnownBits {
		i := operation(op, flags)
		return func(a, b KnownBits) KnownBits { return knownShift(i, a, b, testWidth) }
	}
	dv := func(op ir.Op, flags ir.Flags) func(a, b KnownBits) KnownBits {
		i := operation(op, flags)
		return func(a, b KnownBits) KnownBits { return knownDiv(i, a, b, testWidth) }
	}
	sum := func(add bool, flags ir.Flags) func(a, b KnownBits) KnownBits {
		return func(a, b KnownBits) KnownBits { return knownAddSub(add, flags, a, b, testWidth) }
	}
	two := func(f func(a, b KnownBits, w int) KnownBits) func(a, b KnownBits) KnownBits {
		return func(a, b KnownBits) KnownBits { return f(a, b, testWidth) }
	}
	tests := []struct {
		name  string
		known func(a, b KnownBits) KnownBits
		value func(a, b uint64) (uint64, bool) // false: poison or undefined
	}{
		{"add", sum(true, 0), func(a, b uint64) (uint64, bool) { return a + b, true }},
		{"add nsw", sum(true, ir.NSW), func(a, b uint64) (uint64, bool) { return a + b, fits(signed4(a) + signed4(b)) }},
		{"add nuw", sum(true, ir.NUW), func(a, b uint64) (uint64, bool) { return a + b, a+b <= m }},
		{"sub", sum(false, 0), func(a, b uint64) (uint64, bool) { return a - b, true }},
		{"sub nsw", sum(false, ir.NSW), func(a, b uint64) (uint64, bool) { return a - b, fits(signed4(a) - signed4(b)) }},
		{"sub nuw", sum(false, ir.NUW), func(a, b uint64) (uint64, bool) { return a - b, a >= b }},
		{"mul", two(knownProduct), func(a, b uint64) (uint64, bool) { return a * b, true }},
		{"udiv", dv(ir.UDiv, 0), func(a, b uint64) (uint64, bool) {
			if b == 0 {
				return 0, false
			}
			return a / b, true
		}},
		{"udiv exact", dv(ir.UDiv, ir.Exact), func(a, b uint64) (uint64, bool) {
			if b == 0 || a%b != 0 {
				return 0, false
			}
			return a / b, true
		}},
		{"sdiv", dv(ir.SDiv, 0), func(a, b uint64) (uint64, bool) {
			if b == 0 || !fits(signed4(a)/signed4(b)) {
				return 0, false
			}
			return uint64(signed4(a) / signed4(b)), true
		}},
		{"sdiv exact", dv(ir.SDiv, ir.Exact), func(a, b uint64) (uint64, bool) {
			if b == 0 || !fits(signed4(a)/signed4(b)) || signed4(a)%signed4(b) != 0 {
				return 0, false
			}
			return uint64(signed4(a) / signed4(b)), true
		}},
		{"urem", func(a, b KnownBits) KnownBits { return knownRem(false, a, b, testWidth) }, func(a, b uint64) (uint64, bool) {
			if b == 0 {
				return 0, false
			}
			return a % b, true
		}},
		{"srem", func(a, b KnownBits) KnownBits { return knownRem(true, a, b, testWidth) }, func(a, b uint64) (uint64, bool) {
			if b == 0 {
				return 0, false
			}
			return uint64(signed4(a) % signed4(b)), true
		}},
		{"shl", sh(ir.Shl, 0), func(a, b uint64) (uint64, bool) { return a << b, b < testWidth }},
		{"shl nuw", sh(ir.Shl, ir.NUW), func(a, b uint64) (uint64, bool) { return a << b, b < testWidth && a<<b <= m }},
		{"shl nsw", sh(ir.Shl, ir.NSW), func(a, b uint64) (uint64, bool) { return a << b, b < testWidth && fits(signed4(a)<<b) }},
		{"lshr", sh(ir.LShr, 0), func(a, b uint64) (uint64, bool) { return a >> b, b < testWidth }},
		{"lshr exact", sh(ir.LShr, ir.Exact), func(a, b uint64) (uint64, bool) { return a >> b, b < testWidth && a>>b<<b == a }},
		{"ashr", sh(ir.AShr, 0), func(a, b uint64) (uint64, bool) { return uint64(signed4(a) >> b), b < testWidth }},
		{"umax", two(knownUMax), func(a, b uint64) (uint64, bool) { return max(a, b), true }},
		{"umin", two(knownUMin), func(a, b uint64) (uint64, bool) { return min(a, b), true }},
		{"smax", two(knownSMax), func(a, b uint64) (uint64, bool) { return uint64(max(signed4(a), signed4(b))), true }},
		{"smin", two(knownSMin), func(a, b uint64) (uint64, bool) { return uint64(min(signed4(a), signed4(b))), true }},
		{"abs", func(a, _ KnownBits) KnownBits { return knownAbs(a, false, testWidth) }, func(a, _ uint64) (uint64, bool) {
			return uint64(max(signed4(a), -signed4(a))), true
		}},
		{"abs, least is poison", func(a, _ KnownBits) KnownBits { return knownAbs(a, true, testWidth) }, func(a, _ uint64) (uint64, bool) {
			return uint64(max(signed4(a), -signed4(a))), a != 8
		}},
	}
	all := allKnown()
	for _, c := range tests {
		for _, a := range all {
			for _, b := range all {
				k := c.known(a, b)
				for x := range m + 1 {
					if !a.allows(x) {
						continue
					}
					for y := range m + 1 {
						if v, ok := c.value(x, y); b.allows(y) && ok && !k.allows(v&m) {
							t.Fatalf("%s: %v and %v give %v, but of %d and %d it is %d", c.name, a, b, k, x, y, v&m)
						}
					}
				}
			}
		}
	}
}

// TestCompareRegions checks what compares imply of bits against all values.
func TestCompareRegions(t *testing.T) {
	m := WidthMask(testWidth)
	for p := ir.EQ; p <= ir.SLE; p++ {
		for c := range m + 1 {
			k := compareBits(p, c, testWidth)
			for v := range m + 1 {
				order := cmp.Compare(v, c)
				if p.IsSigned() {
					order = cmp.Compare(signed4(v), signed4(c))
				}
				if fold.Holds(p, order) && !k.allows(v) {
					t.Fatalf("%d %v %d contradicts %v", v, p, c, k)
				}
			}
		}
	}
}
