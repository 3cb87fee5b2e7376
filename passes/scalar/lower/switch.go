package lower

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/bitvec/ranges"
	"opt-go/passes/analysis/lattice"
	"opt-go/passes/analysis/lvi"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
)

// Switch is LLVM's lower-switch: a switch becomes a balanced tree of compares. Neighbouring cases
// with one destination are one leaf.
//
//	entry: switch i32 %x, label %d [          entry:     br label %NodeBlock
//	         i32 1, label %a                  NodeBlock: %Pivot = icmp slt i32 %x, 9
//	         i32 2, label %a            ⇒                br i1 %Pivot, label %LeafBlock, label %LeafBlock1
//	         i32 9, label %b ]                LeafBlock1: … x = 9 ? %b : %d
//	                                          LeafBlock:  … x - 1 ≤ 1 (unsigned) ? %a : %d
//
// Invariant: a node is reached only with values between its bounds, which are those of the whole
// switch (lazy value information and known bits) and the pivots above it; so a leaf compares only
// with the ends that its bounds do not give. A default that is unreachable stands for the most
// frequent destination, and values that no case has need no compare.
//
// Keeps: nothing. Cost: n log n in the cases.
func Switch(c *pass.Context, f *ir.Func) pass.Preserved {
	dt := pass.Get(c, f, analysis.Dominators)
	var switches []*ir.Instr
	for b := range f.Blocks() {
		if t := b.Term(); t != nil && t.Op() == ir.Switch && dt.Reachable(b) {
			switches = append(switches, t)
		}
	}
	v := &values{info: lvi.New(f, dt), query: valuetracking.Query{Layout: f.Module().Layout, Dom: dt, Facts: valuetracking.NewFacts()}}
	sets := make([]ranges.Range, len(switches)) // found before the blocks change
	for k, t := range switches {
		sets[k] = v.of(t)
	}
	for k, t := range switches {
		switch b := t.Block(); {
		case b == nil: // it was in a default that has been erased
		case b != f.Entry() && !b.HasPreds(): // a switch before does not reach it any more
			eraseDead(b)
		default:
			newTree(t, sets[k]).lower()
		}
	}
	return pass.ChangedCFG(len(switches) > 0)
}

// values finds the values that a switch may see.
type values struct {
	info  *lvi.Info
	query valuetracking.Query
}

func (v *values) of(t *ir.Instr) ranges.Range {
	x := t.Operand(0)
	w := x.Type().Bits
	known := v.query.WithContext(t).KnownBits(x).Bits(w)
	set := ranges.FromKnownBits(known.Zero, known.One)
	v.info.Ask()
	if l := v.info.InBlock(x, t.Block(), t); l.Kind == lattice.Ranged {
		set = set.Intersect(l.Range, ranges.Smallest)
	}
	return set
}

// leaf is a range of neighbouring cases with one destination.
type leaf struct {
	low, high bitvec.Int // both belong to it
	dest      *ir.Block
}

// tree is a switch that is being lowered.
type tree struct {
	f      *ir.Func
	t      *ir.Instr
	value  ir.Value
	from   *ir.Block // the block of the switch
	def    *ir.Block
	leaves []leaf
	// cases are the values of all cases in ascending order if no other value is possible, else nil:
	// a bound may move over the gaps between them.
	cases    []bitvec.Int
	low, top bitvec.Int // the least and the largest value, signed
}

func newTree(t *ir.Instr, set ranges.Range) *tree {
	s := &tree{f: t.Func(), t: t, value: t.Operand(0), from: t.Block(), def: t.Succ(0)}
	for k := range t.NumCases() {
		n, dest := t.Case(k)
		if v, _ := bitvec.Of(n); dest != s.def {
			s.leaves = append(s.leaves, leaf{v, v, dest})
		}
	}
	slices.SortFunc(s.leaves, func(a, b leaf) int { return a.low.SCmp(b.low) })
	s.leaves = joined(s.leaves, false)
	s.low, s.top = set.SMin(), set.SMax()
	if n := len(s.leaves); n > 0 {
		s.low, s.top = bitvec.MinS(s.low, s.leaves[0].low), bitvec.MaxS(s.top, s.leaves[n-1].high)
	}
	if len(s.leaves) > 0 && (rewrite.HasUnreachableDefault(t) || s.casesCover()) {
		s.dropDefault()
	}
	return s
}

// casesCover reports whether every value between the bounds has a case of its own, so that the
// default is not reached.
func (s *tree) casesCover() bool {
	n := uint64(0)
	for k := range s.t.NumCases() {
		if _, dest := s.t.Case(k); dest != s.def {
			n++
		}
	}
	span, ok := s.top.Sub(s.low).Uint64()
	return ok && span == n-1
}

// joined merges leaves with one destination that are neighbours; over holes too if they do not
// matter.
func joined(list []leaf, overHoles bool) []leaf {
	out := list[:0]
	for _, l := range list {
		if n := len(out); n > 0 && out[n-1].dest == l.dest && (overHoles || out[n-1].high.Add(bitvec.One(l.low.Bits())).Eq(l.low)) {
			out[n-1].high = l.high
			continue
		}
		out = append(out, l)
	}
	return out
}

// dropDefault makes the destination of the most values the default, since no value reaches the
// present one.
func (s *tree) dropDefault() {
	s.low, s.top = s.leaves[0].low, s.leaves[len(s.leaves)-1].high
	for k := range s.t.NumCases() {
		n, _ := s.t.Case(k)
		v, _ := bitvec.Of(n)
		s.cases = append(s.cases, v)
	}
	slices.SortFunc(s.cases, bitvec.Int.SCmp)
	count := map[*ir.Block]uint64{}
	var popular *ir.Block
	for _, l := range s.leaves {
		n, _ := l.high.Sub(l.low).Uint64()
		if count[l.dest] += n + 1; popular == nil || count[l.dest] > count[popular] {
			popular = l.dest
		}
	}
	s.leaves = joined(s.leaves, true)
	s.def = popular
	s.leaves = slices.DeleteFunc(s.leaves, func(l leaf) bool { return l.dest == popular })
}

// lower replaces the switch by its tree.
func (s *tree) lower() {
	in := s.takeIncoming()
	root := s.def
	if len(s.leaves) > 0 {
		root = s.node(s.leaves, s.low, s.top, in)
	}
	at := s.builder(s.from)
	old := s.t.Succ(0)
	s.t.Erase()
	at.Br(root)
	if _, isDest := in[root]; isDest {
		in.add(root, s.from)
	}
	s.foldDefault(old)
}

// foldDefault folds φs of the old default that have one operand left, and erases it when nothing
// leads there any more.
func (s *tree) foldDefault(old *ir.Block) {
	for phi := range old.Phis() {
		if phi.NumIncoming() == 1 && phi.Operand(0) != ir.Value(phi) {
			ir.ReplaceAllUses(phi, phi.Operand(0))
			phi.Erase()
		}
	}
	if len(s.leaves) == 0 || old.HasPreds() {
		return
	}
	eraseDead(old)
}

// eraseDead erases a block without predecessors.
func eraseDead(b *ir.Block) {
	for _, to := range b.Succs() {
		to.RemovePred(b, false)
	}
	rewrite.EraseBlock(b)
}

// incoming holds what the φs of the destinations get from the switch.
type incoming map[*ir.Block][]ir.Value

// takeIncoming removes the switch's edges from the φs of its destinations.
func (s *tree) takeIncoming() incoming {
	in := incoming{}
	for k := range s.t.NumSuccs() {
		d := s.t.Succ(k)
		if _, seen := in[d]; !seen {
			in[d] = []ir.Value{}
			for phi := range d.Phis() {
				in[d] = append(in[d], phi.IncomingFor(s.from))
			}
		}
		rewrite.RemoveEdge(d, s.from)
	}
	return in
}

// add gives the φs of a destination an edge from a block of the tree.
func (in incoming) add(dest, from *ir.Block) {
	k := 0
	for phi := range dest.Phis() {
		phi.AddIncoming(in[dest][k], from)
		k++
	}
}

// node makes the blocks that choose among leaves, for values from low to top, and returns the
// first. Blocks follow the switch's, those of the larger values first.
func (s *tree) node(leaves []leaf, low, top bitvec.Int, in incoming) *ir.Block {
	if len(leaves) == 1 {
		l := leaves[0]
		if l.low.Eq(low) && l.high.Eq(top) {
			return l.dest
		}
		return s.leaf(l, low, top, in)
	}
	half := len(leaves) / 2
	pivot := leaves[half].low
	below := s.below(pivot)
	left := s.node(leaves[:half], low, below, in)
	right := s.node(leaves[half:], pivot, top, in)
	b := s.f.NewBlockAfter(s.from, "NodeBlock")
	at := s.builder(b)
	at.CondBr(at.ICmp(ir.SLT, s.value, pivot.Const(s.value.Type()), "Pivot"), left, right)
	for _, d := range []*ir.Block{left, right} {
		if _, isDest := in[d]; isDest {
			in.add(d, b)
		}
	}
	return b
}

// below returns the largest value below a pivot that the switch may have.
func (s *tree) below(pivot bitvec.Int) bitvec.Int {
	if s.cases == nil {
		return pivot.Sub(bitvec.One(pivot.Bits()))
	}
	k, _ := slices.BinarySearchFunc(s.cases, pivot, bitvec.Int.SCmp)
	return s.cases[k-1]
}

// leaf makes the block that compares with the ends of one leaf.
func (s *tree) leaf(l leaf, low, top bitvec.Int, in incoming) *ir.Block {
	b := s.f.NewBlockAfter(s.from, "LeafBlock")
	at := s.builder(b)
	ty := s.value.Type()
	var cond *ir.Instr
	switch {
	case l.low.Eq(l.high):
		cond = at.ICmp(ir.EQ, s.value, l.low.Const(ty), "SwitchLeaf")
	case l.low.Eq(low):
		cond = at.ICmp(ir.SLE, s.value, l.high.Const(ty), "SwitchLeaf")
	case l.high.Eq(top):
		cond = at.ICmp(ir.SGE, s.value, l.low.Const(ty), "SwitchLeaf")
	case l.low.IsZero():
		cond = at.ICmp(ir.ULE, s.value, l.high.Const(ty), "SwitchLeaf")
	default:
		off := at.Add(s.value, l.low.Neg().Const(ty), s.offName())
		cond = at.ICmp(ir.ULE, off, l.high.Sub(l.low).Const(ty), "SwitchLeaf")
	}
	at.CondBr(cond, l.dest, s.def)
	in.add(l.dest, b)
	in.add(s.def, b)
	return b
}

func (s *tree) offName() string {
	switch v := s.value.(type) {
	case *ir.Instr:
		return v.Name() + ".off"
	case *ir.Param:
		return v.Name() + ".off"
	}
	return ".off"
}

// builder makes instructions in a block of the tree, with the switch's location.
func (s *tree) builder(b *ir.Block) *ir.Builder {
	at := ir.AtEnd(b)
	at.Loc, at.Pos = s.t.DebugLoc(), s.t.Pos
	return at
}
