package memory

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/addrspace"
	"opt-go/nvptx/isel/emit"
	"opt-go/nvptx/isel/globals"
	"opt-go/nvptx/isel/sel"
	"opt-go/nvptx/ptx"
)

// pointerAccess describes the memory that argument k of an intrinsic points to.
func pointerAccess(s *sel.Func, i *ir.Instr, k int, volatile bool) emit.Access {
	a := emit.Access{Loc: s.Locate(i.Arg(k)), Align: 1}
	if at, ok := i.Info.Attrs.Param(k).Get("align"); ok {
		a.Align = max(globals.ParseInt(at.Val), 1)
	}
	a.Align = max(a.Align, knownAlign(s, i.Arg(k)))
	if volatile && addrspace.HasVolatile(a.Loc.Space) {
		a.Mods = "volatile"
	}
	return a
}

// knownAlign is the alignment of what a pointer points to, as far as it shows.
func knownAlign(s *sel.Func, v ir.Value) int64 {
	switch v := v.(type) {
	case *ir.GlobalVar:
		if v.Align > 0 {
			return int64(v.Align)
		}
	case *ir.Instr:
		if v.Op() == ir.Alloca {
			return s.AllocaAlign(v)
		}
	}
	return 1
}

// lowerMemcpy selects llvm.memcpy and llvm.memcpy.inline.
func lowerMemcpy(s *sel.Func, i *ir.Instr) { copyMemory(s, i, false) }

// lowerMemmove selects llvm.memmove.
func lowerMemmove(s *sel.Func, i *ir.Instr) { copyMemory(s, i, true) }

func copyMemory(s *sel.Func, i *ir.Instr, overlap bool) {
	volatile := sel.IsVolatileCopy(i)
	c := emit.BlockCopy{To: pointerAccess(s, i, 0, volatile), From: pointerAccess(s, i, 1, volatile), Step: 1}
	if n := ir.AsInt(i.Arg(2)); n != nil {
		size, _ := n.Uint64()
		if size <= emit.UnrollBytes {
			s.CopyBytes(c.To, c.From, int64(size))
			return
		}
		c.Step = emit.CopiesPerRound * emit.CopyUnit(min(c.To.Align, c.From.Align), 0)
		c.Rest = int64(size) % c.Step
		c.Size = ptx.Int(int64(size) - c.Rest)
	} else {
		c.Size = s.Resize(s.One(i.Arg(2)), i.Arg(2).Type().Bits, ptx.B64, false)
	}
	c.Dst, c.Src = s.AddressIn(c.To.Loc), s.AddressIn(c.From.Loc)
	if !overlap {
		s.CopyLoop(c, false)
		return
	}
	done, backward := s.NewLabel(), s.NewLabel()
	below := s.Compute(ptx.Pred, "setp.lt.u64", s.GenericAddress(c.Src, c.From.Loc.Space), s.GenericAddress(c.Dst, c.To.Loc.Space))
	s.Put("bra", backward).If(below)
	s.CopyLoop(c, false)
	s.Jump(done)
	s.PlaceLabel(backward)
	s.CopyLoop(c, true)
	s.PlaceLabel(done)
}

// lowerMemset selects llvm.memset and llvm.memset.inline.
func lowerMemset(s *sel.Func, i *ir.Instr) {
	a := pointerAccess(s, i, 0, sel.IsVolatileCopy(i))
	b := s.One(i.Arg(1))
	n := ir.AsInt(i.Arg(2))
	if n == nil {
		size := s.Resize(s.One(i.Arg(2)), i.Arg(2).Type().Bits, ptx.B64, false)
		s.FillLoop(a, s.AddressIn(a.Loc), b, size, 1)
		return
	}
	size, _ := n.Uint64()
	if size <= emit.UnrollBytes {
		s.FillPieces(a, b, emit.UnitPieces(a.Align, int64(size)))
		return
	}
	step := emit.CopiesPerRound * emit.CopyUnit(a.Align, 0)
	rest := int64(size) % step
	whole := int64(size) - rest
	dst := s.AddressIn(a.Loc)
	s.FillLoop(a, dst, b, ptx.Int(whole), step)
	if rest > 0 {
		s.FillPieces(a.Moved(dst, whole), b, emit.UnitPieces(a.Align, rest))
	}
}

// BlockIntrinsics lists the functions on blocks of memory.
func BlockIntrinsics() map[string]sel.Intrinsic {
	return map[string]sel.Intrinsic{
		"llvm.memcpy": {Effect: true, Lower: lowerMemcpy}, "llvm.memcpy.inline": {Effect: true, Lower: lowerMemcpy},
		"llvm.memmove": {Effect: true, Lower: lowerMemmove},
		"llvm.memset":  {Effect: true, Lower: lowerMemset}, "llvm.memset.inline": {Effect: true, Lower: lowerMemset},
	}
}
