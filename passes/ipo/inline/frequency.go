package inline

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/frequency"
)

// frequencies say how often blocks of functions are executed for each call of their function. They are estimated once for a caller, before
// anything is inlined into it; blocks that come in execute as often as they would in their callee for each time that the call is executed.
type frequencies map[*ir.Func]map[*ir.Block]float64

func (q frequencies) of(f *ir.Func) map[*ir.Block]float64 {
	if q[f] == nil {
		q[f] = frequency.EstimateBlocks(f)
	}
	return q[f]
}

// rare returns how often a call is executed for each call of its caller. What unwinding has put apart counts as never, as in LLVM.
func (in *inliner) rare(call *ir.Instr) float64 {
	f := call.Func()
	if f.Entry().Term().NumSuccs() == 0 && f.Entry() == call.Block() {
		return 1
	}
	return in.often.of(f)[call.Block()]
}

// note enters how often the blocks of a body are executed that has come in where share of the caller's calls pass.
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
