package inline

import (
	"fmt"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/ipo/callgraph"
	"opt-go/passes/pass"
)

// costStep is what the walk has added up before and after an instruction.
type costStep struct{ costBefore, costAfter, thresholdBefore, thresholdAfter int }

// costTrace is what print<inline-cost> shows beside the result.
type costTrace struct {
	steps                    map[*ir.Instr]costStep
	free                     int
	comparisons, differences int // of pointers, that are known
}

func (t *costTrace) note(i *ir.Instr, free bool, s costStep) {
	t.steps[i] = s
	if free {
		t.free++
	}
}

// PrintCost is LLVM's print<inline-cost>: for each call of a function with a body, that body with
// what each instruction adds to the cost of inlining the call, and the facts that lead to it. The
// thresholds are those of inline without a level; the walk goes on beyond them.
//
//	; cost before = -30, cost after = -25, threshold before = 337, threshold after = 337, cost delta = 5
//	  %r = add i32 %x, 1
func PrintCost(c *pass.Context, f *ir.Func) pass.Preserved {
	t, p := thresholdsOf(c), pricesOf(c)
	var references *callgraph.Discards
	for i := range f.Instrs() {
		g := i.CalledFunc()
		if g == nil || g.IsDecl() {
			continue
		}
		if references == nil && g.Linkage.IsLocal() {
			d := callgraph.NewDiscards(f.Module())
			references = &d
		}
		last := g.Linkage.IsLocal() && references.AtMost(g, 1)
		w := p.newCost(c.Target, i, t.limits(i, g, last, 1), true)
		w.trace = &costTrace{steps: map[*ir.Instr]costStep{}}
		w.analyze()
		if _, err := fmt.Fprintf(c.Out, "      Analyzing call of %s... (caller:%s)\n%s\n", g.Name(), f.Name(), w.text(g, c.Version == pass.LLVM22)); err != nil {
			panic("cannot print: " + err.Error())
		}
	}
	return pass.All
}

// text is the annotated body, and the summary.
func (c *callCost) text(f *ir.Func, asm bool) string {
	var b strings.Builder
	b.WriteString(f.Annotated(func(v ir.Value) string {
		if i, ok := v.(*ir.Instr); ok {
			return c.comment(i)
		}
		return ""
	}))
	constants := 0
	for k := range f.Params {
		if ir.IsConst(c.call.Arg(k)) {
			constants++
		}
	}
	inParams := func(has func(p *ir.Param) bool) (n int) {
		for _, p := range f.Params {
			if has(p) {
				n++
			}
		}
		return n
	}
	saved, lost := 0, 0
	seen := map[*slot]bool{}
	for _, s := range c.slots {
		switch {
		case seen[s]:
		case s.lost:
			lost += s.saved
		default:
			saved += s.saved
		}
		seen[s] = true
	}
	line := func(name string, n int) { fmt.Fprintf(&b, "      %s: %d\n", name, n) }
	line("NumConstantArgs", constants)
	line("NumConstantOffsetPtrArgs", inParams(func(p *ir.Param) bool { _, ok := c.places[p]; return ok }))
	line("NumAllocaArgs", inParams(func(p *ir.Param) bool { return c.slots[p] != nil }))
	line("NumConstantPtrCmps", c.trace.comparisons)
	line("NumConstantPtrDiffs", c.trace.differences)
	line("NumInstructionsSimplified", c.trace.free)
	line("NumInstructions", c.instrs)
	inlineAsm, noDuplicate := c.callsSeen()
	if asm {
		line("NumInlineAsmInstructions", inlineAsm)
	}
	line("SROACostSavings", saved)
	line("SROACostSavingsLost", lost)
	pending := c.repeated
	if c.clobbered {
		pending = 0
	}
	line("LoadEliminationCost", pending)
	line("ContainsNoDuplicateCall", noDuplicate)
	line("Cost", c.cost)
	line("Threshold", c.threshold)
	return b.String()
}

// callsSeen counts the inline assembly that the walk has met, and says by 1 that it has met a call
// that must not be duplicated.
func (c *callCost) callsSeen() (inlineAsm, noDuplicate int) {
	for i := range c.trace.steps {
		if !i.Op().IsCall() {
			continue
		}
		if _, ok := i.Callee().(*ir.InlineAsm); ok {
			inlineAsm++
		}
		if analysis.CallHas(i, "noduplicate") {
			noDuplicate = 1
		}
	}
	return inlineAsm, noDuplicate
}

// comment says what the walk has found of an instruction.
func (c *callCost) comment(i *ir.Instr) string {
	s, ok := c.trace.steps[i]
	if !ok {
		return "No analysis for the instruction"
	}
	text := fmt.Sprintf("cost before = %d, cost after = %d, threshold before = %d, threshold after = %d, cost delta = %d",
		s.costBefore, s.costAfter, s.thresholdBefore, s.thresholdAfter, s.costAfter-s.costBefore)
	if d := s.thresholdAfter - s.thresholdBefore; d != 0 {
		text += fmt.Sprintf(", threshold delta = %d", d)
	}
	if v := c.values[i]; v != nil {
		text += ", simplified to " + v.Type().String() + " " + v.Ident()
	}
	return text
}
