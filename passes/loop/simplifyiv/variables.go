// Package simplifyiv is what passes that rewrite a loop's induction variables share: indvars,
// pointersteps, unroll and idiom.
//
//   - variables.go: the state of such a rewrite, and the merging and erasing of φs
//   - users.go: LLVM's SimplifyIndvar, simplification of values computed from a φ, by what scalar
//     evolution knows about it; users_compare.go and users_arith.go for each kind of user
//
// Invariant: scalar evolution forgets each value before it changes; instructions that have become
// dead are collected in Variables.Dead and erased at the end, since scalar evolution may still name
// them.
package simplifyiv

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/scev"
	"opt-go/passes/loop"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
	"opt-go/passes/rewrite/expand"
)

// Variables are the induction variables of a loop while they are rewritten.
type Variables struct {
	W       *loop.Walk
	L       *analysis.Loop
	S       *scev.Evolution
	X       *expand.Expander
	Dead    []*ir.Instr // instructions to erase
	Changed bool
}

func New(w *loop.Walk, l *analysis.Loop) *Variables {
	s := pass.Get(w.Context, w.F, scev.Analysis)
	return &Variables{W: w, L: l, S: s, X: Expander(w, s)}
}

// Expander returns an expander for values of the walk's function.
func Expander(w *loop.Walk, s *scev.Evolution) *expand.Expander {
	x := expand.New(s, "indvars")
	x.Close = func(i *ir.Instr) { loop.CloseValues(w.CFG, []*ir.Instr{i}) }
	return x
}

func (v *Variables) MergePhis(phi, old *ir.Instr) {
	v.mergeIncrements(phi, old)
	by := ir.Value(old)
	if old.Type() != phi.Type() {
		t := ir.Before(v.L.Header.FirstInsertion()).Cast(ir.Trunc, old, phi.Type(), "indvars")
		t.CopyDebugLoc(phi)
		by = t
	}
	v.S.Forget(phi)
	ir.ReplaceAllUses(phi, by)
	v.Dead = append(v.Dead, phi)
	v.Changed = true
	v.W.Count("Number of congruent IVs eliminated", 1)
}

func (v *Variables) mergeIncrements(phi, old *ir.Instr) {
	latch := v.L.Latch()
	keep, ok1 := old.IncomingFor(latch).(*ir.Instr)
	drop, ok2 := phi.IncomingFor(latch).(*ir.Instr)
	if !ok1 || !ok2 || keep == drop || v.S.TruncOrZExt(v.S.Of(keep), drop.Type()) != v.S.Of(drop) || !loop.KeepsClosed(v.W.CFG.Loops, drop, keep) {
		return
	}
	both := keep.Flags & drop.Flags & (ir.NUW | ir.NSW)
	if !v.X.HoistIncrement(keep, drop, true) {
		return
	}
	keep.Flags |= both
	by := ir.Value(keep)
	if keep.Type() != drop.Type() {
		at := keep.Next()
		if keep.Op() == ir.Phi {
			at = keep.Block().FirstInsertion()
		}
		t := ir.Before(at).Cast(ir.Trunc, keep, drop.Type(), "indvars")
		t.CopyDebugLoc(drop)
		by = t
	}
	v.S.Forget(drop)
	ir.ReplaceAllUses(drop, by)
	v.Dead = append(v.Dead, drop)
}

// EraseDead erases the dead instructions, the last one first, and returns eraseDeadPhi's notes.
func (v *Variables) EraseDead() (needed map[*ir.Instr]bool) {
	needed = map[*ir.Instr]bool{}
	for _, i := range slices.Backward(v.Dead) {
		v.erase(i, needed)
	}
	v.Dead = nil
	return needed
}

// erase erases a dead instruction and its operands that become dead. The notes about live values
// are eraseDeadPhi's.
func (v *Variables) erase(i *ir.Instr, needed map[*ir.Instr]bool) {
	switch {
	case i.Block() == nil:
	case i.Op() == ir.Phi:
		v.Changed = EraseDeadPhi(i, needed) || v.Changed
	case analysis.TriviallyDead(i):
		rewrite.EraseDead(i)
		clear(needed)
		v.Changed = true
	}
}

// EraseDeadPhi erases a φ that has no users, or only users that lead back to it. It notes which
// values are live, until something is erased.
func EraseDeadPhi(phi *ir.Instr, needed map[*ir.Instr]bool) bool {
	var way []*ir.Instr
	seen := map[*ir.Instr]bool{}
	i := phi
	for i != nil && !needed[i] && !analysis.HasSideEffects(i) {
		if seen[i] {
			ir.ReplaceAllUses(i, ir.NewPoison(i.Type()))
		}
		if !ir.HasUses(i) {
			if rewrite.EraseDead(i) {
				clear(needed)
				return true
			}
			break // a terminator
		}
		seen[i] = true
		way = append(way, i)
		i = onlyUser(i)
	}
	for _, i := range way {
		needed[i] = true
	}
	return false
}

// onlyUser returns the user of all uses, nil if there are several.
func onlyUser(i *ir.Instr) (user *ir.Instr) {
	for u := range ir.Users(i) {
		if user != nil && user != u {
			return nil
		}
		user = u
	}
	return user
}
