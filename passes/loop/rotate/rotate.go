// Package rotate is LLVM's loop-rotate: it turns a loop with its exit test in the header into one
// with the test in the latch.
//
//	entry: br label %head                        entry:    %c0 = icmp slt i32 0, %n
//	head:  %i = phi [ 0, %entry ], [ %j, %body ]           br i1 %c0, label %body.lr.ph, label %exit
//	       %c = icmp slt i32 %i, %n              body.lr.ph: br label %body
//	       br i1 %c, label %body, label %exit ⇒  body:     %i1 = phi [ 0, %body.lr.ph ], [ %j, %body ]
//	body:  …  %j = add i32 %i, 1                           …  %j = add i32 %i1, 1
//	       br label %head                                  %c = icmp slt i32 %j, %n
//	                                                       br i1 %c, label %body, label %head.exit_crit_edge
//
// The header is copied before the loop, where it guards the first iteration. A value of the header
// then has two definitions, the copy and the original at the end of the loop, and φs where they
// meet. Code in the new preheader executes only if the body does, so licm may hoist more into it.
// Each iteration has one branch less.
//
// Steps: a latch that holds only additions is merged into the exiting block before it (latch.go);
// the decision (worthRotating); the copy (copyHeader); φs (versions.go); the new edges (enter); the
// old header is merged into its predecessor. The header's branch weights are split between its
// copies (weights.go).
//
// A header is copied when it has at most rotation-max-header-size instructions and no convergent
// call, in functions with minsize only where metadata wants the loop vectorized. The body keeps
// the alias scopes that the header declares, and the copies get others (separateScopes). A latch
// that leaves the loop to deoptimize is no reason not to rotate; with loop-rotate-multi the loop
// is rotated until the latch has another exit.
//
// Invariant: dominators, loops and LCSSA form stay valid.
package rotate

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/loopmd"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/loop"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
	"opt-go/passes/simplify"
)

// Run runs loop-rotate on one loop.
func Run(w *loop.Walk, l *analysis.Loop) bool {
	size := int(w.FlagInt("rotation-max-header-size", 16))
	duplicate := w.Opts.Bool("header-duplication", true) && !w.F.Attrs.Fn.Has("minsize")
	if !duplicate && !loopmd.True(l.ID(), "llvm.loop.vectorize.enable") {
		size = 0
	}
	lto := w.Opts.Bool("prepare-for-lto", false) || w.FlagBool("rotation-prepare-for-lto", false)
	r := &rotator{w: w, l: l, maxSize: size, lto: lto}
	return r.run()
}

// Params are the parameters in a pipeline.
func Params() []pass.Param {
	return []pass.Param{
		{Name: "header-duplication", Help: "duplicate loop headers (default)"},
		{Name: "prepare-for-lto", Help: "do not duplicate calls that LTO may inline"},
	}
}

// Flags are the command-line options.
func Flags() []pass.Flag {
	return []pass.Flag{
		{Name: "loop-rotate-multi", Default: "false", Help: "rotate repeatedly until the latch is not a deoptimizing exit"},
		{Name: "rotation-max-header-size", Default: "16", Help: "maximum size of a rotated header"},
		{Name: "rotation-prepare-for-lto", Default: "false", Help: "do not duplicate headers with calls that LTO may inline"},
	}
}

type rotator struct {
	w       *loop.Walk
	l       *analysis.Loop
	maxSize int
	lto     bool

	header, latch, preheader *ir.Block // before the rotation
	exit, body               *ir.Block // where the header's branch leads
	copies                   map[*ir.Instr]ir.Value
}

func (r *rotator) run() bool {
	id := r.l.ID()
	simplified := r.mergeLatch()
	rotated := r.rotate(simplified)
	for more := rotated && r.w.FlagBool("loop-rotate-multi", false); more && r.latchDeoptimizes(); {
		more = r.rotate(false)
	}
	if (simplified || rotated) && id != nil {
		r.l.SetID(id)
	}
	return simplified || rotated
}

// rotate does one rotation. latchMerged: the latch leaves the loop because it was merged into a
// block that does.
func (r *rotator) rotate(latchMerged bool) bool {
	if !r.worthRotating(latchMerged) {
		return false
	}
	cfg, f := r.w.CFG, r.w.F
	t := r.header.Term()
	r.exit, r.body = t.Succ(0), t.Succ(1)
	if r.l.Contains(r.exit) {
		r.exit, r.body = r.body, r.exit
	}
	for phi := range r.body.Phis() {
		ir.ReplaceAllUses(phi, phi.Operand(0))
		phi.Erase()
	}
	r.copyHeader()
	r.separateScopes()
	phis := r.joinVersions()
	r.debugForPhis(phis)
	r.l.SetHeader(r.body)
	r.enter()
	prev := r.header.UniquePred()
	if cfg.MergeIntoPred(r.header) {
		rewrite.EraseRedundantDebug(prev)
	}
	r.w.Count("Number of loops rotated", 1)
	if r.w.Wants(pass.Passed) {
		r.w.Remark(pass.Passed, "Rotated", f, r.l.Header.Term(), pass.Text("the loop's exit test is moved to its end"))
	}
	return true
}

// worthRotating decides, and finds the blocks.
func (r *rotator) worthRotating(latchMerged bool) bool {
	l := r.l
	r.header, r.latch, r.preheader = l.Header, l.Latch(), l.Preheader()
	if len(l.Blocks) == 1 || !r.header.Term().IsCondBr() || !loop.Leaves(l, r.header) || r.latch == nil {
		return false
	}
	if loop.Leaves(l, r.latch) && !latchMerged && !r.onlyFeedsExit() && !r.latchDeoptimizes() {
		return false
	}
	if why := r.obstacle(); why != "" {
		if r.w.Wants(pass.Missed) {
			r.w.Remark(pass.Missed, "NotRotated", r.w.F, r.header.Term(), pass.Text("the loop is not rotated: "+why))
		}
		return false
	}
	return r.preheader != nil && l.DedicatedExits()
}

// latchDeoptimizes reports whether the latch leaves the loop to a deoptimization, and another exit
// does not.
func (r *rotator) latchDeoptimizes() bool {
	latch := r.l.Latch()
	if latch == nil || !latch.Term().IsCondBr() {
		return false
	}
	exit := latch.Term().Succ(1)
	if r.l.Contains(exit) {
		exit = latch.Term().Succ(0)
	}
	return loop.Deoptimizes(exit) && slices.ContainsFunc(r.l.Exits(), func(b *ir.Block) bool { return !loop.Deoptimizes(b) })
}

// onlyFeedsExit reports whether a header φ is used in the header's exit only: rotation makes it an
// ordinary value.
func (r *rotator) onlyFeedsExit() bool {
	t := r.header.Term()
	exit := t.Succ(0)
	if r.l.Contains(exit) {
		exit = t.Succ(1)
	}
	for phi := range r.header.Phis() {
		only := true
		for u := range ir.Users(phi) {
			only = only && u.Block() == exit
		}
		if only {
			return true
		}
	}
	return false
}

// obstacle says why the header cannot be copied, or "".
func (r *rotator) obstacle() string {
	ephemeral := analysis.Ephemeral(slices.Values(r.l.Blocks))
	size := 0
	for i := range r.header.Instrs() {
		if ephemeral[i] {
			continue
		}
		if i.Op().IsCall() {
			if why := r.callObstacle(i); why != "" {
				return why
			}
		}
		if i.Type().Kind == ir.TokenKind && loop.UsedOutsideBlock(i) {
			return "a token of the header is used elsewhere"
		}
		size += analysis.Cost(r.w.Target, i)
	}
	if size > r.maxSize {
		return "its header is larger than rotation-max-header-size"
	}
	return ""
}

func (r *rotator) callObstacle(i *ir.Instr) string {
	f := i.CalledFunc()
	switch {
	case analysis.CallHas(i, "noduplicate"):
		return "its header has a call that must not be duplicated"
	case analysis.IsConvergent(i):
		return "its header has a convergent call"
	case r.lto && f != nil && !f.IsIntrinsic() && !analysis.CallHas(i, "noinline"):
		return "its header has a call that linking may inline"
	}
	return ""
}

// copyHeader puts a copy of the header at the end of the preheader, for the first iteration;
// invariant instructions move there. The preheader then branches as the header does.
func (r *rotator) copyHeader() {
	r.copies = map[*ir.Instr]ir.Value{}
	at := r.preheader.Term()
	said := debugBefore(at)
	q := &simplify.Query{Query: valuetracking.Query{Layout: r.w.F.Module().Layout, Dom: r.w.CFG.Dom}}
	for phi := range r.header.Phis() {
		r.copies[phi] = phi.IncomingFor(r.preheader)
	}
	for i := range r.header.Instrs() {
		if i.Op() == ir.Phi {
			continue
		}
		if r.hoistable(i) {
			i.MoveBefore(at)
			r.w.Count("Number of instructions hoisted into loop preheader", 1)
			continue
		}
		r.copy(i, at, q, said)
	}
	for _, s := range r.header.Succs() {
		for phi := range s.Phis() {
			phi.AddIncoming(phi.IncomingFor(r.header), r.preheader)
		}
	}
	at.Erase()
}

// separateScopes gives the alias scopes that the header declares to the body, where the loop begins
// now; the header and its copy in the preheader get scopes of their own, so that nothing is said of
// accesses in one of them and in the others.
func (r *rotator) separateScopes() {
	header, preheader := []*ir.Block{r.header}, []*ir.Block{r.preheader}
	after, before := rewrite.CopyScopesOf(header, "h.rot"), rewrite.CopyScopesOf(header, "pre.rot")
	if len(after) == 0 {
		return
	}
	at := r.body.FirstNonPhi()
	for i := range r.header.Instrs() {
		if i.IntrinsicID() == "llvm.experimental.noalias.scope.decl" {
			i.Clone().InsertBefore(at)
		}
	}
	after.ApplyTo(header)
	before.ApplyTo(preheader)
}

func (r *rotator) hoistable(i *ir.Instr) bool {
	if i.IsTerminator() || i.Op() == ir.Alloca || analysis.IsDebugOrPseudo(i) || analysis.MayRead(i) || analysis.MayWrite(i) {
		return false
	}
	for _, v := range i.Operands() {
		if !r.l.Invariant(v) {
			return false
		}
	}
	return !r.w.F.Attrs.Fn.Has("presplitcoroutine")
}

func (r *rotator) copy(i, at *ir.Instr, q *simplify.Query, said []*ir.Instr) {
	c := i.Clone()
	c.InsertBefore(at)
	r.w.Count("Number of instructions cloned into loop preheader", 1)
	for k, v := range c.Operands() {
		switch v := v.(type) {
		case *ir.Instr:
			if w := r.copies[v]; w != nil {
				c.SetOperand(k, w)
			}
		case *ir.MDOperand:
			r.remapMD(v)
		}
	}
	for _, d := range said {
		if sameDebug(c, d) {
			c.Erase()
			return
		}
	}
	if !c.IsTerminator() {
		if v := q.WithContext(c).Instr(c); v != nil && loop.KeepsClosed(r.w.CFG.Loops, c, v) {
			r.copies[i] = v
			if !analysis.HasSideEffects(c) {
				c.Erase()
				return
			}
		} else {
			r.copies[i] = c
		}
	}
	c.SetName(i.Name())
}

func (r *rotator) remapMD(m *ir.MDOperand) {
	if i, ok := m.Value().(*ir.Instr); ok && r.copies[i] != nil {
		m.SetValue(r.copies[i])
	}
	if list, ok := m.Node.(*ir.MDArgList); ok {
		for _, a := range list.Args {
			r.remapMD(a)
		}
	}
}
