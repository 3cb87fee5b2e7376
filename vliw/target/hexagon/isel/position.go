package isel

import (
	"strings"

	"opt-go/frontend/ir"
	"opt-go/vliw/target/hexagon/code"
)

// Position-independent code, which the module flag PIC Level asks for: a symbol of this object is
// at a distance from the packet (@PCREL), the address of any other is in the global offset table
// (@GOT). Branches are relative anyhow; for calls of other objects the linker makes a table.

// gotSymbol is the start of the global offset table.
const gotSymbol = "_GLOBAL_OFFSET_TABLE_"

// symbolAddress is the address of a symbol plus an offset, computed once per block.
func (s *selector) symbolAddress(sym string, off int64) value {
	if !s.mod.pic {
		return s.cached(constKey{code.Word, off, sym}, func() value { return s.op(code.OpLa, code.SymOp(sym, off)) })
	}
	base := s.cached(constKey{code.Word, 0, sym}, func() value {
		if s.mod.isHere(sym) {
			return s.op(code.OpLaPC, code.SymOp(sym, 0))
		}
		return s.op(code.OpLdGot, s.symbolAddress(gotSymbol, 0), code.SymOp(sym, 0))
	})
	if off == 0 {
		return base
	}
	return s.cached(constKey{code.Word, off, sym}, func() value { return s.op(code.OpAddi, base, code.ImmOp(off)) })
}

// isHere reports whether a symbol surely belongs to the object that the linker makes of the module.
func (m *Module) isHere(sym string) bool {
	if sym == gotSymbol || strings.HasPrefix(sym, ".L") {
		return true
	}
	g := m.Src.Lookup(sym)
	if g == nil {
		return false
	}
	b := g.Base()
	return b.DSOLocal || b.Linkage.IsLocal() || b.Visibility != ""
}

// noteVisibility keeps what the linker has to know of a symbol.
func (m *Module) noteVisibility(g ir.GlobalValue) {
	if v := g.Base().Visibility; v != "" && v != "default" {
		m.Out.Visible[g.Name()] = "." + v
	}
}
