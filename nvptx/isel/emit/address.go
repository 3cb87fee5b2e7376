package emit

import (
	"opt-go/nvptx/addrspace"
	"opt-go/nvptx/ptx"
)

// Location is an address as a memory instruction takes it: [base+off] in an address space.
type Location struct {
	Space int         // of the IR, as in package addrspace
	Base  ptx.Operand // a register, a SymRef without offset, or an integer
	Off   int64       // bytes
}

// At is the memory operand, extra bytes on.
func (l Location) At(extra int64) ptx.Addr { return ptx.At(l.Base, l.Off+extra) }

// State is the state space.
func (l Location) State() ptx.Space {
	state, _ := addrspace.State(l.Space)
	return state
}

// SetBase sets the base; the offset of a symbol moves to the offset of the location.
func (l *Location) SetBase(o ptx.Operand) {
	if sym, ok := o.(ptx.SymRef); ok {
		l.Off += sym.Off
		o = ptx.Sym(sym.Name)
	}
	l.Base = o
}

// AddressIn puts a whole address into a register.
func (e *Emitter) AddressIn(l Location) ptx.Reg {
	if sym, ok := l.Base.(ptx.SymRef); ok {
		return e.SymbolReg(ptx.SymRef{Name: sym.Name, Off: l.Off})
	}
	r := e.addressReg(l.Base, l.Space)
	if l.Off == 0 {
		return r
	}
	return e.Compute(ptx.B64, "add.s64", r, ptx.Int(l.Off))
}

// GenericAddress is the generic form of an address of a space.
func (e *Emitter) GenericAddress(r ptx.Reg, space int) ptx.Reg {
	if space == addrspace.Generic {
		return r
	}
	d := e.NewReg(ptx.B64)
	e.CastSpace(d, r, space, addrspace.Generic)
	return d
}

// CastSpace emits the conversion of an address between spaces.
func (e *Emitter) CastSpace(d ptx.Reg, o ptx.Operand, from, to int) {
	if sym, ok := o.(ptx.SymRef); ok && to == addrspace.Generic {
		e.Move(ptx.B64, d, e.GenericSymbol(sym, from))
		return
	}
	switch {
	case from == to:
		e.Move(e.TypeOf(d), d, o)
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
		e.Move(e.TypeOf(d), d, o)
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
