package passes

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/pass"
)

// closeGaps numbers the values of a function anew where erased ones have left most of the numbers.
func (r *runner) closeGaps(f *ir.Func) {
	if f.Gaps() || r.o.CompactAll {
		pass.Drop(f)
		f.CloseGaps()
	}
}

// gathering runs the passes on a function whose instructions are not referenced outside, so that
// its code may move between two of them, and after the last one to free the memory of what they
// have erased.
func (r *runner) gathering(c *pass.Context, f *ir.Func, nodes []Node) error {
	idle := idlePasses{skips: r.skips(nodes), nodes: nodes}
	for k, n := range nodes {
		if idle.again(n, c.Changes) {
			continue
		}
		if r.o.CompactAll || f.Scattered() && gathers(c, f, n) {
			pass.Invalidate(f, pass.CFG)
			f.Compact()
		}
		before := c.Changes
		if err := r.function(c, f, nodes[k:k+1]); err != nil {
			return err
		}
		if c.Changes == before {
			idle.note(k, before)
		}
	}
	if f.Sparse() {
		pass.Drop(f)
		f.Compact()
	}
	return nil
}

// idlePasses are the passes that changed nothing on a function, with the number of changes that
// other passes had made by then. As a pass depends on nothing but the module, it would again change
// nothing until that number is higher. (LLVM tracks the last run of instcombine, over a whole
// pipeline; here a visit of the function by one list of passes is the limit, for between two of
// them its callees change.)
type idlePasses struct {
	skips bool
	nodes []Node
	list  []idlePass
}

type idlePass struct{ node, changes int } // node: its place in nodes

// again reports whether a pass has run already, and would change nothing now.
func (p *idlePasses) again(n Node, changes int) bool {
	for k := len(p.list) - 1; k >= 0 && p.list[k].changes == changes; k-- {
		if was := &p.nodes[p.list[k].node]; was.Desc == n.Desc && was.Text == n.Text {
			return n.Desc != nil
		}
	}
	return false
}

func (p *idlePasses) note(k, changes int) {
	if d := p.nodes[k].Desc; p.skips && d != nil && !d.Print && !d.Required {
		p.list = append(p.list, idlePass{k, changes})
	}
}

// skips reports whether passes that would do nothing need not run: where they make remarks, or are
// counted or shown one by one, they do. Watch hears only of runs that have done something.
func (r *runner) skips(nodes []Node) bool {
	return (r.o.WantRemark == nil || r.o.RemarksOnce) && r.quiet(nodes)
}

// gathers reports whether the code of f should be contiguous for a pass or a group of loop passes,
// which have nothing to do without loops.
func gathers(c *pass.Context, f *ir.Func, n Node) bool {
	if n.Unit == pass.LoopUnit && len(pass.Get(c, f, analysis.Loops).Top) == 0 {
		return false
	}
	return slices.ContainsFunc(appendPasses(nil, n), func(n Node) bool { return n.Desc.Gather })
}
