package intrinsic

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/addrspace"
	"opt-go/nvptx/isel/emit"
	"opt-go/nvptx/isel/sel"
	"opt-go/nvptx/ptx"
)

// nvvmAtomics lists the atomic operations that have no atomicrmw: those of a scope, and wrapping
// counters.
func nvvmAtomics() map[string]sel.Intrinsic {
	t := map[string]sel.Intrinsic{}
	for op, name := range map[string]string{
		"add": "add.u", "max": "max.s", "min": "min.s", "inc": "inc.u", "dec": "dec.u", "exch": "exch.b", "and": "and.b", "or": "or.b",
		"xor": "xor.b", "cas": "cas.b",
	} {
		for _, scope := range []string{"cta", "sys"} {
			t["llvm.nvvm.atomic."+op+".gen.i."+scope] = sel.Effectful(func(s *sel.Func, i *ir.Instr) { scopedAtomic(s, i, scope, name) })
		}
	}
	for _, scope := range []string{"cta", "sys"} {
		t["llvm.nvvm.atomic.add.gen.f."+scope] = sel.Effectful(func(s *sel.Func, i *ir.Instr) { scopedAtomic(s, i, scope, "add.f") })
	}
	for name, op := range map[string]string{"inc.32": "inc.u", "dec.32": "dec.u", "add.f32": "add.f", "add.f64": "add.f", "add": "add.f"} {
		t["llvm.nvvm.atomic.load."+name] = sel.Effectful(func(s *sel.Func, i *ir.Instr) { scopedAtomic(s, i, "", op) })
	}
	return t
}

// scopedAtomic emits atom.SCOPE.SPACE.NAME with the width of the result.
func scopedAtomic(s *sel.Func, i *ir.Instr, scope, name string) {
	loc := s.Locate(i.Arg(0))
	if loc.Space == addrspace.Local {
		s.Unsupported(i, "%s of local memory", i.Callee().Ident())
		return
	}
	d := s.Dst1(i)
	reg := s.TypeOf(d)
	op := "atom"
	if scope != "" && s.Target.Has(5, 0, 60) {
		op += "." + scope
	}
	if st := loc.State(); st != ptx.Generic {
		op += "." + st.String()
	}
	ops := []ptx.Operand{d, loc.At(0)}
	for k := 1; k < i.NumArgs(); k++ {
		ops = append(ops, directOperand(s, i.Arg(k)))
	}
	if reg == ptx.F32 || reg == ptx.F64 {
		s.Put(op+".add."+reg.String(), ops...)
		return
	}
	s.Put(op+"."+name+emit.Typed('u', reg)[1:], ops...)
}

// nvvmAddress lists conversions and tests of addresses, and loads of read-only memory.
func nvvmAddress() map[string]sel.Intrinsic {
	t := map[string]sel.Intrinsic{}
	for name, space := range map[string]int{"global": addrspace.Global, "shared": addrspace.Shared, "local": addrspace.Local, "constant": addrspace.Const, "param": addrspace.Param} {
		t["llvm.nvvm.ptr."+name+".to.gen"] = sel.Intrinsic{Lower: func(s *sel.Func, i *ir.Instr) {
			if s.Requested(i) {
				s.CastSpace(s.Dst1(i), s.One(i.Arg(0)), space, addrspace.Generic)
			}
		}}
		t["llvm.nvvm.ptr.gen.to."+name] = sel.Intrinsic{
			Through: func(s *sel.Func, i *ir.Instr) []ptx.Operand {
				if s.SpaceOf(i.Arg(0)) == space {
					return []ptx.Operand{s.SpecificAddress(i.Arg(0))}
				}
				return nil
			},
			Lower: func(s *sel.Func, i *ir.Instr) {
				if d, ok := s.Value(i)[0].(ptx.Reg); ok && s.SpaceOf(i.Arg(0)) != space {
					s.CastSpace(d, s.One(i.Arg(0)), addrspace.Generic, space)
				}
			},
		}
	}
	for name, space := range map[string]string{"global": "global", "shared": "shared", "local": "local", "const": "const"} {
		t["llvm.nvvm.isspacep."+name] = sel.Intrinsic{Lower: func(s *sel.Func, i *ir.Instr) {
			s.Put("isspacep."+space, s.Dst1(i), s.Reg(s.One(i.Arg(0)), ptx.B64))
		}}
	}
	for _, kind := range []string{"i", "f", "p"} {
		t["llvm.nvvm.ldg.global."+kind] = sel.Intrinsic{Lower: func(s *sel.Func, i *ir.Instr) { readOnlyLoad(s, i, "ld") }}
		t["llvm.nvvm.ldu.global."+kind] = sel.Intrinsic{Lower: func(s *sel.Func, i *ir.Instr) { readOnlyLoad(s, i, "ldu") }}
	}
	return t
}

// readOnlyLoad selects llvm.nvvm.ldg and ldu: an address and its alignment.
func readOnlyLoad(s *sel.Func, i *ir.Instr, op string) {
	if _, ok := s.Module.Pieces(i.Type()); !ok || !s.Module.ByteSized(i.Type()) {
		s.Unsupported(i, "%s of type %s", i.Callee().Ident(), i.Type())
		return
	}
	loc := s.Locate(i.Arg(0))
	if loc.Space != addrspace.Global {
		loc = emit.Location{Space: addrspace.Global, Base: s.Compute(ptx.B64, "cvta.to.global.u64", s.AddressIn(loc))}
	}
	a := emit.Access{Loc: loc, Align: 1}
	if c := ir.AsInt(i.Arg(1)); c != nil {
		n, _ := c.Uint64()
		a.Align = max(int64(n), 1)
	}
	a.NC = op == "ld" && s.Target.Has(3, 1, 32)
	a.LDU = op == "ldu"
	s.Load(a, s.PiecesOf(i, i.Type()), s.Dst(i))
}
