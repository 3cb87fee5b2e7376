package globals

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/addrspace"
	"opt-go/nvptx/ptx"
)

// Address is the address of a symbol in the space that it lives in.
type Address struct {
	Sym   ptx.SymRef
	Space int // of LLVM's numbers
}

// Address resolves constants that are a symbol plus an offset; functions are in the generic space.
func (m *Table) Address(v ir.Value) (Address, bool) {
	switch v := v.(type) {
	case *ir.GlobalVar:
		return Address{ptx.Sym(m.names[v]), storageSpace(v)}, true
	case *ir.Func:
		return Address{ptx.Sym(m.names[v]), addrspace.Generic}, true
	case *ir.Alias:
		return m.Address(v.Aliasee)
	case *ir.Const:
		switch {
		case v.Kind == ir.DSOLocalConst || v.Kind == ir.NoCFIConst:
			return m.Address(v.Elems[0])
		case v.Kind != ir.ExprConst:
			return Address{}, false
		case v.Op == ir.BitCast || v.Op == ir.AddrSpaceCast:
			return m.Address(v.Elems[0])
		case v.Op == ir.GetElementPtr && v.Type().IsPtr():
			a, ok := m.Address(v.Elems[0])
			off, fixed := m.layout.ConstGEPOffset(v.ElemTy, v.Elems[1:])
			a.Sym.Off += off
			return a, ok && fixed
		}
	}
	return Address{}, false
}

// storageSpace is where a variable lives: those of the generic space are put into global memory.
func storageSpace(g *ir.GlobalVar) int {
	if g.Space == addrspace.Generic {
		return addrspace.Global
	}
	return g.Space
}
