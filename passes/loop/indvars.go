package loop

import (
	"slices"

	"opt-go/passes/analysis"
	"opt-go/passes/pass"
)

// IndVars is LLVM's indvars: what scalar evolution knows of a loop's counters is written into the program, so that the passes behind find
// one simple counter and nothing else to do with it.
//
//	loop: %i = phi i32 [ 0, %ph ], [ %j, %loop ]         loop: %indvars.iv = phi i64 [ 0, %ph ], [ %indvars.iv.next, %loop ]
//	      %w = sext i32 %i to i64                              %a = getelementptr i32, ptr %p, i64 %indvars.iv
//	      %a = getelementptr i32, ptr %p, i64 %w     ⇒         %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
//	      %j = add nsw i32 %i, 1                               %exitcond = icmp ne i64 %indvars.iv.next, %wide.trip.count
//	      %c = icmp slt i32 %j, %n                             br i1 %exitcond, label %loop, label %exit
//	      br i1 %c, label %loop, label %exit
//
// In this order, for each loop:
//   - floating-point counters become integers (indvars_floats.go)
//   - users of the φs are simplified (ivusers.go), and counters that are extended are made wide, where the wide addition costs no more (indvars_widen.go)
//   - values that the loop leaves behind are computed without it where that is cheap (indvars_values.go)
//   - φs that are the same go, all but one
//   - exits that are never taken, or always, become so; signed comparisons of extended numbers unsigned; loops without effects are left at
//     once (indvars_exits.go); tests that come out the same in all iterations are made in front of the loop (indvars_first.go)
//   - exit tests become comparisons of a counter with its last value (indvars_lftr.go)
//   - what only the code behind the loop needs moves there
//
// Keeps: dominators, loops, loop-closed form.
func IndVars(w *Walk, l *analysis.Loop) bool {
	if !l.Simplified() {
		return false
	}
	v := indVars{newVariables(w, l)}
	v.X.Literal = true
	v.integerCounters()
	v.simplifyAndWiden()
	if w.Flags["replexitval"] != "never" {
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
	if w.Opts.Bool("lftr", !w.FlagBool("disable-lftr", false)) {
		v.replaceTests()
	}
	needed := v.eraseDead()
	clear(needed)
	v.sinkUnused()
	v.firstIterationValues()
	for _, phi := range slices.Collect(l.Header.Phis()) {
		if eraseDeadPhi(phi, needed) {
			v.Changed = true
		}
	}
	if v.Changed {
		w.KeepEvolution(v.S)
	}
	return v.Changed
}

// IndVarsParams are the textual parameters, which LLVM has as command-line options only.
func IndVarsParams() []pass.Param {
	return []pass.Param{
		{Name: "lftr", Help: "linear function test replacement (default)"},
		{Name: "widening", Help: "widen induction variables (default)"},
	}
}

// IndVarsFlags are the command-line options.
func IndVarsFlags() []pass.Flag {
	return []pass.Flag{
		{Name: "disable-lftr", Default: "false", Help: "disable linear function test replacement"},
		{Name: "indvars-predicate-loops", Default: "true", Help: "predicate exits of loops without side effects"},
		{Name: "replexitval", Default: "cheap", Help: "which exit values to rewrite: never, cheap, noharduse, unusedindvarinloop or always",
			Values: []string{"never", "cheap", "noharduse", "always"}},
		{Name: "indvars-widen-indvars", Default: "true", Help: "widen induction variables"},
	}
}

type indVars struct{ *variables }

// simplifyAndWiden simplifies the users of all φs before it makes any of them wide: scalar evolution then knows more of what does not overflow.
// New φs get another round.
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
			v.simplifyUsers(phi, n.visitCast)
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
