// Package slp is LLVM's slp-vectorizer: it merges instructions of straight-line code that do the
// same to neighbouring data into instructions on vectors.
//
//	%x0 = load i32, ptr %b                           %x = load <4 x i32>, ptr %b
//	%x1 = load i32, ptr %b1                          %c = splat of %s
//	  …                                              %y = mul <4 x i32> %x, %c
//	%y0 = mul i32 %x0, %s                       ⇒    store <4 x i32> %y, ptr %a
//	%y1 = mul i32 %x1, %s
//	  …
//	store i32 %y0, ptr %a
//	store i32 %y1, ptr %a1
//	  …
//
// A tree of such groups is built from a root upwards, operand by operand. A group whose members can
// run at once is a node; scalars that are no such group are gathered into a vector by insertions.
// The tree replaces its scalars if that is cheaper by the target's costs (target.Vectors).
//
//   - stores.go finds roots among stores, phis.go among φs, reduce.go in what is summed up or
//     combined otherwise; address.go says how far apart addresses are
//   - tree.go builds trees, match.go decides whether instructions are alike, operands.go pairs the
//     operands of commutative ones
//   - order.go knows which instructions of a block have to stay in order, schedule.go whether
//     members can be brought together, and does it
//   - gather.go plans how vectors are made of scalars, cost.go adds up costs, emit.go writes the
//     vector code
//
// Invariant: members of a node stand in one block, and none depends on another, neither directly
// nor by way of memory, an effect, or the members of other nodes.
//
// Not done: masked and strided gathers from memory, vectors whose length is no power of two, nodes
// of getelementptrs, narrowing of nodes to the bits that are demanded. Volatile and atomic accesses
// stay as they are.
//
// Cost: each root visits a bounded tree; the distance over which memory accesses are compared and
// the instructions that are visited between members are bounded as in LLVM.
package slp

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/analysis/scev"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
	"opt-go/passes/target"
)

// Flags are the command-line options of slp-vectorizer.
func Flags() []pass.Flag {
	return []pass.Flag{
		{Name: "slp-max-look-ahead-depth", Default: "2", Help: "levels of operands that are compared to pair operands of commutative operations"},
		{Name: "slp-max-reg-size", Default: "0", Help: "width in bits of the widest vectors; 0: the target's"},
		{Name: "slp-max-vf", Default: "0", Help: "lanes of the longest vectors; 0: no bound"},
		{Name: "slp-min-reg-size", Default: "32", Help: "width in bits of the narrowest vectors"},
		{Name: "slp-min-tree-size", Default: "3", Help: "smaller trees are vectorized only if they are complete"},
		{Name: "slp-recursion-max-depth", Default: "12", Help: "levels of trees"},
		{Name: "slp-schedule-budget", Default: "100000", Help: "instructions of a block that are visited to bring members together"},
		{Name: "slp-threshold", Default: "0", Help: "what vectorizing has to save more than"},
		{Name: "slp-vectorize-hor", Default: "true", Help: "vectorize reductions"},
		{Name: "vectorize-slp", Default: "true", Help: "vectorize straight-line code"},
	}
}

// Run runs slp-vectorizer on a function.
func Run(c *pass.Context, f *ir.Func) pass.Preserved {
	vectors := c.Target.Vectors
	if vectors == nil {
		vectors = c.Target.Packed
	}
	if vectors == nil || !c.FlagBool("vectorize-slp", true) || f.Attrs.Fn.Has("noimplicitfloat") {
		return pass.All
	}
	v := vectors(f)
	if v == nil {
		return pass.All
	}
	w := newWalk(c, f, v)
	changed := false
	blocks := analysis.ReversePostorder(f)
	for k := len(blocks) - 1; k >= 0; k-- {
		changed = w.stores(blocks[k]) || changed
		changed = w.phis(blocks[k]) || changed
		if c.FlagBool("slp-vectorize-hor", true) {
			changed = w.reductions(blocks[k]) || changed
		}
	}
	w.clean()
	return pass.Changed(changed)
}

// walk is the pass on one function.
type walk struct {
	*pass.Context
	f       *ir.Func
	dl      *ir.DataLayout
	vectors *target.Vectors
	limits  limits

	scev      *scev.Evolution // nil until it is needed, as the next one
	alias     *alias.Analysis
	addresses addresses
	orders    map[*ir.Block]*order
	seen      []uint32 // by the ID of an instruction: the number of the search that came to it
	search    uint32
	leftovers []*ir.Instr // operands of instructions that are gone
}

// clean erases what has become dead. It stays until the end since addresses have been derived from
// it.
func (w *walk) clean() {
	for _, i := range w.leftovers {
		if i.Block() != nil {
			rewrite.EraseIfDead(i)
		}
	}
}

// limits are the options of a run.
type limits struct {
	threshold, depth, lookAhead, budget, minTree int
	maxBits, minBits, maxLanes                   int
}

func newWalk(c *pass.Context, f *ir.Func, v *target.Vectors) *walk {
	flag := func(name string, def int) int { return int(c.FlagInt(name, int64(def))) }
	w := &walk{Context: c, f: f, dl: f.Module().Layout, vectors: v, orders: map[*ir.Block]*order{}}
	w.limits = limits{threshold: flag("slp-threshold", 0), depth: flag("slp-recursion-max-depth", 12), lookAhead: flag("slp-max-look-ahead-depth", 2),
		budget: flag("slp-schedule-budget", 100000), minTree: flag("slp-min-tree-size", 3),
		maxBits: flag("slp-max-reg-size", 0), minBits: flag("slp-min-reg-size", 32), maxLanes: flag("slp-max-vf", 0)}
	if w.limits.maxBits <= 0 {
		w.limits.maxBits = v.Bits
	}
	return w
}

// need makes sure that the analyses are there.
func (w *walk) need() {
	if w.scev == nil {
		w.scev = pass.Get(w.Context, w.f, scev.Analysis)
		w.alias = pass.Get(w.Context, w.f, alias.AA)
	}
}

// mostLanes is how many elements of a type a vector has at most, fewestLanes at least.
func (w *walk) mostLanes(t *ir.Type) int {
	n := w.limits.maxBits / max(8, int(w.dl.SizeBits(t)))
	if w.limits.maxLanes > 0 {
		n = min(n, w.limits.maxLanes)
	}
	return floor2(n)
}

func (w *walk) fewestLanes(t *ir.Type) int {
	return max(2, w.limits.minBits/max(8, int(w.dl.SizeBits(t))))
}

// floor2 is the greatest power of two that is not above n, 0 if there is none.
func floor2(n int) int {
	p := 1
	for p <= n {
		p *= 2
	}
	return p / 2
}

func asInstr(v ir.Value) *ir.Instr {
	i, _ := v.(*ir.Instr)
	return i
}
