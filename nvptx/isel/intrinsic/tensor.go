package intrinsic

import (
	"strings"

	"opt-go/frontend/ir"
	"opt-go/nvptx/isel/emit"
	"opt-go/nvptx/isel/nvvm"
	"opt-go/nvptx/isel/sel"
	"opt-go/nvptx/ptx"
)

// nvvmTensor lists the intrinsics of tensor cores: see nvvm.Tensors.
func nvvmTensor() map[string]sel.Intrinsic {
	t := map[string]sel.Intrinsic{}
	for name, p := range nvvm.Tensors() {
		t[name] = sel.Effectful(func(s *sel.Func, i *ir.Instr) {
			p := p
			if p.Plain.Met(s.Target.Version, s.Target.Chip()) {
				p.Opcode = strings.Replace(p.Opcode, ".aligned", "", 1)
			} else if !hasTensor(s, i, p) {
				return
			}
			switch p.Kind {
			case nvvm.LoadFragment:
				loadFragment(s, i, p)
			case nvvm.StoreFragment:
				storeFragment(s, i, p)
			case nvvm.Product:
				multiplyFragments(s, i, p)
			case nvvm.LoadMatrices:
				loadMatrices(s, i, p)
			}
		})
	}
	return t
}

// hasTensor checks that the target has an instruction.
func hasTensor(s *sel.Func, i *ir.Instr, p nvvm.Tensor) bool {
	if !p.Since.Met(s.Target.Version, s.Target.Chip()) {
		s.Unsupported(i, "%s (needs %s)", p.Opcode, p.Since)
		return false
	}
	return true
}

// spaced appends the space of an address and the type to an opcode.
func spaced(opcode string, loc emit.Location, typ string) string {
	if st := loc.State(); st == ptx.Global || st == ptx.Shared {
		return opcode + "." + st.String() + "." + typ
	}
	return opcode + "." + typ
}

// fragmentAddress is the address of a matrix: wmma takes global and shared ones, and generic ones
// for all others.
func fragmentAddress(s *sel.Func, v ir.Value) (emit.Location, ptx.Addr) {
	loc := s.Locate(v)
	if st := loc.State(); st != ptx.Global && st != ptx.Shared && st != ptx.Generic {
		return emit.Location{}, ptx.At(s.Reg(s.One(v), ptx.B64), 0)
	}
	return loc, loc.At(0)
}

func loadFragment(s *sel.Func, i *ir.Instr, p nvvm.Tensor) {
	loc, at := fragmentAddress(s, i.Arg(0))
	regs, after := fragmentResult(s, i)
	ops := []ptx.Operand{regs, at}
	if i.NumArgs() > 1 {
		ops = append(ops, directOperand(s, i.Arg(1)))
	}
	s.Put(spaced(p.Opcode, loc, p.Elem), ops...)
	after()
}

func storeFragment(s *sel.Func, i *ir.Instr, p nvvm.Tensor) {
	loc, at := fragmentAddress(s, i.Arg(0))
	last := i.NumArgs()
	if p.Stride {
		last--
	}
	ops := []ptx.Operand{at, fragment(s, i, 1, last)}
	if p.Stride {
		ops = append(ops, directOperand(s, i.Arg(last)))
	}
	s.Put(spaced(p.Opcode, loc, p.Elem), ops...)
}

// multiplyFragments: registers of A, of B, the rest is C.
func multiplyFragments(s *sel.Func, i *ir.Instr, p nvvm.Tensor) {
	a, b, c := fragment(s, i, 0, p.A), fragment(s, i, p.A, p.A+p.B), fragment(s, i, p.A+p.B, i.NumArgs())
	regs, after := fragmentResult(s, i)
	s.Put(p.Opcode, regs, a, b, c)
	after()
}

// loadMatrices is ldmatrix: one, two or four matrices of 8 rows, whose addresses the threads of the
// warp give.
func loadMatrices(s *sel.Func, i *ir.Instr, p nvvm.Tensor) {
	loc, at := fragmentAddress(s, i.Arg(0))
	if loc.State() == ptx.Global {
		s.Unsupported(i, "%s from global memory", p.Opcode)
		return
	}
	regs, after := fragmentResult(s, i)
	s.Put(spaced(p.Opcode, loc, p.Elem), regs, at)
	after()
}

// fragment collects arguments [from, to) in registers.
func fragment(s *sel.Func, i *ir.Instr, from, to int) ptx.Vec {
	var out ptx.Vec
	for k := from; k < to; k++ {
		ops := s.Get(i.Arg(k))
		t := i.Arg(k).Type()
		if isHalfPair(t) {
			out = append(out, s.Compute(ptx.B32, "mov.b32", ptx.Vec{s.Reg(ops[0], ptx.B16), s.Reg(ops[1], ptx.B16)}))
			continue
		}
		for _, o := range ops {
			out = append(out, s.Reg(o, sel.FirstReg(s.Module, t)))
		}
	}
	return out
}

// fragmentResult returns the registers that an instruction writes, and what has to follow it.
func fragmentResult(s *sel.Func, i *ir.Instr) (ptx.Vec, func()) {
	d := s.Dst(i)
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
		out = append(out, s.NewReg(ptx.B32))
	}
	return out, func() {
		for k, r := range out {
			s.Put("mov.b32", ptx.Vec{d[2*k], d[2*k+1]}, r)
		}
	}
}
