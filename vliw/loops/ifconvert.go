package loops

import (
	"slices"

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

// check finds the shape of the loop and returns why it cannot be converted, if so.
func (c *converter) check() *Rejection {
	for _, p := range c.f.flow.preds(c.h) {
		if !c.l.Blocks[p] {
			if c.pre != nil || len(p.Term.Succs) != 1 {
				return Reject(NoPreheader)
			}
			c.pre = p
		}
	}
	if c.pre == nil {
		return Reject(NoPreheader)
	}
	size := 0
	for _, b := range c.blocks() {
		size += len(b.Insts)
		if b.Term.Kind != mir.TermJump && b.Term.Kind != mir.TermCond {
			return Reject(HasReturn)
		}
		if why := CheckOps(b.Insts); why != nil {
			return why
		}
	}
	if size > maxConverted {
		return Reject(BodyTooLarge)
	}
	why := c.sortBlocks()
	if why == nil && len(c.exits) == 0 {
		return Reject(NeverEnds)
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
		return Reject(SeveralLatches)
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
			b.Term = mir.Term{} // no longer a predecessor
		}
	}
}

// onSpine reports whether a block runs in every iteration that no exit before it ends. If all exits
// are in such blocks, the loop ends when any of their conditions holds, on every path, and the
// first condition that holds selects the exit.
func (c *converter) onSpine(b *mir.Block) bool { return c.mustReach(c.h, b, true) }

// ExitTest is the bare condition of an exit on the spine.
func (c *converter) exitTest(e outEdge) mir.Reg {
	t := &e.from.Term
	if t.Kind != mir.TermCond {
		return c.stage // unconditional: not a loop
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
