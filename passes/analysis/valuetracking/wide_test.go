package valuetracking

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/bitvec/known"
)

// bothKits lists the functions that there are twice: on words, and for any width.
func bothKits() map[string]struct {
	words func(a, b KnownBits, w int) KnownBits
	any   func(a, b known.Bits) known.Bits
} {
	type pair = struct {
		words func(a, b KnownBits, w int) KnownBits
		any   func(a, b known.Bits) known.Bits
	}
	out := map[string]pair{
		"mul":  {knownProduct, known.Mul},
		"or":   {knownOr, known.BitOr},
		"xor":  {knownXor, known.BitXor},
		"umax": {knownUMax, known.UMax}, "umin": {knownUMin, known.UMin}, "smax": {knownSMax, known.SMax}, "smin": {knownSMin, known.SMin},
	}
	for name, flags := range map[string]ir.Flags{"": 0, " nuw": ir.NUW, " nsw": ir.NSW, " nuw nsw": ir.NUW | ir.NSW} {
		for op, add := range map[string]bool{"add": true, "sub": false} {
			out[op+name] = pair{
				func(a, b KnownBits, w int) KnownBits { return knownAddSub(add, flags, a, b, w) },
				func(a, b known.Bits) known.Bits { return known.AddSub(add, flags, a, b) },
			}
		}
	}
	ty := ir.NewContext().Int(8) // of the operands, which are not looked at
	for _, op := range []ir.Op{ir.Shl, ir.LShr, ir.AShr, ir.UDiv, ir.SDiv} {
		for _, flags := range []ir.Flags{0, ir.NUW, ir.NSW, ir.Exact} {
			i := ir.NewInstr(op, ty, ir.NewInt(ty, 1), ir.NewInt(ty, 1))
			i.Flags = flags
			p := pair{func(a, b KnownBits, w int) KnownBits { return knownShift(i, a, b, w) },
				func(a, b known.Bits) known.Bits { return known.Shift(op, flags, a, b) }}
			if op == ir.UDiv || op == ir.SDiv {
				p = pair{func(a, b KnownBits, w int) KnownBits { return knownDiv(i, a, b, w) },
					func(a, b known.Bits) known.Bits { return known.Div(op == ir.SDiv, flags, a, b) }}
			}
			out[fmt.Sprint(op, " ", flags)] = p
		}
	}
	for name, on := range map[string]bool{"1": true, "2": false} {
		out["rem "+name] = pair{func(a, b KnownBits, w int) KnownBits { return knownRem(on, a, b, w) },
			func(a, b known.Bits) known.Bits { return known.Rem(on, a, b) }}
		out["abs "+name] = pair{func(a, _ KnownBits, w int) KnownBits { return knownAbs(a, on, w) },
			func(a, _ known.Bits) known.Bits { return known.Abs(a, on) }}
	}
	return out
}

// TestWordsAsWide holds the functions on words against those for any width: all known bits of 3 and
// 4 bits, random ones up to 64.
func TestWordsAsWide(t *testing.T) {
	kits := bothKits()
	check := func(a, b KnownBits, w int) {
		t.Helper()
		for name, c := range kits {
			got, want := c.words(a, b, w), FromBits(c.any(a.Bits(w), b.Bits(w)))
			if got != want {
				t.Fatalf("i%d %s of %v and %v: words give %v, numbers %v", w, name, a, b, got, want)
			}
		}
		for p := ir.UGT; p <= ir.SLE; p++ {
			v, ok := Ordered(p, a, b, w)
			q, x, y := p, a, b
			if p == ir.UGT || p == ir.UGE || p == ir.SGT || p == ir.SGE {
				q, x, y = p.Swapped(), b, a
			}
			if v2, ok2 := orderedWide(q, x.Bits(w), y.Bits(w)); ok != ok2 || ok && v != v2 {
				t.Fatalf("i%d: %v %v %v is %v, %v by words, %v, %v by numbers", w, a, p, b, v, ok, v2, ok2)
			}
		}
	}
	for _, a := range allKnown() {
		for _, b := range allKnown() {
			check(a, b, testWidth)
			if m := WidthMask(3); a.Zero|a.One|b.Zero|b.One <= m {
				check(a, b, 3)
			}
		}
	}
	rnd := rand.New(rand.NewPCG(5, 6))
	for range 3000 {
		w := 1 + rnd.IntN(64)
		operand := func() KnownBits {
			v, sure := rnd.Uint64()>>rnd.IntN(64), rnd.Uint64()|rnd.Uint64()<<rnd.IntN(64)
			return words(^v&sure&WidthMask(w), v&sure&WidthMask(w))
		}
		check(operand(), operand(), w)
	}
}

// TestWideForms checks what is asked of a KnownBits of more than 64 bits against the same of fewer,
// zero-extended or shifted to the top.
func TestWideForms(t *testing.T) {
	const w, wide = testWidth, 100
	for _, k := range allKnown() {
		b := k.Bits(w)
		low, high := FromBits(b.ZExt(wide)), FromBits(known.Bits{Zero: b.Zero.ZExtOrTrunc(wide).Shl(wide - w), One: b.One.ZExtOrTrunc(wide).Shl(wide - w)})
		if low.Max(wide) != k.Max(w) || low.Min() != k.Min() || low.TrailingZeros(wide) != b.ZExt(wide).TrailingZeros() {
			t.Fatalf("%v: wide %v", k, low)
		}
		if high.NonNegative(wide) != k.NonNegative(w) || high.Negative(wide) != k.Negative(w) || high.SomeOne() != k.SomeOne() ||
			high.LeadingZeros(wide) != k.LeadingZeros(w) && k.LeadingZeros(w) < w || high.LeadingOnes(wide) != k.LeadingOnes(w) {
			t.Fatalf("%v: at the top %v", k, high)
		}
		if low.Odd() != k.Odd() || low.Even() != k.Even() || low.Bool(wide) != k.Bool(w) || low.IsNothing() || high.IsNothing() != k.IsNothing() {
			t.Fatalf("%v: wide %v", k, low)
		}
		v, sure := k.Const(w)
		if n, ok := low.ConstInt(wide); ok != sure || ok && !n.Eq(bitvec.New(wide, v)) {
			t.Fatalf("%v: constant %v", k, n)
		}
		for _, o := range allKnown() {
			other := FromBits(o.Bits(w).ZExt(wide))
			if Differ(low, other) != Differ(k, o) || Disjoint(low, other, wide) != Disjoint(k, o, w) {
				t.Fatalf("%v and %v: wide %v and %v", k, o, low, other)
			}
			if want := k.and(o); !want.contradicts() {
				got, want := low.and(other).Bits(wide), want.Bits(w).ZExt(wide)
				if !got.Zero.Eq(want.Zero) || !got.One.Eq(want.One) {
					t.Fatalf("%v and %v: both are %v, want %v", k, o, got, want)
				}
			}
		}
	}
}
