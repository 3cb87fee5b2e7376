package loops

import (
	"slices"

	"opt-go/vliw/asm"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
	"opt-go/vliw/modulo"
)

// If-conversion: the acyclic body of an innermost loop becomes one block. Everything but stores is
// executed on every path (loads and divisions that were conditional are marked !dismiss); φs become
// selects; a store is guarded by the predicate of its path.
//
//	if (a < b) s[i] = x;        (stage) p = cmp.slt a, b !unc
//	                            (p) st8 [s], x
//
// Path predicates are "strict": false wherever the iteration's stage is off, because they replace
// the stage predicate as a guard. They come from compares marked !unc and from logic that always
// runs (inst.always); the register f.StageTrue stands for "the stage is on" until a pipeline puts
// its own predicate there.
//
// A loop with several exits leaves through one test, after which a chain of branches finds the exit
// that was meant.

// maxConverted bounds the operations of a converted body.
const maxConverted = 160

const ifConvert = "if-convert"

// Convert converts the innermost loops of more than one block. It is of use to software pipelining
// only.
func (f *Stage) Convert() {
	if f.opt.Scheduler == modulo.List {
		return
	}
	outer := f.OuterLoops()
	f.flow = &flowIndex{before: f.Preds()}
	gone := map[*mir.Block]bool{}
	for _, l := range slices.Clone(f.Loops) {
		if outer[l] || len(l.Blocks) < 2 {
			continue
		}
		if r, straight := f.choices.straight[l.Rec.Name]; straight {
			f.Remark(true, l.Header.Term.Pos, ifConvert, "loop %s is not converted: %s", l.Rec.Name, r.why)
			continue
		}
		c := newConverter(f, l)
		c.gone = gone
		if why := c.check(); why != nil {
			f.Remark(true, l.Header.Term.Pos, ifConvert, "loop %s is not converted: %s", l.Rec.Name, why)
			continue
		}
		n := len(l.Blocks)
		f.straightCosts[l] = straightTime(l, f.length)
		c.convert()
		f.Remark(false, l.Header.Term.Pos, ifConvert, "loop %s: %d blocks became one", l.Rec.Name, n)
	}
	f.flow = nil
	f.Blocks = slices.DeleteFunc(f.Blocks, func(b *mir.Block) bool { return gone[b] })
}

// outEdge is successor k of a block.
type outEdge struct {
	from *mir.Block
	k    int
}

type converter struct {
	f     *Stage
	l     *mir.Loop
	h     *mir.Block
	pre   *mir.Block
	latch *mir.Block
	order []*mir.Block // topological, header first
	index map[*mir.Block]int
	preds map[*mir.Block][]*mir.Block // inside the loop
	idom  map[*mir.Block]*mir.Block
	path  map[*mir.Block]mir.Reg
	edge  map[outEdge]mir.Reg
	exits []outEdge
	out   []mir.Inst
	stage mir.Reg
	gone  map[*mir.Block]bool // blocks that are no longer in the function
}

func newConverter(f *Stage, l *mir.Loop) *converter {
	return &converter{f: f, l: l, h: l.Header, path: map[*mir.Block]mir.Reg{}, edge: map[outEdge]mir.Reg{}, idom: map[*mir.Block]*mir.Block{}}
}

// FlattenRegion makes straight code of an acyclic region, which is written as a loop: its last
// block goes back to its first. The predicate of the whole region is set in pre. It reports whether
// the region is acyclic.
func FlattenRegion(f *mir.Func, l *mir.Loop, pre *mir.Block) ([]mir.Inst, bool) {
	c := newConverter(&Stage{Func: f}, l)
	c.pre = pre
	if c.sortBlocks() != nil {
		return nil, false
	}
	c.flatten()
	return c.out, true
}

// check finds the shape of the loop and says what is in the way.
func (c *converter) check() *Rejection {
	for _, p := range c.f.flow.preds(c.h) {
		if !c.l.Blocks[p] {
			if c.pre != nil || len(p.Term.Succs) != 1 {
				return Reject("it has no preheader")
			}
			c.pre = p
		}
	}
	if c.pre == nil {
		return Reject("it has no preheader")
	}
	size := 0
	for _, b := range c.blocks() {
		size += len(b.Insts)
		if b.Term.Kind != mir.TermJump && b.Term.Kind != mir.TermCond {
			return Reject("it contains a return or an indirect branch")
		}
		if why := CheckOps(b.Insts); why != nil {
			return why
		}
	}
	if size > maxConverted {
		return Reject("its body is too large")
	}
	why := c.sortBlocks()
	if why == nil && len(c.exits) == 0 {
		return Reject("it never ends")
	}
	return why
}

// blocks lists the blocks of the loop, each after one that branches to it.
func (c *converter) blocks() []*mir.Block {
	list, seen := []*mir.Block{c.h}, map[*mir.Block]bool{c.h: true}
	for at := 0; at < len(list); at++ {
		for _, s := range list[at].Term.Succs {
			if c.l.Blocks[s] && !seen[s] {
				seen[s] = true
				list = append(list, s)
			}
		}
	}
	return list
}

// sortBlocks orders the blocks topologically and finds latch, exits and dominators.
func (c *converter) sortBlocks() *Rejection {
	state := map[*mir.Block]int{}
	cyclic := false
	var visit func(b *mir.Block)
	visit = func(b *mir.Block) {
		state[b] = 1
		for k, s := range b.Term.Succs {
			switch {
			case s == c.h:
				if c.latch != nil && c.latch != b {
					cyclic = true
				}
				c.latch = b
			case !c.l.Blocks[s]:
				c.exits = append(c.exits, outEdge{b, k})
			case state[s] == 1:
				cyclic = true
			case state[s] == 0:
				visit(s)
			}
		}
		state[b] = 2
		c.order = append(c.order, b)
	}
	visit(c.h)
	if cyclic || c.latch == nil {
		return Reject("it has several latches or an inner cycle")
	}
	slices.Reverse(c.order)
	slices.SortStableFunc(c.exits, func(a, b outEdge) int { return slices.Index(c.order, a.from) - slices.Index(c.order, b.from) })
	c.index, c.preds = map[*mir.Block]int{}, map[*mir.Block][]*mir.Block{}
	for n, b := range c.order {
		c.index[b] = n
	}
	for _, b := range c.order {
		for _, s := range b.Term.Succs {
			if s != c.h && c.l.Blocks[s] {
				c.preds[s] = append(c.preds[s], b)
			}
		}
	}
	for _, b := range c.order[1:] {
		d := c.preds[b][0]
		for _, p := range c.preds[b][1:] {
			for d != p {
				if c.index[d] < c.index[p] {
					d, p = p, d
				}
				d = c.idom[d]
			}
		}
		c.idom[b] = d
	}
	return nil
}

// emit appends an operation to the block under construction.
func (c *converter) emit(in mir.Inst) mir.Reg {
	if in.Dst == 0 {
		in.Dst = c.f.NewReg(machine.Info(in.Op).Dst)
	}
	c.out = append(c.out, in)
	return in.Dst
}

// convert builds the one block.
func (c *converter) convert() {
	c.flatten()
	c.finish()
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

// mustReach reports whether every path from a goes through b before the iteration ends, ways out of
// the loop aside if mayLeave.
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

// side says on which side of the branch of d the edge p → b lies: 0 or 1, −2 if on neither.
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

// finish puts the block together: the test that ends the loop, and after it the path to the right
// exit.
func (c *converter) finish() {
	f, h := c.f, c.h
	pos := c.latch.Term.Pos
	term := mir.Term{Kind: mir.TermCond, Pos: pos}
	var tests []mir.Reg
	if len(c.exits) == 1 && c.exits[0].from == c.latch && c.controlSame(c.latch) {
		t := &c.latch.Term
		term.Cond, term.Neg = t.Cond, t.Neg != (c.exits[0].k == 1) // leave while this holds
	} else {
		h.Count = nil
		spine := !slices.ContainsFunc(c.exits, func(e outEdge) bool { return !c.onSpine(e.from) })
		for _, e := range c.exits {
			if spine {
				tests = append(tests, c.exitTest(e))
			} else {
				tests = append(tests, c.edgeOf(e))
			}
		}
		term.Cond = tests[0]
		for _, t := range tests[1:] {
			term.Cond = c.emit(mir.Inst{Op: machine.OpPor, Args: []mir.Operand{mir.RegOp(term.Cond), mir.RegOp(t)}, Always: !spine, Pos: pos})
		}
	}
	latch := c.latch
	at := c.removeBodies()
	var ways []*mir.Block
	for _, e := range c.exits {
		w := f.NewBlock(h.Label + ".exit")
		target := e.from.Term.Succs[e.k]
		w.Term = mir.Term{Kind: mir.TermJump, Succs: []*mir.Block{target}, Pos: pos}
		ways = append(ways, w)
		for n := range target.Phis {
			p := &target.Phis[n]
			for k := range p.In {
				if p.In[k].Pred == e.from {
					p.In[k].Pred = w
				}
			}
		}
	}
	first := c.dispatch(at, ways, tests)
	term.Succs = []*mir.Block{first, h}
	for n := range h.Phis {
		for k := range h.Phis[n].In {
			if h.Phis[n].In[k].Pred == latch {
				h.Phis[n].In[k].Pred = h
			}
		}
	}
	h.Insts, h.Term = c.out, term
	for _, b := range c.order {
		if b != h {
			b.Term = mir.Term{} // it is no predecessor any more
		}
	}
}

// onSpine reports whether a block runs in every iteration that no exit before it ends. If all exits
// are there, the loop ends when any of their conditions holds, whatever the paths, and the first
// that does is the one that was meant.
func (c *converter) onSpine(b *mir.Block) bool { return c.mustReach(c.h, b, true) }

// ExitTest is the bare condition of an exit on the spine.
func (c *converter) exitTest(e outEdge) mir.Reg {
	t := &e.from.Term
	if t.Kind != mir.TermCond {
		return c.stage // unconditional: the loop is none
	}
	if (e.k == 1) == t.Neg {
		return t.Cond
	}
	for n := range c.out {
		in := &c.out[n]
		if in.Dst == t.Cond && in.Guard == 0 && inverseCompare(in.Op) != 0 {
			return c.emit(mir.Inst{Op: inverseCompare(in.Op), Args: slices.Clone(in.Args), Pos: in.Pos})
		}
	}
	return c.emit(mir.Inst{Op: machine.OpPnot, Args: []mir.Operand{mir.RegOp(t.Cond)}, Pos: t.Pos})
}

// dispatch builds the chain of branches after the loop and returns its first block.
func (c *converter) dispatch(at *mir.Block, ways []*mir.Block, tests []mir.Reg) *mir.Block {
	f := c.f
	place := func(b *mir.Block) {
		f.InsertAfter(at, b)
		f.InheritEdge(c.h, b.Term.Succs[len(b.Term.Succs)-1], b)
		delete(c.l.Blocks, b)
		at = b
	}
	if len(ways) == 1 {
		place(ways[0])
		return ways[0]
	}
	var first, last *mir.Block
	for k := range ways[:len(ways)-1] {
		d := f.NewBlock(c.h.Label + ".which")
		d.Term = mir.Term{Kind: mir.TermCond, Cond: tests[k], Succs: []*mir.Block{ways[k], nil}, Pos: c.h.Term.Pos}
		if last != nil {
			last.Term.Succs[1] = d
		} else {
			first = d
		}
		last = d
	}
	last.Term.Succs[1] = ways[len(ways)-1]
	for d := first; d != ways[len(ways)-1]; d = d.Term.Succs[1] {
		f.InsertAfter(at, d)
		f.InheritEdge(c.h, ways[0].Term.Succs[0], d)
		delete(c.l.Blocks, d)
		at = d
	}
	for _, w := range ways {
		place(w)
	}
	return first
}

// removeBodies takes all blocks but the header out of the loops and returns the header. They leave
// the function when all loops are converted.
func (c *converter) removeBodies() *mir.Block {
	for _, b := range c.order {
		if b == c.h {
			continue
		}
		c.gone[b] = true
		for l := c.l; l != nil; l = l.Parent {
			delete(l.Blocks, b)
		}
	}
	return c.h
}
