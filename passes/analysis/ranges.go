package analysis

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec/ranges"
)

// ResultRange returns the integers that metadata (!range) or an attribute of the call or of its
// callee promises of a result.
func ResultRange(i *ir.Instr) (r ranges.Range, ok bool) {
	w := i.Type().Scalar().Bits
	if n := i.MD("range"); n != nil {
		return ranges.OfNode(n, w)
	}
	if !i.Op().IsCall() {
		return r, false
	}
	if a, has := i.Info.Attrs.Ret.Get("range"); has {
		return ranges.Parse(a.Val, w)
	}
	if f := i.CalledFunc(); f != nil {
		if a, has := f.Attrs.Ret.Get("range"); has {
			return ranges.Parse(a.Val, w)
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
	return ranges.Parse(a.Val, ty.Scalar().Bits)
}
