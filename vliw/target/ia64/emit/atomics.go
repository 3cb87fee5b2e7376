package emit

import (
	"opt-go/vliw/asm"
	"opt-go/vliw/machine"
	"opt-go/vliw/target/ia64/code"
)

// ordered emits a fence or an atomic access. What cmpxchg compares with is in ar.ccv.
func (f *function) ordered(g code.Reg, in *asm.Inst) {
	if in.Op == machine.OpFence {
		f.add(g, code.Mf, nil)
		return
	}
	at := f.machineReg(in.Args[0].Reg)
	if off := in.Args[0].Imm; off != 0 {
		t := f.scratch(machine.Int)
		f.sum(always, t, at, off)
		at = t
	}
	table := code.Atomics
	if in.Flags&asm.Release != 0 {
		table = code.Released
	}
	ops := table[machine.Info(in.Op).Size]
	switch in.Op {
	case machine.OpLdAcq1, machine.OpLdAcq2, machine.OpLdAcq4, machine.OpLdAcq8:
		f.add(g, ops.Load, dst(f.machineReg(in.Dst)), mem(at))
	case machine.OpStRel1, machine.OpStRel2, machine.OpStRel4, machine.OpStRel8:
		f.add(g, ops.Store, []code.Arg{mem(at)}, reg(f.value(in.Args[1])))
	case machine.OpXchg1, machine.OpXchg2, machine.OpXchg4, machine.OpXchg8:
		f.add(g, ops.Exchange, dst(f.machineReg(in.Dst)), mem(at), reg(f.value(in.Args[1])))
	case machine.OpFetchAdd4, machine.OpFetchAdd8:
		f.add(g, ops.Add, dst(f.machineReg(in.Dst)), mem(at), imm(in.Args[1].Imm))
	default:
		f.add(g, code.MovAM, dst(code.CCV), reg(f.value(in.Args[2])))
		f.add(g, ops.Compare, dst(f.machineReg(in.Dst)), mem(at), reg(f.value(in.Args[1])), reg(code.CCV))
	}
}
