package nest

import (
	"slices"

	"opt-go/vliw/asm"
	"opt-go/vliw/ddg"
	"opt-go/vliw/loops"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// maxOps bounds the operations of a nest.
const maxOps = 400

// body is the selected code of a nest from one level on, split into parts: operations by level,
// before and after the inner loop, in program order. The conditional parts of outer levels are
// if-converted as bodies of innermost loops are. Branches around an inner loop on a condition that
// is invariant in the nest (is the loop entered at all?) become conditions of the whole nest
// (guards).
//
// All registers that the nest defines have new names: the loops stay as they are for when a
// condition does not hold.
type body struct {
	f       *planner
	n       *chain
	first   int // level of the nest that is pipelined: level 1 here
	depth   int
	pre     *mir.Block // the preheader, the only entry; ends with a jump
	latch   *mir.Block
	exit    *mir.Block
	ops     []operation
	phis    []headerPhi
	guards  []guard
	liveOut []liveOut
	hoisted []mir.Inst // what does not change in the nest: for the block before it
	alias   map[mir.Reg]mir.Reg
	def     map[mir.Reg]int // register → operation
	phiOf   map[mir.Reg]int
	checks  []carryCheck
	loose   []string    // dependences of which nothing is known
	apart   *apartTests // nil: no two arrays are assumed not to overlap

	changing   map[*mir.Block]bool // blocks that end with a branch around an inner loop on a changing condition (guard.go)
	predicated bool                // an inner loop runs, doing nothing, where its condition is false
	chance     map[int]float64     // level of the nest → the chance that its inner loop runs, where the program says it
	unweighted bool                // it does not say it of all

	web           map[mir.Reg]mir.Reg // register → the φ whose variable it is part of
	liveIn        map[loops.Instance]mir.Reg
	edges         []edge
	invariants    []mir.Reg
	invariantUses [][]ddg.Use
	order         []int // operations in the order of the graph
}

// operation is one operation.
type operation struct {
	in    mir.Inst
	level int  // 1: the pipelined loop
	after bool // after the inner loop
	seq   int  // place in the program

	static mir.Reg // copies for the code after the nest: the static register that they write
}

// headerPhi is a φ of a loop header.
type headerPhi struct {
	dst, init, back mir.Reg
	level           int
	initOp, backOp  int           // operations that write its register: level−1 and level (levels ≥ 2)
	from            loops.Carrier // level 1: where its value comes from
}

// guard: the analysis of the nest is valid only if cond is want.
type guard struct {
	cond mir.Reg
	want bool
	at   *mir.Block // that branches on it
}

// liveOut is a register that is read after the nest, the register of the body that has its value,
// and the static one that keeps it.
type liveOut struct{ reg, from, static mir.Reg }

// newBody splits the loops of a nest from a level on into parts; why is the reason if it cannot.
func (f *planner) newBody(n *chain, first int) (x *body, why *loops.Rejection) {
	changing := map[*mir.Block]bool{}
	for {
		x, why = f.take(n, first, changing)
		if why != nil {
			return nil, why
		}
		guards := x.changingGuards()
		if len(guards) == 0 {
			return x, nil
		}
		for _, b := range guards {
			if changing[b] {
				return nil, loops.Reject(loops.ConditionChanges)
			}
			changing[b] = true
		}
	}
}

// take is newBody when the branches are known that pass inner loops by on changing conditions.
func (f *planner) take(n *chain, first int, changing map[*mir.Block]bool) (x *body, why *loops.Rejection) {
	x = &body{f: f, n: n, first: first, depth: len(n.Loops) - first, alias: map[mir.Reg]mir.Reg{}, changing: changing, chance: map[int]float64{}}
	for k := first; k < len(n.Loops); k++ {
		switch c := n.Count[k]; {
		case len(n.Loops[k].Exiting()) > 1:
			return nil, loops.Reject(loops.LevelHasExits, k+1)
		case c == nil || c.Last == 0:
			return nil, loops.Reject(loops.LevelNotCounted, k+1)
		case c.From > first:
			return nil, loops.Reject(loops.NotRectangular, k+1, first+1)
		}
	}
	if why := x.takeLoop(first, f.Preds()); why != nil {
		return nil, why
	}
	if len(x.ops) > maxOps {
		return nil, loops.Reject(loops.TooManyOperations, maxOps)
	}
	x.resolveAliases()
	x.findLiveOuts()
	x.rename()
	x.hoist()
	x.keepNeeded()
	return x, nil
}

// takeLoop takes the loop of a level apart, the inner loops included.
func (x *body) takeLoop(k int, preds [][]*mir.Block) *loops.Rejection {
	lc := x.n.Codes[k]
	h := lc.Header
	level := k - x.first + 1
	pre, latch, exit, why := loopEnds(lc, preds)
	if why != nil {
		return why
	}
	if k == x.first {
		x.pre, x.latch, x.exit = pre, latch, exit
	}
	for n := range h.Phis {
		p := &h.Phis[n]
		x.phis = append(x.phis, headerPhi{dst: p.Dst, init: *p.From(pre), back: *p.From(latch), level: level, initOp: -1, backOp: -1})
	}
	if k == len(x.n.Codes)-1 {
		if latch != h {
			return loops.Reject(loops.InnermostNotOneBlock)
		}
		return x.take(h.Insts, level, false)
	}
	if x.guardsInside(k) {
		return x.guardedLoop(k, level, preds)
	}
	before, why := x.regionBefore(k, preds)
	if why != nil {
		return why
	}
	if why := x.take(before, level, false); why != nil {
		return why
	}
	if why := x.takeLoop(k+1, preds); why != nil {
		return why
	}
	after, why := x.regionAfter(k, preds)
	if why != nil {
		return why
	}
	return x.take(after, level, true)
}

// take appends operations.
func (x *body) take(insts []mir.Inst, level int, after bool) *loops.Rejection {
	if why := loops.CheckOps(insts); why != nil {
		return why
	}
	for _, in := range insts {
		in.Args = slices.Clone(in.Args)
		x.ops = append(x.ops, operation{in: in, level: level, after: after})
	}
	return nil
}

// resolveAliases replaces φs with one value by that value.
func (x *body) resolveAliases() {
	resolve := func(r *mir.Reg) {
		for x.alias[*r] != 0 {
			*r = x.alias[*r]
		}
	}
	for k := range x.ops {
		x.ops[k].seq = k
		x.ops[k].in.EachUse(resolve)
	}
	for k := range x.phis {
		resolve(&x.phis[k].init)
		resolve(&x.phis[k].back)
	}
	for k := range x.guards {
		resolve(&x.guards[k].cond)
	}
}

// findLiveOuts lists the values that are live after the nest.
func (x *body) findLiveOuts() {
	inside := x.n.Codes[x.first].Blocks
	read := map[mir.Reg]bool{}
	for _, b := range x.f.Blocks {
		for n := range b.Phis {
			for _, in := range b.Phis[n].In {
				if !inside[b] {
					read[in.Val] = true
				}
			}
		}
		if inside[b] {
			continue
		}
		b.EachOp(func(in *mir.Inst) { in.EachUse(func(r *mir.Reg) { read[*r] = true }) })
		read[b.Term.Cond] = true
		if b.Count != nil {
			read[b.Count.Last] = true
		}
	}
	add := func(r mir.Reg) {
		if r != 0 && read[r] {
			from := r
			for x.alias[from] != 0 {
				from = x.alias[from]
			}
			x.liveOut = append(x.liveOut, liveOut{reg: r, from: from})
		}
	}
	for _, b := range x.f.Blocks {
		if inside[b] {
			for n := range b.Phis {
				add(b.Phis[n].Dst)
			}
			b.EachOp(func(in *mir.Inst) { add(in.Dst) })
		}
	}
}

// rename assigns new registers to all values that the nest defines.
func (x *body) rename() {
	names := map[mir.Reg]mir.Reg{}
	fresh := func(r *mir.Reg) {
		n := x.f.NewReg(x.f.FileOf(*r))
		if x.f.StageTrue[*r] {
			x.f.StageTrue[n] = true
		}
		names[*r] = n
		*r = n
	}
	for k := range x.phis {
		fresh(&x.phis[k].dst)
	}
	for k := range x.ops {
		if x.ops[k].in.Dst != 0 {
			fresh(&x.ops[k].in.Dst)
		}
	}
	change := func(r *mir.Reg) {
		if n, ok := names[*r]; ok {
			*r = n
		}
	}
	for k := range x.ops {
		x.ops[k].in.EachUse(change)
	}
	for k := range x.phis {
		change(&x.phis[k].init)
		change(&x.phis[k].back)
	}
	for k := range x.guards {
		change(&x.guards[k].cond)
	}
	for k := range x.liveOut {
		change(&x.liveOut[k].from)
	}
}

// index rebuilds the tables of definitions.
func (x *body) index() {
	x.def, x.phiOf = map[mir.Reg]int{}, map[mir.Reg]int{}
	for k := range x.ops {
		if r := x.ops[k].in.Dst; r != 0 {
			x.def[r] = k
		}
	}
	for k := range x.phis {
		x.phiOf[x.phis[k].dst] = k
	}
}

// LevelOf is the level at which a register is defined, 0 outside of the nest.
func (x *body) levelOf(r mir.Reg) int {
	if k, ok := x.def[r]; ok {
		return x.ops[k].level
	}
	if k, ok := x.phiOf[r]; ok {
		return x.phis[k].level
	}
	return 0
}

// hoist moves operations without effects to the outermost level at which their operands are known:
// before the inner loops, or before the nest.
func (x *body) hoist() {
	x.index()
	moved := map[int][]operation{} // by level, for its end of the part before the inner loop
	var kept []operation
	for _, op := range x.ops {
		level := op.level
		if pure(&op.in) {
			level = 0
			op.in.EachUse(func(r *mir.Reg) { level = max(level, x.levelOf(*r)) })
		}
		switch {
		case level >= op.level:
			kept = append(kept, op)
			continue
		case level == 0:
			x.hoisted = append(x.hoisted, op.in)
		default:
			moved[level] = append(moved[level], operation{in: op.in, level: level, seq: op.seq})
		}
		x.ops[x.def[op.in.Dst]].level = level // later operations see it there
	}
	x.ops = x.ops[:0:0]
	at := 0
	for level := 1; level <= x.depth; level++ {
		for ; at < len(kept) && kept[at].level == level && !kept[at].after; at++ {
			x.ops = append(x.ops, kept[at])
		}
		x.ops = append(x.ops, moved[level]...)
	}
	x.ops = append(x.ops, kept[at:]...)
	x.index()
}

// pure operations may be executed more or less often than the program says.
func pure(in *mir.Inst) bool {
	return in.Mem == nil && !in.Op.SideEffect() && in.Guard == 0 && in.Dst != 0 && !in.Op.Is(machine.MayTrap) && !in.Always && in.Flags&asm.Unc == 0
}

// keepNeeded drops what only the loops' own tests needed.
func (x *body) keepNeeded() {
	needed, needPhi := make([]bool, len(x.ops)), make([]bool, len(x.phis))
	var work []mir.Reg
	for k := range x.ops {
		if x.ops[k].in.IsRoot() {
			needed[k] = true
			x.ops[k].in.EachUse(func(r *mir.Reg) { work = append(work, *r) })
		}
	}
	for _, out := range x.liveOut {
		work = append(work, out.from)
	}
	for _, g := range x.guards {
		work = append(work, g.cond)
	}
	for len(work) > 0 {
		r := work[len(work)-1]
		work = work[:len(work)-1]
		if k, ok := x.def[r]; ok && !needed[k] {
			needed[k] = true
			x.ops[k].in.EachUse(func(r *mir.Reg) { work = append(work, *r) })
		}
		if k, ok := x.phiOf[r]; ok && !needPhi[k] {
			needPhi[k] = true
			work = append(work, x.phis[k].init, x.phis[k].back)
		}
	}
	ops, phis := x.ops[:0:0], x.phis[:0:0]
	for k := range x.ops {
		if needed[k] {
			ops = append(ops, x.ops[k])
		}
	}
	for k := range x.phis {
		if needPhi[k] {
			phis = append(phis, x.phis[k])
		}
	}
	x.ops, x.phis = ops, phis
	x.index()
}
