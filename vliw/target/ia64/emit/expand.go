package emit

import (
	"slices"

	"opt-go/vliw/asm"
	"opt-go/vliw/machine"
	"opt-go/vliw/target/ia64/code"
)

// expansions are the operations that have operands of their own form, or are several instructions.
var expansions = map[machine.Op]func(f *function, g code.Reg, in *asm.Inst){
	machine.OpAdd: func(f *function, g code.Reg, in *asm.Inst) { f.addition(g, in, in.Args[0], in.Args[1]) },
	machine.OpSub: (*function).difference,
	machine.OpMov: func(f *function, g code.Reg, in *asm.Inst) { f.move(g, f.machineReg(in.Dst), in.Args[0]) },
	machine.OpLi:  func(f *function, g code.Reg, in *asm.Inst) { f.constant(g, f.machineReg(in.Dst), in.Args[0].Imm) },
	machine.OpLa:  (*function).address,
	machine.OpShladd: func(f *function, g code.Reg, in *asm.Inst) {
		f.add(g, code.Shladd, dst(f.machineReg(in.Dst)), reg(f.value(in.Args[0])), imm(in.Args[1].Imm), reg(f.value(in.Args[2])))
	},
	machine.OpMux1rev: func(f *function, g code.Reg, in *asm.Inst) {
		f.add(g, code.Mux1, dst(f.machineReg(in.Dst)), reg(f.value(in.Args[0])), sym("@rev"))
	},
	machine.OpSel: (*function).choice, machine.OpFsel: (*function).choice,
	machine.OpFliS: (*function).floatConstant, machine.OpFliD: (*function).floatConstant,
	machine.OpFcopysignS: (*function).copySign, machine.OpFcopysignD: (*function).copySign,
	machine.OpMvfiS: func(f *function, g code.Reg, in *asm.Inst) {
		d := f.machineReg(in.Dst)
		f.add(g, code.GetfS, dst(d), f.regArgs(in)...)
		f.add(g, code.Sxt4, dst(d), reg(d))
	},
	machine.OpFoneX: func(f *function, g code.Reg, in *asm.Inst) {
		f.add(g, code.FnmaX, dst(f.machineReg(in.Dst)), append(f.regArgs(in), reg(code.FOne))...)
	},
	machine.OpFrcpa: approximation(code.Frcpa), machine.OpFrsqrta: approximation(code.Frsqrta),
	machine.OpFrcpaP: isApproximation(code.Frcpa), machine.OpFrsqrtaP: isApproximation(code.Frsqrta),
	machine.OpPand: (*function).conjunction, machine.OpPxor: logic(first, toggle),
	machine.OpPor: (*function).disjunction, machine.OpPandn: (*function).exclusion,
	machine.OpPmov: changes(logic(first, nil), false, true), machine.OpPnot: changes(logic(negated, nil), true, false), machine.OpPset: (*function).setPredicate,
	machine.OpBr: (*function).branch, machine.OpBrind: (*function).indirect, machine.OpCall: (*function).call, machine.OpCallr: (*function).callRegister,
	machine.OpRet:  func(f *function, g code.Reg, _ *asm.Inst) { f.leave(g) },
	machine.OpTail: (*function).tail, machine.OpTailr: (*function).tail,
	machine.OpTrap: func(f *function, g code.Reg, _ *asm.Inst) { f.add(g, code.Break, nil, imm(0)) },
	machine.OpCtop: func(f *function, _ code.Reg, in *asm.Inst) { f.add(always, code.BrCtop, nil, sym(f.label(in.Args[0]))) },
	machine.OpCloop: func(f *function, _ code.Reg, in *asm.Inst) {
		f.add(always, code.BrCloop, nil, sym(f.label(in.Args[0])))
	},
	machine.OpWtop: func(f *function, _ code.Reg, in *asm.Inst) {
		f.add(f.machineReg(in.Args[0].Reg), code.BrWtop, nil, sym(f.label(in.Args[1])))
	},
	machine.OpSetlc: func(f *function, g code.Reg, in *asm.Inst) {
		f.add(g, code.MovAR, dst(code.LC), f.small(in.Args[0], 8))
	},
	machine.OpSetec: func(f *function, g code.Reg, in *asm.Inst) {
		f.add(g, code.MovAR, dst(code.EC), f.small(in.Args[0], 8))
	},
	machine.OpClrrrb: func(f *function, _ code.Reg, _ *asm.Inst) { f.add(always, code.Clrrrb, nil) },
	machine.OpInitrp: func(f *function, _ code.Reg, in *asm.Inst) {
		f.add(always, code.MovPR, dst(code.RotPred), imm(in.Args[0].Imm<<code.FirstRotating))
	},
}

// constant loads a number.
func (f *function) constant(g code.Reg, d code.Reg, n int64) {
	if fits(n, 22) {
		f.add(g, code.Mov, dst(d), imm(n))
		return
	}
	f.add(g, code.Movl, dst(d), imm(n))
}

// sum adds a number of any size.
func (f *function) sum(g code.Reg, d, x code.Reg, n int64) {
	if fits(n, 14) {
		f.add(g, code.Adds, dst(d), imm(n), reg(x))
		return
	}
	t := f.scratch(machine.Int)
	f.constant(always, t, n)
	f.add(g, code.Add, dst(d), reg(x), reg(t))
}

func (f *function) addition(g code.Reg, in *asm.Inst, a, b asm.Arg) {
	if a.Kind == asm.KindImm {
		a, b = b, a
	}
	if b.Kind == asm.KindImm {
		f.sum(g, f.machineReg(in.Dst), f.value(a), b.Imm)
		return
	}
	f.add(g, code.Add, dst(f.machineReg(in.Dst)), reg(f.value(a)), reg(f.value(b)))
}

func (f *function) difference(g code.Reg, in *asm.Inst) {
	a, b := in.Args[0], in.Args[1]
	if b.Kind == asm.KindImm {
		f.addition(g, in, a, asm.ImmArg(-b.Imm))
		return
	}
	x := f.small(a, 8)
	f.add(g, code.Sub, dst(f.machineReg(in.Dst)), x, reg(f.value(b)))
}

func (f *function) move(g code.Reg, d code.Reg, a asm.Arg) {
	if a.Kind == asm.KindImm {
		f.constant(g, d, a.Imm)
		return
	}
	f.add(g, code.Mov, dst(d), reg(f.machineReg(a.Reg)))
}

// address loads an address: of data relative to gp, of a thread's own data relative to the thread
// pointer, of others from the linkage table.
func (f *function) address(g code.Reg, in *asm.Inst) {
	s, d := in.Args[0].Sym, f.machineReg(in.Dst)
	text := f.symbol(s)
	thread, elsewhere := f.elsewhere[s.Name]
	switch {
	case f.isFunction(s):
		text = "@ltoff(@fptr(" + text + "))"
	case elsewhere && s.Block == "":
		f.addressElsewhere(g, d, s, thread)
		return
	case f.thread[s.Name] && s.Block == "":
		f.add(g, code.Movl, dst(d), sym("@tprel("+text+")"))
		f.add(g, code.Add, dst(d), reg(d), reg(code.ThreadPointer))
		return
	case s.Block != "":
		text = "@ltoff(" + text + ")"
	default:
		f.add(g, code.Movl, dst(d), sym("@gprel("+text+")"))
		f.add(g, code.Add, dst(d), reg(d), reg(code.GP))
		return
	}
	f.add(g, code.Addl, dst(d), sym(text), reg(code.GP))
	f.add(g, code.Ld8, dst(d), mem(d))
}

// addressElsewhere loads the address of a variable that is defined elsewhere. A thread's own is
// relative to the thread pointer (initial-exec).
func (f *function) addressElsewhere(g, d code.Reg, s asm.Sym, thread bool) {
	text := f.symbol(asm.Sym{Name: s.Name})
	if thread {
		text = "@tprel(" + text + ")"
	}
	f.add(g, code.Addl, dst(d), sym("@ltoff("+text+")"), reg(code.GP))
	f.add(g, code.Ld8, dst(d), mem(d))
	if thread {
		f.add(g, code.Add, dst(d), reg(d), reg(code.ThreadPointer))
	}
	if s.Offset != 0 {
		f.sum(g, d, d, s.Offset)
	}
}

// choice is two copies under a predicate and its complement. A guard needs a copy of its own.
func (f *function) choice(g code.Reg, in *asm.Inst) {
	p, d := f.machineReg(in.Args[0].Reg), f.machineReg(in.Dst)
	to, float := d, in.Dst.File == machine.Float
	move := code.Mov
	if float {
		move = code.Fmov
	}
	if g == p {
		f.copy(g, move, d, in.Args[1])
		return
	}
	if g != always {
		to = f.scratch(in.Dst.File)
	}
	not := f.complement(in.Args[0].Reg)
	f.pairs++
	start := len(f.out)
	f.copy(p, move, to, in.Args[1])
	f.copy(not, move, to, in.Args[2])
	if not != scratchPred {
		for k := start; k < len(f.out); k++ {
			if f.out[k].Dst[0].Reg == to && f.out[k].Pred != always {
				f.out[k].Pair = f.pairs
			}
		}
	}
	if g != always {
		f.add(g, move, dst(d), reg(to))
	}
}

// copy copies an operand, unless it is there.
func (f *function) copy(g code.Reg, move *code.Op, d code.Reg, a asm.Arg) {
	if a.Kind == asm.KindImm {
		f.constant(g, d, a.Imm)
	} else if r := f.machineReg(a.Reg); r != d {
		f.add(g, move, dst(d), reg(r))
	}
}

// floatConstant copies 0 or 1; lower has loaded all others.
func (f *function) floatConstant(g code.Reg, in *asm.Inst) {
	from := code.FZero
	if in.Args[0].Imm != 0 {
		from = code.FOne
	}
	f.add(g, code.Fmov, dst(f.machineReg(in.Dst)), reg(from))
}

// copySign: the first operand of the instruction has the sign.
func (f *function) copySign(g code.Reg, in *asm.Inst) {
	f.add(g, code.FmergeS, dst(f.machineReg(in.Dst)), reg(f.value(in.Args[1])), reg(f.value(in.Args[0])))
}

func approximation(op *code.Op) func(f *function, g code.Reg, in *asm.Inst) {
	return func(f *function, g code.Reg, in *asm.Inst) {
		f.add(g, op, dst(f.machineReg(in.Dst), code.True), f.regArgs(in)...)
	}
}

// isApproximation makes a pair of the one predicate that the instruction writes.
func isApproximation(op *code.Op) func(f *function, g code.Reg, in *asm.Inst) {
	return func(f *function, g code.Reg, in *asm.Inst) {
		f.add(always, op, dst(f.scratch(machine.Float), scratchPred), f.regArgs(in)...)
		t := f.scratch(machine.Int)
		f.add(always, code.Mov, dst(t), imm(0))
		f.add(scratchPred, code.Mov, dst(t), imm(1))
		f.testBit(g, in, t)
	}
}

// testBit makes a pair of predicates of a bit.
func (f *function) testBit(g code.Reg, in *asm.Inst, t code.Reg) {
	p, not := predicates(in.Dst)
	f.add(g, code.CmpNe, dst(p, not), reg(code.Zero), reg(t))
}

// step changes the bit t by the value of a predicate.
type step func(f *function, t code.Reg, p machine.Reg)

// logic computes with predicates in a bit of an integer register, so that the result may be one of
// the operands.
func logic(steps ...step) func(f *function, g code.Reg, in *asm.Inst) {
	return func(f *function, g code.Reg, in *asm.Inst) {
		t := f.scratch(machine.Int)
		for k, s := range steps {
			if s != nil {
				s(f, t, in.Args[k].Reg)
			}
		}
		f.testBit(g, in, t)
	}
}

func first(f *function, t code.Reg, p machine.Reg) {
	f.add(always, code.Mov, dst(t), imm(0))
	f.add(f.machineReg(p), code.Mov, dst(t), imm(1))
}

func negated(f *function, t code.Reg, p machine.Reg) {
	f.add(always, code.Mov, dst(t), imm(1))
	f.add(f.machineReg(p), code.Mov, dst(t), imm(0))
}

func both(f *function, t code.Reg, p machine.Reg) {
	u := f.scratch(machine.Int)
	first(f, u, p)
	f.add(always, code.And, dst(t), reg(t), reg(u))
}

func either(f *function, t code.Reg, p machine.Reg) {
	f.add(f.machineReg(p), code.Mov, dst(t), imm(1))
}

func without(f *function, t code.Reg, p machine.Reg) {
	f.add(f.machineReg(p), code.Mov, dst(t), imm(0))
}

func toggle(f *function, t code.Reg, p machine.Reg) {
	f.add(f.machineReg(p), code.Xor, dst(t), imm(1), reg(t))
}

// set makes a pair of predicates true or false, under another one.
func (f *function) set(g code.Reg, p, not code.Reg, value bool) {
	op := code.CmpNe
	if value {
		op = code.CmpEq
	}
	f.add(g, op, dst(p, not), reg(code.Zero), reg(code.Zero))
}

// expansion emits an operation under a guard.
type expansion = func(f *function, g code.Reg, in *asm.Inst)

// changes computes with predicates by compares that change the result where an operand holds, one
// after the other: first is what it is before. Under a guard, or where an operand is the result, it
// is computed elsewhere.
func changes(elsewhere expansion, first bool, to ...bool) expansion {
	return func(f *function, g code.Reg, in *asm.Inst) {
		if g != always || readsResult(in) {
			elsewhere(f, g, in)
			return
		}
		p, not := predicates(in.Dst)
		f.set(always, p, not, first)
		for k, value := range to {
			f.set(f.machineReg(in.Args[k].Reg), p, not, value)
		}
	}
}

// readsResult reports whether an operation reads the predicate that it writes.
func readsResult(in *asm.Inst) bool {
	return slices.ContainsFunc(in.Args, func(a asm.Arg) bool { return a.Reg == in.Dst })
}

// changeIf makes a pair of predicates true or false where another one holds. Those that make it the
// same may be in one group.
func (f *function) changeIf(when, p, not code.Reg, value bool) {
	op := code.CmpNeAnd
	if value {
		op = code.CmpEqOr
	}
	f.add(when, op, dst(p, not), reg(code.Zero), reg(code.Zero))
}

// disjunction makes a false predicate true where an operand holds, in parallel.
func (f *function) disjunction(g code.Reg, in *asm.Inst) {
	if g != always {
		logic(first, either)(f, g, in)
		return
	}
	p, not := predicates(in.Dst)
	if !readsResult(in) {
		f.set(always, p, not, false)
	}
	for _, a := range in.Args {
		if a.Reg != in.Dst {
			f.changeIf(f.machineReg(a.Reg), p, not, true)
		}
	}
}

// conjunction makes a true predicate false where an operand does not hold, in parallel. In kernels
// both an operand and its complement may be false: there a bit, which the first operand makes, is
// tested where the second one holds.
func (f *function) conjunction(g code.Reg, in *asm.Inst) {
	switch {
	case g == always && f.stages == 0:
		f.restrict(in, func(k int) code.Reg {
			_, complement := predicates(in.Args[k].Reg)
			return complement
		})
	case g != always || readsResult(in):
		logic(first, both)(f, g, in)
	default:
		p, not := predicates(in.Dst)
		t := f.scratch(machine.Int)
		first(f, t, in.Args[0].Reg)
		f.set(always, p, not, false)
		f.add(f.machineReg(in.Args[1].Reg), code.CmpNe, dst(p, not), reg(code.Zero), reg(t))
	}
}

// exclusion is the first operand without the second.
func (f *function) exclusion(g code.Reg, in *asm.Inst) {
	if g != always || f.stages > 0 || in.Args[1].Reg == in.Dst {
		changes(logic(first, without), false, true, false)(f, g, in)
		return
	}
	f.restrict(in, func(k int) code.Reg {
		p, complement := predicates(in.Args[k].Reg)
		if k == 1 {
			return p
		}
		return complement
	})
}

// restrict makes a true predicate false where one of several others holds, one for each operand.
// The result starts as what it is if it is an operand.
func (f *function) restrict(in *asm.Inst, unless func(k int) code.Reg) {
	p, not := predicates(in.Dst)
	if !readsResult(in) {
		f.set(always, p, not, true)
	}
	for k := range in.Args {
		if in.Args[k].Reg != in.Dst {
			f.changeIf(unless(k), p, not, false)
		}
	}
}

func (f *function) setPredicate(g code.Reg, in *asm.Inst) {
	p, not := predicates(in.Dst)
	f.set(g, p, not, in.Args[0].Imm != 0)
}

func (f *function) label(a asm.Arg) string {
	return f.labels[asm.Sym{Name: f.src.Name, Block: a.Sym.Block}]
}

func (f *function) branch(g code.Reg, in *asm.Inst) {
	op := code.Br
	if g != always {
		op = code.BrCond
	}
	f.add(g, op, nil, sym(f.label(in.Args[0])))
}

func (f *function) indirect(g code.Reg, in *asm.Inst) {
	f.add(g, code.MovI, dst(callTarget), reg(f.value(in.Args[0])))
	f.add(g, code.Br, nil, reg(callTarget))
}

func (f *function) call(g code.Reg, in *asm.Inst) {
	f.add(g, code.BrCall, dst(code.Return), sym(f.symbol(in.Args[0].Sym)))
	f.add(g, code.Mov, dst(code.GP), reg(f.local(localGP)))
}

// callRegister calls through a descriptor.
func (f *function) callRegister(g code.Reg, in *asm.Inst) {
	f.descriptor(in.Args[0])
	f.add(g, code.BrCall, dst(code.Return), reg(callTarget))
	f.add(g, code.Mov, dst(code.GP), reg(f.local(localGP)))
}

// descriptor loads the address of the code, and the callee's gp.
func (f *function) descriptor(a asm.Arg) {
	at := f.value(a)
	entry, second := f.scratch(machine.Int), f.scratch(machine.Int)
	f.add(always, code.Adds, dst(second), imm(8), reg(at))
	f.add(always, code.Ld8, dst(entry), mem(at))
	f.add(always, code.Ld8, dst(code.GP), mem(second))
	f.add(always, code.MovI, dst(callTarget), reg(entry))
}
