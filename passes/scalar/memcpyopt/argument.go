package memcpyopt

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/analysis/memssa"
	"opt-go/passes/rewrite"
)

// Arguments that are read only, from memory that is a copy: the call can read the original.

// arguments works on the pointers that a call passes.
func (o *optimizer) arguments(call *ir.Instr) bool {
	changed := false
	for k := range call.NumArgs() {
		if !call.Arg(k).Type().IsPtr() {
			continue
		}
		if a, ok := byValType(call, k); ok {
			changed = o.byValue(call, k, a) || changed
		} else if analysis.ArgHas(call, k, "readonly") || analysis.ArgHas(call, k, "readnone") {
			changed = o.unchanged(call, k) || changed
		}
	}
	return changed
}

func byValType(call *ir.Instr, k int) (*ir.Type, bool) {
	if a, ok := call.Info.Attrs.Param(k).Get("byval"); ok {
		return a.Ty, true
	}
	if f := call.CalledFunc(); f != nil {
		if a, ok := f.Attrs.Param(k).Get("byval"); ok {
			return a.Ty, true
		}
	}
	return nil, false
}

// copyInto returns the memcpy that has written n bytes at the pointer of an argument, as the call
// sees them.
func (o *optimizer) copyInto(aa *alias.Batch, call *ir.Instr, p ir.Value, n uint64) *ir.Instr {
	a := o.mssa.Of(call)
	if a == nil {
		return nil
	}
	from := o.mssa.WalkerWith(aa).ClobberOf(a.Defining(), alias.Location{Ptr: p, Size: alias.Precise(n)})
	if from.Kind != memssa.Def || !isCopy(from.Instr) || alias.VolatileMem(from.Instr) || from.Instr.Arg(1).Type() != p.Type() {
		return nil
	}
	return from.Instr
}

// byValue passes the original of a copy that would be copied once more.
func (o *optimizer) byValue(call *ir.Instr, k int, ty *ir.Type) bool {
	p, size := call.Arg(k), o.dl.AllocSize(ty)
	aa := o.aa.Batch()
	m := o.copyInto(aa, call, p, size)
	if m == nil || analysis.StripCasts(p) != copyDest(m) {
		return false
	}
	n := ir.AsInt(m.Arg(2))
	if n == nil || !call.Info.Attrs.Param(k).Has("align") && !calleeHas(call, k, "align") {
		return false
	}
	if bytes, fits := n.Uint64(); fits && bytes < size {
		return false
	}
	return o.readOriginal(aa, call, k, m, alignOf(call, k))
}

// unchanged passes the original in place of a stack slot that is a complete copy of it. The call
// only reads the argument, and nothing else may write the original during the call.
func (o *optimizer) unchanged(call *ir.Instr, k int) bool {
	if !analysis.ArgHas(call, k, "noalias") || !analysis.NoCapture(call, k) {
		return false
	}
	slot, ok := analysis.StripCasts(call.Arg(k)).(*ir.Instr)
	if !ok || slot.Op() != ir.Alloca {
		return false
	}
	size, known := o.slotSize(slot)
	if !known {
		return false
	}
	aa := o.aa.Batch()
	m := o.copyInto(aa, call, call.Arg(k), size)
	if m == nil || copyDest(m) != ir.Value(slot) {
		return false
	}
	n := ir.AsInt(m.Arg(2))
	if n == nil {
		return false
	}
	if bytes, fits := n.Uint64(); !fits || bytes != size {
		return false
	}
	if aa.ModRef(call, alias.LocationOfSource(m))&analysis.Mod != 0 { // elsewhere than through the argument
		return false
	}
	return o.readOriginal(aa, call, k, m, max(slot.Align(), 1))
}

func calleeHas(call *ir.Instr, k int, attr string) bool {
	f := call.CalledFunc()
	return f != nil && f.Attrs.Param(k).Has(attr)
}

func alignOf(call *ir.Instr, k int) uint64 {
	if call.Info.Attrs.Param(k).Has("align") {
		return rewrite.ArgAlign(call, k)
	}
	if a, ok := call.CalledFunc().Attrs.Param(k).Get("align"); ok {
		return parseAlign(a.Val)
	}
	return 1
}

func parseAlign(s string) (n uint64) {
	for _, c := range s {
		n = n*10 + uint64(c-'0')
	}
	return n
}

// readOriginal replaces argument k by the source of a memcpy, which must be aligned and not written
// before the call.
func (o *optimizer) readOriginal(aa *alias.Batch, call *ir.Instr, k int, m *ir.Instr, align uint64) bool {
	src := m.Arg(1)
	raise, ok := o.canAlign(m, align)
	if !ok || o.writtenBetween(aa, alias.LocationOfSource(m), m, call) {
		return false
	}
	if raise != nil {
		raise.SetAlign(align)
	}
	alias.TagsOf(call).Merge(alias.TagsOf(m)).Attach(call)
	call.SetOperand(k, src)
	o.c.Count("Number of memcpy instructions deleted", 1)
	return true
}

// canAlign reports whether the source of a memcpy is aligned, or is a stack slot that can be.
func (o *optimizer) canAlign(m *ir.Instr, align uint64) (raise *ir.Instr, ok bool) {
	src := m.Arg(1)
	if rewrite.ArgAlign(m, 1) >= align {
		return nil, true
	}
	if slot, isInstr := analysis.StripCasts(src).(*ir.Instr); isInstr && slot.Op() == ir.Alloca {
		if max(slot.Align(), 1) >= align {
			return nil, true
		}
		return slot, true
	}
	low := o.query(m).KnownBits(src)
	return nil, low.Zero&(align-1) == align-1
}
