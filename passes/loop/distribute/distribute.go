// Package distribute is LLVM's loop-distribute: it splits an innermost loop into several, one after
// the other, so that the dependences that keep iterations from running side by side are in a loop
// of their own, and the rest can be vectorized.
//
//	for i: a[i+1] = a[i] + b[i]          for i: a[i+1] = a[i] + b[i]     ; a cycle of dependences
//	       c[i] = d[i] * e[i]       ⇒    for i: c[i] = d[i] * e[i]
//
// Loops are split that ask for it (llvm.loop.distribute.enable), and with -enable-loop-distribute
// all that gain. Where memory of two parts might overlap, the loop gets a second version first
// (passes/loop/version).
//
//   - distribute.go: which loops, and how they are split
//   - partitions.go: which instructions go together
//
// Invariant: the parts keep the order of all accesses that may depend on each other, since a part
// is closed over backward dependences, and loads are never copied. Dominators and loops stay valid.
//
// Not done: loops with calls that may unwind, or not return without a result, which LLVM splits;
// LLVM's parameter for what is too conditional to be vectorized is the flag
// -loop-distribute-non-if-convertible.
package distribute

import (
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/analysis/loopaccess"
	"opt-go/passes/analysis/loopmd"
	"opt-go/passes/analysis/scev"
	"opt-go/passes/loop"
	"opt-go/passes/loop/version"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
)

const (
	enableFlag      = "enable-loop-distribute"
	assumedFlag     = "loop-distribute-scev-check-threshold"
	askedFlag       = "loop-distribute-scev-check-threshold-with-pragma"
	conditionalFlag = "loop-distribute-non-if-convertible"
	prefix          = "llvm.loop.distribute."
)

// Flags are the command-line options.
func Flags() []pass.Flag {
	return []pass.Flag{
		{Name: enableFlag, Default: "false", Help: "split all loops that gain, not only those whose metadata asks"},
		{Name: assumedFlag, Default: "8", Help: "maximum number of checked assumptions"},
		{Name: askedFlag, Default: "128", Help: "the same for loops whose metadata asks"},
		{Name: conditionalFlag, Default: "false", Help: "make parts whose stores are all conditional"},
	}
}

// Run runs the pass on the innermost loops of f.
func Run(c *pass.Context, f *ir.Func) pass.Preserved {
	cfg := &rewrite.CFG{Dom: pass.Get(c, f, analysis.Dominators), Loops: pass.Get(c, f, analysis.Loops)}
	var work []*analysis.Loop
	for _, top := range cfg.Loops.Top {
		for l := range top.Nest() {
			if len(l.Subs) == 0 {
				work = append(work, l)
			}
		}
	}
	changed := false
	for _, l := range work {
		d := &distributor{c: c, f: f, cfg: cfg, l: l}
		if d.wanted() && d.run() {
			c.Count("Number of loops distributed", 1)
			changed = true
			loop.Keep(f, cfg)
		}
	}
	if !changed {
		return pass.All
	}
	return loop.Keep(f, cfg)
}

// distributor works on one loop.
type distributor struct {
	c     *pass.Context
	f     *ir.Func
	cfg   *rewrite.CFG
	l     *analysis.Loop
	info  *loopaccess.Info
	parts []*part
	asked bool // by metadata
}

// wanted reports whether metadata or a flag asks for the loop to be split.
func (d *distributor) wanted() bool {
	id := d.l.ID()
	if hint := loopmd.Find(id, prefix+"enable"); hint != nil {
		d.asked = loopmd.True(id, prefix+"enable")
		return d.asked
	}
	return d.c.FlagBool(enableFlag, false)
}

func (d *distributor) run() bool {
	if why := d.divide(); why != "" {
		d.missed(why)
		return false
	}
	checks := d.crossing()
	if d.info.Convergent && len(checks) > 0 {
		d.missed("may not insert runtime check with convergent operation")
		return false
	}
	d.emptyPreheader()
	id := d.l.ID()
	if len(checks) > 0 || len(d.info.Assumed.List) > 0 {
		orig := version.Version(d.cfg, pass.Get(d.c, d.f, scev.Analysis), d.info, checks)
		version.Annotate(d.info, checks)
		orig.SetID(followup(id, "fallback"))
	}
	d.cloneLoops(id)
	d.removeUnused()
	if d.c.Wants(pass.Passed) {
		d.c.Remark(pass.Passed, "Distribute", d.f, d.l.Header.Term(), pass.Text("distributed loop"))
	}
	return true
}

func (d *distributor) missed(why string) {
	if d.c.Wants(pass.Missed) {
		d.c.Remark(pass.Missed, "NotDistributed", d.f, d.l.Header.Term(), pass.Text("loop not distributed: "+why))
	}
}

// divide finds the parts, or why there are none.
func (d *distributor) divide() (why string) {
	l := d.l
	switch {
	case len(l.Exits()) != 1 || len(l.Exiting()) != 1:
		return "multiple exit blocks"
	case !l.Simplified():
		return "loop is not in loop-simplify form"
	case l.Exiting()[0] != l.Latch():
		return "loop is not bottom tested"
	}
	for _, b := range l.Blocks {
		for i := range b.Instrs() {
			if analysis.MayThrow(i) || !analysis.WillReturn(i) && !ir.HasUses(i) {
				return "a call may not return"
			}
		}
	}
	d.info = loopaccess.Analyze(l, d.cfg.Dom, pass.Get(d.c, d.f, scev.Analysis), pass.Get(d.c, d.f, alias.AA), version.Strides(d.c))
	switch {
	case d.info.Vectorizable:
		return "memory operations are safe for vectorization"
	case len(d.info.Deps) == 0:
		return "no unsafe dependences to isolate"
	}
	d.seed()
	if len(d.parts) < 2 {
		return "cannot isolate unsafe dependencies"
	}
	for _, p := range d.parts {
		p.close(l)
	}
	if d.keepLoadsOnce(); len(d.parts) < 2 {
		return "cannot isolate unsafe dependencies"
	}
	limit := int(d.c.FlagInt(assumedFlag, 8))
	if d.asked {
		limit = int(d.c.FlagInt(askedFlag, 128))
	}
	switch assumed := len(d.info.Assumed.List); {
	case assumed > 0 && d.info.Convergent:
		return "may not insert runtime check with convergent operation"
	case assumed > limit:
		return "too many SCEV run-time checks needed"
	case !d.asked && loopmd.Find(l.ID(), "llvm.loop.disable_nonforced") != nil:
		return "distribution heuristic disabled"
	}
	return ""
}

// emptyPreheader makes sure that nothing but a branch is in the preheader, which has one
// predecessor.
func (d *distributor) emptyPreheader() {
	p := d.l.Preheader()
	if p.UniquePred() == nil || len(p.Preds()) != 1 || p.First() != p.Term() {
		d.cfg.SplitBlock(p.Term(), p.Name()+".split")
	}
}

// cloneLoops makes a copy of the loop for each part but the last, which gets the loop itself, and
// lets each lead to the next.
func (d *distributor) cloneLoops(id *ir.MDNode) {
	original := d.l.Preheader()
	before := original.Preds()[0]
	exit := d.l.Exits()[0]
	latch := d.l.Latch()
	top := original
	for k := len(d.parts) - 2; k >= 0; k-- {
		p := d.parts[k]
		p.m = ir.NewValueMap(d.f, d.f)
		var blocks []*ir.Block
		p.copy, blocks = loop.CopyWithPreheader(d.cfg, d.l, p.m, ".ldist"+itoa(k+1), before, top)
		t := p.m.Block(latch).Term()
		for n := range t.NumSuccs() {
			if t.Succ(n) == exit {
				t.SetSucc(n, top)
			}
		}
		p.setID(id, p.copy)
		top = blocks[0]
	}
	t := before.Term()
	for n := range t.NumSuccs() {
		if t.Succ(n) == original {
			t.SetSucc(n, top)
		}
	}
	d.parts[len(d.parts)-1].setID(id, d.l)
	for k, p := range d.parts[:len(d.parts)-1] {
		next := original
		if n := d.parts[k+1]; n.copy != nil {
			next = n.m.Block(original)
		}
		d.cfg.Dom.SetIDom(next, p.m.Block(latch))
	}
}

// followup returns the metadata that a loop has after the transformation: what the program demands
// for this case, or what it had without the request.
func followup(id *ir.MDNode, which string) *ir.MDNode {
	if next, ok := loopmd.Followup(id, prefix, which); ok {
		return loopmd.New(next)
	}
	if id == nil {
		return nil
	}
	var list []ir.MD
	for _, f := range id.Fields[1:] {
		if !strings.HasPrefix(loopmd.Name(f.Value), prefix) {
			list = append(list, f.Value)
		}
	}
	if len(list) == 0 {
		return nil
	}
	return loopmd.New(list)
}
