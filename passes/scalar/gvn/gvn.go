// Package gvn is LLVM's gvn: global value numbering. It removes computations that a dominating
// instruction has already done, loads of a value that memory is known to hold, and computations
// that are redundant on some paths only (partial redundancy elimination, PRE).
//
//	%a = add i32 %x, %y                     %a = add i32 %x, %y
//	store i32 %a, ptr %p                    store i32 %a, ptr %p
//	%b = load i32, ptr %p            ⇒
//	%c = add i32 %y, %x
//	%d = sub i32 %b, %c                     %d is 0
//
// Terms: values with the same number are equal; the leader of a number is a value with that number
// that dominates the use. One file per phase:
//
//   - number.go, leaders.go: numbers of expressions, and the leaders of each number
//   - equality.go: what branches, switches and assumptions make equal; deadcode.go: the side of a
//     branch that is not taken
//   - depend.go: the write or load that a load depends on, block by block; remember.go: the
//     cached answers of blocks; available.go: the value that a dependence provides
//   - loads.go: removal of loads; loadpre.go: PRE of loads
//   - pre.go: PRE of other expressions
//
// Invariant: the leader of a number dominates the instruction that it replaces. Blocks are visited
// in reverse postorder, so whatever dominates an instruction has its number, and is simplified,
// when the instruction is reached.
//
// Branches on constants stay, but blocks that only their untaken edges reach are skipped.
// Convergent calls are never merged. Address spaces count through the alias analysis.
//
// Differs from LLVM: read-only calls are numbered by the version of memory that they read
// (MemorySSA), where LLVM asks memory dependence.
//
// Cost: numbering is linear in the instructions. A load visits at most memdep-block-number-limit
// blocks (200) and memdep-block-scan-limit instructions of each (100), and the answers of blocks
// are remembered. The walk repeats while it changes something.
package gvn

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/analysis/library"
	"opt-go/passes/analysis/memssa"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
	"opt-go/passes/simplify"
)

// Params are the options of gvn.
func Params() []pass.Param {
	return []pass.Param{{Name: "pre", Help: "remove partial redundancies (default)"}, {Name: "load-pre", Help: "eliminate partially redundant loads (default)"},
		{Name: "split-backedge-load-pre", Help: "split back edges for load PRE"},
		{Name: "memdep", Help: "remove loads (default)"}, {Name: "memoryssa", Help: "accepted for compatibility; MemorySSA is always used"}}
}

// Flags are the command-line options. A parameter of the same meaning overrides an option.
func Flags() []pass.Flag {
	return []pass.Flag{
		{Name: "enable-gvn-memdep", Default: "true", Help: "eliminate redundant loads"},
		{Name: "enable-load-in-loop-pre", Default: "true", Help: "eliminate partially redundant loads in loops"},
		{Name: "enable-load-pre", Default: "true", Help: "eliminate partially redundant loads"},
		{Name: "enable-pre", Default: "true", Help: "eliminate partial redundancies"},
		{Name: "enable-split-backedge-in-load-pre", Default: "false", Help: "split back edges for load PRE"},
		{Name: "gvn-add-phi-translation", Default: "false", Help: "rematerialize constant additions while translating addresses through φs"},
		{Name: "gvn-max-block-speculations", Default: "600", Help: "maximum number of blocks searched for full availability"},
		{Name: "gvn-max-num-deps", Default: "100", Help: "maximum number of dependences of an eliminated load"},
		{Name: "gvn-max-num-insns", Default: "100", Help: "maximum number of instructions searched for a load to hoist"},
		{Name: "gvn-max-num-visited-insts", Default: "100", Help: "maximum number of instructions searched for loads of a select's operands"},
		{Name: "memdep-block-number-limit", Default: "200", Help: "maximum number of blocks searched for a dependence"},
		{Name: "memdep-block-scan-limit", Default: "100", Help: "maximum number of instructions per block searched for a dependence"},
	}
}

// Run is gvn.
func Run(c *pass.Context, f *ir.Func) pass.Preserved {
	option := func(param, flag string, otherwise bool) bool { return c.Opts.Bool(param, c.FlagBool(flag, otherwise)) }
	g := &gvn{limits: limitsOf(c), c: c, f: f, dl: f.Module().Layout, dt: pass.Get(c, f, analysis.Dominators), aa: pass.Get(c, f, alias.AA), dead: map[*ir.Block]bool{}, livePred: map[*ir.Block]*ir.Block{},
		pre: option("pre", "enable-pre", true), loadPRE: option("load-pre", "enable-load-pre", true), loads: option("memdep", "enable-gvn-memdep", true),
		backedges: option("split-backedge-load-pre", "enable-split-backedge-in-load-pre", false), loopPRE: c.FlagBool("enable-load-in-loop-pre", true)}
	g.loops = pass.Get(c, f, analysis.Loops)
	g.memory = g.aa.Remembering()
	g.cfg = &rewrite.CFG{Dom: g.dt, Loops: g.loops}
	g.q = &simplify.Query{Query: valuetracking.Query{Layout: g.dl, Dom: g.dt}, Library: library.Of(c.Target, f.Module())}
	g.mergeBlocks()
	for g.iterate() {
	}
	if g.pre {
		g.numberDead()
		for g.scalarPRE() {
		}
	}
	if g.changedCFG {
		return pass.None
	}
	return pass.Changed(g.changed)
}

type gvn struct {
	limits   limits
	c        *pass.Context
	f        *ir.Func
	dl       *ir.DataLayout
	dt       *analysis.DomTree
	loops    *analysis.LoopForest
	aa       *alias.Analysis
	memory   *alias.Batch // alias results since the last change of the function
	blocks   *blockMemory
	searches *deadEnds
	marks    marks
	cfg      *rewrite.CFG
	q        *simplify.Query

	pre, loadPRE, loopPRE, loads, backedges bool

	vn       *numbers
	lead     *leaders
	dead     map[*ir.Block]bool // blocks that only untaken branches reach
	livePred map[*ir.Block]*ir.Block
	replace  map[ir.Value]ir.Value // in the current block, after an assumption
	order    []int32               // by Block.ID, the position in reverse postorder; nil: to be computed
	split    []edge                // critical edges to be split for PRE
	barrier  map[*ir.Block]*ir.Instr

	unreached bool // there are blocks that control does not reach

	changed, changedCFG bool
}

type edge struct{ from, to *ir.Block }

// mergeBlocks merges chains of blocks linked by unconditional branches, which exposes more to PRE.
func (g *gvn) mergeBlocks() {
	for b := range g.f.Blocks() {
		if g.cfg.MergeIntoPred(b) {
			g.changed, g.changedCFG = true, true
			g.c.Count("Number of blocks merged", 1)
		}
	}
}

// iterate visits the function once in reverse postorder.
func (g *gvn) iterate() bool {
	order := analysis.ReversePostorder(g.f)
	g.vn, g.lead = newNumbers(g.f), newLeaders(order, g.f.BlockBound(), g.dt)
	g.order, g.barrier = nil, map[*ir.Block]*ir.Instr{}
	g.blocks, g.searches = newBlockMemory(g.f.BlockBound(), g.limits.scan), newDeadEnds(g.f)
	g.vn.form = func() *memssa.MemorySSA { return memssa.New(g.f, g.dt, g.aa) }
	changed := false
	g.unreached = len(order) < g.f.NumBlocks()
	for _, b := range order {
		if !g.dead[b] {
			g.lead.enter(b)
			changed = g.block(b) || changed
		}
	}
	g.lead.leave()
	g.changed = g.changed || changed
	return changed
}

func (g *gvn) block(b *ir.Block) bool {
	g.replace = nil
	changed := g.duplicatePhis(b)
	if changed {
		g.memory.Forget()
	}
	for i := range b.Instrs() {
		if len(g.replace) > 0 && g.replaceOperands(i) {
			changed = true
			g.memory.Forget()
		}
		if g.instr(i) {
			changed = true
			g.memory.Forget()
		}
	}
	return changed
}

// duplicatePhis merges φs with the same incoming values.
func (g *gvn) duplicatePhis(b *ir.Block) bool {
	changed := false
	type shape struct{ first, last ir.Value }
	seen := map[shape][]*ir.Instr{}
	for phi := range b.Phis() {
		n := phi.NumIncoming()
		if n == 0 {
			continue
		}
		s := shape{phi.Operand(0), phi.Operand(n - 1)}
		for _, other := range seen[s] {
			if samePhi(phi, other) {
				ir.ReplaceAllUses(phi, other)
				g.remove(phi)
				changed = true
				break
			}
		}
		if phi.Block() != nil {
			seen[s] = append(seen[s], phi)
		}
	}
	return changed
}

func samePhi(x, y *ir.Instr) bool {
	if x.Type() != y.Type() || x.NumIncoming() != y.NumIncoming() || x.Flags != y.Flags {
		return false
	}
	for k := range x.NumIncoming() {
		if x.Operand(k) != y.Operand(k) || x.IncomingBlock(k) != y.IncomingBlock(k) {
			return false
		}
	}
	return true
}

// remove erases an instruction without uses.
func (g *gvn) remove(i *ir.Instr) {
	if num := g.vn.has(i); num != 0 {
		g.lead.remove(num, i, i.Block())
	}
	g.vn.forget(i)
	if g.vn.mssa != nil {
		g.vn.mssa.Remove(i)
	}
	delete(g.barrier, i.Block())
	g.changedIn(i.Block())
	g.c.Count("Number of instructions deleted", 1)
	i.Erase()
}

// changedIn records that an instruction of b was inserted or is about to be removed.
func (g *gvn) changedIn(b *ir.Block) {
	g.blocks.changed(b)
	g.searches.changed(b)
}

// instr simplifies, replaces or numbers one instruction.
func (g *gvn) instr(i *ir.Instr) bool {
	if analysis.IsDebugOrPseudo(i) {
		return false
	}
	if g.simplify(i) {
		return true
	}
	switch {
	case i.IntrinsicID() == "llvm.assume":
		return g.assume(i)
	case g.loads && i.IntrinsicID() == "llvm.masked.load" && g.maskedLoad(i):
		return true
	case i.Op() == ir.Load:
		if g.loads && g.load(i) {
			return true
		}
		g.lead.insert(g.vn.number(i), i, i.Block())
		return false
	case i.IsCondBr():
		return g.condBr(i)
	case i.Op() == ir.Switch:
		return g.switchCases(i)
	case i.Type().IsVoid():
		return false
	}
	next := g.vn.next
	num := g.vn.number(i)
	if i.Op() == ir.Alloca || i.IsTerminator() || i.Op() == ir.Phi || num >= next {
		g.lead.insert(num, i, i.Block())
		return false
	}
	repl := g.lead.find(i.Block(), num, g.dt)
	if repl == nil {
		g.lead.insert(num, i, i.Block())
		return false
	}
	if repl == ir.Value(i) {
		return false
	}
	g.patch(i, repl)
	ir.ReplaceAllUses(i, repl)
	g.remove(i)
	return true
}

func (g *gvn) simplify(i *ir.Instr) bool {
	g.q.At = i
	v := g.q.Instr(i)
	if v == nil {
		return false
	}
	changed := false
	if ir.HasUses(i) {
		ir.ReplaceAllUses(i, v)
		changed = true
	}
	if analysis.TriviallyDead(i) {
		g.remove(i)
		changed = true
	}
	if changed {
		g.c.Count("Number of instructions simplified", 1)
	}
	return changed
}

// patch restricts the flags of i's replacement to those that both have.
func (g *gvn) patch(i *ir.Instr, repl ir.Value) {
	r, ok := repl.(*ir.Instr)
	if !ok {
		return
	}
	if i.Op() != ir.Load {
		rewrite.IntersectFlags(r, i)
	}
	rewrite.CombineMD(r, i, false)
}

// numberDead numbers the instructions of unreachable blocks, since PRE asks for their numbers.
func (g *gvn) numberDead() {
	for b := range g.f.Blocks() {
		if !g.dead[b] {
			continue
		}
		for i := range b.Instrs() {
			if !i.Type().IsVoid() {
				g.lead.insert(g.vn.number(i), i, b)
			}
		}
	}
}
