package isel

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/ptx"
)

// Tensor cores: wmma and mma in all shapes and types of ptx.Tensors, and ldmatrix. A fragment is a matrix that the threads of a warp hold together;
// small elements travel several to a register, halves in pairs. The names of the intrinsics follow LLVM's rule: what they multiply
// is told by the types of D and C for half precision, else by the type of A, and of B if it is another. Left out are .satfinite of halves, which PTX has dropped, and products of halves by mma whose
// D has another type than C, which LLVM has and ptxas refuses (but of m8n8k4 with D in single precision).

// tensorOp says how an instruction is written and since when, and, of a multiplication, how many arguments are A's and B's.
type tensorOp struct {
	opcode string
	since  ptx.Version
	sm     int
	a, b   int
}

// nvvmTensor lists the intrinsics, without the types that IntrinsicID takes off.
func nvvmTensor() map[string]intrinsic {
	t := map[string]intrinsic{}
	for _, family := range ptx.Tensors() {
		for _, shape := range family.Shapes {
			if family.Op == "wmma" {
				transferIntrinsics(t, &family, shape)
			}
			productIntrinsics(t, &family, shape)
		}
	}
	for _, num := range []string{"x1", "x2", "x4"} {
		for _, trans := range []string{"", ".trans"} {
			opcode := "ldmatrix.sync.aligned.m8n8." + num + trans
			t["llvm.nvvm.ldmatrix.sync.aligned.m8n8."+num+trans+".b16"] = effectful(func(s *fsel, i *ir.Instr) { s.loadMatrices(i, opcode) })
		}
	}
	return t
}

// layouts are the ways in which A and B of a family may be stored.
func layouts(f *ptx.Tensor, matrix byte) []string {
	switch {
	case f.AnyLayout || matrix == 'c' || matrix == 'd':
		return []string{"row", "col"}
	case matrix == 'a':
		return []string{"row"}
	}
	return []string{"col"}
}

// transferIntrinsics are the loads and stores of fragments.
func transferIntrinsics(t map[string]intrinsic, f *ptx.Tensor, shape string) {
	prefix := "llvm.nvvm.wmma." + shape + "."
	add := func(matrix byte, elem string) {
		if _, ok := t[prefix+"load."+string(matrix)+".row."+elem]; ok && matrix == 'c' {
			return // an older family has the same
		}
		for _, layout := range layouts(f, matrix) {
			for _, stride := range []string{"", ".stride"} {
				load := tensorOp{opcode: "wmma.load." + string(matrix) + ".sync.aligned." + layout + "." + shape, since: f.Version, sm: f.SM}
				t[prefix+"load."+string(matrix)+"."+layout+stride+"."+elem] = effectful(func(s *fsel, i *ir.Instr) { s.loadFragment(i, load, elem) })
				if matrix == 'c' {
					store := tensorOp{opcode: "wmma.store.d.sync.aligned." + layout + "." + shape, since: f.Version, sm: f.SM}
					t[prefix+"store.d."+layout+stride+"."+elem] = effectful(func(s *fsel, i *ir.Instr) { s.storeFragment(i, store, elem, stride != "") })
				}
			}
		}
	}
	for _, elem := range f.Elems {
		add('a', elem)
		add('b', elem)
	}
	for _, elem := range f.Sums {
		add('c', elem)
	}
}

// productIntrinsics are the multiplications of a shape.
func productIntrinsics(t map[string]intrinsic, f *ptx.Tensor, shape string) {
	ops := []string{""}
	if f.Elems[0] == "b1" {
		ops = []string{".xor.popc", ".and.popc"}
	}
	for _, op := range ops {
		for _, first := range layouts(f, 'a') {
			for _, second := range layouts(f, 'b') {
				for _, a := range f.Elems {
					for _, b := range f.Elems {
						if a == b || f.Mixed {
							addProducts(t, f, shape, op, "."+first+"."+second, a, b)
						}
					}
				}
			}
		}
	}
}

// addProducts lists those of all types of C and D, ways to round, and saturation.
func addProducts(t map[string]intrinsic, f *ptx.Tensor, shape, op, layout, a, b string) {
	for _, d := range f.Sums {
		for _, c := range f.Sums {
			if !f.Sum(shape, c, d) {
				continue
			}
			p := tensorOp{since: f.Version, sm: f.SM}
			p.a, _ = ptx.Fragment(f.Op, shape, 'a', a)
			p.b, _ = ptx.Fragment(f.Op, shape, 'b', b)
			if op == ".and.popc" {
				p.since, p.sm = ptx.Version{Major: 7, Minor: 1}, 80
			}
			signature, types := "."+a, "."+d+"."+a+"."+b+"."+c
			switch {
			case a == "f16":
				signature = "." + d + "." + c
			case a != b:
				signature += "." + b
			}
			for _, saturate := range flagged(".satfinite", f.Saturating) {
				if f.Op == "mma" {
					p.opcode = "mma.sync.aligned." + shape + layout + saturate + types + op
					t["llvm.nvvm.mma"+op+"."+shape+layout+saturate+signature] = p.intrinsic()
					continue
				}
				if a == "f16" {
					types = signature
				}
				for _, rnd := range flagged(".rn", f.Rounding, ".rz", ".rm", ".rp") {
					p.opcode = "wmma.mma" + op + ".sync.aligned" + layout + "." + shape + rnd + types + saturate
					t["llvm.nvvm.wmma."+shape+".mma"+op+layout+rnd+signature+saturate] = p.intrinsic()
				}
			}
		}
	}
}

// flagged is what may stand at a place of a name: nothing or, if there is such a thing, one of the words.
func flagged(word string, there bool, others ...string) []string {
	if !there {
		return []string{""}
	}
	return append([]string{"", word}, others...)
}

func (p tensorOp) intrinsic() intrinsic {
	return effectful(func(s *fsel, i *ir.Instr) { s.multiplyFragments(i, p) })
}

// has checks that the target has an opcode.
func (p *tensorOp) has(s *fsel, i *ir.Instr) bool {
	if !s.m.target.has(p.since.Major, p.since.Minor, p.sm) {
		s.unsupported(i, "%s (before PTX %d.%d or sm_%d)", p.opcode, p.since.Major, p.since.Minor, p.sm)
		return false
	}
	return true
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

func (s *fsel) loadFragment(i *ir.Instr, p tensorOp, elem string) {
	if !p.has(s, i) {
		return
	}
	loc, at := s.fragmentAddress(i.Arg(0))
	regs, after := s.fragmentResult(i)
	ops := []ptx.Operand{regs, at}
	if i.NumArgs() > 1 {
		ops = append(ops, s.directOperand(i.Arg(1)))
	}
	s.put(spaced(p.opcode, loc, elem), ops...)
	after()
}

func (s *fsel) storeFragment(i *ir.Instr, p tensorOp, elem string, stride bool) {
	if !p.has(s, i) {
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
	s.put(spaced(p.opcode, loc, elem), ops...)
}

// multiplyFragments: registers of A, of B, the rest is C.
func (s *fsel) multiplyFragments(i *ir.Instr, p tensorOp) {
	if !p.has(s, i) {
		return
	}
	a, b, c := s.fragment(i, 0, p.a), s.fragment(i, p.a, p.a+p.b), s.fragment(i, p.a+p.b, i.NumArgs())
	regs, after := s.fragmentResult(i)
	s.put(p.opcode, regs, a, b, c)
	after()
}

// loadMatrices is ldmatrix: one, two or four matrices of 8 rows, whose addresses the threads of the warp give.
func (s *fsel) loadMatrices(i *ir.Instr, opcode string) {
	p := tensorOp{opcode: opcode, since: ptx.Version{Major: 6, Minor: 5}, sm: 75}
	if !p.has(s, i) {
		return
	}
	loc, at := s.fragmentAddress(i.Arg(0))
	if loc.state() == ptx.Global {
		s.unsupported(i, "%s from global memory", opcode)
		return
	}
	regs, after := s.fragmentResult(i)
	s.put(spaced(opcode, loc, "b16"), regs, at)
	after()
}

// fragment collects arguments [from, to) in registers.
func (s *fsel) fragment(i *ir.Instr, from, to int) ptx.Vec {
	var out ptx.Vec
	for k := from; k < to; k++ {
		ops := s.get(i.Arg(k))
		if len(ops) == 2 { // a pair of halves
			out = append(out, s.compute(ptx.B32, "mov.b32", ptx.Vec{s.reg(ops[0], ptx.B16), s.reg(ops[1], ptx.B16)}))
			continue
		}
		out = append(out, s.reg(ops[0], firstReg(s.m, i.Arg(k).Type())))
	}
	return out
}

// fragmentResult gives the registers that an instruction writes, and what has to follow it.
func (s *fsel) fragmentResult(i *ir.Instr) (ptx.Vec, func()) {
	d := s.dst(i)
	elem := i.Type()
	if elem.Kind == ir.StructKind {
		elem = elem.Fields[0]
	}
	var out ptx.Vec
	if !elem.IsVector() {
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
