package gpu

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
)

// SpeculativeExecution is LLVM's speculative-execution (gpucc, section 3.5): it hoists cheap
// instructions without effects from the sides of a branch above the branch, where the straight-line
// optimizations see them together with others and a short branch may become a predicated one.
//
//	b:  br i1 %c, label %then, label %join         b:  %x = add i32 %a, 1
//	then:  %x = add i32 %a, 1                 ⇒        br i1 %c, label %then, label %join
//	       br label %join                          then:  br label %join
//
// A branch counts when one side only leads to the other (an if without else), or when both lead to
// the same block and one of them is empty. The hoisted instructions may cost at most
// spec-exec-max-speculation-cost together, else nothing is hoisted; what remains, because it is
// expensive, has effects, may fault, or needs something that stays, may be at most
// spec-exec-max-not-hoisted instructions: more of them say that the branch will stay anyway.
//
// Convergent calls stay. Flags such as nsw may stay: a speculated result that is poison has no
// users on the path where it was not computed before. Attributes and metadata whose violation is
// undefined behavior, such as noundef of a call, stay too as in LLVM 19, which its own rules do not
// allow; with the parameter strict, which our pipelines set, they go. Debug locations go; what
// tells a debugger the value of a variable stays on its side of the branch.
//
// Keeps: the control-flow graph.
func SpeculativeExecution(c *pass.Context, f *ir.Func) pass.Preserved {
	diverges := c.Target.HasBranchDivergence && (c.Target.OneThread == nil || !c.Target.OneThread(f))
	if (c.Opts.Bool("only-if-divergent-target", false) || c.FlagBool("spec-exec-only-if-divergent-target", false)) && !diverges {
		return pass.All
	}
	s := &speculator{c: c,
		maxCost: int(c.FlagInt("spec-exec-max-speculation-cost", 7)), maxLeft: int(c.FlagInt("spec-exec-max-not-hoisted", 5))}
	changed := false
	for b := range f.Blocks() {
		changed = s.branch(b) || changed
	}
	return pass.Changed(changed)
}

// SpeculativeExecutionParams are the parameters in a pipeline.
func SpeculativeExecutionParams() []pass.Param {
	return []pass.Param{{Name: "only-if-divergent-target", Exclusive: true, Help: "do nothing where branches do not diverge"},
		{Name: "strict", Help: "drop flags and metadata that may make hoisted code undefined"}}
}

// SpeculativeExecutionFlags are the command-line options.
func SpeculativeExecutionFlags() []pass.Flag {
	return []pass.Flag{
		{Name: "spec-exec-max-speculation-cost", Default: "7", Help: "maximum cost of hoisted instructions per side"},
		{Name: "spec-exec-max-not-hoisted", Default: "5", Help: "maximum number of instructions not hoisted"},
		{Name: "spec-exec-only-if-divergent-target", Default: "false", Help: "do nothing on targets without divergent branches"},
	}
}

type speculator struct {
	c                *pass.Context
	maxCost, maxLeft int
}

// branch looks for a side of b's branch that can be emptied.
func (s *speculator) branch(b *ir.Block) bool {
	t := b.Term()
	if !t.IsCondBr() {
		return false
	}
	yes, no := t.Succ(0), t.Succ(1)
	if yes == b || no == b || yes == no {
		return false
	}
	if yes.SinglePred() != nil && yes.BranchSucc() == no {
		return s.hoist(yes, b)
	}
	if no.SinglePred() != nil && no.BranchSucc() == yes {
		return s.hoist(no, b)
	}
	join := no.BranchSucc()
	if yes.SinglePred() == nil || no.SinglePred() == nil || join == nil || join == b || join != yes.BranchSucc() {
		return false
	}
	switch {
	case analysis.OnlyEnds(no):
		return s.hoist(yes, b)
	case analysis.OnlyEnds(yes):
		return s.hoist(no, b)
	}
	return false
}

// hoist moves what it may from a side of to's branch above the branch.
func (s *speculator) hoist(from, to *ir.Block) bool {
	stays := map[*ir.Instr]bool{}
	cost, left, moved := 0, 0, 0
	var dear *ir.Instr
	for i := range from.Instrs() {
		if s.mayMove(i) && !needsAny(i, stays) {
			if cost += analysis.Cost(s.c.Target, i); cost > s.maxCost {
				s.missed(i, "TooExpensive", "the side of the branch is not emptied: it costs more than spec-exec-max-speculation-cost")
				return false
			}
			moved++
			continue
		}
		stays[i] = true
		if analysis.IsDebugOrPseudo(i) {
			continue
		}
		if dear == nil {
			dear = i
		}
		if left++; left > s.maxLeft {
			s.missed(dear, "TooMuchLeft", "the side of the branch is not emptied: more than spec-exec-max-not-hoisted instructions would stay")
			return false
		}
	}
	if moved == 0 {
		return false
	}
	at := to.Term()
	for i := range from.Instrs() {
		if stays[i] {
			continue
		}
		if s.c.Opts.Bool("strict", false) {
			rewrite.DropUBImplying(i)
		}
		rewrite.DropLocation(i)
		s.c.Count("Number of instructions speculated", 1)
		i.MoveBefore(at)
	}
	if s.c.Wants(pass.Passed) {
		s.c.Remark(pass.Passed, "Speculated", from.Func(), at, pass.Text("code of one side of the branch is executed always"))
	}
	return true
}

func (s *speculator) missed(i *ir.Instr, name, why string) {
	if s.c.Wants(pass.Missed) {
		s.c.Remark(pass.Missed, name, i.Func(), i, pass.Text(why))
	}
}

// mayMove reports whether i is of a kind that is moved at all.
func (s *speculator) mayMove(i *ir.Instr) bool {
	switch op := i.Op(); {
	case analysis.IsDebugOrPseudo(i):
		return false
	case op.IsBinary() && !op.IsDivRem(), op == ir.FDiv, op == ir.FRem, op == ir.FNeg, op.IsCast():
	case op == ir.GetElementPtr, op == ir.Select, op == ir.ICmp, op == ir.FCmp, op == ir.Call, op == ir.Freeze,
		op == ir.ExtractElement, op == ir.InsertElement, op == ir.ShuffleVector, op == ir.ExtractValue, op == ir.InsertValue:
	default:
		return false
	}
	return analysis.SafeToSpeculate(i) && !analysis.IsConvergent(i)
}

// needsAny reports whether i uses one of the given instructions.
func needsAny(i *ir.Instr, set map[*ir.Instr]bool) bool {
	for _, v := range i.Operands() {
		if d, ok := v.(*ir.Instr); ok && set[d] {
			return true
		}
	}
	return false
}
