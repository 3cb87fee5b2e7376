package emit

import (
	"opt-go/nvptx/addrspace"
	"opt-go/nvptx/ptx"
)

// CastSpace emits the conversion of an address between spaces.
func (e *Emitter) CastSpace(d ptx.Reg, o ptx.Operand, from, to int) {
	if sym, ok := o.(ptx.SymRef); ok && to == addrspace.Generic {
		e.Move(ptx.B64, d, e.GenericSymbol(sym, from))
		return
	}
	switch {
	case from == to:
		e.Move(ptx.B64, d, o)
	case to == addrspace.Generic:
		e.Put("cvta."+stateName(from)+".u64", d, e.addressReg(o, from))
	case from == addrspace.Generic:
		if e.Layout.PtrBits(to) == 32 {
			t := e.Compute(ptx.B64, "cvta.to."+stateName(to)+".u64", e.Reg(o, ptx.B64))
			e.Put("cvt.u32.u64", d, t)
			return
		}
		e.Put("cvta.to."+stateName(to)+".u64", d, e.Reg(o, ptx.B64))
	default: // between two specific spaces: only the bits can be kept
		e.Move(ptx.B64, d, o)
	}
}

// addressReg widens the address of a space with short pointers.
func (e *Emitter) addressReg(o ptx.Operand, space int) ptx.Reg {
	if e.Layout.PtrBits(space) == 32 {
		if _, sym := o.(ptx.SymRef); !sym {
			return e.Compute(ptx.B64, "cvt.u64.u32", e.Reg(o, ptx.B32))
		}
	}
	return e.Reg(o, ptx.B64)
}

// stateName is how instructions name the state space of an address space.
func stateName(space int) string {
	state, _ := addrspace.State(space)
	return state.String()
}
