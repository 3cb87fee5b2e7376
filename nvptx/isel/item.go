package isel

import (
	"strings"

	"opt-go/nvptx/ptx"
)

// item is one statement of a function under construction. Registers are numbers of fsel.regs until finish.go gives
// them their final names.
type item struct {
	inst *ptx.Inst // nil: another statement
	stmt ptx.Stmt  // when inst is nil: label, scope, variable, prototype, list of targets
	keep bool      // it does more than produce its result
	pure bool      // its result depends on its operands alone
}

// noResult lists the opcodes whose first operand is not a destination.
var noResult = map[string]bool{
	"st": true, "red": true, "bra": true, "brx": true, "call": true, "ret": true, "exit": true, "trap": true, "brkpt": true,
	"membar": true, "fence": true, "prefetch": true, "prefetchu": true, "nanosleep": true, "pmevent": true,
	"stackrestore": true, "cp": true, "discard": true, "applypriority": true, "griddepcontrol": true, "setmaxnreg": true,
}

// effects lists the opcodes that do something besides their result, or whose result depends on more than operands.
var effects = map[string]bool{
	"atom": true, "bar": true, "barrier": true, "shfl": true, "vote": true, "match": true, "activemask": true,
	"redux": true, "elect": true, "alloca": true, "stacksave": true, "add.cc": true,
}

// hasResult reports whether the first operand of an instruction is what it computes.
func hasResult(in *ptx.Inst) bool {
	if noResult[in.Op] || len(in.Args) == 0 {
		return false
	}
	if in.Op == "bar" || in.Op == "barrier" {
		return in.HasMod("red")
	}
	return true
}

// newItem classifies an instruction.
func newItem(in *ptx.Inst) item {
	it := item{inst: in}
	switch {
	case !hasResult(in), effects[in.Op]:
		it.keep = true
	case in.Op == "ld":
		it.keep = in.HasMod("volatile") || in.HasMod("acquire") || in.HasMod("relaxed")
	case usesCarry(in):
		it.keep = true // the carry flag is no operand: such sequences stay as they are
	case in.Op != "ldu":
		it.pure = true
	}
	return it
}

func usesCarry(in *ptx.Inst) bool {
	return in.Op == "addc" || in.Op == "subc" || in.Op == "madc" || in.HasMod("cc")
}

// results calls visit with the registers that an instruction writes.
func results(in *ptx.Inst, visit func(ptx.Reg)) {
	if !hasResult(in) {
		return
	}
	ptx.WalkOperands(in.Args[:1], func(o ptx.Operand) {
		if r, ok := o.(ptx.Reg); ok {
			visit(r)
		}
	})
}

// sources calls visit with the registers that an instruction reads.
func sources(in *ptx.Inst, visit func(ptx.Reg)) {
	if in.Guard.Present() {
		visit(in.Guard.Reg())
	}
	args := in.Args
	if hasResult(in) {
		args = args[1:]
	}
	ptx.WalkOperands(args, func(o ptx.Operand) {
		switch o := o.(type) {
		case ptx.Reg:
			visit(o)
		case ptx.Not:
			visit(o.Reg)
		}
	})
}

// mapOperand rebuilds an operand with other registers.
func mapOperand(o ptx.Operand, f func(ptx.Reg) ptx.Operand) ptx.Operand {
	switch o := o.(type) {
	case ptx.Reg:
		return f(o)
	case ptx.Not:
		return ptx.Not{Reg: f(o.Reg).(ptx.Reg)}
	case ptx.Addr:
		o.Base = mapOperand(o.Base, f)
		return o
	case ptx.Pair:
		return ptx.Pair{First: mapOperand(o.First, f), Second: mapOperand(o.Second, f)}
	case ptx.Vec:
		return ptx.Vec(mapOperands(o, f))
	case ptx.List:
		return ptx.List(mapOperands(o, f))
	}
	return o
}

func mapOperands(os []ptx.Operand, f func(ptx.Reg) ptx.Operand) []ptx.Operand {
	out := make([]ptx.Operand, len(os))
	for i, o := range os {
		out[i] = mapOperand(o, f)
	}
	return out
}

// renameRegs replaces all registers of an instruction, guard included.
func renameRegs(in *ptx.Inst, f func(ptx.Reg) ptx.Reg) {
	wrap := func(r ptx.Reg) ptx.Operand { return f(r) }
	for i, o := range in.Args {
		switch o := o.(type) {
		case ptx.Reg:
			in.Args[i] = f(o)
		case ptx.Int, ptx.SymRef, ptx.Label, ptx.Special:
		default:
			in.Args[i] = mapOperand(o, wrap)
		}
	}
	if in.Guard.Present() {
		in.Guard = ptx.GuardOn(f(in.Guard.Reg()), in.Guard.Not)
	}
}

// isCopy reports whether an instruction copies one register to another.
func isCopy(in *ptx.Inst) (dst, src ptx.Reg, ok bool) {
	if in == nil || in.Op != "mov" || in.Guard.Present() || len(in.Args) != 2 {
		return 0, 0, false
	}
	dst, okD := in.Args[0].(ptx.Reg)
	src, okS := in.Args[1].(ptx.Reg)
	return dst, src, okD && okS
}

// splitOpcode takes "mul.wide.s32" apart.
func splitOpcode(text string) (op string, mods []string) {
	parts := strings.Split(text, ".")
	return parts[0], parts[1:]
}
