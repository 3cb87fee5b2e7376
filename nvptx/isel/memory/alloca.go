package memory

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/addrspace"
	"opt-go/nvptx/isel/sel"
	"opt-go/nvptx/ptx"
)

// ThroughAlloca returns the address of an alloca that has a slot: the alloca itself needs no code.
func ThroughAlloca(s *sel.Func, i *ir.Instr) []ptx.Operand {
	sym, ok := s.AllocaSymbol(i)
	if !ok {
		return nil
	}
	if i.Type().Space == addrspace.Generic {
		return []ptx.Operand{s.GenericSymbol(sym, addrspace.Local)}
	}
	return []ptx.Operand{sym}
}

// Alloca allocates memory of a size that is known only now, or again and again.
func Alloca(s *sel.Func, i *ir.Instr) {
	if _, ok := s.AllocaSymbol(i); ok {
		return
	}
	if !s.Target.Has(7, 3, 52) {
		s.Unsupported(i, "a dynamic alloca (needs PTX 7.3 and sm_52)")
		return
	}
	count := i.Operand(0)
	size := s.Resize(s.One(count), count.Type().Bits, ptx.B64, false)
	if n := int64(s.Layout.AllocSize(i.ElemTy)); n != 1 {
		size = s.Compute(ptx.B64, "mul.lo.s64", size, ptx.Int(n))
	}
	d := s.NewReg(ptx.B64)
	s.Put("alloca.u64", d, size, ptx.Int(max(s.AllocaAlign(i), 8)))
	if i.Type().Space != addrspace.Generic {
		s.ResizeInto(s.Dst1(i), d, 64, false)
		return
	}
	if spec, ok := s.SpecificReg(i); ok {
		s.ResizeInto(spec, d, 64, false)
	}
	if s.Requested(i) {
		s.Put("cvta.local.u64", s.Dst1(i), d)
	}
}
