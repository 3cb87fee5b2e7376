package reader

import (
	"opt-go/frontend/ir"
	"opt-go/frontend/reader/constexpr"
)

// oldExpr rejects an initializer with a constant expression that LLVM 19 has removed. In a text
// with typed pointers, which comes from LLVM 14 or older, it is kept.
func (r *reader) oldExpr(init ir.Value) {
	op := constexpr.Unsupported(init)
	switch {
	case op == ir.BadOp:
	case r.text != nil && r.text.Typed:
		r.warnf("'%s' constant expressions are no longer supported in initializers; LLVM 15 and later refuse what is printed of it", op)
	default:
		r.errorf("'%s' constant expressions are no longer supported in initializers", op)
	}
}

// expandExprs turns constant expressions that LLVM 19 has removed into instructions before their
// use (for a φ, before the terminator of the incoming block), as LLVM does when it reads old
// bitcode.
func (f *funcReader) expandExprs() {
	if !f.sawOldExpr {
		return
	}
	for i := range f.fn.Instrs() {
		for k, v := range i.Operands() {
			if constexpr.Unsupported(v) == ir.BadOp {
				continue
			}
			at := i
			if i.Op() == ir.Phi {
				at = i.IncomingBlock(k).Term()
				if n := sameEdge(i, k); n < k {
					i.SetOperand(k, i.Operand(n))
					continue
				}
			}
			if i.Op() == ir.LandingPad || i.Op() == ir.Switch && k > 0 {
				f.errorAt(f.at, "'%s' constant expressions are no longer supported here", constexpr.Unsupported(v))
				return
			}
			i.SetOperand(k, constexpr.Expand(v, at))
		}
	}
}

// sameEdge returns the first edge of a φ that comes from the same block as edge k; both must have
// the same value.
func sameEdge(phi *ir.Instr, k int) int {
	for n := range k {
		if phi.IncomingBlock(n) == phi.IncomingBlock(k) {
			return n
		}
	}
	return k
}
