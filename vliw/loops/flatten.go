package loops

import (
	"slices"

	"opt-go/vliw/asm"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// If-conversion of an acyclic region to straight-line code: the operations of all blocks, in
// topological order, stores under the predicates of their blocks, φs as selects.
//
// Path predicates are "strict": false wherever the iteration's stage is off, because they replace
// the stage predicate as a guard. They come from compares marked !unc and from logic that always
// runs (Inst.Always); a register in Func.StageTrue represents "the stage is on" until a pipeline
// puts its own predicate there.

// FlattenRegion converts an acyclic region to straight-line code. The region is represented as a
// loop: its last block branches back to its first. The predicate of the whole region is set in pre.
// It reports whether the region is acyclic.
func FlattenRegion(f *mir.Func, l *mir.Loop, pre *mir.Block) ([]mir.Inst, bool) {
	c := newConverter(&Stage{Func: f}, l)
	c.pre = pre
	if c.sortBlocks() != nil {
		return nil, false
	}
	c.flatten()
	return c.out, true
}

// flatten fills out with the operations of all blocks.
func (c *converter) flatten() {
	c.stage = c.f.NewReg(machine.Pred)
	c.pre.Insts = append(c.pre.Insts, mir.Inst{Op: machine.OpPset, Dst: c.stage, Args: []mir.Operand{mir.ImmOp(1)}, Pos: c.h.Term.Pos})
	c.f.StageTrue[c.stage] = true
	c.path[c.h] = c.stage
	for _, b := range c.order {
		if b != c.h {
			for n := range b.Phis {
				c.merge(b, &b.Phis[n])
			}
		}
		always := c.controlSame(b)
		for _, in := range b.Insts {
			if in.Mem != nil && in.Mem.Store && !always {
				in.Guard = c.pathOf(b)
			} else if !always && (in.Op.Is(machine.IsLoad) || in.Op.Is(machine.IsDiv) && in.Op.Is(machine.MayTrap)) {
				in.Flags |= asm.Dismiss
			}
			c.out = append(c.out, in)
		}
	}
}

// controlSame reports whether a block runs in every iteration.
func (c *converter) controlSame(b *mir.Block) bool {
	return b == c.h || c.mustReach(c.h, b, false)
}

// mustReach reports whether every path from a goes through b before the iteration ends; if
// mayLeave, paths that exit the loop are ignored.
func (c *converter) mustReach(a, b *mir.Block, mayLeave bool) bool {
	memo := map[*mir.Block]bool{}
	var reach func(x *mir.Block) bool
	reach = func(x *mir.Block) bool {
		if x == b {
			return true
		}
		if r, ok := memo[x]; ok {
			return r
		}
		memo[x] = true
		for _, s := range x.Term.Succs {
			if c.l.Blocks[s] {
				memo[x] = memo[x] && s != c.h && reach(s)
			} else if !mayLeave {
				memo[x] = false
			}
		}
		return memo[x]
	}
	return reach(a)
}

// pathOf is the strict predicate of a block.
func (c *converter) pathOf(b *mir.Block) mir.Reg {
	if r, ok := c.path[b]; ok {
		return r
	}
	var r mir.Reg
	if d := c.idom[b]; c.mustReach(d, b, false) {
		r = c.pathOf(d)
	} else {
		for _, p := range c.preds[b] {
			for k, s := range p.Term.Succs {
				if s != b {
					continue
				}
				e := c.edgeOf(outEdge{p, k})
				if r == 0 {
					r = e
				} else {
					r = c.emit(mir.Inst{Op: machine.OpPor, Args: []mir.Operand{mir.RegOp(r), mir.RegOp(e)}, Always: true, Pos: b.Term.Pos})
				}
			}
		}
	}
	c.path[b] = r
	return r
}

// edgeOf is the strict predicate of an edge.
func (c *converter) edgeOf(e outEdge) mir.Reg {
	if r, ok := c.edge[e]; ok {
		return r
	}
	t := &e.from.Term
	from := e.from
	if root := c.f.Exact[t.Cond]; root != nil && t.Kind == mir.TermCond && (e.k == 0) != t.Neg && c.l.Blocks[root] {
		from = root
	}
	r := c.pathOf(from)
	if t.Kind == mir.TermCond {
		r = c.both(r, t.Cond, (e.k == 1) != t.Neg, e.from)
	}
	c.edge[e] = r
	return r
}

// both is path and cond (or not cond), strict like path. A compare is repeated under the guard of
// the path; other predicates are combined.
func (c *converter) both(path, cond mir.Reg, negate bool, b *mir.Block) mir.Reg {
	for n := range c.out {
		in := &c.out[n]
		if in.Dst != cond || !in.Op.Is(machine.IsCompare) || in.Guard != 0 && in.Guard != c.stage {
			continue
		}
		op := in.Op
		switch {
		case negate:
			op = inverseCompare(op)
		case path == c.stage: // the compare itself will do
			in.Guard = path
			in.Flags |= asm.Unc
			return cond
		}
		if op != 0 {
			return c.emit(mir.Inst{Op: op, Args: slices.Clone(in.Args), Guard: path, Flags: asm.Unc, Pos: in.Pos})
		}
	}
	op := machine.OpPand
	if negate {
		op = machine.OpPandn
	}
	return c.emit(mir.Inst{Op: op, Args: []mir.Operand{mir.RegOp(path), mir.RegOp(cond)}, Always: true, Pos: b.Term.Pos})
}

var inverses = [][2]machine.Op{
	{machine.OpCmpEq, machine.OpCmpNe}, {machine.OpCmpSlt, machine.OpCmpSge}, {machine.OpCmpSgt, machine.OpCmpSle},
	{machine.OpCmpUlt, machine.OpCmpUge}, {machine.OpCmpUgt, machine.OpCmpUle},
	{machine.OpFcmpOeqS, machine.OpFcmpUneS}, {machine.OpFcmpOneS, machine.OpFcmpUeqS}, {machine.OpFcmpOltS, machine.OpFcmpUgeS},
	{machine.OpFcmpOleS, machine.OpFcmpUgtS}, {machine.OpFcmpOgtS, machine.OpFcmpUleS}, {machine.OpFcmpOgeS, machine.OpFcmpUltS},
	{machine.OpFcmpOrdS, machine.OpFcmpUnoS},
	{machine.OpFcmpOeqD, machine.OpFcmpUneD}, {machine.OpFcmpOneD, machine.OpFcmpUeqD}, {machine.OpFcmpOltD, machine.OpFcmpUgeD},
	{machine.OpFcmpOleD, machine.OpFcmpUgtD}, {machine.OpFcmpOgtD, machine.OpFcmpUleD}, {machine.OpFcmpOgeD, machine.OpFcmpUltD},
	{machine.OpFcmpOrdD, machine.OpFcmpUnoD},
}

// inverseCompare is the compare that is true exactly where op is false.
func inverseCompare(op machine.Op) machine.Op {
	for _, p := range inverses {
		switch op {
		case p[0]:
			return p[1]
		case p[1]:
			return p[0]
		}
	}
	return 0
}

// merge replaces a φ inside the body by selects. Where the two sides of one branch meet, its
// condition decides; otherwise the edges' predicates do, with the most frequent value as the
// default.
func (c *converter) merge(b *mir.Block, p *mir.Phi) {
	if len(p.In) == 2 && p.In[0].Val != p.In[1].Val {
		d := c.idom[b]
		x, y := c.side(d, p.In[0].Pred, b), c.side(d, p.In[1].Pred, b)
		if x+y == 1 && x*y == 0 {
			a, o := p.In[0].Val, p.In[1].Val
			if (x == 1) != d.Term.Neg {
				a, o = o, a
			}
			c.choose(p.Dst, d.Term.Cond, a, o, b)
			return
		}
	}
	count := map[mir.Reg]int{}
	best := p.In[0].Val
	for _, in := range p.In {
		if count[in.Val]++; count[in.Val] > count[best] {
			best = in.Val
		}
	}
	acc, left := best, len(p.In)-count[best]
	for _, in := range p.In {
		if in.Val == best {
			continue
		}
		dst := mir.Reg(0)
		if left--; left == 0 {
			dst = p.Dst
		}
		acc = c.choose(dst, c.edgeInto(in.Pred, b), in.Val, acc, b)
	}
	if acc != p.Dst {
		c.emit(mir.Inst{Op: mir.MoveOp(c.f.FileOf(p.Dst)), Dst: p.Dst, Args: []mir.Operand{mir.RegOp(acc)}, Pos: b.Term.Pos})
	}
}

// edgeInto is the strict predicate of the edge from p to b.
func (c *converter) edgeInto(p, b *mir.Block) mir.Reg {
	for k, s := range p.Term.Succs {
		if s == b {
			return c.edgeOf(outEdge{p, k})
		}
	}
	panic("BUG: phi names a block that is no predecessor")
}

// side returns on which side of the branch of d the edge p → b is: 0 or 1, −2 if on neither.
func (c *converter) side(d, p, b *mir.Block) int {
	if d.Term.Kind != mir.TermCond {
		return -2
	}
	for k, s := range d.Term.Succs {
		if p == d && s == b {
			return k
		}
		if p != d && s != b && s != c.h && c.l.Blocks[s] && len(c.preds[s]) == 1 && c.dominates(s, p) {
			return k
		}
	}
	return -2
}

func (c *converter) dominates(a, b *mir.Block) bool {
	for b != nil && b != a {
		b = c.idom[b]
	}
	return b == a
}

// choose is cond ? a : o.
func (c *converter) choose(dst, cond, a, o mir.Reg, b *mir.Block) mir.Reg {
	in := mir.Inst{Dst: dst, Args: []mir.Operand{mir.RegOp(cond), mir.RegOp(a), mir.RegOp(o)}, Pos: b.Term.Pos}
	switch c.f.FileOf(a) {
	case machine.Pred:
		x := c.emit(mir.Inst{Op: machine.OpPand, Args: []mir.Operand{mir.RegOp(cond), mir.RegOp(a)}, Pos: in.Pos})
		y := c.emit(mir.Inst{Op: machine.OpPandn, Args: []mir.Operand{mir.RegOp(o), mir.RegOp(cond)}, Pos: in.Pos})
		in.Op, in.Args = machine.OpPor, []mir.Operand{mir.RegOp(x), mir.RegOp(y)}
	case machine.Float:
		in.Op = machine.OpFsel
	default:
		in.Op = machine.OpSel
	}
	return c.emit(in)
}
