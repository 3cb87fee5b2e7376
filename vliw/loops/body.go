package loops

import (
	"opt-go/vliw/affine"
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

// variant is the form of a body.
type variant struct {
	phis       phiForm
	advanced   map[int]bool // the places of the loads that are to be advanced (advance.go)
	shortChain bool         // for stores, of the tests of a loop whose end depends on data
}

// newBody checks that a block is a loop that can be pipelined, and analyses it; why is the reason
// if it cannot.
func (f *Stage) newBody(b *mir.Block, v variant) (l *body, why *Rejection) {
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
	l.keepNeeded(outside, v.advanced)
	l.resolvePhis(v.phis)
	l.findLiveOuts(outside, v.phis == copied && f.Mach.HasRotation())
	if !l.counted {
		if why := l.speculate(v.shortChain); why != nil {
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
