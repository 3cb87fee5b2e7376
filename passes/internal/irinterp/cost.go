package irinterp

import (
	"strings"

	"opt-go/frontend/ir"
)

// Cost is a rough price of executing an instruction once, in units of an addition. It ranks two
// versions of a function; it does not predict cycles. Casts that change no bits, φs and what only
// tells the optimizer something are free, generic pointers of a GPU cost as much again as pointers
// of a space.
func Cost(i *ir.Instr) int {
	switch i.Op() {
	case ir.Phi, ir.BitCast, ir.AddrSpaceCast, ir.IntToPtr, ir.PtrToInt, ir.Freeze, ir.Unreachable:
		return 0
	case ir.UDiv, ir.SDiv, ir.URem, ir.SRem, ir.FDiv, ir.FRem:
		return 20
	case ir.Mul:
		return 3
	case ir.Load, ir.Store:
		return accessCost(i)
	case ir.AtomicRMW, ir.CmpXchg:
		return 4 * accessCost(i)
	case ir.Switch:
		return 2
	}
	if i.Op().IsCall() {
		return callCost(i)
	}
	return 1
}

func accessCost(i *ir.Instr) int {
	space := 0
	if p := i.Pointer(); p != nil {
		space = p.Type().Space
	}
	if space == 0 && strings.HasPrefix(i.Func().Module().Triple, "nvptx") {
		return 8
	}
	return 4
}

func callCost(i *ir.Instr) int {
	id := i.IntrinsicID()
	switch {
	case id == "":
		return 10
	case strings.HasPrefix(id, "llvm.mem"):
		return 10
	case strings.HasPrefix(id, "llvm.dbg."), id == "llvm.assume", strings.HasPrefix(id, "llvm.lifetime."), strings.HasPrefix(id, "llvm.experimental.noalias"):
		return 0
	}
	return 1
}

// StaticCost is the cost of all instructions of a function, each executed once.
func StaticCost(f *ir.Func) int {
	n := 0
	for i := range f.Instrs() {
		n += Cost(i)
	}
	return n
}
