// Package unswitch is LLVM's simple-loop-unswitch: it hoists branches on loop-invariant conditions
// out of loops.
//
// trivial.go hoists a branch that exits the loop before the iteration has any effect; nothing is
// copied:
//
//	preheader → header: br %inv, body, exit   ⇒   preheader: br %inv, preheader.split, exit
//	                                              preheader.split → header → body …
//
// With the parameter nontrivial, loops are copied for other branches, and for switches and selects
// (nontrivial.go, copy.go): one copy per destination, if the size of the copies is below a
// threshold (choose.go). If a condition is an and or an or of several, only its invariant operands
// are unswitched; a branch on the others stays.
//
// On targets with divergent branches LLVM copies no loops, and neither does this pass; with the
// flag enable-nontrivial-unswitch it does, but not for divergent conditions. Loops with convergent
// calls are never copied.
//
// Invariant: loops come in simplified form; dominators, loops and LCSSA form stay valid.
//
// A condition that only loads make variant is decided once where nothing on one path through the
// loop writes what they load (partial.go), and a comparison that implies another, by profile
// likely, is made by an invariant condition that the pass adds (inject.go).
//
// Not done: guards (llvm.experimental.guard).
package unswitch

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/loop"
	"opt-go/passes/pass"
)

// Run runs simple-loop-unswitch on one loop.
func Run(w *loop.Walk, l *analysis.Loop) bool {
	if !l.Simplified() {
		return false
	}
	u := &unswitcher{w: w, l: l}
	if w.Opts.Bool("trivial", true) && u.trivial() {
		w.Revisit()
		return true
	}
	if w.FlagBool("enable-nontrivial-unswitch", false) || w.Opts.Bool("nontrivial", false) && !w.Target.HasBranchDivergence {
		return u.copyForBest()
	}
	return false
}

// Params are the parameters in a pipeline.
func Params() []pass.Param {
	return []pass.Param{
		{Name: "nontrivial", Help: "unswitch nontrivial branches by cloning the loop"},
		{Name: "trivial", Help: "unswitch trivial branches (default)"},
	}
}

// Flags are the command-line options.
func Flags() []pass.Flag {
	return []pass.Flag{
		{Name: "enable-nontrivial-unswitch", Default: "false", Help: "unswitch nontrivial branches even if the pipeline does not ask"},
		{Name: "enable-unswitch-cost-multiplier", Default: "true", Help: "raise the cost with the number of clones"},
		{Name: "freeze-loop-unswitch-cond", Default: "true", Help: "freeze conditions that may be poison"},
		{Name: injectFlag, Default: "true", Help: "add invariant conditions that make comparisons needless, and unswitch them"},
		{Name: hotnessFlag, Default: "16", Help: "add conditions where a branch is taken in all but one of so many cases"},
		{Name: memoryLimitFlag, Default: "100", Help: "maximum number of memory accesses looked at for conditions invariant on one path"},
		{Name: "unswitch-num-initial-unscaled-candidates", Default: "8", Help: "number of candidates that do not raise the cost"},
		{Name: "unswitch-siblings-toplevel-div", Default: "2", Help: "divisor of the cost multiplier for outermost loops"},
		{Name: "unswitch-threshold", Default: "50", Help: "maximum cost of a cloned loop"},
	}
}

// unswitcher is the work on one loop.
type unswitcher struct {
	w *loop.Walk
	l *analysis.Loop
}

// throughTrivialSelect strips select c, true, false from a condition.
func throughTrivialSelect(c ir.Value) ir.Value {
	for {
		s, ok := c.(*ir.Instr)
		if !ok || s.Op() != ir.Select {
			return c
		}
		t, f := ir.AsInt(s.Operand(1)), ir.AsInt(s.Operand(2))
		if t == nil || f == nil || t.IsZero() || !f.IsZero() || s.Type() != s.Operand(0).Type() {
			return c
		}
		c = s.Operand(0)
	}
}

// isLogical reports whether v is a conjunction (op And) or disjunction (Or) of truth values:
// bitwise, or as a select that does not look at its second part when the first decides.
func isLogical(v ir.Value, op ir.Op) bool {
	i, ok := v.(*ir.Instr)
	if !ok || !i.Type().Scalar().IsInt(1) {
		return false
	}
	if i.Op() == op {
		return true
	}
	if i.Op() != ir.Select || i.Operand(0).Type() != i.Type() {
		return false
	}
	if op == ir.And {
		k := ir.AsInt(i.Operand(2))
		return k != nil && k.IsZero()
	}
	k := ir.AsInt(i.Operand(1))
	return k != nil && !k.IsZero()
}

// invariantParts lists the invariant operands of a condition that is a tree of ands only, or of ors
// only, in LLVM's order.
func (u *unswitcher) invariantParts(root *ir.Instr) []ir.Value {
	var out []ir.Value
	op := ir.BadOp
	switch {
	case isLogical(root, ir.And):
		op = ir.And
	case isLogical(root, ir.Or):
		op = ir.Or
	default:
		return nil
	}
	seen := map[*ir.Instr]bool{root: true}
	for work := []*ir.Instr{root}; len(work) > 0; {
		i := work[len(work)-1]
		work = work[:len(work)-1]
		for _, v := range i.Operands() {
			if ir.IsConst(v) {
				continue
			}
			if u.l.Invariant(v) {
				out = append(out, v)
				continue
			}
			if n, ok := throughTrivialSelect(v).(*ir.Instr); ok && isLogical(n, op) && !seen[n] {
				seen[n] = true
				work = append(work, n)
			}
		}
	}
	return out
}

// branchOnParts ends b with a branch on the parts of a condition: to taken when one of them is
// enough to decide it, to other else. For a disjunction (either) that is when one is true, for a
// conjunction when one is false. What has been branched on above known, if that is given, is
// defined.
func (u *unswitcher) branchOnParts(b *ir.Block, parts []ir.Value, either bool, taken, other, known *ir.Block) {
	end := ir.AtEnd(b)
	op := ir.And
	if either {
		op = ir.Or
	}
	defined := make([]ir.Value, len(parts))
	for k, v := range parts {
		if u.w.FlagBool("freeze-loop-unswitch-cond", true) && !valuetracking.DefinedIn(v, known, u.w.CFG.Dom) {
			v = end.Insert(ir.NewInstr(ir.Freeze, v.Type(), v), ir.NameOf(v)+".fr")
		}
		defined[k] = v
	}
	cond := defined[0]
	for _, v := range defined[1:] {
		cond = end.Binary(op, cond, v, 0, "")
	}
	if either {
		end.CondBr(cond, taken, other)
	} else {
		end.CondBr(cond, other, taken)
	}
}

// replaceInLoop makes the uses of an invariant truth value inside the loop the value that it has
// when the loop is entered.
func (u *unswitcher) replaceInLoop(v ir.Value, known bool) {
	k := u.w.F.Ctx().NewBool(known)
	for use := range ir.Uses(v) {
		if u.l.Contains(use.User().Block()) {
			use.Set(k)
		}
	}
}
