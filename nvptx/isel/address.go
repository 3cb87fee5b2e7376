package isel

import (
	"math"

	"opt-go/frontend/ir"
	"opt-go/nvptx/addrspace"
	"opt-go/nvptx/ptx"
)

// location is an address as a memory instruction takes it: [base+off] in an address space.
type location struct {
	space int
	base  ptx.Operand // a register, a SymRef without offset, or an integer
	off   int64
}

// at is the memory operand, extra bytes on.
func (l location) at(extra int64) ptx.Addr { return ptx.At(l.base, l.off+extra) }

// state is the state space.
func (l location) state() ptx.Space {
	state, _ := addrspace.State(l.space)
	return state
}

// locate folds as much as possible of the computation of a pointer into an address: constant
// offsets, symbols, casts between spaces.
func (s *fsel) locate(v ir.Value) location {
	loc := location{space: s.spaceOf(v)}
	if s.target.KeepGeneric {
		loc.space = v.Type().Space
	}
	if _, ok := addrspace.State(loc.space); !ok {
		s.failValue("address space %d", loc.space)
		return location{base: ptx.Int(0)}
	}
	for {
		next, more := s.locateStep(v, &loc)
		if !more {
			break
		}
		v = next
	}
	s.registerConstant(&loc)
	if loc.off > math.MaxInt32 || loc.off < math.MinInt32 {
		loc.base = s.compute(ptx.B64, "add.s64", s.reg(loc.base, ptx.B64), ptx.Int(loc.off))
		loc.off = 0
	}
	return loc
}

// locateStep strips one step of the computation of v, or sets the base of the address.
func (s *fsel) locateStep(v ir.Value, loc *location) (next ir.Value, more bool) {
	if a, ok := s.m.globals.Address(v); ok && (a.Space == loc.space) {
		loc.setBase(a.Sym)
		return nil, false
	}
	if i, ok := v.(*ir.Instr); ok {
		switch i.Op() {
		case ir.BitCast, ir.Freeze:
			return i.Operand(0), true
		case ir.AddrSpaceCast:
			if s.spaceOf(i.Operand(0)) == loc.space {
				return i.Operand(0), true
			}
		case ir.GetElementPtr:
			if end, ok := s.chains[i]; ok {
				loc.off += end.off
				return end.from, true
			}
			g := s.gepOf(i)
			if len(g.terms) == 0 {
				end := s.chain(i, g.off)
				loc.off += end.off
				return end.from, true
			}
			loc.off += g.off
			loc.base = s.gepBase(i, g)
			return nil, false
		}
	}
	if loc.space != addrspace.Generic {
		loc.setBase(s.specOf(v))
	} else {
		loc.setBase(s.one(v))
	}
	return nil, false
}

// registerConstant materializes a constant address in a register: an instruction takes such an
// address in local memory only.
func (s *fsel) registerConstant(l *location) {
	n, ok := l.base.(ptx.Int)
	if !ok || l.space == addrspace.Local {
		return
	}
	bits := s.layout.PtrBits(l.space)
	l.base, l.off = s.reg(truncated(int64(n)+l.off, bits), intReg(bits)), 0
}

func (l *location) setBase(o ptx.Operand) {
	if sym, ok := o.(ptx.SymRef); ok {
		l.off += sym.Off
		o = ptx.Sym(sym.Name)
	}
	l.base = o
}

// globalAddress returns the address of a global as a pointer of the wanted address space.
func (s *fsel) globalAddress(v ir.Value, want int) ptx.Operand {
	a, ok := s.m.globals.Address(v)
	if !ok {
		s.failValue("global %s", v.Ident())
		return ptx.Int(0)
	}
	if want == a.Space {
		return a.Sym
	}
	return s.genericSymbol(a.Sym, a.Space)
}
