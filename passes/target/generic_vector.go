package target

import "opt-go/frontend/ir"

// genericRegister is the width that LLVM assumes of the vector registers of a target of which it
// knows nothing, in bits, and genericRegisters how many it assumes.
const (
	genericRegister  = 32
	genericRegisters = 8
)

// GenericVectors describes a target without vector registers that are known, for loops whose
// program or command line demands vectors all the same: every operation costs 1, whatever its
// lanes, so that the demand decides; code generation splits vectors as the target needs.
func GenericVectors() *Vectors {
	return &Vectors{
		Bits: genericRegister, Registers: genericRegisters, Scalars: genericRegisters, Interleave: 1,
		Arith:   func(ir.Op, *ir.Type, int, Second) int { return 1 },
		Compare: func(ir.Pred, *ir.Type, int) int { return 1 },
		Select:  func(*ir.Type, int) int { return 1 },
		Cast:    func(ir.Op, *ir.Type, *ir.Type, int) int { return 1 },
		Memory:  func(*ir.Type, int) int { return 1 },
		Masked:  func(*ir.Type) bool { return false },
		Element: func(*ir.Type) int { return 1 },
		Shuffle: func(ShuffleKind, *ir.Type, int) int { return 1 },
		Lane:    func(ir.Op, *ir.Type, int, int, bool) int { return 1 },
		ByMask:  func(*ir.Type, int, []int32, bool) int { return 1 },
		Call:    func(string, *ir.Type, int) int { return 1 },
	}
}
