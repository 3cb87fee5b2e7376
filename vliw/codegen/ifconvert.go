package codegen

import (
	"slices"

	"opt-go/vliw/asm"
	"opt-go/vliw/machine"
	"opt-go/vliw/modulo"
)

// If-conversion: the acyclic body of an innermost loop becomes one block. Everything but stores is executed on every path (loads and
// divisions that were conditional are marked !dismiss); φs become selects; a store is guarded by the predicate of its path.
//
//	if (a < b) s[i] = x;        (stage) p = cmp.slt a, b !unc
//	                            (p) st8 [s], x
//
// Path predicates are "strict": false wherever the iteration's stage is off, because they replace the stage predicate as a guard. They come
// from compares marked !unc and from logic that always runs (inst.always); the register f.stageTrue stands for "the stage is on" until a
// pipeline puts its own predicate there.
//
// A loop with several exits leaves through one test, behind which a chain of branches finds the exit that was meant.

// maxConverted bounds the operations of a converted body.
const maxConverted = 160

const ifConvert = "if-convert"

// convertLoops converts the innermost loops of more than one block. It is of use to software pipelining only.
func (f *pipeliner) convertLoops() {
	if f.opt.scheduler == modulo.List {
		return
	}
	outer := f.outerLoops()
	f.flow = &flowIndex{before: f.preds()}
	gone := map[*block]bool{}
	for _, l := range slices.Clone(f.loops) {
		if outer[l] || len(l.blocks) < 2 {
			continue
		}
		if r, straight := f.choices.straight[l.rec.Name]; straight {
			f.remark(true, l.header.term.pos, ifConvert, "loop %s is not converted: %s", l.rec.Name, r.why)
			continue
		}
		c := newConverter(f, l)
		c.gone = gone
		if why := c.check(); why != "" {
			f.remark(true, l.header.term.pos, ifConvert, "loop %s is not converted: %s", l.rec.Name, why)
			continue
		}
		n := len(l.blocks)
		f.straightCosts[l] = straightTime(l, f.length)
		c.convert()
		f.remark(false, l.header.term.pos, ifConvert, "loop %s: %d blocks became one", l.rec.Name, n)
	}
	f.flow = nil
	f.blocks = slices.DeleteFunc(f.blocks, func(b *block) bool { return gone[b] })
}

// outEdge is successor k of a block.
type outEdge struct {
	from *block
	k    int
}

type converter struct {
	f     *pipeliner
	l     *loopCode
	h     *block
	pre   *block
	latch *block
	order []*block // topological, header first
	index map[*block]int
	preds map[*block][]*block // inside the loop
	idom  map[*block]*block
	path  map[*block]Reg
	edge  map[outEdge]Reg
	exits []outEdge
	out   []inst
	stage Reg
	gone  map[*block]bool // blocks that are no longer in the function
}

func newConverter(f *pipeliner, l *loopCode) *converter {
	return &converter{f: f, l: l, h: l.header, path: map[*block]Reg{}, edge: map[outEdge]Reg{}, idom: map[*block]*block{}}
}

// flattenRegion makes straight code of an acyclic region, which is written as a loop: its last block goes back to its first. The predicate of the
// whole region is set in pre. It reports whether the region is acyclic.
func flattenRegion(f *function, l *loopCode, pre *block) ([]inst, bool) {
	c := newConverter(&pipeliner{function: f}, l)
	c.pre = pre
	if c.sortBlocks() != "" {
		return nil, false
	}
	c.flatten()
	return c.out, true
}

// check finds the shape of the loop and says what is in the way.
func (c *converter) check() string {
	for _, p := range c.f.flow.preds(c.h) {
		if !c.l.blocks[p] {
			if c.pre != nil || len(p.term.succs) != 1 {
				return "it has no preheader"
			}
			c.pre = p
		}
	}
	if c.pre == nil {
		return "it has no preheader"
	}
	size := 0
	for _, b := range c.blocks() {
		size += len(b.insts)
		if b.term.kind != termJump && b.term.kind != termCond {
			return "it contains a return or an indirect branch"
		}
		if why := checkOps(b.insts); why != "" {
			return why
		}
	}
	if size > maxConverted {
		return "its body is too large"
	}
	return c.sortBlocks()
}

// blocks lists the blocks of the loop, each behind one that branches to it.
func (c *converter) blocks() []*block {
	list, seen := []*block{c.h}, map[*block]bool{c.h: true}
	for at := 0; at < len(list); at++ {
		for _, s := range list[at].term.succs {
			if c.l.blocks[s] && !seen[s] {
				seen[s] = true
				list = append(list, s)
			}
		}
	}
	return list
}

// sortBlocks orders the blocks topologically and finds latch, exits and dominators.
func (c *converter) sortBlocks() string {
	state := map[*block]int{}
	cyclic := false
	var visit func(b *block)
	visit = func(b *block) {
		state[b] = 1
		for k, s := range b.term.succs {
			switch {
			case s == c.h:
				if c.latch != nil && c.latch != b {
					cyclic = true
				}
				c.latch = b
			case !c.l.blocks[s]:
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
		return "it has several latches or an inner cycle"
	}
	slices.Reverse(c.order)
	slices.SortStableFunc(c.exits, func(a, b outEdge) int { return slices.Index(c.order, a.from) - slices.Index(c.order, b.from) })
	c.index, c.preds = map[*block]int{}, map[*block][]*block{}
	for n, b := range c.order {
		c.index[b] = n
	}
	for _, b := range c.order {
		for _, s := range b.term.succs {
			if s != c.h && c.l.blocks[s] {
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
	return ""
}

// emit appends an operation to the block under construction.
func (c *converter) emit(in inst) Reg {
	if in.dst == 0 {
		in.dst = c.f.newReg(machine.Info(in.op).Dst)
	}
	c.out = append(c.out, in)
	return in.dst
}

// convert builds the one block.
func (c *converter) convert() {
	c.flatten()
	c.finish()
}

// flatten fills out with the operations of all blocks.
func (c *converter) flatten() {
	c.stage = c.f.newReg(machine.Pred)
	c.pre.insts = append(c.pre.insts, inst{op: machine.OpPset, dst: c.stage, args: []operand{immOp(1)}, pos: c.h.term.pos})
	c.f.stageTrue[c.stage] = true
	c.path[c.h] = c.stage
	for _, b := range c.order {
		if b != c.h {
			for n := range b.phis {
				c.merge(b, &b.phis[n])
			}
		}
		always := c.controlSame(b)
		for _, in := range b.insts {
			if in.mem != nil && in.mem.store && !always {
				in.guard = c.pathOf(b)
			} else if !always && (in.op.Is(machine.IsLoad) || in.op.Is(machine.IsDiv) && in.op.Is(machine.MayTrap)) {
				in.flags |= asm.Dismiss
			}
			c.out = append(c.out, in)
		}
	}
}

// controlSame reports whether a block runs in every iteration.
func (c *converter) controlSame(b *block) bool {
	return b == c.h || c.mustReach(c.h, b, false)
}

// mustReach reports whether every way from a goes through b before the iteration ends, ways out of the loop aside if mayLeave.
func (c *converter) mustReach(a, b *block, mayLeave bool) bool {
	memo := map[*block]bool{}
	var reach func(x *block) bool
	reach = func(x *block) bool {
		if x == b {
			return true
		}
		if r, ok := memo[x]; ok {
			return r
		}
		memo[x] = true
		for _, s := range x.term.succs {
			if c.l.blocks[s] {
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
func (c *converter) pathOf(b *block) Reg {
	if r, ok := c.path[b]; ok {
		return r
	}
	var r Reg
	if d := c.idom[b]; c.mustReach(d, b, false) {
		r = c.pathOf(d)
	} else {
		for _, p := range c.preds[b] {
			for k, s := range p.term.succs {
				if s != b {
					continue
				}
				e := c.edgeOf(outEdge{p, k})
				if r == 0 {
					r = e
				} else {
					r = c.emit(inst{op: machine.OpPor, args: []operand{regOp(r), regOp(e)}, always: true, pos: b.term.pos})
				}
			}
		}
	}
	c.path[b] = r
	return r
}

// edgeOf is the strict predicate of an edge.
func (c *converter) edgeOf(e outEdge) Reg {
	if r, ok := c.edge[e]; ok {
		return r
	}
	t := &e.from.term
	from := e.from
	if root := c.f.exact[t.cond]; root != nil && t.kind == termCond && (e.k == 0) != t.neg && c.l.blocks[root] {
		from = root
	}
	r := c.pathOf(from)
	if t.kind == termCond {
		r = c.both(r, t.cond, (e.k == 1) != t.neg, e.from)
	}
	c.edge[e] = r
	return r
}

// both is path and cond (or not cond), strict like path. A compare is repeated under the guard of the path; other predicates are combined.
func (c *converter) both(path, cond Reg, negate bool, b *block) Reg {
	for n := range c.out {
		in := &c.out[n]
		if in.dst != cond || !in.op.Is(machine.IsCompare) || in.guard != 0 && in.guard != c.stage {
			continue
		}
		op := in.op
		switch {
		case negate:
			op = inverseCompare(op)
		case path == c.stage: // the compare itself will do
			in.guard = path
			in.flags |= asm.Unc
			return cond
		}
		if op != 0 {
			return c.emit(inst{op: op, args: slices.Clone(in.args), guard: path, flags: asm.Unc, pos: in.pos})
		}
	}
	op := machine.OpPand
	if negate {
		op = machine.OpPandn
	}
	return c.emit(inst{op: op, args: []operand{regOp(path), regOp(cond)}, always: true, pos: b.term.pos})
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

// merge replaces a φ inside the body by selects. Where the two sides of one branch meet, its condition decides; otherwise the edges'
// predicates do, with the most frequent value as the default.
func (c *converter) merge(b *block, p *phi) {
	if len(p.in) == 2 && p.in[0].val != p.in[1].val {
		d := c.idom[b]
		x, y := c.side(d, p.in[0].pred, b), c.side(d, p.in[1].pred, b)
		if x+y == 1 && x*y == 0 {
			a, o := p.in[0].val, p.in[1].val
			if (x == 1) != d.term.neg {
				a, o = o, a
			}
			c.choose(p.dst, d.term.cond, a, o, b)
			return
		}
	}
	count := map[Reg]int{}
	best := p.in[0].val
	for _, in := range p.in {
		if count[in.val]++; count[in.val] > count[best] {
			best = in.val
		}
	}
	acc, left := best, len(p.in)-count[best]
	for _, in := range p.in {
		if in.val == best {
			continue
		}
		dst := Reg(0)
		if left--; left == 0 {
			dst = p.dst
		}
		acc = c.choose(dst, c.edgeInto(in.pred, b), in.val, acc, b)
	}
	if acc != p.dst {
		c.emit(inst{op: moveOp(c.f.fileOf(p.dst)), dst: p.dst, args: []operand{regOp(acc)}, pos: b.term.pos})
	}
}

// edgeInto is the strict predicate of the edge from p to b.
func (c *converter) edgeInto(p, b *block) Reg {
	for k, s := range p.term.succs {
		if s == b {
			return c.edgeOf(outEdge{p, k})
		}
	}
	panic("BUG: phi names a block that is no predecessor")
}

// side says on which side of the branch of d the edge p → b lies: 0 or 1, −2 if on neither.
func (c *converter) side(d, p, b *block) int {
	if d.term.kind != termCond {
		return -2
	}
	for k, s := range d.term.succs {
		if p == d && s == b {
			return k
		}
		if p != d && s != b && s != c.h && c.l.blocks[s] && len(c.preds[s]) == 1 && c.dominates(s, p) {
			return k
		}
	}
	return -2
}

func (c *converter) dominates(a, b *block) bool {
	for b != nil && b != a {
		b = c.idom[b]
	}
	return b == a
}

// choose is cond ? a : o.
func (c *converter) choose(dst, cond, a, o Reg, b *block) Reg {
	in := inst{dst: dst, args: []operand{regOp(cond), regOp(a), regOp(o)}, pos: b.term.pos}
	switch c.f.fileOf(a) {
	case machine.Pred:
		x := c.emit(inst{op: machine.OpPand, args: []operand{regOp(cond), regOp(a)}, pos: in.pos})
		y := c.emit(inst{op: machine.OpPandn, args: []operand{regOp(o), regOp(cond)}, pos: in.pos})
		in.op, in.args = machine.OpPor, []operand{regOp(x), regOp(y)}
	case machine.Float:
		in.op = machine.OpFsel
	default:
		in.op = machine.OpSel
	}
	return c.emit(in)
}

// finish puts the block together: the test that ends the loop, and behind it the way to the right exit.
func (c *converter) finish() {
	f, h := c.f, c.h
	pos := c.latch.term.pos
	term := terminator{kind: termCond, pos: pos}
	var tests []Reg
	if len(c.exits) == 1 && c.exits[0].from == c.latch && c.controlSame(c.latch) {
		t := &c.latch.term
		term.cond, term.neg = t.cond, t.neg != (c.exits[0].k == 1) // leave while this holds
	} else {
		h.count = nil
		spine := !slices.ContainsFunc(c.exits, func(e outEdge) bool { return !c.onSpine(e.from) })
		for _, e := range c.exits {
			if spine {
				tests = append(tests, c.exitTest(e))
			} else {
				tests = append(tests, c.edgeOf(e))
			}
		}
		term.cond = tests[0]
		for _, t := range tests[1:] {
			term.cond = c.emit(inst{op: machine.OpPor, args: []operand{regOp(term.cond), regOp(t)}, always: !spine, pos: pos})
		}
	}
	latch := c.latch
	at := c.removeBodies()
	var ways []*block
	for _, e := range c.exits {
		w := f.newBlock(h.label + ".exit")
		target := e.from.term.succs[e.k]
		w.term = terminator{kind: termJump, succs: []*block{target}, pos: pos}
		ways = append(ways, w)
		for n := range target.phis {
			p := &target.phis[n]
			for k := range p.in {
				if p.in[k].pred == e.from {
					p.in[k].pred = w
				}
			}
		}
	}
	first := c.dispatch(at, ways, tests)
	term.succs = []*block{first, h}
	for n := range h.phis {
		for k := range h.phis[n].in {
			if h.phis[n].in[k].pred == latch {
				h.phis[n].in[k].pred = h
			}
		}
	}
	h.insts, h.term = c.out, term
	for _, b := range c.order {
		if b != h {
			b.term = terminator{} // it is nobody's predecessor any more
		}
	}
}

// onSpine reports whether a block runs in every iteration that no exit before it ends. If all exits are there, the loop ends when any of
// their conditions holds, whatever the paths, and the first that does is the one that was meant.
func (c *converter) onSpine(b *block) bool { return c.mustReach(c.h, b, true) }

// exitTest is the bare condition of an exit on the spine.
func (c *converter) exitTest(e outEdge) Reg {
	t := &e.from.term
	if t.kind != termCond {
		return c.stage // unconditional: the loop is none
	}
	if (e.k == 1) == t.neg {
		return t.cond
	}
	for n := range c.out {
		in := &c.out[n]
		if in.dst == t.cond && in.guard == 0 && inverseCompare(in.op) != 0 {
			return c.emit(inst{op: inverseCompare(in.op), args: slices.Clone(in.args), pos: in.pos})
		}
	}
	return c.emit(inst{op: machine.OpPnot, args: []operand{regOp(t.cond)}, pos: t.pos})
}

// dispatch builds the chain of branches behind the loop and returns its first block.
func (c *converter) dispatch(at *block, ways []*block, tests []Reg) *block {
	f := c.f
	place := func(b *block) {
		f.insertAfter(at, b)
		f.inheritEdge(c.h, b.term.succs[len(b.term.succs)-1], b)
		delete(c.l.blocks, b)
		at = b
	}
	if len(ways) == 1 {
		place(ways[0])
		return ways[0]
	}
	var first, last *block
	for k := range ways[:len(ways)-1] {
		d := f.newBlock(c.h.label + ".which")
		d.term = terminator{kind: termCond, cond: tests[k], succs: []*block{ways[k], nil}, pos: c.h.term.pos}
		if last != nil {
			last.term.succs[1] = d
		} else {
			first = d
		}
		last = d
	}
	last.term.succs[1] = ways[len(ways)-1]
	for d := first; d != ways[len(ways)-1]; d = d.term.succs[1] {
		f.insertAfter(at, d)
		f.inheritEdge(c.h, ways[0].term.succs[0], d)
		delete(c.l.blocks, d)
		at = d
	}
	for _, w := range ways {
		place(w)
	}
	return first
}

// removeBodies takes all blocks but the header out of the loops and returns the header. They leave the function when all loops are converted.
func (c *converter) removeBodies() *block {
	for _, b := range c.order {
		if b == c.h {
			continue
		}
		c.gone[b] = true
		for l := c.l; l != nil; l = l.parent {
			delete(l.blocks, b)
		}
	}
	return c.h
}
