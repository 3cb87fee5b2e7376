package known

import (
	"math/big"
	"math/rand/v2"
	"testing"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec"
)

// allows reports whether v has the known bits.
func (k Bits) allows(v bitvec.Int) bool {
	return v.And(k.Zero).IsZero() && v.Not().And(k.One).IsZero()
}

// operation is a transfer function and what the operation gives for one pair of numbers; ok is
// false where that is poison or undefined.
type operation struct {
	name  string
	known func(a, b Bits) Bits
	value func(a, b bitvec.Int) (v bitvec.Int, ok bool)
}

// amount returns a shift amount below the width.
func amount(b bitvec.Int) (n int, ok bool) {
	v, fits := b.Uint64()
	return int(v), fits && v < uint64(b.Bits())
}

func total(f func(a, b bitvec.Int) bitvec.Int) func(a, b bitvec.Int) (bitvec.Int, bool) {
	return func(a, b bitvec.Int) (bitvec.Int, bool) { return f(a, b), true }
}

func arithmetic() []operation {
	sum := func(add bool, flags ir.Flags) func(a, b Bits) Bits {
		return func(a, b Bits) Bits { return AddSub(add, flags, a, b) }
	}
	quotient := func(signed bool, flags ir.Flags) func(a, b Bits) Bits {
		return func(a, b Bits) Bits { return Div(signed, flags, a, b) }
	}
	signedQuotient := func(a, b bitvec.Int) (bitvec.Int, bool) {
		if b.IsZero() || a.IsMinSigned() && b.IsAllOnes() {
			return a, false
		}
		return a.SDiv(b), true
	}
	remainder := func(a, q, b bitvec.Int) bitvec.Int { return a.Sub(q.Mul(b)) }
	return []operation{
		{"add", sum(true, 0), total(bitvec.Int.Add)},
		{"add nsw", sum(true, ir.NSW), func(a, b bitvec.Int) (bitvec.Int, bool) { v, over := a.SAddOverflow(b); return v, !over }},
		{"add nuw", sum(true, ir.NUW), func(a, b bitvec.Int) (bitvec.Int, bool) { v, over := a.UAddOverflow(b); return v, !over }},
		{"sub", sum(false, 0), total(bitvec.Int.Sub)},
		{"sub nsw", sum(false, ir.NSW), func(a, b bitvec.Int) (bitvec.Int, bool) { v, over := a.SSubOverflow(b); return v, !over }},
		{"sub nuw", sum(false, ir.NUW), func(a, b bitvec.Int) (bitvec.Int, bool) { return a.Sub(b), b.ULE(a) }},
		{"mul", Mul, total(bitvec.Int.Mul)},
		{"udiv", quotient(false, 0), func(a, b bitvec.Int) (bitvec.Int, bool) {
			if b.IsZero() {
				return a, false
			}
			return a.UDiv(b), true
		}},
		{"udiv exact", quotient(false, ir.Exact), func(a, b bitvec.Int) (bitvec.Int, bool) {
			if b.IsZero() || !a.URem(b).IsZero() {
				return a, false
			}
			return a.UDiv(b), true
		}},
		{"sdiv", quotient(true, 0), signedQuotient},
		{"sdiv exact", quotient(true, ir.Exact), func(a, b bitvec.Int) (bitvec.Int, bool) {
			v, ok := signedQuotient(a, b)
			return v, ok && remainder(a, v, b).IsZero()
		}},
		{"urem", func(a, b Bits) Bits { return Rem(false, a, b) }, func(a, b bitvec.Int) (bitvec.Int, bool) {
			if b.IsZero() {
				return a, false
			}
			return a.URem(b), true
		}},
		{"srem", func(a, b Bits) Bits { return Rem(true, a, b) }, func(a, b bitvec.Int) (bitvec.Int, bool) {
			v, ok := signedQuotient(a, b)
			return remainder(a, v, b), ok
		}},
	}
}

func others() []operation {
	shift := func(op ir.Op, flags ir.Flags) func(a, b Bits) Bits {
		return func(a, b Bits) Bits { return Shift(op, flags, a, b) }
	}
	shifted := func(do func(a bitvec.Int, n int) bitvec.Int, undo func(a bitvec.Int, n int) bitvec.Int) func(a, b bitvec.Int) (bitvec.Int, bool) {
		return func(a, b bitvec.Int) (bitvec.Int, bool) {
			n, ok := amount(b)
			if !ok {
				return a, false
			}
			v := do(a, n)
			return v, undo == nil || undo(v, n).Eq(a)
		}
	}
	shl, lshr, ashr := bitvec.Int.Shl, bitvec.Int.LShr, bitvec.Int.AShr
	one := func(f func(k Bits) Bits) func(a, b Bits) Bits { return func(a, _ Bits) Bits { return f(a) } }
	return []operation{
		{"shl", shift(ir.Shl, 0), shifted(shl, nil)},
		{"shl nuw", shift(ir.Shl, ir.NUW), shifted(shl, lshr)},
		{"shl nsw", shift(ir.Shl, ir.NSW), shifted(shl, ashr)},
		{"lshr", shift(ir.LShr, 0), shifted(lshr, nil)},
		{"lshr exact", shift(ir.LShr, ir.Exact), shifted(lshr, shl)},
		{"ashr", shift(ir.AShr, 0), shifted(ashr, nil)},
		{"ashr exact", shift(ir.AShr, ir.Exact), shifted(ashr, shl)},
		{"umax", UMax, total(bitvec.MaxU)},
		{"umin", UMin, total(bitvec.MinU)},
		{"smax", SMax, total(bitvec.MaxS)},
		{"smin", SMin, total(bitvec.MinS)},
		{"and", BitAnd, total(bitvec.Int.And)},
		{"or", BitOr, total(bitvec.Int.Or)},
		{"xor", BitXor, total(bitvec.Int.Xor)},
		{"abs", one(func(k Bits) Bits { return Abs(k, false) }), func(a, _ bitvec.Int) (bitvec.Int, bool) { return a.Abs(), true }},
		{"abs, least is poison", one(func(k Bits) Bits { return Abs(k, true) }), func(a, _ bitvec.Int) (bitvec.Int, bool) {
			return a.Abs(), !a.IsMinSigned()
		}},
		{"zext trunc", one(func(k Bits) Bits { return k.Trunc((k.Width() + 1) / 2).ZExt(k.Width()) }), func(a, _ bitvec.Int) (bitvec.Int, bool) {
			return a.Trunc((a.Bits() + 1) / 2).ZExtOrTrunc(a.Bits()), true
		}},
		{"sext trunc", one(func(k Bits) Bits { return k.Trunc((k.Width() + 1) / 2).SExt(k.Width()) }), func(a, _ bitvec.Int) (bitvec.Int, bool) {
			return a.Trunc((a.Bits() + 1) / 2).SExtOrTrunc(a.Bits()), true
		}},
		{"fshl by 1", func(a, b Bits) Bits { return Funnel(a, b, 1) }, total(func(a, b bitvec.Int) bitvec.Int {
			return a.Shl(1).Or(b.LShr(b.Bits() - 1))
		})},
		{"bitreverse", one(func(k Bits) Bits { return Reversed(k, 1) }), func(a, _ bitvec.Int) (bitvec.Int, bool) { return a.Reversed(1), true }},
	}
}

// TestEveryValue checks each function at widths up to 4 with all known bits and all values that
// they allow.
func TestEveryValue(t *testing.T) {
	widest := 4
	if testing.Short() {
		widest = 3
	}
	for w := 1; w <= widest; w++ {
		var all []Bits
		var values [][]bitvec.Int
		for z := range uint64(1) << w {
			for o := range uint64(1) << w {
				if z&o != 0 {
					continue
				}
				k := Bits{bitvec.New(w, z), bitvec.New(w, o)}
				var list []bitvec.Int
				for v := range uint64(1) << w {
					if n := bitvec.New(w, v); k.allows(n) {
						list = append(list, n)
					}
				}
				all, values = append(all, k), append(values, list)
			}
		}
		for _, c := range append(arithmetic(), others()...) {
			for i, a := range all {
				for j, b := range all {
					k := c.known(a, b)
					for _, x := range values[i] {
						for _, y := range values[j] {
							if v, ok := c.value(x, y); ok && !k.allows(v) {
								t.Fatalf("i%d %s: %v and %v give %v, but of %v and %v it is %v", w, c.name, a, b, k, x, y, v)
							}
						}
					}
				}
			}
			for _, a := range all { // of numbers that are known the result is
				for _, b := range all {
					x, sure := a.Const()
					y, sure2 := b.Const()
					v, ok := c.value(x, y)
					if got, known := c.known(a, b).Const(); sure && sure2 && ok && (!known || !got.Eq(v)) && precise[c.name] {
						t.Fatalf("i%d %s: of %v and %v it is %v, not known: %v", w, c.name, x, y, v, c.known(a, b))
					}
				}
			}
		}
	}
}

// precise names the operations that know every bit of the result where they know every bit of the
// operands.
var precise = map[string]bool{
	"add": true, "add nsw": true, "add nuw": true, "sub": true, "sub nsw": true, "sub nuw": true, "mul": true,
	"shl": true, "shl nuw": true, "shl nsw": true, "lshr": true, "lshr exact": true, "ashr": true, "ashr exact": true,
	"umax": true, "umin": true, "smax": true, "smin": true, "and": true, "or": true, "xor": true, "abs": true,
	"zext trunc": true, "sext trunc": true, "fshl by 1": true, "bitreverse": true,
}

// random returns a number of w bits in which runs of equal bits are likely.
func random(rnd *rand.Rand, w int) bitvec.Int {
	n, bit := new(big.Int), uint(0)
	stay := 1 + rnd.IntN(16)
	for range w {
		if rnd.IntN(stay) == 0 {
			bit = uint(rnd.IntN(2))
		}
		n.Lsh(n, 1).SetBit(n, 0, bit)
	}
	return bitvec.FromBig(w, n)
}

// TestRandomWide checks each function around and above 64 bits with random known bits and random
// values that they allow; shift amounts are below twice the width.
func TestRandomWide(t *testing.T) {
	rnd := rand.New(rand.NewPCG(3, 4))
	for _, w := range []int{63, 64, 65, 96, 127, 128, 129, 256} {
		for range 60 {
			operand := func(max int) (Bits, bitvec.Int) {
				v, sure := random(rnd, w), random(rnd, w)
				if max > 0 {
					v = bitvec.New(w, uint64(rnd.IntN(max)))
					if rnd.IntN(2) == 0 {
						sure = bitvec.AllOnes(w).Shl(rnd.IntN(5))
					}
				}
				return Bits{v.Not().And(sure), v.And(sure)}, v
			}
			for _, c := range append(arithmetic(), others()...) {
				a, x := operand(0)
				b, y := operand([]int{0, 2 * w, 16}[rnd.IntN(3)])
				k := c.known(a, b)
				for range 10 {
					if v, ok := c.value(x, y); ok && !k.allows(v) {
						t.Fatalf("i%d %s: %v and %v give %v, but of %v and %v it is %v", w, c.name, a, b, k, x, y, v)
					}
					x = random(rnd, w).And(a.Zero.Not()).Or(a.One)
					if rnd.IntN(2) == 0 {
						y = random(rnd, w).And(b.Zero.Not()).Or(b.One)
					}
				}
			}
		}
	}
}
