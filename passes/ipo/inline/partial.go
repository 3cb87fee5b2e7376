package inline

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/frequency"
	"opt-go/passes/ipo/globals"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
	"opt-go/passes/rewrite/outline"
)

// Partial is partial-inliner, LLVM's: of a function that first tests whether there is anything to
// do, callers get the test, and the rest becomes a function of its own.
//
//	define void @f(ptr %p) {                      caller:  %c = icmp eq ptr %p, null
//	  %c = icmp eq ptr %p, null                            br i1 %c, label %f.exit, label %codeRepl.i
//	  br i1 %c, label %return, label %work   ⇒    codeRepl.i: call void @f.1.work(ptr %p)
//	work: … a lot …                                        br label %f.exit
//	return: ret void
//
// The form is a chain of blocks, at most maxInlinedBlocks, which all branch to one block that
// returns, or on to the next, and the last of which branches to the rest. A call is replaced if
// inline would take the chain, and if what a call of the rest costs more is less than what is
// saved, by how often the rest is executed. The function itself stays, for its other users.
//
// Not done: cold regions anywhere in a function by the counts of a profile, and the parts that
// outline.Region does not allow; LLVM also moves allocas that only the rest uses.
func Partial(c *pass.Context, m *ir.Module) pass.Preserved {
	p := &partial{c: c, m: m, prices: pricesOf(c), skip: c.FlagBool("skip-partial-inlining-cost-analysis", false), calls: newCallLists(m), users: globals.FindUsers(m)}
	changed := false
	for _, f := range slices.Backward(slices.Clone(m.Funcs)) {
		if !f.IsDecl() && !f.IsIntrinsic() {
			changed = p.function(f) || changed
		}
	}
	return pass.ChangedCFG(changed)
}

// PartialFlags are LLVM's options.
func PartialFlags() []pass.Flag {
	return []pass.Flag{
		{Name: "max-num-inline-blocks", Default: "5", Help: "blocks of a function that partial-inliner inlines at most, and one more"},
		{Name: "max-partial-inlining", Default: "-1", Help: "calls that partial-inliner replaces at most; -1: all"},
		{Name: "outline-region-freq-percent", Default: "75", Help: "frequency of the rest where it is likely, in percent"},
		{Name: "partial-inlining-extra-penalty", Default: "0", Help: "cost to add to that of calling the rest"},
		{Name: "skip-partial-inlining-cost-analysis", Default: "false", Help: "inline partially whatever it costs"},
	}
}

const (
	maxInlinedBlocks = 5
	likelyPercent    = 75
	unlikely         = 0.45 // below this, a guessed frequency is taken as it is
)

type partial struct {
	c      *pass.Context
	m      *ir.Module
	prices prices
	skip   bool
	calls  *callLists
	users  *globals.Users
	done   int64
}

// earlyReturn is the form of a function: entries branch to the return block or on, the last one to
// the rest.
type earlyReturn struct {
	entries   []*ir.Block
	ret, rest *ir.Block
}

// function replaces the calls of one function and reports whether it did.
func (p *partial) function(f *ir.Func) bool {
	if f.Attrs.Fn.Has("alwaysinline") || f.Attrs.Fn.Has("noinline") || f.Attrs.Fn.Has("optnone") || f.Attrs.Fn.Has("presplitcoroutine") || f.FuncType.VarArg {
		return false
	}
	calls := p.calls.of(f)
	calls = slices.DeleteFunc(calls, func(i *ir.Instr) bool { return i.Block() == nil || i.CalledFunc() != f })
	if len(calls) == 0 || slices.ContainsFunc(calls, func(i *ir.Instr) bool { return i.Func() == f }) || p.users.AddressTaken(f) || viabilityObstacle(f) != "" {
		return false
	}
	if p.form(f) == nil {
		return false
	}
	clone := ir.CloneFunc(f, f.Name())
	o := p.outlined(clone)
	changed := false
	if o != nil {
		for _, call := range calls {
			changed = p.replace(call, f, clone, o, len(calls)) || changed
		}
	}
	p.m.Remove(clone)
	if o != nil && !changed {
		p.m.Remove(o.rest)
	}
	return changed
}

// restOutlined is the function that the rest of a clone has become, and what that costs.
type restOutlined struct {
	rest     *ir.Func
	body     int     // the cost of what was outlined
	call     int     // the cost of the block that calls it
	overhead int     // what executing the rest costs more
	often    float64 // how often it is executed, relative to the function
}

// outlined moves the rest of a clone into a function; nil: it cannot, or it is too small.
func (p *partial) outlined(clone *ir.Func) *restOutlined {
	form := p.form(clone)
	p.separateReturn(form)
	blocks := form.region(clone)
	o := &restOutlined{often: p.frequency(clone, form)}
	for _, b := range blocks {
		o.body += p.cost(b)
		if t := b.Term(); t.Op() == ir.Ret {
			(&rewrite.CFG{}).SplitBlock(t, b.Name()+".ret")
		}
	}
	r := outline.New(blocks)
	if !r.Allowed() {
		return nil
	}
	var at *ir.Block
	if o.rest, at = r.Extract(clone.Name() + "." + form.rest.Name()); o.rest == nil {
		return nil
	}
	o.call = p.cost(at)
	whole := 0
	for b := range o.rest.Blocks() {
		whole += p.cost(b)
	}
	o.overhead = o.call + whole - o.body + int(p.c.FlagInt("partial-inlining-extra-penalty", 0))
	if !p.skip && o.body < o.call {
		p.m.Remove(o.rest)
		return nil
	}
	return o
}

// frequency is how often the rest is executed. Guesses that it is likely are made more so: they
// tend to the middle.
func (p *partial) frequency(f *ir.Func, form *earlyReturn) float64 {
	often := frequency.EstimateBlocks(f)
	n := often[form.rest] / often[f.Entry()]
	for _, b := range form.entries {
		if frequency.BranchWeights(b.Term()) != nil {
			return n
		}
	}
	if n < unlikely {
		return n
	}
	return max(n, float64(p.c.FlagInt("outline-region-freq-percent", likelyPercent))/100)
}

// separateReturn gives the edges from the entries a return block of their own, so that the one of
// the rest is not in the way of moving it: its φs take one value of the rest.
func (p *partial) separateReturn(form *earlyReturn) {
	var outside []*ir.Block
	for _, b := range form.ret.UniquePreds() {
		if !slices.Contains(form.entries, b) {
			outside = append(outside, b)
		}
	}
	edges := 0
	for _, b := range outside {
		edges += b.EdgesTo(form.ret)
	}
	if edges > 1 && form.ret.First().Op() == ir.Phi {
		(&rewrite.CFG{}).SplitPreds(form.ret, outside, ".split")
	}
}

// replace inlines one call of the clone instead of the function, if that pays.
func (p *partial) replace(call *ir.Instr, f, clone *ir.Func, o *restOutlined, calls int) bool {
	if most := p.c.FlagInt("max-partial-inlining", -1); most >= 0 && p.done >= most {
		return false
	}
	call.SetCallee(clone)
	if !p.pays(call, f, clone, o, calls) || callObstacle(call) != "" {
		call.SetCallee(f)
		return false
	}
	caller := call.Func()
	p.c.Remark(pass.Passed, "PartiallyInlined", caller, call, pass.Arg{Key: "Callee", Val: f.Name()}, pass.Text(" partially inlined into "), pass.Arg{Key: "Caller", Val: caller.Name()})
	copies, _ := inlineCall(call, true)
	p.calls.add(copies)
	p.done++
	p.c.Count("Number of callsites functions partially inlined into", 1)
	return true
}

// pays reports whether inline would take the clone, and more is saved than the rest costs.
func (p *partial) pays(call *ir.Instr, f, clone *ir.Func, o *restOutlined, calls int) bool {
	always, why := attributeObstacle(call, clone)
	if why != "" || always {
		return false
	}
	if p.skip {
		return true
	}
	in := &inliner{c: p.c, often: frequencies{}}
	l := thresholdsOf(p.c).limits(call, clone, f.Linkage.IsLocal() && calls == 1, in.rare(call))
	n, limit, why := p.prices.costOf(p.c.Target, call, l, false)
	if why != "" || n >= limit {
		return false
	}
	return float64(p.prices.ofCall(call)) >= float64(o.overhead)*o.often
}

// cost is that of a block's instructions as inline counts them.
func (p *partial) cost(b *ir.Block) int {
	n := 0
	for i := range b.Instrs() {
		switch i.Op() {
		case ir.BitCast, ir.PtrToInt, ir.IntToPtr, ir.Alloca, ir.Phi:
		case ir.GetElementPtr:
			if !slices.ContainsFunc(indices(i), func(v ir.Value) bool { c := ir.AsInt(v); return c == nil || !c.IsZero() }) {
				continue
			}
			n += p.prices.instr
		case ir.Switch:
			n += (i.NumCases() + 1) * p.prices.instr
		case ir.Call:
			switch {
			case isMarker(i):
			case i.IntrinsicID() != "":
				n += p.prices.instr
			default:
				n += p.prices.ofCall(i)
			}
		default:
			n += p.prices.instr
		}
	}
	return n
}

func indices(i *ir.Instr) (out []ir.Value) {
	for k := 1; k < i.NumOperands(); k++ {
		out = append(out, i.Operand(k))
	}
	return out
}
