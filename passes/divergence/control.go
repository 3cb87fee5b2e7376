package divergence

import (
	"sort"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/pass"
)

// control finds the control dependences on divergent branches: the γ and η functions of gated SSA,
// on any graph and without inserting them. The rules where paths join in cycles with several
// entries are those of LLVM's UniformityAnalysis.
type control struct {
	dt      *analysis.DomTree
	cycles  *analysis.CycleForest
	joins   *joinFinder
	assumed []*analysis.Cycle        // assumed divergent as a whole
	exits   []*analysis.Cycle        // left in different iterations, without repetition
	left    map[*analysis.Cycle]bool // those in exits

	now    *ir.Block               // the block of the current divergent branch
	depend func(i *ir.Instr)       // called for each instruction that depends on the path
	leave  func(c *analysis.Cycle) // called for each cycle with a divergent exit, if not assumed
}

func newControl(c *pass.Context, f *ir.Func) *control {
	k := &control{dt: pass.Get(c, f, analysis.Dominators), cycles: pass.Get(c, f, analysis.Cycles), left: map[*analysis.Cycle]bool{}}
	k.joins = newJoinFinder(f, k.dt, k.cycles)
	return k
}

// branch finds what depends on a divergent branch at the end of a block.
func (k *control) branch(at *ir.Block) {
	if !k.dt.Reachable(at) {
		return
	}
	k.now = at
	j := k.joins.of(at)
	var whole []*analysis.Cycle
	for _, join := range j.blocks {
		if c := k.assumedCycle(at, join); c != nil {
			whole = append(whole, c)
			continue
		}
		for phi := range join.Phis() {
			if !isConstantPhi(phi) {
				k.depend(phi)
			}
		}
	}
	sort.SliceStable(whole, func(x, y int) bool { return whole[x].Depth > whole[y].Depth })
	for _, c := range whole {
		if k.isAssumed(c) {
			continue
		}
		k.assumed = append(k.assumed, c)
		for _, block := range c.Blocks {
			for i := range block.Instrs() {
				if !i.IsTerminator() { // a branch is divergent when its condition is
					k.depend(i)
				}
			}
		}
	}
	for _, e := range j.exits {
		k.exit(e, k.cycles.For(at))
	}
}

// isConstantPhi reports whether all incoming values are one constant, or undef.
func isConstantPhi(phi *ir.Instr) bool {
	var only ir.Value
	for _, v := range phi.Operands() {
		k, ok := v.(*ir.Const)
		switch {
		case v == ir.Value(phi), ok && (k.Kind == ir.UndefConst || k.Kind == ir.PoisonConst):
		case only != nil && only != v:
			return false
		default:
			only = v
		}
	}
	return true
}

func (k *control) isAssumed(c *analysis.Cycle) bool {
	for _, a := range k.assumed {
		if a.ContainsCycle(c) {
			return true
		}
	}
	return false
}

// assumedCycle returns the outermost cycle that a divergent branch makes divergent as a whole,
// because its threads may enter it, or run it, by different entries; nil: there is none.
func (k *control) assumedCycle(branch, join *ir.Block) *analysis.Cycle {
	c := k.cycles.For(join)
	if c == nil {
		return nil
	}
	if inner := k.innerCycle(c, branch, join); inner != nil {
		return inner
	}
	if c.Contains(branch) {
		return nil
	}
	for c.Parent != nil && !c.Parent.Contains(branch) {
		c = c.Parent
	}
	if c.Reducible() {
		return nil
	}
	return c
}

// innerCycle is assumedCycle for cycles that contain the branch.
func (k *control) innerCycle(c *analysis.Cycle, branch, join *ir.Block) *analysis.Cycle {
	if k.dt.StrictlyDominates(branch, join) {
		return nil
	}
	for c != nil && !c.Contains(branch) {
		c = c.Parent
	}
	if c == nil || c.Reducible() || k.dt.StrictlyDominates(c.Header, join) {
		return nil
	}
	for c.Parent != nil && !c.Parent.Reducible() && !k.dt.StrictlyDominates(c.Parent.Header, join) {
		c = c.Parent
	}
	return c
}

// exit takes note of the cycle that a divergent exit leaves.
func (k *control) exit(to *ir.Block, inner *analysis.Cycle) {
	depth := 0
	if c := k.cycles.For(to); c != nil {
		depth = c.Depth
	}
	outer := inner
	for c := inner; c != nil && c.Depth > depth; c = c.Parent {
		outer = c
	}
	if k.left[outer] {
		return
	}
	k.left[outer] = true
	k.exits = append(k.exits, outer)
	if !k.isAssumed(outer) {
		k.leave(outer)
	}
}
