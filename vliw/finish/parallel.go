package finish

import (
	"opt-go/vliw/asm"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// Chains of conditions, on machines with parallel compares (Convention.Parallel). A tree of ands
// (or of ors) becomes one predicate that each of its tests may make false (or true), all in one
// cycle:
//
//	p = cmp.eq x, 1              t = 1
//	q = cmp.slt y, 0             t = and.eq t, x, 1
//	r = pand p, q                t = and.slt t, y, 0
//	t = pandn r, s               t = pandn t, s
//
// A compare whose relation the machine has becomes part of the chain where nothing else reads its
// result; other conditions make the predicate false by themselves. Source: Intel Itanium
// Architecture Software Developer's Manual, volume 1, 4.3.3. Cost: linear. Trees do not cross
// blocks.

// combineTests rewrites the trees of all blocks outside of pipelines.
func (f *Stage) combineTests() {
	if !f.Mach.Convention().Parallel {
		return
	}
	c := &testCombiner{f: f, uses: map[mir.Reg]int{}, defs: map[mir.Reg]int{}}
	c.count()
	for _, b := range f.Blocks {
		if !b.FixedCode {
			c.block(b)
		}
	}
}

// testCombiner knows how often predicates are read and written.
type testCombiner struct {
	f          *Stage
	uses, defs map[mir.Reg]int

	b    *mir.Block
	at   map[mir.Reg]int // where the block defines a predicate
	gone []bool          // per operation: it is replaced
	add  map[int][]mir.Inst
}

// count fills uses and defs.
func (c *testCombiner) count() {
	use := func(r mir.Reg) {
		if r != 0 && c.f.FileOf(r) == machine.Pred {
			c.uses[r]++
		}
	}
	for _, b := range c.f.Blocks {
		b.EachOp(func(in *mir.Inst) {
			in.EachUse(func(r *mir.Reg) { use(*r) })
			if in.Dst != 0 {
				c.defs[in.Dst]++
			}
		})
		use(b.Term.Cond)
		for _, h := range b.Held {
			c.uses[h.Reg] += 2
		}
	}
}

// block rewrites the trees of a block, from their roots.
func (c *testCombiner) block(b *mir.Block) {
	c.b, c.at, c.gone, c.add = b, map[mir.Reg]int{}, make([]bool, len(b.Insts)), map[int][]mir.Inst{}
	for k := range b.Insts {
		if r := b.Insts[k].Dst; r.IsVirtual() && c.f.FileOf(r) == machine.Pred {
			c.at[r] = k
		}
	}
	for k := len(b.Insts) - 1; k >= 0; k-- {
		in := &b.Insts[k]
		if !c.gone[k] && isLogic(in) && in.Dst.IsVirtual() && c.defs[in.Dst] == 1 {
			c.tree(k)
		}
	}
	if len(c.add) == 0 {
		return
	}
	out := make([]mir.Inst, 0, len(b.Insts)+len(c.add))
	for k := range b.Insts {
		out = append(out, c.add[k]...)
		if !c.gone[k] {
			out = append(out, b.Insts[k])
		}
	}
	b.Insts = out
}

// isLogic reports the nodes of trees.
func isLogic(in *mir.Inst) bool {
	switch in.Op {
	case machine.OpPand, machine.OpPor, machine.OpPandn:
		return in.Guard == 0 && in.Dst != in.Args[0].Reg && in.Dst != in.Args[1].Reg
	}
	return false
}

// isInPlace reports whether an operation only changes a predicate.
func isInPlace(in *mir.Inst) bool {
	return (in.Op.IsAnd() || in.Op.IsOr()) && in.Guard == 0 && in.Args[0].Reg == in.Dst
}

// condition is a leaf of a tree: a predicate or its opposite.
type condition struct {
	r      mir.Reg
	negate bool
}

// tree rewrites the tree with its root at operation k.
func (c *testCombiner) tree(k int) {
	root := &c.b.Insts[k]
	and := root.Op.IsAnd()
	inner := []int{k}
	var leaves []condition
	first := k
	var visit func(r mir.Reg, negate bool)
	visit = func(r mir.Reg, negate bool) {
		n, here := c.at[r]
		if !here || n >= k || c.defs[r] != 1 || c.uses[r] != 1 || negate || !c.isInner(&c.b.Insts[n]) || c.b.Insts[n].Op.IsAnd() != and {
			leaves = append(leaves, condition{r, negate})
			return
		}
		inner = append(inner, n)
		c.node(&c.b.Insts[n], visit)
	}
	c.node(root, visit)
	fused := 0
	for _, l := range leaves {
		if n, _, ok := c.compare(l, and, k); ok {
			fused++
			first = min(first, n)
		}
	}
	if fused == 0 && len(leaves) < 3 {
		return
	}
	start := int64(0)
	if and {
		start = 1
	}
	c.add[first] = append([]mir.Inst{{Op: machine.OpPset, Dst: root.Dst, Args: []mir.Operand{mir.ImmOp(start)}, Pos: root.Pos}}, c.add[first]...)
	for _, l := range leaves {
		c.leaf(l, k, and)
	}
	for _, n := range inner {
		c.gone[n] = true
	}
}

// isInner reports the nodes whose operands the root may read in their place.
func (c *testCombiner) isInner(in *mir.Inst) bool {
	return isLogic(in) && c.defs[in.Args[0].Reg] <= 1 && c.defs[in.Args[1].Reg] <= 1
}

// node visits the operands of a node.
func (c *testCombiner) node(in *mir.Inst, visit func(r mir.Reg, negate bool)) {
	visit(in.Args[0].Reg, false)
	visit(in.Args[1].Reg, in.Op == machine.OpPandn)
}

// leaf lets a condition change the predicate of the root at k.
func (c *testCombiner) leaf(l condition, k int, and bool) {
	root := &c.b.Insts[k]
	if n, op, ok := c.compare(l, and, k); ok {
		in := c.b.Insts[n]
		y := in.Args[1]
		if op != machine.OpAndEq && op != machine.OpAndNe && op != machine.OpOrEq && op != machine.OpOrNe {
			y = mir.ImmOp(0)
		}
		in.Op, in.Dst, in.Args = op, root.Dst, []mir.Operand{mir.RegOp(root.Dst), in.Args[0], y}
		c.add[n] = append(c.add[n], in)
		c.gone[n] = true
		return
	}
	op := machine.OpPor
	if and {
		op = machine.OpPand
		if l.negate {
			op = machine.OpPandn
		}
	}
	c.add[k] = append(c.add[k], mir.Inst{Op: op, Dst: root.Dst, Args: []mir.Operand{mir.RegOp(root.Dst), mir.RegOp(l.r)}, Pos: root.Pos})
}

// compare is the operation of the block that computes a condition for the root at k, and the one
// that takes its place in the chain.
func (c *testCombiner) compare(l condition, and bool, k int) (n int, op machine.Op, ok bool) {
	n, here := c.at[l.r]
	if !here || n >= k || c.gone[n] || c.defs[l.r] != 1 || c.uses[l.r] != 1 {
		return 0, 0, false
	}
	in := &c.b.Insts[n]
	if in.Guard != 0 || in.Flags&asm.Unc != 0 {
		return 0, 0, false
	}
	rel, known := relationOf(in)
	if !known {
		return 0, 0, false
	}
	if l.negate {
		rel = opposite[rel]
	}
	if and {
		return n, machine.OpAndEq + machine.Op(rel), true
	}
	return n, machine.OpOrEq + machine.Op(rel), true
}

// relationOf is the relation of a compare, if a parallel one has it. Those that order a number and
// 0 are also x > −1 and x < 1.
func relationOf(in *mir.Inst) (rel int, known bool) {
	rel, known = relations[in.Op]
	if !known || in.Args[0].Kind != asm.KindReg {
		return 0, false
	}
	switch y := in.Args[1]; {
	case rel <= relNe:
		return rel, true
	case y.Kind != asm.KindImm:
		return 0, false
	case y.Imm == 0:
		return rel, true
	case rel == relSgt && y.Imm == -1:
		return relSge, true
	case rel == relSlt && y.Imm == 1:
		return relSle, true
	}
	return 0, false
}

// The relations of parallel compares, in the order of their operations.
const (
	relEq = iota
	relNe
	relSlt
	relSle
	relSgt
	relSge
)

var (
	relations = map[machine.Op]int{machine.OpCmpEq: relEq, machine.OpCmpNe: relNe, machine.OpCmpSlt: relSlt, machine.OpCmpSle: relSle, machine.OpCmpSgt: relSgt, machine.OpCmpSge: relSge}
	opposite  = [...]int{relEq: relNe, relNe: relEq, relSlt: relSge, relSle: relSgt, relSgt: relSle, relSge: relSlt}
)
