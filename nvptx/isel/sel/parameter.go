package sel

import (
	"regexp"

	"opt-go/frontend/ir"
	"opt-go/nvptx/addrspace"
	"opt-go/nvptx/isel/emit"
	"opt-go/nvptx/isel/globals"
	"opt-go/nvptx/ptx"
)

// formal is how a parameter is reached.
type formal struct {
	name   string
	image  bool  // the parameter is a texture, a sampler or a surface, and no number
	byval  bool  // the parameter is a pointer to a copy of the argument
	direct bool  // byval: never written, so that it is read where it is, in .param memory
	local  bool  // byval, not direct: of a device function, whose address mov takes as one of local memory
	off    int64 // byval, neither: its place in the frame
}

// planParams decides for each parameter how it is accessed, and assigns slots in the frame to
// copies: of kernels' parameters, which may not be written, and of overaligned ones.
func (s *Func) planParams() {
	s.params = make([]formal, len(s.IR.Params))
	for k, p := range s.IR.Params {
		f := &s.params[k]
		f.name = s.Out.Params[k].Name
		if f.image = s.Out.Params[k].Type.Class() == ptx.Opaque; f.image {
			s.checkImage(p)
		}
		t := globals.ByvalType(p.Attrs())
		if t == nil {
			continue
		}
		f.byval = true
		align := s.Module.Globals.ByvalAlign(p.Attrs(), t)
		f.direct = !s.Target.KeepGeneric && s.onlyRead(p, s.Kernel) || s.staysInPlace(p)
		f.local = !f.direct && !s.Kernel && align <= ptx.MaxParamAlign
		if !f.direct && !f.local {
			f.off = s.frame.place(int64(s.Layout.AllocSize(t)), align)
		}
	}
}

// imageIntrinsics are the beginnings of the names of those that take a parameter as it is.
var imageIntrinsics = regexp.MustCompile(`^llvm\.nvvm\.(tex|tld4|suld|sust|txq|suq)\.`)

// checkImage reports a use of an image as a number, which in OpenCL's modules it has from PTX 4.3
// on.
func (s *Func) checkImage(p *ir.Param) {
	if !s.Target.Version.Less(ptx.Version{Major: 4, Minor: 3}) {
		return
	}
	for u := range ir.Uses(p) {
		if f := u.User().CalledFunc(); f == nil || !imageIntrinsics.MatchString(f.Name()) {
			s.Unsupported(u.User(), "the number of image %s (needs PTX 4.3)", p.Ident())
			return
		}
	}
}

func (s *Func) paramSpace(p *ir.Param) spaceFact {
	switch f := s.params[p.Index()]; {
	case f.direct:
		return spaceFact{addrspace.Param, pointed}
	case f.byval:
		return spaceFact{addrspace.Local, pointed}
	case s.Kernel:
		return spaceFact{addrspace.Global, pointed}
	}
	return spaceFact{state: mixed}
}

// paramValue requests a parameter.
func (s *Func) paramValue(p *ir.Param) []ptx.Operand {
	id := p.ID()
	if s.vals[id] != nil {
		return s.vals[id]
	}
	if s.params[p.Index()].byval {
		s.vals[id] = []ptx.Operand{s.GenericSymbol(s.byvalSymbol(p), s.SpaceOf(p))}
		return s.vals[id]
	}
	if f := s.params[p.Index()]; f.image { // mov makes a number of it where one is wanted
		s.vals[id] = []ptx.Operand{ptx.Sym(f.name)}
		return s.vals[id]
	}
	ps, ok := s.Module.Pieces(p.Type())
	if !ok {
		s.failValue("parameter %s of type %s", p.Ident(), p.Type())
		ps = placeholders(p.Type())
	}
	for _, piece := range ps {
		s.vals[id] = append(s.vals[id], s.NewReg(piece.Reg))
	}
	return s.vals[id]
}

// byvalSymbol is the variable that holds an argument passed by value.
func (s *Func) byvalSymbol(p *ir.Param) ptx.SymRef {
	f := s.params[p.Index()]
	if f.direct || f.local {
		return ptx.Sym(f.name)
	}
	return ptx.SymRef{Name: s.Depot(), Off: f.off}
}

// paramSpec requests a generic pointer parameter as an address of its space.
func (s *Func) paramSpec(p *ir.Param) ptx.Operand {
	id := p.ID()
	if s.spec[id] == nil {
		switch f := s.params[p.Index()]; {
		case f.local: // no ld.local names a parameter
			s.spec[id] = s.AddressReg(s.byvalSymbol(p), s.specificType(p))
		case f.byval:
			s.spec[id] = s.byvalSymbol(p)
		default:
			s.spec[id] = s.NewReg(s.specificType(p))
			s.paramValue(p)
		}
	}
	return s.spec[id]
}

// loadParams emits at the entry the loads of the requested parameters, and the copies of those
// passed by value.
func (s *Func) loadParams() {
	s.AtStart(func() {
		for k, p := range s.IR.Params {
			f := s.params[k]
			id := p.ID()
			if f.byval {
				if !f.direct && !f.local {
					s.copyByval(p, f)
				}
				continue
			}
			if s.vals[id] == nil || f.image {
				continue
			}
			ps, _ := s.Module.Pieces(p.Type())
			a := emit.Access{Loc: emit.Location{Space: addrspace.Param, Base: ptx.Sym(f.name)}, Align: int64(s.Out.Params[k].Alignment())}
			regs := make([]ptx.Reg, len(ps))
			for j := range ps {
				regs[j] = s.vals[id][j].(ptx.Reg)
			}
			s.Load(a, s.InMemory(ps, p.Type()), regs)
			if spec, ok := s.spec[id].(ptx.Reg); ok {
				s.CastSpace(spec, regs[0], addrspace.Generic, s.SpaceOf(p))
			}
		}
	})
}

// InMemory expands each lane of a vector of i1 to a byte, which is the layout of parameters here.
func (s *Func) InMemory(ps []emit.Piece, t *ir.Type) []emit.Piece {
	if s.Module.ByteSized(t) {
		return ps
	}
	out := append([]emit.Piece(nil), ps...)
	off := int64(0)
	for k := range out {
		out[k].Off = off
		off += max(out[k].Bytes(), 1)
	}
	return out
}

// copyByval copies an argument passed by value into the frame, where the function may change it.
func (s *Func) copyByval(p *ir.Param, f formal) {
	t := globals.ByvalType(p.Attrs())
	align := s.Module.Globals.ByvalAlign(p.Attrs(), t)
	from := emit.Access{Loc: emit.Location{Space: addrspace.Param, Base: ptx.Sym(f.name)}, Align: align}
	to := emit.Access{Loc: emit.Location{Space: addrspace.Local, Base: ptx.Sym(s.Depot()), Off: f.off}, Align: align}
	s.CopyBytes(to, from, int64(s.Layout.StoreSize(t)))
}
