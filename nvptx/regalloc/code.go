package regalloc

import (
	"opt-go/nvptx/ptx"
)

// code is the body of a function during allocation: statements in the order in which they are
// written, with registers that a round of spilling may have added. The operands of all statements
// are in one list, since they are read very often and the statements are scattered in memory. Where
// the list differs from the statement, the list is right.
type code struct {
	stmts  []ptx.Stmt  // without declarations of registers
	of     []statement // by statement
	refs   []ptx.Reg   // what statements read and write
	regs   []register  // by ptx.Reg: those of the function, then temporaries
	blocks []block
}

// statement says where in refs the registers are that it reads, [from, mid), and writes, [mid, to),
// and what it is.
type statement struct {
	from, mid, to int32
	traits
}

// traits are properties of statements.
type traits uint8

const (
	isInst traits = 1 << iota
	isLabel
	isGuarded
	endsBlock
	isPure // it may be removed when its result is dead
)

func (t traits) is(what traits) bool { return t&what != 0 }

// register is the allocator's record of a virtual register.
type register struct {
	typ   ptx.Type // as declared
	units int      // 32-bit registers that it takes; 0: a predicate, which is in a file of its own
	temp  bool     // it carries a spilled value to or from an instruction
	of    ptx.Reg  // of a temporary: the spilled register
	// reused: the temporary serves more than one instruction. It may be evicted; then it is
	// reloaded.
	reused bool
	// pinned: spill code needs it: the base address of the warp's slots, or the thread id.
	pinned bool
}

// unitsOf counts 32-bit registers. A 16-bit value takes a whole one, as it does in hardware.
func unitsOf(t ptx.Type) int {
	if t == ptx.Pred {
		return 0
	}
	return max(1, t.Bits()/32)
}

// newCode takes the statements of a function, which it does not change. Its blocks are not known
// yet.
func newCode(f *ptx.Func) *code {
	c := &code{regs: make([]register, len(f.Regs)), stmts: make([]ptx.Stmt, 0, len(f.Body)), of: make([]statement, 0, len(f.Body)),
		refs: make([]ptx.Reg, 0, 3*len(f.Body))}
	for r, info := range f.Regs {
		c.regs[r] = register{typ: info.Type, units: unitsOf(info.Type)}
	}
	for _, s := range f.Body {
		if _, ok := s.(*ptx.RegDecl); !ok {
			c.add(s)
		}
	}
	return c
}

// add appends a statement.
func (c *code) add(s ptx.Stmt) {
	o := statement{from: int32(len(c.refs))}
	switch s := s.(type) {
	case *ptx.Inst:
		s.Sources(func(r ptx.Reg) { c.refs = append(c.refs, r) })
		o.mid = int32(len(c.refs))
		s.Results(func(r ptx.Reg) { c.refs = append(c.refs, r) })
		o.traits = traitsOf(s)
	case *ptx.LabelDef:
		o.mid, o.traits = o.from, isLabel
	default:
		o.mid = o.from
	}
	o.to = int32(len(c.refs))
	c.stmts, c.of = append(c.stmts, s), append(c.of, o)
}

// reads lists the registers that statement k reads, including its guard; it may list some twice.
func (c *code) reads(k int32) []ptx.Reg { return c.refs[c.of[k].from:c.of[k].mid] }

// writes lists the registers that statement k writes.
func (c *code) writes(k int32) []ptx.Reg { return c.refs[c.of[k].mid:c.of[k].to] }

// effects lists the opcodes that have an effect besides their result, or whose result depends on
// the other threads that execute them.
var effects = map[string]bool{
	"atom": true, "bar": true, "barrier": true, "shfl": true, "vote": true, "match": true, "activemask": true,
	"redux": true, "mbarrier": true, "tcgen05": true, "elect": true, "alloca": true, "stacksave": true, "call": true,
}

func traitsOf(in *ptx.Inst) traits {
	t := isInst
	if in.Guard.Present() {
		t |= isGuarded
	}
	if in.EndsBlock() {
		t |= endsBlock
	}
	switch {
	case !in.HasResult(), in.Foreign, effects[in.Op], in.UsesCarry():
	case in.Op == "ld" && (in.HasMod("volatile") || in.HasMod("acquire") || in.HasMod("relaxed") || in.HasMod("mmio")):
	default:
		t |= isPure
	}
	return t
}

// block is a basic block: the statements [from, to).
type block struct {
	from, to int32
	succs    []int32
	preds    []int32
}

// findBlocks cuts the statements into basic blocks. Calls do not end a block.
func (c *code) findBlocks() {
	c.blocks = c.blocks[:0]
	start := 0
	closeAt := func(end int) {
		if end > start {
			c.blocks = append(c.blocks, block{from: int32(start), to: int32(end)})
			start = end
		}
	}
	var at []int32 // by label: block
	for k, o := range c.of {
		switch {
		case o.is(isLabel):
			if k > 0 && !c.of[k-1].is(isLabel) {
				closeAt(k)
			}
			l := int(c.stmts[k].(*ptx.LabelDef).Label)
			for len(at) <= l {
				at = append(at, 0)
			}
			at[l] = int32(len(c.blocks))
		case o.is(endsBlock):
			closeAt(k + 1)
		}
	}
	closeAt(len(c.stmts))
	c.connect(at)
}

// connect finds the successors of each block; at has the blocks of labels.
func (c *code) connect(at []int32) {
	lists := map[string]*ptx.Targets{}
	for k, o := range c.of {
		if l, ok := c.stmts[k].(*ptx.Targets); ok && o.traits == 0 {
			lists[l.Name] = l
		}
	}
	succs, preds := make([]int32, 0, 2*len(c.blocks)), make([]int32, len(c.blocks)+1) // preds: how many, then where they begin
	for n := range c.blocks {
		b, begin := &c.blocks[n], len(succs)
		last, _ := c.stmts[b.to-1].(*ptx.Inst)
		if last != nil {
			for _, l := range last.BranchTargets(lists) {
				succs = append(succs, at[l])
			}
		}
		if (last == nil || !last.IsTerminator()) && n+1 < len(c.blocks) {
			succs = append(succs, int32(n+1))
		}
		b.succs = succs[begin:len(succs):len(succs)]
		for _, s := range b.succs {
			preds[s]++
		}
	}
	all := make([]int32, len(succs))
	for n := range c.blocks {
		c.blocks[n].preds, all = all[:0:preds[n]], all[preds[n]:]
	}
	for n := range c.blocks {
		for _, s := range c.blocks[n].succs {
			c.blocks[s].preds = append(c.blocks[s].preds, int32(n))
		}
	}
}

// dropDead removes nil statements, pure instructions whose results are dead, and then those that
// become dead by this. It returns the former indices of the remaining statements.
func (c *code) dropDead() (stay []int32) {
	dead := c.dead()
	kept := 0
	stay = make([]int32, 0, len(c.stmts))
	for k, s := range c.stmts {
		if !dead[k] && s != nil {
			c.stmts[kept], c.of[kept] = s, c.of[k]
			stay = append(stay, int32(k))
			kept++
		}
	}
	clear(c.stmts[kept:])
	c.stmts, c.of = c.stmts[:kept], c.of[:kept]
	return stay
}

func (c *code) dead() []bool {
	reads := make([]int32, len(c.regs))
	// The statements that write a register are a chain from last[r] on: writes of the same
	// register, by place in refs.
	last, before := make([]int32, len(c.regs)), make([]int32, len(c.refs))
	writer := make([]int32, len(c.refs))
	for r := range last {
		last[r] = -1
	}
	for k := range c.of {
		if c.stmts[k] == nil {
			continue
		}
		for _, r := range c.reads(int32(k)) {
			reads[r]++
		}
		for n := c.of[k].mid; n < c.of[k].to; n++ {
			r := c.refs[n]
			before[n], writer[n], last[r] = last[r], int32(k), n
		}
	}
	dead := make([]bool, len(c.stmts))
	var work []int32
	for k := len(c.stmts) - 1; k >= 0; k-- {
		work = append(work, int32(k))
		for len(work) > 0 {
			n := work[len(work)-1]
			work = work[:len(work)-1]
			if c.stmts[n] == nil || dead[n] || !c.of[n].is(isPure) || c.wanted(n, reads) {
				continue
			}
			dead[n] = true
			for _, r := range c.reads(n) {
				if reads[r]--; reads[r] > 0 {
					continue
				}
				for w := last[r]; w >= 0; w = before[w] {
					work = append(work, writer[w])
				}
			}
		}
	}
	return dead
}

func (c *code) wanted(k int32, reads []int32) bool {
	for _, r := range c.writes(k) {
		if reads[r] > 0 {
			return true
		}
	}
	return false
}

// weights returns the weight of each statement: a factor of eight for each loop around it. A loop
// is the range that a backward branch spans.
func (c *code) weights() []int {
	change := make([]int, len(c.blocks)+1)
	for b, bl := range c.blocks {
		for _, t := range bl.succs {
			if int(t) <= b {
				change[t]++
				change[b+1]--
			}
		}
	}
	out := make([]int, len(c.stmts))
	depth := 0
	for b, bl := range c.blocks {
		depth += change[b]
		for k := bl.from; k < bl.to; k++ {
			out[k] = 1 << (3 * min(depth, 8))
		}
	}
	return out
}

// uses counts reads and writes of each register, weighted.
func (c *code) uses(weights []int) []int {
	out := make([]int, len(c.regs))
	for k, o := range c.of {
		for _, r := range c.refs[o.from:o.to] {
			out[r] += weights[k]
		}
	}
	return out
}
