package functionattrs

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/ipo/callgraph"
	"opt-go/passes/pass"
)

// Run is LLVM's function-attrs: from the bodies, functions get the attributes that their callers need to
// move, merge or drop calls. Functions that call each other are looked at together: what is assumed of all of them, and follows then for each,
// is true.
//
//	memory.go   memory(…)
//	params.go   nocapture, readonly, readnone, writeonly
//	results.go  returned, noundef, noalias, nonnull
//	bodies.go   nounwind, nosync, nofree, norecurse, noreturn, willreturn, mustprogress; convergent goes
//
// A definition that the linker may exchange for another, if only for one of the same source that was optimized otherwise, is
// left as it is. Internal functions that nothing refers to are not looked at, as in LLVM.
//
// Beyond LLVM, with the parameter call-sites: calls of functions that are not convergent lose the mark, as instcombine takes it off. Clang
// marks all CUDA functions and calls, so without it no caller could lose its own.
func Run(c *pass.Context, w *callgraph.Walk) pass.Preserved {
	g := newCircle(c, w.Group())
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

// circle is a set of functions that call each other, or one function.
type circle struct {
	c       *pass.Context
	walk    *callgraph.Walk
	funcs   []*ir.Func
	in      map[*ir.Func]bool
	acts    [][]*ir.Instr // by function: what all attributes depend on
	unknown bool          // some call may go anywhere, or to a function of the circle that is left alone
}

func newCircle(c *pass.Context, funcs []*ir.Func) *circle {
	g := &circle{c: c, in: map[*ir.Func]bool{}}
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

// acting returns the instructions that do more than compute a value or choose a successor: a large function is fetched from memory once.
func acting(f *ir.Func) []*ir.Instr {
	var out []*ir.Instr
	for i := range f.Instrs() {
		if i.Op().IsCall() || analysis.MayRead(i) || analysis.MayWrite(i) || analysis.MayThrow(i) {
			out = append(out, i)
		}
	}
	return out
}

// infer goes in LLVM's order: what comes later leans on what was found before.
func (g *circle) infer(callSites, paramsOnly bool) {
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
		g.unmarkCalls() // those inside the circle
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

// calls reports whether i calls a function of the circle.
func (g *circle) calls(i *ir.Instr) bool {
	f := i.CalledFunc()
	return f != nil && g.in[f]
}

func (g *circle) callsItself() bool { return slices.ContainsFunc(g.acts[0], g.calls) }

// attrTexts writes the attributes of the functions, to see whether they change.
func (g *circle) attrTexts() []string {
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
