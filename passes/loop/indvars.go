package loop

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/scev"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
	"opt-go/passes/rewrite/expand"
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
	v := &indVars{w: w, l: l, s: pass.Get(w.Context, w.F, scev.Analysis)}
	v.x = w.expander(v.s)
	v.x.Literal = true
	v.integerCounters()
	v.simplifyAndWiden()
	if w.Flags["replexitval"] != "never" {
		v.exitValues()
	}
	v.mergeCongruent()
	v.canonicalExits()
	if v.foldExits() {
		v.changed = true
		v.s.ForgetLoop(l)
	}
	if v.predicateExits() {
		v.changed = true
		v.s.ForgetLoop(l)
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
			v.changed = true
		}
	}
	if v.changed {
		w.KeepEvolution(v.s)
	}
	return v.changed
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

type indVars struct {
	w       *Walk
	l       *analysis.Loop
	s       *scev.Evolution
	x       *expand.Expander
	dead    []*ir.Instr
	changed bool
}

// eraseDead erases what was noted as dead, the last one first, and returns eraseDeadPhi's notes.
func (v *indVars) eraseDead() (needed map[*ir.Instr]bool) {
	needed = map[*ir.Instr]bool{}
	for _, i := range slices.Backward(v.dead) {
		v.erase(i, needed)
	}
	v.dead = nil
	return needed
}

// erase erases a dead instruction and what it needed alone. The notes about what is needed are eraseDeadPhi's.
func (v *indVars) erase(i *ir.Instr, needed map[*ir.Instr]bool) {
	switch {
	case i.Block() == nil:
	case i.Op() == ir.Phi:
		v.changed = eraseDeadPhi(i, needed) || v.changed
	case analysis.TriviallyDead(i):
		rewrite.EraseDead(i)
		clear(needed)
		v.changed = true
	}
}

// eraseDeadPhi erases a φ that nothing uses, or only what leads back to it. It notes what is needed, until something is erased.
func eraseDeadPhi(phi *ir.Instr, needed map[*ir.Instr]bool) bool {
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

// simplifyAndWiden simplifies the users of all φs before it makes any of them wide: scalar evolution then knows more of what does not overflow.
// New φs get another round.
func (v *indVars) simplifyAndWiden() {
	phis := slices.Collect(v.l.Header.Phis())
	for len(phis) > 0 {
		var wide []*widening
		for len(phis) > 0 {
			phi := phis[len(phis)-1]
			phis = phis[:len(phis)-1]
			if phi.Block() == nil {
				continue
			}
			n := &widening{v: v, phi: phi}
			users := v.w.ivUsers(v.l, v.s, v.x, &v.dead)
			users.cast = n.visitCast
			users.follow(phi)
			v.changed = v.changed || users.changed
			if n.wide != nil {
				wide = append(wide, n)
			}
		}
		if !v.w.Opts.Bool("widening", v.w.FlagBool("indvars-widen-indvars", true)) {
			continue
		}
		for _, n := range slices.Backward(wide) {
			if phi := n.run(); phi != nil {
				v.w.Count("Number of indvars widened", 1)
				v.changed = true
				phis = append(phis, phi)
			}
		}
	}
}
