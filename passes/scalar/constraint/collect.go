package constraint

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/scev"
	"opt-go/passes/analysis/valuetracking"
)

// The list of facts and queries, with the block of each.

// item is one entry: a condition that holds in a block and the blocks that it dominates, an
// instruction that implies facts, or a query.
type item struct {
	in, out int32
	fact    condition
	if_     condition // the fact holds if this does
	use     *ir.Use   // of a queried comparison
	instr   *ir.Instr // queried, or implies facts
	check   bool
}

// place returns where a use is evaluated: for φs, the end of the incoming block.
func place(u *ir.Use) *ir.Instr {
	if i := u.User(); i.Op() == ir.Phi {
		return i.IncomingBlock(u.Index()).Term()
	} else {
		return i
	}
}

// at returns the instruction at which a query or an instruction's fact is evaluated.
func (t *item) at() *ir.Instr {
	if t.use != nil {
		return place(t.use)
	}
	return t.instr
}

type collector struct {
	dt    *analysis.DomTree
	newer bool // as LLVM 22
	loops *analysis.LoopForest
	s     *scev.Evolution
	items []item
}

func (c *collector) block(b *ir.Block) {
	c.inductions(b)
	executed := true // whenever the block is entered
	for i := range b.Instrs() {
		if i.Op() == ir.ICmp {
			for u := range ir.Uses(i) {
				if p := place(u); c.dt.Reachable(p.Block()) {
					c.push(p.Block(), item{use: u, check: true})
				}
			}
			continue
		}
		if c.newer && (i.Op() == ir.Load || i.Op() == ir.Store) {
			c.access(b, i, executed)
		}
		c.intrinsic(b, i, executed)
		executed = executed && analysis.TransfersControl(i)
	}
	c.branch(b)
}

func (c *collector) push(b *ir.Block, t item) {
	t.in, t.out = c.dt.Interval(b)
	c.items = append(c.items, t)
}

func (c *collector) fact(b *ir.Block, p ir.Pred, x, y ir.Value) {
	c.push(b, item{fact: condition{pred: p, a: x, b: y, valid: true}})
}

// access adds what an access implies: in the whole block if it is executed whenever the block is
// entered, else after it.
func (c *collector) access(b *ir.Block, i *ir.Instr, executed bool) {
	if q := access(b.Func().Module().Layout, i); !q.valid {
		return
	} else if executed {
		c.push(b, item{fact: q})
	} else {
		c.push(b, item{instr: i})
	}
}

func (c *collector) factIf(b *ir.Block, p ir.Pred, x, y ir.Value, q ir.Pred, v, w ir.Value) {
	c.push(b, item{fact: condition{pred: p, a: x, b: y, valid: true}, if_: condition{pred: q, a: v, b: w, valid: true}})
}

func (c *collector) intrinsic(b *ir.Block, i *ir.Instr, executed bool) {
	switch i.IntrinsicID() {
	case "llvm.assume":
		cmp := isOp(i.Arg(0), ir.ICmp, 0)
		switch {
		case cmp == nil:
		case executed:
			c.push(b, item{fact: conditionOf(cmp, c.newer)})
		default:
			c.push(b, item{instr: i})
		}
	case "llvm.ssub.with.overflow", "llvm.ucmp", "llvm.scmp":
		c.push(b, item{instr: i, check: true})
	case "llvm.umin", "llvm.umax", "llvm.smin", "llvm.smax":
		c.push(b, item{instr: i, check: true})
		if valuetracking.NotPoison(i) {
			c.push(b, item{instr: i})
		}
	case "llvm.uadd.sat", "llvm.usub.sat":
		if c.newer && valuetracking.NotPoison(i) {
			c.push(b, item{instr: i})
		}
	case "llvm.abs":
		c.push(b, item{instr: i})
	}
}

// branch collects the facts that a branch or switch implies in the blocks that its edges dominate.
func (c *collector) branch(b *ir.Block) {
	t := b.Term()
	only := func(to *ir.Block) bool { return c.dt.EdgeDominates(b, to, to) }
	if t.Op() == ir.Switch {
		for k := range t.NumCases() {
			if n, to := t.Case(k); only(to) {
				c.fact(to, ir.EQ, t.Operand(0), n)
			}
		}
		return
	}
	if !t.IsCondBr() {
		return
	}
	cond, ok := t.Operand(0).(*ir.Instr)
	if !ok {
		return
	}
	if _, _, and, isLogical := valuetracking.LogicalOp(cond); isLogical {
		to := t.Succ(1)
		if and {
			to = t.Succ(0)
		}
		if only(to) {
			c.leaves(to, cond, and)
		}
		return
	}
	if cond.Op() != ir.ICmp {
		return
	}
	for k, p := range []ir.Pred{cond.Pred, cond.Pred.Inverse()} {
		if to := t.Succ(k); only(to) {
			q := conditionOf(cond, c.newer)
			q.pred = p
			c.push(to, item{fact: q})
		}
	}
}

// leaves adds all comparisons of a conjunction that holds, or of a disjunction that does not.
func (c *collector) leaves(to *ir.Block, cond *ir.Instr, and bool) {
	seen := map[ir.Value]bool{cond: true}
	work := []ir.Value{cond}
	for len(work) > 0 {
		i, ok := work[len(work)-1].(*ir.Instr)
		work = work[:len(work)-1]
		if !ok {
			continue
		}
		if i.Op() == ir.ICmp {
			q := conditionOf(i, c.newer)
			if !and {
				q.pred = q.pred.Inverse()
			}
			c.push(to, item{fact: q})
			continue
		}
		x, y, isAnd, isLogical := valuetracking.LogicalOp(i)
		if !isLogical || isAnd != and {
			continue
		}
		for _, v := range []ir.Value{y, x} {
			if !seen[v] {
				seen[v] = true
				work = append(work, v)
			}
		}
	}
}

// induction is a counter of a loop that is compared with a bound for equality in the header.
type induction struct {
	phi   ir.Value
	bound ir.Value
	start ir.Value
	rec   *scev.Expr
	loop  *analysis.Loop
	stay  *ir.Block // continues the loop
}

func (c *collector) matchInduction(b *ir.Block) (n induction, ok bool) {
	n.loop = c.loops.For(b)
	t := b.Term()
	if n.loop == nil || n.loop.Header != b || !t.IsCondBr() {
		return n, false
	}
	cmp := isOp(t.Operand(0), ir.ICmp, 0)
	if cmp == nil || !cmp.Pred.IsEquality() {
		return n, false
	}
	n.phi, n.bound = cmp.Operand(0), cmp.Operand(1)
	if isOp(n.phi, ir.Phi, 0) == nil {
		n.phi, n.bound = n.bound, n.phi
	}
	phi := isOp(n.phi, ir.Phi, 0)
	if phi == nil || phi.Block() != b || phi.NumIncoming() != 2 || !scev.Analyzable(phi.Type()) {
		return n, false
	}
	leave := t.Succ(1)
	if n.stay = t.Succ(0); cmp.Pred == ir.EQ {
		n.stay, leave = leave, n.stay
	}
	if !n.loop.Contains(n.stay) || n.loop.Contains(leave) || n.stay == b {
		return n, false
	}
	from := n.loop.Predecessor()
	n.rec = c.s.Of(phi)
	if from == nil || n.rec.Kind != scev.AddRec || n.rec.Loop != n.loop || !n.rec.IsAffine() {
		return n, false
	}
	n.start = phi.IncomingFor(from)
	if k, isConst := n.rec.Ops[0].IsConst(); isConst {
		n.start = k.Const(n.rec.Ops[0].Type)
	}
	return n, true
}

// inductions: between its start and the bound that it does not miss, a counter is neither below the
// one nor above the other.
func (c *collector) inductions(b *ir.Block) {
	n, ok := c.matchInduction(b)
	if !ok {
		return
	}
	step := n.rec.Ops[1]
	rising := n.rec.Has(scev.NUW)
	risingSigned := n.rec.Has(scev.NSW) && c.s.NonNegative(step)
	if rising {
		c.fact(n.stay, ir.UGE, n.phi, n.start)
	}
	if risingSigned {
		c.fact(n.stay, ir.SGE, n.phi, n.start)
	}
	by, isConst := step.IsConst()
	if !isConst || !n.loop.Invariant(n.bound) {
		return
	}
	switch {
	case by.IsAllOnes():
		c.factIf(n.stay, ir.UGE, n.start, n.phi, ir.ULE, n.bound, n.start)
		c.factIf(n.stay, ir.SGE, n.start, n.phi, ir.SLE, n.bound, n.start)
		c.factIf(n.stay, ir.UGT, n.phi, n.bound, ir.ULE, n.bound, n.start)
		c.factIf(n.stay, ir.SGT, n.phi, n.bound, ir.SLE, n.bound, n.start)
		return
	case by.IsNegative(), by.IsZero():
		return
	case !by.IsOne():
		way := c.s.Minus(c.s.Of(n.bound), n.rec.Ops[0])
		if way == nil || !c.s.Multiple(way).URem(by).IsZero() {
			return
		}
	}
	if !rising {
		c.factIf(n.stay, ir.UGE, n.phi, n.start, ir.ULE, n.start, n.bound)
	}
	if !risingSigned {
		c.factIf(n.stay, ir.SGE, n.phi, n.start, ir.SLE, n.start, n.bound)
	}
	c.factIf(n.stay, ir.ULT, n.phi, n.bound, ir.ULE, n.start, n.bound)
	c.factIf(n.stay, ir.SLT, n.phi, n.bound, ir.SLE, n.start, n.bound)
}

// sort orders by dominance: conditions first where they hold from a block's beginning on, those
// with constants before others, and the rest in the order of the program.
func (c *collector) sort() {
	variable := func(t *item) int {
		if !isInt(t.fact.a) && !isInt(t.fact.b) {
			return 1
		}
		return 0
	}
	slices.SortStableFunc(c.items, func(x, y item) int {
		switch {
		case x.in != y.in:
			return int(x.in - y.in)
		case x.fact.valid && y.fact.valid:
			return variable(&x) - variable(&y)
		case x.fact.valid:
			return -1
		case y.fact.valid:
			return 1
		}
		i, j := x.at(), y.at()
		switch {
		case i == j:
			return 0
		case i.ComesBefore(j):
			return -1
		}
		return 1
	})
}
