// Package functionattrs is LLVM's function-attrs and rpo-function-attrs: it infers attributes from
// the bodies of functions, which let callers move, merge or erase calls.
//
//	memory.go   memory(…)
//	params.go   nocapture, readonly, readnone, writeonly
//	results.go  returned, noundef, noalias, nonnull
//	bodies.go   nounwind, nosync, nofree, norecurse, noreturn, willreturn, mustprogress; convergent goes
//	rpo.go      norecurse, callers first
//
// The functions of an SCC are analyzed together: an attribute that holds for each of them under the
// assumption that it holds for the others holds for all.
//
// Invariant: a definition that the linker may replace by another, if only by one of the same source
// that was optimized differently, keeps its attributes. Internal functions without references are
// skipped, as in LLVM.
//
// Beyond LLVM, with the parameter call-sites: calls of functions that are not convergent lose the
// mark, as instcombine drops it. Clang marks all CUDA functions and calls, so without it no caller
// could lose its own.
package functionattrs

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/ipo/callgraph"
	"opt-go/passes/pass"
)

// Run runs function-attrs on one SCC.
func Run(c *pass.Context, w *callgraph.Walk) pass.Preserved {
	g := newSCC(c, w.Group())
	g.walk = w
	before := g.attrTexts()
	g.infer(c.Opts.Bool("call-sites", false), c.Opts.Bool("skip-non-recursive-function-attrs", false))
	changed := 0
	for k, text := range g.attrTexts() {
		if text != before[k] {
			changed++
		}
	}
	c.Count("Number of functions that got attributes", changed)
	return pass.Changed(changed > 0)
}

// Params are the pass's parameters.
func Params() []pass.Param {
	return []pass.Param{
		{Name: "skip-non-recursive-function-attrs", Help: "infer argument attributes only, except in recursive SCCs"},
		{Name: "call-sites", Help: "drop convergent from calls of functions that are not convergent"},
	}
}

// scc is a set of functions that call each other, or one function.
type scc struct {
	c       *pass.Context
	walk    *callgraph.Walk
	funcs   []*ir.Func
	in      map[*ir.Func]bool
	acts    [][]*ir.Instr // by function: what all attributes depend on
	unknown bool          // some call may go anywhere, or to a function of the SCC that is left alone
}

func newSCC(c *pass.Context, funcs []*ir.Func) *scc {
	g := &scc{c: c, in: map[*ir.Func]bool{}}
	for _, f := range funcs {
		if f.Attrs.Fn.Has("optnone") || f.Attrs.Fn.Has("naked") || f.Attrs.Fn.Has("presplitcoroutine") {
			g.unknown = true
			continue
		}
		acts := acting(f)
		g.funcs, g.acts, g.in[f] = append(g.funcs, f), append(g.acts, acts), true
		g.unknown = g.unknown || slices.ContainsFunc(acts, func(i *ir.Instr) bool { return i.Op().IsCall() && i.CalledFunc() == nil })
	}
	return g
}

// acting returns the instructions that do more than compute a value or choose a successor: a large
// function is fetched from memory once.
func acting(f *ir.Func) []*ir.Instr {
	var out []*ir.Instr
	for i := range f.Instrs() {
		if i.Op().IsCall() || analysis.MayRead(i) || analysis.MayWrite(i) || analysis.MayThrow(i) {
			out = append(out, i)
		}
	}
	return out
}

// infer follows LLVM's order: later attributes rely on earlier ones.
func (g *scc) infer(callSites, paramsOnly bool) {
	if len(g.funcs) == 0 {
		return
	}
	if paramsOnly && len(g.funcs) == 1 && !g.callsItself() {
		g.inferParams()
		return
	}
	g.inferReturned()
	g.inferMemory()
	g.inferParams()
	if callSites {
		g.unmarkCalls()
	}
	g.inferConvergent()
	if callSites {
		g.unmarkCalls() // those inside the SCC
	}
	g.inferNoReturn()
	g.inferWillReturn()
	g.inferNoUndef()
	if !g.unknown {
		g.inferNoAlias()
		g.inferNonNull()
		g.inferBehaviour()
		g.inferNoRecurse()
	}
	for _, f := range g.funcs {
		implied(f)
	}
}

// implied adds what follows from other attributes.
func implied(f *ir.Func) {
	m := analysis.FuncEffects(f).Any()
	if m == analysis.NoModRef && !f.Attrs.Fn.Has("convergent") {
		addAttr(f, "nosync")
	}
	if m&analysis.Mod == 0 {
		addAttr(f, "nofree")
	}
	if f.Attrs.Fn.Has("willreturn") {
		addAttr(f, "mustprogress")
	}
}

// calls reports whether i calls a function of the SCC.
func (g *scc) calls(i *ir.Instr) bool {
	f := i.CalledFunc()
	return f != nil && g.in[f]
}

func (g *scc) callsItself() bool { return slices.ContainsFunc(g.acts[0], g.calls) }

// attrTexts writes the attributes of the functions, to see whether they change.
func (g *scc) attrTexts() []string {
	var out []string
	for _, f := range g.funcs {
		s := f.Attrs.Fn.String() + ";" + f.Attrs.Ret.String()
		for _, p := range f.Params {
			s += ";" + p.Attrs().String()
		}
		out = append(out, s)
	}
	return out
}

func addAttr(f *ir.Func, attr string) {
	if !f.Attrs.Fn.Has(attr) {
		f.Attrs.Fn = f.Attrs.Fn.With(ir.EnumAttr(attr))
	}
}

func addRetAttr(f *ir.Func, attr string) {
	if !f.Attrs.Ret.Has(attr) {
		f.Attrs.Ret = f.Attrs.Ret.With(ir.EnumAttr(attr))
	}
}
