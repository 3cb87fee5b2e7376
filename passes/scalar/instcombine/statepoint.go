package instcombine

import (
	"opt-go/frontend/ir"
)

// visitRelocate: a garbage collector moves no null and no undef, and what it moves stays not null
// (LLVM's rules for gc.relocate).
func visitRelocate(ic *combiner, i *ir.Instr) *ir.Instr {
	p := relocated(i)
	switch {
	case p == nil || p.Type() != i.Type():
		return nil
	case isUndef(p), isZero(p):
		return ic.use(i, p)
	case i.Type().IsPtr() && ic.q.NonZero(p) && !i.Info.Attrs.Ret.Has("nonnull"):
		i.Info.Attrs = i.Info.Attrs.Clone()
		i.Info.Attrs.Ret = i.Info.Attrs.Ret.With(ir.EnumAttr("nonnull"))
		return i
	}
	return nil
}

// relocated is the pointer that a call of gc.relocate returns where it lies after the statepoint,
// or nil. The token of the call is that of the statepoint, or of the landing pad that an invoked
// one unwinds to; the live pointers are in the bundle gc-live.
func relocated(i *ir.Instr) ir.Value {
	s := asInstr(i.Arg(0))
	if s != nil && s.Op() == ir.LandingPad {
		from := s.Block().SinglePred()
		if from == nil {
			return nil
		}
		s = from.Term()
	}
	n, ok := word(i.Arg(2))
	if s == nil || !s.Op().IsCall() || !ok {
		return nil
	}
	for _, b := range s.Info.Bundles {
		if b.Tag == "gc-live" && n < uint64(b.Count) {
			return s.Operand(b.First + int(n))
		}
	}
	return nil
}
