package inline

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/frequency"
	"opt-go/passes/pass"
	"opt-go/passes/target"
)

// thresholds are the costs up to which calls are inlined, as the command line has them.
type thresholds struct {
	target           *target.Target
	usual            int
	given            bool // on the command line, so that it holds for callers that are to be small, too
	hint             int
	coldSite         int
	coldCallee       int // negative: callees that are marked cold are like others
	hotSite          int // negative: calls that are executed often are like others
	coldShare        float64
	hotShare         float64
	maxRecursedStack uint64
}

func thresholdsOf(c *pass.Context) thresholds {
	t := thresholds{target: c.Target, given: c.Flags["inline-threshold"] != "", coldCallee: -1, hotSite: -1}
	flag := func(name string, def int) int { return int(c.FlagInt(name, int64(def))) }
	usual := defaultThreshold
	switch c.Opts.Level() {
	case pass.O3:
		usual, t.hotSite = aggressiveThreshold, locallyHotThreshold
	case pass.Os:
		usual = sizeThreshold
	case pass.Oz:
		usual = minSizeThreshold
	}
	if _, ok := c.Flags["locally-hot-callsite-threshold"]; ok {
		t.hotSite = flag("locally-hot-callsite-threshold", locallyHotThreshold)
	}
	t.usual = flag("inline-threshold", flag("inlinedefault-threshold", usual))
	t.hint, t.coldSite = flag("inlinehint-threshold", hintThreshold), flag("inline-cold-callsite-threshold", coldThreshold)
	_, coldGiven := c.Flags["inlinecold-threshold"]
	if summary := c.Opts.Level() == pass.O3 || c.Opts.Bool("profile-summary", false); summary && (coldGiven || !t.given) {
		t.coldCallee = flag("inlinecold-threshold", coldThreshold)
	}
	t.coldShare, t.hotShare = float64(flag("cold-callsite-rel-freq", 2))/100, float64(flag("hot-callsite-rel-freq", 60))
	t.maxRecursedStack = uint64(flag("recursive-inline-max-stacksize", maxRecursiveStack))
	return t
}

// limits adjusts the threshold to the marks of caller and callee, and to how often the call is
// executed, share of the executions of its caller. An explicit threshold holds for callers that are
// to be small too. A call after which the program ends is inlined for nothing only.
func (t thresholds) limits(call *ir.Instr, f *ir.Func, last bool, share float64) limits {
	caller := call.Func().Attrs.Fn
	l := limits{recursiveStack: t.maxRecursedStack}
	if endsAfter(call) {
		return l
	}
	threshold, single, vector := t.usual, singleBlockBonus, vectorBonus
	switch {
	case caller.Has("minsize"):
		single, vector = 0, 0
		if !t.given {
			threshold = min(threshold, minSizeThreshold)
		}
	case caller.Has("optsize") && !t.given:
		threshold = min(threshold, sizeThreshold)
	}
	if !caller.Has("minsize") {
		if f.Attrs.Fn.Has("inlinehint") {
			threshold = max(threshold, t.hint)
		}
		cold := -1
		switch {
		case !caller.Has("optsize") && t.hotSite >= 0 && share >= t.hotShare:
			threshold = t.hotSite
		case share < t.coldShare:
			cold = t.coldSite
		case f.Attrs.Fn.Has("cold"):
			cold = t.coldCallee
		}
		if cold >= 0 {
			threshold, single, vector, last = min(threshold, cold), 0, 0, false
		}
	}
	threshold *= max(1, t.target.InlineFactor)
	l.threshold, l.single, l.vector = threshold, threshold*single/100, threshold*vector/100
	if last {
		l.lastCall = lastCallBonus
	}
	return l
}

// endsAfter reports whether control does not go on after the block of a call.
func endsAfter(call *ir.Instr) bool {
	b := call.Block()
	if call.Op() == ir.Invoke {
		b = call.Succ(0)
	}
	return b.Term().Op() == ir.Unreachable
}

// frequencies say how often blocks of functions are executed for each call of their function. They
// are estimated once for a caller, before anything is inlined into it; inlined blocks execute as
// often as in their callee for each time that the call is executed.
type frequencies map[*ir.Func]map[*ir.Block]float64

func (q frequencies) of(f *ir.Func) map[*ir.Block]float64 {
	if q[f] == nil {
		q[f] = frequency.EstimateBlocks(f)
	}
	return q[f]
}

// rare returns how often a call is executed for each call of its caller. What unwinding has put
// apart counts as never, as in LLVM.
func (in *inliner) rare(call *ir.Instr) float64 {
	f := call.Func()
	if f.Entry().Term().NumSuccs() == 0 && f.Entry() == call.Block() {
		return 1
	}
	return in.often.of(f)[call.Block()]
}

// note records how often the blocks of an inlined body execute, where share of the caller's calls
// reach the call site.
func (in *inliner) note(caller, callee *ir.Func, c *bodyCopy, share float64) {
	own := in.often.of(caller)
	inside := in.often.of(callee)
	for b := range callee.Blocks() {
		if now := c.copies[b.ID()]; now != nil {
			own[now] = max(own[now], inside[b]*share)
		}
	}
	own[c.before], own[c.after] = share, share
}
