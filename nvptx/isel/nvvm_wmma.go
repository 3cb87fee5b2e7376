package isel

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/ptx"
)

// Tensor cores: wmma in the shapes and types of sm_70, half products with sums in half or single precision. A fragment is a matrix that the
// threads of a warp hold together; which thread has which element is nobody's business but the instructions'. Halves travel in pairs. Left out is .satfinite, which
// PTX has dropped.

var wmmaShapes = []string{"m16n16k16", "m32n8k16", "m8n32k16"}

// nvvmWMMA lists the intrinsics, without the types that IntrinsicID takes off.
func nvvmWMMA() map[string]intrinsic {
	t := map[string]intrinsic{}
	for _, shape := range wmmaShapes {
		prefix := "llvm.nvvm.wmma." + shape + "."
		for _, layout := range []string{"row", "col"} {
			for _, stride := range []string{"", ".stride"} {
				for _, frag := range []string{"a", "b", "c"} {
					opcode := "wmma.load." + frag + ".sync.aligned." + layout + "." + shape
					t[prefix+"load."+frag+"."+layout+stride] = effectful(func(s *fsel, i *ir.Instr) { s.loadFragment(i, opcode) })
				}
				opcode := "wmma.store.d.sync.aligned." + layout + "." + shape
				t[prefix+"store.d."+layout+stride] = effectful(func(s *fsel, i *ir.Instr) { s.storeFragment(i, opcode, stride != "") })
			}
			for _, second := range []string{"row", "col"} {
				opcode := "wmma.mma.sync.aligned." + layout + "." + second + "." + shape
				t[prefix+"mma."+layout+"."+second] = effectful(func(s *fsel, i *ir.Instr) { s.multiplyFragments(i, opcode) })
			}
		}
	}
	return t
}

// wmmaVersion checks that the target has an opcode.
func (s *fsel) wmmaVersion(i *ir.Instr, opcode string) bool {
	if !s.m.target.has(6, 3, 70) {
		s.unsupported(i, "%s (before PTX 6.3 or sm_70)", opcode)
		return false
	}
	return true
}

// fragmentType is f32, or f16 for pairs of halves.
func fragmentType(t *ir.Type) string {
	if t.Kind == ir.StructKind {
		t = t.Fields[0]
	}
	if t.Kind == ir.FloatKind {
		return "f32"
	}
	return "f16"
}

// spaced puts the space of an address and the type behind an opcode.
func spaced(opcode string, loc location, typ string) string {
	if st := loc.state(); st == ptx.Global || st == ptx.Shared {
		return opcode + "." + st.String() + "." + typ
	}
	return opcode + "." + typ
}

// fragmentAddress is the address of a matrix: wmma takes global and shared ones, and generic ones for all others.
func (s *fsel) fragmentAddress(v ir.Value) (location, ptx.Addr) {
	loc := s.locate(v)
	if st := loc.state(); st != ptx.Global && st != ptx.Shared && st != ptx.Generic {
		return location{}, ptx.At(s.reg(s.one(v), ptx.B64), 0)
	}
	return loc, loc.at(0)
}

func (s *fsel) loadFragment(i *ir.Instr, opcode string) {
	if !s.wmmaVersion(i, opcode) {
		return
	}
	loc, at := s.fragmentAddress(i.Arg(0))
	regs, after := s.fragmentResult(i)
	ops := []ptx.Operand{regs, at}
	if i.NumArgs() > 1 {
		ops = append(ops, s.directOperand(i.Arg(1)))
	}
	s.put(spaced(opcode, loc, fragmentType(i.Type())), ops...)
	after()
}

func (s *fsel) storeFragment(i *ir.Instr, opcode string, stride bool) {
	if !s.wmmaVersion(i, opcode) {
		return
	}
	loc, at := s.fragmentAddress(i.Arg(0))
	last := i.NumArgs()
	if stride {
		last--
	}
	ops := []ptx.Operand{at, s.fragment(i, 1, last)}
	if stride {
		ops = append(ops, s.directOperand(i.Arg(last)))
	}
	s.put(spaced(opcode, loc, fragmentType(i.Arg(1).Type())), ops...)
}

// multiplyFragments: 8 registers of a and of b, the rest is c.
func (s *fsel) multiplyFragments(i *ir.Instr, opcode string) {
	if !s.wmmaVersion(i, opcode) {
		return
	}
	a, b, c := s.fragment(i, 0, 8), s.fragment(i, 8, 16), s.fragment(i, 16, i.NumArgs())
	regs, after := s.fragmentResult(i)
	s.put(opcode+"."+fragmentType(i.Type())+"."+fragmentType(i.Arg(16).Type()), regs, a, b, c)
	after()
}

// fragment collects arguments [from, to) in registers of 32 bits.
func (s *fsel) fragment(i *ir.Instr, from, to int) ptx.Vec {
	var out ptx.Vec
	for k := from; k < to; k++ {
		ops := s.get(i.Arg(k))
		if len(ops) == 2 { // a pair of halves
			out = append(out, s.compute(ptx.B32, "mov.b32", ptx.Vec{s.reg(ops[0], ptx.B16), s.reg(ops[1], ptx.B16)}))
			continue
		}
		reg := ptx.B32
		if i.Arg(k).Type().Kind == ir.FloatKind {
			reg = ptx.F32
		}
		out = append(out, s.reg(ops[0], reg))
	}
	return out
}

// fragmentResult gives the registers that an instruction writes, and what has to follow it.
func (s *fsel) fragmentResult(i *ir.Instr) (ptx.Vec, func()) {
	d := s.dst(i)
	if fragmentType(i.Type()) == "f32" {
		var out ptx.Vec
		for _, r := range d {
			out = append(out, r)
		}
		return out, func() {}
	}
	var out ptx.Vec
	for range len(d) / 2 {
		out = append(out, s.newReg(ptx.B32))
	}
	return out, func() {
		for k, r := range out {
			s.put("mov.b32", ptx.Vec{d[2*k], d[2*k+1]}, r)
		}
	}
}
