package rotate

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/rewrite"
)

// After the copy: the header's values have two versions, and the loop a new entry.

// joinVersions makes every use of a value of the header refer to the copy, to the original or to a
// φ of both, and returns the φs.
func (r *rotator) joinVersions() []*ir.Instr {
	for phi := range r.header.Phis() {
		for k := range phi.NumIncoming() {
			if phi.IncomingBlock(k) == r.preheader {
				phi.RemoveIncoming(k)
				break
			}
		}
	}
	var phis []*ir.Instr
	for i := range r.header.Instrs() {
		if !ir.HasUses(i) {
			continue
		}
		first := r.copies[i]
		vals := rewrite.NewValues(i.Type(), i.Name(), r.w.F.Module().Layout)
		vals.Define(r.header, i)
		vals.Define(r.preheader, first)
		for u := range ir.Uses(i) {
			if user := u.User(); user.Op() != ir.Phi {
				if user.Block() == r.header {
					continue
				}
				if user.Block() == r.preheader {
					u.Set(first)
					continue
				}
			}
			vals.Rewrite(u)
		}
		r.debugVersions(i, first, vals)
		phis = append(phis, vals.Phis...)
	}
	return phis
}

// debugVersions does the same for debug intrinsics, for which no φs are inserted: where no version
// is available the value is poison.
func (r *rotator) debugVersions(i *ir.Instr, first ir.Value, vals *rewrite.Values) {
	if !r.w.F.HasMDUses() {
		return
	}
	for _, m := range slices.Clone(r.w.F.MDUses(i)) {
		call := m.Call()
		if call == nil || call.IntrinsicID() != "llvm.dbg.value" || call.Block() == r.header {
			continue
		}
		switch b := call.Block(); {
		case b == r.preheader:
			m.SetValue(first)
		case vals.Defined(b):
			m.SetValue(vals.Middle(b))
		default:
			m.SetValue(ir.NewPoison(i.Type()))
		}
	}
}

// debugForPhis says at the new φs, in the loop's body and after it, what variables they hold: those
// that a debug intrinsic of the header gives a header φ.
func (r *rotator) debugForPhis(phis []*ir.Instr) {
	if !r.w.F.HasMDUses() {
		return
	}
	holds := map[ir.Value]*ir.Instr{}
	for i := range r.header.Instrs() {
		if i.IntrinsicID() != "llvm.dbg.value" {
			continue
		}
		m, _ := i.Arg(0).(*ir.MDOperand)
		if p, ok := m.Value().(*ir.Instr); ok && p.Op() == ir.Phi && holds[p] == nil {
			holds[p] = i
		}
	}
	for _, phi := range phis {
		b := phi.Block()
		if b.FirstNonPhi().IsEHPad() {
			continue
		}
		for _, v := range phi.Operands() {
			if d := holds[v]; d != nil {
				c := d.Clone()
				c.InsertBefore(b.FirstInsertion())
				c.Arg(0).(*ir.MDOperand).SetValue(phi)
				break
			}
		}
	}
}

// debugBefore lists the debug intrinsics right before an instruction.
func debugBefore(at *ir.Instr) []*ir.Instr {
	var out []*ir.Instr
	for i := at.Prev(); i != nil && analysis.IsDebugOrPseudo(i); i = i.Prev() {
		out = append(out, i)
	}
	return out
}

// sameDebug reports whether two debug intrinsics give a variable the same value.
func sameDebug(a, b *ir.Instr) bool {
	if a.IntrinsicID() != "llvm.dbg.value" || b.IntrinsicID() != "llvm.dbg.value" {
		return false
	}
	x, _ := a.Arg(0).(*ir.MDOperand)
	y, _ := b.Arg(0).(*ir.MDOperand)
	if x.Value() == nil || x.Value() != y.Value() {
		return false
	}
	for k := 1; k < 3; k++ {
		m, _ := a.Arg(k).(*ir.MDOperand)
		n, _ := b.Arg(k).(*ir.MDOperand)
		if m.Node != n.Node && ir.MDString(m.Node) != ir.MDString(n.Node) {
			return false
		}
	}
	return true
}

// enter makes the preheader's branch the loop's guard: where it is known that the body is executed
// the edge to the exit goes, else the loop gets a new preheader and the exit keeps predecessors of
// one loop only.
func (r *rotator) enter() {
	cfg := r.w.CFG
	region := append(slices.Clone(cfg.Dom.Children(r.header)), r.header)
	guard := r.preheader.Term()
	if r.alwaysEnters(guard) {
		r.shareWeights(nil, r.header.Term())
		r.exit.RemovePred(r.preheader, true)
		ir.Before(guard).Br(r.body)
		guard.Erase()
		cfg.Dom.Rehang(r.preheader, region)
		return
	}
	r.shareWeights(guard, r.header.Term())
	cfg.Dom.Rehang(r.preheader, region)
	lrph := cfg.SplitCritical(r.preheader, r.body)
	lrph.SetName(r.body.Name() + ".lr.ph")
	for _, p := range r.exit.Preds() {
		in := cfg.Loops.For(p)
		if in == nil || in.Contains(r.exit) || p.Term().Op() == ir.IndirectBr {
			continue
		}
		n := cfg.SplitCritical(p, r.exit)
		if prev := r.exit.Prev(); n != nil && prev != n {
			n.MoveAfter(prev)
		}
	}
}

func (r *rotator) alwaysEnters(guard *ir.Instr) bool {
	k := ir.AsInt(guard.Operand(0))
	if k == nil {
		return false
	}
	if k.IsZero() {
		return guard.Succ(1) == r.body
	}
	return guard.Succ(0) == r.body
}
