package ranges_test

import (
	"testing"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/bitvec/ranges"
)

const testBits = 3

// all returns every range of testBits bits.
func all() []ranges.Range {
	out := []ranges.Range{ranges.Full(testBits)}
	for lo := range uint64(1) << testBits {
		for hi := range uint64(1) << testBits {
			if lo != hi {
				out = append(out, ranges.NonEmpty(bitvec.New(testBits, lo), bitvec.New(testBits, hi)))
			}
		}
	}
	return out
}

// results are those of op, ok is false where it is undefined or poison.
func result(op ir.Op, x, y uint64) (r uint64, ok bool) {
	const mask = 1<<testBits - 1
	s := func(v uint64) int64 { return int64(v<<(64-testBits)) >> (64 - testBits) }
	switch op {
	case ir.Add:
		r = x + y
	case ir.Sub:
		r = x - y
	case ir.Mul:
		r = x * y
	case ir.And:
		r = x & y
	case ir.Or:
		r = x | y
	case ir.Xor:
		r = x ^ y
	case ir.UDiv, ir.URem, ir.SDiv, ir.SRem:
		if y == 0 || (op == ir.SDiv || op == ir.SRem) && s(y) == -1 && s(x) == -1<<(testBits-1) {
			return 0, false
		}
		r = map[ir.Op]uint64{ir.UDiv: x / y, ir.URem: x % y, ir.SDiv: uint64(s(x) / s(y)), ir.SRem: uint64(s(x) % s(y))}[op]
	case ir.Shl, ir.LShr, ir.AShr:
		if y >= testBits {
			return 0, false
		}
		r = map[ir.Op]uint64{ir.Shl: x << y, ir.LShr: x >> y, ir.AShr: uint64(s(x) >> y)}[op]
	}
	return r & mask, true
}

// TestOfBinary holds the results of all pairs of numbers of all pairs of ranges against the
// range that is computed.
func TestOfBinary(t *testing.T) {
	every := all()
	for _, op := range []ir.Op{ir.Add, ir.Sub, ir.Mul, ir.UDiv, ir.SDiv, ir.URem, ir.SRem, ir.Shl, ir.LShr, ir.AShr, ir.And, ir.Or, ir.Xor} {
		for _, a := range every {
			for _, b := range every {
				r := ranges.OfBinary(op, 0, a, b, ranges.Smallest)
				for x := range uint64(1) << testBits {
					for y := range uint64(1) << testBits {
						v, ok := result(op, x, y)
						if ok && a.Has(bitvec.New(testBits, x)) && b.Has(bitvec.New(testBits, y)) && !r.Has(bitvec.New(testBits, v)) {
							t.Fatalf("%v of %s and %s is %s, without %d from %d and %d", op, a, b, r, v, x, y)
						}
					}
				}
			}
		}
	}
}
