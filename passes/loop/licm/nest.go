package licm

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/loopmd"
	"opt-go/passes/loop"
)

// RunNest is LLVM's lnicm: licm on a whole nest at once. What is invariant in the outermost loop
// leaves the nest in one step, what is invariant in an inner loop only stays there, so that nests
// stay perfect for passes that interchange or merge loops.
//
//	for i { for j { x[j] += a * b + i * n } }    a * b moves before the nest,
//	                                             i * n stays in the inner loop
//
// Sinking goes from the inner loops outwards, of values that are used after the nest only.
func RunNest(w *loop.Walk, l *analysis.Loop) bool {
	if l.Parent != nil || loopmd.True(l.ID(), "llvm.licm.disable") {
		return false
	}
	changed := sinkInner(w, l, l)
	m := newMover(w, l)
	m.nest, m.hoistsInner = l, true
	return m.run() || changed
}

// sinkInner sinks from the loops inside l, innermost first, what is used after the nest only.
func sinkInner(w *loop.Walk, nest, l *analysis.Loop) bool {
	changed := false
	for _, s := range l.Subs {
		changed = sinkInner(w, nest, s) || changed
		if s.DedicatedExits() {
			m := newMover(w, s)
			m.nest = nest
			changed = m.sinkAll() || changed
		}
	}
	return changed
}

// realUser follows a user that is a φ of one operand, in the exit of an inner loop, to where the
// value is used inside the nest.
func (m *mover) realUser(u *ir.Instr) *ir.Instr {
	for u.Op() == ir.Phi && u.NumIncoming() == 1 && m.nest.Contains(u.Block()) {
		next := ir.SoleUser(u)
		if next == nil {
			return u
		}
		u = next
	}
	return u
}
