package regalloc

import (
	"slices"

	"opt-go/nvptx/ptx"
)

const warpSize = 32

// analysis computes the abstract state of every register: the divergence analysis with affine
// constraints of degree one (section 3.4), or the simple one (section 3.3), where thread ids are
// divergent. It works on PTX, whose registers have several definitions: a register's state is the
// meet of those of its definitions. Instead of gated SSA's functions, simt.go answers one question:
// can the register hold different values in threads of a warp that diverged at a branch?
//
// A state that says more than ⊥ holds for the threads that are active together whenever the
// register is read. More than that: the value that the last definition gave is the one that every
// thread holds which will read it. So one slot for the whole warp can carry it.
type analysis struct {
	f      *ptx.Func
	code   *code
	simple bool
	block  [3]int // the shape that .reqntid fixes; zero: not known

	states states
	live   *liveness // the readers and writers of a register
	split  []bool    // by register: diverged threads may hold different values
	queued []bool    // by statement
	work   []int32   // statements
	simt   *simt
}

// analyze runs to the fixed point. States only descend. apart says of registers that a part of a
// warp's threads may write them by itself. ivs are the intervals of all registers. spins says of a
// call that threads may wait for each other in what it calls.
func analyze(f *ptx.Func, l *liveness, ivs []interval, simple bool, spins func(call *ptx.Inst) bool) (s states, apart []bool) {
	c, n := l.code, len(l.regs)
	a := &analysis{f: f, code: c, simple: simple, block: blockShape(f), states: newStates(n), split: make([]bool, n),
		queued: make([]bool, len(c.stmts)), work: make([]int32, 0, len(c.stmts)), live: l}
	a.simt = newSIMT(c, ivs)
	for k, s := range c.stmts {
		in, ok := s.(*ptx.Inst)
		if !ok {
			continue
		}
		a.push(int32(k))
		if !a.simt.gaveUp && in.Op == "call" && spins(in) { // its threads may come back without having met
			for _, r := range a.simt.all() {
				a.split[r] = true
			}
		}
	}
	for r := range n {
		if a.live.writers.n[r] == 0 { // the register has no definition
			a.states.set(ptx.Reg(r), divergent())
		}
	}
	for at := 0; at < len(a.work); at++ {
		k := a.work[at]
		a.queued[k] = false
		a.visit(k)
	}
	return a.states, a.simt.apart
}

func (a *analysis) push(k int32) {
	if !a.queued[k] {
		a.queued[k] = true
		a.work = append(a.work, k)
	}
}

func (a *analysis) visit(k int32) {
	in := a.code.stmts[k].(*ptx.Inst)
	if a.code.of[k].is(endsBlock) && a.divides(in) {
		for _, r := range a.simt.part(a.live.blockOf[k]) {
			a.part(r)
		}
	}
	writes := a.code.writes(k)
	if len(writes) == 0 {
		return
	}
	o := operation{Inst: in, a: a, reads: a.code.reads(k)}
	s := o.result()
	if in.Guard.Present() && a.differs(in.Guard.Reg()) { // some threads keep what they had
		for _, r := range writes {
			a.part(r)
		}
	}
	for _, r := range writes {
		a.lower(r, s)
	}
}

// lower meets a register's state with another.
func (a *analysis) lower(r ptx.Reg, s state) {
	was := a.states.of(r)
	s = was.meet(s)
	if a.split[r] && s.reached && !s.isKnown() {
		s = divergent()
	}
	if s == *was {
		return
	}
	a.states.set(r, s)
	for _, k := range a.live.readers.at(r) {
		a.push(k)
	}
}

func (a *analysis) part(r ptx.Reg) {
	if !a.split[r] {
		a.split[r] = true
		a.lower(r, state{})
	}
}

// divides reports whether the threads of a warp may leave a block by different edges.
func (a *analysis) divides(in *ptx.Inst) bool {
	switch in.Op {
	case "bra":
		return in.Guard.Present() && a.differs(in.Guard.Reg())
	case "brx":
		return a.differs(in.Args[0]) || in.Guard.Present() && a.differs(in.Guard.Reg())
	}
	return false // ret and exit: threads that have left hold no values
}

func (a *analysis) differs(o ptx.Operand) bool {
	s := a.operand(o, 64)
	return s.reached && !s.isUniform()
}

func (a *analysis) isParam(name string) bool {
	return a.f.Entry && slices.ContainsFunc(a.f.Params, func(p ptx.Param) bool { return p.Name == name })
}

// blockShape is what .reqntid says. The bound .maxntid says nothing of the shape.
func blockShape(f *ptx.Func) [3]int {
	d, ok := f.Directive("reqntid")
	if !f.Entry || !ok {
		return [3]int{}
	}
	shape := [3]int{1, 1, 1}
	copy(shape[:], d.Args)
	return shape
}
