// Package structurize is LLVM's structurizecfg: it makes control flow structured, so that a machine
// whose threads run in step can execute it with a mask of threads and a stack: what branches apart
// comes together again at the next block, and each loop has a single latch that leaves it.
//
//	a ─▶ b ─▶ d ─▶ exit           a ─┬──────▶ Flow ─┬──────▶ Flow1 ─┬─────▶ exit
//	│    └──▶ c ──▶ ▲       ⇒        └▶ b ───▶ ▲    └▶ c ──▶ ▲      └▶ d ─▶ ▲
//	└───────▶ c
//
// Each region, inner ones first, is laid out as a chain. Its elements (blocks and inner regions)
// are taken in topological order. One that is not always executed gets a block Flow before it which
// branches to it or past it, by a condition that says whether the original branches would have led
// there: a φ of the conditions of its predecessors. A loop ends at one such block, whose condition
// says whether to leave it. φs are made again from the values that the original edges brought, and
// values that no longer dominate their uses get φs too.
//
// Invariant: the blocks that the original program executes are executed in the same order, each as
// often, and no others but Flow blocks.
//
// With -structurizecfg-skip-uniform-regions, or as structurizecfg<skip-uniform-regions>, regions
// whose branches all threads take together are left alone, and their branches get the metadata
// structurizecfg.uniform.
//
// Not done: regions with other branches than br directly in them, and irreducible ones, stay as
// they are, and a remark says so (in LLVM the first is an assertion, of the second LLVM asks that
// fix-irreducible run before); lower-switch helps the first.
//
// Cost: linear in blocks and φs for each level of nesting, plus the searches for SSA values.
package structurize

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/region"
	"opt-go/passes/divergence"
	"opt-go/passes/pass"
)

// Params are the pass's parameters.
func Params() []pass.Param {
	return []pass.Param{{Name: "skip-uniform-regions", Help: "leave regions alone whose branches are uniform"}}
}

// Flags are the pass's flags.
func Flags() []pass.Flag {
	return []pass.Flag{
		{Name: "structurizecfg-skip-uniform-regions", Default: "false", Help: "leave regions alone whose branches are uniform"},
		{Name: "structurizecfg-relaxed-uniform-regions", Default: "true",
			Help: "a region with at most one branch of its own may be uniform around inner regions that are not"},
	}
}

// uniformMD marks the branches of regions that were left alone.
const uniformMD = "structurizecfg.uniform"

// Run structurizes the regions of f.
func Run(c *pass.Context, f *ir.Func) pass.Preserved {
	skip := c.FlagBool("structurizecfg-skip-uniform-regions", c.Opts.Bool("skip-uniform-regions", false))
	relaxed := c.FlagBool("structurizecfg-relaxed-uniform-regions", true)
	var uniform *divergence.Uniformity
	if skip {
		uniform = divergence.New(c, f)
	}
	dom := analysis.NewDomTree(f)
	regions := region.New(f, dom, analysis.NewPostDomTree(f))
	changed := false
	for _, r := range regions.InnerFirst() {
		if skip && onlyUniformBranches(r, uniform, relaxed) {
			markUniform(r)
			changed = true
			continue
		}
		s := newStructurizer(c, f, dom, regions, r)
		if why := s.prepare(); why != "" {
			c.Remark(pass.Missed, "NotStructurized", f, r.Entry.Term(), pass.Text("region not structurized: "+why))
			continue
		}
		s.run()
		changed = true
	}
	return pass.ChangedCFG(changed)
}

// onlyUniformBranches reports whether r may stay as it is: its own branches are uniform, and so are
// those of its inner regions, which have the mark then; or, relaxed, it has at most one branch.
func onlyUniformBranches(r *region.Region, u *divergence.Uniformity, relaxed bool) bool {
	inner, own := true, 0
	for _, n := range r.Nodes() {
		if n.Sub == nil {
			if t := n.Block.Term(); t.IsCondBr() {
				if u.HasDivergentBranch(n.Block) {
					return false
				}
				own++
			}
			continue
		}
		for _, b := range n.Sub.Blocks() {
			if t := b.Term(); t.IsCondBr() && t.MD(uniformMD) == nil {
				if !relaxed {
					return false
				}
				inner = false
				break
			}
		}
	}
	return inner || own <= 1
}

func markUniform(r *region.Region) {
	for _, n := range r.Nodes() {
		if n.Sub == nil {
			n.Block.Term().SetMD(uniformMD, ir.NewTuple())
		}
	}
}

// structurizer is the work on one region.
type structurizer struct {
	f       *ir.Func
	layout  *ir.DataLayout
	dom     *analysis.DomTree
	regions *region.Tree
	r       *region.Region
	yes, no *ir.Const
	old     bool // as LLVM 19

	order   []region.Node            // in reverse topological order; what is laid out is taken off the end
	entries []*ir.Block              // of the elements, in topological order
	visited map[*ir.Block]bool       // entries of elements that have had their turn
	ends    map[*ir.Block]*ir.Block  // of a loop's header: the entry of the last element with a back edge
	locs    map[*ir.Block]*ir.MDNode // of the terminators

	into, back map[*ir.Block]*predicates // by the entry of an element; see predicates.go

	prev         region.Node // the element laid out last; its exit is open
	flows        map[*ir.Block]bool
	skips, loops []*ir.Instr // branches of Flow blocks without a condition as yet

	phis phiWork
}

func newStructurizer(c *pass.Context, f *ir.Func, dom *analysis.DomTree, t *region.Tree, r *region.Region) *structurizer {
	return &structurizer{
		f: f, layout: f.Module().Layout, dom: dom, regions: t, r: r,
		old: c.Version < pass.LLVM22, yes: f.Ctx().NewBool(true), no: f.Ctx().NewBool(false),
		visited: map[*ir.Block]bool{}, ends: map[*ir.Block]*ir.Block{}, locs: map[*ir.Block]*ir.MDNode{},
		into: map[*ir.Block]*predicates{}, back: map[*ir.Block]*predicates{},
		flows: map[*ir.Block]bool{}, phis: newPhiWork(),
	}
}

// prepare says why the region cannot be structurized, "" if it can; it changes nothing.
func (s *structurizer) prepare() string {
	for _, n := range s.r.Nodes() {
		if n.Sub == nil && n.Block.Term().Op() != ir.Br {
			return "it has a terminator other than br"
		}
	}
	if s.sort(); !s.reducible() {
		return "it has a cycle with several entries"
	}
	return ""
}

func (s *structurizer) run() {
	for k := len(s.order) - 1; k >= 0; k-- {
		n := s.order[k]
		s.gatherPredicates(n)
		s.visited[n.Block] = true
		s.entries = append(s.entries, n.Block)
		s.findLoops(n)
	}
	for b := range s.f.Blocks() {
		s.locs[b] = b.Term().DebugLoc()
	}
	s.layOut()
	s.setConditions(s.skips, false)
	s.setConditions(s.loops, true)
	s.setPhis()
	s.simplifyConditions()
	s.simplifyPhis()
	s.restoreSSA()
}
