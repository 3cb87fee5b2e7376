package loops

import (
	"slices"

	"opt-go/vliw/affine"
	"opt-go/vliw/asm"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// body is a single-block loop that becomes a software pipeline: the operations that are needed,
// in program order, with φs resolved into distances.
type body struct {
	f          *Stage
	b          *mir.Block
	pre        *mir.Block // the preheader, the only entry; ends with a jump to b
	exit       *mir.Block
	form       *affine.Loop
	counted    bool
	insts      []mir.Inst
	phis       []mir.Phi           // those that are needed
	def        map[mir.Reg]int     // register → operation
	carriers   map[mir.Reg]Carrier // φ → where its value comes from
	liveIn     map[Instance]mir.Reg
	liveOut    []liveOut            // registers that are read after the loop, in order of definition
	invariants []mir.Reg            // by index in the graph
	origin     []int                // per operation: its place in b.insts, -1 for those that were added
	back       map[Instance]mir.Reg // what the φ of a live-in value takes from the loop
	loopPre    *mir.Block           // expanded loops: the preheader
	stageIs    mir.Reg
	checks     []check
	goOn       int // while loops: the operation that says whether the next iteration runs; -1
}

// Carrier: a φ is what operation op computed dist iterations before.
type Carrier struct{ Op, Dist int }

// Instance is the value of an operation m iterations before the first.
type Instance struct{ Op, M int }

// newBody checks that a block is a loop that can be pipelined, and analyses it; why is the reason
// if it cannot. Advanced holds the places of the loads that are to be advanced (advance.go).
func (f *Stage) newBody(b *mir.Block, form phiForm, advanced map[int]bool) (l *body, why *Rejection) {
	l = &body{f: f, b: b, form: b.Loop.Form, counted: b.Count != nil, def: map[mir.Reg]int{}, carriers: map[mir.Reg]Carrier{},
		liveIn: map[Instance]mir.Reg{}, back: map[Instance]mir.Reg{}, goOn: -1}
	for _, p := range f.flow.preds(b) {
		if p == b {
			continue
		}
		if l.pre != nil || len(p.Term.Succs) != 1 {
			return nil, Reject(NoPreheader)
		}
		l.pre = p
	}
	if l.pre == nil {
		return nil, Reject(NeverEntered)
	}
	l.exit = b.Term.Succs[0]
	if l.exit == b {
		l.exit = b.Term.Succs[1]
	}
	if why := CheckOps(b.Insts); why != nil {
		return nil, why
	}
	l.hoistInvariants()
	outside := f.flow.outside
	l.keepNeeded(outside, advanced)
	l.resolvePhis(form)
	l.findLiveOuts(outside, form == copied && f.Mach.HasRotation())
	if !l.counted {
		if why := l.speculate(); why != nil {
			return nil, why
		}
	}
	return l, nil
}

// CheckOps looks for operations that cannot be in a pipeline.
func CheckOps(insts []mir.Inst) *Rejection {
	for n := range insts {
		if insts[n].Call != nil {
			return Reject(HasCall)
		}
	}
	for n := range insts {
		in := &insts[n]
		switch {
		case in.Op == machine.OpTrap:
			return Reject(HasTrap)
		case in.Dst.IsFixed():
			return Reject(MovesStack)
		case in.Mem != nil && in.Mem.Volatile || in.Op.Is(machine.Orders):
			return Reject(HasOrderedAccess)
		}
		bad := false
		in.EachUse(func(r *mir.Reg) { bad = bad || r.IsFixed() && *r != mir.SP })
		if bad {
			return Reject(ReadsMachineRegister)
		}
	}
	return nil
}

// hoistInvariants moves operations without effects whose operands are loop-invariant into the
// preheader.
func (l *body) hoistInvariants() {
	inside := map[mir.Reg]bool{}
	for _, p := range l.b.Phis {
		inside[p.Dst] = true
	}
	for n := range l.b.Insts {
		inside[l.b.Insts[n].Dst] = true
	}
	kept := l.b.Insts[:0:0]
	for _, in := range l.b.Insts {
		movable := in.Mem == nil && !in.Op.SideEffect() && in.Guard == 0 && in.Dst != 0 && !in.Op.Is(machine.MayTrap) && !in.Always
		in.EachUse(func(r *mir.Reg) { movable = movable && !inside[*r] })
		if !movable {
			kept = append(kept, in)
			continue
		}
		delete(inside, in.Dst)
		l.pre.Insts = append(l.pre.Insts, in)
	}
	l.b.Insts = kept
}

// keepNeeded fills insts with what the loop has to compute; the exit test of a counted loop is not
// among it. Some loads are advanced.
func (l *body) keepNeeded(outside readOutside, advanced map[int]bool) {
	at := map[mir.Reg]int{}
	phis := map[mir.Reg]int{}
	for n := range l.b.Insts {
		if r := l.b.Insts[n].Dst; r != 0 {
			at[r] = n
		}
	}
	for n := range l.b.Phis {
		phis[l.b.Phis[n].Dst] = n
	}
	needed := make([]bool, len(l.b.Insts))
	needPhi := make([]bool, len(l.b.Phis))
	var need func(r mir.Reg)
	need = func(r mir.Reg) {
		if n, ok := at[r]; ok && !needed[n] {
			needed[n] = true
			l.b.Insts[n].EachUse(func(r *mir.Reg) { need(*r) })
		}
		if n, ok := phis[r]; ok && !needPhi[n] {
			needPhi[n] = true
			need(*l.b.Phis[n].From(l.b))
		}
	}
	for n := range l.b.Insts {
		if in := &l.b.Insts[n]; in.IsRoot() || outside.has(in.Dst) {
			needed[n] = true
			in.EachUse(func(r *mir.Reg) { need(*r) })
		}
	}
	for n := range l.b.Phis {
		if outside.has(l.b.Phis[n].Dst) {
			need(l.b.Phis[n].Dst)
		}
	}
	if !l.counted {
		need(l.b.Term.Cond)
	}
	for n, in := range l.b.Insts {
		if needed[n] {
			at := l.add(in)
			l.origin[at] = n
			if advanced[n] {
				l.addCheck(at)
			}
		}
	}
	for n, p := range l.b.Phis {
		if needPhi[n] {
			l.phis = append(l.phis, p)
		}
	}
}

func (l *body) add(in mir.Inst) int {
	in.Args = append([]mir.Operand(nil), in.Args...)
	l.insts = append(l.insts, in)
	l.origin = append(l.origin, -1)
	if in.Dst != 0 {
		l.def[in.Dst] = len(l.insts) - 1
	}
	return len(l.insts) - 1
}

// resolvePhis finds for every φ the operation that carries its value. A φ of a φ is a value of two
// iterations ago (if chained). A copy is added where two φs need different first values in one
// register, and for values that are not results of the loop.
func (l *body) resolvePhis(form phiForm) {
	index := map[mir.Reg]int{}
	for n := range l.phis {
		index[l.phis[n].Dst] = n
	}
	busy := map[mir.Reg]bool{}
	var resolve func(p *mir.Phi) Carrier
	resolve = func(p *mir.Phi) Carrier {
		if c, done := l.carriers[p.Dst]; done {
			return c
		}
		busy[p.Dst] = true
		back, init := *p.From(l.b), *p.From(l.pre)
		c := Carrier{-1, 1}
		if n, ok := l.def[back]; ok {
			c.Op = n
		} else if n, ok := index[back]; ok && form == chained && !busy[back] {
			c = resolve(&l.phis[n])
			c.Dist++
		}
		if c.Op >= 0 {
			if have, claimed := l.liveIn[Instance{c.Op, c.Dist}]; claimed && have != init {
				c.Op = -1
			}
		}
		if c.Op < 0 {
			t := l.f.NewReg(l.f.FileOf(p.Dst))
			c = Carrier{l.add(mir.Inst{Op: mir.MoveOp(l.f.FileOf(p.Dst)), Dst: t, Args: []mir.Operand{mir.RegOp(back)}, Pos: l.b.Term.Pos}), 1}
		}
		l.liveIn[Instance{c.Op, c.Dist}], l.back[Instance{c.Op, c.Dist}] = init, back
		l.carriers[p.Dst] = c
		busy[p.Dst] = false
		return c
	}
	for n := range l.phis {
		resolve(&l.phis[n])
	}
}

// source returns where a register of the body comes from; ok is false for invariants.
func (l *body) source(r mir.Reg) (c Carrier, ok bool) {
	if n, isOp := l.def[r]; isOp {
		return Carrier{n, 0}, true
	}
	c, ok = l.carriers[r]
	return c, ok
}

// speculate prepares a loop whose end depends on its data. An iteration starts before the test of
// the one before is known, so loads and divisions must not fault, and stores wait for the test. The loop
// branch leaves at the first iteration whose test fails, so it reads that test alone; stores need the
// chain of all:
//
//	go    = cmp …                 the test; the loop branch reads it
//	fail  = cmp.unc not …         the opposite, false where the stage is off
//	done  = por done', fail       whether any test so far has failed; done' is that of the iteration before
//	valid = pandn guard, done'    guard of the stores
//
// Where the test is no compare:
//
//	go    = pand go', cond        the chain of all tests so far
//	valid = pand guard, go'
func (l *body) speculate() *Rejection {
	t := &l.b.Term
	negate := (t.Succs[0] == l.b) == t.Neg
	stores := 0
	for n := range l.insts {
		l.mayNotFault(&l.insts[n])
		if !l.insts[n].Op.Is(machine.IsStore) {
			continue
		}
		if stores++; l.insts[n].Guard != 0 && l.insts[n].Neg {
			return Reject(NegatedGuard)
		}
	}
	if stores == 0 {
		l.goOn = l.lastTest(negate)
		return nil
	}
	valid, chain := machine.OpPandn, l.f.NewReg(machine.Pred)
	if n, ok := l.ownTest(negate); ok {
		l.goOn = n
		l.chainFailures(chain)
	} else {
		op := machine.OpPand
		if negate {
			op = machine.OpPandn
		}
		l.goOn = l.add(mir.Inst{Op: op, Dst: l.f.NewReg(machine.Pred), Args: []mir.Operand{mir.RegOp(chain), mir.RegOp(t.Cond)}, Pos: t.Pos})
		l.carriers[chain] = Carrier{l.goOn, 1}
		valid = machine.OpPand
	}
	for n := range l.insts {
		if in := &l.insts[n]; in.Op.Is(machine.IsStore) {
			guard := in.Guard
			if guard == 0 {
				guard = l.stage()
			}
			r := l.f.NewReg(machine.Pred)
			l.add(mir.Inst{Op: valid, Dst: r, Args: []mir.Operand{mir.RegOp(guard), mir.RegOp(chain)}, Pos: in.Pos, Always: true})
			l.insts[n].Guard = r
		}
	}
	return nil
}

// chainFailures makes the chain of failed tests of the iterations before.
func (l *body) chainFailures(chain mir.Reg) {
	test := l.insts[l.goOn]
	fail, done, none := l.f.NewReg(machine.Pred), l.f.NewReg(machine.Pred), l.f.NewReg(machine.Pred)
	l.add(mir.Inst{Op: inverseCompare(test.Op), Dst: fail, Args: test.Args, Guard: l.stage(), Flags: asm.Unc, Pos: test.Pos})
	n := l.add(mir.Inst{Op: machine.OpPor, Dst: done, Args: []mir.Operand{mir.RegOp(chain), mir.RegOp(fail)}, Pos: test.Pos, Always: true})
	l.pre.Insts = append(l.pre.Insts, mir.Inst{Op: machine.OpPset, Dst: none, Args: []mir.Operand{mir.ImmOp(0)}, Pos: test.Pos})
	l.carriers[chain] = Carrier{n, 1}
	l.liveIn[Instance{n, 1}] = none
}

// mayNotFault makes a load or a division speculative. A load that is not conditional fails only in
// iterations that the loop does not have, whose results are not used.
func (l *body) mayNotFault(in *mir.Inst) {
	if in.Op.Is(machine.IsLoad) && in.Flags&dismiss == 0 {
		in.Flags |= asm.Discarded
	}
	if in.Op.Is(machine.IsLoad) || in.Op.Is(machine.IsDiv) && in.Op.Is(machine.MayTrap) {
		in.Flags |= dismiss
	}
}

// lastTest is the operation whose result is true if another iteration follows. Where its stage is off
// it must leave the result alone, which is true before the loop. It is the compare of the exit test
// where that is read by the test only, else a copy.
func (l *body) lastTest(negate bool) int {
	cond, pos := l.b.Term.Cond, l.b.Term.Pos
	if n, ok := l.ownTest(negate); ok {
		return n
	}
	op := machine.OpPmov
	if negate {
		op = machine.OpPnot
	}
	return l.add(mir.Inst{Op: op, Dst: l.f.NewReg(machine.Pred), Args: []mir.Operand{mir.RegOp(cond)}, Pos: pos})
}

// ownTest is the compare of the exit test, where it has an opposite and its result is read by the exit
// test only. It becomes true where another iteration follows.
func (l *body) ownTest(negate bool) (n int, ok bool) {
	n, ok = l.def[l.b.Term.Cond]
	if !ok || !l.isOwnTest(n) {
		return 0, false
	}
	opposite := inverseCompare(l.insts[n].Op)
	if negate && opposite != 0 {
		l.insts[n].Op = opposite
	}
	return n, opposite != 0
}

// isOwnTest reports whether an operation is a compare in all iterations whose result only the exit test
// reads.
func (l *body) isOwnTest(n int) bool {
	in := &l.insts[n]
	if !in.Op.Is(machine.IsCompare) || in.Guard != 0 || in.Always || in.Flags&asm.Unc != 0 {
		return false
	}
	for k := range l.insts {
		read := false
		l.insts[k].EachUse(func(r *mir.Reg) { read = read || *r == in.Dst })
		if read {
			return false
		}
	}
	for _, c := range l.carriers {
		if c.Op == n {
			return false
		}
	}
	return !slices.ContainsFunc(l.liveOut, func(o liveOut) bool { return o.from == in.Dst })
}

// stage is a register that represents "the stage is on".
func (l *body) stage() mir.Reg {
	if l.stageIs == 0 {
		l.stageIs = l.f.NewReg(machine.Pred)
		l.f.StageTrue[l.stageIs] = true
		l.pre.Insts = append(l.pre.Insts, mir.Inst{Op: machine.OpPset, Dst: l.stageIs, Args: []mir.Operand{mir.ImmOp(1)}, Pos: l.b.Term.Pos})
	}
	return l.stageIs
}

// findLiveOuts lists the values that are live after the loop. With copies, values of earlier
// iterations are copied in the loop, so that only values of the last iteration are live after it.
func (l *body) findLiveOuts(outside readOutside, copies bool) {
	for n := range l.phis {
		r := l.phis[n].Dst
		if !outside.has(r) {
			continue
		}
		out := liveOut{r, r}
		if copies {
			out.from = l.f.NewReg(l.f.FileOf(r))
			l.add(mir.Inst{Op: mir.MoveOp(l.f.FileOf(r)), Dst: out.from, Args: []mir.Operand{mir.RegOp(r)}, Pos: l.b.Term.Pos})
		}
		l.liveOut = append(l.liveOut, out)
	}
	for n := range l.insts {
		if r := l.insts[n].Dst; outside.has(r) {
			l.liveOut = append(l.liveOut, liveOut{r, r})
		}
	}
}

// liveOut is a register that is read after the loop, and the register of the body that has its
// value.
type liveOut struct{ reg, from mir.Reg }
