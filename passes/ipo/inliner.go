package ipo

import (
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/pass"
)

// LLVM's thresholds for inline: the cost up to which a call is inlined, by what is said of caller and callee.
const (
	defaultThreshold    = 225
	aggressiveThreshold = 250   // of -O3
	hintThreshold       = 325   // of a callee that is marked inlinehint
	sizeThreshold       = 50    // in a caller that is to be small
	minSizeThreshold    = 5     // or as small as can be
	lastCallBonus       = 15000 // taken off the cost where the callee goes away with its last call
	singleBlockBonus    = 50    // percent of the threshold, for a body of one block
	vectorBonus         = 150   // percent, for a body of vectors
)

// decision is what becomes of a call, and why.
type decision struct {
	inline          bool
	always, never   bool // whatever it costs
	cost, threshold int
	why             string
}

// AlwaysInline is LLVM's always-inline: it inlines calls that are marked alwaysinline, or whose callees are, whatever they cost. What nobody
// calls any more then goes. With the parameter no-insert-lifetime the callees' allocas are taken to live for ever.
func AlwaysInline(c *pass.Context, m *ir.Module) pass.Preserved {
	in := newInliner(c, m)
	in.intoOptnone, in.lifetimes = true, c.Opts.Bool("insert-lifetime", true)
	in.considers = markedAlways
	in.decide = func(*ir.Instr, *ir.Func) decision {
		return decision{inline: true, always: true, why: "always inline attribute"}
	}
	return in.run()
}

// AlwaysInlineParams are the parameters of always-inline.
func AlwaysInlineParams() []pass.Param {
	return []pass.Param{{Name: "insert-lifetime", Help: "mark where the callees' allocas are in use (the default)"}}
}

func markedAlways(call *ir.Instr, f *ir.Func) bool {
	return f.Attrs.Fn.Has("alwaysinline") || call.Info.Attrs.Fn.Has("alwaysinline")
}

// Inline is the inlining of LLVM's inline, callees first, by LLVM's cost model (inline_cost.go): GPUs raise the
// threshold, because a call there costs a frame in local memory and hides address spaces (gpucc, section 3.1). Callees that nobody outside
// can see go with their last call.
// Difference from LLVM: nothing is known of how often calls are executed, which LLVM estimates to inline less where that is rare; of functions
// that call each other in a circle, those are not inlined that come later.
func Inline(c *pass.Context, m *ir.Module) pass.Preserved {
	in := newInliner(c, m)
	in.lifetimes = true
	threshold, given := int(c.FlagInt("inline-threshold", 0)), c.Flags["inline-threshold"] != ""
	if !given {
		usual := int64(defaultThreshold)
		if c.Opts.Bool("O3", false) {
			usual = aggressiveThreshold
		}
		threshold = int(c.FlagInt("inlinedefault-threshold", usual))
	}
	p, whole := pricesOf(c), c.FlagBool("inline-cost-full", c.Wants(pass.Missed) || c.Wants(pass.Passed))
	in.decide = func(call *ir.Instr, f *ir.Func) decision {
		if markedAlways(call, f) {
			return decision{inline: true, always: true, why: "always inline attribute"}
		}
		last := f.Linkage.IsLocal() && in.uses[f] == 1
		if !last && forbidsCopies(f) {
			return decision{never: true, why: "noduplicate"}
		}
		l := limitsFor(c, call, f, threshold, given, last)
		l.recursive = in.recursive
		n, limit, why := p.costOf(c.Target, call, l, whole)
		if why != "" {
			return decision{never: true, why: why}
		}
		return decision{inline: n < max(1, limit), cost: n, threshold: limit, why: "too costly to inline"}
	}
	return in.run()
}

// InlineParams are the parameters of inline.
func InlineParams() []pass.Param {
	return []pass.Param{{Name: "O3", Help: "inline up to a cost of 250 where nothing else is said, as -O3 of LLVM does"}}
}

// InlineFlags are the command-line options of inline.
func InlineFlags() []pass.Flag {
	return []pass.Flag{
		{Name: "inline-call-penalty", Default: "25", Help: "cost of a call in the callee besides its arguments"},
		{Name: "inline-cost-full", Default: "false", Help: "add the cost up beyond the threshold; always where remarks are asked for"},
		{Name: "inline-instr-cost", Default: "5", Help: "cost of an instruction in the callee"},
		{Name: "inline-threshold", Default: "225", Help: "cost up to which a call is inlined; GPUs multiply it and the others by 11"},
		{Name: "inlinedefault-threshold", Default: "225", Help: "the same, without saying anything of callers that are to be small"},
		{Name: "inlinehint-threshold", Default: "325", Help: "cost up to which calls of functions marked inlinehint are inlined"},
	}
}

// forbidsCopies reports whether a function has a call of which there must be no second one.
func forbidsCopies(f *ir.Func) bool {
	for i := range f.Instrs() {
		if i.Op().IsCall() && analysis.CallHas(i, "noduplicate") {
			return true
		}
	}
	return false
}

// limitsFor adjusts the threshold to the marks of caller and callee. An explicit one holds for callers that are to be small too. A call
// behind which the program ends is inlined for nothing only.
func limitsFor(c *pass.Context, call *ir.Instr, f *ir.Func, threshold int, given, last bool) limits {
	caller := call.Func().Attrs.Fn
	if endsBehind(call) {
		return limits{}
	}
	single, vector := singleBlockBonus, vectorBonus
	switch {
	case caller.Has("minsize"):
		single, vector = 0, 0
		if !given {
			threshold = min(threshold, minSizeThreshold)
		}
	case caller.Has("optsize") && !given:
		threshold = min(threshold, sizeThreshold)
	}
	if f.Attrs.Fn.Has("inlinehint") && !caller.Has("minsize") {
		threshold = max(threshold, int(c.FlagInt("inlinehint-threshold", hintThreshold)))
	}
	threshold *= max(1, c.Target.InlineFactor)
	l := limits{threshold: threshold, single: threshold * single / 100, vector: threshold * vector / 100}
	if last {
		l.lastCall = lastCallBonus
	}
	return l
}

// endsBehind reports whether control does not go on behind the block of a call.
func endsBehind(call *ir.Instr) bool {
	b := call.Block()
	if call.Op() == ir.Invoke {
		b = call.Succ(0)
	}
	return b.Term().Op() == ir.Unreachable
}

// inliner walks the functions callees first and inlines the calls that decide approves, those that come in with a body too.
type inliner struct {
	c           *pass.Context
	m           *ir.Module
	considers   func(call *ir.Instr, callee *ir.Func) bool // nil: all
	decide      func(call *ir.Instr, callee *ir.Func) decision
	intoOptnone bool // callers that are not to be optimized take part
	lifetimes   bool
	recursive   bool             // the caller at hand calls itself
	uses        map[*ir.Func]int // of each function
	done        map[*ir.Func]bool
	emptied     map[ir.GlobalValue]bool // callees that nobody can refer to any more
}

func newInliner(c *pass.Context, m *ir.Module) *inliner {
	return &inliner{c: c, m: m, uses: countUses(m), done: map[*ir.Func]bool{}, emptied: map[ir.GlobalValue]bool{}}
}

func (in *inliner) run() pass.Preserved {
	changed := false
	for _, f := range bottomUp(in.m) {
		in.done[f] = true
		if f.Attrs.Fn.Has("optnone") && !in.intoOptnone {
			continue
		}
		changed = in.function(f) || changed
		if in.c.Done != nil && in.uses[f] > 0 && !in.emptied[f] {
			in.c.Done(f)
			changed = true
		}
	}
	in.removeEmptied()
	return pass.ChangedCFG(changed)
}

// function inlines into f.
func (in *inliner) function(f *ir.Func) bool {
	var sites []site
	in.recursive = false
	for i := range f.Instrs() {
		if inlinable(i) {
			sites = append(sites, site{i, -1, nil})
			in.recursive = in.recursive || i.CalledFunc() == f
		}
	}
	changed := false
	for k := 0; k < len(sites); k++ {
		call := sites[k].call
		if call.Block() == nil || !inlinable(call) {
			continue // it went with a body that is not reached
		}
		g := call.CalledFunc()
		if in.considers != nil && !in.considers(call, g) {
			continue
		}
		d := decision{never: true, why: obstacle(call)}
		if d.why == "" && (!in.done[g] || cameFrom(sites, k, g)) {
			d.why = "recursive"
		}
		if d.why == "" {
			d = in.decide(call, g)
		}
		in.remark(f, call, g, d)
		if !d.inline {
			continue
		}
		for _, copied := range inlineCall(call, in.lifetimes) {
			in.uses[copied.CalledFunc()]++
			sites = append(sites, site{copied, k, g})
		}
		in.c.Count("Number of functions inlined", 1)
		changed = true
		if in.uses[g]--; in.uses[g] == 0 && goesUnused(g) {
			in.emptied[g] = true
			for i := range g.Instrs() {
				if inlinable(i) {
					in.uses[i.CalledFunc()]--
				}
			}
		}
	}
	return changed
}

// goesUnused reports whether a function may go when nothing in the module refers to it.
func goesUnused(f *ir.Func) bool {
	switch f.Linkage {
	case ir.Private, ir.Internal:
		return true
	case ir.LinkOnce, ir.LinkOnceODR, ir.AvailableExternally:
		return f.Comdat == nil
	}
	return false
}

// removeEmptied removes the callees that have gone into their callers altogether.
func (in *inliner) removeEmptied() {
	if len(in.emptied) == 0 {
		return
	}
	for again := true; again; {
		again = false
		uses := countUsesOutside(in.m, in.emptied)
		for g := range in.emptied {
			if f, _ := g.(*ir.Func); uses[f] > 0 {
				delete(in.emptied, g)
				again = true
			}
		}
	}
	in.m.RemoveUnused(in.emptied)
	in.c.Count("Number of functions deleted because all callers found", len(in.emptied))
}

// remark reports a decision in LLVM's words.
func (in *inliner) remark(f *ir.Func, call *ir.Instr, g *ir.Func, d decision) {
	kind := pass.Missed
	if d.inline {
		kind = pass.Passed
	}
	if !in.c.Wants(kind) {
		return
	}
	callee, caller := pass.Arg{Key: "Callee", Val: g.Name()}, pass.Arg{Key: "Caller", Val: f.Name()}
	number := func(key string, n int) pass.Arg { return pass.Arg{Key: key, Val: strconv.Itoa(n)} }
	args := []pass.Arg{pass.Text("'"), callee}
	name := "Inlined"
	switch {
	case d.inline && d.always:
		name = "AlwaysInline"
		args = append(args, pass.Text("' inlined into '"), caller, pass.Text("' with (cost=always): "), pass.Arg{Key: "Reason", Val: d.why})
	case d.inline:
		args = append(args, pass.Text("' inlined into '"), caller, pass.Text("' with (cost="), number("Cost", d.cost), pass.Text(", threshold="), number("Threshold", d.threshold), pass.Text(")"))
	case d.never:
		name = "NeverInline"
		args = append(args, pass.Text("' not inlined into '"), caller, pass.Text("' because it should never be inlined (cost=never): "), pass.Arg{Key: "Reason", Val: d.why})
	default:
		name = "TooCostly"
		args = append(args, pass.Text("' not inlined into '"), caller, pass.Text("' because too costly to inline (cost="), number("Cost", d.cost), pass.Text(", threshold="), number("Threshold", d.threshold), pass.Text(")"))
	}
	in.c.Remark(kind, name, f, call, args...)
}

// site is a call to look at; one that came in with the body of a callee names that and the site that it came in through.
type site struct {
	call *ir.Instr
	from int
	of   *ir.Func
}

// cameFrom reports whether site k is there because g was inlined.
func cameFrom(sites []site, k int, g *ir.Func) bool {
	for ; k >= 0; k = sites[k].from {
		if sites[k].of == g {
			return true
		}
	}
	return false
}

// inlinable reports whether i calls a function that has a body.
func inlinable(i *ir.Instr) bool {
	g := i.CalledFunc()
	return g != nil && !g.IsIntrinsic() && !g.IsDecl()
}
