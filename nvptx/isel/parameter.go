package isel

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/addrspace"
	"opt-go/nvptx/isel/globals"
	"opt-go/nvptx/ptx"
)

// formal is how a parameter is reached.
type formal struct {
	name   string
	byval  bool  // the parameter is a pointer to a copy of the argument
	direct bool  // byval: never written, so that it stays where it is, in .param memory
	off    int64 // byval, not direct: its place in the frame
}

// planParams decides for each parameter how it is accessed, and assigns slots in the frame to
// copies.
func (s *fsel) planParams() {
	s.params = make([]formal, len(s.f.Params))
	for k, p := range s.f.Params {
		f := &s.params[k]
		f.name = s.out.Params[k].Name
		t := globals.ByvalType(p.Attrs())
		if t == nil {
			continue
		}
		f.byval = true
		f.direct = !s.target.KeepGeneric && s.onlyRead(p, s.kernel) || s.staysInPlace(p)
		if !f.direct {
			f.off = s.frame.place(int64(s.layout.AllocSize(t)), s.m.globals.ByvalAlign(p.Attrs(), t))
		}
	}
}

func (s *fsel) paramSpace(p *ir.Param) spaceFact {
	switch f := s.params[p.Index()]; {
	case f.direct:
		return spaceFact{addrspace.Param, pointed}
	case f.byval:
		return spaceFact{addrspace.Local, pointed}
	case s.kernel:
		return spaceFact{addrspace.Global, pointed}
	}
	return spaceFact{state: mixed}
}

// paramValue requests a parameter.
func (s *fsel) paramValue(p *ir.Param) []ptx.Operand {
	id := p.ID()
	if s.vals[id] != nil {
		return s.vals[id]
	}
	if s.params[p.Index()].byval {
		s.vals[id] = []ptx.Operand{s.genericSymbol(s.byvalSymbol(p), s.spaceOf(p))}
		return s.vals[id]
	}
	ps, ok := s.m.pieces(p.Type())
	if !ok {
		s.failValue("parameter %s of type %s", p.Ident(), p.Type())
		ps = placeholders(p.Type())
	}
	for _, piece := range ps {
		s.vals[id] = append(s.vals[id], s.newReg(piece.reg))
	}
	return s.vals[id]
}

func (s *fsel) byvalSymbol(p *ir.Param) ptx.SymRef {
	f := s.params[p.Index()]
	if f.direct {
		return ptx.Sym(f.name)
	}
	return ptx.SymRef{Name: s.depot(), Off: f.off}
}

// paramSpec requests a generic pointer parameter as an address of its space.
func (s *fsel) paramSpec(p *ir.Param) ptx.Operand {
	id := p.ID()
	if s.spec[id] == nil {
		s.spec[id] = s.newReg(ptx.B64)
		if s.params[p.Index()].byval {
			s.spec[id] = s.byvalSymbol(p)
		} else {
			s.paramValue(p)
		}
	}
	return s.spec[id]
}

// loadParams emits at the entry the loads of the requested parameters, and the copies of those
// passed by value.
func (s *fsel) loadParams() {
	s.atStart(func() {
		for k, p := range s.f.Params {
			f := s.params[k]
			id := p.ID()
			if f.byval {
				if !f.direct {
					s.copyByval(p, f)
				}
				continue
			}
			if s.vals[id] == nil {
				continue
			}
			ps, _ := s.m.pieces(p.Type())
			a := access{loc: location{space: addrspace.Param, base: ptx.Sym(f.name)}, align: int64(s.out.Params[k].Alignment())}
			regs := make([]ptx.Reg, len(ps))
			for j := range ps {
				regs[j] = s.vals[id][j].(ptx.Reg)
			}
			s.load(a, s.inMemory(ps, p.Type()), regs)
			if spec, ok := s.spec[id].(ptx.Reg); ok {
				s.castSpace(spec, regs[0], addrspace.Generic, s.spaceOf(p))
			}
		}
	})
}

// inMemory expands each lane of a vector of i1 to a byte, which is the layout of parameters here.
func (s *fsel) inMemory(ps []piece, t *ir.Type) []piece {
	if s.m.byteSized(t) {
		return ps
	}
	out := append([]piece(nil), ps...)
	off := int64(0)
	for k := range out {
		out[k].off = off
		off += max(out[k].bytes(), 1)
	}
	return out
}

// copyByval copies an argument passed by value into the frame, where the function may change it.
func (s *fsel) copyByval(p *ir.Param, f formal) {
	t := globals.ByvalType(p.Attrs())
	align := s.m.globals.ByvalAlign(p.Attrs(), t)
	from := access{loc: location{space: addrspace.Param, base: ptx.Sym(f.name)}, align: align}
	to := access{loc: location{space: addrspace.Local, base: ptx.Sym(s.depot()), off: f.off}, align: align}
	s.copyBytes(to, from, int64(s.layout.StoreSize(t)))
}
