package isel

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/isel/nvvm"
	"opt-go/nvptx/ptx"
)

// nvvmTensor lists the intrinsics of tensor cores: see nvvm.Tensors.
func nvvmTensor() map[string]intrinsic {
	t := map[string]intrinsic{}
	for name, p := range nvvm.Tensors() {
		t[name] = effectful(func(s *fsel, i *ir.Instr) {
			if !s.hasTensor(i, p) {
				return
			}
			switch p.Kind {
			case nvvm.LoadFragment:
				s.loadFragment(i, p)
			case nvvm.StoreFragment:
				s.storeFragment(i, p)
			case nvvm.Product:
				s.multiplyFragments(i, p)
			case nvvm.LoadMatrices:
				s.loadMatrices(i, p)
			}
		})
	}
	return t
}

// hasTensor checks that the target has an instruction.
func (s *fsel) hasTensor(i *ir.Instr, p nvvm.Tensor) bool {
	if !p.Since.Met(s.target.Version, s.target.Chip()) {
		s.unsupported(i, "%s (needs %s)", p.Opcode, p.Since)
		return false
	}
	return true
}

// spaced appends the space of an address and the type to an opcode.
func spaced(opcode string, loc location, typ string) string {
	if st := loc.state(); st == ptx.Global || st == ptx.Shared {
		return opcode + "." + st.String() + "." + typ
	}
	return opcode + "." + typ
}

// fragmentAddress is the address of a matrix: wmma takes global and shared ones, and generic ones
// for all others.
func (s *fsel) fragmentAddress(v ir.Value) (location, ptx.Addr) {
	loc := s.locate(v)
	if st := loc.state(); st != ptx.Global && st != ptx.Shared && st != ptx.Generic {
		return location{}, ptx.At(s.reg(s.one(v), ptx.B64), 0)
	}
	return loc, loc.at(0)
}

func (s *fsel) loadFragment(i *ir.Instr, p nvvm.Tensor) {
	loc, at := s.fragmentAddress(i.Arg(0))
	regs, after := s.fragmentResult(i)
	ops := []ptx.Operand{regs, at}
	if i.NumArgs() > 1 {
		ops = append(ops, s.directOperand(i.Arg(1)))
	}
	s.put(spaced(p.Opcode, loc, p.Elem), ops...)
	after()
}

func (s *fsel) storeFragment(i *ir.Instr, p nvvm.Tensor) {
	loc, at := s.fragmentAddress(i.Arg(0))
	last := i.NumArgs()
	if p.Stride {
		last--
	}
	ops := []ptx.Operand{at, s.fragment(i, 1, last)}
	if p.Stride {
		ops = append(ops, s.directOperand(i.Arg(last)))
	}
	s.put(spaced(p.Opcode, loc, p.Elem), ops...)
}

// multiplyFragments: registers of A, of B, the rest is C.
func (s *fsel) multiplyFragments(i *ir.Instr, p nvvm.Tensor) {
	a, b, c := s.fragment(i, 0, p.A), s.fragment(i, p.A, p.A+p.B), s.fragment(i, p.A+p.B, i.NumArgs())
	regs, after := s.fragmentResult(i)
	s.put(p.Opcode, regs, a, b, c)
	after()
}

// loadMatrices is ldmatrix: one, two or four matrices of 8 rows, whose addresses the threads of the
// warp give.
func (s *fsel) loadMatrices(i *ir.Instr, p nvvm.Tensor) {
	loc, at := s.fragmentAddress(i.Arg(0))
	if loc.state() == ptx.Global {
		s.unsupported(i, "%s from global memory", p.Opcode)
		return
	}
	regs, after := s.fragmentResult(i)
	s.put(spaced(p.Opcode, loc, p.Elem), regs, at)
	after()
}

// fragment collects arguments [from, to) in registers.
func (s *fsel) fragment(i *ir.Instr, from, to int) ptx.Vec {
	var out ptx.Vec
	for k := from; k < to; k++ {
		ops := s.get(i.Arg(k))
		t := i.Arg(k).Type()
		if isHalfPair(t) {
			out = append(out, s.compute(ptx.B32, "mov.b32", ptx.Vec{s.reg(ops[0], ptx.B16), s.reg(ops[1], ptx.B16)}))
			continue
		}
		for _, o := range ops {
			out = append(out, s.reg(o, firstReg(s.m, t)))
		}
	}
	return out
}

// fragmentResult returns the registers that an instruction writes, and what has to follow it.
func (s *fsel) fragmentResult(i *ir.Instr) (ptx.Vec, func()) {
	d := s.dst(i)
	elem := i.Type()
	if elem.Kind == ir.StructKind {
		elem = elem.Fields[0]
	}
	var out ptx.Vec
	if !isHalfPair(elem) {
		for _, r := range d {
			out = append(out, r)
		}
		return out, func() {}
	}
	for range len(d) / 2 {
		out = append(out, s.newReg(ptx.B32))
	}
	return out, func() {
		for k, r := range out {
			s.put("mov.b32", ptx.Vec{d[2*k], d[2*k+1]}, r)
		}
	}
}
