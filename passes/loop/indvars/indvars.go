// Package indvars is LLVM's indvars: it canonicalizes the induction variables of a loop with the
// facts of scalar evolution, so that later passes find one simple counter.
//
//	loop: %i = phi i32 [ 0, %ph ], [ %j, %loop ]         loop: %indvars.iv = phi i64 [ 0, %ph ], …
//	      %w = sext i32 %i to i64                              %a = gep i32, ptr %p, i64 %indvars.iv
//	      %a = gep i32, ptr %p, i64 %w                   ⇒     %indvars.iv.next = add nuw nsw i64 …, 1
//	      %j = add nsw i32 %i, 1                               %c = icmp ne i64 %indvars.iv.next, %n.wide
//	      %c = icmp slt i32 %j, %n                             br i1 %c, label %loop, label %exit
//	      br i1 %c, label %loop, label %exit
//
// In this order, for each loop:
//   - floating-point counters become integers (floats.go);
//   - users of the φs are simplified (package simplifyiv), and counters that are extended become
//     wide where the wide addition costs no more (widen.go, widen_use.go);
//   - exit values are computed outside the loop where that is cheap (values.go);
//   - equal φs are merged into one;
//   - exits that are never or always taken are folded, signed comparisons of extended numbers
//     become unsigned, and loops without effects exit in the first iteration (exits.go); tests with
//     the same outcome in all iterations are hoisted (first.go);
//   - with merge-exits, two counted exits become one (merge.go);
//   - exit tests become comparisons of a counter with its last value (lftr.go);
//   - code whose only users are after the loop is sunk there.
//
// Invariant: dominators, loops and LCSSA form stay valid; scalar evolution is told of every value
// that changes.
package indvars

import (
	"slices"

	"opt-go/passes/analysis"
	"opt-go/passes/loop"
	"opt-go/passes/loop/simplifyiv"
	"opt-go/passes/pass"
)

// Run runs indvars on one loop.
func Run(w *loop.Walk, l *analysis.Loop) bool {
	if !l.Simplified() {
		return false
	}
	v := indVars{simplifyiv.New(w, l), exitRewriteOf(w.Flags["replexitval"])}
	v.X.Literal = true
	v.integerCounters()
	v.simplifyAndWiden()
	if v.rewrite != rewriteNever {
		v.exitValues()
	}
	v.mergeCongruent()
	v.canonicalExits()
	if v.foldExits() {
		v.Changed = true
		v.S.ForgetLoop(l)
	}
	if v.predicateExits() {
		v.Changed = true
		v.S.ForgetLoop(l)
	}
	if w.Opts.Bool("merge-exits", false) {
		v.mergeExits()
	}
	switch {
	case w.Opts.Bool("lftr", !w.FlagBool("disable-lftr", false)):
		v.replaceTests(false)
	case w.Opts.Bool("constant-lftr", false):
		v.replaceTests(true)
	}
	needed := v.EraseDead()
	clear(needed)
	v.sinkUnused()
	v.firstIterationValues()
	for _, phi := range slices.Collect(l.Header.Phis()) {
		if simplifyiv.EraseDeadPhi(phi, needed) {
			v.Changed = true
		}
	}
	if v.Changed {
		w.KeepEvolution(v.S)
	}
	return v.Changed
}

// Params are the textual parameters, which LLVM has as command-line options only.
func Params() []pass.Param {
	return []pass.Param{
		{Name: "lftr", Help: "linear function test replacement (default)"},
		{Name: "constant-lftr", Help: "with no-lftr: linear function test replacement where the last value is a constant"},
		{Name: "merge-exits", Help: "merge two counted exits into one, by the minimum of their counts"},
		{Name: "widening", Help: "widen induction variables (default)"},
	}
}

// Flags are the command-line options.
func Flags() []pass.Flag {
	return []pass.Flag{
		{Name: "disable-lftr", Default: "false", Help: "disable linear function test replacement"},
		{Name: "indvars-predicate-loops", Default: "true", Help: "predicate exits of loops without side effects"},
		{Name: "replexitval", Default: "cheap", Help: "which exit values to rewrite: never, cheap, noharduse, unusedindvarinloop or always",
			Values: []string{"never", "cheap", "noharduse", "always"}},
		{Name: "indvars-widen-indvars", Default: "true", Help: "widen induction variables"},
	}
}

type indVars struct {
	*simplifyiv.Variables
	rewrite exitRewrite
}

// simplifyAndWiden simplifies the users of all φs before it makes any of them wide: scalar
// evolution then knows more of what does not overflow. New φs get another round.
func (v indVars) simplifyAndWiden() {
	phis := slices.Collect(v.L.Header.Phis())
	for len(phis) > 0 {
		var wide []*widening
		for len(phis) > 0 {
			phi := phis[len(phis)-1]
			phis = phis[:len(phis)-1]
			if phi.Block() == nil {
				continue
			}
			n := &widening{v: v, phi: phi}
			v.SimplifyUsers(phi, n.visitCast)
			if n.wide != nil {
				wide = append(wide, n)
			}
		}
		if !v.W.Opts.Bool("widening", v.W.FlagBool("indvars-widen-indvars", true)) {
			continue
		}
		for _, n := range slices.Backward(wide) {
			if phi := n.run(); phi != nil {
				v.W.Count("Number of indvars widened", 1)
				v.Changed = true
				phis = append(phis, phi)
			}
		}
	}
}
