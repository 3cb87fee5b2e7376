package isel

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/addrspace"
	"opt-go/nvptx/ptx"
)

// nvvmAtomics lists the atomic operations that have no atomicrmw: those of a scope, and wrapping
// counters.
func nvvmAtomics() map[string]intrinsic {
	t := map[string]intrinsic{}
	for op, name := range map[string]string{
		"add": "add.u", "max": "max.s", "min": "min.s", "inc": "inc.u", "dec": "dec.u", "exch": "exch.b", "and": "and.b", "or": "or.b",
		"xor": "xor.b", "cas": "cas.b",
	} {
		for _, scope := range []string{"cta", "sys"} {
			t["llvm.nvvm.atomic."+op+".gen.i."+scope] = effectful(func(s *fsel, i *ir.Instr) { s.scopedAtomic(i, scope, name) })
		}
	}
	for _, scope := range []string{"cta", "sys"} {
		t["llvm.nvvm.atomic.add.gen.f."+scope] = effectful(func(s *fsel, i *ir.Instr) { s.scopedAtomic(i, scope, "add.f") })
	}
	for name, op := range map[string]string{"inc.32": "inc.u", "dec.32": "dec.u", "add.f32": "add.f", "add.f64": "add.f", "add": "add.f"} {
		t["llvm.nvvm.atomic.load."+name] = effectful(func(s *fsel, i *ir.Instr) { s.scopedAtomic(i, "", op) })
	}
	return t
}

// scopedAtomic emits atom.SCOPE.SPACE.NAME with the width of the result.
func (s *fsel) scopedAtomic(i *ir.Instr, scope, name string) {
	loc := s.locate(i.Arg(0))
	if loc.space == addrspace.Local {
		s.unsupported(i, "%s of local memory", i.Callee().Ident())
		return
	}
	d := s.dst1(i)
	reg := s.typeOf(d)
	op := "atom"
	if scope != "" && s.target.Has(5, 0, 60) {
		op += "." + scope
	}
	if st := loc.state(); st != ptx.Generic {
		op += "." + st.String()
	}
	ops := []ptx.Operand{d, loc.at(0)}
	for k := 1; k < i.NumArgs(); k++ {
		ops = append(ops, s.directOperand(i.Arg(k)))
	}
	if reg == ptx.F32 || reg == ptx.F64 {
		s.put(op+".add."+reg.String(), ops...)
		return
	}
	s.put(op+"."+name+typed('u', reg)[1:], ops...)
}

// nvvmAddress lists conversions and tests of addresses, and loads of read-only memory.
func nvvmAddress() map[string]intrinsic {
	t := map[string]intrinsic{}
	for name, space := range map[string]int{"global": addrspace.Global, "shared": addrspace.Shared, "local": addrspace.Local, "constant": addrspace.Const, "param": addrspace.Param} {
		t["llvm.nvvm.ptr."+name+".to.gen"] = intrinsic{lower: func(s *fsel, i *ir.Instr) {
			if s.asked(i) {
				s.castSpace(s.dst1(i), s.one(i.Arg(0)), space, addrspace.Generic)
			}
		}}
		t["llvm.nvvm.ptr.gen.to."+name] = intrinsic{
			through: func(s *fsel, i *ir.Instr) []ptx.Operand {
				if s.spaceOf(i.Arg(0)) == space {
					return []ptx.Operand{s.specOf(i.Arg(0))}
				}
				return nil
			},
			lower: func(s *fsel, i *ir.Instr) {
				if d, ok := s.instrValue(i)[0].(ptx.Reg); ok && s.spaceOf(i.Arg(0)) != space {
					s.castSpace(d, s.one(i.Arg(0)), addrspace.Generic, space)
				}
			},
		}
	}
	for name, space := range map[string]string{"global": "global", "shared": "shared", "local": "local", "const": "const"} {
		t["llvm.nvvm.isspacep."+name] = intrinsic{lower: func(s *fsel, i *ir.Instr) {
			s.put("isspacep."+space, s.dst1(i), s.reg(s.one(i.Arg(0)), ptx.B64))
		}}
	}
	for _, kind := range []string{"i", "f", "p"} {
		t["llvm.nvvm.ldg.global."+kind] = intrinsic{lower: func(s *fsel, i *ir.Instr) { s.readOnlyLoad(i, "ld") }}
		t["llvm.nvvm.ldu.global."+kind] = intrinsic{lower: func(s *fsel, i *ir.Instr) { s.readOnlyLoad(i, "ldu") }}
	}
	return t
}

// readOnlyLoad selects llvm.nvvm.ldg and ldu: an address and its alignment.
func (s *fsel) readOnlyLoad(i *ir.Instr, op string) {
	if _, ok := s.m.pieces(i.Type()); !ok || !s.m.byteSized(i.Type()) {
		s.unsupported(i, "%s of type %s", i.Callee().Ident(), i.Type())
		return
	}
	loc := s.locate(i.Arg(0))
	if loc.space != addrspace.Global {
		loc = location{space: addrspace.Global, base: s.compute(ptx.B64, "cvta.to.global.u64", s.materialize(loc))}
	}
	a := access{loc: loc, align: 1}
	if c := ir.AsInt(i.Arg(1)); c != nil {
		n, _ := c.Uint64()
		a.align = max(int64(n), 1)
	}
	a.nc = op == "ld" && s.target.Has(3, 1, 32)
	a.ldu = op == "ldu"
	s.load(a, s.piecesOf(i, i.Type()), s.dst(i))
}
