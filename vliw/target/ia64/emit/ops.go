package emit

import (
	"opt-go/vliw/asm"
	"opt-go/vliw/machine"
	"opt-go/vliw/target/ia64/code"
)

// plain are the operations that are one instruction with the same operands, registers only.
var plain = map[machine.Op]*code.Op{
	machine.OpAndn: code.Andcm, machine.OpPopc: code.Popcnt,
	machine.OpSext1: code.Sxt1, machine.OpSext2: code.Sxt2, machine.OpSext4: code.Sxt4,
	machine.OpZext1: code.Zxt1, machine.OpZext2: code.Zxt2, machine.OpZext4: code.Zxt4,
	machine.OpFaddS: code.FaddS, machine.OpFaddD: code.FaddD, machine.OpFsubS: code.FsubS, machine.OpFsubD: code.FsubD,
	machine.OpFmulS: code.FmpyS, machine.OpFmulD: code.FmpyD, machine.OpFmaS: code.FmaS, machine.OpFmaD: code.FmaD,
	machine.OpFmsS: code.FmsS, machine.OpFmsD: code.FmsD, machine.OpFnmaS: code.FnmaS, machine.OpFnmaD: code.FnmaD,
	machine.OpFnegS: code.Fneg, machine.OpFnegD: code.Fneg, machine.OpFabsS: code.Fabs, machine.OpFabsD: code.Fabs,
	machine.OpFminS: code.Fmin, machine.OpFminD: code.Fmin, machine.OpFmaxS: code.Fmax, machine.OpFmaxD: code.Fmax,
	machine.OpFmov: code.Fmov, machine.OpMvfiD: code.GetfD, machine.OpMvifS: code.SetfS, machine.OpMvifD: code.SetfD,
	machine.OpSetf: code.SetfSig, machine.OpGetf: code.GetfSig,
	machine.OpXmal: code.XmpyL, machine.OpXmah: code.XmpyH, machine.OpXmahu: code.XmpyHu,
	machine.OpFcvtXf: code.FcvtXf, machine.OpFcvtXuf: code.FcvtXuf, machine.OpFcvtFx: code.FcvtFx, machine.OpFcvtFxt: code.FcvtFxt, machine.OpFcvtFxut: code.FcvtFxut,
	machine.OpFnormS: code.FnormS, machine.OpFnormD: code.FnormD,
	machine.OpFmulX: code.FmpyX, machine.OpFmaX: code.FmaX, machine.OpFnmaX: code.FnmaX, machine.OpFmaXD: code.FmaXD, machine.OpFnmaXD: code.FnmaXD,
}

// binary are the operations of integers that also take a number of 8 bits as first operand.
var binary = map[machine.Op]*code.Op{machine.OpAnd: code.And, machine.OpOr: code.Or, machine.OpXor: code.Xor}

// compares holds, per compare, the instruction and that with the operands exchanged.
var compares = map[machine.Op][2]*code.Op{
	machine.OpCmpEq: {code.CmpEq, code.CmpEq}, machine.OpCmpNe: {code.CmpNe, code.CmpNe},
	machine.OpCmpSlt: {code.CmpLt, code.CmpGt}, machine.OpCmpSle: {code.CmpLe, code.CmpGe},
	machine.OpCmpSgt: {code.CmpGt, code.CmpLt}, machine.OpCmpSge: {code.CmpGe, code.CmpLe},
	machine.OpCmpUlt: {code.CmpLtu, code.CmpGtu}, machine.OpCmpUle: {code.CmpLeu, code.CmpGeu},
	machine.OpCmpUgt: {code.CmpGtu, code.CmpLtu}, machine.OpCmpUge: {code.CmpGeu, code.CmpLeu},
	machine.OpFcmpOeqS: {code.FcmpEq}, machine.OpFcmpOeqD: {code.FcmpEq}, machine.OpFcmpOltS: {code.FcmpLt}, machine.OpFcmpOltD: {code.FcmpLt},
	machine.OpFcmpOleS: {code.FcmpLe}, machine.OpFcmpOleD: {code.FcmpLe}, machine.OpFcmpOgtS: {code.FcmpGt}, machine.OpFcmpOgtD: {code.FcmpGt},
	machine.OpFcmpOgeS: {code.FcmpGe}, machine.OpFcmpOgeD: {code.FcmpGe}, machine.OpFcmpOrdS: {code.FcmpOrd}, machine.OpFcmpOrdD: {code.FcmpOrd},
	machine.OpFcmpUnoS: {code.FcmpUnord}, machine.OpFcmpUnoD: {code.FcmpUnord}, machine.OpFcmpUneS: {code.FcmpNeq}, machine.OpFcmpUneD: {code.FcmpNeq},
	machine.OpFcmpUltS: {code.FcmpNge}, machine.OpFcmpUltD: {code.FcmpNge}, machine.OpFcmpUleS: {code.FcmpNgt}, machine.OpFcmpUleD: {code.FcmpNgt},
	machine.OpFcmpUgtS: {code.FcmpNle}, machine.OpFcmpUgtD: {code.FcmpNle}, machine.OpFcmpUgeS: {code.FcmpNlt}, machine.OpFcmpUgeD: {code.FcmpNlt},
}

// parallel are the compares that change a predicate. Those that order a number and 0 have 0 first.
var parallel = map[machine.Op]*code.Op{
	machine.OpAndEq: code.CmpEqAnd, machine.OpAndNe: code.CmpNeAnd, machine.OpAndSlt: code.CmpGtAnd, machine.OpAndSle: code.CmpGeAnd, machine.OpAndSgt: code.CmpLtAnd, machine.OpAndSge: code.CmpLeAnd,
	machine.OpOrEq: code.CmpEqOr, machine.OpOrNe: code.CmpNeOr, machine.OpOrSlt: code.CmpGtOr, machine.OpOrSle: code.CmpGeOr, machine.OpOrSgt: code.CmpLtOr, machine.OpOrSge: code.CmpLeOr,
}

// shifts are shifts by a register or a number.
var shifts = map[machine.Op]*code.Op{machine.OpShl: code.Shl, machine.OpShr: code.Shru, machine.OpSra: code.Shr}

// access is a load or a store, and what it needs after it.
type access struct {
	op, speculative *code.Op
	extend          *code.Op
	a, sa           *code.Op // advanced, and also speculative
}

var accesses = map[machine.Op]access{
	machine.OpLd1u:  {op: code.Ld1, speculative: code.Ld1s, a: code.Ld1a, sa: code.Ld1sa},
	machine.OpLd2u:  {op: code.Ld2, speculative: code.Ld2s, a: code.Ld2a, sa: code.Ld2sa},
	machine.OpLd4u:  {op: code.Ld4, speculative: code.Ld4s, a: code.Ld4a, sa: code.Ld4sa},
	machine.OpLd1s:  {op: code.Ld1, speculative: code.Ld1s, a: code.Ld1a, sa: code.Ld1sa, extend: code.Sxt1},
	machine.OpLd2s:  {op: code.Ld2, speculative: code.Ld2s, a: code.Ld2a, sa: code.Ld2sa, extend: code.Sxt2},
	machine.OpLd4s:  {op: code.Ld4, speculative: code.Ld4s, a: code.Ld4a, sa: code.Ld4sa, extend: code.Sxt4},
	machine.OpLd8:   {op: code.Ld8, speculative: code.Ld8s, a: code.Ld8a, sa: code.Ld8sa},
	machine.OpFldS:  {op: code.Ldfs, speculative: code.Ldfss, a: code.Ldfsa, sa: code.Ldfssa},
	machine.OpFldD:  {op: code.Ldfd, speculative: code.Ldfds, a: code.Ldfda, sa: code.Ldfdsa},
	machine.OpFfill: {op: code.LdfFill},
	machine.OpSt1:   {op: code.St1}, machine.OpSt2: {op: code.St2}, machine.OpSt4: {op: code.St4}, machine.OpSt8: {op: code.St8},
	machine.OpFstS: {op: code.Stfs}, machine.OpFstD: {op: code.Stfd}, machine.OpFspill: {op: code.StfSpill},
}

// checks are the check of each advanced load, and what it needs after it.
var checks = map[machine.Op]access{
	machine.OpLdc1u: {op: code.Ld1c}, machine.OpLdc2u: {op: code.Ld2c}, machine.OpLdc4u: {op: code.Ld4c}, machine.OpLdc8: {op: code.Ld8c},
	machine.OpLdc1s: {op: code.Ld1c, extend: code.Sxt1}, machine.OpLdc2s: {op: code.Ld2c, extend: code.Sxt2}, machine.OpLdc4s: {op: code.Ld4c, extend: code.Sxt4},
	machine.OpFldcS: {op: code.Ldfsc}, machine.OpFldcD: {op: code.Ldfdc},
}

// operation emits one operation.
func (f *function) operation(in *asm.Inst) {
	f.place = code.Place{}
	if in.From != (asm.Pos{}) {
		f.place = f.at(f.src.Name, in.From)
	}
	g := f.guard(in.Guard)
	if op := plain[in.Op]; op != nil {
		f.add(g, op, dst(f.machineReg(in.Dst)), f.regArgs(in)...)
		return
	}
	if op := binary[in.Op]; op != nil {
		f.binary(g, op, in)
		return
	}
	if c, ok := compares[in.Op]; ok {
		f.compare(g, c, in)
		return
	}
	if op := shifts[in.Op]; op != nil {
		f.shift(g, op, in)
		return
	}
	if a, ok := accesses[in.Op]; ok {
		f.access(g, a, in)
		return
	}
	if a, ok := checks[in.Op]; ok {
		f.access(g, a, in)
		return
	}
	if op := parallel[in.Op]; op != nil {
		f.parallelCompare(op, in)
		return
	}
	if in.Op.Is(machine.Orders) {
		f.ordered(g, in)
		return
	}
	if do := expansions[in.Op]; do != nil {
		do(f, g, in)
		return
	}
	panic("BUG: IA-64 has no " + in.Op.String())
}

// guard is the predicate of an operation. In a loop whose end depends on data every iteration
// starts a new one, so the first stage needs none.
func (f *function) guard(g asm.Guard) code.Reg {
	switch {
	case !g.Reg.Valid():
		return always
	case g.Negate:
		return f.complement(g.Reg)
	case f.while && g.Reg.Rotating && g.Reg.Num == 0:
		return always
	}
	return f.machineReg(g.Reg)
}

// complement is the predicate that holds where r does not. The stage predicates have none.
func (f *function) complement(r machine.Reg) code.Reg {
	p, not := predicates(r)
	if !r.Rotating || int(r.Num) >= f.stages {
		return not
	}
	f.add(always, code.CmpEq, dst(scratchPred, code.True), reg(code.Zero), reg(code.Zero))
	f.add(p, code.CmpNe, dst(scratchPred, code.True), reg(code.Zero), reg(code.Zero))
	return scratchPred
}

func (f *function) regArgs(in *asm.Inst) []code.Arg {
	var out []code.Arg
	for _, a := range in.Args {
		out = append(out, reg(f.value(a)))
	}
	return out
}

// value is an operand in a register.
func (f *function) value(a asm.Arg) code.Reg {
	switch {
	case a.Kind == asm.KindReg:
		return f.machineReg(a.Reg)
	case a.Imm == 0:
		return code.Zero
	}
	t := f.scratch(machine.Int)
	f.constant(always, t, a.Imm)
	return t
}

// small is an operand that may be a number of so many bits.
func (f *function) small(a asm.Arg, bits int) code.Arg {
	if a.Kind == asm.KindImm && a.Imm != 0 && fits(a.Imm, bits) {
		return imm(a.Imm)
	}
	return reg(f.value(a))
}

func fits(n int64, bits int) bool { return n >= -1<<(bits-1) && n < 1<<(bits-1) }

func (f *function) binary(g code.Reg, op *code.Op, in *asm.Inst) {
	a, b := in.Args[0], in.Args[1]
	if b.Kind == asm.KindImm {
		a, b = b, a
	}
	x, y := f.small(a, 8), f.value(b)
	f.add(g, op, dst(f.machineReg(in.Dst)), x, reg(y))
}

func (f *function) shift(g code.Reg, op *code.Op, in *asm.Inst) {
	x, n := f.value(in.Args[0]), in.Args[1]
	switch {
	case n.Kind == asm.KindReg:
		f.add(g, op, dst(f.machineReg(in.Dst)), reg(x), reg(f.machineReg(n.Reg)))
	case n.Imm == 0:
		f.add(g, code.Mov, dst(f.machineReg(in.Dst)), reg(x))
	default:
		f.add(g, op, dst(f.machineReg(in.Dst)), reg(x), imm(n.Imm))
	}
}

// compare writes a predicate and its complement. With !unc they are false and true where the guard
// is off; where a stage is off, both are false: nothing of that iteration counts.
func (f *function) compare(g code.Reg, c [2]*code.Op, in *asm.Inst) {
	a, b := in.Args[0], in.Args[1]
	op, x, y := c[0], code.Arg{}, code.Arg{}
	if b.Kind == asm.KindImm && b.Imm != 0 && comparable(op, b.Imm) {
		op, x, y = c[1], imm(b.Imm), reg(f.value(a))
	} else {
		x, y = reg(f.value(a)), reg(f.value(b))
	}
	p, not := predicates(in.Dst)
	if in.Dst.Rotating && int(in.Dst.Num) < f.stages {
		not = code.True
	}
	switch {
	case in.Flags&asm.Unc == 0 || g == always:
	case in.Guard.Reg.Rotating && int(in.Guard.Reg.Num) < f.stages && !in.Guard.Negate:
		op = code.Unconditional[op]
	default:
		if g == p || g == not {
			f.add(always, code.CmpNe, dst(scratchPred, code.True), reg(code.Zero), reg(code.Zero))
			f.add(g, code.CmpEq, dst(scratchPred, code.True), reg(code.Zero), reg(code.Zero))
			g = scratchPred
		}
		f.add(always, code.CmpNe, dst(p, not), reg(code.Zero), reg(code.Zero))
	}
	f.add(g, op, dst(p, not), x, y)
}

// parallelCompare changes a predicate and its complement by a relation.
func (f *function) parallelCompare(op *code.Op, in *asm.Inst) {
	if in.Guard.Reg.Valid() || in.Args[0].Reg != in.Dst {
		panic("BUG: a parallel compare that does not change what it reads, or under a guard")
	}
	p, not := predicates(in.Dst)
	x, y := in.Args[1], in.Args[2]
	if y.Kind == asm.KindImm && y.Imm != 0 && comparable(op, y.Imm) {
		f.add(always, op, dst(p, not), imm(y.Imm), reg(f.value(x)))
		return
	}
	f.add(always, op, dst(p, not), reg(f.value(y)), reg(f.value(x)))
}

// comparable reports whether a compare takes a number: 8 bits with a sign, and one less for those
// that the assembler makes of others.
func comparable(op *code.Op, n int64) bool {
	switch op {
	case code.CmpLtu, code.CmpLeu, code.CmpGtu, code.CmpGeu:
		return n > 0 && n < 127
	}
	return n > -128 && n < 127
}

// access emits a load, a check of one, or a store. A speculative load that fails gives 0.
func (f *function) access(g code.Reg, a access, in *asm.Inst) {
	at := f.machineReg(in.Args[0].Reg)
	if off := in.Args[0].Imm; off != 0 {
		t := f.scratch(machine.Int)
		f.sum(always, t, at, off)
		at = t
	}
	if a.op.Is(code.Store) {
		f.add(g, a.op, []code.Arg{mem(at)}, reg(f.value(in.Args[1])))
		return
	}
	d, op := f.machineReg(in.Dst), a.op
	speculative := in.Flags&asm.Dismiss != 0
	switch advanced := in.Flags&asm.Advanced != 0; {
	case advanced && speculative: // its check loads what it could not, and extends the value
		f.add(g, a.sa, dst(d), mem(at))
		return
	case advanced:
		f.add(g, a.a, dst(d), mem(at))
		return
	case in.Op.IsCheck() && f.machineReg(in.Args[1].Reg) != d:
		panic("BUG: an advanced load and its check are in two registers")
	case speculative:
		op = a.speculative
	}
	f.add(g, op, dst(d), mem(at))
	switch {
	case in.Flags&asm.Discarded != 0:
	case speculative && in.Dst.File == machine.Float:
		f.add(g, code.FclassM, dst(scratchPred, code.True), reg(d), sym("@nat"))
		f.add(scratchPred, code.Fmov, dst(d), reg(code.FZero))
	case speculative:
		f.add(g, code.Tnat, dst(scratchPred, code.True), reg(d))
		f.add(scratchPred, code.Mov, dst(d), reg(code.Zero))
	}
	if a.extend != nil {
		f.add(g, a.extend, dst(d), reg(d))
	}
}
