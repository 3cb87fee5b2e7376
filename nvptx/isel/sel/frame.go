package sel

import (
	"strconv"

	"opt-go/frontend/ir"
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

// Reserve reserves local memory of the function and returns its offset in the depot.
func (s *Func) Reserve(size, align int64) int64 { return s.frame.place(size, align) }

// Depot is the name of the local memory of the function.
func (s *Func) Depot() string { return depotName(s.Number) }

// depotName is the name of the local memory of a function.
func depotName(number int) string { return "__local_depot" + strconv.Itoa(number) }

// planFrame assigns slots to the live allocas of the entry block.
func (s *Func) planFrame(order []*ir.Block) {
	s.frame.at = make([]int64, s.IR.ValueBound())
	for _, b := range order {
		for i := range b.Instrs() {
			if i.Op() != ir.Alloca {
				continue
			}
			s.frame.at[i.ID()] = -1
			size, fixed := s.allocaSize(i)
			if s.live[i.ID()] && fixed && b.IsEntry() {
				s.frame.at[i.ID()] = s.frame.place(size, s.AllocaAlign(i))
			}
		}
	}
}

func (s *Func) allocaSize(i *ir.Instr) (int64, bool) {
	n := ir.AsInt(i.Operand(0))
	if n == nil {
		return 0, false
	}
	count, _ := n.Uint64()
	return int64(count * s.Layout.AllocSize(i.ElemTy)), true
}

// AllocaAlign is the alignment of an alloca, in bytes.
func (s *Func) AllocaAlign(i *ir.Instr) int64 {
	if a := int64(i.Align()); a > 0 {
		return a
	}
	return int64(s.Layout.PrefAlign(i.ElemTy))
}

// AllocaSymbol returns the address of an alloca that has a place.
func (s *Func) AllocaSymbol(i *ir.Instr) (ptx.SymRef, bool) {
	off := s.frame.at[i.ID()]
	return ptx.SymRef{Name: s.Depot(), Off: off}, off >= 0
}
