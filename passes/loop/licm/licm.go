// Package licm is LLVM's licm: loop-invariant code motion.
//
//	pre:  br label %loop                          pre:  %a = mul i32 %x, %y        hoisted
//	loop: %a = mul i32 %x, %y                           %s0 = load i32, ptr @sum   promoted
//	      %s = load i32, ptr @sum         ⇒       loop: %s = phi i32 [ %s0, %pre ], [ %t, %loop ]
//	      %t = add i32 %s, %a                           %t = add i32 %s, %a
//	      store i32 %t, ptr @sum                        br i1 %c, label %loop, label %exit
//	      %u = xor i32 %t, 1                      exit: %u = xor i32 %t, 1         sunk
//	      br i1 %c, label %loop, label %exit            store i32 %t, ptr @sum
//	exit: ret i32 %u                                    ret i32 %u
//
// It has three steps:
//   - sink.go: an instruction whose only users are after the loop is sunk into the exits;
//   - hoist.go: an instruction with invariant operands is hoisted to the preheader, if it is
//     guaranteed to execute or safe to speculate;
//   - promote.go: a memory location that the loop loads and stores is promoted to a register, with
//     a load in the preheader and stores in the exits.
//
// nest.go is lnicm, which does this to a whole nest at once.
//
// memory.go asks alias analysis which accesses of the loop block one that moves; on GPUs that
// analysis distinguishes memory spaces (gpucc, section 3.3). reassociate.go regroups expressions so
// that a subexpression becomes invariant. loop.Safety says what is guaranteed to execute.
//
// Convergent calls, volatile accesses and atomics stronger than unordered do not move.
//
// Invariant: dominators, loops and LCSSA form stay valid.
//
// Cost: licm-mssa-optimization-cap clobber queries per loop and licm-mssa-max-acc-promotion
// accesses bound the alias queries, as in LLVM.
//
// Not done: hoisting φs with the branches around them, which is off in LLVM too. Like LLVM's, the
// pass runs in loop-mssa(…) only; it queries alias analysis itself and needs no memory SSA.
package licm

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/analysis/loopmd"
	"opt-go/passes/loop"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
)

// Run runs licm on one loop.
func Run(w *loop.Walk, l *analysis.Loop) bool {
	if loopmd.True(l.ID(), "llvm.licm.disable") {
		return false
	}
	return newMover(w, l).run()
}

func newMover(w *loop.Walk, l *analysis.Loop) *mover {
	return &mover{w: w, l: l, nest: l, preheader: l.Preheader(), safety: loop.NewSafety(w.CFG, l),
		speculate: w.Opts.Bool("allowspeculation", true), mem: newLoopMemory(w, l, pass.Get(w.Context, w.F, alias.AA))}
}

// run sinks, hoists and promotes.
func (m *mover) run() bool {
	w, l := m.w, m.l
	changed := false
	if l.DedicatedExits() {
		changed = m.sinkAll()
	}
	if m.preheader == nil {
		return changed
	}
	changed = m.hoistAll() || changed
	if w.FlagBool("disable-licm-promotion", false) || !l.DedicatedExits() || m.mem.tooMany || exitsInCatchSwitch(l) {
		return changed
	}
	m.exits = l.Exits()
	for _, x := range m.exits {
		m.exitAt = append(m.exitAt, x.FirstInsertion())
	}
	promoted := false
	for again := true; again; { // a promoted pointer may make others invariant
		again = false
		for _, s := range m.mem.promotable() {
			again = m.promote(s) || again
		}
		promoted = promoted || again
	}
	if promoted {
		loop.CloseNest(w.CFG, l)
	}
	return changed || promoted
}

// Params are the parameters in a pipeline.
func Params() []pass.Param {
	return []pass.Param{{Name: "allowspeculation", Help: "hoist speculatively (default)"}}
}

// Flags are the command-line options.
func Flags() []pass.Flag {
	return []pass.Flag{
		{Name: "disable-licm-promotion", Default: "false", Help: "disable scalar promotion"},
		{Name: "licm-max-num-fp-reassociations", Default: "5", Help: "maximum number of terms of a reassociated floating-point sum of products"},
		{Name: "licm-max-num-int-reassociations", Default: "5", Help: "maximum number of terms of a reassociated integer sum of products"},
		{Name: "licm-max-num-uses-traversed", Default: "8", Help: "maximum number of uses searched for llvm.invariant.start"},
		{Name: "licm-mssa-max-acc-promotion", Default: "250", Help: "maximum number of accesses in a loop for store motion and promotion"},
		{Name: "licm-mssa-optimization-cap", Default: "100", Help: "maximum number of clobber queries per loop"},
	}
}

func exitsInCatchSwitch(l *analysis.Loop) bool {
	for _, x := range l.Exits() {
		if x.Term().Op() == ir.CatchSwitch {
			return true
		}
	}
	return false
}

type mover struct {
	w         *loop.Walk
	l         *analysis.Loop
	nest      *analysis.Loop // what is used outside of it may be sunk: l, or with lnicm the outermost loop
	preheader *ir.Block
	safety    *loop.Safety
	mem       *loopMemory
	speculate bool

	hoistsInner bool // out of loops inside l, too

	exits  []*ir.Block // for promotion, with the places where stores go
	exitAt []*ir.Instr
}

// direct reports whether b is in the loop but in no inner loop: the walk has processed those
// already.
func (m *mover) direct(b *ir.Block) bool { return m.w.CFG.Loops.For(b) == m.l }

// movable reports whether i may be executed elsewhere as far as memory, other threads and control
// flow are concerned. Whether it may be executed more often is another question.
func (m *mover) movable(i *ir.Instr, sinking bool) bool {
	switch op := i.Op(); {
	case op.IsBinary(), op.IsCast(), op == ir.FNeg, op == ir.Select, op == ir.GetElementPtr, op == ir.ICmp, op == ir.FCmp,
		op == ir.ExtractElement, op == ir.InsertElement, op == ir.ShuffleVector, op == ir.ExtractValue, op == ir.InsertValue,
		op == ir.Freeze:
		return true
	case op == ir.Load:
		return m.mem.loadMovable(i, sinking)
	case op == ir.Store:
		return m.mem.storeMovable(i, sinking)
	case op == ir.Fence:
		return m.mem.only(i)
	case op == ir.Call:
		return m.callMovable(i, sinking)
	}
	return false
}

func (m *mover) callMovable(i *ir.Instr, sinking bool) bool {
	if analysis.IsDebugOrPseudo(i) || analysis.MayThrow(i) || analysis.IsConvergent(i) || m.w.F.Attrs.Fn.Has("presplitcoroutine") {
		return false
	}
	if i.IntrinsicID() == "llvm.assume" {
		return true
	}
	e := m.mem.aa.Batch().CallEffects(i)
	switch {
	case e.Any() == analysis.NoModRef:
		return true
	case e.Any()&analysis.Mod != 0:
		return false
	case e.OnlyArgs():
		return !m.mem.invalidated(i, sinking)
	}
	return !m.mem.anyWrite()
}

// mayExecute reports whether i may be executed in the preheader whether or not the loop would reach
// it.
func (m *mover) mayExecute(i *ir.Instr) bool {
	if m.speculate && analysis.SafeToSpeculate(i) {
		return true
	}
	if m.safety.SurelyExecuted(i) {
		return true
	}
	if i.Op() == ir.Load && m.l.Invariant(i.Operand(0)) && m.w.Wants(pass.Missed) {
		m.w.Remark(pass.Missed, "LoadWithLoopInvariantAddressCondExecuted", m.w.F, i,
			pass.Text("failed to hoist load with loop-invariant address because load is conditionally executed"))
	}
	return false
}

// erase removes an instruction of the loop.
func (m *mover) erase(i *ir.Instr) {
	m.mem.forget(i)
	m.safety.Forget(i)
	i.Erase()
}

// hoist moves i to the end of the preheader.
func (m *mover) hoist(i *ir.Instr) {
	if (i.Op() == ir.Call || len(i.Attachments()) > 0) && !m.safety.SurelyExecuted(i) {
		rewrite.DropUBImplying(i)
	}
	if m.w.Wants(pass.Passed) {
		m.w.Remark(pass.Passed, "Hoisted", m.w.F, i, pass.Text("hoisting "), pass.Arg{Key: "Inst", Val: i.Op().String()})
	}
	m.mem.forget(i)
	m.safety.Forget(i)
	i.MoveBefore(m.preheader.Term())
	rewrite.DropLocation(i)
	m.count(i, "Number of instructions hoisted out of loop")
}

func (m *mover) count(i *ir.Instr, what string) {
	m.w.Count(what, 1)
	switch i.Op() {
	case ir.Load:
		m.w.Count("Number of load insts hoisted or sunk", 1)
	case ir.Call:
		m.w.Count("Number of call insts hoisted or sunk", 1)
	}
}
