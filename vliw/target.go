package vliw

import (
	"opt-go/frontend/ir"
	"opt-go/passes/target"
	"opt-go/vliw/machine"
)

// Target returns the facts about the machine of the options that passes need. For a machine that
// does not exist, which Compile reports, it returns those of the default one.
func Target(o Options) *target.Target {
	m := o.Machine
	if m == nil {
		var err error
		if m, err = machine.Lookup(o.Name); err != nil {
			m, _ = machine.Lookup(machine.Default)
		}
	}
	return &target.Target{
		Name:            "vliw",
		FlatSpace:       -1,
		LegalAddress:    legalAddress,
		NoopCast:        func(_, _ int) bool { return true }, // all spaces are one
		MaxVectorBits:   func(int) int { return 64 },
		Misaligned:      func(_, bits, _ int) (speed int, ok bool) { return 1, bits <= 64 },
		MulCost:         func(int) int { return m.LatencyOf(machine.OpMul) },
		FastPopcount:    true,
		FastSqrt:        isFloat,
		Reduction:       target.Reduction{CompareImmediate: target.SignedImmediate(32), AddImmediate: target.SignedImmediate(32)},
		SwitchTableType: func(ty *ir.Type) bool { return ty.IsPtr() || isFloat(ty) },
		Lowering: target.Lowering{
			Registers:      []int{1, 8, 16, 32, 64},
			Skippable:      isSlow,
			ExtendingLoad:  func(_ ir.Op, from, to int) bool { return from < to && to <= 64 },
			CountsZero:     func(string, int) bool { return true },
			ManyConditions: true,
		},
	}
}

// legalAddress: an access takes a register and a 32-bit offset. What else costs nothing: a symbol
// with an offset, which is a constant as the symbol alone is; and a scaled register, since nearly
// all of them count the iterations of a loop, where selection advances a pointer instead
// (isel/pointers.go).
func legalAddress(m target.AddressMode) bool {
	if m.Offset != int64(int32(m.Offset)) {
		return false
	}
	if m.Symbol != nil {
		return !m.BaseReg && m.Scale == 0
	}
	switch m.Scale {
	case 0, 1, 2, 4, 8:
		return true
	}
	return false
}

// isFloat: the types of float registers.
func isFloat(ty *ir.Type) bool { return ty.Kind == ir.FloatKind || ty.Kind == ir.DoubleKind }

// isSlow: operations that hold their unit for many cycles.
func isSlow(i *ir.Instr) bool {
	switch i.Op() {
	case ir.FDiv, ir.FRem, ir.SDiv, ir.SRem, ir.UDiv, ir.URem:
		return true
	}
	return i.Op() == ir.Call && i.IntrinsicID() == "llvm.sqrt"
}
