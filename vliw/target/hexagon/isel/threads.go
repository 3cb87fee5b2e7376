package isel

import (
	"opt-go/frontend/ir"
	"opt-go/vliw/mir"
	"opt-go/vliw/target/hexagon/code"
)

// Thread-local variables, as the ABI has them: the register ugp is the end of the variables of a
// thread. A variable of the program has a distance from there that the linker knows (local-exec);
// that of another object's is in memory, from when the program starts (initial-exec):
//
//	r0 = ugp                        r0 = ugp
//	r0 = add(r0,##x@TPREL)          r1 = memw(##x@IE), or memw(got+##x@IEGOT)
//	                                r0 = add(r0,r1)
//
// Shared objects that are loaded later (general-dynamic, local-dynamic) are refused.

// threadLocal reports whether a value is a thread-local variable, whose address is no constant.
func threadLocal(v ir.Value) bool {
	g, ok := v.(*ir.GlobalVar)
	return ok && g.TLS != ""
}

// threadAddress is the address of a thread-local variable, computed once per block.
func (s *selector) threadAddress(g *ir.GlobalVar) value {
	sym := s.mod.symbol(g, s.pos)
	return s.cached(constKey{code.Control, 0, sym}, func() value {
		pointer := s.cached(constKey{code.Control, int64(code.UGP), ""}, func() value { return s.op(code.OpGetControl, code.RegOp(code.UGP)) })
		local := g.DSOLocal || g.Linkage.IsLocal() || !s.mod.pic && !g.IsDeclaration()
		switch {
		case g.TLS == "localexec" || local && (!s.mod.pic || s.mod.pie || g.TLS == "initialexec"):
			return s.op(code.OpAddTP, pointer, code.SymOp(sym, 0))
		case !s.mod.pic:
			return s.op(code.OpAdd, pointer, s.op(code.OpLdIE, code.SymOp(sym, 0)))
		case s.mod.pie || g.TLS == "initialexec":
			return s.op(code.OpAdd, pointer, s.op(code.OpLdIEGot, s.symbolAddress(gotSymbol, 0), code.SymOp(sym, 0)))
		}
		mir.Refuse(s.pos, "the thread-local variable %s of a shared object on Hexagon (the model %s)", g.Ident(), g.TLS)
		return value{}
	})
}
