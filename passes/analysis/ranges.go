package analysis

import (
	"math/big"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/bitvec/ranges"
)

// ResultRange returns the integers that metadata (!range) or an attribute of the call or of its
// callee promises of a result.
func ResultRange(i *ir.Instr) (r ranges.Range, ok bool) {
	w := i.Type().Scalar().Bits
	if n := i.MD("range"); n != nil {
		return rangeOfNode(n, w)
	}
	if !i.Op().IsCall() {
		return r, false
	}
	if a, has := i.Info.Attrs.Ret.Get("range"); has {
		return rangeOfText(a.Val, w)
	}
	if f := i.CalledFunc(); f != nil {
		if a, has := f.Attrs.Ret.Get("range"); has {
			return rangeOfText(a.Val, w)
		}
	}
	return r, false
}

// ParamRange returns the integers that an attribute promises of a parameter.
func ParamRange(p *ir.Param) (r ranges.Range, ok bool) {
	return AttrRange(p.Attrs(), p.Type())
}

// AttrRange returns the integers that the attribute range of a parameter or result of a type
// promises.
func AttrRange(s ir.AttrSet, ty *ir.Type) (r ranges.Range, ok bool) {
	a, has := s.Get("range")
	if !has {
		return r, false
	}
	return rangeOfText(a.Val, ty.Scalar().Bits)
}

// rangeOfNode unites the intervals of !range metadata.
func rangeOfNode(n *ir.MDNode, w int) (r ranges.Range, ok bool) {
	r = ranges.Empty(w)
	number := func(k int) (bitvec.Int, bool) {
		c, isConst := n.Fields[k].Value.(*ir.MDConst)
		if !isConst || ir.AsInt(c.Value) == nil {
			return bitvec.Int{}, false
		}
		return bitvec.FromBig(w, ir.AsInt(c.Value).BigSigned()), true
	}
	for k := 0; k+1 < len(n.Fields); k += 2 {
		lo, ok1 := number(k)
		hi, ok2 := number(k + 1)
		if !ok1 || !ok2 {
			return r, false
		}
		r = r.Union(ranges.NonEmpty(lo, hi), ranges.Smallest)
	}
	return r, len(n.Fields) > 1
}

// rangeOfText reads the value of the attribute range(i32 0, 10).
func rangeOfText(text string, w int) (r ranges.Range, ok bool) {
	_, bounds, _ := strings.Cut(text, " ")
	lo, hi, found := strings.Cut(bounds, ",")
	a, ok1 := new(big.Int).SetString(strings.TrimSpace(lo), 10)
	b, ok2 := new(big.Int).SetString(strings.TrimSpace(hi), 10)
	if !found || !ok1 || !ok2 {
		return r, false
	}
	return ranges.NonEmpty(bitvec.FromBig(w, a), bitvec.FromBig(w, b)), true
}
