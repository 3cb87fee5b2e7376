package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/bitvec/ranges"
)

// Ranges of integers with at most 64 bits, as compares describe them.

// rangeOf returns the numbers x of w bits for which x p c.
func rangeOf(p ir.Pred, c uint64, w int) ranges.Range {
	return ranges.Region(p, ranges.Single(bitvec.New(w, c)))
}

// isProper reports whether a range is neither empty nor full, so that it has bounds.
func isProper(r ranges.Range) bool { return !r.IsEmpty() && !r.IsFull() }

// bounds returns the first and the last number of a proper range; first > last where it wraps
// around.
func bounds(r ranges.Range) (first, last uint64) {
	first, _ = r.Lo.Uint64()
	last, _ = r.Hi.Uint64()
	return first, (last - 1) & maskOf(r.Bits())
}

// shifted returns the range with k added to every number.
func shifted(r ranges.Range, k uint64) ranges.Range {
	return r.Add(ranges.Single(bitvec.New(r.Bits(), k)))
}

// compareOf returns the compare that tests whether x is in the range: x + offset p c.
func compareOf(r ranges.Range) (p ir.Pred, c, offset uint64) {
	m, s := maskOf(r.Bits()), signBit(r.Bits())
	switch {
	case r.IsEmpty():
		return ir.ULT, 0, 0
	case r.IsFull():
		return ir.UGE, 0, 0
	}
	lo, hi := bounds(r)
	switch {
	case lo == hi:
		return ir.EQ, lo, 0
	case (hi+2)&m == lo:
		return ir.NE, (hi + 1) & m, 0
	case lo == s:
		return ir.SLT, (hi + 1) & m, 0
	case lo == 0:
		return ir.ULT, hi + 1, 0
	case hi == s-1:
		return ir.SGE, lo, 0
	case hi == m:
		return ir.UGE, lo, 0
	}
	return ir.ULT, (hi - lo + 1) & m, -lo & m
}
