package nest

import (
	"cmp"
	"container/heap"
	"slices"

	"opt-go/vliw/loops"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// Variants. In an iteration of the pipelined loop every variable of the nest has one register,
// whichever loop level writes it. A φ of an inner loop is such a variable with two definitions, one
// before the loop and one in it:
//
//	s = φ(0, s')   level 1: s = mov 0
//	s' = s + x     level 2: s = add s, x      (all reads of the old s stand before)
//
// The definitions are the operations that compute the two values, if no other user needs them in a
// separate register; otherwise copies. A φ of the pipelined loop itself is the value of an earlier
// iteration, which is in the register next to this one's.

// lastInSlot is added to the place in the program of operations that belong at the end of their
// part.
const lastInSlot = 1 << 20

// makeVariants resolves the φs; web says which registers are one variable.
func (x *body) makeVariants() *loops.Rejection {
	x.web = map[mir.Reg]mir.Reg{}
	for k := range x.phis {
		if x.phis[k].level == 1 {
			x.splitSum(k)
		}
	}
	for k := range x.phis {
		if x.phis[k].level >= 2 {
			x.splitOutsideReads(k)
		}
	}
	for k := range x.phis {
		if x.phis[k].level >= 2 {
			x.enterPhi(k)
		}
	}
	for k := range x.phis {
		if x.phis[k].level >= 2 {
			x.repeatPhi(k)
		}
	}
	for k := range x.phis {
		if x.phis[k].level == 1 {
			if why := x.carryPhi(k); why != nil {
				return why
			}
		}
	}
	x.copyForInner()
	x.copyLiveOuts()
	return nil
}

// add appends an operation that the webs need.
func (x *body) add(in mir.Inst, level int, after bool) int {
	in.Pos = x.latch.Term.Pos
	x.ops = append(x.ops, operation{in: in, level: level, after: after && level < x.depth, seq: lastInSlot + len(x.ops)})
	if in.Dst != 0 {
		x.def[in.Dst] = len(x.ops) - 1
	}
	return len(x.ops) - 1
}

func (x *body) copyOf(r mir.Reg, level int, after bool) int {
	file := x.f.FileOf(r)
	return x.add(mir.Inst{Op: mir.MoveOp(file), Dst: x.f.NewReg(file), Args: []mir.Operand{mir.RegOp(r)}}, level, after)
}

// EachUse visits the operations that read a register.
func (x *body) eachUse(r mir.Reg, f func(op int)) {
	for k := range x.ops {
		reads := false
		x.ops[k].in.EachUse(func(u *mir.Reg) { reads = reads || *u == r })
		if reads {
			f(k)
		}
	}
}

func (x *body) replaceIn(op int, from, to mir.Reg) {
	x.ops[op].in.EachUse(func(u *mir.Reg) {
		if *u == from {
			*u = to
		}
	})
}

// splitOutsideReads: where the last value of a φ is read after its loop, the register has been
// overwritten; a copy keeps it.
func (x *body) splitOutsideReads(k int) {
	p := x.phis[k]
	kept := mir.Reg(0)
	keep := func() mir.Reg {
		if kept == 0 {
			kept = x.ops[x.copyOf(p.dst, p.level, false)].in.Dst
		}
		return kept
	}
	x.eachUse(p.dst, func(op int) {
		if x.ops[op].level < p.level {
			x.replaceIn(op, p.dst, keep())
		}
	})
	for o := range x.phis {
		if q := &x.phis[o]; q.level < p.level && q.back == p.dst {
			q.back = keep()
		}
	}
	for o := range x.liveOut {
		if x.liveOut[o].from == p.dst {
			x.liveOut[o].from = keep()
		}
	}
}

// join makes a register part of a φ's variable.
func (x *body) join(r mir.Reg, k int) { x.web[r] = x.phis[k].dst }

// rep is the variable of a register.
func (x *body) rep(r mir.Reg) mir.Reg {
	if w, ok := x.web[r]; ok {
		return w
	}
	return r
}

// enterPhi finds or makes the definition of a φ's first value, before its loop.
func (x *body) enterPhi(k int) {
	p := &x.phis[k]
	if d, ok := x.def[p.init]; ok && x.ops[d].level == p.level-1 && !x.ops[d].after && x.web[p.init] == 0 && x.readers(p.init) == 1 && !x.ops[d].in.Always {
		p.initOp = d
		x.join(p.init, k)
		return
	}
	p.initOp = x.copyOf(p.init, p.level-1, false)
	x.join(x.ops[p.initOp].in.Dst, k)
}

// readers counts the readers of a register.
func (x *body) readers(r mir.Reg) int {
	n := 0
	x.eachUse(r, func(int) { n++ })
	for k := range x.phis {
		if x.phis[k].init == r {
			n++
		}
		if x.phis[k].back == r {
			n++
		}
	}
	for _, out := range x.liveOut {
		if out.from == r {
			n++
		}
	}
	return n
}

// repeatPhi finds or makes the definition of a φ's next value, in its loop.
func (x *body) repeatPhi(k int) {
	p := &x.phis[k]
	if d, ok := x.def[p.back]; ok && x.canRepeat(p, d) {
		p.backOp = d
		x.join(p.back, k)
		return
	}
	back := p.back
	if o, ok := x.phiOf[back]; ok && x.phis[o].level == p.level {
		back = x.ops[x.copyOf(back, p.level, false)].in.Dst // the two may change places
	}
	p.backOp = x.copyOf(back, p.level, true)
	x.join(x.ops[p.backOp].in.Dst, k)
}

// canRepeat reports whether the operation of a φ's next value may write the φ's register:
// everything that reads the old value must be able to come first.
func (x *body) canRepeat(p *headerPhi, d int) bool {
	op := &x.ops[d]
	if op.level != p.level || x.web[p.back] != 0 || op.in.Always {
		return false
	}
	needsLate := false
	after := x.reachable(d)
	ok := true
	x.eachUse(p.dst, func(u int) {
		if u == d {
			return
		}
		ok = ok && !after[u]
		needsLate = needsLate || x.ops[u].level > p.level || x.ops[u].after
	})
	if !ok || !needsLate || op.after {
		return ok
	}
	// The operation moves after the inner loop, if nothing before it or in it reads the result.
	if !pure(&op.in) {
		return false
	}
	early := false
	x.eachUse(p.back, func(u int) { early = early || x.ops[u].level > p.level || x.ops[u].level == p.level && !x.ops[u].after })
	for k := range x.phis {
		early = early || x.phis[k].init == p.back && x.phis[k].level > p.level
	}
	if early {
		return false
	}
	op.after, op.seq = true, lastInSlot+len(x.ops)
	return true
}

// reachable marks the operations of the same iteration that may have to wait for operation d: by
// values, and after loads and stores by memory.
func (x *body) reachable(d int) []bool {
	seen := make([]bool, len(x.ops))
	work := []int{d}
	memory := false
	mark := func(k int) {
		if !seen[k] {
			seen[k] = true
			work = append(work, k)
		}
	}
	for len(work) > 0 {
		k := work[len(work)-1]
		work = work[:len(work)-1]
		if r := x.ops[k].in.Dst; r != 0 {
			x.eachUse(r, mark)
			for n := range x.phis {
				if p := &x.phis[n]; p.init == r && p.level > x.ops[d].level {
					if p.initOp >= 0 {
						mark(p.initOp)
					}
					x.eachUse(p.dst, mark)
				}
			}
		}
		if x.ops[k].in.Mem != nil && !memory {
			memory = true
			for o := range x.ops {
				if x.ops[o].in.Mem != nil && x.ops[o].seq > x.ops[k].seq {
					mark(o)
				}
			}
		}
	}
	return seen
}

// carryPhi finds the operation of level 1 whose value of an earlier iteration a φ of the pipelined
// loop is.
func (x *body) carryPhi(k int) *loops.Rejection {
	p := &x.phis[k]
	if x.liveIn == nil {
		x.liveIn = map[loops.Instance]mir.Reg{}
	}
	d, ok := x.def[p.back]
	if !ok || x.ops[d].level != 1 || x.web[p.back] != 0 {
		if x.levelOf(p.back) > 1 {
			return x.carriedThrough(p.back)
		}
		d = x.copyOf(p.back, 1, false)
	} else if _, claimed := x.liveIn[loops.Instance{Op: d, M: 1}]; claimed && x.liveIn[loops.Instance{Op: d, M: 1}] != p.init {
		d = x.copyOf(p.back, 1, x.ops[d].after)
	}
	x.moveBefore(d, map[int]bool{})
	p.from = loops.Carrier{Op: d, Dist: 1}
	x.liveIn[loops.Instance{Op: d, M: 1}] = p.init
	return nil
}

// carriedThrough rejects the nest if the next iteration of the pipelined loop waits for a value of
// the inner loops, and names the value.
func (x *body) carriedThrough(r mir.Reg) *loops.Rejection {
	d, ok := x.def[r]
	if !ok {
		return loops.Reject(loops.Carried)
	}
	op := x.ops[d].in.Op
	if _, associative := neutral[op]; associative && machine.Info(op).Dst == machine.Float {
		return loops.Reject(loops.CarriedInOrder, op)
	}
	return loops.Reject(loops.CarriedBy, op)
}

// moveBefore puts an operation of level 1 before the inner loop, with what it needs, if that is
// possible: the next iteration waits for it.
func (x *body) moveBefore(d int, asked map[int]bool) bool {
	op := &x.ops[d]
	switch {
	case op.level > 1:
		return false
	case !op.after || asked[d]:
		return true
	case !pure(&op.in):
		return false
	}
	asked[d] = true
	possible := true
	op.in.EachUse(func(r *mir.Reg) {
		if o, ok := x.def[*r]; ok {
			possible = possible && x.moveBefore(o, asked)
		} else if k, ok := x.phiOf[*r]; ok {
			possible = possible && x.phis[k].level == 1
		}
	})
	if possible {
		op.after = false
	}
	return possible
}

// copyForInner: only operations of level 1 read values of earlier iterations; a copy brings them to
// the inner levels.
func (x *body) copyForInner() {
	for k := range x.phis {
		p := x.phis[k]
		if p.level != 1 {
			continue
		}
		var inner []int
		x.eachUse(p.dst, func(op int) {
			if x.ops[op].level > 1 {
				inner = append(inner, op)
			}
		})
		if len(inner) == 0 {
			continue
		}
		t := x.ops[x.copyOf(p.dst, 1, false)].in.Dst
		for _, op := range inner {
			x.replaceIn(op, p.dst, t)
		}
	}
}

// copyLiveOuts makes every iteration copy the live-out values to static registers: those of the
// last one remain.
func (x *body) copyLiveOuts() {
	for k := range x.liveOut {
		out := &x.liveOut[k]
		out.static = x.f.NewReg(x.f.FileOf(out.from))
		if x.levelOf(out.from) > 0 {
			x.add(mir.Inst{Op: mir.MoveOp(x.f.FileOf(out.from)), Dst: 0, Args: []mir.Operand{mir.RegOp(out.from)}}, 1, true)
			x.ops[len(x.ops)-1].static = out.static
		}
	}
}

// slotOf numbers the parts of the nest in the order of the program.
func (x *body) slotOf(op *operation) int {
	if op.after {
		return 2*x.depth - 1 - op.level
	}
	return op.level - 1
}

// sortOps orders the operations by parts, and within a part such that nothing waits for a later
// one.
func (x *body) sortOps() *loops.Rejection {
	n := len(x.ops)
	waits := make([]int, n)
	out := make([][]int, n)
	for _, e := range x.edges {
		if e.zero() && x.slotOf(&x.ops[e.from]) == x.slotOf(&x.ops[e.to]) && e.from != e.to {
			out[e.from] = append(out[e.from], e.to)
			waits[e.to]++
		}
	}
	bySlot := make([]int, n)
	for k := range bySlot {
		bySlot[k] = k
	}
	before := func(a, b int) int {
		return cmp.Or(cmp.Compare(x.slotOf(&x.ops[a]), x.slotOf(&x.ops[b])), cmp.Compare(x.ops[a].seq, x.ops[b].seq))
	}
	slices.SortFunc(bySlot, before)
	rank := make([]int, n)
	for r, k := range bySlot {
		rank[k] = r
	}
	ready := &ranks{}
	for k := range n {
		if waits[k] == 0 {
			heap.Push(ready, rank[k])
		}
	}
	place := make([]int, 0, n)
	for ready.Len() > 0 {
		k := bySlot[heap.Pop(ready).(int)]
		place = append(place, k)
		for _, t := range out[k] {
			if waits[t]--; waits[t] == 0 {
				heap.Push(ready, rank[t])
			}
		}
	}
	if len(place) < n {
		return loops.Reject(loops.ValuesInCycle)
	}
	slices.SortStableFunc(place, func(a, b int) int { return cmp.Compare(x.slotOf(&x.ops[a]), x.slotOf(&x.ops[b])) })
	x.order = place
	return nil
}

// ranks is a heap of places in the program.
type ranks []int

func (h ranks) Len() int           { return len(h) }
func (h ranks) Less(i, j int) bool { return h[i] < h[j] }
func (h ranks) Swap(i, j int)      { h[i], h[j] = h[j], h[i] }
func (h *ranks) Push(x any)        { *h = append(*h, x.(int)) }
func (h *ranks) Pop() any {
	last := (*h)[len(*h)-1]
	*h = (*h)[:len(*h)-1]
	return last
}
