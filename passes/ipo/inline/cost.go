package inline

import (
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/pass"
	"opt-go/passes/simplify"
	"opt-go/passes/target"
)

// The cost of inlining a call: LLVM's CallAnalyzer. The walk visits the callee's body with the
// call's arguments in place of its parameters and skips blocks that become unreachable. The cost of
// each instruction is in cost_visit.go; cost_slots.go handles pointers to the caller's allocas.
//
// Not followed: profiles of functions; calls through pointers that become known are not inlined in
// thought.

// prices are what instructions cost.
type prices struct{ instr, call int }

var defaultPrices = prices{instr: 5, call: 25}

func pricesOf(c *pass.Context) prices {
	return prices{instr: int(c.FlagInt("inline-instr-cost", int64(defaultPrices.instr))), call: int(c.FlagInt("inline-call-penalty", int64(defaultPrices.call)))}
}

// callCost is the walk over one callee.
type callCost struct {
	prices
	target    *target.Target
	call      *ir.Instr
	query     simplify.Query
	cost      int
	threshold int
	single    int // bonus for a body of one block, while it is one
	vector    int // bonus for a body of vectors
	whole     bool
	values    map[ir.Value]ir.Value // the constants that parameters and instructions are known to be
	places    map[ir.Value]place
	slots     map[ir.Value]*slot // pointers into the caller's allocas
	only      map[*ir.Block]*ir.Block
	dead      map[*ir.Block]bool
	visited   map[*ir.Block]bool
	list      []*ir.Block
	ephemeral map[*ir.Instr]bool // only computed for assumptions
	loaded    map[ir.Value]bool  // addresses of loads that can be repeated for nothing
	repeated  int                // the cost saved for such loads
	clobbered bool               // no load can be repeated any more
	returns   bool
	instrs    int
	vectors   int
	stack     uint64 // bytes of allocas
	recursive bool   // the caller calls itself, and may get so much stack:
	maxStack  uint64
	obstacle  string
	stopped   bool // in the middle of a block, because it costs too much already
	trace     *costTrace
}

// limits are what a call's cost is compared with: the threshold, and what counts beside it, in
// LLVM's units.
type limits struct {
	threshold      int
	single, vector int    // bonuses on the threshold
	lastCall       int    // bonus on the cost: the callee goes
	recursive      bool   // the caller calls itself
	recursiveStack uint64 // bytes of stack that such a caller may get
}

// maxRecursiveStack is how many bytes of stack a function that calls itself may get by inlining, if
// the command line does not say.
const maxRecursiveStack = 1024

// costOf estimates what inlining the call adds, in LLVM's units: five for an instruction that costs
// something, less what the call itself costs and bonuses; and the threshold for it. With whole set
// the walk goes on beyond the threshold; else the cost is only a lower bound then. A body that must
// not be inlined has an obstacle.
func (p prices) costOf(t *target.Target, call *ir.Instr, l limits, whole bool) (cost, threshold int, obstacle string) {
	c := p.newCost(t, call, l, whole)
	c.analyze()
	return c.cost, c.threshold, c.obstacle
}

func (p prices) newCost(t *target.Target, call *ir.Instr, l limits, whole bool) *callCost {
	f := call.CalledFunc()
	return &callCost{prices: p, target: t, call: call, query: simplify.Query{Query: valuetracking.Query{Layout: f.Module().Layout}}, whole: whole,
		threshold: l.threshold + l.single + l.vector, single: l.single, vector: l.vector, cost: -l.lastCall - p.ofCall(call),
		recursive: l.recursive, maxStack: l.recursiveStack,
		values: map[ir.Value]ir.Value{}, places: map[ir.Value]place{}, slots: map[ir.Value]*slot{}, only: map[*ir.Block]*ir.Block{},
		dead: map[*ir.Block]bool{}, visited: map[*ir.Block]bool{}, loaded: map[ir.Value]bool{}, ephemeral: analysis.Ephemeral(f.Blocks())}
}

func (c *callCost) analyze() {
	call, f := c.call, c.call.CalledFunc()
	if f.CC == ir.ColdCC {
		c.cost += coldPenalty
	}
	c.arguments(f)
	c.walk(f)
	if call.Func().Attrs.Fn.Has("minsize") {
		c.cost += loopPenalty * c.loops(f)
	}
	if c.stopped || c.obstacle != "" { // the threshold has its bonuses still, as in LLVM's remarks
		return
	}
	switch {
	case c.vectors <= c.instrs/10:
		c.threshold -= c.vector
	case c.vectors <= c.instrs/2:
		c.threshold -= c.vector / 2
	}
	c.override(call)
}

// Obstacles that end the walk otherwise than by an instruction that cannot be copied.
const (
	addressUsed  = "blockaddress used outside of callbr"
	tooMuchStack = "recursive and allocates too much stack space"
)

// override lets attributes of the call or the callee say what it costs, how much more that is to
// count, and what the threshold is.
func (c *callCost) override(call *ir.Instr) {
	if n, ok := numberIn(call, "function-inline-cost"); ok {
		c.cost = n
	}
	if n, ok := numberIn(call, "function-inline-cost-multiplier"); ok {
		c.cost *= n
	}
	if n, ok := numberIn(call, "function-inline-threshold"); ok {
		c.threshold = n
	}
}

// numberIn reads a number in an attribute of a call, or else of its callee.
func numberIn(call *ir.Instr, attribute string) (int, bool) {
	a, ok := call.Info.Attrs.Fn.Get(attribute)
	if f := call.CalledFunc(); !ok && f != nil {
		a, ok = f.Attrs.Fn.Get(attribute)
	}
	if !ok {
		return 0, false
	}
	n, err := strconv.Atoi(a.Val)
	return n, err == nil
}

// What LLVM adds for callees that are said to be called rarely, and for loops in callers that are
// to be as small as can be.
const (
	coldPenalty = 2000
	loopPenalty = 25
)

// ofCall is the cost that disappears with the call: its argument setup, and the call.
func (p prices) ofCall(call *ir.Instr) int {
	n := p.instr + p.call
	dl := call.Func().Module().Layout
	for k := range call.NumArgs() {
		byval, ok := call.Info.Attrs.Param(k).Get("byval")
		if !ok || byval.Ty == nil {
			n += p.instr
			continue
		}
		word := uint64(dl.PtrBits(call.Arg(k).Type().Space))
		n += 2 * p.instr * int(min((dl.SizeBits(byval.Ty)+word-1)/word, maxCopiedWords))
	}
	return n
}

// maxCopiedWords bounds the words that a copy of an argument is thought to load and store one by
// one.
const maxCopiedWords = 8

// arguments enters the facts about the parameters.
func (c *callCost) arguments(f *ir.Func) {
	slots := map[*ir.Instr]*slot{}
	for k, p := range f.Params {
		v := c.call.Arg(k)
		if ir.IsConst(v) {
			c.values[p] = v
		}
		base, off, ok := c.inboundsPlace(v)
		if !ok {
			continue
		}
		c.places[p] = place{base, off}
		if a, isInstr := base.(*ir.Instr); isInstr && a.Op() == ir.Alloca {
			if slots[a] == nil {
				slots[a] = &slot{}
			}
			c.slots[p] = slots[a]
		}
	}
}

// walk looks at the blocks that can be reached, first those that are near.
func (c *callCost) walk(f *ir.Func) {
	c.push(f.Entry())
	c.stopped = c.decided()
	for k := 0; k < len(c.list) && !c.decided(); k++ {
		b := c.list[k]
		if b.AddressTaken() {
			c.obstacle = addressUsed
			return
		}
		c.block(b)
		if c.obstacle != "" || c.stopped {
			return
		}
		t := b.Term()
		if to := c.onlySuccessor(t); to != nil {
			c.push(to)
			c.only[b] = to
			c.findDead(b, to)
			continue
		}
		for _, s := range b.Succs() {
			c.push(s)
		}
		if t.NumSuccs() > 1 {
			c.threshold -= c.single
			c.single = 0
		}
	}
}

// decided reports whether the walk can end: it costs too much already.
func (c *callCost) decided() bool { return !c.whole && c.cost >= c.threshold }

func (c *callCost) push(b *ir.Block) {
	if !c.visited[b] {
		c.visited[b] = true
		c.list = append(c.list, b)
	}
}

func (c *callCost) block(b *ir.Block) {
	for i := range b.Instrs() {
		if analysis.IsDebugOrPseudo(i) || c.ephemeral[i] {
			continue
		}
		c.instrs++
		if i.Op() == ir.ExtractElement || i.Type().IsVector() {
			c.vectors++
		}
		costBefore, thresholdBefore := c.cost, c.threshold
		free := c.free(i)
		if !free {
			c.cost += c.prices.instr
		}
		if c.trace != nil {
			c.trace.note(i, free, costStep{costBefore, c.cost, thresholdBefore, c.threshold})
		}
		if c.recursive && c.stack > c.maxStack {
			c.obstacle = tooMuchStack
		}
		if c.stopped = c.decided(); c.obstacle != "" || c.stopped {
			return
		}
	}
}

// constant returns the constant that a value is or is known to be, or nil.
func (c *callCost) constant(v ir.Value) ir.Value {
	if ir.IsConst(v) {
		return v
	}
	return c.values[v]
}

// onlySuccessor returns the block that a branch on a known value goes to; nil: it depends.
func (c *callCost) onlySuccessor(t *ir.Instr) *ir.Block {
	if !t.IsCondBr() && t.Op() != ir.Switch {
		return nil
	}
	return wayOn(t, ir.AsInt(c.constant(t.Operand(0))))
}

// wayOn returns where a branch or switch leads on a number; nil where that is nil.
func wayOn(t *ir.Instr, k *ir.Const) *ir.Block {
	switch {
	case k == nil:
		return nil
	case t.Op() == ir.Br && k.IsZero():
		return t.Succ(1)
	case t.Op() == ir.Br:
		return t.Succ(0)
	}
	for n := range t.NumCases() {
		if v, to := t.Case(n); v == k {
			return to
		}
	}
	return t.Succ(0)
}

// findDead marks the blocks that cannot be reached any more when control passes from b to one
// successor only.
func (c *callCost) findDead(b, to *ir.Block) {
	dies := func(s *ir.Block) bool {
		if c.dead[s] {
			return false
		}
		for _, p := range s.Preds() {
			if !c.dead[p] && (c.only[p] == nil || c.only[p] == s) {
				return false
			}
		}
		return true
	}
	var work []*ir.Block
	add := func(from *ir.Block) {
		for _, s := range from.Succs() {
			if !(from == b && s == to) && dies(s) {
				c.dead[s] = true
				work = append(work, s)
			}
		}
	}
	for add(b); len(work) > 0; {
		x := work[len(work)-1]
		work = work[:len(work)-1]
		add(x)
	}
}

// loops counts the outermost loops that can be reached.
func (c *callCost) loops(f *ir.Func) int {
	n := 0
	for _, l := range analysis.NewLoopForest(f, analysis.NewDomTree(f)).Top {
		if !c.dead[l.Header] {
			n++
		}
	}
	return n
}
