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
	at   place     // where in the source it comes from
}

// effects lists the opcodes that do something besides their result, or whose result depends on more than operands.
var effects = map[string]bool{
	"atom": true, "bar": true, "barrier": true, "shfl": true, "vote": true, "match": true, "activemask": true,
	"redux": true, "suld": true, "elect": true, "alloca": true, "call": true, "stacksave": true, "add.cc": true, "wmma": true, "mma": true, "ldmatrix": true, "movmatrix": true,
}

// newItem classifies an instruction.
func newItem(in *ptx.Inst) item {
	it := item{inst: in}
	switch {
	case !in.HasResult(), effects[in.Op]:
		it.keep = true
	case in.Op == "ld":
		it.keep = in.HasMod("volatile") || in.HasMod("acquire") || in.HasMod("relaxed")
	case in.UsesCarry():
		it.keep = true // the carry flag is no operand: such sequences stay as they are
	case in.Op != "ldu":
		it.pure = true
	}
	return it
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
