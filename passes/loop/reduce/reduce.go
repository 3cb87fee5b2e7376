// Package reduce is loop-reduce, LLVM's LoopStrengthReduce: it chooses the induction variables of
// an innermost loop anew, so that all values that are computed from them take as few registers and
// instructions as the target allows.
//
//	loop: %i = phi i64 [ 0, %ph ], [ %j, %loop ]      loop: %lsr.iv = phi ptr [ %p, %ph ], [ %next, %loop ]
//	      %k = mul i64 %i, %stride                          %count = phi i64 [ %n, %ph ], [ %less, %loop ]
//	      %a = getelementptr float, ptr %p, i64 %k    ⇒     %x = load float, ptr %lsr.iv
//	      %x = load float, ptr %a                           %less = add i64 %count, -1
//	      %j = add i64 %i, 1                                %next = getelementptr i8, ptr %lsr.iv, i64 %0
//	      %c = icmp ne i64 %j, %n                           %c = icmp ne i64 %less, 0
//
// Words: a use is a value that the loop's induction variables are used for, a fixup one operand
// that takes it. A formula is one computation of a use, a sum of registers, of which one may be
// scaled, and constants; a register is an expression of scalar evolution.
//
//   - users.go: the users of induction variables, and exit tests that are made after the increment
//   - uses.go, collect.go: uses, which kinds there are and what their users compute by themselves
//   - formula.go, generate.go, shared.go: formulae, and how many are made from one
//   - cost.go: what a formula costs, by the target's addresses and target.Reduction
//   - solve.go: the choice of a formula for each use: filters, then branch and bound
//   - rewrite.go: the code of the chosen formulae
//
// pointersteps is the form of this that the NVPTX pipelines use: it counts PTX instructions, where
// this counts registers first, as LLVM does, and so makes pointers of indices that PTX adds for
// nothing. Which addresses are free both ask the target.
//
// Correct by: a formula is equal to its use modulo 2^width, since it is made of it by scalar
// evolution's algebra; a comparison with zero may also be negated, or multiplied where nothing
// overflows. Increments have the flags that scalar evolution proves of them; a φ that was there
// before keeps its own only for values that were computed from it (LLVM keeps them). All that is
// computed before the loop has no effects, and divides by nothing that may be zero.
//
// Not done: LLVM's chains of increments between the uses of unrolled loops, maxima in exit tests
// that become signed tests, counters of floating-point type, folding of the exit test into another
// counter (lsr-term-fold), and pre- and post-indexed addresses. The values of variables that debug
// information names a replaced counter for are given up.
//
// Cost: the formulae of a use are bounded by maxFormulae, the steps of the search by maxTried;
// loops with more users than maxUsers stay as they are.
package reduce

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/scev"
	"opt-go/passes/loop"
	"opt-go/passes/loop/simplifyiv"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
	"opt-go/passes/rewrite/expand"
)

// Flags are LLVM's options.
func Flags() []pass.Flag {
	return []pass.Flag{
		{Name: "lsr-complexity-limit", Default: "65535", Help: "solutions of a loop that are tried before formulae are dropped"},
		{Name: "lsr-setupcost-depth-limit", Default: "7", Help: "depth to which values before the loop are counted"},
	}
}

// reducer is the reduction of one loop.
type reducer struct {
	w          *loop.Walk
	l          *analysis.Loop
	s          *scev.Evolution
	x          *expand.Expander
	latch      *ir.Block
	increments *ir.Instr // before which the increments go
	changed    bool

	users   []*user
	uses    []*use
	index   map[useKey]int
	held    holdings
	numbers map[*scev.Expr]int
	types   []*ir.Type                // of the uses, where there are several
	factors []int64                   // that steps differ by
	taken   map[*scev.Expr]bool       // favourites of narrow
	split   map[*ir.Instr][]*ir.Instr // φs that have entries of a φ whose edges were split
	dead    []*ir.Instr               // operands that were replaced
}

// Run runs loop-reduce on one loop.
func Run(w *loop.Walk, l *analysis.Loop) bool {
	for p := l; p != nil; p = p.Parent {
		if !p.Simplified() || p.Latch() == nil {
			return false
		}
	}
	s := pass.Get(w.Context, w.F, scev.Analysis)
	r := &reducer{w: w, l: l, s: s, latch: l.Latch(), index: map[useKey]int{}, held: holdings{uses: map[*scev.Expr][]int{}},
		numbers: map[*scev.Expr]int{}, taken: map[*scev.Expr]bool{}, split: map[*ir.Instr][]*ir.Instr{}}
	r.x = expand.New(s, "lsr")
	r.x.Literal = true
	r.x.Close = func(i *ir.Instr) { loop.CloseValues(w.CFG, []*ir.Instr{i}) }
	if r.users = r.findUsers(); len(r.users) > 0 && len(r.users) <= maxUsers && !r.meetsCatchSwitch() {
		r.reduce()
	}
	for r.eraseDeadPhis() {
		r.changed = true
	}
	if r.changed {
		w.KeepEvolution(s)
	}
	return r.changed
}

// eraseDeadPhis erases the φs of the header without users but themselves. One may keep another.
func (r *reducer) eraseDeadPhis() bool {
	erased := false
	for _, phi := range slices.Collect(r.l.Header.Phis()) {
		if phi.Block() != nil {
			r.s.Forget(phi)
			erased = simplifyiv.EraseDeadPhi(phi, map[*ir.Instr]bool{}) || erased
		}
	}
	return erased
}

// meetsCatchSwitch reports a user that is a φ of a block in which nothing can be computed.
func (r *reducer) meetsCatchSwitch() bool {
	return slices.ContainsFunc(r.users, func(u *user) bool {
		return u.at.Op() == ir.Phi && u.at.Block().Term().Op() == ir.CatchSwitch
	})
}

// reduce does the work, on innermost loops.
func (r *reducer) reduce() {
	r.tests()
	if len(r.l.Subs) > 0 {
		return
	}
	r.x.Increments, r.x.IncrementsOf = r.increments, r.l
	r.typesAndFactors()
	r.collect()
	r.invariants()
	if len(r.uses) == 0 {
		return
	}
	r.generate()
	r.filter()
	r.narrow()
	chosen := r.solve()
	if chosen == nil {
		return
	}
	for k, f := range chosen {
		r.rewriteUse(r.uses[k], f)
	}
	r.changed = true
	r.w.Count("Number of uses rewritten", len(chosen))
	r.erase()
	r.moveIncrements()
}

// erase erases operands that were replaced, where they are dead.
func (r *reducer) erase() {
	for _, i := range r.dead {
		if i.Block() == nil {
			continue
		}
		r.s.Forget(i)
		if analysis.TriviallyDead(i) {
			rewrite.EraseDead(i)
		}
	}
}

// moveIncrements moves the increments of φs that were there before to where those of new ones are:
// the costs count one register for both values.
func (r *reducer) moveIncrements() {
	for phi := range r.l.Header.Phis() {
		next, ok := phi.IncomingFor(r.latch).(*ir.Instr)
		if !ok || next.Op() != ir.Add && next.Op() != ir.Sub || next.Operand(0) != ir.Value(phi) || !ir.IsConst(next.Operand(1)) {
			continue
		}
		if next.Block() == r.increments.Block() || !r.l.Contains(next.Block()) {
			continue
		}
		late := true
		for u := range ir.Uses(next) {
			late = late && r.w.CFG.Dom.DominatesUse(r.increments, u)
		}
		if late {
			next.MoveBefore(r.increments)
		}
	}
}
