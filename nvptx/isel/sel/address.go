package sel

import (
	"math"

	"opt-go/frontend/ir"
	"opt-go/nvptx/addrspace"
	"opt-go/nvptx/isel/emit"
	"opt-go/nvptx/ptx"
)

// Locate folds as much as possible of the computation of a pointer into an address: constant
// offsets, symbols, casts between spaces.
func (s *Func) Locate(v ir.Value) emit.Location {
	loc := emit.Location{Space: s.SpaceOf(v)}
	if s.Target.KeepGeneric {
		loc.Space = v.Type().Space
	}
	if _, ok := addrspace.State(loc.Space); !ok {
		s.failValue("address space %d", loc.Space)
		return emit.Location{Base: ptx.Int(0)}
	}
	for {
		next, more := s.locateStep(v, &loc)
		if !more {
			break
		}
		v = next
	}
	s.RegisterConstant(&loc)
	if loc.Off > math.MaxInt32 || loc.Off < math.MinInt32 {
		reg := emit.IntReg(s.Layout.PtrBits(loc.Space))
		loc.Base = s.Compute(reg, "add."+emit.Typed('s', reg), s.Reg(loc.Base, reg), ptx.Int(loc.Off))
		loc.Off = 0
	}
	return loc
}

// locateStep strips one step of the computation of v, or sets the base of the address.
func (s *Func) locateStep(v ir.Value, loc *emit.Location) (next ir.Value, more bool) {
	if a, ok := s.Module.Globals.Address(v); ok && (a.Space == loc.Space) {
		loc.SetBase(a.Sym)
		return nil, false
	}
	if i, ok := v.(*ir.Instr); ok {
		switch i.Op() {
		case ir.BitCast, ir.Freeze:
			return i.Operand(0), true
		case ir.AddrSpaceCast:
			if s.SpaceOf(i.Operand(0)) == loc.Space {
				return i.Operand(0), true
			}
		case ir.GetElementPtr:
			if end, ok := s.chains[i]; ok {
				loc.Off += end.off
				return end.from, true
			}
			g := s.Decompose(i)
			if len(g.Terms) == 0 {
				end := s.chain(i, g.Off)
				loc.Off += end.off
				return end.from, true
			}
			loc.Off += g.Off
			loc.Base = s.gepBase(i, g)
			return nil, false
		}
	}
	if loc.Space != addrspace.Generic {
		loc.SetBase(s.SpecificAddress(v))
	} else {
		loc.SetBase(s.One(v))
	}
	return nil, false
}

// RegisterConstant materializes a constant address in a register: an instruction takes such an
// address in local memory only.
func (s *Func) RegisterConstant(l *emit.Location) {
	n, ok := l.Base.(ptx.Int)
	if !ok || l.Space == addrspace.Local {
		return
	}
	bits := s.Layout.PtrBits(l.Space)
	l.Base, l.Off = s.Reg(emit.Truncated(int64(n)+l.Off, bits), emit.IntReg(bits)), 0
}

// globalAddress returns the address of a global as a pointer of the wanted address space.
func (s *Func) globalAddress(v ir.Value, want int) ptx.Operand {
	a, ok := s.Module.Globals.Address(v)
	if !ok {
		s.failValue("global %s", v.Ident())
		return ptx.Int(0)
	}
	if want == a.Space {
		return a.Sym
	}
	return s.GenericSymbol(a.Sym, a.Space)
}
