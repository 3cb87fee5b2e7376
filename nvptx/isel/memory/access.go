package memory

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/addrspace"
	"opt-go/nvptx/isel/emit"
	"opt-go/nvptx/isel/sel"
	"opt-go/nvptx/ptx"
)

// ThroughLoad makes the register of a load that extends be that of the extension.
func ThroughLoad(s *sel.Func, i *ir.Instr) []ptx.Operand {
	if x := s.ExtensionOf(i); x != nil {
		return []ptx.Operand{s.NewReg(emit.IntReg(x.Type().Bits))}
	}
	return nil
}

// Load selects a load.
func Load(s *sel.Func, i *ir.Instr) {
	a, ok := accessOf(s, i, "ld")
	if !ok {
		return
	}
	if spec, ok := s.SpecificReg(i); ok && isGlobalFromParam(s, i) {
		d := s.Value(i)[0].(ptx.Reg)
		s.Load(a, s.PiecesOf(i, i.Type()), []ptx.Reg{d})
		s.CastSpace(spec, d, addrspace.Generic, s.SpaceOf(i))
		return
	}
	if i.Ordering != ir.NotAtomic && (atomicPieces(s, i, i.Type()) != 1) {
		return
	}
	if x := s.ExtensionOf(i); x != nil {
		extendingLoad(s, a, i, x)
		return
	}
	if words := narrowLanes(s, i, i.Type()); words != nil && i.Ordering == ir.NotAtomic {
		loadNarrow(s, a, i, words)
		return
	}
	d := s.Dst(i)
	if !s.Module.ByteSized(i.Type()) {
		loadPacked(s, a, i, d)
		return
	}
	if len(d) == 1 && s.WantsSigned(i) {
		s.Put(a.Opcode("ld")+"."+sel.SignedMemType(i.Type().Bits), d[0], a.Loc.At(0))
		return
	}
	s.Load(a, s.PiecesOf(i, i.Type()), d)
}

// isGlobalFromParam reports whether a loaded pointer counts as global because it is loaded from a
// kernel's parameter; the load itself produces a generic address.
func isGlobalFromParam(s *sel.Func, i *ir.Instr) bool {
	return i.Type().IsPtr() && i.Type().Space == addrspace.Generic && s.SpaceOf(i) != addrspace.Generic
}

// accessOf describes the memory access of a load or store; ok is false after a diagnostic.
func accessOf(s *sel.Func, i *ir.Instr, op string) (emit.Access, bool) {
	t := i.AccessType()
	if _, ok := s.Module.Pieces(t); !ok {
		s.Unsupported(i, "%s of type %s", i.Op(), t)
		return emit.Access{}, false
	}
	loc := s.Locate(i.Pointer())
	a := emit.Access{Loc: loc, Align: int64(i.Align())}
	if a.Align == 0 {
		a.Align = int64(s.Layout.ABIAlign(t))
	}
	switch {
	case i.Ordering != ir.NotAtomic:
		mods, ok := atomicMods(s, i, op, loc)
		if !ok {
			return a, false
		}
		a.Mods = mods
	case i.IsVolatile() && addrspace.HasVolatile(loc.Space):
		a.Mods = "volatile"
	case op == "ld" && loc.Space == addrspace.Global && isInvariant(s, i):
		a.NC = s.Target.Has(3, 1, 32)
	}
	return a, true
}

// isInvariant reports whether the memory of a load does not change while the kernel runs. Metadata
// may say so; or the memory is accessed only through a kernel parameter and never written; or a
// variable is constant.
func isInvariant(s *sel.Func, i *ir.Instr) bool {
	if i.MD("invariant.load") != nil {
		return true
	}
	return sel.RootedIn(i.Operand(0), func(v ir.Value) bool {
		switch v := v.(type) {
		case *ir.Param:
			a := v.Attrs()
			return s.Kernel && a.Has("noalias") && (a.Has("readonly") || a.Has("readnone"))
		case *ir.GlobalVar:
			return v.Constant
		}
		return false
	})
}

// extendingLoad loads into the register of the extension.
func extendingLoad(s *sel.Func, a emit.Access, i, x *ir.Instr) {
	d := s.Dst1(x)
	p := s.PiecesOf(i, i.Type())[0]
	if a.VectorLength([]emit.Piece{p}) == 0 {
		t := s.NewReg(p.Reg)
		s.LoadSplit(a, p, t)
		s.ExtendTo(d, t, p.Bits, x.Type().Bits, x.Op() == ir.SExt)
		return
	}
	typ := p.MemType()
	if x.Op() == ir.SExt {
		typ = sel.SignedMemType(p.Bits)
	}
	s.Put(a.Opcode("ld")+"."+typ, d, a.Loc.At(0))
}

// loadPacked loads a vector whose lanes are less than a byte as the integer of all its bits.
func loadPacked(s *sel.Func, a emit.Access, i *ir.Instr, d []ptx.Reg) {
	t := i.Type()
	n := int(s.Layout.SizeBits(t))
	whole := emit.IntPieces(nil, t.Context().Int(n), 0)
	regs := make([]ptx.Reg, len(whole))
	ops := make([]ptx.Operand, len(whole))
	for k, p := range whole {
		regs[k] = s.NewReg(p.Reg)
		ops[k] = regs[k]
	}
	s.Load(a, whole, regs)
	s.Repack(ops, whole, d, s.PiecesOf(i, t))
}

// Store selects a store.
func Store(s *sel.Func, i *ir.Instr) {
	a, ok := accessOf(s, i, "st")
	if !ok {
		return
	}
	v := i.Operand(0)
	t := v.Type()
	if i.Ordering != ir.NotAtomic && (atomicPieces(s, i, t) != 1) {
		return
	}
	ps := s.PiecesOf(i, t)
	if !s.Module.ByteSized(t) {
		whole := emit.IntPieces(nil, t.Context().Int(int(s.Layout.SizeBits(t))), 0)
		regs := make([]ptx.Reg, len(whole))
		ops := make([]ptx.Operand, len(whole))
		for k, p := range whole {
			regs[k] = s.NewReg(p.Reg)
			ops[k] = regs[k]
		}
		s.Repack(s.Get(v), ps, regs, whole)
		s.Store(a, whole, ops)
		return
	}
	if words := narrowLanes(s, i, t); words != nil {
		storeNarrow(s, a, words, v, ps)
		return
	}
	s.Store(a, ps, s.Get(v))
}
