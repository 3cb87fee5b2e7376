package ranges

import (
	"math/big"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec"
)

// Intervals calls visit with the intervals of !range metadata on a value of w bits: pairs of a
// lower bound and an upper one that is excluded. It reports whether the node has such pairs and
// nothing else.
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

// Parse reads the value of the attribute range on a value of w bits: "i32 0, 10". It is called for
// every query about the bits of a thread id, so that short numbers are read in one go.
func Parse(text string, w int) (r Range, ok bool) {
	bounds := text[strings.IndexByte(text, ' ')+1:]
	if lo, rest, ok := short(bounds, w); ok && len(rest) > 1 && rest[0] == ',' {
		if hi, rest, ok := short(rest[1:], w); ok && rest == "" {
			return NonEmpty(lo, hi), true
		}
	}
	first, second, found := strings.Cut(bounds, ",")
	lo, ok1 := decimal(first, w)
	hi, ok2 := decimal(second, w)
	if !found || !ok1 || !ok2 {
		return r, false
	}
	return NonEmpty(lo, hi), true
}

// decimal parses a number with or without a sign.
func decimal(s string, w int) (v bitvec.Int, ok bool) {
	n, ok := new(big.Int).SetString(strings.TrimSpace(s), 10)
	if !ok {
		return v, false
	}
	return bitvec.FromBig(w, n), true
}

// short parses a number of few digits, with or without a sign, at the beginning of a text, after at
// most one space; ok is false for all others.
func short(s string, w int) (v bitvec.Int, rest string, ok bool) {
	k := 0
	if len(s) > k && s[k] == ' ' {
		k++
	}
	negative := len(s) > k && s[k] == '-'
	if negative {
		k++
	}
	n, start := uint64(0), k
	for ; k < len(s) && '0' <= s[k] && s[k] <= '9'; k++ {
		n = 10*n + uint64(s[k]-'0')
	}
	if k == start || k-start > 18 || w > 64 { // rare
		return v, s, false
	}
	if negative {
		n = -n
	}
	return bitvec.New(w, n), s[k:], true
}
