package codegen

import (
	"opt-go/vliw/machine"
)

// body is a single-block loop on its way into a software pipeline: the operations that are needed, in program order, with φs resolved into
// distances.
type body struct {
	f          *pipeliner
	b          *block
	pre        *block // the only way in; ends with a jump to b
	exit       *block
	form       *affine
	counted    bool
	insts      []inst
	phis       []phi           // those that are needed
	def        map[Reg]int     // register → operation
	carriers   map[Reg]carrier // φ → where its value comes from
	liveIn     map[instance]Reg
	liveOut    []liveOut        // registers that are read behind the loop, in order of definition
	invariants []Reg            // by index in the graph
	origin     []int            // per operation: its place in b.insts, -1 for those that were added
	back       map[instance]Reg // what the φ behind a live-in value takes from the loop
	loopPre    *block           // expanded loops: the preheader
	stageIs    Reg
	goOn       int // while loops: the operation that says whether the next iteration runs; -1
}

// carrier: a φ is what operation op computed dist iterations before.
type carrier struct{ op, dist int }

// instance is the value of an operation m iterations before the first.
type instance struct{ op, m int }

// newBody checks that a block is a loop that can be pipelined, and takes it apart; why says what is wrong otherwise.
func (f *pipeliner) newBody(b *block, chains bool) (l *body, why string) {
	l = &body{f: f, b: b, form: b.loop.form, counted: b.count != nil, def: map[Reg]int{}, carriers: map[Reg]carrier{},
		liveIn: map[instance]Reg{}, back: map[instance]Reg{}, goOn: -1}
	for _, p := range f.flow.preds(b) {
		if p == b {
			continue
		}
		if l.pre != nil || len(p.term.succs) != 1 {
			return nil, "it has no preheader"
		}
		l.pre = p
	}
	if l.pre == nil {
		return nil, "it is never entered"
	}
	l.exit = b.term.succs[0]
	if l.exit == b {
		l.exit = b.term.succs[1]
	}
	if why := checkOps(b.insts); why != "" {
		return nil, why
	}
	l.hoistInvariants()
	outside := f.flow.outside
	l.keepNeeded(outside)
	l.resolvePhis(chains)
	l.findLiveOuts(outside, !chains && f.mach.HasRotation())
	if !l.counted {
		if why := l.speculate(); why != "" {
			return nil, why
		}
	}
	return l, ""
}

// checkOps looks for operations that cannot be in a pipeline.
func checkOps(insts []inst) string {
	for n := range insts {
		if insts[n].call != nil {
			return "it contains a call"
		}
	}
	for n := range insts {
		in := &insts[n]
		switch {
		case in.op == machine.OpTrap:
			return "it contains a trap"
		case in.dst.isFixed():
			return "it moves the stack pointer"
		case in.mem != nil && in.mem.volatile:
			return "it contains a volatile or atomic access"
		}
		bad := false
		in.eachUse(func(r *Reg) { bad = bad || r.isFixed() && *r != spReg })
		if bad {
			return "it reads a machine register"
		}
	}
	return ""
}

// hoistInvariants moves operations without effects whose operands come from outside into the preheader.
func (l *body) hoistInvariants() {
	inside := map[Reg]bool{}
	for _, p := range l.b.phis {
		inside[p.dst] = true
	}
	for n := range l.b.insts {
		inside[l.b.insts[n].dst] = true
	}
	kept := l.b.insts[:0:0]
	for _, in := range l.b.insts {
		movable := in.mem == nil && !in.op.SideEffect() && in.guard == 0 && in.dst != 0 && !in.op.Is(machine.MayTrap) && !in.always
		in.eachUse(func(r *Reg) { movable = movable && !inside[*r] })
		if !movable {
			kept = append(kept, in)
			continue
		}
		delete(inside, in.dst)
		l.pre.insts = append(l.pre.insts, in)
	}
	l.b.insts = kept
}

// keepNeeded fills insts with what the loop has to compute; the exit test of a counted loop is not among it.
func (l *body) keepNeeded(outside readOutside) {
	at := map[Reg]int{}
	phis := map[Reg]int{}
	for n := range l.b.insts {
		if r := l.b.insts[n].dst; r != 0 {
			at[r] = n
		}
	}
	for n := range l.b.phis {
		phis[l.b.phis[n].dst] = n
	}
	needed := make([]bool, len(l.b.insts))
	needPhi := make([]bool, len(l.b.phis))
	var need func(r Reg)
	need = func(r Reg) {
		if n, ok := at[r]; ok && !needed[n] {
			needed[n] = true
			l.b.insts[n].eachUse(func(r *Reg) { need(*r) })
		}
		if n, ok := phis[r]; ok && !needPhi[n] {
			needPhi[n] = true
			need(*l.b.phis[n].from(l.b))
		}
	}
	for n := range l.b.insts {
		if in := &l.b.insts[n]; in.isRoot() || outside.has(in.dst) {
			needed[n] = true
			in.eachUse(func(r *Reg) { need(*r) })
		}
	}
	for n := range l.b.phis {
		if outside.has(l.b.phis[n].dst) {
			need(l.b.phis[n].dst)
		}
	}
	if !l.counted {
		need(l.b.term.cond)
	}
	for n, in := range l.b.insts {
		if needed[n] {
			l.origin[l.add(in)] = n
		}
	}
	for n, p := range l.b.phis {
		if needPhi[n] {
			l.phis = append(l.phis, p)
		}
	}
}

func (l *body) add(in inst) int {
	in.args = append([]operand(nil), in.args...)
	l.insts = append(l.insts, in)
	l.origin = append(l.origin, -1)
	if in.dst != 0 {
		l.def[in.dst] = len(l.insts) - 1
	}
	return len(l.insts) - 1
}

// resolvePhis finds for every φ the operation that carries its value. A φ of a φ looks two iterations back (if chains); where two φs would
// put different first values into one place, and for values that are no results of the loop, a copy is added.
func (l *body) resolvePhis(chains bool) {
	index := map[Reg]int{}
	for n := range l.phis {
		index[l.phis[n].dst] = n
	}
	busy := map[Reg]bool{}
	var resolve func(p *phi) carrier
	resolve = func(p *phi) carrier {
		if c, done := l.carriers[p.dst]; done {
			return c
		}
		busy[p.dst] = true
		back, init := *p.from(l.b), *p.from(l.pre)
		c := carrier{-1, 1}
		if n, ok := l.def[back]; ok {
			c.op = n
		} else if n, ok := index[back]; ok && chains && !busy[back] {
			c = resolve(&l.phis[n])
			c.dist++
		}
		if c.op >= 0 {
			if have, claimed := l.liveIn[instance{c.op, c.dist}]; claimed && have != init {
				c.op = -1
			}
		}
		if c.op < 0 {
			t := l.f.newReg(l.f.fileOf(p.dst))
			c = carrier{l.add(inst{op: moveOp(l.f.fileOf(p.dst)), dst: t, args: []operand{regOp(back)}, pos: l.b.term.pos}), 1}
		}
		l.liveIn[instance{c.op, c.dist}], l.back[instance{c.op, c.dist}] = init, back
		l.carriers[p.dst] = c
		busy[p.dst] = false
		return c
	}
	for n := range l.phis {
		resolve(&l.phis[n])
	}
}

// source says where a register of the body comes from; ok is false for invariants.
func (l *body) source(r Reg) (c carrier, ok bool) {
	if n, isOp := l.def[r]; isOp {
		return carrier{n, 0}, true
	}
	c, ok = l.carriers[r]
	return c, ok
}

// speculate prepares a loop whose end depends on its data. An iteration starts before the test of the one before is known, so loads and
// divisions must not fault, and stores wait for the test:
//
//	go    = pand go', cond        the chain of all tests so far; go' is that of the iteration before
//	valid = pand STAGE, go'       guard of the stores
//
// The loop branch reads go.
func (l *body) speculate() string {
	t := &l.b.term
	op := machine.OpPand
	if (t.succs[0] == l.b) == t.neg {
		op = machine.OpPandn
	}
	chain, goOn := l.f.newReg(machine.Pred), l.f.newReg(machine.Pred)
	l.goOn = len(l.insts)
	l.add(inst{op: op, dst: goOn, args: []operand{regOp(chain), regOp(t.cond)}, pos: t.pos})
	l.carriers[chain] = carrier{l.goOn, 1}
	for n := 0; n < l.goOn; n++ {
		in := &l.insts[n]
		switch {
		case in.op.Is(machine.IsLoad), in.op.Is(machine.IsDiv) && in.op.Is(machine.MayTrap):
			in.flags |= dismiss
		case in.op.Is(machine.IsStore):
			if in.guard != 0 && in.neg {
				return "a store has a negated guard"
			}
			guard := in.guard
			if guard == 0 {
				guard = l.stage()
			}
			valid := l.f.newReg(machine.Pred)
			l.add(inst{op: machine.OpPand, dst: valid, args: []operand{regOp(guard), regOp(chain)}, pos: in.pos, always: true})
			l.insts[n].guard = valid
		}
	}
	return ""
}

// stage is a register that stands for "the stage is on".
func (l *body) stage() Reg {
	if l.stageIs == 0 {
		l.stageIs = l.f.newReg(machine.Pred)
		l.f.stageTrue[l.stageIs] = true
		l.pre.insts = append(l.pre.insts, inst{op: machine.OpPset, dst: l.stageIs, args: []operand{immOp(1)}, pos: l.b.term.pos})
	}
	return l.stageIs
}

// findLiveOuts lists what is read behind the loop. With copies, values of earlier iterations are copied in the loop, so that only values of the
// last iteration are read.
func (l *body) findLiveOuts(outside readOutside, copies bool) {
	for n := range l.phis {
		r := l.phis[n].dst
		if !outside.has(r) {
			continue
		}
		out := liveOut{r, r}
		if copies {
			out.from = l.f.newReg(l.f.fileOf(r))
			l.add(inst{op: moveOp(l.f.fileOf(r)), dst: out.from, args: []operand{regOp(r)}, pos: l.b.term.pos})
		}
		l.liveOut = append(l.liveOut, out)
	}
	for n := range l.insts {
		if r := l.insts[n].dst; outside.has(r) {
			l.liveOut = append(l.liveOut, liveOut{r, r})
		}
	}
}

// liveOut is a register that is read behind the loop, and the register of the body that has its value.
type liveOut struct{ reg, from Reg }
