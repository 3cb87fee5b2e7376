package ranges

import (
	"math/big"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec"
)

// Intervals calls visit with the intervals of !range metadata on a value of w bits: pairs of a lower
// bound and an upper one that is excluded. It reports whether the node has such pairs and nothing
// else.
func Intervals(n *ir.MDNode, w int, visit func(Range)) bool {
	for k := 0; k+1 < len(n.Fields); k += 2 {
		lo, ok1 := bound(n, k, w)
		hi, ok2 := bound(n, k+1, w)
		if !ok1 || !ok2 {
			return false
		}
		visit(NonEmpty(lo, hi))
	}
	return len(n.Fields) > 1
}

func bound(n *ir.MDNode, k, w int) (v bitvec.Int, ok bool) {
	c, isConst := n.Fields[k].Value.(*ir.MDConst)
	if !isConst {
		return v, false
	}
	v, ok = bitvec.Of(c.Value)
	return v, ok && v.Bits() == w
}

// OfNode unites the intervals of !range metadata.
func OfNode(n *ir.MDNode, w int) (r Range, ok bool) {
	r = Empty(w)
	ok = Intervals(n, w, func(one Range) { r = r.Union(one, Smallest) })
	return r, ok
}

// Parse reads the value of the attribute range on a value of w bits: "i32 0, 10".
func Parse(text string, w int) (r Range, ok bool) {
	_, bounds, _ := strings.Cut(text, " ")
	first, second, found := strings.Cut(bounds, ",")
	lo, ok1 := decimal(strings.TrimSpace(first), w)
	hi, ok2 := decimal(strings.TrimSpace(second), w)
	if !found || !ok1 || !ok2 {
		return r, false
	}
	return NonEmpty(lo, hi), true
}

// decimal parses a number with or without a sign. It is called for every query about the bits of a
// thread id, so that short numbers cost no allocation.
func decimal(s string, w int) (v bitvec.Int, ok bool) {
	digits, negative := strings.CutPrefix(s, "-")
	if len(digits) == 0 || len(digits) > 18 || w > 64 { // rare
		n, ok := new(big.Int).SetString(s, 10)
		if !ok {
			return v, false
		}
		return bitvec.FromBig(w, n), true
	}
	n := uint64(0)
	for k := range len(digits) {
		d := digits[k] - '0'
		if d > 9 {
			return v, false
		}
		n = 10*n + uint64(d)
	}
	if negative {
		n = -n
	}
	return bitvec.New(w, n), true
}
