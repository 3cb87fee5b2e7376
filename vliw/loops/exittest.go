package loops

import (
	"slices"

	"opt-go/vliw/asm"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// speculate prepares a loop whose end depends on its data. An iteration starts before the test of
// the one before is known, so loads and divisions must not fault, and stores wait for the test. The
// loop branch leaves at the first iteration whose test fails, so it reads that test alone; stores
// need the chain of all:
//
//	go    = cmp …                 the test; the loop branch reads it
//	fail  = cmp.unc not …         the opposite, false where the stage is off
//	done  = por done', fail       whether any test so far has failed; done' is that of the iteration before
//	valid = pandn guard, done'    guard of the stores
//
// Where the test is no compare, or with shortChain, which has an operation less:
//
//	go    = pand go', cond        the chain of all tests so far
//	valid = pand guard, go'
func (l *body) speculate(shortChain bool) *Rejection {
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
	if n, ok := l.chainableTest(negate, shortChain); ok {
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

// chainableTest is ownTest, unless the short chain is asked for.
func (l *body) chainableTest(negate, shortChain bool) (int, bool) {
	if shortChain {
		return 0, false
	}
	return l.ownTest(negate)
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

// lastTest is the operation whose result is true if another iteration follows. Where its stage is
// off it must leave the result alone, which is true before the loop. It is the compare of the exit
// test where that is read by the test only, else a copy.
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

// ownTest is the compare of the exit test, where it has an opposite and its result is read by the
// exit test only. It becomes true where another iteration follows.
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

// isOwnTest reports whether an operation is a compare in all iterations whose result only the exit
// test reads.
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
