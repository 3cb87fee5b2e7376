package isel

import (
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/nvptx/addrspace"
	"opt-go/nvptx/ptx"
)

// frame is the function's local memory: one array, with a place for every alloca of constant size.
type frame struct {
	size  int64
	align int64
	at    []int64 // by value number; -1: no place
}

// place reserves memory and returns its offset.
func (f *frame) place(size, align int64) int64 {
	align = max(align, 1)
	off := (f.size + align - 1) / align * align
	f.size = off + size
	f.align = max(f.align, align)
	return off
}

// reserve reserves local memory of the function and returns its offset in the depot.
func (s *fsel) reserve(size, align int64) int64 { return s.frame.place(size, align) }

// depot is the name of the local memory of the function.
func (s *fsel) depot() string { return depotName(s.number) }

// depotName is the name of the local memory of a function.
func depotName(number int) string { return "__local_depot" + strconv.Itoa(number) }

// planFrame assigns slots to the live allocas of the entry block.
func (s *fsel) planFrame(order []*ir.Block) {
	s.frame.at = make([]int64, s.f.ValueBound())
	for _, b := range order {
		for i := range b.Instrs() {
			if i.Op() != ir.Alloca {
				continue
			}
			s.frame.at[i.ID()] = -1
			size, fixed := s.allocaSize(i)
			if s.live[i.ID()] && fixed && b.IsEntry() {
				s.frame.at[i.ID()] = s.frame.place(size, s.allocaAlign(i))
			}
		}
	}
}

func (s *fsel) allocaSize(i *ir.Instr) (int64, bool) {
	n := ir.AsInt(i.Operand(0))
	if n == nil {
		return 0, false
	}
	count, _ := n.Uint64()
	return int64(count * s.layout.AllocSize(i.ElemTy)), true
}

func (s *fsel) allocaAlign(i *ir.Instr) int64 {
	if a := int64(i.Align()); a > 0 {
		return a
	}
	return int64(s.layout.PrefAlign(i.ElemTy))
}

// allocaSymbol returns the address of an alloca that has a place.
func (s *fsel) allocaSymbol(i *ir.Instr) (ptx.SymRef, bool) {
	off := s.frame.at[i.ID()]
	return ptx.SymRef{Name: s.depot(), Off: off}, off >= 0
}

// throughAlloca returns the address of an alloca that has a slot: the alloca itself needs no code.
func throughAlloca(s *fsel, i *ir.Instr) []ptx.Operand {
	sym, ok := s.allocaSymbol(i)
	if !ok {
		return nil
	}
	if i.Type().Space == addrspace.Generic {
		return []ptx.Operand{s.genericSymbol(sym, addrspace.Local)}
	}
	return []ptx.Operand{sym}
}

// selectAlloca allocates memory of a size that is known only now, or again and again.
func (s *fsel) selectAlloca(i *ir.Instr) {
	if _, ok := s.allocaSymbol(i); ok {
		return
	}
	if !s.target.Has(7, 3, 52) {
		s.unsupported(i, "a dynamic alloca (needs PTX 7.3 and sm_52)")
		return
	}
	count := i.Operand(0)
	size := s.resize(s.one(count), count.Type().Bits, ptx.B64, false)
	if n := int64(s.layout.AllocSize(i.ElemTy)); n != 1 {
		size = s.compute(ptx.B64, "mul.lo.s64", size, ptx.Int(n))
	}
	d := s.newReg(ptx.B64)
	s.put("alloca.u64", d, size, ptx.Int(max(s.allocaAlign(i), 8)))
	if i.Type().Space != addrspace.Generic {
		s.move(ptx.B64, s.dst1(i), d)
		return
	}
	if spec, ok := s.specReg(i); ok {
		s.move(ptx.B64, spec, d)
	}
	if s.asked(i) {
		s.put("cvta.local.u64", s.dst1(i), d)
	}
}
